--- Scenarios of sequence capture, on top of several games.
return {
  variant = { "standard+sequence", "finnish+sequence", "standard+draw+sequence" },
  scenarios = {
    {
      name = "SEQ-1: with a card of equal rank go the cards that continue upward from it",
      setup = { table = "h7 c8 s9 dK", hand1 = "s7 c2", hand2 = "h4" },
      play = "s7xh7 c8 s9",
      after = { pile1 = "s7 h7 c8 s9", table = "dK" },
      events = "capture",
    },
    {
      name = "SEQ-1: they must go with it",
      setup = { table = "h7 c8 s9 dK", hand1 = "s7", hand2 = "h4" },
      illegal = { s7xh7 = true, ["s7xh7 c8"] = true },
    },
    {
      name = "SEQ-1: without a gap",
      setup = { table = "h7 c8 d10 dJ", hand1 = "s7", hand2 = "h4" },
      legal = "s7xh7 c8",
      illegal = { ["s7xh7 c8 d10 dJ"] = true, ["s7xh7 d10"] = true },
    },
    {
      name = "SEQ-1: ranks that the deck lacks leave no gap",
      variant = { "cirulla+sequence", "escoba+sequence" },
      setup = { table = "h7 dJ dQ dA", hand1 = "s7", hand2 = "h4" },
      legal = "s7xh7 dJ dQ",
      illegal = { s7xh7 = true, ["s7xh7 dJ"] = true },
    },
    {
      name = "SEQ-1: upward only",
      setup = { table = "h7 c6 dK", hand1 = "s7", hand2 = "h4" },
      legal = "s7xh7",
      illegal = { ["s7xh7 c6"] = true },
    },
    {
      name = "SEQ-1: one of each rank, the one that lay there first",
      setup = { table = "c8 d8 h7 h9", hand1 = "s7", hand2 = "h4" },
      legal = "s7xh7 c8 h9",
      illegal = { ["s7xh7 d8 h9"] = true, ["s7xh7 c8 d8 h9"] = true },
    },
    {
      name = "SEQ-1: whatever order they were laid out in",
      setup = { table = "h9 c8 h7 dK", hand1 = "s7", hand2 = "h4" },
      legal = "s7xh7 c8 h9",
    },
    {
      name = "SEQ-1: from ten over jack and queen to king, and no further",
      setup = { table = "c10 hJ dQ sK hA", hand1 = "h10", hand2 = "h4" },
      legal = "h10xc10 hJ dQ sK",
      illegal = { ["h10xc10 hJ dQ sK hA"] = true },
    },
    {
      name = "SEQ-1: from an ace to a two and a three",
      setup = { table = "cA d2 h3 c9", hand1 = "dA", hand2 = "h4" },
      legal = "dAxcA d2 h3",
    },
    {
      name = "SEQ-1: of several cards of equal rank you choose one",
      setup = { table = "h7 d7 c8 dK", hand1 = "s7", hand2 = "h4" },
      legal = { "s7xh7 c8", "s7xd7 c8" },
      illegal = { ["s7xh7 d7"] = true },
    },
    {
      name = "SEQ-1: nothing follows a sum",
      setup = { table = "d4 c3 c8 dK", hand1 = "s7", hand2 = "h4" },
      legal = "s7xd4+c3",
      illegal = { ["s7xd4 c3 c8"] = true },
    },
    {
      name = "SEQ-1: a run that takes the whole table is a sweep",
      setup = {
        table = "h7 c8 s9", hand1 = "s7 c2", hand2 = "h4 h5",
        stock = "c3 c4 c5 c6 c9 c10 cJ cQ",
      },
      play = "s7xh7 c8 s9",
      after = { sweeps = { 1, 0 } },
      events = "sweep",
    },
    {
      name = "STD-CAP-1: a card of equal rank is taken, whatever it counts",
      variant = "finnish+sequence",
      setup = { table = "cA c9", hand1 = "dA", hand2 = "h4" },
      only = { "dA", "dAxcA" },
    },
    {
      name = "STD-CAP-3: several groups can be taken at once",
      setup = { table = "d4 c3 h5 h2 dK", hand1 = "s7", hand2 = "h4" },
      legal = { "s7xd4+c3,h5+h2", "s7xh5+h2" },
    },
    {
      name = "STD-CAP-3: but none beside a card of equal rank",
      setup = { table = "h7 d4 c3 dK", hand1 = "s7", hand2 = "h4" },
      only = { "s7", "s7xh7", "s7xd4+c3" },
      illegal = { ["s7xh7 d4 c3"] = true },
    },
  },
}
