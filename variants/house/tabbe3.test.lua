--- Scenarios of sweeps worth three, on top of several games.
return {
  variant = { "standard+tabbe3", "finnish+tabbe3", "misar+tabbe3" },
  scenarios = {
    {
      name = "TB3-1: each sweep scores 3 points",
      setup = { hand1 = "h9", sweeps = { 1, 2 } },
      score = { { ["TB3-1"] = 3, total = 3 }, { ["TB3-1"] = 6, total = 6 } },
    },
    {
      name = "TB3-1: as soon as it is made",
      setup = {
        table = "h7", hand1 = "c7 c2", hand2 = "h4 h5", stock = "c3 c4 c5 c6 c8 c9 c10 cJ",
        pile2 = "h2 h3 h6",
      },
      play = "c7xh7",
      score = { { total = 3 }, { total = 1 } },
      events = "sweep",
    },
    {
      name = "TB3-1: a match goes to 10",
      variant = { "standard+tabbe3", "finnish+tabbe3" },
      setup = { hand1 = "h9", pile1 = "h2", sweeps = { 1, 0 }, scores = { 6, 3 } },
      play = "h9",
      after = { phase = "match-over", scores = { 10, 3 }, winners = { 1 } },
    },
    {
      name = "TB3-1: with 9 it goes on",
      variant = { "standard+tabbe3", "finnish+tabbe3" },
      setup = { hand1 = "h9", pile1 = "h2", sweeps = { 1, 0 }, scores = { 5, 3 } },
      play = "h9",
      after = { phase = "deal-over", scores = { 9, 3 }, winners = {} },
    },
    {
      name = "TB3-1: at misär 10 points put a player out",
      variant = "misar+tabbe3",
      setup = { hand1 = "h9", pile1 = "h2", sweeps = { 1, 0 }, scores = { 6, 3 } },
      play = "h9",
      after = { phase = "match-over", out = { true, false }, winners = { 2 } },
    },
    {
      name = "TB3-1: a target of one's own still counts",
      options = { target = 21 },
      setup = { hand1 = "h9", pile1 = "h2", sweeps = { 1, 0 }, scores = { 6, 3 } },
      play = "h9",
      after = { phase = "deal-over", scores = { 10, 3 } },
    },
  },
}
