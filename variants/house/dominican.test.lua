--- Scenarios of the Dominican endgame, on top of several games.
return {
  variant = { "standard+dominican", "finnish+dominican", "standard+draw+dominican" },
  scenarios = {
    {
      name = "DOM-1: with 18 points most cards wins, whatever the others score",
      setup = {
        hand1 = "h9", pile1 = "h2 h3 h4 h5 h6", pile2 = "d10 hA cA s2", scores = { 18, 17 },
      },
      play = "h9",
      after = { phase = "match-over", winners = { 1 } },
      events = { "deal-over", "match-over" },
    },
    {
      name = "DOM-1: with 18 points nothing else counts",
      setup = {
        hand1 = "h9", pile1 = "d10 hA s3", pile2 = "h2 h3 h4 h5", sweeps = { 1, 0 },
        scores = { 18, 3 },
      },
      play = "h9",
      after = { phase = "deal-over", scores = { 18, 4 }, winners = {} },
    },
    {
      name = "DOM-1: with 18 points a shared first place does not win",
      setup = { hand1 = "h9", pile1 = "h2 h3", pile2 = "c2 c3", scores = { 18, 3 } },
      play = "h9",
      after = { phase = "deal-over", scores = { 18, 3 } },
    },
    {
      name = "DOM-1: with 19 points the ten of diamonds wins",
      setup = { hand1 = "h9", pile1 = "d10", pile2 = "s3 s4 hA cA", scores = { 19, 17 } },
      play = "h9",
      after = { phase = "match-over", winners = { 1 } },
    },
    {
      name = "DOM-1: with 19 points nothing else counts",
      setup = {
        hand1 = "h9", pile1 = "s3 s4 s5 hA cA", pile2 = "d10 h2", sweeps = { 1, 0 },
        scores = { 19, 3 },
      },
      play = "h9",
      after = { phase = "deal-over", scores = { 19, 5 } },
    },
    {
      name = "DOM-1: with 20 points most spades wins",
      setup = { hand1 = "h9", pile1 = "s3 s4", pile2 = "s5 d10 hA cA", scores = { 20, 17 } },
      play = "h9",
      after = { phase = "match-over", winners = { 1 } },
    },
    {
      name = "DOM-1: with 20 points nothing else counts",
      setup = {
        hand1 = "h9", pile1 = "s3 d10 hA cA", pile2 = "s5 s6", sweeps = { 1, 0 },
        scores = { 20, 3 },
      },
      play = "h9",
      after = { phase = "deal-over", scores = { 20, 5 } },
    },
    {
      name = "DOM-1: the points that nothing else brings are taken off again",
      setup = { hand1 = "h9", pile1 = "d10 hA", pile2 = "h2 h3 h4 h5", scores = { 18, 3 } },
      play = "h9",
      score = { { ["DOM-1"] = -3, total = 0 }, { ["DOM-1"] = 0, total = 1 } },
    },
    {
      name = "DOM-1: two who win so share it",
      setup = { hand1 = "h9", pile1 = "h2 h3 h4", pile2 = "s3 s4", scores = { 18, 20 } },
      play = "h9",
      after = { phase = "match-over", winners = { 1, 2 } },
    },
    {
      name = "DOM-1: below 18 all points count, and 21 wins",
      setup = { hand1 = "h9", pile1 = "d10 hA c3", pile2 = "h2", scores = { 17, 3 } },
      play = "h9",
      after = { phase = "match-over", scores = { 21, 3 }, winners = { 1 } },
    },
    {
      name = "DOM-1: who comes to 18 in this deal must wait for the next",
      setup = { hand1 = "h9", pile1 = "h2 h3", pile2 = "h4", scores = { 17, 3 } },
      play = "h9",
      after = { phase = "deal-over", scores = { 18, 3 } },
    },
    {
      name = "DOM-1: a pair wins by what either partner takes",
      variant = { "standard+teams+dominican", "finnish+teams+dominican" },
      setup = {
        hand1 = "h9", pile1 = "hA", pile2 = "cA dA", pile3 = "d10", scores = { 10, 8, 9, 8 },
      },
      play = "h9",
      after = { phase = "match-over", winners = { 1, 3 } },
    },
    {
      name = "DOM-1: nothing else counts for either partner",
      variant = "standard+teams+dominican",
      setup = {
        hand1 = "h9", pile1 = "hA", pile2 = "cA dA", pile3 = "s3 s4 s5", scores = { 10, 1, 9, 1 },
      },
      play = "h9",
      after = { phase = "deal-over", scores = { 10, 3, 9, 1 } },
    },
    {
      name = "DOM-1: where a pair counts as one, its piles make most cards together",
      variant = "standard+teams+dominican",
      options = { majority = "pair" },
      setup = {
        hand1 = "h9", pile1 = "h2 h3", pile2 = "c2 c3 c4", pile3 = "h4 h5",
        scores = { 10, 1, 8, 1 },
      },
      play = "h9",
      after = { phase = "match-over", winners = { 1, 3 } },
    },
  },
}
