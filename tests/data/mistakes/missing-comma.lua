-- A comma is missing.
return kasino.extend("standard", {
  id = "missing-comma", title = "Mine",
  scoring = { sweep = { points = 3 } }
  match = { to = 10 },
})
