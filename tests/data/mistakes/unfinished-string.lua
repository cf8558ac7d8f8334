-- A quote is missing.
return kasino.extend("standard", {
  id = "unfinished-string", title = "Mine",
  scoring = { sweep = { points = 3, clause = "STD-SCO-4 } },
})
