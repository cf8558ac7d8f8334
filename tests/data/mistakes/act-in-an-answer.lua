-- An answer wants to act.
-- > s2
return kasino.extend("standard", {
  id = "act-in-an-answer", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    if move.card == "s2" then game:award(move.seat, 2, "MINE-1") end
    return false
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
