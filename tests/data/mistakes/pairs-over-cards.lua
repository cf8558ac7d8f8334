-- A list of cards is no table.
-- > s2
return kasino.extend("standard", {
  id = "pairs-over-cards", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    for _, card in pairs(view.table) do
      if card == "s2" then return true end
    end
    return false
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
