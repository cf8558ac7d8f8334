-- A clause of one's own without a text.
return kasino.extend("standard", {
  id = "clause-without-text", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view) return move.card == "s2" end },
})
