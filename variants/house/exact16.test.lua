--- Scenarios of a target that must be met exactly, on top of several games.
return {
  variant = { "standard+exact16", "finnish+exact16", "standard+draw+exact16" },
  scenarios = {
    {
      name = "EXA-1: ending on 17 sets you to 15, and the match goes on",
      setup = { hand1 = "h9", pile1 = "hA cA", pile2 = "h2 h3 h4", scores = { 15, 3 } },
      play = "h9",
      after = { phase = "deal-over", scores = { 15, 4 }, winners = {} },
      score = { { ["EXA-1"] = -2, total = 0 }, { ["EXA-1"] = 0, total = 1 } },
    },
    {
      name = "EXA-1: ending on 18 sets you to 14",
      setup = { hand1 = "h9", pile1 = "hA cA dA", pile2 = "h2 h3 h4 h5", scores = { 15, 3 } },
      play = "h9",
      after = { phase = "deal-over", scores = { 14, 4 } },
    },
    {
      name = "EXA-1: ending on exactly 16 wins",
      setup = { hand1 = "h9", pile1 = "hA", pile2 = "h2 h3", scores = { 15, 3 } },
      play = "h9",
      after = { phase = "match-over", scores = { 16, 4 }, winners = { 1 } },
    },
    {
      name = "EXA-1: also when another has gone beyond it",
      setup = { hand1 = "h9", pile1 = "hA", pile2 = "d10 h3", scores = { 15, 15 } },
      play = "h9",
      after = { phase = "match-over", scores = { 16, 14 }, winners = { 1 } },
    },
    {
      name = "EXA-1: points below the target count as usual",
      setup = { hand1 = "h9", pile1 = "hA cA", pile2 = "h2 h3 h4", scores = { 13, 3 } },
      play = "h9",
      after = { phase = "deal-over", scores = { 15, 4 } },
      score = { { ["EXA-1"] = 0, total = 2 }, { total = 1 } },
    },
    {
      name = "EXA-1: another target is met as exactly",
      options = { target = 21 },
      setup = { hand1 = "h9", pile1 = "hA cA dA", pile2 = "h2 h3", scores = { 18, 20 } },
      play = "h9",
      after = { phase = "deal-over", scores = { 20, 20 } },
    },
    {
      name = "EXA-1: a single deal has no target, and nothing is turned back",
      options = { target = 0 },
      setup = { hand1 = "h9", pile1 = "hA cA", pile2 = "h2 h3 h4" },
      play = "h9",
      after = { phase = "match-over", scores = { 2, 1 }, winners = { 1 } },
    },
    {
      name = "EXA-1: what a pair has above the target is turned back once",
      variant = { "standard+teams+exact16", "finnish+teams+exact16" },
      setup = {
        hand1 = "h9", pile1 = "hA", pile2 = "h2 h3 h4", pile3 = "cA dA", scores = { 8, 1, 7, 2 },
      },
      play = "h9",
      score = { { total = -3 }, { total = 1 }, { total = 2 }, { total = 0 } },
      after = { phase = "deal-over", scores = { 5, 2, 9, 2 } },
    },
    {
      name = "EXA-1: a pair that has exactly 16 together wins",
      variant = "standard+teams+exact16",
      setup = {
        hand1 = "h9", pile1 = "hA", pile2 = "h2 h3 h4", pile3 = "cA", scores = { 7, 1, 7, 2 },
      },
      play = "h9",
      after = { phase = "match-over", winners = { 1, 3 } },
    },
  },
}
