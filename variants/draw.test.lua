--- Scenarios of playing with a stock to draw from, on top of several games.
return {
  variant = { "standard+draw", "misar+draw", "finnish+draw" },
  scenarios = {
    {
      name = "DRG-1: a deal is as its first round, and the rest of the pack is the stock",
      seed = 7,
      after = { round = 1, stock = 40, turn = 1 },
    },
    {
      name = "DRG-2: after a play the top card of the stock is drawn",
      setup = {
        table = "s5", hand1 = "h9 c3 c4 c6", hand2 = "d2 d3 d4 h7", stock = "sK dK cK",
      },
      play = "h9",
      after = {
        hand1 = "c3 c4 c6 sK", hand2 = "d2 d3 d4 h7", stock = 2, table = "s5 h9", turn = 2,
      },
    },
    {
      name = "DRG-3: when the stock is out, the cards in hand are played as the last round",
      setup = { table = "s5", hand1 = "h9", hand2 = "dQ", stock = "sK cK" },
      steps = {
        { play = "h9", after = { round = 1, stock = 1, hand1 = "sK" } },
        { play = "dQ", after = { round = 2, stock = 0 }, events = { "stock-out", "last-round" } },
        { play = "sK", after = { hand1 = "", hand2 = "cK", phase = "play" } },
        { play = "cKxsK", after = { phase = "deal-over", round = 2 } },
      },
    },
    {
      name = "DRG-4: Kasino misär keeps its duties, judged on the cards held before drawing",
      variant = "misar+draw",
      setup = { table = "s7 c4", hand1 = "cJ d2", hand2 = "h4 h6", stock = "hJ dJ" },
      play = "cJxs7 c4",
      after = { hand1 = "d2 hJ", sweeps = { 1, 0 } },
    },
    {
      name = "DRG-4: pairs draw like anybody else",
      variant = "standard+teams+draw",
      seed = 7,
      after = { stock = 32 },
    },
    {
      name = "DRG-5: with two players there are 20 draws each",
      players = 2,
      seed = 7,
      after = { stock = 40 },
    },
    {
      name = "DRG-5: with three there are 12",
      players = 3,
      seed = 7,
      after = { stock = 36 },
    },
    {
      name = "DRG-5: with four there are 8",
      players = 4,
      seed = 7,
      after = { stock = 32 },
    },
    {
      name = "DRG-5: the dealer draws the last card",
      setup = { table = "s5", hand1 = "h9", hand2 = "dQ", dealer = 2, stock = "sK cK" },
      play = { "h9", "dQ" },
      after = { hand1 = "sK", hand2 = "cK", stock = 0, turn = 1 },
    },
  },
}
