--- Scenarios of Cuarenta, clause by clause.

local nineteen = "sA s2 s3 s4 s5 s6 s7 sJ sQ sK hA h2 h3 h4 h5 h6 h7 hJ hQ"
local twenty = nineteen .. " hK"
local others = "dA d2 d3 d4 d5 d6 d7 dJ dQ cA c2 c3 c4 c5 c6 c7 cJ cQ cK" -- with the last, twenty

return {
  scenarios = {
    {
      name = "CUA-1: five cards are dealt to each of two, none to the table",
      seed = 7,
      after = { stock = 30, table = "" },
    },
    {
      name = "CUA-1: or to each of four",
      players = 4,
      seed = 7,
      after = { stock = 20, table = "" },
    },
    {
      name = "CUA-1: five more, when all are played",
      setup = { hand1 = "hK", stock = "s2 s3 s4 s5 s6 c2 c3 c4 c5 c6" },
      play = "hK",
      after = { hand1 = "s2 s3 s4 s5 s6", hand2 = "c2 c3 c4 c5 c6", table = "hK", round = 2 },
    },
    {
      name = "CUA-1: of three ten cards are not dealt",
      players = 3,
      setup = { hand1 = "hK", stock = "s2 s3 s4 s5 s6 c2 c3 c4 c5 c6" },
      play = "hK",
      after = { phase = "deal-over", stock = 10 },
    },

    -- Capturing.
    {
      name = "CUA-2: a card takes one of its rank, or numerals that add up to it",
      setup = { table = "h6 c6 d4 c2 sA hA", hand1 = "s6", hand2 = "h4" },
      only = { "s6", "s6xh6", "s6xc6", "s6xd4+c2", "s6xd4+sA+hA" },
      illegal = { ["s6xh6 c6"] = true, ["s6xh6 d4 c2"] = true },
    },
    {
      name = "CUA-2: a jack, queen or king takes its own rank alone",
      setup = { table = "h7 c4 dJ cK", hand1 = "sJ sK", hand2 = "h4" },
      only = { "sJ", "sK", "sJxdJ", "sKxcK" },
      illegal = { ["sJxh7 c4"] = "CUA-2" },
    },
    {
      name = "CUA-3: what follows upward may be taken along, and so may its beginning",
      setup = { table = "h6 c7 dJ sK", hand1 = "s6", hand2 = "h4" },
      only = { "s6", "s6xh6", "s6xh6+c7", "s6xh6+c7+dJ" },
      illegal = { ["s6xh6 dJ"] = true, ["s6xh6 c7 dJ sK"] = true },
    },
    {
      name = "CUA-3: after a sum it follows the card played",
      setup = { table = "dA c3 h5 s2", hand1 = "s4", hand2 = "h4" },
      only = { "s4", "s4xdA+c3", "s4xdA+c3+h5" },
    },
    {
      name = "CUA-3: of each rank the one that lay there first, and none beyond a king",
      setup = { table = "cK hK dQ sA", hand1 = "sQ", hand2 = "h4" },
      only = { "sQ", "sQxdQ", "sQxdQ+cK" },
    },
    {
      name = "CUA-4: a card may be laid out, though it could capture",
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "h4" },
      play = "s7",
      after = { table = "h7 s7", turn = 2 },
      events = "trail",
    },

    -- Points in play.
    {
      name = "CUA-5: taking the card just laid out with one of its rank scores 2",
      setup = { table = "cK", hand1 = "s7 c2", hand2 = "h7 h4" },
      play = { "s7", "h7xs7" },
      score = { {}, { total = 2, ["CUA-5"] = 2 } },
      after = { vars = { laid = false } },
    },
    {
      name = "CUA-5: also with cards that follow",
      setup = { table = "cK dJ", hand1 = "s7 c2", hand2 = "h7 h4" },
      play = { "s7", "h7xs7 dJ" },
      score = { {}, { ["CUA-5"] = 2 } },
    },
    {
      name = "CUA-5: not one that lay there before, nor in a sum",
      setup = { table = "c7 cK dA", hand1 = "s7 c2 d3 d4 hA", hand2 = "h7 h3 h4 cA dQ" },
      steps = {
        { play = { "s7", "h7xc7" }, score = { {}, { total = 0 } } }, -- another of the rank
        { play = { "c2", "h3xc2 dA" }, score = { {}, { total = 0 } } }, -- in a sum
      },
    },
    {
      name = "CUA-5: nor one that is taken along",
      setup = { table = "c6 cK", hand1 = "s7 c2", hand2 = "h6 h4" },
      play = { "s7", "h6xc6 s7" },
      score = { {}, { total = 0 } },
    },
    {
      name = "CUA-5: nor a card laid out before the last capture",
      setup = { table = "c5 cK", hand1 = "s7 s5 dQ", hand2 = "h5 h7 dK" },
      play = { "s7", "h5xc5", "s5", "h7xs7" },
      score = { {}, { total = 0 } },
    },
    {
      name = "CUA-5: nor one laid out before new cards were dealt",
      setup = { table = "cK", hand2 = "s7", turn = 2,
        stock = "h7 h2 h3 h4 h5 c2 c3 c4 c5 c6" },
      play = { "s7", "h7xs7" },
      score = { { total = 0 }, {} },
    },
    {
      name = "CUA-6: clearing the table scores 2, besides a caída",
      setup = { hand1 = "s7 c2", hand2 = "h7 h4" },
      play = { "s7", "h7xs7" },
      score = { {}, { total = 4, ["CUA-5"] = 2, ["CUA-6"] = 2 } },
      events = "sweep",
    },

    -- Points for cards. The last card played is laid out.
    {
      name = "CUA-7: twenty cards score 6",
      setup = { hand1 = "dK", pile1 = twenty, pile2 = others },
      play = "dK",
      score = { { total = 6, ["CUA-7"] = 6 }, { total = 0 } },
    },
    {
      name = "CUA-7: each above twenty scores 1, made even upward",
      setup = { hand1 = "dK", pile1 = twenty .. " d2", pile2 = "d3" },
      play = "dK",
      score = { { ["CUA-7"] = 8 }, { total = 0 } },
    },
    {
      name = "CUA-7: so two above it come to the same",
      setup = { hand1 = "dK", pile1 = twenty .. " d2 d3" },
      play = "dK",
      score = { { ["CUA-7"] = 8 }, {} },
    },
    {
      name = "CUA-7: of twenty each those of who did not deal score",
      setup = { table = "d2", hand2 = "c2", pile1 = twenty, turn = 2, dealer = 2,
        pile2 = "dA d3 d4 d5 d6 d7 dJ dQ dK cA c3 c4 c5 c6 c7 cJ cQ cK" },
      play = "c2xd2",
      after = { phase = "deal-over" },
      score = { { ["CUA-7"] = 6 }, { ["CUA-7"] = 0 } },
    },
    {
      name = "CUA-7: fewer than twenty score 2 for most",
      setup = { hand1 = "dK", pile1 = "c2", pile2 = nineteen, dealer = 2 },
      play = "dK",
      score = { { total = 0 }, { ["CUA-7"] = 2 } },
    },
    {
      name = "CUA-7: or of as many for those of who did not deal",
      setup = { hand1 = "dK", pile1 = "c2", pile2 = "c3", dealer = 1 },
      play = "dK",
      score = { { total = 0 }, { ["CUA-7"] = 2 } },
    },
    {
      name = "CUA-7: a pair's cards count together, once",
      players = 4,
      setup = { hand1 = "dK", pile2 = twenty, pile4 = "d2 d3 d4", dealer = 4 },
      play = "dK",
      score = { { total = 0 }, { ["CUA-7"] = 10 }, { total = 0 }, { total = 0 } },
    },
    {
      name = "CUA-8: the cards left on the table are nobody's",
      setup = { table = "h2", hand1 = "dK", pile1 = "sA", last_capturer = 1 },
      play = "dK",
      after = { phase = "deal-over", pile1 = "sA", pile2 = "" },
      events = "leftovers",
    },

    -- The match.
    {
      name = "CUA-9: 40 points win in the middle of a deal",
      setup = { table = "dQ", hand1 = "cK", hand2 = "dK d4", scores = { 36, 38 }, pile1 = twenty },
      play = { "cK", "dKxcK" },
      after = { phase = "match-over", scores = { 36, 40 }, winners = { 2 } }, -- no cards count
    },
    {
      name = "CUA-9: a pair wins together",
      players = 4,
      setup = { table = "d2", hand1 = "sK", hand2 = "dK d4", hand3 = "c4", hand4 = "c5",
        scores = { 0, 20, 0, 18 } },
      play = { "sK", "dKxsK" },
      after = { phase = "match-over", winners = { 2, 4 } },
    },
    {
      name = "CUA-9: or when the cards are counted",
      setup = { hand1 = "dK", pile1 = twenty, scores = { 36, 38 } },
      play = "dK",
      after = { phase = "match-over", scores = { 42, 38 }, winners = { 1 } },
    },
    {
      name = "CUA-10: with 38 points a limpia scores nothing",
      setup = { table = "hK", hand1 = "dK d2", hand2 = "c3", scores = { 38, 0 } },
      play = "dKxhK",
      score = { { total = 0 }, {} },
      after = { phase = "play", sweeps = { 0, 0 } },
    },
    {
      name = "CUA-10: nor do cards",
      setup = { hand1 = "dK", pile1 = twenty, scores = { 38, 0 } },
      play = "dK",
      after = { phase = "deal-over", scores = { 38, 0 } },
    },
    {
      name = "CUA-10: 38 points reached in this deal are 38",
      setup = { table = "hK", hand1 = "dK d2", hand2 = "c3", scores = { 36, 0 },
        awards = { "1 2 CUA-5" } },
      play = "dKxhK",
      score = { { total = 2 }, {} },
    },
    {
      name = "CUA-10, CUA-9: with 36 a limpia that is a caída wins",
      setup = { hand1 = "sK c2", hand2 = "dK d4", scores = { 0, 36 } },
      play = { "sK", "dKxsK" },
      after = { phase = "match-over", scores = { 0, 40 }, winners = { 2 } },
    },
    {
      name = "CUA-11: three of a rank score 4 when they are dealt",
      setup = { hand1 = "hK", stock = "s2 h2 d2 s5 s6 c3 c4 c5 c6 c7" },
      play = "hK",
      score = { { total = 4, ["CUA-11"] = 4 }, { total = 0 } },
    },
    {
      name = "CUA-11: not with 30 points",
      setup = { hand1 = "hK", stock = "s2 h2 d2 s5 s6 c3 h3 d3 c6 c7", scores = { 30, 29 } },
      play = "hK",
      score = { { total = 0 }, { total = 4 } },
    },
    {
      name = "CUA-12: a caída that takes a card of a ronda scores 10 when the deal is over",
      setup = { hand1 = "hK", stock = "s2 h2 d2 s5 s6 c2 c4 c5 c6 cJ" },
      steps = {
        { play = { "hK", "s2", "c2xs2" }, score = { { total = 4 }, { total = 2 } } },
        {
          play = { "h2", "cJ", "d2", "c4", "s5", "c6", "s6", "c5" },
          score = { {}, { ["CUA-12"] = 10 } },
        },
      },
    },
    {
      name = "CUA-13: four of a rank win the match when they are dealt",
      setup = { hand1 = "hK", stock = "s3 h2 d2 s5 s6 c3 c4 h4 d4 s4", scores = { 39, 0 } },
      play = "hK",
      after = { phase = "match-over", winners = { 2 } },
    },
  },
}
