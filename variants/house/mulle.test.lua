--- Scenarios of Mulle, clause by clause.
return {
  scenarios = {
    {
      name = "MUL-1, MUL-2: of two packs eight cards are dealt to each, and eight to the table",
      seed = 7,
      after = { stock = 80, turn = 1 },
    },
    {
      name = "MUL-2: so it is with three",
      players = 3,
      seed = 7,
      after = { stock = 72 },
    },
    {
      name = "MUL-2: eight more to each player, when all are played",
      setup = {
        table = "c2", hand1 = "hK",
        stock = "s3 s4 s5 s6 s7 s8 s9 s10 h3 h4 h5 h6 h7 h8 h9 h10",
      },
      play = "hK",
      after = {
        table = "c2 hK", hand1 = "s3 s4 s5 s6 s7 s8 s9 s10", hand2 = "h3 h4 h5 h6 h7 h8 h9 h10",
        round = 2,
      },
    },
    {
      name = "MUL-1: four play in pairs",
      setup = {
        table = "h7 c9", hand1 = "s7", hand2 = "h4", hand3 = "h5", hand4 = "h6", pile3 = "sA dA",
        deal = 2,
      },
      play = { "s7xh7", "h4", "h5", "h6" },
      after = { phase = "match-over", winners = { 1, 3 } },
    },
    {
      name = "MUL-3: an ace counts 14, the two of spades 15 and the ten of diamonds 16",
      setup = { table = "d6 h8 hA c9", hand1 = "sA s2 d10", hand2 = "h4" },
      legal = { "sA=14xd6+h8", "s2=15xd6+c9", "s2=15xd6+h8+hA", "d10=16xd6+hA+c9" },
      illegal = { sAxhA = "MUL-4" },
    },
    {
      name = "MUL-4: a card takes cards of its value, sums and builds of it, or is laid out",
      setup = { table = "d5 h3 c8 cK [h6+s2]=8/2", hand1 = "s8 s4", hand2 = "h8" },
      legal = { "s8", "s8xc8", "s8xd5+h3", "s8x[h6+s2]" },
      play = "s8xc8,d5+h3,[h6+s2]",
      after = { table = "cK", pile1 = "s8 c8 d5 h3 h6 s2" },
    },
    {
      name = "MUL-5: a card that takes its twin scores what it counts",
      setup = { table = "s8' h8 cK", hand1 = "s8 s4", hand2 = "h4" },
      play = "s8xs8'",
      score = { { ["MUL-5"] = 8 }, { ["MUL-5"] = 0 } },
      after = { table = "h8 cK", pile1 = "s8 s8'" },
    },
    {
      name = "MUL-5: a king 13",
      setup = { table = "hK cK'", hand1 = "cK s4", hand2 = "h4" },
      play = "cKxcK'",
      score = { { ["MUL-5"] = 13 }, {} },
    },
    {
      name = "MUL-5: an ace 14, though it counts 1 on the table",
      setup = { table = "hA' cK", hand1 = "hA s4", hand2 = "h4" },
      play = "hAxhA'",
      score = { { ["MUL-5"] = 14 }, {} },
    },
    {
      name = "MUL-5: the two of spades 15",
      setup = { table = "s2 cK", hand1 = "s2' s4", hand2 = "h4" },
      play = "s2'xs2",
      score = { { ["MUL-5"] = 15 }, {} },
    },
    {
      name = "MUL-5: and the ten of diamonds 16",
      setup = { table = "d10' cK", hand1 = "d10 s4", hand2 = "h4" },
      play = "d10xd10'",
      score = { { ["MUL-5"] = 16 }, {} },
    },
    {
      name = "MUL-5: nothing else is taken with it",
      setup = { table = "s8' h8 d5 h3", hand1 = "s8 s4", hand2 = "h4" },
      legal = { "s8xh8,d5+h3", "s8xh8" },
      illegal = { ["s8xs8',h8"] = "MUL-5", ["s8xs8',d5+h3"] = "MUL-5" },
    },
    {
      name = "MUL-5: a twin that lies in a build is no mulle",
      setup = { table = "[s8'+h8]=8*/1 d5 h3", hand1 = "s8 s4", hand2 = "h4" },
      play = "s8x[s8'+h8],d5+h3",
      score = { { ["MUL-5"] = 0 }, {} },
      after = { table = "" },
    },
    {
      name = "MUL-6: a card is built with, if another of the value is held",
      setup = { table = "d5 c4 cK", hand1 = "s3 h8 s4", hand2 = "h4" },
      legal = "s3>8:d5",
      illegal = { ["s4>9:d5"] = "MUL-6", ["s3>7:c4"] = "MUL-6" },
      play = "s3>8:d5",
      after = { table = "c4 cK [s3+d5]=8/1" },
    },
    {
      name = "MUL-6: to a value that a card has from the hand alone, too",
      setup = { table = "hQ cK", hand1 = "s3 d2 dA s2", hand2 = "h4" },
      legal = { "s3>15:hQ", "d2>15:cK", "d2>14:hQ" },
    },
    {
      name = "MUL-6: builds of one value are one",
      setup = { table = "d5 cK [h6+c2]=8/2", hand1 = "s3 h8 s4", hand2 = "h4" },
      play = "s3>8:d5",
      after = { table = "cK [h6+c2+s3+d5]=8*/1" },
    },
    {
      name = "MUL-7: anybody raises a build of one group, with a card",
      setup = { table = "[h6+c2]=8/2 cK", hand1 = "s3 hJ s4", hand2 = "h8" },
      play = "s3>11:[h6+c2]",
      after = { table = "cK [h6+c2+s3]=11/1" },
    },
    {
      name = "MUL-7: of several groups it is not raised",
      setup = { table = "[h6+c2+d8]=8*/2 cK", hand1 = "s3 hJ s4", hand2 = "h8" },
      illegal = { ["s3>11:[h6+c2+d8]"] = "MUL-7" },
    },
    {
      name = "MUL-8: who has a build keeps a card for it, and lays none out",
      setup = { table = "[h6+c2]=8/1 cK", hand1 = "h8 hK s4", hand2 = "h3" },
      only = { "h8x[h6+c2]", "hKxcK" },
      illegal = { h8 = "MUL-8", s4 = "MUL-8" },
    },
    {
      name = "MUL-9: sweeps, aces, spades, the two of spades and the ten of diamonds score",
      setup = {
        table = "h7", hand1 = "c7 c3", hand2 = "h4", pile1 = "hA sK", pile2 = "s2 s2' d10",
      },
      play = "c7xh7",
      score = { { ["MUL-9"] = 3 }, { ["MUL-9"] = 6 } },
    },
    {
      name = "MUL-10: left-overs go to who captured last; most points in two deals win",
      setup = {
        table = "h7 cK", hand1 = "c3", pile2 = "d10", last_capturer = 2, deal = 2,
        scores = { 5, 4 },
      },
      play = "c3",
      after = { phase = "match-over", pile2 = "d10 h7 cK c3", scores = { 5, 6 }, winners = { 2 } },
    },
    {
      name = "MUL-6: a card is no group of a build because it takes its twin",
      setup = { table = "[dJ+c3]=14/1 d5", hand1 = "sA hA c7", hand2 = "c9 d4" },
      illegal = { ["sA>14:[dJ+c3]"] = true },
    },
  },
}
