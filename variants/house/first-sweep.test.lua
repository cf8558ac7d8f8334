--- Scenarios of the first sweep, on top of several games.
return {
  variant = { "standard+first-sweep", "finnish+first-sweep", "misar+first-sweep" },
  scenarios = {
    {
      name = "FSW-1: the first sweep of a deal counts as two",
      setup = { table = "h7", hand1 = "s7 c3", hand2 = "h4 h5", stock = "c4 c5 c6 c8 c9 cJ cQ cK" },
      play = "s7xh7",
      after = { sweeps = { 2, 0 }, vars = { first_sweeper = 1 } },
      events = { "sweep", "sweeps" },
    },
    {
      name = "FSW-1: later ones count once",
      variant = { "standard+first-sweep", "misar+first-sweep" },
      setup = { table = "h7", hand1 = "s7 c3", hand2 = "h4 h5", stock = "c4 c5 c6 c8 c9 cJ cQ cK" },
      play = { "s7xh7", "h4", "c3", "h5" },
      after = { sweeps = { 2, 0 } },
    },
    {
      name = "FSW-1: also of another player",
      variant = "standard+first-sweep",
      setup = { table = "h7", hand1 = "s7 c3", hand2 = "h5 d3" },
      play = { "s7xh7", "h5", "c3", "d3" },
      after = { sweeps = { 2, 0 }, vars = { first_sweeper = 1 } },
    },
    {
      name = "FSW-2: who made it deals next",
      seed = 7,
      variant = { "standard+first-sweep", "misar+first-sweep" },
      setup = { table = "h7", hand1 = "s7", hand2 = "h5", dealer = 1, turn = 2, stock = "" },
      play = { "h5", "s7xh7", "next" },
      after = { deal = 2, dealer = 2 },
    },
    {
      name = "FSW-2: without a sweep the turn to deal passes on",
      seed = 7,
      setup = { table = "h7", hand1 = "s8", dealer = 2 },
      play = { "s8", "next" },
      after = { deal = 2, dealer = 1 },
    },
  },
}
