--- Scenarios of Escoba, clause by clause.
return {
  scenarios = {
    {
      name = "ESC-1: a card takes cards that make 15 with it",
      setup = { table = "d7 s4 hJ c3 hK", hand1 = "dJ", hand2 = "h4" },
      only = { "dJ", "dJ=8xd7", "dJ=8xs4+c3" },
    },
    {
      name = "ESC-1: an ace counts 1, a jack 8, a queen 9 and a king 10",
      setup = { table = "hA c6 d4", hand1 = "sJ sQ sK", hand2 = "h4" },
      only = { "sJ", "sJ=8xc6+hA", "sQ", "sQ=9xc6", "sK", "sK=10xd4+hA" },
    },
    {
      name = "ESC-1: equal cards take nothing from each other",
      setup = { table = "d7 hK", hand1 = "s7 cK", hand2 = "h4" },
      only = { "s7", "cK" },
      illegal = { s7xd7 = "ESC-1", cKxhK = "ESC-1" },
    },
    {
      name = "ESC-1: fifteen is made once in a play",
      setup = { table = "d7 s4 c3", hand1 = "dJ", hand2 = "h4" },
      legal = { "dJxd7", "dJxs4 c3" },
      illegal = { ["dJxd7 s4 c3"] = true },
    },
    {
      name = "ESC-1: forty cards are dealt: three to each player and four to the table",
      players = 3,
      seed = 7,
      after = { stock = 27, turn = 1, dealer = 3 },
    },
    {
      name = "ESC-1: in later rounds three cards go to each hand",
      setup = { table = "c2", hand1 = "hK", stock = "s2 s3 s4 s5 s6 s7 hQ" },
      play = "hK",
      after = { hand1 = "s2 s3 s4", hand2 = "s5 s6 s7", table = "c2 hK", stock = 1, round = 2 },
    },
    {
      name = "ESC-2: a card may be laid out, also where it could capture",
      setup = { table = "d7 s4", hand1 = "dJ", hand2 = "h4" },
      steps = {
        { legal = { "dJ", "dJxd7" } },
        { play = "dJ", after = { table = "d7 s4 dJ", pile1 = "" } },
      },
    },
    {
      name = "ESC-2: or can take nothing",
      setup = { table = "s4", hand1 = "dJ", hand2 = "h4" },
      only = "dJ",
    },
    {
      name = "ESC-3: clearing the table scores 1",
      setup = { table = "d6 h2", hand1 = "c7 c2", hand2 = "h4", pile2 = "s2 s3 s4 s7 h7" },
      play = "c7xd6 h2",
      after = { sweeps = { 1, 0 } },
      score = { { ["ESC-3"] = 1 }, { ["ESC-3"] = 0 } },
      events = "sweep",
    },
    {
      name = "ESC-3: taking less than all is no sweep",
      setup = { table = "d6 h2 sK", hand1 = "c7 c2", hand2 = "h4" },
      play = "c7xd6 h2",
      after = { sweeps = { 0, 0 }, table = "sK" },
    },
    {
      name = "ESC-4: most cards, diamonds and sevens, and the seven of diamonds, score 1 each",
      setup = { hand1 = "h3", pile1 = "d7 s2", pile2 = "d2 d3 c7 h7" },
      score = { { ["ESC-4"] = 1, total = 1 }, { ["ESC-4"] = 3, total = 3 } },
    },
    {
      name = "ESC-4: nobody scores for a shared first place",
      setup = { hand1 = "h3", pile1 = "d7 s2", pile2 = "d2 c7" },
      score = { { total = 1 }, { total = 0 } },
    },
    {
      name = "ESC-4: a match goes to 15",
      setup = { hand1 = "h3", pile1 = "d7 s2", pile2 = "c2", scores = { 11, 14 } },
      play = "h3",
      after = { phase = "match-over", scores = { 15, 14 }, winners = { 1 } },
    },
    {
      name = "ESC-4: or to as many points as are agreed",
      options = { target = 21 },
      setup = { hand1 = "h3", pile1 = "d7 s2", pile2 = "c2", scores = { 11, 14 } },
      play = "h3",
      after = { phase = "deal-over", scores = { 15, 14 }, winners = {} },
    },
  },
}
