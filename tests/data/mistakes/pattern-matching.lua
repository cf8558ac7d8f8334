-- string.match, which scripts have not.
-- > s2
return kasino.extend("standard", {
  id = "pattern-matching", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return move.card:match("^s") ~= nil
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
