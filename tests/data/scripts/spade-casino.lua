--- Spade casino: every spade counts, 24 points a deal, game 61.
--- Source: Foster's Complete Hoyle, https://archive.org/details/fosterscomplete00fostgoog
return kasino.extend("standard", {
  id = "spade-casino",
  title = "Spade casino",
  scoring = {
    cards = { points = 3 },
    spades = { most = false, each = "s", points = 1, clause = "SPADE-1" },
    jack = { each = "sJ", clause = "SPADE-1" },
  },
  options = { target = { default = 61 } },
  clauses = { ["SPADE-1"] = "Each spade scores 1 point, the jack of spades 2." },
})
