-- A word that is no pattern of cards.
return kasino.extend("standard", {
  id = "unknown-pattern", title = "Mine",
  scoring = { spades = { most = "spades", points = 2 } },
})
