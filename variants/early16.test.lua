--- Scenarios of announcing 16, on top of several games.
return {
  variant = { "standard+early16", "standard+draw+early16", "finnish+early16" },
  scenarios = {
    {
      name = "ANN-1: who has the points of the match during a deal announces it and wins",
      setup = { table = "s5", hand1 = "h9", hand2 = "h4", pile1 = "hA", scores = { 15, 3 } },
      play = "announce",
      after = { phase = "match-over", winners = { 1 } },
      events = { "announce", "match-over" },
    },
    {
      name = "ANN-3: of the deal that is broken off only what counts by itself is added",
      variant = "standard+early16",
      setup = { table = "s5", hand1 = "h9", hand2 = "h4", pile1 = "hA s3 s4", scores = { 15, 3 } },
      play = "announce",
      after = { phase = "match-over", scores = { 16, 3 } },
    },
    {
      name = "ANN-1: also out of turn",
      setup = { table = "s5", hand1 = "h9", hand2 = "h4", pile2 = "d10", scores = { 3, 14 } },
      steps = {
        { legal = "announce seat=2", illegal = { ["announce seat=1"] = "ANN-2" } },
        { play = "announce", after = { phase = "match-over", winners = { 2 } } },
      },
    },
    {
      name = "ANN-1: only until the last card of the deal is played",
      setup = { table = "s5", hand1 = "h9", pile1 = "hA h2", scores = { 13, 3 } },
      play = "h9",
      after = { phase = "deal-over", illegal = { announce = true } },
    },
    {
      name = "ANN-1: a single deal has nothing to announce",
      options = { target = 0 },
      setup = { table = "s5", hand1 = "h9", hand2 = "h4", pile1 = "hA" },
      illegal = { announce = "ANN-1" },
    },
    {
      name = "ANN-1: nor where a false announcement loses",
      options = { target = 0, false_claim = "lose" },
      setup = { table = "s5", hand1 = "h9", hand2 = "h4", pile1 = "hA" },
      illegal = { announce = "ANN-1" },
    },
    {
      name = "ANN-1: a pair announces what both have together",
      variant = "standard+teams+early16",
      setup = {
        table = "s5", hand1 = "h9", hand2 = "h4", pile1 = "hA", pile3 = "d10",
        scores = { 6, 15, 7, 0 },
      },
      steps = {
        { illegal = { ["announce seat=2"] = "ANN-2" }, legal = "announce seat=3" },
        { play = "announce", after = { winners = { 1, 3 } } },
      },
    },
    {
      name = "ANN-1: where a false announcement loses, the others win",
      options = { false_claim = "lose" },
      setup = { table = "s5", hand1 = "h9", hand2 = "h4", hand3 = "c2", scores = { 15, 3, 4 } },
      play = "announce",
      after = { phase = "match-over", winners = { 2, 3 }, scores = { 15, 3, 4 } },
    },
    {
      name = "ANN-2: only cards already taken that score by themselves may be added",
      setup = {
        table = "s5", hand1 = "h9", hand2 = "h4", pile1 = "d10 s2 cA", scores = { 12, 3 },
      },
      legal = "announce",
    },
    {
      name = "ANN-2: they must be enough",
      setup = {
        table = "s5", hand1 = "h9", hand2 = "h4", pile1 = "d10 s2 cA", scores = { 11, 3 },
      },
      illegal = { announce = "ANN-2" },
    },
    {
      name = "ANN-2: who has the points from the deals before need add none",
      setup = { table = "s5", hand1 = "h9", hand2 = "h4", scores = { 16, 3 } },
      legal = "announce",
    },
    {
      name = "ANN-2: a sweep may not",
      setup = { table = "s5", hand1 = "h9", hand2 = "h4", sweeps = { 1, 0 }, scores = { 15, 3 } },
      illegal = { announce = "ANN-2" },
    },
    {
      name = "ANN-2: a sweep may, where that is agreed",
      options = { announce_counts = "cards+sweeps" },
      setup = { table = "s5", hand1 = "h9", hand2 = "h4", sweeps = { 1, 0 }, scores = { 15, 3 } },
      legal = "announce",
    },
    {
      name = "ANN-3: most spades, most cards and the last capture do not count before the end",
      options = { last_capture_point = true },
      setup = {
        table = "s5", hand1 = "h9", hand2 = "h4", pile1 = "s6 s7 s8", last_capturer = 1,
        scores = { 15, 3 },
      },
      score = { { total = 4 }, { total = 0 } },
      illegal = { announce = "ANN-2" },
    },
    {
      name = "ANN-3: they count after it",
      variant = { "standard+early16", "finnish+early16" },
      setup = { table = "s5", hand1 = "h9", hand2 = "h4", pile1 = "s6 s7 s8", scores = { 13, 3 } },
      steps = {
        { illegal = { announce = "ANN-2" } },
        { play = { "h9", "h4" }, after = { scores = { 16, 3 }, winners = { 1 } } },
      },
    },
    {
      name = "ANN-4: who says nothing may be overtaken",
      setup = {
        table = "s5", hand1 = "h9", hand2 = "h4", pile1 = "d10", pile2 = "hA s3 c3",
        scores = { 14, 15 },
      },
      steps = {
        { legal = "announce" },
        { play = { "h9", "h4" }, after = { phase = "match-over", winners = { 2 } } },
      },
    },
    {
      name = "ANN-4: points that nobody announced are settled after the deal",
      setup = { table = "s5", hand1 = "h9", hand2 = "h4", pile1 = "hA", scores = { 15, 3 } },
      steps = {
        { legal = { "announce", "h9" } },
        { play = "h9", after = { phase = "play" } },
        { play = "h4", after = { phase = "match-over", winners = { 1 }, scores = { 17, 3 } } },
      },
    },
  },
}
