-- A name of one's own is misspelt.
-- > s2
return kasino.extend("standard", {
  id = "misspelt-local", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    local cards = view:hand()
    return #crads > 9
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
