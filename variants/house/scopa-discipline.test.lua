--- Scenarios of Scopa discipline, on top of several games.
return {
  variant = { "standard+scopa-discipline", "finnish+scopa-discipline", "misar+scopa-discipline" },
  scenarios = {
    {
      name = "SCD-1: a card that can capture must",
      setup = { table = "h7 dK", hand1 = "s7 c2", hand2 = "h4" },
      illegal = { s7 = "SCD-1" },
      legal = { "s7xh7", "c2" },
    },
    {
      name = "SCD-1: also by a sum",
      setup = { table = "d4 c3 dK", hand1 = "s7 c2", hand2 = "h4" },
      only = { "c2", "s7xd4+c3" },
      illegal = { s7 = "SCD-1" },
    },
    {
      name = "SCD-1: a card that cannot is laid out, though another could capture",
      setup = { table = "h7 dK", hand1 = "s7 c2", hand2 = "h4" },
      play = "c2",
      after = { table = "h7 dK c2", turn = 2 },
    },
    {
      name = "SCD-2: one card of equal value is taken, not two",
      setup = { table = "h7 d7 dK", hand1 = "s7 c2", hand2 = "h4" },
      only = { "c2", "s7xh7", "s7xd7" },
      illegal = { ["s7xh7 d7"] = "SCD-2" },
    },
    {
      name = "SCD-2: one group is taken, not two",
      setup = { table = "d4 c3 h5 h2 dK", hand1 = "s7", hand2 = "h4" },
      only = { "s7xd4+c3", "s7xh5+h2" },
      illegal = { ["s7xd4+c3,h5+h2"] = "SCD-2" },
    },
    {
      name = "SCD-2: what does not add up is refused",
      setup = { table = "d4 c2 dK", hand1 = "s7", hand2 = "h4" },
      illegal = { ["s7xd4 c2"] = "SCD-2" },
    },
    {
      name = "SCD-2: after it other groups may be left",
      setup = { table = "d4 c3 h5 h2 dK", hand1 = "s7", hand2 = "h4" },
      play = "s7xd4+c3",
      after = { table = "h5 h2 dK", pile1 = "s7 d4 c3" },
    },
    {
      name = "SCD-3: a single card must be taken rather than a group",
      setup = { table = "h7 d4 c3 dK", hand1 = "s7", hand2 = "h4" },
      only = "s7xh7",
      illegal = { ["s7xd4+c3"] = "SCD-3" },
    },
    {
      name = "SCD-3: of several single cards you choose",
      setup = { table = "h7 d7 d4 c3", hand1 = "s7", hand2 = "h4" },
      only = { "s7xh7", "s7xd7" },
    },
    {
      name = "SCD-3: no single card, and the group is free",
      setup = { table = "d4 c3 dK", hand1 = "s7", hand2 = "h4" },
      only = "s7xd4+c3",
    },
    {
      name = "SCD-3: a group and a single card cannot be taken together",
      setup = { table = "h7 d4 c3", hand1 = "s7", hand2 = "h4" },
      illegal = { ["s7xh7,d4+c3"] = "SCD-2" },
      variant = { "standard+scopa-discipline", "finnish+scopa-discipline" },
    },
  },
}
