-- A text put together with nothing.
-- > hK
return kasino.extend("standard", {
  id = "concatenated-nil", title = "Mine",
  on_trail = function(move, game)
    local names = { "Ann", "Bo" }
    game:event("trail", { who = "it was " .. names[move.seat + 2] })
  end,
  clauses = { ["MINE-1"] = "Two points for laying out." },
})
