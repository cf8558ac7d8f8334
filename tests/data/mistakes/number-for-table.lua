-- A number where a table is meant.
return kasino.extend("standard", {
  id = "number-for-table", title = "Mine",
  scoring = { sweep = 3 },
})
