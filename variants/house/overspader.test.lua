--- Scenarios of a point for every spade above six, on top of several games.
return {
  variant = { "standard+overspader", "finnish+overspader", "misar+overspader" },
  scenarios = {
    {
      name = "OSP-1: seven spades score 1 point",
      setup = { hand1 = "h9", pile1 = "s3 s4 s5 s6 s7 s8 s9" },
      score = { { ["OSP-1"] = 1 }, { ["OSP-1"] = 0 } },
    },
    {
      name = "OSP-1: all thirteen score 7",
      setup = { hand1 = "h9", pile2 = "sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK" },
      score = { { ["OSP-1"] = 0 }, { ["OSP-1"] = 7 } },
    },
    {
      name = "OSP-1: six score nothing",
      setup = { hand1 = "h9", pile1 = "s3 s4 s5 s6 s7 s8" },
      score = { { ["OSP-1"] = 0 }, { ["OSP-1"] = 0 } },
    },
    {
      name = "OSP-1: fewer take nothing off, and most spades scores nothing",
      setup = { hand1 = "h9", pile1 = "s3 s4 h3", pile2 = "s5 h4 h5 h6" },
      score = { { total = 0 }, { total = 1 } },
    },
    {
      name = "OSP-1: most cards, storan, lillan and aces score as ever",
      setup = { hand1 = "h9", pile1 = "d10 sA s2", pile2 = "h4 h5" },
      score = { { total = 5 }, { total = 0 } },
    },
    {
      name = "OSP-1: a match goes to 21",
      variant = { "standard+overspader", "finnish+overspader" },
      setup = { hand1 = "h9", pile1 = "s3 s4 s5 s6 s7 s8 s9", pile2 = "h2", scores = { 18, 3 } },
      play = "h9",
      after = { phase = "deal-over", scores = { 20, 3 } },
    },
    {
      name = "OSP-1: which 21 points win",
      variant = { "standard+overspader", "finnish+overspader" },
      setup = { hand1 = "h9", pile1 = "s3 s4 s5 s6 s7 s8 s9", pile2 = "h2", scores = { 19, 3 } },
      play = "h9",
      after = { phase = "match-over", scores = { 21, 3 }, winners = { 1 } },
    },
  },
}
