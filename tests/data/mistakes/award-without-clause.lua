-- Points that no clause gives.
-- > hK
return kasino.extend("standard", {
  id = "award-without-clause", title = "Mine",
  on_trail = function(move, game)
    game:award(move.seat, 2)
  end,
  clauses = { ["MINE-1"] = "Two points for laying out." },
})
