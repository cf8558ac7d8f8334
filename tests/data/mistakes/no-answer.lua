-- The answer is not returned.
-- > s2
return kasino.extend("standard", {
  id = "no-answer", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    local stays = move.card == "s2" and #view:hand() > 1
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
