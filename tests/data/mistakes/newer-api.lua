-- Written for a newer program.
return kasino.extend("standard", {
  id = "newer-api", title = "Mine",
  api = 2,
})
