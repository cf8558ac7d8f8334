--- One heart is taken at most: a script to look at while it is played.
return kasino.extend("standard", {
  id = "hearts",
  title = "Hearts",
  vars = { sweeps = { type = "int" } },
  refuses = {
    ["X-1"] = { on = "capture", test = function(move, view)
      local hearts = 0
      for _, card in ipairs(move.captured:list()) do
        if kasino.suit(card) == "h" then hearts = hearts + 1 end
      end
      return hearts > 1
    end },
  },
  on_play = function(move, game)
    if #move.captured > 0 then game:set("sweeps", game:var("sweeps") + 1) end
  end,
  clauses = { ["X-1"] = { en = "One heart is taken at most.", sv = "Högst en hjärter tas." } },
})
