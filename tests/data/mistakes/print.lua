-- print, to see what happens.
-- > s2
return kasino.extend("standard", {
  id = "print", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    print(move.card)
    return false
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
