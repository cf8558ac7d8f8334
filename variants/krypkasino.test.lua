--- Scenarios of Krypkasino, clause by clause. A prime marks a card of the second pack.

--- Both packs as they come out of the box: sA s2 ... cK, and sA' s2' ... cK'.
local packs = {}
for _, mark in ipairs { "", "'" } do
  for _, suit in ipairs { "s", "h", "d", "c" } do
    for _, rank in ipairs { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" } do
      packs[#packs + 1] = suit .. rank .. mark
    end
  end
end
local in_order = table.concat(packs, " ")

return {
  scenarios = {
    -- Players, cards and values.
    {
      name = "KRY-DECK-1: two packs are played",
      deck = in_order,
      after = { stock = 88, turn = 1, dealer = 2, scores = { 0, 0 } },
    },
    {
      name = "KRY-DECK-1: a card may meet its twin",
      setup = { table = "h7 cK", hand1 = "h7'", hand2 = "h4" },
      only = "h7'xh7",
    },
    {
      name = "KRY-DEAL-1: two players get six cards each, and four lie on the table",
      deck = in_order,
      after = {
        hand1 = "sA s2 s7 s8 sK hA", table = "s5 s6 sJ sQ", hand2 = "s3 s4 s9 s10 h2 h3",
      },
    },
    {
      name = "KRY-DEAL-1: three get five, and five lie there",
      players = 3,
      deck = in_order,
      after = {
        hand1 = "sA s2 s3 sK hA", hand2 = "s4 s5 s6 h2 h3", hand3 = "s7 s8 s9 h4 h5",
        table = "s10 sJ sQ h6 h7", stock = 84,
      },
    },
    {
      name = "KRY-DEAL-1: four get five, and four lie there",
      players = 4,
      deck = in_order,
      after = { hand1 = "sA s2 s3 h2 h3", table = "sK hA h10 hJ", stock = 80 },
    },
    {
      name = "KRY-DEAL-1: five get four, and four lie there",
      players = 5,
      deck = in_order,
      after = { hand1 = "sA s2 sK hA", table = "sJ sQ h10 hJ", stock = 80 },
    },
    {
      name = "KRY-DEAL-1: six get four, and eight lie there",
      players = 6,
      deck = in_order,
      after = {
        hand1 = "sA s2 h4 h5", table = "sK hA h2 h3 d3 d4 d5 d6", stock = 72, dealer = 6,
      },
    },
    {
      name = "KRY-DEAL-1: when all are played as many are dealt again, and none to the table",
      setup = {
        table = "h7", hand1 = "cK", stock = "s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK h2 h3",
      },
      play = "cK",
      after = {
        hand1 = "s2 s3 s6 s7 s10 sJ", hand2 = "s4 s5 s8 s9 sQ sK", table = "h7 cK", stock = 2,
        round = 2,
      },
    },
    {
      name = "KRY-DEAL-1: in the end what is left",
      setup = { table = "h7", hand1 = "cK", stock = "s2 s3 s4 s5" },
      play = "cK",
      after = { hand1 = "s2 s3", hand2 = "s4 s5", stock = 0, round = 2, phase = "play" },
      events = { "last-round", "deal" },
    },
    {
      name = "KRY-DEAL-1: in the end three players get three each",
      players = 3,
      setup = { table = "h7", hand1 = "cK", stock = "s2 s3 s4 s5 s6 s7 s8 s9 s10" },
      play = "cK",
      after = { hand1 = "s2 s3 s4", hand2 = "s5 s6 s7", hand3 = "s8 s9 s10", stock = 0 },
    },
    {
      name = "KRY-VAL-1: an ace counts 14 from the hand",
      setup = { table = "h9 c5 dK", hand1 = "hA", hand2 = "h4" },
      only = "hA=14xh9+c5",
    },
    {
      name = "KRY-VAL-1: and 1 on the table, so that no ace takes an ace alone",
      setup = { table = "cA dK c8", hand1 = "hA c9", hand2 = "h4" },
      only = { "hA=14xdK+cA", "c9xc8+cA" },
      illegal = { hAxcA = true },
    },
    {
      name = "KRY-VAL-1: jacks count 11, queens 12 and kings 13",
      setup = { table = "h5 c6 h7 dJ", hand1 = "cJ cQ cK", hand2 = "h4" },
      legal = { "cJxdJ,c6+h5", "cQxh7+h5", "cKxh7+c6" },
    },

    -- Capturing.
    {
      name = "KRY-CAP-1: a card takes cards of its value, and groups that add up to it",
      setup = { table = "h7 d7 c4 s3 cK", hand1 = "s7", hand2 = "h4" },
      only = "s7xh7,d7,c4+s3",
    },
    {
      name = "KRY-CAP-1: no others",
      setup = { table = "h8 cK", hand1 = "s7", hand2 = "h4" },
      only = "s7",
      illegal = { s7xh8 = true },
    },
    {
      name = "KRY-CAP-2: only a card that can take nothing may creep",
      setup = { table = "h7 cK", hand1 = "s7 c2", hand2 = "h4" },
      illegal = { s7 = "KRY-CAP-2" },
      legal = { "s7xh7", "c2" },
    },
    {
      name = "KRY-CAP-2: you need not play one that can",
      setup = { table = "h7 cK", hand1 = "s7 c2", hand2 = "h4" },
      play = "c2",
      after = { table = "h7 cK c2", turn = 2 },
      events = "trail",
    },
    {
      name = "KRY-CAP-3: nothing that could still be taken may be left",
      setup = { table = "h7 d4 c3 cK", hand1 = "s7", hand2 = "h4" },
      legal = "s7xh7 d4 c3",
      illegal = { s7xh7 = "KRY-CAP-3", ["s7xd4 c3"] = "KRY-CAP-3" },
    },
    {
      name = "KRY-CAP-3: where groups overlap you choose",
      setup = { table = "s5 d5 h3 cK", hand1 = "c8", hand2 = "h4" },
      only = { "c8xs5+h3", "c8xd5+h3" },
      illegal = { ["c8xs5 d5 h3"] = "KRY-CAP-3" },
    },

    -- Sweeps.
    {
      name = "KRY-SWP-1: who can clear the table must",
      setup = { table = "s7 c4", hand1 = "cJ d2 hJ", hand2 = "h4" },
      only = { "cJxs7+c4", "hJxs7+c4" },
      illegal = { d2 = "KRY-SWP-1" },
    },
    {
      name = "KRY-SWP-1: by whatever groups clear it",
      setup = { table = "h7 d7 c6 s3 h3 d4", hand1 = "c10", hand2 = "h4" },
      legal = "c10xh7 d7 c6 s3 h3 d4",
      illegal = { ["c10xs3 h3 d4"] = "KRY-SWP-1" },
    },
    {
      name = "KRY-SWP-1: a sweep costs 5 points",
      setup = { table = "h7", hand1 = "d7 c2", hand2 = "h4" },
      play = "d7xh7",
      score = { { ["KRY-SWP-1"] = 5, total = 5 }, { total = 0 } },
      events = "sweep",
    },
    {
      name = "KRY-SWP-1: 10 if a lone card is taken by its twin from the other pack",
      setup = { table = "h7", hand1 = "h7' c2", hand2 = "h4" },
      play = "h7'xh7",
      score = { { ["KRY-SWP-1"] = 10, total = 10 }, { total = 0 } },
    },
    {
      name = "KRY-SWP-1: 5 if the twin does not lie alone",
      setup = { table = "h7 d7", hand1 = "h7' c2", hand2 = "h4" },
      play = "h7'xh7 d7",
      score = { { ["KRY-SWP-1"] = 5, total = 5 }, { total = 0 } },
    },
    {
      name = "KRY-SWP-1: a capture that leaves cards costs nothing",
      setup = { table = "h7 cK", hand1 = "h7' c2", hand2 = "h4" },
      play = "h7'xh7",
      score = { { total = 0 }, { total = 0 } },
    },
    {
      name = "KRY-SWP-2: whoever played just before is paid as much",
      setup = { table = "h7", hand1 = "c4 c2", hand2 = "cJ h5" },
      play = { "c4", "cJxh7+c4" },
      score = { { ["KRY-SWP-2"] = -5, total = -5 }, { ["KRY-SWP-1"] = 5, total = 5 } },
    },
    {
      name = "KRY-SWP-2: 10 for a card that meets its twin",
      setup = { hand1 = "h7 c2", hand2 = "h7' h5" },
      play = { "h7", "h7'xh7" },
      score = { { ["KRY-SWP-2"] = -10, total = -10 }, { ["KRY-SWP-1"] = 10, total = 10 } },
    },
    {
      name = "KRY-SWP-2: also who captured just before",
      setup = { table = "c9 h7", hand1 = "d9 c2", hand2 = "d7 h5" },
      play = { "d9xc9", "d7xh7" },
      score = { { total = -5 }, { total = 5 } },
    },
    {
      name = "KRY-SWP-2: nobody but the one who played just before",
      setup = { hand1 = "h4 c3", hand2 = "h7 c5", hand3 = "dJ d2" },
      play = { "h4", "h7", "dJxh7+h4" },
      score = { { total = 0 }, { total = -5 }, { total = 5 } },
    },
    {
      name = "KRY-SWP-2: before the first card nobody is",
      setup = { table = "h7", hand1 = "d7 c2", hand2 = "h4" },
      play = "d7xh7",
      score = { { total = 5 }, { ["KRY-SWP-2"] = 0, total = 0 } },
    },
    {
      name = "KRY-SWP-2: also over the end of a round",
      setup = {
        hand2 = "h7", turn = 2, dealer = 2, stock = "d7 c2 h4 h5 c3 c4 h6 h8 c5 c6 h9 h10",
      },
      play = { "h7", "d7xh7" },
      after = { round = 2 },
      score = { { total = 5 }, { total = -5 } },
    },
    {
      name = "KRY-SWP-2: but not over the end of a deal",
      seed = 7,
      options = { deals = 2 },
      setup = { table = "h7", hand1 = "cK" },
      steps = {
        { play = "cK", after = { phase = "deal-over", vars = { setter = 1 } } },
        { play = "next", after = { deal = 2, vars = { setter = false } } },
      },
    },

    -- The end, and points.
    {
      name = "KRY-END-1: cards left on the table go to the player who captured last",
      setup = { table = "s4 c8", hand1 = "h9", pile2 = "c2", last_capturer = 2 },
      play = "h9",
      after = { phase = "match-over", table = "", pile2 = "c2 s4 c8 h9", pile1 = "" },
      score = { { total = 0 }, { ["KRY-SWP-1"] = 0, total = 1 } },
    },
    {
      name = "KRY-SCO-1: storan counts 3 points, every ace 1, every spade 1",
      setup = { hand1 = "h9", pile1 = "d10 d10' hA", pile2 = "s3 s3' h4" },
      score = { { ["KRY-SCO-1"] = 7, total = 7 }, { ["KRY-SCO-1"] = 2, total = 2 } },
    },
    {
      name = "KRY-SCO-1: the ace of spades 2, and lillan 2",
      setup = { hand1 = "h9", pile1 = "sA", pile2 = "s2 s2'" },
      score = { { total = 2 }, { total = 4 } },
    },
    {
      name = "KRY-SCO-1: most cards count nothing",
      setup = { hand1 = "h9", pile1 = "h3 h4 h5 h6" },
      score = { { total = 0 }, { total = 0 } },
    },
    {
      name = "KRY-SCO-1: 42 in a deal",
      setup = {
        hand1 = "cK'", last_capturer = 1,
        pile1 = table.concat(packs, " ", 1, 52), pile2 = table.concat(packs, " ", 53, 103),
      },
      play = "cK'",
      score = { { total = 21 }, { total = 21 } },
    },
    {
      name = "KRY-SCO-1: the fewest points win",
      setup = { hand1 = "h9", pile1 = "d10", pile2 = "s3 s4" },
      play = "h9",
      after = { phase = "match-over", scores = { 3, 2 }, winners = { 2 } },
    },
    {
      name = "KRY-SCO-1: then the fewest spades",
      setup = { hand1 = "h9", pile1 = "s3", pile2 = "hA" },
      play = "h9",
      after = { phase = "match-over", scores = { 1, 1 }, winners = { 2 } },
    },
    {
      name = "KRY-SCO-1: a match may have several deals",
      seed = 7,
      options = { deals = 2 },
      setup = { hand1 = "h9", pile1 = "s3", pile2 = "d10" },
      steps = {
        { play = "h9", after = { phase = "deal-over", scores = { 1, 3 }, winners = {} } },
        { play = "next", after = { deal = 2, dealer = 1, turn = 2, stock = 88 } },
      },
    },
  },
}
