-- An answer wants to act, through its view.
-- > s2
return kasino.extend("standard", {
  id = "view-that-acts", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    if move.card == "s2" then view:award(move.seat, 2, "MINE-1") end
    return false
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
