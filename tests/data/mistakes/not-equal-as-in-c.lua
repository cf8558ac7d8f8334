-- != for ~=.
return kasino.extend("standard", {
  id = "not-equal-as-in-c", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return move.card != "s2"
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
