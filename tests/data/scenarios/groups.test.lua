return {
  scenarios = {
    {
      name = "X-1: a group that a function lists is taken, alone or with others",
      setup = { table = "d9 c4 s5 hK", hand1 = "h5 s7 c2", hand2 = "d2 c8" },
      legal = { "h5xd9+c4", "h5xs5", "h5xd9+c4,s5" },
      illegal = { ["h5xhK"] = true, ["h5xd9"] = true },
    },
    {
      name = "X-1: it shares no card with another",
      setup = { table = "d9 c4 hA", hand1 = "h5 s7 c2", hand2 = "d2 c8" },
      legal = { "h5xd9+c4", "h5xc4+hA" },
      illegal = { ["h5xd9,c4,hA"] = true },
    },
    {
      name = "X-1: a card of two values takes groups of one of them at a time",
      setup = { table = "dK sQ c3 c4 h5", hand1 = "hA s7 c2", hand2 = "d2 c8" },
      legal = { "hAxdK+sQ", "hAxc3+c4" },
      illegal = { ["hAxdK"] = true },
    },
    {
      name = "X-1: it may have to be taken alone",
      options = { alone = true },
      setup = { table = "d9 c4 s5 hK", hand1 = "h5 s7 c2", hand2 = "d2 c8" },
      legal = { "h5xd9+c4", "h5xs5" },
      illegal = { ["h5xd9+c4,s5"] = true },
    },
    {
      name = "X-1: on a table of more than sixteen cards the same holds",
      setup = {
        table = "d9 c4 s5 hK dK cK sK hQ dQ cQ sQ hJ dJ cJ sJ h10 d10 c10 s10",
        hand1 = "h5 s7 c2", hand2 = "d2 c8",
      },
      legal = { "h5xd9+c4", "h5xs5", "h5xd9+c4,s5" },
      illegal = { ["h5xd9"] = true, ["h5xd9+c4,hK"] = true },
    },
    {
      name = "X-1: what it takes is told group by group",
      setup = { table = "d9 c4 s5", hand1 = "h5 s7 c2", hand2 = "d2 c8" },
      play = "h5xd9+c4,s5",
      after = { pile1 = "h5 d9 c4 s5", sweeps = { 1, 0 } },
    },
  },
}
