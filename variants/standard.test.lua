--- Scenarios of the standard game, clause by clause.

local suits = { "s", "h", "d", "c" }
local ranks = { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" }

--- The pack as it comes out of the box: sA s2 ... sK hA ... cK.
local pack = {}
for _, suit in ipairs(suits) do
  for _, rank in ipairs(ranks) do pack[#pack + 1] = suit .. rank end
end
local in_order = table.concat(pack, " ")

--- All moves of a deal in which that pack is dealt and everybody only trails.
local function trails(players)
  local plays, at = {}, 1
  local function deal_round(with_table)
    local hands = {}
    for seat = 1, players do hands[seat] = {} end
    for _ = 1, 2 do
      for _, hand in ipairs(hands) do
        hand[#hand + 1], hand[#hand + 2] = pack[at], pack[at + 1]
        at = at + 2
      end
      if with_table then at = at + 2 end
    end
    for card = 1, 4 do
      for seat = 1, players do plays[#plays + 1] = hands[seat][card] end
    end
  end
  deal_round(true)
  while at <= #pack do deal_round(false) end
  return plays
end

return {
  scenarios = {
    -- Players and cards.
    {
      name = "STD-PLY-1: three can play",
      players = 3,
      seed = 7,
      after = { turn = 1, dealer = 3, stock = 36, scores = { 0, 0, 0 } },
    },
    {
      name = "STD-PLY-1: four play, each for themselves",
      setup = { hand1 = "h9", pile1 = "d10", pile3 = "hA", scores = { 0, 0, 0, 0 } },
      play = "h9",
      after = { scores = { 2, 0, 1, 0 } },
    },
    {
      name = "STD-DECK-1: one pack of 52 cards is played to its end",
      deck = in_order,
      after = { stock = 40, hand1 = "sA s2 s7 s8", hand2 = "s3 s4 s9 s10", table = "s5 s6 sJ sQ" },
    },

    -- Values.
    {
      name = "STD-VAL-1: a jack counts 11, a queen 12 and a king 13, in sums too",
      setup = { table = "s6 c5 dQ c3 dJ", hand1 = "cJ hK", hand2 = "h4" },
      legal = { "cJxs6+c5", "cJxdJ" },
      illegal = { hKxdJ = "STD-CAP-2", ["hKxdQ+c3"] = true },
    },
    {
      name = "STD-VAL-1: court cards join sums like any other card",
      setup = { table = "c3 dJ s10", hand1 = "sA", hand2 = "h4" },
      legal = "sA=14xdJ+c3",
      illegal = { ["sAxs10+c3"] = "STD-CAP-2" },
    },
    {
      name = "STD-VAL-2: lillan counts 2 or 15",
      setup = { table = "c2 d9 h6", hand1 = "s2", hand2 = "h4" },
      only = { "s2", "s2xc2", "s2=15xd9+h6" },
    },
    {
      name = "STD-VAL-2: storan counts 10 or 16",
      setup = { table = "c10 h9 s7", hand1 = "d10", hand2 = "h4" },
      only = { "d10", "d10xc10", "d10=16xh9+s7" },
    },
    {
      name = "STD-VAL-2: an ace counts 1 or 14",
      setup = { table = "cA h9 s5", hand1 = "dA", hand2 = "h4" },
      legal = { "dAxcA", "dA=14xh9+s5" },
    },
    {
      name = "STD-VAL-3: the card you play cannot capture at two values at once",
      setup = { table = "c2 d9 h6", hand1 = "s2", hand2 = "h4" },
      illegal = { ["s2xc2 d9 h6"] = "STD-VAL-3" },
    },
    {
      name = "STD-VAL-4: on the table too a card counts as either of its values",
      setup = { table = "sK cA dA s4", hand1 = "hA", hand2 = "h4" },
      legal = { "hAxcA", "hA=14xsK+cA", "hA=14xcA=14", "hA=14xsK+cA,dA=14" },
    },
    {
      name = "STD-VAL-4: storan as 16 takes lillan as 15 with an ace",
      setup = { table = "s2 hA c9", hand1 = "d10", hand2 = "h4" },
      legal = { "d10=16xs2=15+hA", "d10=16xs2+hA=14" },
      illegal = { ["d10xs2+hA+c9"] = true },
    },
    {
      name = "STD-VAL-V1: only aces have two values",
      options = { values = "aces" },
      setup = { table = "c10 s2 hA h9 s7 h5", hand1 = "d10 cA", hand2 = "h4" },
      legal = { "d10xc10", "cAxhA", "cA=14xh9+h5,hA=14" },
      illegal = { ["d10xh9 s7"] = "STD-VAL-V1", ["d10xs2 hA"] = "STD-VAL-V1" },
    },
    {
      name = "STD-VAL-V2: the high value from the hand, the low one on the table",
      options = { values = "fixed" },
      setup = { table = "c10 s2 hA h9 s7 h5", hand1 = "d10 cA", hand2 = "h4" },
      legal = { "d10=16xh9+s7", "cA=14xh9+h5" },
      illegal = { d10xc10 = "STD-VAL-V2", ["d10xs2 hA"] = "STD-VAL-V2", cAxhA = "STD-VAL-V2" },
    },

    -- Dealing.
    {
      name = "STD-DEAL-1: the turn to deal passes clockwise, deal by deal",
      players = 3,
      seed = 7,
      setup = { hand2 = "h9", hand3 = "", turn = 2, dealer = 1, scores = { 4, 0, 9 } },
      play = { "h9", "next" },
      after = { deal = 2, dealer = 2, turn = 3, scores = { 4, 0, 9 }, stock = 36 },
      events = "deal",
    },
    {
      name = "STD-DEAL-1: piles, sweeps and the last capture belong to a deal, scores to the match",
      seed = 7,
      setup = { table = "h7", hand1 = "s7", sweeps = { 1, 2 } },
      play = { "s7xh7", "next" },
      after = {
        pile1 = "", pile2 = "", sweeps = { 0, 0 }, last_capturer = false, round = 1,
        scores = { 5, 2 },
      },
      score = { { total = 0 }, { total = 0 } },
    },
    {
      name = "STD-DEAL-2: two cards to each player and two to the table, and the same again",
      players = 3,
      dealer = 1,
      deck = in_order,
      after = {
        hand2 = "sA s2 s9 s10", hand3 = "s3 s4 sJ sQ", hand1 = "s5 s6 sK hA",
        table = "s7 s8 h2 h3", stock = 36,
      },
    },
    {
      name = "STD-DEAL-3: four more to each, two at a time, and none to the table",
      setup = { table = "s5", hand1 = "h9", stock = "c2 c3 c4 c5 c6 c7 c8 c9 d2" },
      play = "h9",
      after = {
        round = 2, hand1 = "c2 c3 c6 c7", hand2 = "c4 c5 c8 c9", table = "s5 h9", stock = 1,
      },
      events = "deal",
    },
    {
      name = "STD-DEAL-4: the pack lasts six rounds with two players",
      deck = in_order,
      play = trails(2),
      after = { phase = "deal-over", round = 6, stock = 0 },
    },
    {
      name = "STD-DEAL-4: four with three",
      players = 3,
      deck = in_order,
      play = trails(3),
      after = { phase = "deal-over", round = 4, stock = 0 },
    },
    {
      name = "STD-DEAL-4: and three with four",
      players = 4,
      deck = in_order,
      play = trails(4),
      after = { phase = "deal-over", round = 3, stock = 0 },
    },
    {
      name = "STD-DEAL-5: the dealer says so when the last round is dealt",
      setup = { hand1 = "h9", stock = "c2 c3 c4 c5 c6 c7 c8 c9" },
      play = "h9",
      events = { "last-round", "deal" },
    },

    -- Turns.
    {
      name = "STD-TURN-1: the player on the dealer's left starts, and the turn passes clockwise",
      players = 3,
      dealer = 1,
      deck = in_order,
      steps = {
        { after = { turn = 2 } },
        { play = "sA", after = { turn = 3 } },
        { play = "s3", after = { turn = 1 } },
      },
    },
    {
      name = "STD-TURN-1: the same player starts every round of a deal",
      setup = {
        hand1 = "c4", hand2 = "h9", hand3 = "c9", turn = 2,
        stock = "s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK",
      },
      play = { "h9", "c9", "c4" },
      after = { round = 2, turn = 2 },
    },
    {
      name = "STD-TURN-2: exactly one card of the hand is played: it captures, or is laid out",
      setup = { table = "s5", hand1 = "h5 c9", hand2 = "h4" },
      only = { "h5", "h5xs5", "c9" },
    },

    -- Capturing.
    {
      name = "STD-CAP-1: a card takes one of equal value",
      setup = { table = "d6 c9", hand1 = "h9", hand2 = "h4" },
      legal = "h9xc9",
      illegal = { h9xd6 = true },
    },
    {
      name = "STD-CAP-2: a card takes cards that add up to its value",
      setup = { table = "s5 d5 h3", hand1 = "c8", hand2 = "h4" },
      legal = { "c8xs5+h3", "c8xd5+h3" },
    },
    {
      name = "STD-CAP-2: no card takes a difference",
      setup = { table = "h8 d5", hand1 = "c3", hand2 = "h4" },
      illegal = { ["c3xh8 d5"] = "STD-CAP-2" },
    },
    {
      name = "STD-CAP-3: a seven takes a seven together with a three and a four",
      setup = { table = "h7 s3 d4 cK", hand1 = "s7", hand2 = "h4" },
      legal = "s7xh7,d4+s3",
    },
    {
      name = "STD-CAP-3: storan as 16 takes a queen with a four and a nine with a seven",
      setup = { table = "c10 hQ s4 d9 h7", hand1 = "d10", hand2 = "h4" },
      legal = "d10=16xhQ+s4,d9+h7",
    },
    {
      name = "STD-CAP-4: from two fives and a three an eight takes the three with one five only",
      setup = { table = "s5 d5 h3", hand1 = "c8", hand2 = "h4" },
      illegal = { ["c8xs5 d5 h3"] = "STD-CAP-4", ["c8xs5+h3,d5+h3"] = true },
    },
    {
      name = "STD-CAP-5: the card played and the cards taken go to one's own pile",
      setup = { table = "h7 s3 d4 cK", hand1 = "s7", hand2 = "h4", pile1 = "c2 d2" },
      play = "s7xh7 s3 d4",
      after = {
        pile1 = "c2 d2 s7 h7 s3 d4", hand1 = "", table = "cK", last_capturer = 1, turn = 2,
      },
      events = "capture",
    },
    {
      name = "STD-CAP-6: a card may be laid out although it could take something",
      setup = { table = "d6 c9", hand1 = "h9", hand2 = "h4" },
      play = "h9",
      after = { table = "d6 c9 h9", pile1 = "", last_capturer = false },
    },
    {
      name = "STD-CAP-7: some of what could be taken may be left",
      setup = { table = "h7 s3 d4", hand1 = "s7", hand2 = "h4" },
      only = { "s7", "s7xh7", "s7xd4+s3", "s7xh7,d4+s3" },
    },
    {
      name = "STD-CAP-8: a card that takes nothing is then a table card",
      setup = { table = "s7", hand1 = "c4", hand2 = "hJ" },
      steps = {
        { play = "c4", after = { table = "s7 c4" }, events = "trail" },
        { legal = "hJxs7+c4" },
      },
    },
    {
      name = "STD-CAP-V1: if the card you play can capture, it must",
      options = { must_capture = true },
      setup = { table = "d6 c9", hand1 = "h9 c2", hand2 = "h4" },
      only = { "h9xc9", "c2" },
      illegal = { h9 = "STD-CAP-V1" },
    },
    {
      name = "STD-CAP-V1: no card or group may be left that it could take at the same value",
      options = { must_capture = true },
      setup = { table = "c2 d9 h6 cK", hand1 = "s2", hand2 = "h4" },
      legal = { "s2=15xcK+c2,d9+h6", "s2xc2" },
      illegal = { ["s2xd9 h6"] = "STD-CAP-V1" },
    },
    {
      name = "STD-CAP-V1: you choose the grouping",
      options = { must_capture = true },
      setup = { table = "h7 d7 c6 s3 h3 d4", hand1 = "c10", hand2 = "h4" },
      legal = { "c10xs3 h3 d4", "c10xh7 d7 c6 s3 h3 d4" },
      illegal = { ["c10xh7 s3"] = "STD-CAP-V1" },
    },

    -- Sweeps.
    {
      name = "STD-TAB-1: taking every card on the table in one play is a sweep, and scores",
      setup = { table = "h7 s3 d4", hand1 = "s7", hand2 = "h4" },
      play = "s7xh7 s3 d4",
      after = { sweeps = { 1, 0 }, table = "" },
      score = { { ["STD-SCO-4"] = 1 }, { total = 0 } },
      events = { "capture", "sweep" },
    },
    {
      name = "STD-TAB-1: taking all but one is none",
      setup = { table = "h7 s3 d4", hand1 = "s7 c2", hand2 = "c9" },
      play = "s7xs3 d4",
      after = { sweeps = { 0, 0 }, table = "h7" },
    },
    {
      name = "STD-TAB-2: all may see how many sweeps you have",
      setup = { table = "h7", hand1 = "s7", hand2 = "h4", sweeps = { 1, 1 } },
      play = "s7xh7",
      after = { sweeps = { 2, 1 } },
    },
    {
      name = "STD-TAB-3: after a sweep the next player must trail",
      setup = { table = "h7", hand1 = "s7", hand2 = "h4 dA" },
      play = "s7xh7",
      after = { only = { "h4", "dA" } },
    },

    -- The end of a deal.
    {
      name = "STD-END-1: cards left on the table go to the player who captured last",
      setup = { table = "s4 c8", hand1 = "h9", pile2 = "c2 d2", last_capturer = 2 },
      play = "h9",
      after = { phase = "deal-over", table = "", pile2 = "c2 d2 s4 c8 h9", pile1 = "" },
      events = { "leftovers", "deal-over" },
    },
    {
      name = "STD-END-1: if nobody captured, they go to nobody",
      setup = { table = "s4 c8", hand1 = "h9" },
      play = "h9",
      after = { phase = "deal-over", pile1 = "", pile2 = "" },
      score = { { total = 0 }, { total = 0 } },
    },
    {
      name = "STD-END-2: getting the cards left over is not a sweep",
      setup = { table = "s4 c8", hand1 = "h9", last_capturer = 2 },
      play = "h9",
      after = { sweeps = { 0, 0 } },
    },
    {
      name = "STD-TAB-1: the last play of a deal may be a sweep",
      setup = { table = "s4 c5", hand1 = "h9" },
      play = "h9xs4 c5",
      after = { sweeps = { 1, 0 }, phase = "deal-over", scores = { 4, 0 } },
    },

    -- Points.
    {
      name = "STD-SCO-1: most cards scores 1 point",
      setup = { hand1 = "h9", pile1 = "h2 h3 h4", pile2 = "c2 c3" },
      score = { { ["STD-SCO-1"] = 1, total = 1 }, { total = 0 } },
    },
    {
      name = "STD-SCO-1: nothing if the first place is shared",
      setup = { hand1 = "h9", pile1 = "h2 h3", pile2 = "c2 c3", pile3 = "d2" },
      score = { { total = 0 }, { total = 0 }, { total = 0 } },
    },
    {
      name = "STD-SCO-2: most spades scores 2 points",
      setup = { hand1 = "h9", pile1 = "h2 h3 h4", pile2 = "s3 s4", pile3 = "s5" },
      score = { { ["STD-SCO-2"] = 0 }, { ["STD-SCO-2"] = 2, total = 2 }, { total = 0 } },
    },
    {
      name = "STD-SCO-2: nothing if the first place is shared",
      setup = { hand1 = "h9", pile1 = "s3 s4", pile2 = "s5 s6" },
      score = { { total = 0 }, { total = 0 } },
    },
    {
      name = "STD-SCO-1, STD-SCO-2: so it is with four",
      setup = {
        hand1 = "h9", pile1 = "s3 h3", pile2 = "s4 h4", pile3 = "s5 h5", pile4 = "s6 s7",
      },
      score = { { total = 0 }, { total = 0 }, { total = 0 }, { ["STD-SCO-1"] = 0, total = 2 } },
    },
    {
      name = "STD-SCO-3: no other ten, two or court card scores",
      setup = { hand1 = "h9", pile1 = "sK dJ", pile2 = "c10 d2" },
      score = { { ["STD-SCO-3"] = 0 }, { ["STD-SCO-3"] = 0, total = 0 } },
    },
    {
      name = "STD-SCO-3: storan scores 2 points, lillan 1 and each ace 1",
      setup = { hand1 = "h9", pile1 = "d10 hA cA", pile2 = "s2 h2 h3" },
      score = { { ["STD-SCO-3"] = 4, total = 4 }, { ["STD-SCO-3"] = 1, ["STD-SCO-2"] = 2 } },
    },
    {
      name = "STD-SCO-4: each sweep scores 1 point",
      setup = { hand1 = "h9", sweeps = { 0, 3 } },
      score = { { total = 0 }, { ["STD-SCO-4"] = 3, total = 3 } },
    },
    {
      name = "STD-SCO-5: a deal is worth 10 points and those for sweeps",
      setup = {
        hand1 = "cA", last_capturer = 2, sweeps = { 0, 2 },
        pile1 = table.concat(pack, " ", 1, 39), pile2 = table.concat(pack, " ", 41),
      },
      play = "cA",
      score = { { total = 9 }, { total = 3 } },
    },
    {
      name = "STD-SCO-5: less if the first place is shared",
      setup = {
        hand1 = "cA", last_capturer = 2,
        pile1 = table.concat(pack, " ", 1, 26), pile2 = table.concat(pack, " ", 27, 39) .. " "
          .. table.concat(pack, " ", 41),
      },
      play = "cA",
      score = { { total = 5, ["STD-SCO-1"] = 0 }, { total = 4, ["STD-SCO-1"] = 0 } },
    },
    {
      name = "STD-SCO-V1: the last capture of the deal scores 1 point",
      options = { last_capture_point = true },
      setup = { table = "s4 c8", hand1 = "h4 h9", hand2 = "d2", last_capturer = 2 },
      play = { "h4xs4", "d2", "h9" },
      after = { phase = "deal-over", last_capturer = 1 },
      score = { { ["STD-SCO-V1"] = 1 }, { total = 0 } },
    },

    -- The match.
    {
      name = "STD-SCO-V1: also when it leaves no cards over",
      options = { last_capture_point = true },
      setup = { table = "h7", hand2 = "c7", turn = 2 },
      play = "c7xh7",
      score = { { total = 0 }, { ["STD-SCO-V1"] = 1 } },
    },
    {
      name = "STD-SCO-V1: it is counted all along",
      options = { last_capture_point = true },
      setup = { table = "h7 c2", hand1 = "s7", hand2 = "c9" },
      play = "s7xh7",
      score = { { ["STD-SCO-V1"] = 1 }, { ["STD-SCO-V1"] = 0 } },
      after = { phase = "play" },
    },
    {
      name = "STD-SCO-V1: nobody scores if nobody captured",
      options = { last_capture_point = true },
      setup = { hand1 = "h9", pile1 = "h3", pile2 = "h4" },
      score = { { total = 0 }, { total = 0 } },
    },
    {
      name = "STD-SCO-V1: nor where it is not agreed",
      setup = { hand1 = "h9", pile1 = "h3", pile2 = "h4", last_capturer = 1 },
      score = { { total = 0 }, { total = 0 } },
    },
    {
      name = "STD-MAT-1: a single deal is won by the most points",
      options = { target = 0 },
      setup = { hand1 = "h9", pile1 = "h2 h3 h4", pile2 = "dA d10" },
      play = "h9",
      after = { phase = "match-over", winners = { 2 }, scores = { 1, 3 } },
      events = { "deal-over", "match-over" },
    },
    {
      name = "STD-MAT-1: a match goes on until somebody has reached its target",
      options = { target = 5 },
      seed = 7,
      setup = { hand1 = "h9", pile1 = "h2 h3 h4", pile2 = "dA d10", scores = { 0, 1 } },
      steps = {
        { play = "h9", after = { phase = "deal-over", winners = {}, scores = { 1, 4 } } },
        { play = "next", after = { phase = "play", deal = 2, scores = { 1, 4 } } },
      },
    },
    {
      name = "STD-MAT-2: every deal begun is played to its end; then the highest total wins",
      setup = { hand1 = "h9", hand2 = "c9", pile1 = "hA h2", pile2 = "d10", scores = { 15, 15 } },
      steps = {
        {
          play = "h9",
          score = { { total = 2 }, { total = 2 } },
          after = { phase = "play", scores = { 15, 15 } },
        },
        { play = "c9xh9", after = { phase = "match-over", scores = { 16, 19 }, winners = { 2 } } },
      },
    },
    {
      name = "STD-MAT-2: with 15 it goes on",
      setup = { hand1 = "h9", pile1 = "d10 hA h3", pile2 = "h4", scores = { 11, 4 } },
      play = "h9",
      after = { phase = "deal-over", scores = { 15, 4 }, winners = {} },
    },
    {
      name = "STD-MAT-2: with 16 it ends, for three as for two",
      setup = {
        hand1 = "h9", pile1 = "h3", pile2 = "h4", pile3 = "d10 c3", scores = { 15, 9, 13 },
      },
      play = "h9",
      after = { phase = "match-over", scores = { 15, 9, 16 }, winners = { 3 } },
    },
    {
      name = "STD-MAT-2: another target is another end",
      options = { target = 21 },
      setup = { hand1 = "h9", pile1 = "d10 hA h3", pile2 = "h4", scores = { 16, 4 } },
      play = "h9",
      after = { phase = "deal-over", scores = { 20, 4 }, winners = {} },
    },
    {
      name = "STD-MAT-3: of several the one who took most spades in the last deal wins",
      setup = { hand1 = "h9", pile1 = "s3 s4", pile2 = "s5 h2", scores = { 14, 16 } },
      play = "h9",
      after = { phase = "match-over", scores = { 16, 16 }, winners = { 1 } },
    },
    {
      name = "STD-MAT-3: those with fewer points are not asked",
      setup = {
        hand1 = "h9", pile1 = "s3", pile2 = "h4 d4", pile3 = "s6 s7 s8", scores = { 17, 17, 1 },
      },
      play = "h9",
      after = { phase = "match-over", scores = { 17, 17, 4 }, winners = { 1 } },
    },
    {
      name = "STD-MAT-3, STD-MAT-4: of three the two with most spades share the win",
      setup = {
        hand1 = "h9", pile1 = "s3 h6", pile2 = "s5 s6 h4", pile3 = "s7 s8 h5", pile4 = "h2",
        scores = { 20, 20, 20, 3 },
      },
      play = "h9",
      after = { phase = "match-over", winners = { 2, 3 } },
    },
    {
      name = "STD-MAT-4: if they are level there too, they share the win",
      setup = {
        hand1 = "h9", pile1 = "s3 h3", pile2 = "s4 h4", pile3 = "c2", scores = { 16, 16, 3 },
      },
      play = "h9",
      after = { phase = "match-over", winners = { 1, 2 } },
    },
    {
      name = "STD-MAT-4: also all of them, with no points and after a single deal",
      options = { target = 0 },
      setup = { hand1 = "h9", hand2 = "", hand3 = "" },
      play = "h9",
      after = { phase = "match-over", scores = { 0, 0, 0 }, winners = { 1, 2, 3 } },
    },
  },
}
