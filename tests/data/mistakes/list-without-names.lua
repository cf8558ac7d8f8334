-- Scoring items without names.
return kasino.extend("standard", {
  id = "list-without-names", title = "Mine",
  scoring = { { each = "K", points = 2 } },
})
