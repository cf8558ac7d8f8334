--- Scenarios of the double move after a sweep, on top of several games.
return {
  variant = { "standard+double-move", "misar+double-move", "standard+teams+double-move" },
  scenarios = {
    {
      name = "DBL-1: after a sweep the next player plays twice",
      variant = { "standard+double-move", "misar+double-move" },
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "h4 dK h6" },
      steps = {
        { play = "s7xh7", after = { turn = 2, sweeps = { 1, 0 } } },
        { play = "h4", after = { turn = 2, table = "h4" } },
        { play = "dK", after = { turn = 1, table = "h4 dK" } },
      },
    },
    {
      name = "DBL-1: the first card can only be laid out",
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "h4 dK h6" },
      play = "s7xh7",
      after = { only = { "h4", "h6", "dK" } },
    },
    {
      name = "DBL-1: with the second the one laid out may be taken, and the sweeper plays twice",
      variant = { "standard+double-move", "misar+double-move" },
      setup = { table = "h7", hand1 = "s7 c2 c3", hand2 = "h4 d4 h6" },
      steps = {
        { play = { "s7xh7", "h4" }, after = { legal = "d4xh4" } },
        { play = "d4xh4", events = "sweep" },
        { play = "c2", after = { table = "c2" } },
        { play = "c3", after = { table = "c2 c3", turn = 2 } },
      },
    },
    {
      name = "DBL-1: with three players the turn then passes on",
      variant = { "standard+double-move", "misar+double-move" },
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "h4 dK h6", hand3 = "d2 d3" },
      play = { "s7xh7", "h4", "dK" },
      after = { turn = 3 },
    },
    {
      name = "DBL-1: with pairs the next player is an opponent",
      variant = "standard+teams+double-move",
      setup = {
        table = "h7", hand1 = "c2 c3", hand2 = "s7", hand3 = "h4 dK h6", hand4 = "d2", turn = 2,
      },
      play = { "s7xh7", "h4", "dK" },
      after = { turn = 4 },
    },
    {
      name = "DBL-1: a capture that leaves cards passes the turn as usual",
      setup = { table = "h7 dK", hand1 = "s7 c2", hand2 = "h4 h6", hand3 = "d2" },
      play = { "s7xh7", "h4" },
      after = { turn = 3 },
    },
    {
      name = "DBL-1: who has one card left plays it, and the turn passes",
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "h4" },
      play = { "s7xh7", "h4" },
      after = { turn = 1, table = "h4" },
    },
    {
      name = "DBL-1: after the last card of a round they are played with the next cards",
      variant = { "standard+double-move", "misar+double-move" },
      setup = { table = "h3", hand1 = "h4", hand2 = "s7", stock = "c2 c8 c4 c5 c6 c3 c9 cJ" },
      steps = {
        { play = { "h4", "s7xh3+h4" }, after = { round = 2, turn = 1, sweeps = { 0, 1 } } },
        { play = "c2", after = { turn = 1, table = "c2" } },
        { play = "c8", after = { turn = 2, table = "c2 c8" } },
      },
    },
    {
      name = "DBL-1: where cards are drawn, one is drawn after each of the two",
      variant = "standard+draw+double-move",
      setup = { table = "h7", hand1 = "s7", hand2 = "h4", stock = "c2 c3 c4 c5" },
      play = { "s7xh7", "h4", "c3" },
      after = { hand1 = "c2", hand2 = "c4", stock = 1, turn = 1 },
    },
    {
      name = "DBL-1: a sweep that counts for nothing is followed by one card",
      variant = "standard+sweep-freeze+double-move",
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "h4 h6", scores = { 10, 0 } },
      play = { "s7xh7", "h4" },
      after = { turn = 1 },
    },
  },
}
