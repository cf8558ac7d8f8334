-- A place that there is none of.
-- > hK
return kasino.extend("standard", {
  id = "unknown-place", title = "Mine",
  on_trail = function(move, game)
    game:give({ move.card }, "table", "hnad")
  end,
  clauses = { ["MINE-1"] = "Two points for laying out." },
})
