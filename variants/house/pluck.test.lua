--- Scenarios of plucking a card, on top of several games.
return {
  variant = { "standard+pluck", "finnish+pluck", "misar+pluck", "standard+draw+pluck" },
  scenarios = {
    {
      name = "PLK-1: before playing you may take one card from the table into your pile",
      setup = { table = "h7 dK", hand1 = "c9 c4", hand2 = "h4 h6" },
      steps = {
        { legal = { "pluck h7", "pluck dK" } },
        {
          play = "pluck h7",
          events = "pluck",
          after = { table = "dK", pile1 = "h7", hand1 = "c9 c4", turn = 1 },
        },
        { play = "c9", after = { turn = 2, table = "dK c9" } },
      },
    },
    {
      name = "PLK-1: it is no capture, and no sweep",
      setup = { table = "h7 dK", hand1 = "c9 c4", hand2 = "h4", last_capturer = 2 },
      play = "pluck h7",
      after = { last_capturer = 2, sweeps = { 0, 0 } },
    },
    {
      name = "PLK-1: once a deal",
      setup = { table = "h7 dK d5", hand1 = "c9 c4", hand2 = "h4 h6" },
      steps = {
        { play = "pluck h7", after = { illegal = { ["pluck dK"] = "PLK-1" } } },
        { play = { "c9", "h4" }, after = { illegal = { ["pluck dK"] = "PLK-1" } } },
      },
    },
    {
      name = "PLK-1: each player once",
      setup = { table = "h7 dK d5", hand1 = "c9 c4", hand2 = "h2 h3" },
      play = { "pluck h7", "c9", "pluck dK" },
      after = { pile1 = "h7", pile2 = "dK", vars = { plucked = { true, true } } },
    },
    {
      name = "PLK-1: in the next deal again",
      seed = 7,
      setup = { table = "h7 dK", hand1 = "c9" },
      play = { "pluck h7", "c9", "next" },
      after = { deal = 2, vars = { plucked = { false, false } } },
    },
    {
      name = "PLK-1: only on your own turn",
      setup = { table = "h7 dK", hand1 = "c9 c4", hand2 = "h4" },
      illegal = { ["pluck seat=2 h7"] = true },
    },
    {
      name = "PLK-1: only a card that lies on the table",
      setup = { table = "h7 dK", hand1 = "c9 c4", hand2 = "h4" },
      illegal = { ["pluck c9"] = true, ["pluck h4"] = true },
    },
    {
      name = "PLK-2: it may be no card that scores by itself",
      setup = { table = "d10 s2 hA h7", hand1 = "c9 c4", hand2 = "h4" },
      illegal = { ["pluck d10"] = "PLK-2", ["pluck s2"] = "PLK-2", ["pluck hA"] = "PLK-2" },
      legal = "pluck h7",
    },
    {
      name = "PLK-2: where every spade scores, no spade",
      variant = "standard+spade-casino+pluck",
      setup = { table = "s7 h7", hand1 = "c9 c4", hand2 = "h4" },
      illegal = { ["pluck s7"] = "PLK-2" },
      legal = "pluck h7",
    },
    {
      name = "PLK-3: the last card on the table may not be plucked",
      setup = { table = "h7", hand1 = "c9 c4", hand2 = "h4" },
      illegal = { ["pluck h7"] = "PLK-3" },
    },
  },
}
