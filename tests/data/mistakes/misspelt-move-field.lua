-- A field of the move is misspelt.
-- > s2
return kasino.extend("standard", {
  id = "misspelt-move-field", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return move.trail and move.card == "s2"
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
