-- A rank is a letter or a number in a string.
-- > s2
return kasino.extend("standard", {
  id = "compared-with-a-rank", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return kasino.rank(move.card) > 10
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
