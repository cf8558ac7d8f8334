-- A card compared with a number.
-- > s2
return kasino.extend("standard", {
  id = "compared-card", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return move.card > 10
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
