--- What comes of zones.lua.

local in_order = "sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK hA h2 h3 h4 h5 h6 h7 h8 h9 h10 hJ hQ hK "
  .. "dA d2 d3 d4 d5 d6 d7 d8 d9 d10 dJ dQ dK cA c2 c3 c4 c5 c6 c7 c8 c9 c10 cJ cQ cK"

return {
  scenarios = {
    {
      name = "Cards lie in zones, by seat and slot",
      setup = {
        table = "h7", hand1 = "s7", hand2 = "s8",
        zones = { aside2 = "s2 s3", ["row.3"] = "d4", heap = "c5 c6" },
      },
      after = { zones = { aside2 = "s2 s3", ["row.3"] = "d4", heap = "c5 c6", aside1 = "" } },
    },
    {
      name = "Acts move cards to a slot",
      setup = { table = "h7", hand1 = "s2 s9", hand2 = "s8" },
      play = "s2",
      after = { table = "s2", zones = { ["row.2"] = "h7" } },
    },
    {
      name = "To the place of a seat",
      setup = { table = "h7", hand1 = "s3 s9", hand2 = "s8" },
      play = "s3",
      after = { table = "s3", zones = { aside2 = "h7" } },
    },
    {
      name = "To a place of the game",
      setup = { table = "h7", hand1 = "s4 s9", hand2 = "s8" },
      play = "s4",
      after = { table = "s4", zones = { heap = "h7" } },
    },
    {
      name = "Cards are dealt to zones, one a seat or one for all, and to every slot",
      options = { deal = "all" },
      deck = in_order,
      after = {
        hand1 = "sA s2 s3 s4", hand2 = "s5 s6 s7 s8", table = "h3", stock = 36,
        zones = { aside1 = "s9 s10", aside2 = "sJ sQ", ["row.1"] = "sK", ["row.3"] = "h2" },
      },
    },
    {
      name = "Cards of a scored zone count as those of the pile",
      setup = {
        table = "h7", hand1 = "s7", hand2 = "s8", pile1 = "hA", pile2 = "h2 h3",
        zones = { won1 = "d10 cA", aside2 = "sA" },
      },
      score = { { total = 5 }, { total = 0 } }, -- storan, two aces, most cards
    },
    {
      name = "A step of the deal asks every seat, and the next step waits",
      options = { deal = "asking" },
      dealer = 1,
      deck = in_order,
      steps = {
        { after = { turn = 2, stage = "lay", table = "", only = {}, hand2 = "sA s2 s3 s4" } },
        { play = "lay s3", after = { turn = 1, stage = "lay", table = "" } },
        {
          play = "lay s8",
          after = { turn = 2, stage = "play", table = "s9 s10 sJ sQ", hand1 = "s5 s6 s7 hA" },
        },
      },
    },
    {
      name = "A step may deal the rest, in shares as even as may be",
      players = 3,
      options = { deal = "rest" },
      deck = in_order,
      after = {
        stock = 0, table = "sA s2 s3", phase = "deal-over",
        zones = {
          ["field1.1"] = "s4 s5 s6 s7 s8 s9 s10 sJ sQ", ["field3.2"] = "c6 c7 c8 c9 c10 cJ cQ cK",
        },
      },
    },
    {
      name = "A later round may be the rest",
      options = { deal = "rest_later" },
      setup = { hand1 = "s7", stock = "c2 c3 c4 c5 c6", table = "h7" },
      play = "s7",
      after = { stock = 0, hand1 = "c2 c3 c4", hand2 = "c5 c6" },
    },
    {
      name = "A step of the deal may be a function",
      options = { deal = "drawing" },
      deck = in_order,
      after = { table = "s9 s10 sJ sQ", stock = 40 },
    },
    {
      name = "At a stage with cards of its own a seat plays from there",
      setup = { table = "h7", hand1 = "s7 s9", hand2 = "s8", zones = { reserve1 = "c4" } },
      steps = {
        { play = "s7xh7", after = { turn = 1, only = "c4", legal = "keep" } },
        {
          play = "c4",
          after = { turn = 2, table = "c4", hand1 = "s9" },
          score = { { ["X-1"] = 1 } },
        },
      },
    },
    {
      name = "Or passes",
      setup = { table = "h7", hand1 = "s7 s9", hand2 = "s8", zones = { reserve1 = "c4" } },
      play = { "s7xh7", "keep" },
      after = { turn = 2, table = "", zones = { reserve1 = "c4" } },
    },
    {
      name = "Where a stage is automatic the only thing to do is done",
      options = { auto = true },
      setup = { table = "h7", hand1 = "s7 s9", hand2 = "s8", zones = { reserve1 = "c4" } },
      play = "s7xh7",
      after = { turn = 2, table = "c4" },
    },
    {
      name = "If there are several things to do it waits",
      options = { auto = true },
      setup = { table = "h7", hand1 = "s7 s9", hand2 = "s8", zones = { reserve1 = "c4 c5" } },
      play = "s7xh7",
      after = { turn = 1, table = "", only = { "c4", "c5" } },
    },
  },
}
