-- A move is not to be changed.
-- > s2
return kasino.extend("standard", {
  id = "changes-the-move", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    move.card = "s3"
    return false
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
