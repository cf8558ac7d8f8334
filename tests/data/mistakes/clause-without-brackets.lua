-- A clause as a key needs brackets and quotes.
return kasino.extend("standard", {
  id = "clause-without-brackets", title = "Mine",
  scoring = { sweep = { points = 3, clause = "MINE-1" } },
  clauses = { MINE-1 = "Three points for a tabbe." },
})
