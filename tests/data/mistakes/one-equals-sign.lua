-- = for ==.
return kasino.extend("standard", {
  id = "one-equals-sign", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    if move.card = "s2" then return true end
    return false
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
