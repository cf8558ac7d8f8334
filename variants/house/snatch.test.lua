--- Scenarios of snatching a missed capture, on top of several games.
return {
  variant = { "standard+snatch", "finnish+snatch" },
  scenarios = {
    {
      name = "SNA-1: who notices a missed capture takes the card, and what it could have taken",
      setup = { table = "h7 dK", hand1 = "s7 c2", hand2 = "h4" },
      steps = {
        { play = "s7", after = { legal = "snatch seat=2 h7" } },
        {
          play = "snatch seat=2 h7",
          events = "snatch",
          after = { table = "dK", pile2 = "s7 h7", pile1 = "", last_capturer = 2, turn = 2 },
        },
      },
    },
    {
      name = "SNA-1: groups too, and several at once",
      setup = { table = "h7 d4 c3 dK", hand1 = "s7 c2", hand2 = "h4" },
      steps = {
        { play = "s7", after = { legal = { "snatch seat=2 h7", "snatch seat=2 d4+c3" } } },
        { play = "snatch seat=2 h7+d4+c3", after = { table = "dK", pile2 = "s7 h7 d4 c3" } },
      },
    },
    {
      name = "SNA-1: whatever way it could have taken them",
      variant = "standard+sequence+snatch",
      setup = { table = "h7 d8 c4 c3 dK", hand1 = "s7 c2", hand2 = "h4" },
      play = "s7",
      after = {
        legal = { "snatch seat=2 h7+d8", "snatch seat=2 c4+c3" },
        illegal = { ["snatch seat=2 h7"] = true },
      },
    },
    {
      name = "SNA-1: only what the card could have taken",
      setup = { table = "h7 d4 dK", hand1 = "s7 c2", hand2 = "h4" },
      play = "s7",
      after = { illegal = { ["snatch seat=2 d4"] = true, ["snatch seat=2 dK"] = true } },
    },
    {
      name = "SNA-1: with the values it has from the hand",
      variant = "finnish+snatch",
      setup = { table = "h9 c5 dA", hand1 = "hA c2", hand2 = "h4" },
      play = "hA",
      after = { legal = "snatch seat=2 h9+c5", illegal = { ["snatch seat=2 dA"] = true } },
    },
    {
      name = "SNA-1: any of the others, also out of turn",
      setup = { table = "h7 dK", hand1 = "s7 c2", hand2 = "h4", hand3 = "h6" },
      play = { "s7", "snatch seat=3 h7" },
      after = { pile3 = "s7 h7", turn = 2 },
    },
    {
      name = "SNA-1: not who laid it out",
      setup = { table = "h7 dK", hand1 = "s7 c2", hand2 = "h4" },
      play = "s7",
      after = { illegal = { ["snatch seat=1 h7"] = "SNA-1" } },
    },
    {
      name = "SNA-1: only once",
      setup = { table = "h7 d7 dK", hand1 = "s7 c2", hand2 = "h4", hand3 = "h6" },
      play = { "s7", "snatch seat=2 h7" },
      after = { illegal = { ["snatch seat=3 d7"] = true } },
    },
    {
      name = "SNA-1: only until the next card is played",
      setup = { table = "h7 dK", hand1 = "s7 c2", hand2 = "h4", hand3 = "h6" },
      play = { "s7", "h4" },
      after = { illegal = { ["snatch seat=3 h7"] = true } },
    },
    {
      name = "SNA-1: a card that could not have captured stays",
      setup = { table = "h7 dK", hand1 = "s6 c2", hand2 = "h4" },
      play = "s6",
      after = {
        vars = { sleeper = false },
        illegal = { ["snatch seat=2 h7"] = true, ["snatch seat=2 dK"] = true },
      },
    },
    {
      name = "SNA-1: what has been captured is nobody else's",
      setup = { table = "h7 d7 dK", hand1 = "s7 c2", hand2 = "h4" },
      play = "s7xh7",
      after = { illegal = { ["snatch seat=2 d7"] = true } },
    },
    {
      name = "SNA-1: who clears the table so has a sweep",
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "h4", stock = "c3 c4 c5 c6 c8 c9 cJ cQ" },
      play = { "s7", "snatch seat=2 h7" },
      after = { table = "", sweeps = { 0, 1 } },
    },
    {
      name = "SNA-1: a sweep that would count for nothing counts for nothing so",
      variant = "standard+snatch+sweep-freeze",
      setup = {
        table = "h7", hand1 = "s7 c2", hand2 = "h4", stock = "c3 c4 c5 c6 c8 c9 cJ cQ",
        scores = { 10, 0 },
      },
      play = { "s7", "snatch seat=2 h7" },
      events = "no-sweep",
      after = { table = "", pile2 = "h7 s7", sweeps = { 0, 0 } },
    },
    {
      name = "SNA-1: what follows on a sweep follows on one made so",
      variant = "finnish+snatch",
      setup = {
        table = "h7", hand1 = "s7 c2", hand2 = "h4", stock = "c3 c4 c5 c6 c8 c9 cJ cQ",
        sweeps = { 1, 0 },
      },
      play = { "s7", "snatch seat=2 h7" },
      events = "sweeps",
      after = { table = "", sweeps = { 0, 0 } },
    },
    {
      name = "SNA-1: also after the last card of a round",
      setup = { table = "h7 dK", hand1 = "s7", stock = "c3 c4 c5 c6 c8 c9 cJ cQ" },
      play = { "s7", "snatch seat=2 h7" },
      after = { round = 2, pile2 = "s7 h7", turn = 1 },
    },
    {
      name = "SNA-1: the last card of the deal comes too late",
      setup = { table = "h7 dK", hand1 = "s7" },
      play = "s7",
      after = { phase = "deal-over", illegal = { ["snatch seat=2 h7"] = true } },
    },
    {
      name = "SNA-1: partners may snatch from each other",
      variant = { "standard+teams+snatch", "finnish+teams+snatch" },
      setup = { table = "h7 dK", hand1 = "s7 c2", hand2 = "h4", hand3 = "h6", hand4 = "h5" },
      play = { "s7", "snatch seat=3 h7" },
      after = { pile3 = "s7 h7", turn = 2 },
    },
    {
      name = "SNA-1: who draws a card after playing may lose the one laid out",
      variant = { "standard+draw+snatch", "finnish+draw+snatch" },
      setup = { table = "h7 dK", hand1 = "s7 c2", hand2 = "h4 h5", stock = "c3 c4" },
      play = { "s7", "snatch seat=2 h7" },
      after = { hand1 = "c2 c3", pile2 = "s7 h7", stock = 1 },
    },
  },
}
