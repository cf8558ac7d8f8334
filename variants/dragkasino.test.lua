--- Scenarios of dragkasino: the standard game with a stock to draw from.
return {
  scenarios = {
    {
      name = "DRG-1: everyone is dealt four cards, four are laid out, the rest is the stock",
      seed = 7,
      players = 4,
      after = { stock = 32, turn = 1, dealer = 4 },
    },
    {
      name = "DRG-2: a capture too is followed by a draw",
      setup = { table = "s5 h4", hand1 = "h9 c3", hand2 = "d2 d3", stock = "sK dK" },
      play = "h9xs5+h4",
      after = { hand1 = "c3 sK", pile1 = "h9 s5 h4", sweeps = { 1, 0 }, stock = 1 },
      events = { "capture", "sweep" },
    },
    {
      name = "DRG-3: who has the last card of the stock plays on without drawing",
      setup = { table = "s5", hand1 = "h9 c3", hand2 = "d2 d3", stock = "sK" },
      play = { "h9", "d2" },
      after = { hand1 = "c3 sK", hand2 = "d3", round = 2 },
    },
    {
      name = "STD-CAP-6: a card may be laid out although it could take something",
      setup = { table = "d6 c9", hand1 = "h9", hand2 = "h4", stock = "sK" },
      legal = { "h9", "h9xc9" },
    },
    {
      name = "STD-SCO-5: points are counted as in the standard game",
      setup = { hand1 = "h9", pile1 = "d10 hA cA s5 s6", pile2 = "s2 h2", sweeps = { 0, 1 } },
      score = { { total = 7 }, { total = 2 } },
    },
  },
}
