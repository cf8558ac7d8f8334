-- += for x = x +.
return kasino.extend("standard", {
  id = "add-as-in-c", title = "Mine",
  on_trail = function(move, game)
    local n = 1
    n += 1
    game:award(move.seat, n, "MINE-1")
  end,
  clauses = { ["MINE-1"] = "Two points for laying out." },
})
