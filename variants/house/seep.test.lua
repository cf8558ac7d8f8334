--- Scenarios of Seep, clause by clause.

--- The pack dealt so: four cards to the bidder, four to the table, the rest as out of the box.
local function pack(cards)
  local dealt = {}
  for _, card in ipairs(cards) do dealt[card] = true end
  for _, suit in ipairs { "s", "h", "d", "c" } do
    for _, rank in ipairs { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" } do
      if not dealt[suit .. rank] then cards[#cards + 1] = suit .. rank end
    end
  end
  return table.concat(cards, " ")
end

return {
  scenarios = {
    -- The bid.
    {
      name = "SEE-2: four cards are dealt to the dealer's left, who bids what a card counts",
      players = 4,
      dealer = 4,
      deck = pack { "hJ", "c9", "h3", "d2", "d5", "h6", "s10", "cQ" },
      legal = { "bid 9", "bid 11" },
      illegal = { ["bid 10"] = "SEE-2", ["bid 8"] = true },
      after = { hand1 = "hJ c9 h3 d2", hand2 = "", stage = "bid", stock = 48, table = "" },
    },
    {
      name = "SEE-2: then four cards are turned up",
      players = 4,
      dealer = 4,
      deck = pack { "hJ", "c9", "h3", "d2", "d5", "h6", "s10", "cQ" },
      play = "bid 11",
      events = "bid",
      after = { table = "d5 h6 s10 cQ", turn = 1, stage = "play", stock = 44 },
    },
    {
      name = "SEE-2: without a card to bid four others are dealt",
      players = 4,
      dealer = 4,
      seed = 3,
      deck = pack { "h8", "c7", "h3", "d2", "d5", "h6", "s10", "cQ" },
      after = { stage = "bid", stock = 48 },
    },
    {
      name = "SEE-3: the bidder plays a card of the bid, or builds a house of it",
      players = 4,
      dealer = 4,
      deck = pack { "hJ", "c9", "h3", "d2", "d5", "h6", "s10", "c2" },
      play = "bid 11",
      after = {
        legal = { "hJxd5+h6", "c9>11:c2,d5+h6" },
        illegal = { d2xc2 = "SEE-3", ["h3>9:h6"] = "SEE-3", c9 = "SEE-3", h3 = "SEE-3" },
      },
    },
    {
      name = "SEE-3: then the rest is dealt, and the others play",
      players = 4,
      dealer = 4,
      deck = pack { "hJ", "c9", "h3", "d2", "d5", "h8", "s10", "cQ" },
      play = { "bid 9", "c9" },
      after = {
        turn = 2, stage = "play", stock = 0, table = "d5 h8 s10 cQ c9",
        hand1 = "hJ h3 d2 sA s2 s3 s4 h6 h7 h9 h10", -- eight more
      },
    },
    {
      name = "SEE-3: and all in turn, twelve cards each",
      setup = {
        table = "h2", hand1 = "s5 s6", hand2 = "h9 d6", hand3 = "h8 d7", hand4 = "d8 d9",
        asked = { "2 play", "3 play", "4 play" }, resume = 1, dealer = 4, vars = { bid = 9 },
      },
      play = { "h9", "h8", "d8xh8" },
      after = { turn = 1, stage = "play" },
    },

    -- Taking.
    {
      name = "SEE-1, SEE-4: a card takes its equals, sums and a house of its value",
      setup = {
        table = "hJ d10 hA c4 [h6+c5]=11/2", hand1 = "sJ h4", hand2 = "c2 cJ", hand3 = "c3",
        hand4 = "h3",
      },
      play = "sJxhJ,d10+hA,[h6+c5]",
      after = { table = "c4", pile1 = "sJ hJ d10 hA h6 c5" },
    },
    {
      name = "SEE-5: it takes all that it can, the house too",
      setup = {
        table = "hJ d10 hA c4 [h6+c5]=11/2", hand1 = "sJ h4", hand2 = "c2 cJ", hand3 = "c3",
        hand4 = "h3",
      },
      illegal = { sJxhJ = "SEE-5", ["sJxhJ,d10+hA"] = "SEE-5" },
    },
    {
      name = "SEE-5: of groups that share a card one is taken",
      setup = {
        table = "c2 c3 h5 h6", hand1 = "sJ h4", hand2 = "d2", hand3 = "d3", hand4 = "h3",
      },
      legal = { "sJxc2+c3+h6", "sJxh5+h6" },
    },
    {
      name = "SEE-5: and is not thrown, but a house may be built with it",
      setup = { table = "c9 d4", hand1 = "s9 hK h2", hand2 = "d2", hand3 = "d3", hand4 = "h3" },
      illegal = { s9 = "SEE-5" },
      legal = { "s9xc9", "s9>13:d4", "h2" },
    },

    -- Houses.
    {
      name = "SEE-6: a house is one of 9 to 13",
      setup = { table = "c4 d4", hand1 = "s4 h8 hQ", hand2 = "d2", hand3 = "d3", hand4 = "h3" },
      legal = "s4>12:c4+d4",
      illegal = { ["s4>8:c4"] = "SEE-6" },
    },
    {
      name = "SEE-6: of which another card is kept",
      setup = { table = "c7", hand1 = "s4 h2 hJ", hand2 = "d2", hand3 = "d3", hand4 = "h3" },
      illegal = { ["h2>9:c7"] = "SEE-6" },
      play = "s4>11:c7",
      after = { table = "[s4+c7]=11/1" },
    },
    {
      name = "SEE-6: or it is a partner's",
      setup = {
        table = "[h6+c5]=11/3 c7", hand1 = "s4 h8", hand2 = "d2", hand3 = "d3 cJ", hand4 = "h3",
      },
      play = "s4>11:c7",
      after = { table = "[h6+c5+s4+c7]=11*/1" },
    },
    {
      name = "SEE-6: not an opponent's",
      setup = {
        table = "[h6+c5]=11/2 c7", hand1 = "s4 h8", hand2 = "d2 cJ", hand3 = "d3", hand4 = "h3",
      },
      illegal = { ["s4>11:c7"] = "SEE-6" },
    },
    {
      name = "SEE-6: what makes the value on the table joins it",
      setup = {
        table = "c7 dJ h6 d5 c2", hand1 = "s4 h8 hJ", hand2 = "d2", hand3 = "d3", hand4 = "h3",
      },
      play = "s4>11:c7",
      after = { table = "c2 [s4+c7+dJ+h6+d5]=11*/1" },
    },
    {
      name = "SEE-7: a house is broken by a card that raises it",
      setup = {
        table = "[h6+c3]=9/2 c7", hand1 = "s3 hQ", hand2 = "d9", hand3 = "d3", hand4 = "h3",
      },
      play = "s3>12:[h6+c3]",
      after = { table = "c7 [h6+c3+s3]=12/1" },
    },
    {
      name = "SEE-7: not one's own, nor one that is cemented, nor without another card",
      setup = {
        table = "[h6+c3]=9/1 [c4+c6+d10]=10*/2", hand1 = "s3 s2 s4 hQ h9", hand2 = "d2 h10",
        hand3 = "d3", hand4 = "h3",
      },
      illegal = {
        ["s3>12:[h6+c3]"] = "SEE-7", ["s2>12:[c4+c6+d10]"] = "SEE-7", ["s4>13:[h6+c3]"] = "SEE-7",
      },
    },
    {
      name = "SEE-8: who has a house does not play the last card for it, but to take it",
      setup = {
        table = "[h6+c3]=9/1 c4", hand1 = "s9 hK s2", hand2 = "d2", hand3 = "d3", hand4 = "h3",
      },
      legal = { "s9x[h6+c3]", "s2" },
      illegal = { ["s9>13:c4"] = "SEE-8" },
    },

    -- Sweeps and points.
    {
      name = "SEE-9: clearing the table scores 50",
      setup = { table = "h5 c4", hand1 = "d9 hK", hand2 = "d2", hand3 = "d3", hand4 = "h3" },
      play = "d9xh5+c4",
      score = { { ["SEE-9"] = 50 }, {}, {}, {} },
    },
    {
      name = "SEE-9: with the first card 25",
      players = 4,
      dealer = 4,
      deck = pack { "hJ", "c9", "h3", "d2", "d5", "h6", "s10", "cA" },
      play = { "bid 11", "hJxd5+h6,s10+cA" },
      score = { { ["SEE-9"] = 25 }, {}, {}, {} },
    },
    {
      name = "SEE-9: with the last nothing",
      setup = { table = "h5 c4", hand1 = "d9", hand2 = "", hand3 = "", hand4 = "" },
      play = "d9xh5+c4",
      score = { { ["SEE-9"] = 0 }, {}, {}, {} },
    },
    {
      name = "SEE-10: spades score what they count, other aces 1, the ten of diamonds 6",
      setup = {
        hand1 = "d9", hand2 = "d8", hand3 = "d7", hand4 = "d6",
        pile1 = "sK sA hA c5", pile2 = "d10 dA s2",
      },
      score = { { ["SEE-10"] = 15 }, { ["SEE-10"] = 9 }, {}, {} },
    },
    {
      name = "SEE-11: cards left on the table go to whoever captured last",
      setup = {
        table = "h5", hand1 = "d9", hand2 = "", hand3 = "", hand4 = "", last_capturer = 2,
        pile2 = "sK", pile1 = "sQ",
      },
      play = "d9",
      after = { phase = "deal-over", pile2 = "sK h5 d9" },
    },
    {
      name = "SEE-12: a lead of 100 wins",
      setup = {
        hand1 = "d9", hand2 = "", hand3 = "", hand4 = "", pile3 = "sK sQ", pile2 = "sJ",
        scores = { 60, 20, 60, 10 },
      },
      play = "d9",
      after = { phase = "match-over", winners = { 1, 3 } },
    },
    {
      name = "SEE-12: less than 100 does not",
      setup = {
        hand1 = "d9", hand2 = "", hand3 = "", hand4 = "", pile3 = "sK sQ", pile2 = "sJ",
        scores = { 50, 20, 60, 10 },
      },
      play = "d9",
      after = { phase = "deal-over" },
    },
    {
      name = "SEE-12: whose opponents have less than 9 points of a deal has won",
      setup = {
        hand1 = "d9", hand2 = "", hand3 = "", hand4 = "", pile3 = "s8", pile2 = "sJ",
        scores = { 60, 20, 60, 10 },
      },
      play = "d9",
      after = { phase = "match-over", winners = { 2, 4 } },
    },
    {
      name = "SEE-12: or who leads after twenty deals",
      setup = {
        hand1 = "d9", hand2 = "", hand3 = "", hand4 = "", pile3 = "s10", pile2 = "s9", deal = 20,
      },
      play = "d9",
      after = { phase = "match-over", winners = { 1, 3 } },
    },
    {
      name = "SEE-13: the dealer deals again",
      seed = 7,
      setup = {
        hand1 = "d9", hand2 = "", hand3 = "", hand4 = "", pile3 = "s10", pile2 = "s9", dealer = 4,
      },
      play = { "d9", "next" },
      after = { dealer = 4 },
    },
    {
      name = "SEE-13: unless leading",
      seed = 7,
      setup = {
        hand1 = "d9", hand2 = "", hand3 = "", hand4 = "", pile3 = "s9", pile2 = "s10", dealer = 4,
      },
      play = { "d9", "next" },
      after = { dealer = 1 },
    },
  },
}
