-- One branch answers, the other does not.
-- > s2
return kasino.extend("standard", {
  id = "no-answer-in-one-branch", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    if move.card == "s2" then
      return #view:hand() > 1
    end
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
