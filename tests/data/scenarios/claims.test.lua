--- What comes of claims.lua.
local waiting = { table = "h7 h2", hand1 = "s7 s9", hand2 = "s8" }
local level = { hand1 = "h7", hand2 = "h8", pile1 = "s3 s4", pile2 = "s5 s6" }
local last_cards = { table = "h7 h3", hand1 = "s9", hand2 = "s8" }

return {
  scenarios = {
    {
      name = "A move waits for those whom it makes asked, and then stands",
      setup = waiting,
      steps = {
        {
          play = "s7xh7",
          events = "claim",
          after = { turn = 2, stage = "veto", table = "h7 h2", hand1 = "s7 s9" },
        },
        {
          play = "allow",
          events = { "allow", "capture" },
          after = { turn = 2, table = "h2", pile1 = "s7 h7" },
        },
      },
    },
    {
      name = "What is set as a move is claimed stands when it is carried out, until the next",
      options = { naming = true },
      setup = waiting,
      steps = {
        { play = { "s7xh7", "allow" }, after = { vars = { named = 5, kept = 5 } } },
        { play = "s8", after = { vars = { named = 1, kept = 1 } } },
      },
    },
    {
      name = "A move that is cancelled was not made, and its seat is to act again",
      setup = waiting,
      steps = {
        {
          play = { "s7xh7", "veto" },
          events = { "veto", "cancelled" },
          after = { turn = 1, hand1 = "s7 s9", table = "h7 h2" },
        },
        { play = { "s7", }, after = { turn = 2, table = "h7 h2 s7" } },
      },
    },
    {
      name = "X-1: the move that waits can be looked at",
      setup = waiting,
      play = "s9",
      after = { turn = 2, legal = "allow", illegal = { veto = "X-1" } },
    },
    {
      name = "A seat that was asked to play plays again when its move is cancelled",
      setup = { table = "h7 h2", hand1 = "s4 s7 s3", hand2 = "s8" },
      steps = {
        { play = { "s4", "s7xh7", "veto" }, after = { turn = 1 } },
        { play = "s3", after = { turn = 2 } },
      },
    },
    {
      name = "Once a move is cancelled nobody else is asked about it",
      options = { asked = "all" },
      setup = { hand1 = "s2 s3", hand2 = "h2", hand3 = "h3" },
      steps = {
        { play = { "s2", "veto" }, after = { turn = 1 } },
        { play = { "s2", "allow" }, after = { turn = 3, stage = "veto" } },
        { play = "allow", after = { turn = 2, stage = "play", table = "s2" } },
      },
    },
    {
      name = "A move may be cancelled at once",
      options = { asked = "nobody" },
      setup = { table = "h2", hand1 = "s7 s9", hand2 = "s8" },
      steps = {
        { play = { "s7", "s7" }, after = { turn = 1, hand1 = "s7 s9" } },
        { play = "s9", after = { turn = 2 } },
      },
    },
    {
      name = "How often is counted from the last that stood",
      options = { asked = "nobody" },
      setup = { table = "h2", hand1 = "s7 s9", hand2 = "s8", cancelled = 20 },
      play = { "s9", "s8", "s7" },
      after = { turn = 1, hand1 = "s7" },
    },
    {
      name = "A move whose cards are gone meanwhile is not made",
      setup = { table = "h7", hand1 = "s7 s9", hand2 = "s8" },
      play = { "s7xh7", "grab" },
      events = { "grab", "cancelled" },
      after = { turn = 1, pile2 = "h7", hand1 = "s7 s9" },
    },
    {
      name = "Variables hold cards, sets, and several values",
      setup = { hand1 = "s7 h3", hand2 = "d8 d2" },
      steps = {
        {
          play = "s7",
          after = {
            vars = {
              last = "s7", seen = { "s7" }, before = {}, none = {}, had_seen = false,
              colour = "black", sum = 5,
              who = { 1, 2 }, seats = { 1, 2 },
            },
          },
        },
        {
          play = { "d8", "h3" },
          after = {
            vars = {
              last = "h3",
              colour = "red",
              sum = 10,
              seen = { "d8", "s7", "h3" },
              before = { "d8", "s7" },
            },
          },
        },
      },
    },
    {
      name = "Most spades that several have are lost",
      options = { ties = "none" },
      setup = level,
      steps = {
        { score = { { ["STD-SCO-2"] = 0 }, { ["STD-SCO-2"] = 0 } } },
        { play = { "h7", "h8", "next" }, after = { deal = 2 } },
      },
    },
    {
      name = "They are shared",
      options = { ties = "share" },
      setup = level,
      score = { { ["STD-SCO-2"] = 2 }, { ["STD-SCO-2"] = 2 } },
    },
    {
      name = "They are carried over, to the next who has most",
      options = { ties = "carry" },
      setup = {
        hand1 = "h7", hand2 = "h8", pile1 = "s3 s4", pile2 = "s5", carried = { spades = 1 },
      },
      score = { { ["STD-SCO-2"] = 10 }, { ["STD-SCO-2"] = 0 } },
    },
    {
      name = "A function may say who gets the cards that are left",
      setup = last_cards,
      play = { "s9", "allow", "s8" },
      after = { pile2 = "h7 h3 s9 s8", table = "" },
    },
    {
      name = "Or that nobody does",
      options = { left = "nobody" },
      setup = last_cards,
      play = { "s9", "allow", "s8" },
      after = { pile2 = "", table = "h7 h3 s9 s8" },
    },
  },
}
