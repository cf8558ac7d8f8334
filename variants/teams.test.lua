--- Scenarios of playing in pairs, on top of several games.
return {
  variant = { "standard+teams", "finnish+teams" },
  scenarios = {
    {
      name = "PAIR-1: four play",
      seed = 7,
      after = { turn = 1, dealer = 4, stock = 32, scores = { 0, 0, 0, 0 } },
    },
    {
      name = "PAIR-2: partners win together, by the sum of their points",
      setup = { hand1 = "h9", pile1 = "hA", pile2 = "d10", scores = { 7, 14, 8, 0 } },
      play = "h9",
      after = { phase = "match-over", scores = { 8, 16, 8, 0 }, winners = { 1, 2, 3, 4 } },
    },
    {
      name = "PAIR-2: a pair with fewer points loses, whatever one of them has",
      setup = { hand1 = "h9", pile1 = "hA", pile2 = "dA", scores = { 7, 15, 12, 0 } },
      play = "h9",
      after = { phase = "match-over", winners = { 1, 3 } },
    },
    {
      name = "PAIR-2: a match goes to the target of a pair, though nobody has it alone",
      setup = { hand1 = "h9", pile1 = "h4", pile2 = "h5", scores = { 8, 4, 8, 4 } },
      play = "h9",
      after = { phase = "match-over", winners = { 1, 3 } },
    },
    {
      name = "PAIR-2: and goes on while no pair has it",
      setup = { hand1 = "h9", pile1 = "h4", pile2 = "h5", scores = { 8, 4, 7, 4 } },
      play = "h9",
      after = { phase = "deal-over", winners = {} },
    },
    {
      name = "PAIR-2: for most cards and most spades each player's own pile counts",
      setup = { hand1 = "h9", pile1 = "s3 s4 h3", pile2 = "s5 s6 h4 h5", pile3 = "s7 c3" },
      score = {
        { total = 0 },
        { ["STD-SCO-1"] = 1, ["STD-SCO-2"] = 0 },
        { total = 0 },
        { total = 0 },
      },
      variant = "standard+teams",
    },
    {
      name = "PAIR-2: where a pair counts as one, its piles are counted together",
      variant = "standard+teams",
      options = { majority = "pair" },
      setup = { hand1 = "h9", pile1 = "s3 s4 h3", pile2 = "s5 s6 h4 h5", pile3 = "s7 c3" },
      play = "h9",
      after = { phase = "deal-over", scores = { 3, 0, 0, 0 } },
    },
    {
      name = "PAIR-2: and nothing is scored if the pairs have as many",
      variant = "standard+teams",
      options = { majority = "pair" },
      setup = { hand1 = "h9", pile1 = "h3 h4", pile2 = "h5 h6 h7 h8", pile3 = "hJ hQ" },
      play = "h9",
      after = { phase = "deal-over", scores = { 0, 0, 0, 0 } },
    },
    {
      name = "PAIR-2: a tie is settled by the spades of the pair",
      variant = "standard+teams",
      setup = {
        hand1 = "h9", pile1 = "s3 h3", pile2 = "s4 h4", pile3 = "s5 h5", pile4 = "d3 d4",
        scores = { 8, 16, 8, 0 },
      },
      play = "h9",
      after = { phase = "match-over", winners = { 1, 3 } },
    },
    {
      name = "PAIR-2: at misär a pair is out together",
      variant = "misar+teams",
      setup = {
        hand1 = "h9", pile1 = "hA", pile2 = "h2 h3", scores = { 10, 3, 10, 2 },
      },
      play = "h9",
      after = { phase = "match-over", out = { true, false, true, false }, winners = { 2, 4 } },
    },
    {
      name = "PAIR-2: sweeps cancel out when both pairs have one",
      variant = "finnish+teams",
      setup = {
        table = "c5 h4", hand1 = "h9", hand2 = "h7", hand3 = "c7", hand4 = "c8",
        stock = "sK dK cK hK", sweeps = { 0, 1, 0, 0 },
      },
      play = "h9xc5+h4",
      after = { sweeps = { 0, 0, 0, 0 } },
    },
    {
      name = "PAIR-2: not when both partners have one",
      variant = "finnish+teams",
      setup = {
        table = "c5 h4", hand1 = "h9", hand2 = "h7", hand3 = "c7", hand4 = "c8",
        stock = "sK dK cK hK", sweeps = { 0, 0, 1, 0 },
      },
      play = "h9xc5+h4",
      after = { sweeps = { 1, 0, 1, 0 } },
    },
    {
      name = "PAIR-2: sweeps stop counting by the score of a pair",
      variant = "finnish+teams",
      setup = {
        table = "c5 h4", hand1 = "h9", hand2 = "h7", hand3 = "c7", hand4 = "c8",
        stock = "sK dK cK hK", scores = { 0, 6, 0, 5 },
      },
      play = "h9xc5+h4",
      after = { sweeps = { 0, 0, 0, 0 } },
    },
    {
      name = "PAIR-3: the turn passes as when everyone plays alone",
      setup = { table = "s5 cK", hand1 = "h9", hand2 = "h5", hand3 = "d2", hand4 = "dK" },
      steps = {
        { play = "h9", after = { turn = 2, table = "s5 cK h9" } },
        { play = "h5xs5", after = { turn = 3, pile2 = "h5 s5", pile4 = "", last_capturer = 2 } },
      },
    },
  },
}
