-- A field called as a function.
-- > s2
return kasino.extend("standard", {
  id = "table-as-a-function", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return #view:table() > 4
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
