--- Scenarios of Pasur, clause by clause.

--- The pack as it comes out of the box, but with `opening` behind the first cards to the hands,
--- so many `before` it, and `following` next.
local function pack(before, opening, following)
  local cards, named = {}, {}
  for _, card in ipairs(opening) do named[card] = true end
  for _, card in ipairs(following) do named[card] = true end
  for _, suit in ipairs { "s", "h", "d", "c" } do
    for _, rank in ipairs { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" } do
      if not named[suit .. rank] then cards[#cards + 1] = suit .. rank end
    end
  end
  for i, card in ipairs(opening) do table.insert(cards, before + i, card) end
  for i, card in ipairs(following) do table.insert(cards, before + #opening + i, card) end
  return table.concat(cards, " ")
end

--- Enough for another round of two players.
local stock = "c3 c4 c5 c6 c8 c9 c10 cQ"

return {
  scenarios = {
    -- Capturing.
    {
      name = "PAS-1: a numeral takes a numeral that makes 11 with it",
      setup = { table = "h4 d9 cK", hand1 = "s7", hand2 = "h6" },
      only = "s7xh4",
    },
    {
      name = "PAS-1: or several",
      setup = { table = "h3 dA c9", hand1 = "s7", hand2 = "h6" },
      only = "s7xh3+dA",
    },
    {
      name = "PAS-1: an ace counts 1 and takes a ten",
      setup = { table = "d10 c9", hand1 = "sA", hand2 = "h6" },
      only = "sAxd10",
    },
    {
      name = "PAS-1: eleven is made once in a play",
      setup = { table = "h4 h3 dA cK", hand1 = "s7", hand2 = "h6" },
      legal = { "s7xh4", "s7xh3 dA" },
      illegal = { ["s7xh4 h3 dA"] = "PAS-1" },
    },
    {
      name = "PAS-1: equal numerals take nothing from each other",
      setup = { table = "h7 h2", hand1 = "s7", hand2 = "h6" },
      only = "s7",
      illegal = { s7xh7 = "PAS-1" },
    },
    {
      name = "PAS-1: court cards make no sums",
      setup = { table = "cJ hQ", hand1 = "s10 sA", hand2 = "h6" },
      only = { "s10", "sA" },
    },
    {
      name = "PAS-2: a king takes a king, a queen a queen",
      setup = { table = "hK dQ c4", hand1 = "sK sQ", hand2 = "h6" },
      only = { "sKxhK", "sQxdQ" },
      illegal = { sKxdQ = true },
    },
    {
      name = "PAS-2: only one",
      setup = { table = "hK dK c4", hand1 = "sK", hand2 = "h6" },
      only = { "sKxhK", "sKxdK" },
      illegal = { ["sKxhK dK"] = true },
    },
    {
      name = "PAS-3: a jack takes all but kings and queens",
      setup = { table = "h7 cA dJ hK dQ", hand1 = "sJ", hand2 = "h6" },
      play = "sJxh7 cA dJ",
      after = { table = "hK dQ", pile1 = "sJ h7 cA dJ" },
    },
    {
      name = "PAS-3: not some of them",
      setup = { table = "h7 cA dJ hK", hand1 = "sJ", hand2 = "h6" },
      illegal = { sJxdJ = true, ["sJxh7 cA"] = true, ["sJxh7 cA dJ hK"] = true },
    },
    {
      name = "PAS-3: where nothing else lies it takes nothing",
      setup = { table = "hK dQ", hand1 = "sJ", hand2 = "h6" },
      only = "sJ",
    },
    {
      name = "PAS-4: a card that can capture must",
      setup = { table = "h4 hK c9", hand1 = "s7 sK sJ s8", hand2 = "h6" },
      illegal = { s7 = "PAS-4", sK = "PAS-4", sJ = "PAS-4" },
      legal = "s8",
    },
    {
      name = "PAS-4: another is laid out",
      setup = { table = "h4", hand1 = "s8", hand2 = "h6" },
      play = "s8",
      after = { table = "h4 s8", turn = 2 },
      events = "trail",
    },

    -- Surs.
    {
      name = "PAS-5: clearing the table is a sur, 5 points",
      setup = { table = "h4", hand1 = "s7 s8", hand2 = "h6", stock = stock },
      play = "s7xh4",
      after = { sweeps = { 1, 0 } },
      score = { { ["PAS-5"] = 5, total = 5 }, { ["PAS-5"] = 0 } },
      events = "sweep",
    },
    {
      name = "PAS-5: a king can make it too",
      setup = { table = "hK", hand1 = "sK s8", hand2 = "h6", stock = stock },
      play = "sKxhK",
      after = { sweeps = { 1, 0 } },
    },
    {
      name = "PAS-5: or it removes one of the opponent's",
      setup = { table = "h4", hand1 = "s7 s8", hand2 = "h6", stock = stock, sweeps = { 0, 2 } },
      play = "s7xh4",
      after = { sweeps = { 0, 1 } },
      score = { { ["PAS-5"] = 0 }, { ["PAS-5"] = 5 } },
    },
    {
      name = "PAS-5: one's own stay",
      setup = { table = "h4", hand1 = "s7 s8", hand2 = "h6", stock = stock, sweeps = { 1, 0 } },
      play = "s7xh4",
      after = { sweeps = { 2, 0 } },
    },
    {
      name = "PAS-5: of several opponents only one loses a sur",
      setup = {
        table = "h4", hand1 = "s7 s8", hand2 = "h6", hand3 = "h5", sweeps = { 0, 0, 1 },
        stock = stock .. " d3 d4 d5 d6",
      },
      play = "s7xh4",
      after = { sweeps = { 0, 0, 0 } },
    },
    {
      name = "PAS-5: a partner's sur stays",
      variant = "pasur+teams",
      setup = {
        table = "h4", hand1 = "s7 s8", hand2 = "h6", sweeps = { 0, 0, 1, 0 },
        stock = stock .. " d2 d3 d4 d5 d6 d7 d8 d9",
      },
      play = "s7xh4",
      after = { sweeps = { 1, 0, 1, 0 } },
    },
    {
      name = "PAS-6: a jack makes no sur",
      setup = { table = "h4 h3", hand1 = "sJ s8", hand2 = "h6", stock = stock, sweeps = { 0, 1 } },
      play = "sJxh4 h3",
      after = { table = "", pile1 = "sJ h4 h3", sweeps = { 0, 1 } },
    },
    {
      name = "PAS-6: nor anybody in the last round",
      setup = { table = "h4", hand1 = "s7 s8", hand2 = "h6", sweeps = { 0, 1 } },
      play = "s7xh4",
      after = { table = "", sweeps = { 0, 1 } },
    },
    {
      name = "PAS-7: with 50 points you make no sur, and remove none",
      setup = {
        table = "h4", hand1 = "s7 s8", hand2 = "h6", stock = stock, sweeps = { 0, 1 },
        scores = { 50, 0 },
      },
      play = "s7xh4",
      after = { table = "", sweeps = { 0, 1 } },
    },
    {
      name = "PAS-7: with 49 you do",
      setup = {
        table = "h4", hand1 = "s7 s8", hand2 = "h6", stock = stock, scores = { 49, 0 },
      },
      play = "s7xh4",
      after = { sweeps = { 1, 0 } },
    },
    {
      name = "PAS-7: and whatever your opponent has",
      setup = {
        table = "h4", hand1 = "s7 s8", hand2 = "h6", stock = stock, scores = { 0, 60 },
      },
      play = "s7xh4",
      after = { sweeps = { 1, 0 } },
    },

    -- Points, and the opening table.
    {
      name = "PAS-8: most clubs 7, storan 3, the two of clubs 2, each ace and jack 1",
      setup = { hand1 = "h9", pile1 = "d10 c2 hA", pile2 = "c3 c4 sA dJ hJ" },
      score = { { ["PAS-8"] = 6, total = 6 }, { ["PAS-8"] = 10, total = 10 } },
    },
    {
      name = "PAS-8: nobody scores for a shared first place, nor for most cards",
      setup = { hand1 = "h9", pile1 = "c3 h3 h4", pile2 = "c4" },
      score = { { total = 0 }, { total = 0 } },
    },
    {
      name = "PAS-8: a match goes to 62",
      setup = { hand1 = "h9", pile1 = "d10 hA", pile2 = "h2", scores = { 58, 60 } },
      play = "h9",
      after = { phase = "match-over", scores = { 62, 60 }, winners = { 1 } },
    },
    {
      name = "PAS-8: or to as many points as are agreed",
      options = { target = 104 },
      setup = { hand1 = "h9", pile1 = "d10 hA", pile2 = "h2", scores = { 58, 60 } },
      play = "h9",
      after = { phase = "deal-over", scores = { 62, 60 }, winners = {} },
    },
    {
      name = "PAS-9: a jack on the opening table goes back for another card",
      seed = 7,
      deck = pack(8, { "h7", "cJ", "d2", "dK" }, { "h3" }),
      after = { table = "h7 h3 d2 dK", stock = 40 },
    },
    {
      name = "PAS-9: also if that is a jack again",
      seed = 7,
      deck = pack(8, { "h7", "cJ", "d2", "dK" }, { "dJ", "h3" }),
      after = { table = "h7 h3 d2 dK", stock = 40 },
    },
    {
      name = "PAS-9: or if several lie there",
      seed = 7,
      deck = pack(8, { "hJ", "cJ", "sJ", "dJ" }, { "h3", "h4", "h5", "h6" }),
      after = { table = "h3 h4 h5 h6", stock = 40 },
    },
    {
      name = "PAS-9: where the whole pack is dealt, there is no other card",
      variant = "pasur+whole-deck",
      deck = pack(0, { "h7", "cJ", "d2", "dK" }, {}),
      after = { table = "h7 cJ d2 dK", stock = 0 },
    },
    {
      name = "PAS-9: other cards stay, and jacks may be laid out later",
      setup = { table = "hK", hand1 = "sJ", hand2 = "h6" },
      play = "sJ",
      after = { table = "hK sJ" },
    },
  },
}
