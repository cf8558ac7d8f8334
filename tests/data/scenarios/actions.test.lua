--- What comes of actions.lua.

--- Four seats with a card each.
local four = { table = "hK", hand1 = "s2", hand2 = "s3", hand3 = "s4", hand4 = "s5" }
local sums = { table = "h7 h2 c9", hand1 = "sK s2", hand2 = "s8" }

return {
  scenarios = {
    {
      name = "An action is for the seat to play",
      options = { who = "turn" },
      setup = four,
      legal = "ring",
      illegal = { ["ring seat=2"] = true, ["ring seat=3"] = true, ["ring seat=4"] = true },
    },
    {
      name = "An action is for the others",
      options = { who = "others" },
      setup = four,
      legal = { "ring seat=2", "ring seat=3", "ring seat=4" },
      illegal = { ring = true, ["ring seat=1"] = true },
    },
    {
      name = "An action is for any seat of the table, and takes no argument but a seat",
      setup = four,
      legal = { "ring", "ring seat=2", "ring seat=3", "ring seat=4" },
      illegal = { ["ring seat=7"] = true, ["ring loud"] = true },
    },
    {
      name = "An action is for opponents",
      options = { who = "opponents", teams = true },
      setup = four,
      legal = { "ring seat=2", "ring seat=4" },
      illegal = { ["ring seat=1"] = true, ["ring seat=3"] = true },
    },
    {
      name = "An action is for partners",
      options = { who = "partners", teams = true },
      setup = four,
      legal = "ring seat=3",
      illegal = { ["ring seat=1"] = true, ["ring seat=2"] = true, ["ring seat=4"] = true },
    },
    {
      name = "An action out of turn changes what it says and leaves the turn be",
      setup = four,
      steps = {
        {
          play = "ring seat=3",
          events = "ring",
          after = { turn = 1, vars = { rung = { 0, 0, 1, 0 } } },
        },
        { play = "ring", after = { turn = 1, vars = { rung = { 1, 0, 1, 0 } } } },
      },
    },
    {
      name = "An action that ends the turn does so for the seat to play only",
      options = { ends_turn = true },
      setup = four,
      steps = {
        { play = "ring seat=2", after = { turn = 1 } },
        { play = "ring", after = { turn = 2 } },
      },
    },
    {
      name = "X-3: a refused action names its clause",
      setup = four,
      steps = {
        { legal = "ring seat=2" },
        {
          play = { "ring seat=2", "ring seat=2" },
          after = { illegal = { ["ring seat=2"] = "X-3" }, legal = "ring" },
        },
      },
    },
    {
      name = "X-4: a match that an action ends is won by the seats it names; what is secure counts",
      setup = { hand1 = "s2", hand2 = "s3", hand3 = "s4", pile1 = "hA d10" },
      play = "stop seat=3",
      events = { "stop", "match-over" },
      after = {
        phase = "match-over", winners = { 1, 3 }, scores = { 3, 0, 0 },
        illegal = { stop = true, ring = true },
      },
    },
    {
      name = "X-6: at an honest table what breaks an honest clause stands, and is not listed",
      options = { minded = "nobody" },
      setup = { table = "h7", hand1 = "s7 s2", hand2 = "h4 h5 c4" },
      steps = {
        { only = { "s7xh7", "s2", "hide s7", "hide s2" }, illegal = { s7 = "X-6" } },
        { play = "s7", after = { vars = { broke = true }, table = "h7 s7" } },
        { play = "h4", after = { vars = { broke = false } } },
      },
    },
    {
      name = "X-2: an action that breaks one stands too",
      options = { minded = "nobody" },
      setup = sums,
      illegal = { ["gather s2 h2+h7"] = "X-2" },
      play = "gather s2 h2+h7",
      after = { vars = { broke = true }, pile1 = "s2 h7 h2" },
    },
    {
      name = "An action that plays a card is among the moves of the seat to act",
      setup = { table = "h7 h2", hand1 = "sK", hand2 = "s8 s9" },
      only = { "sK", "gather sK h7+h2", "hide sK" },
    },
    {
      name = "What an action plays is told as a move: its card, and what it took",
      setup = sums,
      play = "gather sK h2+h7",
      events = { "gather", "gathered" },
      after = {
        turn = 2, last_capturer = 1, table = "c9",
        vars = { played = "sK", taken = { "h7", "h2" }, captures = 1, laid = false },
      },
    },
    {
      name = "One that lays its card elsewhere than on the table is no trail, and no capture",
      setup = sums,
      play = "hide sK",
      after = {
        pile1 = "sK", last_capturer = false, turn = 2,
        vars = { played = "sK", captures = 0, laid = false },
      },
    },
    {
      name = "X-1: a refused argument cites the clause that is about it",
      setup = sums,
      legal = "gather sK h2+h7",
      illegal = {
        ["gather sK h2+h7+c9"] = "X-1", ["gather s2 h2+h7+c9"] = "X-1", ["gather s2 h2+h7"] = "X-2",
        ["gather sK h2"] = true, ["gather h7 h2+c9"] = true,
      },
    },
    {
      name = "An action that plays a card waits for those whom it makes asked",
      options = { vetoed = true },
      setup = sums,
      steps = {
        {
          play = "gather sK h2+h7",
          events = "claim",
          after = { turn = 2, hand1 = "sK s2", table = "h7 h2 c9" },
        },
        { play = "veto", events = { "veto", "cancelled" }, after = { turn = 1, hand1 = "sK s2" } },
        {
          play = { "gather sK h2+h7", "allow" },
          events = { "allow", "gather" },
          after = { turn = 2, table = "c9" },
        },
      },
    },
  },
}
