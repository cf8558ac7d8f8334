--- How a position goes on that somebody set up.
return {
  scenarios = {
    {
      name = "A seat without cards is passed over",
      setup = { hand1 = "", hand2 = "", hand3 = "s7 c2" },
      steps = { { after = { turn = 3 } }, { play = "s7", after = { turn = 3 } } },
    },
    {
      name = "The dealer is the seat before the one to move",
      setup = { hand1 = "h5", hand2 = "s5", hand3 = "d5" },
      after = { turn = 1, dealer = 3 },
    },
    {
      name = "Whichever that is",
      setup = { hand1 = "h5", hand2 = "s5", hand3 = "d5", turn = 3 },
      after = { turn = 3, dealer = 2 },
    },
    {
      name = "Unless it is named",
      setup = { hand1 = "h5", hand2 = "s5", hand3 = "d5", turn = 3, dealer = 3 },
      after = { turn = 3, dealer = 3 },
    },
    {
      name = "Without a card in any hand, and nothing to deal, the deal is over at once",
      setup = { pile1 = "d10", pile2 = "hA", table = "h7", last_capturer = 2, hand1 = "" },
      after = { phase = "deal-over", pile2 = "hA h7", table = "" },
    },
    {
      name = "With a stock a round is dealt",
      setup = { stock = "s2 s3 s4 s5 s6 s7 s8 s9", hand1 = "" },
      after = { phase = "play", hand1 = "s2 s3 s6 s7", hand2 = "s4 s5 s8 s9" },
    },
    {
      name = "The end of the match comes with that of the deal, and no deal after it",
      setup = { hand1 = "c9", hand2 = "", pile1 = "d10 hA", pile2 = "h4", scores = { 13, 0 } },
      play = "c9",
      events = { "trail", "deal-over", "match-over" },
      after = { phase = "match-over", winners = { 1 }, scores = { 17, 0 } },
    },
    {
      name = "Played cards and taken cards go on the own pile",
      setup = {
        table = "d6 h7 c3",
        hand1 = "s7 c2",
        hand2 = "c9 h4",
        pile1 = "hQ sQ",
        pile2 = "dK",
      },
      play = "s7xh7",
      events = "capture",
      after = { pile1 = "hQ sQ s7 h7", pile2 = "dK", last_capturer = 1, sweeps = { 0, 0 } },
    },
  },
}
