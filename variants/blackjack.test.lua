--- Scenarios of Black Jack, clause by clause.

--- A round of one seat begins.
local function round(stock) return { scores = { 1000 }, dealing = 0, stock = stock } end

--- The position in which the only box is to play its hand, with 100 kr on it.
local function hand(cards, bank, stock)
  return {
    scores = { 1000 }, pots = { bet = 100 }, zones = { ["box1.1"] = cards, bank = bank },
    vars = { hands = 1, hand = 1 }, asked = "1 hand", dealing = 4, stock = stock,
  }
end

--- What the first two of the seats have bet, by slot: 1 to 4 are the hands of box 1, 5 of box 2.
local function bets(first, second, seats)
  local all, slots = {}, 4 * (seats or 2)
  for i = 1, slots * (seats or 2) do
    all[i] = (i <= slots and first[i] or second[i - slots]) or 0
  end
  return all
end

--- The same of a box in which seat 2 has bet 200 kr behind.
local function hand_with_two(cards, bank, stock)
  return {
    scores = { 1000, 1000 }, pots = { bet = bets({ 100 }, { 200 }) },
    zones = { ["box1.1"] = cards, bank = bank },
    vars = { hands = { 1, 0 }, hand = { 1, 0 } }, asked = "1 hand", dealing = 4, stock = stock,
  }
end

