-- Patterns in a list, where one string holds them all.
return kasino.extend("standard", {
  id = "patterns-as-a-list", title = "Mine",
  scoring = { kings = { each = { "sK", "hK" }, points = 2 } },
})
