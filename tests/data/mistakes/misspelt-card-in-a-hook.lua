-- A card that there is none of, in a function.
-- > s2
return kasino.extend("standard", {
  id = "misspelt-card-in-a-hook", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return view.table:has("h11")
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