--- So many cards of two packs, for a shoe that is nearly empty.
local function shoe(n)
  local cards = {}
  for rank = 2, 10 do
    for _, suit in ipairs { "s", "h", "d", "c" } do
      cards[#cards + 1] = suit .. rank
      cards[#cards + 1] = suit .. rank .. "'"
    end
  end
  return table.concat(cards, " ", 1, n)
end

return {
  scenarios = {
    -- The table and the cards.
    {
      name = "BJ-PLY-1: one can play, against the bank",
      players = 1,
      setup = round("s10 d7 h9"),
      play = "bet 100",
      after = { stage = "hand", zones = { ["box1.1"] = "s10 h9", bank = "d7" } },
      events = "bet",
    },
    {
      name = "BJ-PLY-1: six can play",
      players = 6,
      seed = 7,
      after = { turn = 1, stage = "bet", stock = 312 },
    },
    {
      name = "BJ-PLY-2: the holder decides for those behind, too",
      setup = hand_with_two("s10 h6", "d7", "cK s10'"),
      play = "hit",
      after = { scores = { 900, 800 }, bank_won = 300, phase = "deal-over" },
      score = { { total = -100, ["BJ-HIT-2"] = -100 }, { total = -200, ["BJ-HIT-2"] = -200 } },
    },
    {
      name = "BJ-VAL-1: court cards count 10, and beat 19",
      players = 1,
      setup = hand("sJ hQ", "d10", "c9"),
      play = "stand",
      after = { scores = { 1100 } },
    },
    {
      name = "BJ-VAL-1: an ace counts 1 where 11 is too much",
      players = 1,
      setup = hand("sA h6", "d10", "cK s2 d8"),
      play = { "hit", "hit", "stand" },
      after = { zones = { ["box1.1"] = "sA h6 cK s2", bank = "d10 d8" }, scores = { 1100 } },
    },
    {
      name = "BJ-VAL-1: and 11 where it is not",
      players = 1,
      setup = hand("sA h8", "d10", "c8"),
      play = "stand",
      after = { scores = { 1100 } },
    },
    {
      name = "BJ-DEAL-1: a card to each box, one to the bank, and a second to each box",
      setup = { scores = { 1000, 1000, 1000 }, dealing = 0, stock = "s2 s3 s4 s5 s6 s7" },
      play = { "bet 100", "no-bet", "bet 100", "done", "done", "done" },
      after = {
        turn = 1, stage = "hand", stock = 1,
        zones = { ["box1.1"] = "s2 s5", ["box2.1"] = "", ["box3.1"] = "s3 s6", bank = "s4" },
      },
    },
    {
      name = "BJ-DEAL-2: six packs are shuffled once the cut card has come out",
      players = 1,
      options = { cut = 60 },
      seed = 7,
      setup = round(shoe(60)),
      play = { "no-bet", "next" },
      after = { stock = 312, deal = 2 },
    },
    {
      name = "BJ-DEAL-2: not before",
      players = 1,
      options = { cut = 60 },
      seed = 7,
      setup = round(shoe(61)),
      play = { "no-bet", "next" },
      after = { stock = 61, deal = 2 },
    },

    -- Bets.
    {
      name = "BJ-BET-1: a bet is 100 to 2000 kr, in hundreds",
      players = 1,
      setup = { scores = { 5000 }, dealing = 0, stock = "s10 d7 h9" },
      steps = {
        {
          legal = { "bet 100", "bet 200", "bet 2000" },
          illegal = {
            ["bet 50"] = "BJ-BET-1", ["bet 150"] = "BJ-BET-1", ["bet 2100"] = "BJ-BET-1",
          },
        },
        {
          play = "bet 2000",
          after = { scores = { 5000 }, pots = { bet = bets({ 2000 }, {}, 1) }, bank_won = 0 },
        },
      },
    },
    {
      name = "BJ-BET-1: 200 to 4000 kr at the other table",
      players = 1,
      options = { least = 200, most = 4000 },
      setup = { scores = { 5000 }, dealing = 0, stock = "s10 d7 h9" },
      legal = { "bet 200", "bet 300", "bet 4000" },
      illegal = { ["bet 100"] = "BJ-BET-1", ["bet 4100"] = "BJ-BET-1" },
    },
    {
      name = "BJ-BET-1: nobody bets more than there is in the purse",
      players = 1,
      setup = round("s10 d7 h9"),
      legal = "bet 1000",
      illegal = { ["bet 1100"] = "BJ-BET-1" },
    },
    {
      name = "BJ-BET-1: without a bet there are no cards",
      players = 1,
      setup = round("s10 d7 h9"),
      play = "no-bet",
      after = { phase = "deal-over", stock = 3, scores = { 1000 } },
    },
    {
      name = "BJ-BET-2: who has no bet of their own may bet behind",
      setup = { scores = { 1000, 1000 }, dealing = 0, stock = "s10 d7 h9 c10" },
      play = { "bet 100", "no-bet", "behind 1 200", "stand" },
      events = "stand",
      after = { scores = { 1100, 1200 }, bank_won = -300 },
      score = { { total = 100, ["BJ-END-2"] = 100 }, { total = 200, ["BJ-END-2"] = 200 } },
    },
    {
      name = "BJ-BET-2: holders may bet behind each other, but not behind nobody",
      setup = {
        scores = { 1000, 1000, 1000 }, pots = { bet = bets({ 100 }, { [5] = 100 }, 3) },
        vars = { hands = { 1, 1, 0 } }, asked = { "1 behind", "2 behind", "3 behind" },
        dealing = 2, stock = "s10 h9 d7 h8 c9",
      },
      steps = {
        { legal = "behind 2 100", illegal = { ["behind 3 100"] = "BJ-BET-2" } },
        { play = "behind 2 300", events = "behind", after = { turn = 2 } },
        {
          play = "behind 1 400",
          after = { pots = { bet = bets({ 100, [5] = 300 }, { 400, [5] = 100 }, 3) } },
        },
      },
    },
    {
      name = "BJ-BET-3: one bet a box",
      setup = {
        scores = { 1000, 1000, 1000 }, pots = { bet = bets({ 100 }, { [5] = 100 }, 3) },
        vars = { hands = { 1, 1, 0 } }, asked = { "3 behind" },
        dealing = 2, stock = "s10 h9 d7 h8 c9",
      },
      play = "behind 1 100",
      after = { turn = 3, legal = "behind 2 100", illegal = { ["behind 1 100"] = "BJ-BET-3" } },
    },
    {
      name = "BJ-BET-3: the bets in a box are 2000 kr at most, together",
      setup = {
        scores = { 3000, 3000 }, pots = { bet = bets({ 1700 }, {}) },
        vars = { hands = { 1, 0 } }, asked = { "2 behind" }, dealing = 2, stock = "s10 d7 h8 c9",
      },
      legal = { "behind 1 100", "behind 1 300" },
      illegal = { ["behind 1 400"] = true },
    },
    {
      name = "BJ-BET-4: who has bet behind may follow a double",
      setup = hand_with_two("s6 h5", "d10", "c9 d8"),
      steps = {
        { play = "double", after = { turn = 2, stage = "follow", legal = "follow" } },
        {
          play = "follow",
          after = { scores = { 1200, 1400 }, bank_won = -600 },
          events = "follow",
          score = { { total = 200, ["BJ-END-2"] = 200 }, { total = 400, ["BJ-END-2"] = 400 } },
        },
      },
    },
    {
      name = "BJ-BET-4: or not",
      setup = hand_with_two("s6 h5", "d10", "c9 d8"),
      play = { "double", "stay" },
      after = { scores = { 1200, 1200 }, bank_won = -400 },
    },
    {
      name = "BJ-BET-4: or a split",
      setup = hand_with_two("s8 h8", "d10", "c3 c2"),
      play = { "split", "follow" },
      after = { turn = 1, stage = "hand", pots = { bet = bets({ 100, 100 }, { 200, 200 }) } },
    },
    {
      name = "BJ-BET-4: who does not follow a split stays on the first hand",
      setup = hand_with_two("s8 h8", "d10", "c10 c2 d10' d8"),
      steps = {
        {
          play = { "split", "stay" },
          after = { turn = 1, stage = "hand", pots = { bet = bets({ 100, 100 }, { 200 }) } },
        },
        {
          play = { "stand", "hit", "stand", "take", "take" },
          after = { scores = { 1100, 1000 }, bank_won = -100 },
        },
      },
    },
    {
      name = "BJ-BET-4: who has not as much again is not asked",
      setup = {
        scores = { 1000, 300 }, pots = { bet = bets({ 100 }, { 200 }) },
        zones = { ["box1.1"] = "s6 h5", bank = "d10" },
        vars = { hands = { 1, 0 }, hand = { 1, 0 } }, asked = "1 hand", dealing = 4,
        stock = "c9 d8",
      },
      play = "double",
      after = { scores = { 1200, 500 }, phase = "deal-over" },
    },

    -- 21+3.
    {
      name = "BJ-SID-1: a flush pays 9:1 at once",
      players = 1,
      setup = round("s2 s5 s9"),
      play = { "side 50", "bet 100" },
      after = { stage = "hand", bank_won = -450, pots = { side = { 0, 0, 0, 0 } } },
      score = { { total = 450, ["BJ-SID-1"] = 450 } },
    },
    {
      name = "BJ-SID-1: a straight does",
      players = 1,
      setup = round("s9 h8 d7"),
      play = { "side 100", "bet 100" },
      after = { stage = "hand", bank_won = -900 },
    },
    {
      name = "BJ-SID-1, BJ-NAT-1: queen, king and ace are a straight",
      players = 1,
      setup = round("sQ dK hA c9"),
      play = { "side 50", "bet 100" },
      after = { phase = "deal-over", scores = { 1600 } },
      score = { { total = 600, ["BJ-SID-1"] = 450, ["BJ-NAT-1"] = 150 } },
    },
    {
      name = "BJ-SID-1: ace, two and three are, too",
      players = 1,
      setup = round("sA h2 d3"),
      play = { "side 50", "bet 100" },
      after = { stage = "hand", bank_won = -450 },
    },
    {
      name = "BJ-SID-1: king, ace and two are not",
      players = 1,
      setup = round("sK dA h2"),
      play = { "side 50", "bet 100", "decline" },
      after = { stage = "hand", bank_won = 50, pots = { side = { 0, 0, 0, 0 } } },
    },
    {
      name = "BJ-SID-1: a triplet pays once, in one suit too",
      players = 1,
      setup = round("sQ sQ' sQ'3"),
      play = { "side 50", "bet 100" },
      after = { stage = "hand", bank_won = -450 },
    },
    {
      name = "BJ-SID-1: nothing of the kind loses it",
      players = 1,
      setup = round("sQ sQ' hJ"),
      play = { "side 50", "bet 100" },
      after = { stage = "hand", bank_won = 50 },
      score = { { total = -50, ["BJ-SID-1"] = -50 } },
    },
    {
      name = "BJ-SID-2: 50 to 1000 kr, once",
      players = 1,
      setup = { scores = { 5000 }, dealing = 0, stock = "s9 h8 d7" },
      steps = {
        {
          legal = { "side 50", "side 150", "side 1000" },
          illegal = { ["side 25"] = "BJ-SID-2", ["side 1050"] = "BJ-SID-2" },
        },
        {
          play = "side 1000",
          events = "side",
          after = {
            stage = "bet", legal = "bet 100", illegal = { ["side 50"] = "BJ-SID-2" },
            pots = { side = { 1000, 0, 0, 0 } },
          },
        },
      },
    },
    {
      name = "BJ-SID-2: at any table",
      players = 1,
      options = { least = 200, most = 4000 },
      setup = { scores = { 5000 }, dealing = 0, stock = "s9 h8 d7" },
      legal = { "side 50", "side 1000" },
      illegal = { ["side 1050"] = "BJ-SID-2" },
    },
    {
      name = "BJ-SID-2: it has no effect on the hand, and the hand none on it",
      players = 1,
      setup = round("s10 s5 s9 dK"),
      play = { "side 50", "bet 100", "hit" },
      after = { scores = { 1350 } },
      score = { { total = 350, ["BJ-SID-1"] = 450, ["BJ-HIT-2"] = -100 } },
    },
    {
      name = "BJ-SID-2: it goes with a bet in the box, and comes back without one",
      players = 1,
      setup = round("s9 h8 d7"),
      play = { "side 50", "no-bet" },
      after = { phase = "deal-over", scores = { 1000 }, pots = { side = { 0, 0, 0, 0 } } },
    },

    -- Black Jack.
    {
      name = "BJ-NAT-1: it pays 3:2, and beats a 21 of three cards",
      players = 1,
      setup = round("sA d10 hK c5 c6"),
      play = "bet 100",
      after = { phase = "deal-over", scores = { 1150 }, zones = { bank = "d10 c5 c6" } },
      score = { { total = 150, ["BJ-NAT-1"] = 150 } },
    },
    {
      name = "BJ-NAT-1, BJ-END-3: 21 of three cards is none",
      players = 1,
      setup = hand("s10 h5", "d10", "c6 c5 s6'"),
      play = { "hit", "stand", "take" },
      after = { scores = { 1000 } },
    },
    {
      name = "BJ-NAT-2: against a nine it is paid at once, and removed",
      players = 1,
      setup = round("sA d9 hK c5"),
      play = "bet 100",
      after = {
        phase = "deal-over", scores = { 1150 }, stock = 1,
        zones = { ["box1.1"] = "", bank = "d9", spent = "sA hK" },
      },
      score = { { total = 150, ["BJ-NAT-2"] = 150 } },
    },
    {
      name = "BJ-NAT-2: and those behind too, before others play",
      setup = { scores = { 1000, 1000 }, dealing = 0, stock = "sA h9 d9 hK h8 c5" },
      play = { "bet 200", "bet 100", "done", "behind 1 300" },
      after = { turn = 2, stage = "hand", bank_won = -750 },
      score = { { total = 300, ["BJ-NAT-2"] = 300 }, { total = 450, ["BJ-NAT-2"] = 450 } },
    },
    {
      name = "BJ-NAT-2: an ace is not less than ten",
      players = 1,
      setup = round("sA dA hK"),
      play = "bet 100",
      after = { stage = "insure", scores = { 1000 }, zones = { ["box1.1"] = "sA hK" } },
    },
    {
      name = "BJ-NAT-3: the bank's beats any 21 but a Black Jack",
      players = 1,
      setup = hand("s10 h5", "d10", "c6 cA"),
      play = { "hit", "stand" },
      after = { scores = { 900 } },
      score = { { total = -100, ["BJ-NAT-3"] = -100 } },
    },
    {
      name = "BJ-NAT-3: what was staked again is lost, too",
      players = 1,
      setup = hand("s6 h5", "d10", "c9 cA"),
      play = "double",
      after = { scores = { 800 } },
      score = { { total = -200, ["BJ-NAT-3"] = -200 } },
    },
    {
      name = "BJ-NAT-3: a Black Jack against it is a push",
      players = 1,
      setup = round("sA d10 hK cA"),
      steps = {
        { play = "bet 100", after = { stage = "push", scores = { 1000 } } },
        { play = "take", after = { scores = { 1000 }, bank_won = 0 }, score = { { total = 0 } } },
      },
    },

    -- Insurance.
    {
      name = "BJ-INS-1: against an ace a stake is insured, once, for half as much",
      players = 1,
      setup = round("s10 dA h9 c5"),
      steps = {
        { play = "bet 100", after = { stage = "insure", illegal = { even = true } } },
        {
          legal = "insure 1",
          play = "insure 1",
          events = "insure",
          after = { stage = "hand", pots = { insurance = { 50, 0, 0, 0 } } },
        },
      },
    },
    {
      name = "BJ-INS-1: each of one's stakes, and no others",
      setup = {
        scores = { 1000, 1000 }, pots = { bet = bets({ 100 }, { 400, [5] = 200 }) },
        zones = { ["box1.1"] = "s10 h9", ["box2.1"] = "s9 h8", bank = "dA" },
        vars = { hands = { 1, 1 } }, asked = { "1 insure", "2 insure" }, dealing = 3,
      },
      steps = {
        { legal = "insure 1", illegal = { ["insure 2"] = "BJ-INS-1" } },
        { play = { "insure 1", "insure 1" } },
        {
          legal = "insure 2", illegal = { ["insure 1"] = "BJ-INS-1" },
          play = "insure 2",
          after = {
            turn = 1, stage = "hand",
            pots = { insurance = bets({ 50 }, { 200, [5] = 100 }) },
          },
        },
      },
    },
    {
      name = "BJ-INS-1: against a ten nobody is asked",
      players = 1,
      setup = round("s10 d10 h9"),
      play = "bet 100",
      after = { stage = "hand", illegal = { ["insure 1"] = true } },
    },
    {
      name = "BJ-INS-2: it pays 2:1 against a Black Jack",
      players = 1,
      setup = round("s10 dA h9 cK"),
      play = { "bet 100", "insure 1", "stand" },
      after = { scores = { 1000 }, bank_won = 0 },
      score = { { total = 0, ["BJ-INS-2"] = 100, ["BJ-NAT-3"] = -100 } },
    },
    {
      name = "BJ-INS-2: and is lost without one",
      players = 1,
      setup = round("s10 dA h9 c7"),
      play = { "bet 100", "insure 1", "stand" },
      after = { scores = { 1050 } },
      score = { { total = 50, ["BJ-INS-2"] = -50, ["BJ-END-2"] = 100 } },
    },
    {
      name = "BJ-INS-3: even money for a Black Jack, at once",
      players = 1,
      setup = round("sA dA hK c9"),
      steps = {
        { play = "bet 100", after = { legal = { "even 1", "insure 1" } } },
        {
          play = "even 1",
          events = "even",
          after = {
            phase = "deal-over", scores = { 1100 }, stock = 1, zones = { ["box1.1"] = "" },
          },
          score = { { total = 100, ["BJ-INS-3"] = 100 } },
        },
      },
    },
    {
      name = "BJ-INS-3, BJ-NAT-1: without it a Black Jack waits, and wins 3:2",
      players = 1,
      setup = round("sA dA hK c9"),
      play = { "bet 100", "decline" },
      after = { scores = { 1150 } },
    },
    {
      name = "BJ-INS-3: it takes nothing of the purse, however little is there",
      players = 1,
      setup = { scores = { 100 }, dealing = 0, stock = "sA dA hK cK c5" },
      play = { "bet 100", "even 1" },
      after = { phase = "deal-over", scores = { 200 } },
    },
    {
      name = "BJ-INS-3: not for other hands, nor for one that is insured",
      setup = {
        scores = { 1000, 1000 }, pots = { bet = bets({ 100 }, { 400, [5] = 200 }) },
        zones = { ["box1.1"] = "sA hK", ["box2.1"] = "s9 h8", bank = "dA" },
        vars = { hands = { 1, 1 } }, asked = "2 insure", dealing = 3,
      },
      steps = {
        { legal = "even 1", illegal = { ["even 2"] = "BJ-INS-3" } },
        { play = "insure 1", after = { illegal = { ["even 1"] = "BJ-INS-3" } } },
      },
    },

    -- Hit, or stand.
    {
      name = "BJ-HIT-1: the first box is done before the second begins",
      setup = {
        scores = { 1000, 1000 }, pots = { bet = bets({ 100 }, { [5] = 200 }) },
        zones = { ["box1.1"] = "s4 h3", ["box2.1"] = "s9 h8", bank = "d10" },
        vars = { hands = { 1, 1 }, hand = { 1, 1 } }, asked = { "1 hand", "2 hand" }, dealing = 4,
        stock = "c2 c3 d9",
      },
      steps = {
        { legal = { "hit", "stand" }, play = "hit", after = { turn = 1 }, events = "hit" },
        { play = "hit", after = { turn = 1, zones = { ["box1.1"] = "s4 h3 c2 c3" } } },
        { play = "stand", after = { turn = 2, stage = "hand", zones = { bank = "d10" } } },
        { play = "stand", after = { phase = "deal-over", zones = { bank = "d10 d9" } } },
      },
    },
    {
      name = "BJ-HIT-1: no card comes from an empty shoe",
      setup = hand("s10 h6", "d10", ""),
      legal = { "stand" },
      illegal = { hit = "BJ-HIT-1" },
    },
    {
      name = "BJ-HIT-2: who goes over 21 loses at once, before the bank draws",
      setup = {
        scores = { 1000, 1000 }, pots = { bet = bets({ 100 }, { [5] = 200 }) },
        zones = { ["box1.1"] = "s10 h6", ["box2.1"] = "s9 h8", bank = "d10" },
        vars = { hands = { 1, 1 }, hand = { 1, 1 } }, asked = { "1 hand", "2 hand" }, dealing = 4,
        stock = "cK d6 d7",
      },
      steps = {
        {
          play = "hit",
          after = {
            turn = 2, bank_won = 100,
            zones = { ["box1.1"] = "", spent = "s10 h6 cK" },
          },
        },
        { play = "stand", after = { scores = { 900, 1200 }, zones = { bank = "d10 d6 d7" } } },
      },
    },

    -- Doubling.
    {
      name = "BJ-DBL-1: with nine, ten or eleven",
      players = 1,
      setup = hand("s4 h5", "d10", "c9 d7"),
      legal = { "double", "hit", "stand" },
      play = "double",
      events = "double",
      after = { scores = { 1200 } },
    },
    {
      name = "BJ-DBL-1: with eleven",
      players = 1,
      setup = hand("s5 h6", "d10", "c2"),
      legal = "double",
    },
    {
      name = "BJ-DBL-1: not with eight",
      players = 1,
      setup = hand("s5 h3", "d10"),
      illegal = { double = "BJ-DBL-1" },
    },
    {
      name = "BJ-DBL-1: not with twelve",
      players = 1,
      setup = hand("s5 h7", "d10"),
      illegal = { double = "BJ-DBL-1" },
    },
    {
      name = "BJ-DBL-1: not with three cards",
      players = 1,
      setup = hand("s3 h3", "d10", "c3"),
      play = "hit",
      after = { illegal = { double = "BJ-DBL-1" } },
    },
    {
      name = "BJ-DBL-1: not without as much again",
      players = 1,
      setup = {
        scores = { 190 }, pots = { bet = 100 }, zones = { ["box1.1"] = "s4 h5", bank = "d10" },
        vars = { hands = 1, hand = 1 }, asked = "1 hand", dealing = 4,
      },
      illegal = { double = "BJ-DBL-1" },
    },
    {
      name = "BJ-DBL-1: after a split too",
      players = 1,
      setup = hand("s8 h8", "d10", "c3 c10 d9 d8"),
      steps = {
        { play = "split", after = { legal = "double" } },
        {
          play = { "double", "stand" },
          after = {
            scores = { 1100 },
            zones = { ["box1.1"] = "s8 c3 c10", ["box1.2"] = "h8 d9", bank = "d10 d8" },
          },
          score = { { total = 100, ["BJ-END-2"] = 100 } },
        },
      },
    },
    {
      name = "BJ-DBL-2: one card, and no more",
      players = 1,
      setup = hand("s6 h5", "d10", "c2 d8"),
      play = "double",
      after = {
        phase = "deal-over", scores = { 800 }, bank_won = 200,
        zones = { ["box1.1"] = "s6 h5 c2", bank = "d10 d8" },
      },
      score = { { total = -200, ["BJ-END-2"] = -200 } },
    },
    {
      name = "BJ-DBL-3: an ace and an eight make nine, and eleven with a two",
      players = 1,
      setup = hand("sA h8", "d10", "c2 d7"),
      play = "double",
      after = { scores = { 800 } },
      score = { { total = -200, ["BJ-END-2"] = -200 } },
    },

    -- Splitting.
    {
      name = "BJ-SPL-1: a ten and a king are split, and the stake put on both",
      players = 1,
      setup = hand("s10 hK", "d10", "c5"),
      play = "split",
      events = "split",
      after = {
        stage = "hand", pots = { bet = bets({ 100, 100 }, {}, 1) },
        zones = { ["box1.1"] = "s10 c5", ["box1.2"] = "hK" },
      },
    },
    {
      name = "BJ-SPL-1: two sevens of one suit are, too",
      players = 1,
      setup = hand("s7 s7'", "d10", "c2"),
      legal = "split",
    },
    {
      name = "BJ-SPL-1: a nine and a ten are not",
      players = 1,
      setup = hand("s9 h10", "d10"),
      illegal = { split = "BJ-SPL-1" },
    },
    {
      name = "BJ-SPL-1: nor a pair with a card more",
      players = 1,
      setup = hand("s4 h4", "d10", "c4"),
      play = "hit",
      after = { illegal = { split = "BJ-SPL-1" } },
    },
    {
      name = "BJ-SPL-1: nor without as much again",
      players = 1,
      setup = {
        scores = { 190 }, pots = { bet = 100 }, zones = { ["box1.1"] = "s8 h8", bank = "d10" },
        vars = { hands = 1, hand = 1 }, asked = "1 hand", dealing = 4,
      },
      illegal = { split = "BJ-SPL-1" },
    },
    {
      name = "BJ-SPL-2: the first hand is played, and then the second",
      players = 1,
      setup = hand("s8 h8", "d10", "c2 cK d9 d7"),
      steps = {
        { play = "split", after = { zones = { ["box1.1"] = "s8 c2", ["box1.2"] = "h8" } } },
        { play = "hit", after = { zones = { ["box1.1"] = "s8 c2 cK", ["box1.2"] = "h8" } } },
        { play = "stand", after = { stage = "hand", zones = { ["box1.2"] = "h8 d9" } } },
        { play = { "stand", "take" }, after = { scores = { 1100 } } },
      },
    },
    {
      name = "BJ-SPL-2: the second is played when the first is lost",
      players = 1,
      setup = hand("s8 h8", "d10", "c6 cK d10' d9"),
      steps = {
        {
          play = { "split", "hit" },
          after = {
            stage = "hand", bank_won = 100, zones = { ["box1.1"] = "", ["box1.2"] = "h8 d10'" },
          },
        },
        { play = "stand", after = { scores = { 800 } } },
      },
    },
    {
      name = "BJ-SPL-2: up to four hands",
      players = 1,
      setup = hand("s8 h8", "d10", "c8 d8 s8' s9 s10"),
      steps = {
        { play = "split", after = { legal = "split", zones = { ["box1.1"] = "s8 c8" } } },
        {
          play = "split",
          after = { zones = { ["box1.1"] = "s8 d8", ["box1.2"] = "h8", ["box1.3"] = "c8" } },
        },
        {
          play = "split",
          after = {
            zones = { ["box1.1"] = "s8 s8'", ["box1.4"] = "d8" },
            pots = { bet = bets({ 100, 100, 100, 100 }, {}, 1) },
            illegal = { split = "BJ-SPL-1" },
          },
        },
      },
    },
    {
      name = "BJ-SPL-3, BJ-SPL-4: aces get a card each, and a 21 of them pays 1:1",
      players = 1,
      setup = hand("sA hA", "d10", "cK c5 d9"),
      play = "split",
      after = {
        phase = "deal-over", scores = { 1000 },
        zones = { ["box1.1"] = "sA cK", ["box1.2"] = "hA c5", bank = "d10 d9" },
      },
      score = { { total = 0, ["BJ-END-2"] = 0 } },
    },
    {
      name = "BJ-SPL-3: an ace on an ace is not split again",
      players = 1,
      setup = hand("sA hA", "d10", "cA dA d9"),
      play = "split",
      after = {
        phase = "deal-over", scores = { 800 },
        zones = { ["box1.1"] = "sA cA", ["box1.2"] = "hA dA" },
      },
    },
    {
      name = "BJ-SPL-4: a ten that is split and gets an ace has no Black Jack",
      players = 1,
      setup = hand("s10 hK", "d10", "cA cQ d9"),
      play = { "split", "stand", "stand" },
      after = { scores = { 1200 } },
      score = { { total = 200, ["BJ-END-2"] = 200 } },
    },
    {
      name = "BJ-SPL-4: and loses to one",
      players = 1,
      setup = hand("s10 hK", "d10", "cA cQ dA"),
      play = { "split", "stand", "stand" },
      after = { scores = { 800 } },
      score = { { total = -200, ["BJ-NAT-3"] = -200 } },
    },

    -- Three sevens.
    {
      name = "BJ-SEV-1: three sevens are paid at once, and may win again",
      setup = hand_with_two("s7 h7", "d10", "c7 c9"),
      steps = {
        {
          play = "hit",
          after = { turn = 1, stage = "hand", bank_won = -300 },
          score = { { total = 100, ["BJ-SEV-1"] = 100 }, { total = 200, ["BJ-SEV-1"] = 200 } },
        },
        {
          play = "stand",
          after = { scores = { 1200, 1400 } },
          score = {
            { total = 200, ["BJ-SEV-1"] = 100, ["BJ-END-2"] = 100 },
            { total = 400, ["BJ-SEV-1"] = 200, ["BJ-END-2"] = 200 },
          },
        },
      },
    },
    {
      name = "BJ-SEV-1: or lose",
      players = 1,
      setup = hand("s7 h7", "d10", "c7 cA"),
      play = { "hit", "stand" },
      after = { scores = { 1000 } },
      score = { { total = 0, ["BJ-SEV-1"] = 100, ["BJ-NAT-3"] = -100 } },
    },
    {
      name = "BJ-SEV-1: not after a split",
      players = 1,
      setup = hand("s7 h7", "d10", "c7 d7"),
      play = { "split", "hit" },
      after = { scores = { 1000 }, zones = { ["box1.1"] = "s7 c7 d7" } },
    },

    -- The bank, and the end of the round.
    {
      name = "BJ-BNK-1: the bank draws with 16, and no more with 17",
      players = 1,
      setup = hand("s10 h8", "d10", "c6 cA c2"),
      play = "stand",
      after = { zones = { bank = "d10 c6 cA" }, stock = 1, scores = { 1100 } },
      events = "bank",
    },
    {
      name = "BJ-BNK-1: an ace that makes 17 counts eleven",
      players = 1,
      setup = hand("s10 h8", "d6", "cA c2"),
      play = "stand",
      after = { zones = { bank = "d6 cA" }, stock = 1, scores = { 1100 } },
    },
    {
      name = "BJ-BNK-1: and one where that is more than 21",
      players = 1,
      setup = hand("s10 h8", "d6", "c5 cA c9"),
      play = "stand",
      after = { zones = { bank = "d6 c5 cA c9" }, stock = 0, scores = { 900 } },
    },
    {
      name = "BJ-BNK-2: with no hand left the bank draws nothing",
      players = 1,
      setup = hand("s10 h6", "d10", "cK c2"),
      play = "hit",
      after = { phase = "deal-over", zones = { bank = "d10" }, stock = 1 },
    },
    {
      name = "BJ-BNK-2, BJ-INS-2: but one card for an insurance",
      players = 1,
      setup = round("s10 dA h6 c10 c5 c9"),
      play = { "bet 100", "insure 1", "hit" },
      after = { zones = { bank = "dA c5" }, stock = 1, scores = { 850 } },
      score = { { total = -150, ["BJ-HIT-2"] = -100, ["BJ-INS-2"] = -50 } },
    },
    {
      name = "BJ-END-1: when the bank has too much all that are left are paid",
      players = 1,
      setup = hand("s10 h2", "d10", "c6 cQ"),
      play = "stand",
      after = { scores = { 1100 }, bank_won = -100, pots = { bet = bets({}, {}, 1) } },
      score = { { total = 100, ["BJ-END-1"] = 100 } },
    },
    {
      name = "BJ-END-1: not one that went over 21 before",
      players = 1,
      setup = hand("s8 h8", "d10", "c6 cK d10' d6 dQ"),
      play = { "split", "hit", "stand" },
      after = { scores = { 1000 } },
      score = { { total = 0, ["BJ-HIT-2"] = -100, ["BJ-END-1"] = 100 } },
    },
    {
      name = "BJ-END-2: more than the bank wins",
      players = 1,
      setup = hand("s10 h9", "d10", "c8"),
      play = "stand",
      after = { scores = { 1100 }, bank_won = -100 },
      score = { { total = 100, ["BJ-END-2"] = 100 } },
    },
    {
      name = "BJ-END-2: less loses",
      players = 1,
      setup = hand("s10 h7", "d10", "c8"),
      play = "stand",
      after = { scores = { 900 }, bank_won = 100 },
      score = { { total = -100, ["BJ-END-2"] = -100 } },
    },
    {
      name = "BJ-END-3: as much gets the stake back",
      players = 1,
      setup = hand("s10 h8", "d10", "c8"),
      steps = {
        { play = "stand", after = { stage = "push", legal = { "take", "ride 1" } } },
        {
          play = "take",
          after = { scores = { 1000 }, pots = { bet = bets({}, {}, 1) }, bank_won = 0 },
          score = { { total = 0 } },
        },
      },
    },
    {
      name = "BJ-END-3: or leaves it for the next round",
      players = 1,
      options = { cut = 60 },
      setup = hand("s10'3 h8'3", "d10'3", "c8'3 " .. shoe(64)),
      steps = {
        {
          play = { "stand", "ride 1" },
          events = "ride",
          after = { phase = "deal-over", pots = { bet = bets({ 100 }, {}, 1) } },
        },
        {
          play = "next",
          after = { stage = "bet", pots = { bet = bets({ 100 }, {}, 1) } },
        },
        {
          legal = { "side 50" },
          illegal = { ["bet 100"] = "BJ-BET-3" },
          play = "no-bet",
          after = {
            stage = "hand", scores = { 1000 }, pots = { bet = bets({ 100 }, {}, 1) },
            zones = { ["box1.1"] = "s2 h2", bank = "s2'" },
          },
        },
      },
    },
    {
      name = "BJ-END-3, BJ-BET-3: but not with more than may be staked",
      players = 1,
      setup = {
        scores = { 5000 }, pots = { bet = 2000 }, zones = { ["box1.1"] = "s6 h5", bank = "d10" },
        vars = { hands = 1, hand = 1 }, asked = "1 hand", dealing = 4, stock = "c7 c8",
      },
      play = "double",
      after = { stage = "push", illegal = { ["ride 1"] = "BJ-BET-3" } },
    },

    -- Other tables.
    {
      name = "BJ-BET-1: a table may have one stake only",
      players = 1,
      options = { least = 500, most = 500 },
      setup = round("s10 d7 h9"),
      legal = "bet 500",
      illegal = { ["bet 400"] = "BJ-BET-1", ["bet 600"] = "BJ-BET-1" },
    },
    {
      name = "BJ-DEAL-2: the shoe may hold one pack",
      players = 1,
      options = { decks = "1" },
      seed = 7,
      setup = round("s10 d7 h9"),
      play = { "no-bet", "next" },
      after = { stock = 52 },
    },
    {
      name = "BJ-DEAL-2: or eight",
      players = 1,
      options = { decks = "8" },
      seed = 7,
      after = { stock = 416 },
    },
    {
      name = "BJ-NAT-1: it may pay 6:5",
      players = 1,
      options = { natural_pays = "6:5" },
      setup = round("sA d10 hK c5 c6"),
      play = "bet 100",
      after = { scores = { 1120 } },
    },
    {
      name = "BJ-NAT-2: at once too",
      players = 1,
      options = { natural_pays = "6:5" },
      setup = round("sA d9 hK c5"),
      play = "bet 100",
      after = { scores = { 1120 } },
    },
    {
      name = "BJ-BNK-1: where it is agreed the bank draws with soft 17",
      players = 1,
      options = { hits_soft_17 = true },
      setup = hand("s10 h8", "d6", "cA c2"),
      play = "stand",
      after = { zones = { bank = "d6 cA c2" }, scores = { 900 } },
    },
    {
      name = "BJ-BNK-1: not with hard 17, nor with soft 18",
      players = 1,
      options = { hits_soft_17 = true },
      setup = hand("s10 h8", "d6", "cA c10 c2"),
      play = "stand",
      after = { zones = { bank = "d6 cA c10" }, scores = { 1100 } },
    },
    {
      name = "BJ-BNK-1: soft 18 is enough",
      players = 1,
      options = { hits_soft_17 = true },
      setup = hand("s10 h9", "d7", "cA c2"),
      play = "stand",
      after = { zones = { bank = "d7 cA" }, scores = { 1100 } },
    },
    {
      name = "BJ-DEAL-3: the bank has a card face down, and draws it first",
      players = 1,
      options = { hole_card = true },
      setup = round("s10 d6 h9 c10 c4"),
      steps = {
        { play = "bet 100", after = { stage = "hand", zones = { bank = "d6", hole = "c10" } } },
        { play = "stand", after = { zones = { bank = "d6 c10 c4", hole = "" }, bank_won = 100 } },
      },
    },
    {
      name = "BJ-DEAL-3, BJ-NAT-3: with a Black Jack the round is over before a box decides",
      players = 1,
      options = { hole_card = true },
      setup = round("s6 d10 h5 cA c9"),
      play = "bet 100",
      after = { phase = "deal-over", scores = { 900 }, stock = 1, zones = { bank = "d10 cA" } },
      score = { { total = -100, ["BJ-NAT-3"] = -100 } },
    },
    {
      name = "BJ-DEAL-3, BJ-NAT-3: a Black Jack against it is a push",
      players = 1,
      options = { hole_card = true },
      setup = round("sA dA hK cK"),
      play = { "bet 100", "decline", "take" },
      after = { scores = { 1000 }, bank_won = 0 },
    },
    {
      name = "BJ-DEAL-3, BJ-INS-2: insurance comes first, and is paid at once",
      players = 1,
      options = { hole_card = true },
      setup = round("s10 dA h9 cK"),
      steps = {
        { play = "bet 100", after = { stage = "insure", zones = { hole = "cK" } } },
        { play = "insure 1", after = { phase = "deal-over", scores = { 1000 }, bank_won = 0 } },
      },
    },
    {
      name = "BJ-DEAL-3: without one the boxes decide",
      players = 1,
      options = { hole_card = true },
      setup = round("s10 dA h9 c7"),
      play = { "bet 100", "decline", "stand" },
      after = { scores = { 1100 }, zones = { bank = "dA c7" } },
    },
    {
      name = "BJ-DEAL-3, BJ-BNK-2: the card stays down if no hand is left",
      players = 1,
      options = { hole_card = true },
      setup = round("s10 d9 h6 c8 cK"),
      play = { "bet 100", "hit" },
      after = { phase = "deal-over", zones = { bank = "d9", hole = "c8" } },
    },
    {
      name = "BJ-SUR-1: where it is agreed a hand is given up for half of the stake",
      players = 1,
      options = { surrender = true },
      setup = hand("s10 h6", "d9", "c7"),
      play = "surrender",
      events = "surrender",
      after = {
        phase = "deal-over", scores = { 950 }, bank_won = 50, stock = 1,
        zones = { ["box1.1"] = "", bank = "d9" },
      },
      score = { { total = -50, ["BJ-SUR-1"] = -50 } },
    },
    {
      name = "BJ-SUR-1, BJ-PLY-2: of the stakes behind, too",
      options = { surrender = true },
      setup = hand_with_two("s10 h6", "d9", "c7"),
      play = "surrender",
      after = { scores = { 950, 900 }, bank_won = 150 },
    },
    {
      name = "BJ-SUR-1, BJ-NAT-3: the other half is lost to a Black Jack",
      players = 1,
      options = { surrender = true },
      setup = hand("s10 h6", "d10", "cA"),
      play = "surrender",
      after = { scores = { 900 }, zones = { bank = "d10 cA" } },
      score = { { total = -100, ["BJ-SUR-1"] = -50, ["BJ-NAT-3"] = -50 } },
    },
    {
      name = "BJ-SUR-1: and comes back without one, for which the bank draws one card",
      players = 1,
      options = { surrender = true },
      setup = hand("s10 h6", "d10", "c6 c9"),
      play = "surrender",
      after = { scores = { 950 }, zones = { bank = "d10 c6" }, stock = 1 },
    },
    {
      name = "BJ-SUR-1: a bank that has looked draws none",
      players = 1,
      options = { surrender = true, hole_card = true },
      setup = round("s10 d10 h6 c6 c9"),
      play = { "bet 100", "surrender" },
      after = { phase = "deal-over", scores = { 950 }, zones = { bank = "d10", hole = "c6" } },
    },
    {
      name = "BJ-SUR-1: not with three cards",
      players = 1,
      options = { surrender = true },
      setup = hand("s3 h3", "d10", "c3"),
      play = "hit",
      after = { illegal = { surrender = "BJ-SUR-1" } },
    },
    {
      name = "BJ-SUR-1: nor after a split",
      players = 1,
      options = { surrender = true },
      setup = hand("s8 h8", "d10", "c7"),
      play = "split",
      after = { illegal = { surrender = "BJ-SUR-1" } },
    },
    {
      name = "BJ-DBL-1: where only ten and eleven are doubled, nine is not",
      players = 1,
      options = { double = "10-11" },
      setup = hand("s4 h5", "d10", "c9"),
      illegal = { double = "BJ-DBL-1" },
    },
    {
      name = "BJ-DBL-1, BJ-DBL-3: ten is, and an ace in it goes on counting one",
      players = 1,
      options = { double = "10-11" },
      setup = hand("sA h9", "d10", "c3 d7"),
      play = "double",
      score = { { total = -200, ["BJ-END-2"] = -200 } },
    },
    {
      name = "BJ-DBL-1: where any two cards are doubled, twelve is",
      players = 1,
      options = { double = "any" },
      setup = hand("s10 h2", "d10", "c9 d8"),
      play = "double",
      after = { scores = { 1200 } },
    },
    {
      name = "BJ-DBL-1: and an ace in them may count eleven afterwards",
      players = 1,
      options = { double = "any" },
      setup = hand("sA h6", "d10", "c4 d10'"),
      play = "double",
      score = { { total = 200, ["BJ-END-2"] = 200 } },
    },
    {
      name = "BJ-DBL-1: but not three",
      players = 1,
      options = { double = "any" },
      setup = hand("s3 h3", "d10", "c3 c4"),
      play = "hit",
      after = { illegal = { double = "BJ-DBL-1" } },
    },
    {
      name = "BJ-SPL-2: where it is agreed no hand is doubled after a split",
      players = 1,
      options = { double_after_split = false },
      setup = hand("s8 h8", "d10", "c3 c10"),
      play = "split",
      after = { stage = "hand", illegal = { double = "BJ-DBL-1" } },
    },
    {
      name = "BJ-SPL-3: where it is agreed an ace on an ace is split again, and nothing else",
      players = 1,
      options = { resplit_aces = true },
      setup = hand("sA hA", "d10", "cA d5 c4 d6 d9"),
      steps = {
        {
          play = "split",
          after = {
            stage = "hand", legal = { "split", "stand" },
            illegal = { hit = "BJ-HIT-1", double = "BJ-DBL-1" },
            zones = { ["box1.1"] = "sA cA", ["box1.2"] = "hA" },
          },
        },
        {
          play = "split",
          after = {
            phase = "deal-over",
            zones = { ["box1.1"] = "sA d5", ["box1.2"] = "hA c4", ["box1.3"] = "cA d6" },
          },
        },
      },
    },
    {
      name = "BJ-SPL-3: the second ace too",
      players = 1,
      options = { resplit_aces = true },
      setup = hand("sA hA", "d10", "c5 dA d9 c6 d8"),
      steps = {
        { play = "split", after = { zones = { ["box1.1"] = "sA c5", ["box1.2"] = "hA dA" } } },
        { play = "split", after = { zones = { ["box1.2"] = "hA d9", ["box1.3"] = "dA c6" } } },
      },
    },

    {
      name = "BJ-DBL-1, BJ-HIT-2: and one that goes over 21 is lost at once",
      players = 1,
      options = { double = "any" },
      setup = hand("s10 h6", "d10", "cK d8"),
      play = "double",
      after = { zones = { bank = "d10", ["box1.1"] = "" } },
      score = { { total = -200, ["BJ-HIT-2"] = -200 } },
    },
    {
      name = "BJ-INS-1: who has insured all stakes is not asked again",
      setup = {
        scores = { 1000, 1000 }, pots = { bet = bets({ 100 }, { 400, [5] = 200 }) },
        zones = { ["box1.1"] = "s10 h9", ["box2.1"] = "s9 h8", bank = "dA" },
        vars = { hands = { 1, 1 } }, asked = { "2 insure" }, dealing = 3, stock = "c5 c6",
      },
      steps = {
        { play = "insure 2", after = { turn = 2, stage = "insure", legal = "insure 1" } },
        { play = "insure 1", after = { turn = 1, stage = "hand" } },
      },
    },

    -- Where somebody learns to deal.
    {
      name = "BJ-HSE-1, BJ-DEAL-1: seat 1 has no box, and deals the cards in their order",
      options = { trainee = true },
      setup = { scores = { 1000, 1000, 1000 }, dealing = 0, stock = "s2 s3 d4 s5 s6 s7" },
      steps = {
        { play = { "bet 100", "bet 200", "done", "done" }, after = { turn = 1, stage = "house" } },
        {
          legal = "give 2",
          illegal = {
            ["give 3"] = "BJ-DEAL-1", draw = "BJ-DEAL-1", stop = "BJ-DEAL-1",
            ["collect 2"] = "BJ-DEAL-1", ["push 2"] = "BJ-DEAL-1",
          },
        },
        { play = { "give 2", "give 3" }, events = "give", after = { legal = "draw" } },
        { illegal = { ["give 2"] = "BJ-DEAL-1" }, play = { "draw", "give 2", "give 3" } },
        {
          after = {
            turn = 2, stage = "hand",
            zones = { ["box2.1"] = "s2 s5", ["box3.1"] = "s3 s6", bank = "d4" },
          },
        },
      },
    },
    {
      name = "BJ-HSE-1, BJ-SID-1, BJ-NAT-2: and settles what is settled at once",
      options = { trainee = true },
      setup = { scores = { 1000, 1000, 1000 }, dealing = 0, stock = "sA s5 s9 sK s8 d8" },
      steps = {
        {
          play = {
            "bet 100", "side 50", "bet 100", "done", "done", "give 2", "give 3", "draw", "give 2",
            "give 3",
          },
          after = { stage = "house", legal = "pay 2 150" },
        },
        { illegal = { ["collect 2"] = "BJ-NAT-2", draw = "BJ-NAT-2" }, play = "pay 2 150" },
        { legal = "pay 3 450", illegal = { ["collect 3"] = "BJ-SID-1" }, play = "pay 3 450" },
        { after = { turn = 3, stage = "hand", bank_won = -600 } },
      },
    },
    {
      name = "BJ-HSE-1, BJ-HIT-2: gives a card that is asked for, and collects a hand over 21",
      options = { trainee = true },
      setup = {
        scores = { 1000, 1000 }, pots = { bet = bets({}, { [5] = 100 }) },
        zones = { ["box2.1"] = "s10 h6", bank = "d10" },
        vars = { hands = { 0, 1 }, hand = { 0, 1 } }, asked = "2 hand", dealing = 4, stock = "cK",
      },
      steps = {
        { play = "hit", after = { turn = 1, illegal = { ["collect 2"] = "BJ-HIT-1" } } },
        { play = "give 2", after = { illegal = { draw = "BJ-HIT-2" }, legal = "collect 2" } },
        { play = "collect 2", after = { phase = "deal-over", scores = { 1000, 900 } } },
      },
    },
    {
      name = "BJ-HSE-1, BJ-BNK-1, BJ-END-4: draws, stops, collects, pays and leaves a push",
      options = { trainee = true },
      setup = {
        scores = { 1000, 1000, 1000, 1000 },
        pots = {
          bet = {
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 200, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 300, 0, 0, 0,
          },
        },
        zones = {
          ["box2.1"] = "s10 h9", ["box3.1"] = "s10' h7", ["box4.1"] = "s9 h9'", bank = "d10",
        },
        vars = { hands = { 0, 1, 1, 1 }, hand = { 0, 1, 1, 1 } }, asked = "4 hand", dealing = 4,
        stock = "c6 c2 c9",
      },
      steps = {
        { play = "stand", after = { turn = 1, illegal = { stop = "BJ-BNK-1" } } },
        { play = "draw", after = { illegal = { stop = "BJ-BNK-1", ["pay 2 100"] = true } } },
        { play = "draw", after = { illegal = { draw = "BJ-BNK-1" }, legal = "stop" } },
        {
          play = "stop",
          after = {
            legal = "collect 3",
            illegal = { ["push 4"] = "BJ-END-4", ["push 3"] = "BJ-END-2", draw = "BJ-END-2" },
          },
        },
        { play = "collect 3", after = { legal = "pay 2 100" } },
        { play = "pay 2 100", after = { legal = "push 4", illegal = { stop = "BJ-END-3" } } },
        { play = "push 4", after = { turn = 4, stage = "push" } },
        { play = "take", after = { scores = { 1000, 1100, 800, 1000 } } },
      },
    },

    -- The match.
    {
      name = "BJ-MAT-1: what could win more than can be owned is not staked",
      players = 1,
      setup = { scores = { 990000 }, dealing = 0, stock = "s10 d7 h9" },
      legal = { "bet 1200", "side 1000" },
      illegal = { ["bet 1300"] = "BJ-MAT-1" },
    },
    {
      name = "BJ-MAT-1: by a bet, a bet behind and one on 21+3 together",
      setup = { scores = { 990000, 5000 }, dealing = 0, stock = "s10 d7 h9" },
      steps = {
        {
          play = "side 500",
          after = { legal = "bet 600", illegal = { ["bet 700"] = "BJ-MAT-1" } },
        },
        {
          play = { "bet 100", "bet 100" },
          after = { illegal = { ["behind 2 600"] = "BJ-MAT-1" } },
        },
      },
    },
    {
      name = "BJ-MAT-1: so that the most that can be won is paid",
      players = 1,
      setup = {
        scores = { 999200 }, dealing = 0,
        stock = "s8 d10 h8 c8 d8 s3 c10 h3 h10 c3 s10 d3 d10' c6 c7",
      },
      play = {
        "bet 100", "split", "split", "split", "double", "double", "double", "double",
      },
      after = { scores = { 1000000 } },
    },
    {
      name = "BJ-MAT-1: everybody begins with 5000 kr",
      players = 2,
      seed = 7,
      after = { scores = { 5000, 5000 } },
    },
    {
      name = "BJ-MAT-1: or what is agreed",
      players = 2,
      options = { money = 800 },
      seed = 7,
      after = { scores = { 800, 800 } },
    },
    {
      name = "BJ-MAT-1: who has less than the least stake is out",
      setup = {
        scores = { 190, 1000 }, pots = { bet = bets({ 100 }, {}) },
        zones = { ["box1.1"] = "s10 h6", bank = "d10" },
        vars = { hands = { 1, 0 }, hand = { 1, 0 } }, asked = "1 hand", dealing = 4, stock = "cK",
      },
      seed = 7,
      play = { "hit", "next" },
      after = { phase = "play", turn = 2, scores = { 90, 1000 }, out = { true, false } },
    },
    {
      name = "BJ-MAT-1: when nobody is left it is over",
      players = 1,
      setup = {
        scores = { 100 }, pots = { bet = 100 }, zones = { ["box1.1"] = "s10 h6", bank = "d10" },
        vars = { hands = 1, hand = 1 }, asked = "1 hand", dealing = 4, stock = "cK",
      },
      play = "hit",
      after = { phase = "match-over", scores = { 0 }, winners = {} },
    },
    {
      name = "BJ-MAT-1: after as many rounds as were agreed whoever has most wins",
      options = { rounds = 1 },
      setup = { scores = { 1000, 2000 }, dealing = 0, stock = "s10 d7 h9" },
      play = { "no-bet", "no-bet" },
      after = { phase = "match-over", winners = { 2 } },
    },
    {
      name = "BJ-DBL-3: an ace that comes after doubling may count eleven",
      players = 1, setup = hand("s6 h4", "d10", "cA d10'"), play = "double",
      score = { { total = 200 } },
    },
    {
      name = "BJ-BET-3: what others have left standing does not lock the holder out",
      setup = {
        scores = { 3000, 5000 }, pots = { bet = bets({}, { 2000 }) }, dealing = 0,
        stock = "s10 d7 h9",
      },
      steps = {
        { legal = { "bet 100", "bet 2000" } },
        {
          play = { "bet 100", "no-bet", "done" }, -- and so 2000 kr more would be too many
          after = { stage = "hand", pots = { bet = bets({ 100 }, {}) }, scores = { 3000, 5000 } },
        },
      },
    },
    {
      name = "BJ-BET-3: it stays where there is room for it",
      setup = {
        scores = { 3000, 5000 }, pots = { bet = bets({}, { 1900 }) }, dealing = 0,
        stock = "s10 d7 h9",
      },
      play = { "bet 100", "no-bet" },
      after = { stage = "hand", pots = { bet = bets({ 100 }, { 1900 }) } },
    },
    {
      name = "BJ-END-3, BJ-BET-3: nor from leaving a stake",
      setup = {
        scores = { 5000, 5000 }, pots = { bet = bets({ [5] = 2000 }, { [5] = 200 }) },
        zones = { ["box2.1"] = "s10 h8", bank = "d10 c8" },
        vars = { hands = { 0, 1 }, hand = { 0, 1 } }, asked = "1 push, 2 push", dealing = 5,
      },
      play = "ride 2", after = { turn = 2, legal = "ride 2" },
    },
    {
      name = "BJ-END-3, BJ-BET-3: what others take back is no longer in the way",
      setup = {
        scores = { 5000, 5000 }, pots = { bet = bets({ 2000 }, { 1000 }) },
        zones = { ["box1.1"] = "s10 h8", bank = "d10 c8" },
        vars = { hands = { 1, 0 }, hand = { 1, 0 } }, asked = "1 push, 2 push", dealing = 5,
      },
      steps = {
        { play = "take" },
        { legal = { "ride 1" }, play = "ride 1", after = { pots = { bet = bets({}, { 1000 }) } } },
      },
    },
    {
      name = "BJ-BET-3: only boxes that one has staked in keep a stake from standing",
      setup = {
        scores = { 5000, 5000 }, pots = { bet = bets({ 4000 }, { [5] = 100 }) },
        zones = { ["box1.1"] = "s10 h9", ["box2.1"] = "s10' h8", bank = "d10 c8" },
        vars = { hands = { 1, 1 }, hand = { 1, 1 } }, asked = "2 push", dealing = 5,
      },
      legal = { "ride 2" },
    },
    {
      name = "BJ-END-3: each stake stays or comes back by itself",
      setup = {
        scores = { 5000, 5000 }, pots = { bet = bets({}, { 100, [5] = 200 }) },
        zones = { ["box1.1"] = "s10 h8", ["box2.1"] = "s10' h8'", bank = "d10 c8" },
        vars = { hands = { 1, 1 }, hand = { 1, 1 } }, asked = "2 push", dealing = 5,
      },
      steps = {
        { play = "ride 2", after = { stage = "push", legal = { "ride 1" } } },
        { illegal = { ["ride 2"] = "BJ-END-3" }, play = "take" },
        { after = { phase = "deal-over", pots = { bet = bets({}, { [5] = 200 }) } } },
      },
    },
  },
}
