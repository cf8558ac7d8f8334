-- A hand that the seat may not see.
-- > s2
return kasino.extend("standard", {
  id = "someone-elses-hand", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return view:hand(2):has("s2")
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
