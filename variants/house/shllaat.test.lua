--- Scenarios of Shlla'at, clause by clause.
return {
  scenarios = {
    {
      name = "SHL-1: four cards are dealt to each and to the table, of 54",
      players = 3,
      seed = 7,
      after = { stock = 38, turn = 1 },
    },
    {
      name = "SHL-1: a card is drawn after each that is played",
      setup = { table = "hK", hand1 = "s2 s3", hand2 = "h4 h5", stock = "c9 c10" },
      play = "s2",
      after = { hand1 = "s3 c9", stock = 1, turn = 2 },
    },
    {
      name = "SHL-2: a card takes cards of its rank, one or more",
      setup = { table = "h7 d7 c9 d2 c5", hand1 = "s7 s3", hand2 = "h4 h5" },
      only = { "s7", "s7xh7", "s7xd7", "s7xh7,d7", "s3" },
      illegal = { ["s7xd2+c5"] = "SHL-2" },
    },
    {
      name = "SHL-2: a joker the other joker",
      setup = { table = "*1 d7 c9", hand1 = "*2 s3", hand2 = "h4 h5" },
      only = { "*2", "*2x*1", "s3" },
    },
    {
      name = "SHL-3: a card takes the top card of another's pile",
      setup = { table = "c9 dJ", hand1 = "h4 s8", hand2 = "s6", pile1 = "cA", pile2 = "d3 c4" },
      play = "h4x@pile2",
      after = { pile1 = "cA c4 h4", pile2 = "d3", table = "c9 dJ" },
    },
    {
      name = "SHL-3: with cards of the table, and from several piles",
      setup = {
        table = "c9 d4", hand1 = "h4 s8", hand2 = "s6", hand3 = "s5", pile2 = "d3 c4",
        pile3 = "h2 s4",
      },
      play = "h4x@pile2,@pile3,d4",
      after = { pile1 = "c4 s4 d4 h4", pile2 = "d3", pile3 = "h2", table = "c9" },
    },
    {
      name = "SHL-3: not from one's own, nor a card below the top",
      setup = { table = "c9 dJ", hand1 = "h4 s3", hand2 = "s6", pile1 = "s4", pile2 = "d3 c4" },
      illegal = { ["h4x@pile1"] = true, ["s3x@pile2"] = true },
    },
    {
      name = "SHL-4: whoever captures plays again",
      setup = {
        table = "h7 h3", hand1 = "s7 s3", hand2 = "h4 h5", stock = "c9 c10 cJ",
      },
      steps = {
        { play = "s7xh7", after = { turn = 1, hand1 = "s3 c9", stock = 2 } },
        { play = "s3xh3", after = { turn = 1, hand1 = "c9 c10", stock = 1 } },
        { play = "c9", after = { turn = 2, hand1 = "c10 cJ", table = "c9" } },
      },
    },
    {
      name = "SHL-4: with the last card there is nothing to play again",
      setup = { table = "h7 h3", hand1 = "s7", hand2 = "h4 h5" },
      play = "s7xh7",
      after = { turn = 2, stage = "play" },
    },
    {
      name = "SHL-5: a card that takes nothing is laid out, and the turn is over",
      setup = { table = "h7 h3", hand1 = "s8 s3", hand2 = "h4 h5" },
      play = "s8",
      after = { turn = 2, table = "h7 h3 s8" },
    },
    {
      name = "SHL-6: jokers score 50, aces 25, jacks 2 and others 1",
      setup = { hand1 = "s8", hand2 = "h4", pile1 = "*1 hA sJ c2 cK", pile2 = "d10" },
      score = { { ["SHL-6"] = 79 }, { ["SHL-6"] = 1 } },
    },
    {
      name = "SHL-7: left-overs go to who captured last; a match goes to 500",
      setup = {
        table = "h7 h3", hand1 = "s8", pile2 = "*1", last_capturer = 2, scores = { 460, 450 },
      },
      play = "s8",
      after = { phase = "match-over", scores = { 460, 503 }, winners = { 2 } },
    },
    {
      name = "SHL-7: or a single deal is played",
      options = { target = 0 },
      setup = { table = "h7 h3", hand1 = "s8", pile2 = "*1", last_capturer = 2 },
      play = "s8",
      after = { phase = "match-over", winners = { 2 } },
    },
  },
}
