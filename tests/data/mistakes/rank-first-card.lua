-- A card as in English.
-- > s2
return kasino.extend("standard", {
  id = "rank-first-card", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return view.table:has("queen of hearts")
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
