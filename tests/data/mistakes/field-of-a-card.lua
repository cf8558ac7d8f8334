-- A card is a text, and has no fields.
-- > s2
return kasino.extend("standard", {
  id = "field-of-a-card", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return move.card.rank == "2" and #view:hand() > 1
  end },
  clauses = { ["MINE-1"] = "Twos stay in the hand." },
})
