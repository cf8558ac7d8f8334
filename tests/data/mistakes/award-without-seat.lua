-- A point for nobody.
-- > hK
return kasino.extend("standard", {
  id = "award-without-seat", title = "Mine",
  on_trail = function(move, game)
    game:award(2, "MINE-1")
  end,
  clauses = { ["MINE-1"] = "Two points for laying out." },
})
