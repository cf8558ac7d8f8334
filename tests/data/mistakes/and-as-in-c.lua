-- && for and.
return kasino.extend("standard", {
  id = "and-as-in-c", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return move.trails && move.card == "s2"
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
