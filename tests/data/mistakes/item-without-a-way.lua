-- A scoring item that does not say what it counts.
return kasino.extend("standard", {
  id = "item-without-a-way", title = "Mine",
  scoring = { kings = { points = 2 } },
})
