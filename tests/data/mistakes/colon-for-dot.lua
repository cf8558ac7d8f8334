-- A field called as a method.
-- > s2
return kasino.extend("standard", {
  id = "colon-for-dot", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return move:card() == "s2"
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
