-- A card is no number.
-- > s2
return kasino.extend("standard", {
  id = "arithmetic-on-a-card", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return move.card + 1 > 10
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
