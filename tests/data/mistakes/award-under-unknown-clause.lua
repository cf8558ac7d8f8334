-- Points under a clause that is misspelt.
-- > hK
return kasino.extend("standard", {
  id = "award-under-unknown-clause", title = "Mine",
  on_trail = function(move, game)
    game:award(move.seat, 2, "MIEN-1")
  end,
  clauses = { ["MINE-1"] = "Two points for laying out." },
})
