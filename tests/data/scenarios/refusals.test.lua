--- What comes of refusals.lua.

local sums = { table = "h7 s3 d4", hand1 = "s7 hK", hand2 = "h9" }

return {
  scenarios = {
    {
      name = "X-1: a refusal is asked about each outcome",
      options = { rule = "move" },
      setup = sums,
      only = "hK",
    },
    {
      name = "X-1: while a card can capture none may be laid out, that card no more than others",
      options = { rule = "any_capture" },
      setup = sums,
      illegal = { s7 = "X-1", hK = "X-1" },
      legal = "s7xh7",
    },
    {
      name = "X-1: by card about each card",
      options = { rule = "card" },
      setup = sums,
      only = "hK",
    },
    {
      name = "X-1: by trail about each card that is laid out",
      options = { rule = "trail" },
      setup = sums,
      only = { "hK", "s7xh7", "s7xh7,d4+s3", "s7xd4+s3" },
      legal = "s7xh7",
    },
    {
      name = "X-1: by capture about each capture",
      options = { rule = "capture" },
      setup = sums,
      only = { "hK", "s7" },
      legal = { "hK", "s7" },
    },
    {
      name = "X-1: a bare function is asked about each outcome",
      options = { rule = "pairs" },
      setup = { table = "h7 s3 d4", hand1 = "s7", hand2 = "h9" },
      only = { "s7", "s7xh7", "s7xh7,d4+s3" },
      illegal = { ["s7xd4+s3"] = "X-1" },
    },
    {
      name = "X-1, X-2: of several refusals the first by its id decides, before any duty",
      options = { rule = "several" },
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "h9" },
      illegal = { s7 = "X-1", c2 = "X-2" },
    },
    {
      name = "X-1: `false` lifts the refusal of a base",
      variant = "refusals+lifted",
      options = { rule = "several" },
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "h9" },
      illegal = { s7 = "X-2" },
    },
    {
      name = "X-1: a sweep that is void counts for nothing and acts on nothing",
      options = { rule = "void" },
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "h9" },
      play = "s7xh7",
      after = { sweeps = { 0, 0 }, table = "" },
      score = { { ["X-2"] = 0 }, {} },
    },
    {
      name = "X-1: that is asked of the position before the play",
      options = { rule = "void" },
      setup = { table = "d4 c3", hand1 = "s7 c2", hand2 = "h9" },
      play = "s7xd4+c3",
      events = "sweep",
      after = { sweeps = { 1, 0 } },
      score = { { ["X-2"] = 7 }, {} },
    },
    {
      name = "X-1: a count is asked with every card open, and multiplied by its points",
      options = { rule = "counts" },
      setup = { hand1 = "s7 c2", hand2 = "h9", pile1 = "h2 h3 h7", pile2 = "c4" },
      score = { { ["X-1"] = -6 }, { ["X-1"] = -6 } },
    },
    {
      name = "X-2: a refusal may ask for points that another function counts",
      options = { rule = "counts" },
      setup = { table = "h7", hand1 = "s7", hand2 = "h9", pile1 = "h2 h3 h4" },
      only = "s7xh7",
    },
    {
      name = "X-1: what answers reads the seat's own hand, piles, counts and what is open",
      options = { rule = "looks" },
      setup = { table = "h7", hand1 = "s7", hand2 = "h9", pile2 = "h2" },
      only = { "s7", "s7xh7" },
    },
    {
      name = "X-1: and says so",
      options = { rule = "looks" },
      setup = { table = "h7", hand1 = "s7", hand2 = "h9 h2" },
      illegal = { s7 = "X-1" },
    },
  },
}
