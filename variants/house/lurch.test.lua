--- Scenarios of the lurch, on top of several games.
return {
  variant = { "standard+lurch", "finnish+lurch", "standard+draw+lurch" },
  scenarios = {
    {
      name = "LUR-1: against less than half of the target a match counts double",
      setup = { hand1 = "h9", pile1 = "h2", scores = { 15, 7 } },
      play = "h9",
      after = { phase = "match-over", scores = { 32, 7 }, winners = { 1 } },
      events = { "lurch", "award" },
    },
    {
      name = "LUR-1: not against half of it",
      setup = { hand1 = "h9", pile1 = "h2", scores = { 15, 8 } },
      play = "h9",
      after = { phase = "match-over", scores = { 16, 8 }, winners = { 1 } },
      events = "match-over",
    },
    {
      name = "LUR-1: the points of the last deal count",
      setup = { hand1 = "h9", pile1 = "h2", pile2 = "hA", scores = { 16, 7 } },
      play = "h9",
      after = { phase = "match-over", winners = { 1 }, scores = { 16, 8 } },
    },
    {
      name = "LUR-1: while the match goes on nobody is lurched",
      setup = { hand1 = "h9", pile1 = "h2", scores = { 14, 1 } },
      play = "h9",
      after = { phase = "deal-over", scores = { 15, 1 } },
    },
    {
      name = "LUR-1: one of several losers is enough",
      setup = { hand1 = "h9", pile1 = "h2", hand2 = "", hand3 = "", scores = { 15, 12, 3 } },
      play = "h9",
      after = { phase = "match-over", scores = { 32, 12, 3 }, winners = { 1 } },
    },
    {
      name = "LUR-1: of a pair the points are doubled once",
      variant = "standard+teams+lurch",
      setup = {
        hand1 = "h9", hand2 = "", hand3 = "", hand4 = "", pile1 = "h2", scores = { 8, 3, 7, 2 },
      },
      play = "h9",
      after = { phase = "match-over", scores = { 25, 3, 7, 2 }, winners = { 1, 3 } },
    },
  },
}
