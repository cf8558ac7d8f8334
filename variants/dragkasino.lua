--- Dragkasino: the standard game, drawing a card after each play. Source: seed 000; clauses DRG-*.
return kasino.extend("standard+draw", {
  id = "dragkasino",
  title = { en = "Draw Kasino", sv = "Dragkasino" },
})
