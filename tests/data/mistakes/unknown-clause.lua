-- A clause that is misspelt where it is cited.
return kasino.extend("standard", {
  id = "unknown-clause", title = "Mine",
  scoring = { sweep = { points = 3, clause = "STD-SOC-4" } },
})
