-- A number for an answer.
-- > s2
return kasino.extend("standard", {
  id = "answer-with-a-number", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return #view:hand()
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
