--- Scenarios of sweeps that stop counting, on top of several games.
return {
  variant = { "standard+sweep-freeze", "misar+sweep-freeze" },
  scenarios = {
    {
      name = "FRZ-1: in the last round of a deal a sweep counts for nothing",
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "h4 h5", sweeps = { 0, 1 } },
      play = "s7xh7",
      after = { sweeps = { 0, 1 }, pile1 = "s7 h7", table = "" },
    },
    {
      name = "FRZ-1: before the last round it counts",
      setup = {
        table = "h7", hand1 = "s7 c2", hand2 = "h4 h5", stock = "c3 c4 c5 c6 c8 c9 c10 cJ",
      },
      play = "s7xh7",
      after = { sweeps = { 1, 0 } },
    },
    {
      name = "FRZ-1: where cards are drawn, while cards are left in the stock",
      variant = "standard+draw+sweep-freeze",
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "h4 c4", stock = "c3" },
      steps = {
        { play = "s7xh7", after = { sweeps = { 1, 0 }, stock = 0 } },
        { play = { "h4", "c3", "c4xh4" }, after = { sweeps = { 1, 0 } } },
      },
    },
    {
      name = "FRZ-1: what one must sweep is swept all the same",
      variant = "misar+sweep-freeze",
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "h4 h5" },
      illegal = { c2 = "MIS-A1" },
      legal = "s7xh7",
    },
    {
      name = "FRZ-2: once anybody has ten points in the match, a sweep counts for nothing",
      setup = {
        table = "h7", hand1 = "s7 c2", hand2 = "h4 h5", stock = "c3 c4 c5 c6 c8 c9 c10 cJ",
        scores = { 0, 10 },
      },
      play = "s7xh7",
      after = { sweeps = { 0, 0 } },
    },
    {
      name = "FRZ-2: with nine it counts",
      setup = {
        table = "h7", hand1 = "s7 c2", hand2 = "h4 h5", stock = "c3 c4 c5 c6 c8 c9 c10 cJ",
        scores = { 9, 9 },
      },
      play = "s7xh7",
      after = { sweeps = { 1, 0 } },
      score = { { ["STD-SCO-4"] = 1 }, { ["STD-SCO-4"] = 0 } },
    },
    {
      name = "FRZ-2: points of this deal are not in the match yet",
      setup = {
        table = "h7", hand1 = "s7 c2", hand2 = "h4 h5", stock = "c3 c4 c5 c6 c8 c9 c10 cJ",
        pile1 = "d10 hA", scores = { 9, 0 },
      },
      play = "s7xh7",
      after = { sweeps = { 1, 0 } },
    },
    {
      name = "FRZ-2: partners have their points together",
      variant = "standard+teams+sweep-freeze",
      setup = {
        table = "h7", hand1 = "s7", hand2 = "h4", hand3 = "c2", hand4 = "c3",
        stock = "c4 c5 c6 c7 c8 c9 c10 cJ cQ cK d2 d3 d4 d5 d6 d7", scores = { 0, 6, 0, 4 },
      },
      play = "s7xh7",
      after = { sweeps = { 0, 0, 0, 0 } },
    },
  },
}
