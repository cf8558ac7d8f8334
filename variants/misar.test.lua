--- Scenarios of Kasino misär, clause by clause.
return {
  scenarios = {
    {
      name = "STD-TURN-2: exactly one card of the hand is played: it captures, or is laid out",
      setup = { table = "s5 cK", hand1 = "h5 c9", hand2 = "h4" },
      only = { "h5xs5", "c9" },
    },

    -- A: the forced tabbe.
    {
      name = "MIS-A1: who can make a tabbe must",
      setup = { table = "s7 c4", hand1 = "cJ d2", hand2 = "h4" },
      only = { "cJxs7+c4" },
      illegal = { d2 = "MIS-A1", cJ = "MIS-A1" },
    },
    {
      name = "MIS-A1: an ace, as 14, makes tabbe on an ace, a nine and a five",
      setup = { table = "cA d9 h5", hand1 = "hA d2", hand2 = "h4" },
      only = { "hA=14xd9+h5,cA=14" },
    },
    {
      name = "MIS-A1: who cannot make a tabbe has no such duty",
      setup = { table = "s9", hand1 = "c10 d2", hand2 = "h4" },
      only = { "c10", "d2" },
    },
    {
      name = "MIS-A2: if just one card clears the table, it must be played",
      setup = { table = "hA cA", hand1 = "c2 hK", hand2 = "h4" },
      illegal = { hK = "MIS-A2" },
      legal = "c2xhA+cA",
    },
    {
      name = "MIS-A2: if several do, you choose among them",
      setup = { table = "s7 c4", hand1 = "cJ hJ d2", hand2 = "h4" },
      only = { "cJxs7+c4", "hJxs7+c4" },
    },
    {
      name = "MIS-A3: the duty includes the grouping that clears the table",
      setup = { table = "h7 d7 c6 s3 h3 d4", hand1 = "c10", hand2 = "h4" },
      legal = "c10xh7 d7 c6 s3 h3 d4",
      illegal = { ["c10xs3 h3 d4"] = "MIS-A3" },
    },
    {
      name = "MIS-A3: and the value",
      setup = { table = "c2 d9 h6 cK", hand1 = "s2", hand2 = "h4" },
      only = { "s2=15xcK+c2,d9+h6" },
      illegal = { s2xc2 = "MIS-A3" },
    },
    {
      name = "MIS-A4: where nobody can break the duty, nobody is caught",
      setup = { table = "s7 c4", hand1 = "cJ d2", hand2 = "h4" },
      illegal = { d2 = "MIS-A1" },
    },
    {
      name = "MIS-A4: at an honest table the offender gets 5 points, once",
      options = { enforce = "honest" },
      setup = { table = "s7 c4", hand1 = "cJ d2", hand2 = "h4 h5", hand3 = "dK" },
      steps = {
        { illegal = { d2 = "MIS-A1" } },
        { play = "d2", after = { vars = { offences = { 1, 0, 0 } }, table = "s7 c4 d2" } },
        {
          play = "call seat=3",
          events = { "call", "caught" },
          score = { { ["MIS-A4"] = 5, total = 5 }, { total = 0 }, { total = 0 } },
          after = { turn = 2, vars = { offences = { 0, 0, 0 }, called = { false, false, true } } },
        },
        { play = "call", score = { { total = 5 }, { total = 0 }, { total = 0 } } },
      },
    },
    {
      name = "MIS-A4: a false call costs nothing, and between two plays each player calls once",
      options = { enforce = "honest" },
      setup = { table = "s9", hand1 = "d2 d3", hand2 = "h4 h5" },
      steps = {
        { play = { "d2", "call" }, score = { { total = 0 }, { total = 0 } } },
        { illegal = { ["call seat=2"] = "MIS-A4" }, legal = "call seat=1" },
        { play = "h4", after = { legal = "call seat=2" } },
      },
    },
    {
      name = "MIS-A4: a second offence does not hide the first",
      options = { enforce = "honest" },
      setup = { table = "s7 c4", hand1 = "cJ d2 c9", hand2 = "hK h8", hand3 = "d5" },
      play = { "d2", "h8", "call seat=3" },
      score = { { ["MIS-A4"] = 5 }, { ["MIS-A4"] = 5 }, { total = 0 } },
    },
    {
      name = "MIS-A4: nor does a card laid out by another",
      options = { enforce = "honest" },
      setup = { table = "s7 c4", hand1 = "cJ d2", hand2 = "h3 h7", hand3 = "h6 h8" },
      play = { "d2", "h3", "call seat=3" },
      score = { { ["MIS-A4"] = 5 }, { total = 0 }, { total = 0 } },
    },
    {
      name = "MIS-A4: a capture wipes the offence out",
      options = { enforce = "honest" },
      setup = { table = "s7 c4", hand1 = "cJ d2", hand2 = "h4 h5" },
      play = { "d2", "h4xc4", "call" },
      after = { vars = { offences = { 0, 0 } } },
      score = { { total = 0 } },
    },
    {
      name = "MIS-A5: a card that makes a tabbe possible is told: tabbe on jack",
      setup = { table = "s7", hand1 = "c4", hand2 = "cJ hJ d2" },
      play = "c4",
      events = "tabbe_on",
    },

    -- B: capturing.
    {
      name = "MIS-B1: if the card you play can capture, it must",
      setup = { table = "s7 hK", hand1 = "h7", hand2 = "h4" },
      illegal = { h7 = "MIS-B1" },
      legal = "h7xs7",
    },
    {
      name = "MIS-B2: no card or group may be left that could still be taken",
      setup = { table = "h7 d7 c6 s3 h3 d4 cK", hand1 = "c10", hand2 = "h4" },
      legal = { "c10xs3 h3 d4", "c10xh7 d7 c6 s3 h3 d4" },
      illegal = { ["c10xh7 s3"] = "MIS-B2" },
    },
    {
      name = "MIS-B2: the grouping is your choice",
      setup = { table = "s5 d5 h3", hand1 = "c8", hand2 = "h4" },
      only = { "c8xs5+h3", "c8xd5+h3" },
    },
    {
      name = "MIS-B2: only groups of the same value count as left",
      setup = { table = "c2 d9 h6", hand1 = "s2", hand2 = "h4" },
      legal = { "s2xc2", "s2=15xd9+h6" },
    },
    {
      name = "MIS-B3: lillan and an ace left behind must be taken if they can be counted so",
      setup = { table = "cQ s4 hA s2 h7", hand1 = "d10", hand2 = "h4" },
      illegal = { ["d10xcQ s4"] = "MIS-B2" },
      legal = "d10=16xcQ+s4,s2=15+hA",
    },
    {
      name = "MIS-B3: which they cannot beside a card that makes nothing with them",
      setup = { table = "s2 hA c9", hand1 = "d10", hand2 = "h4" },
      legal = "d10=16xs2=15+hA",
    },
    {
      name = "MIS-B4: an ace may not be laid beside an ace",
      setup = { table = "cA c9", hand1 = "hA", hand2 = "h4" },
      illegal = { hA = "MIS-B1" },
    },
    {
      name = "MIS-B5: no card that can capture need be played",
      setup = { table = "s7 hK", hand1 = "h7 c2", hand2 = "h4" },
      only = { "c2", "h7xs7" },
    },

    -- C: winning.
    {
      name = "MIS-C1: in a single deal the fewest points win",
      options = { target = 0 },
      setup = { hand1 = "h9", pile1 = "h2 h3 h4", pile2 = "dA d10" },
      play = "h9",
      after = { phase = "match-over", scores = { 1, 3 }, winners = { 1 } },
    },
    {
      name = "MIS-C1: then the fewest spades",
      options = { target = 0 },
      setup = { hand1 = "h9", pile1 = "s3 s4", pile2 = "s5 hA h3" },
      play = "h9",
      after = { phase = "match-over", scores = { 2, 2 }, winners = { 2 } },
    },
    {
      name = "MIS-C2: who has 21 points after a deal is out, and the next is for those left",
      seed = 7,
      setup = {
        hand1 = "h9", pile1 = "h2 h3 h4", pile2 = "dA d10", pile3 = "hA", scores = { 0, 18, 19 },
      },
      steps = {
        {
          play = "h9",
          after = { phase = "deal-over", scores = { 1, 21, 20 }, out = { false, true, false } },
          events = "out",
        },
        { play = "next", after = { hand2 = "", stock = 40, scores = { 1, 21, 20 } } },
      },
    },
    {
      name = "MIS-C2: the last one in wins",
      setup = { hand1 = "h9", pile1 = "h2 h3 h4", pile2 = "dA d10", scores = { 19, 18 } },
      play = "h9",
      after = { phase = "match-over", out = { false, true }, winners = { 1 } },
    },
    {
      name = "MIS-C3: if all go out together, the fewest points win",
      setup = { hand1 = "h9", pile1 = "hA h3 h4", pile2 = "dA d10", scores = { 20, 18 } },
      play = "h9",
      after = { phase = "match-over", scores = { 22, 21 }, winners = { 2 } },
    },
    {
      name = "MIS-C3: if several have as few, the fewest spades in that deal",
      setup = { hand1 = "h9", pile1 = "s3 s4", pile2 = "s5 hA", scores = { 19, 20 } },
      play = "h9",
      after = { phase = "match-over", scores = { 21, 21 }, winners = { 2 } },
    },
    {
      name = "MIS-C3: of those who are level in that too, several win",
      setup = { hand1 = "h9", pile1 = "hA c3", pile2 = "dA c4", scores = { 20, 20 } },
      play = "h9",
      after = { phase = "match-over", scores = { 21, 21 }, winners = { 1, 2 } },
    },
    {
      name = "MIS-C3: if they are level there too, they share the win",
      options = { target = 0 },
      setup = { hand1 = "h9", pile1 = "s3 h3", pile2 = "s4 h4" },
      play = "h9",
      after = { phase = "match-over", winners = { 1, 2 } },
    },

    -- D: points.
    {
      name = "MIS-D1: points are counted as in the standard game",
      setup = {
        hand1 = "h9", pile1 = "d10 hA cA s5 s6", pile2 = "s2 h2", sweeps = { 0, 2 },
      },
      score = {
        { ["STD-SCO-1"] = 1, ["STD-SCO-2"] = 2, ["STD-SCO-3"] = 4, total = 7 },
        { ["STD-SCO-3"] = 1, ["STD-SCO-4"] = 2, total = 3 },
      },
    },
  },
}
