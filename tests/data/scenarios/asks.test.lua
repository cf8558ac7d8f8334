--- What comes of asks.lua.

--- Aces and kings lie fifth and sixth, which are dealt to the table.
local in_order = "s2 s3 s4 s5 sA sK s6 s7 s8 s9 h6 h7 "
  .. "s10 sJ sQ hA h2 h3 h4 h5 h8 h9 h10 hJ hQ hK "
  .. "dA d2 d3 d4 d5 d6 d7 d8 d9 d10 dJ dQ dK cA c2 c3 c4 c5 c6 c7 c8 c9 c10 cJ cQ cK"

return {
  scenarios = {
    {
      name = "A seat asked to play twice does, and then the seat after it has its turn",
      options = { rule = "twice" },
      setup = { table = "h7", hand1 = "s7 c2 c3", hand2 = "d9 d8 d6" },
      steps = {
        { play = "s7xh7", after = { turn = 2 } },
        { play = "d9", after = { turn = 2 } },
        { play = "d8", after = { turn = 1, hand2 = "d6" } },
      },
    },
    {
      name = "A seat asked to play that has no card is passed over",
      options = { rule = "thrice" },
      setup = { table = "h7", hand1 = "s7 c2 c3", hand2 = "d9" },
      play = { "s7xh7", "d9" },
      after = { turn = 1 },
    },
    {
      name = "Asked to play when all hands are empty, a seat plays with the next cards",
      options = { rule = "after_choosing" },
      setup = { table = "hK", hand2 = "s7", stock = "c2 c3 c4 c5 d2 d3 d4 d5" },
      steps = {
        { play = "s7", after = { round = 1, turn = 1, only = {}, legal = "leave" } },
        { play = "leave", after = { round = 2, turn = 2, hand1 = "c2 c3 d2 d3" } },
        { play = "c4", after = { turn = 2 } },
        { play = "c5", after = { turn = 1 } },
      },
    },
    {
      name = "Asked to play between rounds, a seat plays with the next cards",
      options = { rule = "between_rounds" },
      setup = { table = "hK", hand2 = "s7", stock = "c2 c3 c4 c5 d2 d3 d4 d5" },
      play = "s7",
      after = { round = 2, turn = 2, stage = "play" },
    },
    {
      name = "Those asked later go ahead of those asked before",
      options = { rule = "again" },
      setup = { hand1 = "s7 s8 s9", hand2 = "d9 d2 d3" },
      steps = {
        { play = { "s7", "s8" }, after = { turn = 1 } },
        { play = "s9", after = { turn = 2 } },
      },
    },
    {
      name = "At a stage of its own a seat chooses an action, and no card can be played",
      options = { rule = "colours" },
      setup = { table = "h7", hand1 = "s7 c2 c3", hand2 = "d9 d8 d6" },
      steps = {
        { illegal = { ["choose red"] = true, nothing = true } },
        {
          play = "s7xh7",
          after = {
            turn = 1, stage = "name", only = {},
            legal = { "nothing", "choose red", "choose black" },
            illegal = { ["choose blue"] = true, choose = true },
          },
        },
        { play = "choose black", after = { turn = 2, vars = { colour = "black", done = true } } },
      },
    },
    {
      name = "There it may pass, if the stage has a word for that",
      options = { rule = "colours" },
      setup = { table = "h7", hand1 = "s7 c2 c3", hand2 = "d9 d8 d6" },
      play = { "s7xh7", "nothing" },
      after = { turn = 2, vars = { colour = "red", done = true } },
    },
    {
      name = "An action takes a card of the table, in turn or out of it",
      options = { rule = "picking" },
      setup = { table = "h7 d4", hand1 = "s7 c2 c3", hand2 = "d9 d8 d6" },
      legal = { "pick d4", "pick d4 seat=2" },
      illegal = { ["pick c9"] = true, ["pick h7"] = "X-2" },
      play = "pick seat=2",
      events = "pick",
      after = {
        pile2 = "d4", last_capturer = 2, turn = 1, illegal = { pick = true },
        vars = { turns = 1 }, -- which had begun before
      },
    },
    {
      name = "A stage is done once all who are asked have answered",
      options = { rule = "both" },
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "d9 d8" },
      steps = {
        { play = { "s7xh7", "nothing" }, after = { turn = 2, stage = "name", vars = { done = 0 } } },
        { play = "nothing", after = { turn = 2, stage = "play", vars = { done = 1 } } },
      },
    },
    {
      name = "Several stages may be passed with one word",
      options = { rule = "one_word" },
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "d9 d8" },
      steps = {
        { illegal = { no = true } },
        { play = "s7xh7", after = { turn = 1, stage = "first", legal = "no" } },
        { play = { "no", "d9" }, after = { turn = 2, stage = "second", legal = "no" } },
        { play = "no", after = { turn = 1, stage = "play" } },
      },
    },
    {
      name = "X-1: an argument may be a set that a function lists, or any cards of a place",
      options = { rule = "sets" },
      setup = { table = "h7 d4 h3", hand1 = "s9 c2 c3", hand2 = "d9 d8 d6" },
      legal = { "grab d4+h3", "grab h7", "drop c3+c2" },
      illegal = { ["grab d4"] = "X-1", ["drop c3"] = true },
      play = "grab h3+d4",
      after = { turn = 2, table = "h7" }, -- it ended the turn as a card does
    },
    {
      name = "Of a large hand no more cards are chosen than the argument allows",
      options = { rule = "sets" },
      setup = { table = "h7", hand1 = "sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK", hand2 = "d9" },
      legal = { "drop sA+s2", "drop sJ+sQ+sK" },
      illegal = { ["drop sA+s2+s3+s4"] = true },
      play = "drop sJ+sQ+sK",
      after = { table = "h7 sJ sQ sK" },
    },
    {
      name = "A card is buried in the stock, and another drawn for it",
      options = { rule = "burying" },
      deck = in_order,
      after = { table = "s10 sK h6 h7", stock = 40 },
    },
    {
      name = "A step of the deal, an answer and all answers together have it dealt again",
      options = { rule = "redealing_while_dealing" },
      deck = in_order, -- four spades for seat 1
      steps = {
        { after = { stage = "keep", turn = 1, table = "", stock = 44, vars = { dealings = 2 } } },
        { play = "again", events = "redeal", after = { turn = 1, vars = { dealings = 3 } } },
        { play = "complain", after = { turn = 2, vars = { dealings = 3, unhappy = true } } },
        { play = "keep", after = { turn = 1, vars = { dealings = 4, unhappy = false } } },
        { play = { "keep", "keep" }, after = { stage = "play", turn = 1, stock = 40 } },
      },
    },
    {
      name = "A deal is dealt again until it will do",
      options = { rule = "redealing" },
      deck = in_order,
      after = { stock = 40, deal = 1, table = "hQ s10 h9 h6" },
    },
  },
}
