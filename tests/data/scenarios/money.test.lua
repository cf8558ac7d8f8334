--- What comes of money.lua.
return {
  scenarios = {
    {
      name = "X-1: losses go to the bank, and wins come from it",
      seed = 1,
      options = { settle = "bank" },
      steps = {
        { after = { scores = { 100, 100 } } },
        { play = "bet 20", after = { scores = { 100, 100 }, pots = { bet = { 0, 20, 0, 0 } } } },
        {
          play = "bet 60",
          after = {
            phase = "deal-over", scores = { 80, 130 }, bank_won = -10,
            pots = { bet = { 0, 0, 0, 0 } },
          },
        },
      },
    },
    {
      name = "X-1: a stake is no more than a function says, nor than the purse holds",
      players = 1,
      seed = 1,
      options = { settle = "lost" },
      steps = {
        { legal = { "bet 10", "bet 60" }, illegal = { ["bet 70"] = true, ["bet 15"] = true } },
        {
          play = { "bet 60", "next" },
          after = { legal = "bet 40", illegal = { ["bet 50"] = true } },
        },
      },
    },
    {
      name = "X-1: what is left standing in a pot lasts, as the match does",
      players = 1,
      seed = 1,
      options = { settle = "standing" },
      play = { "bet 30", "next" },
      after = {
        scores = { 100 },
        pots = { bet = { 10, 20 } },
        illegal = { ["bet 80"] = true },
        legal = "bet 70",
      },
    },
    {
      name = "X-1: a seat that owns too little is out, and the match is over when all are",
      players = 1,
      seed = 1,
      options = { settle = "kitty" },
      steps = {
        { play = "bet 60", after = { phase = "deal-over", pots = { kitty = 60 } } },
        {
          play = { "next", "bet 40" },
          after = { phase = "match-over", out = { true }, scores = { 0 } },
        },
      },
    },
    {
      name = "X-1: what one argument stakes another cannot",
      players = 1,
      seed = 1,
      options = { more = true },
      legal = "bet 60 40",
      illegal = { ["bet 60 41"] = true },
    },
    {
      name = "Where nobody who plays deals, the first seat leads every deal",
      seed = 1,
      options = { dealer = "nobody" },
      steps = {
        { after = { turn = 1 } },
        { play = { "bet 10", "bet 10", "next" }, after = { turn = 1, deal = 2 } },
        { play = { "bet 10", "bet 10", "next" }, after = { turn = 1, deal = 3 } },
      },
    },
    {
      name = "A shoe lasts until its cut card",
      seed = 1,
      steps = {
        { play = { "bet 10", "bet 10", "next" }, after = { stock = 48 } },
        { play = { "bet 10", "bet 10", "next" }, after = { stock = 44 } },
        { play = { "bet 10", "bet 10", "next" }, after = { stock = 52 } },
      },
    },
  },
}
