--- Scenarios of American Cassino, clause by clause.

local suits = { "s", "h", "d", "c" }
local ranks = { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" }

--- The pack as it comes out of the box: sA s2 ... sK hA ... cK.
local pack = {}
for _, suit in ipairs(suits) do
  for _, rank in ipairs(ranks) do pack[#pack + 1] = suit .. rank end
end
local in_order = table.concat(pack, " ")

return {
  scenarios = {
    -- Players, cards and the deal.
    {
      name = "US-PLY-1: three can play",
      players = 3,
      seed = 7,
      after = { turn = 1, dealer = 3, stock = 36 },
    },
    {
      name = "US-PLY-1: four play in two pairs, whose cards count together",
      setup = { hand1 = "h9", pile1 = "s3 h5", pile2 = "c3 c4 c5", pile3 = "s4 hA", pile4 = "" },
      play = "h9", -- 4 cards and 2 spades to 3 and none
      after = { scores = { 4, 0, 1, 0 } },
    },
    {
      name = "US-PLY-1: they win together",
      setup = { hand1 = "h9", pile1 = "hA", pile2 = "d10", pile4 = "", scores = { 9, 2, 12, 1 } },
      play = "h9",
      after = { phase = "match-over", winners = { 1, 3 } },
    },
    {
      name = "US-PLY-1: or each alone, where that is agreed",
      options = { partners = false },
      setup = { hand1 = "h9", pile1 = "s3 h5", pile2 = "c3 c4 c5", pile3 = "s4 hA", pile4 = "" },
      play = "h9",
      after = { scores = { 0, 3, 1, 0 } },
    },
    {
      name = "US-DEAL-1: cards are dealt two by two, to the players and to the table",
      deck = in_order,
      after = { stock = 40, hand1 = "sA s2 s7 s8", hand2 = "s3 s4 s9 s10", table = "s5 s6 sJ sQ" },
    },
    {
      name = "US-DEAL-2: the table gets its cards before the dealer, where that is agreed",
      options = { dealer_last = true },
      deck = in_order,
      after = { stock = 40, hand1 = "sA s2 s7 s8", hand2 = "s5 s6 sJ sQ", table = "s3 s4 s9 s10" },
    },
    {
      name = "US-DEAL-2: with three players too",
      players = 3,
      dealer = 1,
      options = { dealer_last = true },
      deck = in_order,
      after = {
        stock = 36, hand2 = "sA s2 s9 s10", hand3 = "s3 s4 sJ sQ", table = "s5 s6 sK hA",
        hand1 = "s7 s8 h2 h3",
      },
    },
    {
      name = "US-DEAL-1: four more to each, when all are played, and none to the table",
      setup = { table = "c2", hand1 = "hK", stock = "s2 s3 s4 s5 s6 s7 s8 s9 hQ" },
      play = "hK",
      after = {
        hand1 = "s2 s3 s4 s5", hand2 = "s6 s7 s8 s9", table = "c2 hK", stock = 1, round = 2,
      },
    },
    {
      name = "US-DEAL-1: a build stays where it is",
      setup = { table = "[c2+h6]=8/2", hand1 = "hK", stock = "s2 s3 s4 s5 s8 s7 s6 s9" },
      play = "hK",
      after = { table = "hK [c2+h6]=8/2", round = 2 },
    },

    -- Capturing.
    {
      name = "US-VAL-1: an ace counts 1, and nothing else",
      setup = { table = "cA h4 s5", hand1 = "dA", hand2 = "h8" },
      only = "dAxcA",
      illegal = { ["dAxh4"] = "US-CAP-4", ["dAxh4 s5"] = "US-CAP-4" },
    },
    {
      name = "US-VAL-1: a jack counts nothing",
      setup = { table = "h6 s5", hand1 = "cJ", hand2 = "h8" },
      only = "cJ",
      illegal = { ["cJxh6 s5"] = "US-VAL-1", ["cJxh6"] = "US-CAP-5" },
    },
    {
      name = "US-CAP-1: a numeral takes cards of its rank, one or all",
      setup = { table = "h7 d7", hand1 = "s7", hand2 = "h8" },
      only = { "s7xh7", "s7xd7", "s7xh7,d7" },
    },
    {
      name = "US-CAP-2: a ten takes two fives, or six, three and an ace",
      setup = { table = "h5 d5 c6 s3 cA", hand1 = "h10", hand2 = "h8" },
      legal = { "h10xh5+d5", "h10xc6+s3+cA", "h10xh5+d5,c6+s3+cA" },
    },
    {
      name = "US-CAP-3: its rank and sums go together, if no card is used twice",
      setup = { table = "h8 c5 d3 s5", hand1 = "s8", hand2 = "hJ" },
      legal = "s8xh8,c5+d3",
      illegal = { ["s8xc5+d3,s5+d3"] = "US-CAP-3", ["s8xh8 s5 c5 d3"] = "US-CAP-3" },
    },
    {
      name = "US-CAP-4: court cards are no part of a sum",
      setup = { table = "cJ d3 hQ", hand1 = "s8", hand2 = "h2" },
      only = "s8",
      illegal = { ["s8xcJ d3"] = "US-CAP-4" },
    },
    {
      name = "US-CAP-5: a court card takes court cards of its rank, one or more",
      setup = { table = "hK dK cK cQ", hand1 = "sK", hand2 = "h2" },
      only = {
        "sKxhK", "sKxdK", "sKxcK", "sKxhK,dK", "sKxhK,cK", "sKxdK,cK", "sKxhK,dK,cK",
      },
      illegal = { ["sKxcQ"] = "US-CAP-5" },
    },
    {
      name = "US-CAP-5: only one, where that is agreed",
      options = { court_capture = "one" },
      setup = { table = "hK dK", hand1 = "sK", hand2 = "h2" },
      only = { "sKxhK", "sKxdK" },
      illegal = { ["sKxhK dK"] = "US-CAP-5" },
    },
    {
      name = "US-CAP-5: one, or all three others, where that is agreed",
      options = { court_capture = "one_or_three" },
      setup = { table = "hK dK cK", hand1 = "sK", hand2 = "h2" },
      only = { "sKxhK", "sKxdK", "sKxcK", "sKxhK,dK,cK" },
      illegal = { ["sKxhK dK"] = "US-CAP-5" },
    },

    -- Building.
    {
      name = "US-BLD-1: a card is laid on a card of the table to make a numeral that is held",
      setup = { table = "h6 dK", hand1 = "s2 c8", hand2 = "d3 d8" },
      legal = "s2>8:h6",
      illegal = { ["s2>9:h6"] = "US-BLD-1", ["s2>8:h6 dK"] = "US-BLD-8" },
      play = "s2>8:h6",
      after = {
        turn = 2, table = "dK [h6+s2]=8/1", hand1 = "c8", last_capturer = false,
        legal = "d8x[h6+s2]",
      },
      events = "build",
    },
    {
      name = "US-BLD-1: or on several",
      setup = { table = "h3 d4 c9", hand1 = "s2 h9", hand2 = "hJ" },
      legal = { "s2>9:h3+d4", "s2>9:h3+d4,c9" },
    },
    {
      name = "US-BLD-1: nothing is built to a numeral with other cards",
      setup = { table = "h6 d5", hand1 = "s2 c8", hand2 = "hJ" },
      illegal = { ["s2>8:h6 d5"] = "US-BLD-1", ["s2>8:d5"] = "US-BLD-1", ["s2>8"] = "US-BLD-1" },
    },
    {
      name = "US-BLD-1: who could capture may build instead",
      setup = { table = "h6 c2", hand1 = "s2 c8", hand2 = "hJ" },
      only = { "s2xc2", "s2>8:h6", "c8xh6+c2" },
      illegal = { s2 = "US-TRL-2" },
    },
    {
      name = "US-BLD-2: threes are built of a three on a three, and only a three takes them",
      setup = { table = "h3", hand1 = "s3 c3 c6", hand2 = "d3 d6" },
      legal = { "s3>3:h3", "s3>6:h3" },
      play = "s3>3:h3",
      after = { table = "[h3+s3]=3*/1", legal = "d3x[h3+s3]" },
    },
    {
      name = "US-BLD-2: each group makes the numeral",
      setup = { table = "d2 s6 c2 h8", hand1 = "h6 c8", hand2 = "hJ" },
      legal = { "h6>8:d2", "h6>8:d2,s6+c2", "h6>8:d2,h8", "h6>8:d2,s6+c2,h8" },
      illegal = { ["h6>8:d2,c2"] = "US-BLD-1", ["h6>8:d2,s6"] = "US-BLD-7" },
    },
    {
      name = "US-BLD-3: nobody builds to a numeral without another card of it",
      setup = { table = "h6 s3", hand1 = "s2 s5 d3", hand2 = "d8" },
      illegal = { ["s2>8:h6"] = "US-BLD-3", ["d3>3:s3"] = "US-BLD-3" },
      legal = "s2>5:s3",
    },
    {
      name = "US-BLD-4: a build of one group is raised with a card from the hand",
      setup = { table = "dK [c2+d4]=6/2", hand1 = "s2 c8", hand2 = "d8 h4" },
      legal = "s2>8:[c2+d4]",
      play = "s2>8:[c2+d4]",
      after = { table = "dK [c2+d4+s2]=8/1", legal = "d8x[c2+d4+s2]" },
    },
    {
      name = "US-BLD-4: its owner may raise it too, with the last card for it",
      setup = { table = "[c2+d4]=6/1", hand1 = "s3 d9 h6", hand2 = "d8" },
      legal = { "s3>9:[c2+d4]" },
      illegal = { ["h6>6:[c2+d4]"] = "US-BLD-3" },
    },
    {
      name = "US-BLD-4: to a numeral that the player holds too",
      setup = { table = "dK [c2+d4]=6/2", hand1 = "s2 c9", hand2 = "d8" },
      illegal = { ["s2>8:[c2+d4]"] = "US-BLD-3", ["s2>9:[c2+d4]"] = "US-BLD-4" },
    },
    {
      name = "US-BLD-4: cards of the new numeral may go in with it",
      setup = { table = "h5 c3 [c2+d4]=6/2", hand1 = "s2 c8", hand2 = "d8" },
      legal = { "s2>8:[c2+d4]", "s2>8:[c2+d4],h5+c3" },
      play = "s2>8:[c2+d4],h5+c3",
      after = { table = "[c2+d4+s2+h5+c3]=8*/1" },
    },
    {
      name = "US-BLD-4: only by its owner, where that is agreed",
      options = { raised_by = "owner" },
      setup = { table = "[c2+d4]=6/2 [cA+d2]=3/1", hand1 = "s2 s5 c8", hand2 = "d8" },
      legal = "s5>8:[cA+d2]",
      illegal = { ["s2>8:[c2+d4]"] = "US-BLD-4" },
    },
    {
      name = "US-BLD-4: only by the others, where that is agreed",
      options = { raised_by = "others" },
      setup = { table = "[c2+d4]=6/2 [cA+d2]=3/1", hand1 = "s2 s5 c8", hand2 = "d8" },
      legal = "s2>8:[c2+d4]",
      illegal = { ["s5>8:[cA+d2]"] = "US-BLD-4" },
    },
    {
      name = "US-BLD-5: a build of several groups keeps its numeral",
      setup = { table = "[h3+d3]=3*/2 dK", hand1 = "s2 c5 c8", hand2 = "c3" },
      illegal = { ["s2>5:[h3+d3]"] = "US-BLD-5", ["s2>8:[h3+d3]"] = "US-BLD-5" },
    },
    {
      name = "US-BLD-5: two threes, built as six, are one group and may be raised",
      setup = { table = "[h3+d3]=6/2", hand1 = "s2 c8", hand2 = "d6" },
      legal = "s2>8:[h3+d3]",
    },
    {
      name = "US-BLD-5: one that was added to may not",
      setup = { table = "h4 [c2+d4]=6/2", hand1 = "s2 h6 dK", hand2 = "s3 d9 d6" },
      play = "s2>6:h4,[c2+d4]",
      after = { illegal = { ["s3>9:[c2+d4+s2+h4]"] = "US-BLD-5" } },
    },
    {
      name = "US-BLD-6: no card of the table raises a build",
      setup = { table = "h2 [cA+d4]=5/2", hand1 = "s2 c9 h3", hand2 = "d8" },
      illegal = { ["s2>9:[cA+d4],h2"] = "US-BLD-6" },
    },
    {
      name = "US-BLD-7: the card played is part of what it builds",
      setup = { table = "h6 d2 c4", hand1 = "h5 c8", hand2 = "d8" },
      illegal = { ["h5>8:h6 d2"] = "US-BLD-7" },
    },
    {
      name = "US-BLD-8: nothing is built with court cards",
      setup = { table = "hK h4", hand1 = "sK cK c8", hand2 = "d8" },
      illegal = {
        ["sK>13:hK"] = "US-BLD-8", ["sK>8:h4"] = "US-BLD-8", ["c8>8:hK"] = "US-BLD-8",
      },
    },
    {
      name = "US-BLD-9: a card of its numeral takes a build",
      setup = { table = "d5 [c2+h6]=8/2", hand1 = "c8 cQ", hand2 = "d8" },
      play = "c8x[c2+h6]",
      after = { table = "d5", pile1 = "c8 c2 h6", last_capturer = 1 },
    },
    {
      name = "US-BLD-9: alone or with cards, sums and builds of it",
      options = { equal_builds = "apart" },
      setup = { table = "d5 h3 s8 [c2+h6]=8/2 [cA+h7]=8/2", hand1 = "c8", hand2 = "d8" },
      legal = {
        "c8x[c2+h6]", "c8x[c2+h6],s8", "c8x[c2+h6],d5+h3", "c8x[c2+h6],[cA+h7],s8,d5+h3",
      },
    },
    {
      name = "US-BLD-9: it is taken whole",
      setup = { table = "d5 [c2+h6]=8/2", hand1 = "c6 s2 c8", hand2 = "d8" },
      illegal = { c6xh6 = "US-BLD-9", s2xc2 = "US-BLD-9", ["c8xc2"] = "US-BLD-9" },
      legal = "c8xc2 h6",
    },
    {
      name = "US-BLD-9: and by no other card",
      setup = { table = "d5 [c2+h6]=8/2", hand1 = "c7 dK", hand2 = "d8" },
      illegal = { ["c7x[c2+h6]"] = "US-BLD-9", ["dKx[c2+h6]"] = "US-BLD-9" },
    },
    {
      name = "US-BLD-9: it is never part of a sum",
      setup = { table = "d2 [c2+h6]=8/2", hand1 = "c10 h10 s3", hand2 = "d8" },
      illegal = { ["c10x[c2+h6],d2"] = true, ["c10>10:[c2+h6],d2"] = true },
    },
    {
      name = "US-BLD-10: the last card for a build is not played elsewhere",
      setup = { table = "s8 h2 [c2+h6]=8/1", hand1 = "c8 c10", hand2 = "d8" },
      legal = { "c8x[c2+h6]", "c8x[c2+h6],s8" },
      illegal = { c8xs8 = "US-BLD-10", ["c8>10:h2"] = "US-BLD-10" },
    },
    {
      name = "US-BLD-10: another of the numeral will do",
      setup = { table = "h2 [c2+h6]=8/1", hand1 = "c8 s8 c10", hand2 = "d8" },
      legal = "c8>10:h2",
    },
    {
      name = "US-BLD-10: it says nothing of a build of somebody else",
      setup = { table = "h2 [c2+h6]=8/2", hand1 = "c8 c10", hand2 = "d8" },
      legal = "c8>10:h2",
    },
    {
      name = "US-BLD-10: it may be laid out where that is agreed",
      options = { build_keep = false, owner_may_trail = true, trail_capturing = true },
      setup = { table = "s8 [c2+h6]=8/1", hand1 = "c8 c10", hand2 = "d8" },
      legal = { "c8xs8", "c8" },
    },
    {
      name = "US-BLD-11: what is built to the numeral of a build joins it, and is its builder's",
      setup = { table = "h6 dK [c2+s6]=8/1", hand1 = "c8", hand2 = "s2 d8 dQ", turn = 2 },
      legal = { "s2>8:h6", "s2>8:h6,[c2+s6]" },
      play = "s2>8:h6",
      after = { turn = 1, table = "dK [c2+s6+h6+s2]=8*/2", legal = "c8x[c2+s6+h6+s2]" },
    },
    {
      name = "US-BLD-11: a card of the numeral joins by itself",
      setup = { table = "dK [c2+s6]=8/2", hand1 = "c8 s8", hand2 = "d8" },
      legal = { "c8>8:[c2+s6]", "c8x[c2+s6]" },
    },
    {
      name = "US-BLD-11: one raised to the numeral of another joins it too",
      setup = { table = "[c2+s6]=8/2 [cA+d4]=5/2", hand1 = "c3 s8", hand2 = "d8" },
      play = "c3>8:[cA+d4]",
      after = { table = "[c2+s6+cA+d4+c3]=8*/1", legal = "d8x[c2+s6+cA+d4+c3]" },
    },
    {
      name = "US-BLD-11: they stay apart, where that is agreed",
      options = { equal_builds = "apart" },
      setup = { table = "h6 [c2+s6]=8/1", hand1 = "c8 s8", hand2 = "s2 d8", turn = 2 },
      play = "s2>8:h6",
      after = {
        table = "[c2+s6]=8/1 [h6+s2]=8/2",
        legal = { "c8x[c2+s6]", "c8x[h6+s2]", "c8x[c2+s6],[h6+s2]" },
      },
    },
    {
      name = "US-BLD-11: none is added to another there",
      options = { equal_builds = "apart" },
      setup = { table = "h6 [c2+s6]=8/1", hand1 = "c8", hand2 = "s2 d8", turn = 2 },
      illegal = { ["s2>8:[c2+s6],h6"] = "US-BLD-11" },
    },

    -- Laying cards out.
    {
      name = "US-TRL-1: who cannot capture lays a card out",
      setup = { table = "h6", hand1 = "c8 sK", hand2 = "d8" },
      only = { "c8", "sK" },
      play = "c8",
      after = { table = "h6 c8", turn = 2 },
      events = "trail",
    },
    {
      name = "US-TRL-1: so does who will not build, or plays another card than one that captures",
      setup = { table = "h6 d4", hand1 = "s2 c8 h4", hand2 = "d8" },
      legal = { "s2", "c8", "h4xd4", "s2>8:h6" },
    },
    {
      name = "US-TRL-2: a card that could capture is not laid out",
      setup = { table = "h6 c2 hK", hand1 = "s8 sK", hand2 = "d8" },
      illegal = { s8 = "US-TRL-2", sK = "US-TRL-2" },
    },
    {
      name = "US-TRL-2: nor one that could take a build",
      setup = { table = "[c2+h6]=8/2", hand1 = "c8 dK", hand2 = "d8" },
      only = { "c8x[c2+h6]", "dK" },
      illegal = { c8 = "US-TRL-2" },
    },
    {
      name = "US-TRL-1: it is, where that is agreed",
      options = { trail_capturing = true },
      setup = { table = "h6 [c2+d6]=8/2", hand1 = "c8 c6", hand2 = "d8" },
      legal = { "c8", "c6" },
    },
    {
      name = "US-TRL-3: who has a build lays no card out",
      setup = { table = "[c2+h6]=8/1", hand1 = "c8 dK", hand2 = "d8" },
      only = "c8x[c2+h6]",
      illegal = { dK = "US-TRL-3" },
    },
    {
      name = "US-TRL-3: but captures or builds something else",
      setup = { table = "h3 d4 [c2+h6]=8/1", hand1 = "c8 s3 s7", hand2 = "d8" },
      only = {
        "c8x[c2+h6]", "s3xh3", "s7xh3+d4", "s3>7:d4",
      },
    },
    {
      name = "US-TRL-3: unless nothing else can be done",
      setup = { table = "[c2+h6]=8/1", hand1 = "dK dQ", hand2 = "d8" },
      only = { "dK", "dQ" },
    },
    {
      name = "US-TRL-3: nor once somebody else has added to it",
      setup = { table = "h6 dJ [c2+s6]=8/1", hand1 = "c8 dK", hand2 = "s2 d8", turn = 2 },
      play = "s2>8:h6",
      after = { legal = "dK" },
    },
    {
      name = "US-TRL-3: the owner may, where that is agreed",
      options = { owner_may_trail = true },
      setup = { table = "[c2+h6]=8/1", hand1 = "c8 dK", hand2 = "d8" },
      only = { "c8x[c2+h6]", "dK" },
    },

    -- Sweeps and the end of the deal.
    {
      name = "US-SWP-1: taking all that lies on the table is a sweep",
      setup = { table = "h6 c2", hand1 = "s8 dK", hand2 = "d8" },
      play = "s8xh6 c2",
      after = { table = "", sweeps = { 1, 0 } },
      score = { { ["US-SWP-1"] = 1 }, { ["US-SWP-1"] = 0 } },
      events = "sweep",
    },
    {
      name = "US-SWP-1: builds too",
      setup = { table = "s8 [c2+h6]=8/2", hand1 = "c8 dK", hand2 = "d8" },
      play = "c8x[c2+h6] s8",
      after = { sweeps = { 1, 0 } },
    },
    {
      name = "US-SWP-1: it is none while a build is left",
      setup = { table = "s4 [c2+h6]=8/2", hand1 = "c4 dK", hand2 = "d8" },
      play = "c4xs4",
      after = { table = "[c2+h6]=8/2", sweeps = { 0, 0 } },
    },
    {
      name = "US-SWP-1: nor while a card is left beside a build",
      setup = { table = "s4 [c2+h6]=8/2", hand1 = "c8 dK", hand2 = "d8" },
      play = "c8x[c2+h6]",
      after = { table = "s4", sweeps = { 0, 0 } },
    },
    {
      name = "US-SWP-1: with the last card of the deal too",
      setup = { table = "s4", hand1 = "c4" },
      play = "c4xs4",
      after = { phase = "deal-over", sweeps = { 1, 0 } },
    },
    {
      name = "US-END-1: what is left goes to whoever captured last, and is no sweep",
      setup = { table = "hQ d2", hand1 = "s7", last_capturer = 2, pile2 = "h4 s4" },
      play = "s7",
      after = { table = "", pile1 = "", pile2 = "h4 s4 hQ d2 s7", sweeps = { 0, 0 } },
    },
    {
      name = "US-END-1: builds too",
      setup = { table = "hQ [c2+h6]=8/1", hand1 = "s7", last_capturer = 2, pile2 = "h4 s4" },
      play = "s7",
      after = { pile1 = "", pile2 = "h4 s4 hQ c2 h6 s7", table = "" },
    },

    -- Points.
    {
      name = "US-SCO-1: most cards 3, most spades 1, ten of diamonds 2, two of spades and aces 1",
      setup = { hand1 = "h3", pile1 = "d10 s3 s4 hA", pile2 = "s2 cA h4 h5 h6" },
      score = { { total = 4, ["US-SCO-1"] = 4 }, { total = 5, ["US-SCO-1"] = 5 } },
    },
    {
      name = "US-SCO-1: a shared first place scores nothing",
      setup = { hand1 = "h3", pile1 = "s3 h4", pile2 = "s4 h5" },
      score = { { total = 0 }, { total = 0 } },
    },
    {
      name = "US-MAT-1: a match goes to 21, and whoever has most wins",
      setup = { hand1 = "h3", pile1 = "d10 hA", pile2 = "", scores = { 15, 20 } }, -- 6 and none
      play = "h3",
      after = { phase = "match-over", scores = { 21, 20 }, winners = { 1 } },
    },
    {
      name = "US-MAT-1: it goes on while nobody has them",
      setup = { hand1 = "h3", pile1 = "d10 hA", pile2 = "", scores = { 14, 20 } },
      play = "h3",
      after = { phase = "deal-over", winners = {} },
    },
    {
      name = "US-MAT-1: or to another number, such as 11",
      options = { target = 11 },
      setup = { hand1 = "h3", pile1 = "d10 hA", pile2 = "", scores = { 5, 8 } },
      play = "h3",
      after = { phase = "match-over", winners = { 1 } },
    },
    {
      name = "US-MAT-1: or is a single deal",
      options = { target = 0 },
      setup = { hand1 = "h3", pile1 = "hA hK", pile2 = "s2" },
      play = "h3",
      after = { phase = "match-over", winners = { 1 } },
    },

    -- With partners.
    {
      name = "US-BLD-3, PAIR-1: a partner's build proves no card by itself",
      variant = "cassino+teams",
      setup = {
        table = "h5 [c2+h6]=8/3", hand1 = "c3 dK", hand2 = "d2", hand3 = "c8", hand4 = "d3",
      },
      illegal = { ["c3>8:h5"] = "US-BLD-3" },
    },
    {
      name = "US-BLD-3, PAIR-1: it does, where that is agreed",
      variant = "cassino+teams",
      options = { partner_builds = true },
      setup = {
        table = "h5 [c2+h6]=8/3", hand1 = "c3 dK", hand2 = "d2", hand3 = "c8", hand4 = "d3",
      },
      legal = "c3>8:h5",
      play = "c3>8:h5",
      after = { table = "[c2+h6+h5+c3]=8*/1", turn = 2 },
    },
    {
      name = "US-BLD-3, PAIR-1: not the build of an opponent, nor of another numeral",
      variant = "cassino+teams",
      options = { partner_builds = true },
      setup = {
        table = "h5 h6 [c2+d6]=8/2 [cA+d4]=5/3", hand1 = "c3 dK", hand2 = "d8", hand3 = "c5",
        hand4 = "d3",
      },
      illegal = { ["c3>8:h5"] = "US-BLD-3", ["c3>9:h6"] = "US-BLD-3" },
    },
    {
      name = "US-BLD-3, PAIR-1: who holds the card builds with no build of the partner's",
      variant = "cassino+teams",
      options = { partner_builds = true },
      setup = {
        table = "h5 [c2+h6]=8/1", hand1 = "c3 c8", hand2 = "d9", hand3 = "c4", hand4 = "dK",
      },
      legal = "c3>8:h5",
    },
    {
      name = "PAIR-2: partners win together",
      variant = "cassino+teams",
      setup = { hand1 = "h9", pile1 = "hA", pile2 = "d10 d2", scores = { 11, 5, 9, 5 } },
      play = "h9",
      after = { phase = "match-over", winners = { 1, 3 } },
    },

    -- With other rules.
    {
      name = "DRG-2: a card is drawn after each play, building too",
      variant = "cassino+draw",
      setup = { table = "h6", hand1 = "s2 c8", hand2 = "d3", stock = "c9 cK" },
      play = "s2>8:h6",
      after = { hand1 = "c8 c9", stock = 1, turn = 2 },
    },
    {
      name = "ANN-1: with the points of the match one announces it, builds or no builds",
      variant = "cassino+early16",
      setup = {
        table = "h5 [c2+h6]=8/1", hand1 = "c8", hand2 = "h4", pile1 = "hA", scores = { 20, 3 },
      },
      play = "announce",
      after = { phase = "match-over", winners = { 1 } },
    },
    {
      name = "ANN-2: a build on the table counts for nobody yet",
      variant = "cassino+early16",
      setup = { table = "h5 [cA+h7]=8/2", hand1 = "c8", hand2 = "h4", scores = { 20, 3 } },
      illegal = { announce = "ANN-2" },
    },
    {
      name = "PLK-1: a card out of a build is not plucked",
      variant = "cassino+pluck",
      setup = { table = "h5 d7 [c2+h6]=8/2", hand1 = "c8 dK", hand2 = "h4" },
      legal = "pluck h5",
      illegal = { ["pluck h6"] = true },
    },
    {
      name = "PLK-3: the last card may be plucked while a build lies there",
      variant = "cassino+pluck",
      setup = { table = "h5 [c2+h6]=8/2", hand1 = "c8 dK", hand2 = "h4" },
      legal = "pluck h5",
    },
    {
      name = "PIC-1: who built has laid nothing out",
      variant = "cassino+picada",
      options = { trail_capturing = true },
      setup = { table = "h6", hand1 = "hK s3", hand2 = "s2 d8", hand3 = "sQ dK" },
      play = { "hK", "s2>8:h6", "dK" },
      score = { {}, {}, { total = 0 } },
    },
    {
      name = "SNA-1: no sweep is snatched while a build is left",
      variant = "cassino+snatch",
      options = { trail_capturing = true },
      setup = { table = "h5 [c2+h6]=8/2", hand1 = "c5 dK", hand2 = "h4 d8" },
      play = { "c5", "snatch h5 seat=2" },
      after = { pile2 = "c5 h5", table = "[c2+h6]=8/2", sweeps = { 0, 0 } },
    },
  },
}
