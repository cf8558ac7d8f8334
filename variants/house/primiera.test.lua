--- Scenarios of primiera, on top of several games.
return {
  variant = { "standard+primiera", "finnish+primiera", "escoba+primiera" },
  scenarios = {
    {
      name = "PRI-1: the best card of each suit counts, most over the four suits scores",
      setup = { hand1 = "h3", pile1 = "s7 h7 d6 c2", pile2 = "sK hA d5 c6" }, -- 72 and 59
      score = { { ["PRI-1"] = 1 }, { ["PRI-1"] = 0 } },
    },
    {
      name = "PRI-1: of a suit only the best card counts",
      setup = { hand1 = "h3", pile1 = "s7 s6 sA s5 h2 d2 c2", pile2 = "s4 h7 dK cQ" }, -- 57 and 55
      score = { { ["PRI-1"] = 1 }, { ["PRI-1"] = 0 } },
    },
    {
      name = "PRI-1: a six is better than an ace, an ace than a five, a two than a king",
      setup = { hand1 = "h3", pile1 = "s6 hA d2 c4", pile2 = "sA h5 dK cJ" },
      score = { { ["PRI-1"] = 1 }, { ["PRI-1"] = 0 } },
    },
    {
      name = "PRI-1: who lacks a suit has none, however good the others are",
      setup = { hand1 = "h3", pile1 = "s7 h7 c7", pile2 = "sK hK dK cK" },
      score = { { ["PRI-1"] = 0 }, { ["PRI-1"] = 1 } },
    },
    {
      name = "PRI-1: where it may lack a suit, what there is counts",
      options = { incomplete_primiera = true },
      setup = { hand1 = "h3", pile1 = "s7 h7 c7", pile2 = "sK hK dK cK" }, -- 63 and 40
      score = { { ["PRI-1"] = 1 }, { ["PRI-1"] = 0 } },
    },
    {
      name = "PRI-1: nobody scores for a shared first place",
      setup = { hand1 = "h3", pile1 = "s7 hK d2 c3", pile2 = "h7 sQ c2 d3" },
      score = { { ["PRI-1"] = 0 }, { ["PRI-1"] = 0 } },
    },
  },
}
