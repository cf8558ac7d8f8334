-- A loop over a list without ipairs.
-- > s2
return kasino.extend("standard", {
  id = "loop-over-a-list", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    for card in { "s2", "d10" } do
      if card == move.card then return true end
    end
    return false
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
