-- A method of the view is misspelt.
-- > s2
return kasino.extend("standard", {
  id = "misspelt-view-method", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return move.card == "s2" and #view:hnad() > 1
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
