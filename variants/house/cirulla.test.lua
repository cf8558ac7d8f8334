--- Scenarios of Cirulla, clause by clause.
return {
  scenarios = {
    -- Taking by value.
    {
      name = "CIR-1: a card takes one of equal value, or cards that add up to it",
      setup = { table = "cJ d5 h3 hK", hand1 = "sJ", hand2 = "h4" },
      only = { "sJ=8xcJ=8", "sJ=8xd5+h3" },
    },
    {
      name = "CIR-1: a queen counts 9, a king 10",
      setup = { table = "d5 h4 sK c3 d7", hand1 = "hQ hK", hand2 = "h6" },
      only = { "hQ=9xd5+h4", "hK=10xsK=10", "hK=10xd7+c3", "hK=10xd5" },
    },
    {
      name = "CIR-1: of several a card takes one, and no group beside it",
      setup = { table = "cJ hJ d5 h3", hand1 = "sJ", hand2 = "h4" },
      legal = { "sJxcJ", "sJxhJ", "sJxd5+h3" },
      illegal = { ["sJxcJ hJ"] = true, ["sJxcJ d5 h3"] = true },
    },
    {
      name = "CIR-1: forty cards are dealt, without eights, nines and tens",
      seed = 7,
      after = { stock = 30, turn = 1, dealer = 2 },
    },
    {
      name = "CIR-1: in later rounds three cards go to each hand",
      setup = { table = "c2", hand1 = "hK", stock = "s2 s3 s4 s5 s6 s7 hQ" },
      play = "hK",
      after = { hand1 = "s2 s3 s4", hand2 = "s5 s6 s7", table = "c2 hK", stock = 1, round = 2 },
    },

    -- Taking fifteen.
    {
      name = "CIR-2: a card takes cards that make 15 with it",
      setup = { table = "c6 d2 hK", hand1 = "s7 d5", hand2 = "h4" },
      only = { "s7xc6+d2", "d5xhK=10" },
    },
    {
      name = "CIR-2: a king with a five, a queen with a six, a jack with a seven",
      setup = { table = "d5 d6 d7", hand1 = "sK sQ sJ", hand2 = "h4" },
      only = { "sK=10xd5", "sQ=9xd6", "sJ=8xd7" },
    },
    {
      name = "CIR-2: fifteen is made once, and not beside a capture by value",
      setup = { table = "s7 cJ d6 h2", hand1 = "h7", hand2 = "h4" },
      legal = { "h7xs7", "h7xcJ", "h7xd6+h2" },
      illegal = { ["h7xcJ s7"] = true, ["h7xcJ d6 h2"] = true },
    },
    {
      name = "CIR-2: what makes neither the value nor 15 is refused",
      setup = { table = "c6 d3 h2", hand1 = "s7", hand2 = "h4" },
      illegal = { ["s7xc6 d3"] = "CIR-2" },
    },

    -- Aces.
    {
      name = "CIR-3: an ace takes everything",
      setup = { table = "hK c3 d5", hand1 = "hA", hand2 = "h4" },
      play = "hAxhK c3 d5",
      after = { table = "", pile1 = "hA hK c3 d5", sweeps = { 1, 0 } },
    },
    {
      name = "CIR-3: unless an ace lies on the table: then it takes that",
      setup = { table = "hK d5 sA", hand1 = "hA", hand2 = "h4" },
      only = "hAxsA",
      illegal = { ["hAxhK d5 sA"] = "CIR-3" },
    },
    {
      name = "CIR-3: it takes not only some of it",
      setup = { table = "hK c3 d5", hand1 = "hA", hand2 = "h4" },
      illegal = { ["hAxhK c3"] = true, hA = "CIR-4" },
    },
    {
      name = "CIR-3: it may make 15 instead",
      setup = { table = "hK h4 d5", hand1 = "hA", hand2 = "h6" },
      legal = { "hAxhK h4", "hAxhK h4 d5" },
    },
    {
      name = "CIR-3: on an empty table there is nothing to take",
      setup = { hand1 = "hA", hand2 = "h4" },
      only = "hA",
    },
    {
      name = "CIR-3: no other card takes everything",
      setup = { table = "hK c3 d6", hand1 = "d7", hand2 = "h4" },
      only = "d7",
      illegal = { ["d7xhK c3 d6"] = true },
    },

    -- The duty, and points.
    {
      name = "CIR-4: a card that can capture may not be laid out",
      setup = { table = "c6 d2 hK", hand1 = "s7 h4", hand2 = "h5" },
      illegal = { s7 = "CIR-4" },
      legal = { "s7xc6 d2", "h4" },
    },
    {
      name = "CIR-4: another is laid out",
      setup = { table = "c6", hand1 = "h3 h4", hand2 = "h5" },
      play = "h3",
      after = { table = "c6 h3", turn = 2 },
      events = "trail",
    },
    {
      name = "CIR-5: clearing the table scores 1",
      setup = { table = "cJ", hand1 = "d7 c2", hand2 = "h4", pile2 = "s2 s3 s4" },
      play = "d7xcJ",
      score = { { ["CIR-5"] = 1 }, { ["CIR-5"] = 0 } },
      events = "sweep",
    },
    {
      name = "CIR-6: most cards, most diamonds and the seven of diamonds score 1 each",
      setup = { hand1 = "h3", pile1 = "d7 s2", pile2 = "d2 d3 c2" },
      score = { { ["CIR-6"] = 1, total = 1 }, { ["CIR-6"] = 2, total = 2 } },
    },
    {
      name = "CIR-6: nobody scores for a shared first place",
      setup = { hand1 = "h3", pile1 = "d7 s2", pile2 = "d2 c2" },
      score = { { total = 1 }, { total = 0 } },
    },
    {
      name = "CIR-6: a match goes to 51",
      setup = { hand1 = "h3", pile1 = "d7 s2", pile2 = "c2", scores = { 48, 50 } },
      play = "h3",
      after = { phase = "match-over", scores = { 51, 50 }, winners = { 1 } },
    },
    {
      name = "CIR-6: or to as many points as are agreed",
      options = { target = 11 },
      setup = { hand1 = "h3", pile1 = "d7 s2", pile2 = "c2", scores = { 8, 0 } },
      play = "h3",
      after = { phase = "match-over", winners = { 1 } },
    },
  },
}
