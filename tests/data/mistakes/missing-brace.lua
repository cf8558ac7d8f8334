-- A brace is missing.
return kasino.extend("standard", {
  id = "missing-brace", title = "Mine",
  scoring = { sweep = { points = 3 },
  match = { to = 10 },
})
