-- A field of what is not there.
-- > s2
return kasino.extend("standard", {
  id = "index-of-nil", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    local seen = {}
    return seen.last.card == "s2"
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
