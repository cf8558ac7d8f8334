-- = for ==, in an answer.
return kasino.extend("standard", {
  id = "answer-with-one-equals-sign", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return move.card = "s2"
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
