--- Scenarios of shiya, clause by clause.
return {
  scenarios = {
    {
      name = "SHI-1: the partner is asked before a numeral takes something",
      setup = {
        table = "h8 d5 c3 cK", hand1 = "s8 c2", hand2 = "h4 h6", hand3 = "c8 h9", hand4 = "d7 d9",
      },
      play = "s8xh8",
      after = { turn = 3, stage = "shiya", table = "h8 d5 c3 cK", legal = { "shiya", "take" } },
    },
    {
      name = "SHI-1: the partner may let it be taken",
      setup = {
        table = "h8 d5 c3 cK", hand1 = "s8 c2", hand2 = "h4 h6", hand3 = "c8 h9", hand4 = "d7 d9",
      },
      play = { "s8xh8", "take" },
      after = { turn = 2, table = "d5 c3 cK", pile1 = "s8 h8", last_capturer = 1 },
    },
    {
      name = "SHI-1: or say shiya, and it becomes a build of the partner's, and the turn is over",
      setup = {
        table = "h8 d5 c3 cK", hand1 = "s8 c2", hand2 = "h4 h6", hand3 = "c8 h9", hand4 = "d7 d9",
        last_capturer = 4, pile4 = "sA hA",
      },
      play = { "s8xh8,d5+c3", "shiya" },
      events = "shiya",
      after = {
        turn = 2, stage = "play", table = "cK [s8+h8+d5+c3]=8*/3", hand1 = "c2", pile1 = "",
        last_capturer = 4,
      },
    },
    {
      name = "SHI-1: a build of the numeral lies there, and is joined",
      setup = {
        table = "[d5+c3]=8/2 h8", hand1 = "s8 c2", hand2 = "d8 h6", hand3 = "c8 h9",
        hand4 = "d7 d9",
      },
      play = { "s8xh8,[d5+c3]", "shiya" },
      after = { table = "[s8+h8+d5+c3]=8*/3", turn = 2 },
    },
    {
      name = "SHI-1: the partner takes it later",
      setup = {
        table = "[d5+c3]=8/3 cK", hand1 = "c2", hand2 = "h6", hand3 = "c8 h9", hand4 = "d7 d9",
        turn = 3,
      },
      play = { "c8x[d5+c3]", "take" },
      after = { pile3 = "c8 d5 c3", turn = 4 },
    },
    {
      name = "SHI-1: no court card",
      setup = {
        table = "hK d5 c3", hand1 = "sK c2", hand2 = "h4 h6", hand3 = "cK h9", hand4 = "d7 d9",
      },
      play = "sKxhK",
      after = { turn = 2, stage = "play", pile1 = "sK hK" },
    },
    {
      name = "SHI-2: whoever says shiya holds a card of the numeral",
      setup = {
        table = "h8 d5 c3 cK", hand1 = "s8 c2", hand2 = "h4 h6", hand3 = "c7 h9", hand4 = "d7 d9",
      },
      play = "s8xh8",
      after = { illegal = { shiya = "SHI-2" } },
    },
  },
}
