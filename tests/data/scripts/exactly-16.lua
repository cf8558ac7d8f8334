--- Exactly 16: what is over bounces back, 17 to 15, 18 to 14.
--- Source: https://fi.wikipedia.org/wiki/Kasino_(korttipeli)
return kasino.modifier {
  id = "exactly-16",
  title = "exactly 16",
  requires = { ["match.to"] = 16 },
  clauses = { ["EXACT-1"] = "A score above 16 bounces back by as much as it is above." },

  on_scored = function(game)
    for _, seat in ipairs(game.seats) do
      local over = game:score(seat) - 16
      if over > 0 then game:award(seat, -2 * over, "EXACT-1") end
    end
  end,
}
