--- Scenarios of Finnish Kasino, clause by clause.
return {
  scenarios = {
    {
      name = "FIN-PLY-1, FIN-PLY-2: four cards to everyone and four to the table",
      players = 3,
      seed = 7,
      after = { stock = 36, scores = { 0, 0, 0 } },
    },
    {
      name = "FIN-PLY-1: from one pack of 52 cards",
      deck = table.concat({
        "sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK", "hA h2 h3 h4 h5 h6 h7 h8 h9 h10 hJ hQ hK",
        "dA d2 d3 d4 d5 d6 d7 d8 d9 d10 dJ dQ dK", "cA c2 c3 c4 c5 c6 c7 c8 c9 c10 cJ cQ cK",
      }, " "),
      after = { hand1 = "sA s2 s7 s8", hand2 = "s3 s4 s9 s10", table = "s5 s6 sJ sQ", stock = 40 },
    },
    {
      name = "FIN-PLY-2: later cards go only to the hands",
      setup = { table = "s5", hand1 = "h9", stock = "c2 c3 c4 c5 c6 c7 c8 c9" },
      play = "h9",
      after = { round = 2, hand1 = "c2 c3 c6 c7", hand2 = "c4 c5 c8 c9", table = "s5 h9" },
    },
    {
      name = "FIN-VAL-1: from the hand an ace counts 14, the two of spades 15, storan 16",
      setup = { table = "c10 h4 h9 s7 d5 c2", hand1 = "hA s2 d10", hand2 = "h6" },
      legal = { "hA=14xc10+h4", "s2=15xc10+d5", "d10=16xh9+s7" },
      illegal = { s2xc2 = "FIN-VAL-1", d10xc10 = "FIN-VAL-1" },
    },
    {
      name = "FIN-VAL-1: on the table they count 1, 2 and 10",
      setup = { table = "cA s2 d10 sK", hand1 = "c2 c10 c3 hA", hand2 = "h6" },
      legal = { "c2xs2", "c10xd10", "c3xs2+cA", "hA=14xsK+cA" },
      illegal = { hAxcA = "FIN-VAL-1" },
    },
    {
      name = "FIN-CAP-1: a jack takes a jack, and a five with a six",
      setup = { table = "dJ h6 c5 hQ", hand1 = "cJ cQ c10 c8", hand2 = "h4" },
      legal = { "cJxdJ", "cJxh6+c5", "cJxdJ,h6+c5", "cQxhQ" },
      illegal = { c10xdJ = "FIN-CAP-1", c8xh6 = "FIN-CAP-1" },
    },
    {
      name = "FIN-CAP-1: a card on the table is part of one sum only",
      setup = { table = "s5 d5 h3", hand1 = "c8", hand2 = "h4" },
      illegal = { ["c8xs5 d5 h3"] = "FIN-CAP-1" },
    },
    {
      name = "FIN-CAP-2: a ten takes a ten, and an eight with a two",
      setup = { table = "h10 c8 d2 sK", hand1 = "c10", hand2 = "h4" },
      legal = "c10xh10,c8+d2",
    },
    {
      name = "FIN-CAP-3: nothing must be taken, and not all of it",
      setup = { table = "h10 c8 d2 sK", hand1 = "c10", hand2 = "h4" },
      only = { "c10", "c10xh10", "c10xc8+d2", "c10xh10,c8+d2" },
    },
    {
      name = "FIN-CAP-3: but where that is agreed a card that can take must",
      options = { must_capture = true },
      setup = { table = "h10 c8", hand1 = "c10", hand2 = "h4" },
      illegal = { c10 = "STD-CAP-V1" },
    },
    {
      name = "FIN-SCO-1: aces, the two of spades, storan, most spades and most cards",
      setup = { hand1 = "h9", pile1 = "d10 hA cA", pile2 = "s2 h2 h3 h4" },
      score = { { ["FIN-SCO-1"] = 4, total = 4 }, { ["FIN-SCO-1"] = 4, total = 4 } },
    },
    {
      name = "FIN-SCO-1: ten points in all",
      setup = { hand1 = "h9", pile1 = "sA hA dA cA s2 d10 h3", pile2 = "h5" },
      score = { { ["FIN-SCO-1"] = 10, total = 10 }, { total = 0 } },
    },
    {
      name = "FIN-SCO-1: nothing if the first place is shared",
      setup = { hand1 = "h9", pile1 = "s3 h3", pile2 = "s4 h4" },
      score = { { total = 0 }, { total = 0 } },
    },
    {
      name = "FIN-SWP-1: emptying the table in one play is a mökki, and scores 1 point",
      setup = { table = "c5 h4", hand1 = "h9", hand2 = "h7 c2", stock = "sK dK" },
      play = "h9xc5+h4",
      after = { sweeps = { 1, 0 }, only = { "h7", "c2" } },
      score = { { ["FIN-SWP-1"] = 1 }, { total = 0 } },
      events = "sweep",
    },
    {
      name = "FIN-SWP-2: a sweep counts only while cards are left in the stock",
      setup = { table = "c5 h4", hand1 = "h9", hand2 = "h7" },
      play = "h9xc5+h4",
      after = { table = "", sweeps = { 0, 0 } },
    },
    {
      name = "FIN-SWP-3: and only while nobody has more than 10 points from the deals before",
      setup = { table = "c5 h4", hand1 = "h9", hand2 = "h7", stock = "sK dK", scores = { 0, 11 } },
      play = "h9xc5+h4",
      after = { table = "", sweeps = { 0, 0 } },
    },
    {
      name = "FIN-SWP-3: with 10 points it still counts",
      setup = { table = "c5 h4", hand1 = "h9", hand2 = "h7", stock = "sK dK", scores = { 0, 10 } },
      play = "h9xc5+h4",
      after = { sweeps = { 1, 0 } },
    },
    {
      name = "FIN-SWP-3: a limit of 0 is none",
      options = { sweep_freeze = 0 },
      setup = { table = "c5 h4", hand1 = "h9", hand2 = "h7", stock = "sK dK", scores = { 0, 15 } },
      play = "h9xc5+h4",
      after = { sweeps = { 1, 0 } },
    },
    {
      name = "FIN-SWP-3: another limit is another number of points",
      options = { sweep_freeze = 8 },
      setup = { table = "c5 h4", hand1 = "h9", hand2 = "h7", stock = "sK dK", scores = { 9, 3 } },
      play = "h9xc5+h4",
      after = { sweeps = { 0, 0 } },
    },
    {
      name = "FIN-SWP-4: when every player has a sweep, each loses one",
      setup = {
        table = "c5 h4", hand1 = "h9", hand2 = "h7", hand3 = "c7", stock = "sK dK cK",
        sweeps = { 0, 2, 1 },
      },
      play = "h9xc5+h4",
      after = { sweeps = { 0, 1, 0 } },
    },
    {
      name = "FIN-SWP-4: again and again",
      setup = {
        table = "c5 h4", hand1 = "h9", hand2 = "h7", stock = "sK dK", sweeps = { 1, 2 },
      },
      play = "h9xc5+h4",
      after = { sweeps = { 0, 0 } },
    },
    {
      name = "FIN-SWP-4: not while anybody has none",
      setup = {
        table = "c5 h4", hand1 = "h9", hand2 = "h7", hand3 = "c7", stock = "sK dK cK",
        sweeps = { 0, 1, 0 },
      },
      play = "h9xc5+h4",
      after = { sweeps = { 1, 1, 0 } },
    },
    {
      name = "FIN-SWP-4: where they do not cancel out, all stay",
      options = { sweep_cancel = false },
      setup = {
        table = "c5 h4", hand1 = "h9", hand2 = "h7", stock = "sK dK", sweeps = { 0, 1 },
      },
      play = "h9xc5+h4",
      after = { sweeps = { 1, 1 } },
    },
    {
      name = "FIN-END-1: cards left on the table go to the player who captured last, for no point",
      setup = { table = "s4 c8", hand1 = "h9", last_capturer = 2 },
      play = "h9",
      after = { pile2 = "s4 c8 h9", sweeps = { 0, 0 } },
      events = "leftovers",
    },
    {
      name = "FIN-END-1: if nobody captured, they go to nobody",
      setup = { table = "s4 c8", hand1 = "h9" },
      play = "h9",
      after = { pile1 = "", pile2 = "", phase = "deal-over" },
    },
    {
      name = "FIN-END-1: the last capture scores where that is agreed",
      options = { last_capture_point = true },
      setup = { table = "s4 c8", hand1 = "h9", last_capturer = 2 },
      play = "h9",
      score = { { total = 0 }, { ["STD-SCO-V1"] = 1 } },
    },
    {
      name = "FIN-MAT-1: after the deal in which somebody has 16 points, the highest total wins",
      setup = { hand1 = "h9", pile1 = "hA", pile2 = "d10 h2", scores = { 15, 14 } },
      play = "h9",
      after = { phase = "match-over", scores = { 16, 17 }, winners = { 2 } },
    },
    {
      name = "FIN-MAT-1: with 15 it goes on",
      setup = { hand1 = "h9", pile1 = "h5 h6", pile2 = "h4", scores = { 14, 3 } },
      play = "h9",
      after = { phase = "deal-over", scores = { 15, 3 }, winners = {} },
    },
    {
      name = "FIN-MAT-1: of several, most spades in that deal",
      setup = { hand1 = "h9", pile1 = "s3 s4", pile2 = "s5 h2", scores = { 14, 16 } },
      play = "h9",
      after = { phase = "match-over", scores = { 16, 16 }, winners = { 1 } },
    },
    {
      name = "FIN-DEAL-1: the dealer changes after each pack",
      setup = { hand1 = "h9", dealer = 2 },
      play = { "h9", "next" },
      after = { deal = 2, dealer = 1, turn = 2 },
    },
    {
      name = "FIN-DEAL-1: the player after the dealer leads every round",
      setup = {
        table = "s5", hand1 = "c4", hand2 = "h9", turn = 2, dealer = 1,
        stock = "c2 c3 d4 c5 c6 c7 c8 c9",
      },
      play = { "h9", "c4" },
      after = { round = 2, turn = 2 },
    },
  },
}
