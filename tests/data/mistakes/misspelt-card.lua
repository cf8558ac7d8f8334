-- A card that there is none of.
return kasino.extend("standard", {
  id = "misspelt-card", title = "Mine",
  scoring = { storan = { each = "d11", points = 2 } },
})
