return {
  scenarios = {
    {
      name = "X-1: a set of cards captures like a card",
      setup = { table = "d9 c4 s3", hand1 = "h5 h4 sK", hand2 = "d2 c8" },
      legal = "together h5+h4 d9",
      play = "together h5+h4 d9",
      events = { "capture" },
      after = {
        turn = 2, table = "c4 s3", hand1 = "sK", pile1 = "d9 h5 h4", last_capturer = 1,
        vars = { claimed = { "d9" }, captured = { "d9" } },
      },
    },
    {
      name = "a set that clears the table sweeps",
      setup = { table = "d9", hand1 = "h5 h4 sK", hand2 = "d2 c8" },
      play = "together h5+h4 d9",
      events = { "capture", "sweep" },
      after = { sweeps = { 1, 0 }, vars = { swept = { 1, 0 } } },
    },
    {
      name = "a set that takes nothing is laid out",
      setup = { table = "d9", hand1 = "h5 h4 sK", hand2 = "d2 c8" },
      play = "spread h5+h4",
      events = { "trail" },
      after = { table = "d9 h5 h4", hand1 = "sK", vars = { laid = { "h5", "h4" } } },
    },
    {
      name = "X-2: no card is named twice; what is said of one argument is said before the next",
      setup = { hand1 = "h5 h4 sK", hand2 = "d2 c8" },
      legal = { "pair h5 h4", "pair h4 sK" },
      illegal = { ["pair sK sK"] = "X-2" },
      only = { "h5", "h4", "sK", "pair h5 h4", "pair h4 h5", "pair h5 sK", "pair h4 sK",
        "spread sK+h5", "spread sK+h4", "spread h5+h4", "spread sK+h5+h4" },
    },
    {
      name = "who answers sees what an action would play and take",
      setup = { table = "d10 c4", hand1 = "h6 h4 sK", hand2 = "d2 c8" },
      play = { "together h6+h4 d10", "leave" },
      after = { turn = 2, table = "d10 c4", vars = { laid = { "h6", "h4" } } },
    },
    {
      name = "a build can be named",
      setup = { table = "[h6+s2]=8/2", hand1 = "d8 c8", hand2 = "s8 c2" },
      legal = { "add d8 build.1" },
      play = "add d8 build.1",
      after = { table = "[d8+h6+s2]=8*/1", hand1 = "c8" },
    },
    {
      name = "a place of a zone can be named, and belongs to somebody",
      setup = { hand1 = "d8 c8", hand2 = "s8 c2" },
      legal = { "store d8 shelf1.2", "store c8 shelf2.1" },
      play = "store d8 shelf2.1",
      after = { hand1 = "c8", zones = { ["shelf2.1"] = "d8" }, turn = 1 },
    },
    {
      name = "a cancelled move may end the turn; who captured last stays",
      setup = { table = "d10 c4", hand1 = "h10 sK", hand2 = "d2 c8", last_capturer = 2 },
      steps = {
        { play = "h10xd10", after = { turn = 2, stage = "leave" } },
        {
          play = "leave",
          events = { "leave", "cancelled" },
          after = {
            turn = 2, stage = "play", table = "d10 c4", hand1 = "h10 sK", pile1 = "",
            last_capturer = 2,
          },
        },
      },
    },
    {
      name = "or let its seat play again",
      setup = { table = "d10 c4", hand1 = "h10 sK", hand2 = "d2 c8" },
      play = { "h10xd10", "again" },
      after = { turn = 1, stage = "play", hand1 = "h10 sK" },
    },
    {
      name = "on_claim sees what an action would capture",
      setup = { table = "d10 c4", hand1 = "h6 h4 sK", hand2 = "d2 c8" },
      play = { "together h6+h4 d10", "let" },
      after = { turn = 2, pile1 = "d10 h6 h4", vars = { claimed = { "d10" } } },
    },
  },
}
