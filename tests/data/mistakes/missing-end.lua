-- An if has no end.
return kasino.extend("standard", {
  id = "missing-end", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    if move.card == "s2" then
      return true
    return false
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
