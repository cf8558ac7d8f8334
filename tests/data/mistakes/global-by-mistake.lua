-- local is missing.
-- > s2
return kasino.extend("standard", {
  id = "global-by-mistake", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    count = #view:hand()
    return count > 1
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
