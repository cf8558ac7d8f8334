-- A method called with a dot.
-- > s2
return kasino.extend("standard", {
  id = "dot-for-colon", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return move.card == "s2" and #view.hand() > 1
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
