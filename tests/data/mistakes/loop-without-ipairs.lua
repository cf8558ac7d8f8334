-- A loop over cards without ipairs.
-- > s2
return kasino.extend("standard", {
  id = "loop-without-ipairs", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    for card in view:hand() do
      if card == "s2" then return true end
    end
    return false
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
