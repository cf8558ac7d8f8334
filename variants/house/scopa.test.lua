--- Scenarios of Scopa, clause by clause.

--- The pack dealt so that `opening` comes after the hands, and the other cards as out of the box.
local function pack(held, opening)
  local cards, lying = {}, {}
  for _, card in ipairs(opening) do lying[card] = true end
  for _, suit in ipairs { "s", "h", "d", "c" } do
    for _, rank in ipairs { "A", "2", "3", "4", "5", "6", "7", "J", "Q", "K" } do
      if not lying[suit .. rank] then cards[#cards + 1] = suit .. rank end
    end
  end
  for i, card in ipairs(opening) do table.insert(cards, held + i, card) end
  return table.concat(cards, " ")
end

return {
  scenarios = {
    -- The pack and the deal.
    {
      name = "SCP-1: a jack counts 8, a queen 9, a king 10 and an ace 1",
      setup = { table = "hA c7 d2 s3 sA", hand1 = "sJ sQ sK", hand2 = "h4" },
      legal = { "sJ=8xc7+hA", "sQ=9xc7+d2", "sK=10xc7+s3" },
    },
    {
      name = "SCP-1: the pack has forty cards",
      seed = 7,
      after = { stock = 30 },
    },
    {
      name = "SCP-2: three cards are dealt to each player and four to the table",
      deck = pack(6, { "hQ", "dA", "d2", "d3" }),
      after = {
        hand1 = "sA s2 s3", hand2 = "s4 s5 s6", table = "hQ dA d2 d3", turn = 1, dealer = 2,
      },
    },
    {
      name = "SCP-2: three more to each, when all are played, and none to the table",
      setup = { table = "c2", hand1 = "hK", stock = "s2 s3 s4 s5 s6 s7 hQ" },
      play = "hK",
      after = { hand1 = "s2 s3 s4", hand2 = "s5 s6 s7", table = "c2 hK", stock = 1, round = 2 },
    },
    {
      name = "SCP-2: so it is with three players",
      players = 3,
      seed = 7,
      after = { stock = 27, turn = 1, dealer = 3 },
    },
    {
      name = "SCP-2: and with four",
      players = 4,
      seed = 7,
      after = { stock = 24, turn = 1, dealer = 4 },
    },
    {
      name = "SCP-3: if three kings lie on the first table, the cards are dealt again",
      seed = 7,
      deck = pack(6, { "hK", "h3", "cK", "sK" }),
      after = { stock = 30, deal = 1, dealer = 2, turn = 1 },
      events = "redeal",
    },
    {
      name = "SCP-3: or all four",
      seed = 7,
      deck = pack(6, { "hK", "dK", "cK", "sK" }),
      after = { stock = 30, deal = 1 },
      events = "redeal",
    },
    {
      name = "SCP-3: two kings may lie there",
      deck = pack(6, { "hK", "h3", "cK", "h4" }),
      after = { table = "hK h3 cK h4" },
      events = "deal",
    },

    -- Capturing.
    {
      name = "SCP-4: a card takes one of its value, or one group that adds up to it",
      setup = { table = "d5 h3 d6 h2 c7", hand1 = "sJ s7", hand2 = "h4" },
      only = { "sJ=8xd5+h3", "sJ=8xd6+h2", "s7xc7" },
    },
    {
      name = "SCP-4: of two groups it takes one, and leaves the other",
      setup = { table = "d5 h3 d6 h2", hand1 = "sJ", hand2 = "h4" },
      illegal = { ["sJxd5+h3,d6+h2"] = "SCP-4" },
      play = "sJxd5 h3",
      after = { table = "d6 h2", pile1 = "sJ d5 h3" },
    },
    {
      name = "SCP-4: of two cards of its value it takes one",
      setup = { table = "h7 d7", hand1 = "s7", hand2 = "h4" },
      only = { "s7xh7", "s7xd7" },
      illegal = { ["s7xh7 d7"] = "SCP-4" },
    },
    {
      name = "SCP-4: what does not add up is refused",
      setup = { table = "d4 c2", hand1 = "s7", hand2 = "h4" },
      illegal = { ["s7xd4 c2"] = "SCP-4" },
    },
    {
      name = "SCP-5: a single card must be taken rather than a group",
      setup = { table = "h7 d4 c3", hand1 = "s7", hand2 = "h4" },
      only = "s7xh7",
      illegal = { ["s7xd4 c3"] = "SCP-5" },
    },
    {
      name = "SCP-5: a king a king, though a seven and a three lie there",
      setup = { table = "hK d7 c3", hand1 = "sK", hand2 = "h4" },
      only = "sKxhK",
      illegal = { ["sKxd7 c3"] = "SCP-5" },
    },
    {
      name = "SCP-6: a card that can capture must, by a sum too",
      setup = { table = "d4 c3 hK", hand1 = "s7 c2", hand2 = "h4" },
      only = { "c2", "s7xd4+c3" },
      illegal = { s7 = "SCP-6" },
    },
    {
      name = "SCP-6: another is laid out, though one could capture",
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "h4" },
      play = "c2",
      after = { table = "h7 c2", turn = 2 },
      events = "trail",
    },

    -- Scopa, and the end of the deal.
    {
      name = "SCP-7: clearing the table scores 1",
      setup = { table = "h7", hand1 = "s7 c2", hand2 = "h4", pile2 = "s2 s3 s4" },
      play = "s7xh7",
      after = { table = "", sweeps = { 1, 0 } },
      score = { { ["SCP-7"] = 1 }, { ["SCP-7"] = 0 } },
      events = "sweep",
    },
    {
      name = "SCP-7: also in the last round, while somebody has a card left",
      setup = { table = "h7", hand1 = "s7", hand2 = "h4" },
      play = "s7xh7",
      after = { sweeps = { 1, 0 } },
    },
    {
      name = "SCP-7: and with the last card of an earlier round",
      setup = { table = "h7", hand1 = "s7", stock = "s2 s3 s4 s5 s6 hQ" },
      play = "s7xh7",
      after = { sweeps = { 1, 0 }, round = 2 },
    },
    {
      name = "SCP-8: the very last card of the deal makes no scopa",
      setup = { table = "h7", hand1 = "s7" },
      play = "s7xh7",
      after = { pile1 = "s7 h7", sweeps = { 0, 0 }, phase = "deal-over" },
      score = { { ["SCP-7"] = 0 }, {} },
    },
    {
      name = "SCP-9: the cards left on the table go to whoever captured last",
      setup = { table = "hK d2", hand1 = "s7", last_capturer = 2, pile2 = "h4 s4" },
      play = "s7",
      after = { table = "", pile1 = "", pile2 = "h4 s4 hK d2 s7" },
    },

    -- Points.
    {
      name = "SCP-10: most cards, most diamonds and the settebello score 1 each",
      setup = { hand1 = "h3", pile1 = "d7 s2", pile2 = "d2 d3 c2" },
      score = { { ["SCP-10"] = 1 }, { ["SCP-10"] = 2 } },
    },
    {
      name = "SCP-10: nobody scores for a shared first place",
      setup = { hand1 = "h3", pile1 = "d7 s2", pile2 = "d2 c2" },
      score = { { ["SCP-10"] = 1 }, { ["SCP-10"] = 0 } },
    },
    {
      name = "SCP-11: the best card of each suit counts, most over the four suits scores",
      setup = { hand1 = "h3", pile1 = "s7 h7 d6 c2", pile2 = "sK hA d5 c6" }, -- 72 and 59
      score = { { ["SCP-11"] = 1 }, { ["SCP-11"] = 0 } },
    },
    {
      name = "SCP-11: of a suit only the best card counts",
      setup = { hand1 = "h3", pile1 = "s7 s6 sA s5 h2 d2 c2", pile2 = "s4 h7 dK cQ" }, -- 57 and 55
      score = { { ["SCP-11"] = 1 }, { ["SCP-11"] = 0 } },
    },
    {
      name = "SCP-11: who lacks a suit has none, however good the others are",
      setup = { hand1 = "h3", pile1 = "s7 h7 c7", pile2 = "sK hK dK cK" },
      score = { { ["SCP-11"] = 0 }, { ["SCP-11"] = 1 } },
    },
    {
      name = "SCP-11: nobody scores if all lack one",
      setup = { hand1 = "h3", pile1 = "s7 h7 c7", pile2 = "sK hK dK" },
      score = { { ["SCP-11"] = 0 }, { ["SCP-11"] = 0 } },
    },
    {
      name = "SCP-11: where it may lack a suit, what there is counts",
      options = { incomplete_primiera = true },
      setup = { hand1 = "h3", pile1 = "s7 h7 c7", pile2 = "sK hK dK cK" }, -- 63 and 40
      score = { { ["SCP-11"] = 1 }, { ["SCP-11"] = 0 } },
    },
    {
      name = "SCP-11: nobody scores for a shared first place",
      setup = { hand1 = "h3", pile1 = "s7 hK d2 c3", pile2 = "h7 sQ c2 d3" },
      score = { { ["SCP-11"] = 0 }, { ["SCP-11"] = 0 } },
    },
    {
      name = "SCP-12: a match goes to 11, and whoever has most wins",
      setup = { hand1 = "h3", pile1 = "d7 s2 h2 c2", pile2 = "s4", scores = { 7, 10 } }, -- 4 to 0
      play = "h3",
      after = { phase = "match-over", scores = { 11, 10 }, winners = { 1 } },
    },
    {
      name = "SCP-12: or to 16",
      options = { target = "16" },
      setup = { hand1 = "h3", pile1 = "d7 s2 h2 c2", pile2 = "s4", scores = { 7, 10 } },
      play = "h3",
      after = { phase = "deal-over", scores = { 11, 10 }, winners = {} },
    },
    {
      name = "SCP-12: or to 21",
      options = { target = "21" },
      setup = { hand1 = "h3", pile1 = "d7 s2 h2 c2", pile2 = "s4", scores = { 17, 10 } },
      play = "h3",
      after = { phase = "match-over", scores = { 21, 10 }, winners = { 1 } },
    },

    -- What can be agreed.
    {
      name = "SCP-14: three diamonds from the ace score 3",
      options = { napola = true },
      setup = { hand1 = "h3", pile1 = "dA d2 d3 d5", pile2 = "d4 d6 d7 dJ" },
      score = { { ["SCP-14"] = 3 }, { ["SCP-14"] = 0 } },
    },
    {
      name = "SCP-14: each that goes on scores 1 more, over 7, jack and queen to the king",
      options = { napola = true },
      setup = { hand1 = "h3", pile1 = "", pile2 = "dA d2 d3 d4 d5 d6 d7 dJ dQ dK" },
      score = { { ["SCP-14"] = 0 }, { ["SCP-14"] = 10 } },
    },
    {
      name = "SCP-14: two score nothing",
      options = { napola = true },
      setup = { hand1 = "h3", pile1 = "dA d2 d4 d5", pile2 = "" },
      score = { { ["SCP-14"] = 0 }, { ["SCP-14"] = 0 } },
    },
    {
      name = "SCP-14, SCP-13: a pair has it together, once",
      options = { napola = true },
      setup = { hand1 = "h3", pile1 = "d2", pile2 = "", pile3 = "dA d3", pile4 = "" },
      score = { { ["SCP-14"] = 3 }, { ["SCP-14"] = 0 }, { ["SCP-14"] = 0 }, { ["SCP-14"] = 0 } },
    },
    {
      name = "SCP-15, SCP-6: an ace takes all, and must",
      options = { ace_takes = "all_unless_ace" },
      setup = { table = "h5 dK", hand1 = "sA c2", hand2 = "h4" },
      only = { "sAxh5 dK", "c2" },
      play = "sAxh5 dK",
      after = { table = "", pile1 = "sA h5 dK" },
    },
    {
      name = "SCP-16: it makes no scopa",
      options = { ace_takes = "all_unless_ace" },
      setup = { table = "h5 dK", hand1 = "sA c2", hand2 = "h4" },
      play = "sAxh5 dK",
      after = { sweeps = { 0, 0 } },
    },
    {
      name = "SCP-15: unless an ace lies there, which it takes",
      options = { ace_takes = "all_unless_ace" },
      setup = { table = "h5 hA", hand1 = "sA c2", hand2 = "h4" },
      only = { "sAxhA", "c2" },
      illegal = { ["sAxh5 hA"] = true },
    },
    {
      name = "SCP-16: a lone ace taken by an ace is a scopa",
      options = { ace_takes = "all_unless_ace" },
      setup = { table = "hA", hand1 = "sA c2", hand2 = "h4" },
      play = "sAxhA",
      after = { sweeps = { 1, 0 } },
    },
    {
      name = "SCP-15: on an empty table it is laid out",
      options = { ace_takes = "all_unless_ace" },
      setup = { table = "", hand1 = "sA c2", hand2 = "h4" },
      legal = "sA",
    },
    {
      name = "SCP-15, SCP-7: where it is agreed it makes a scopa",
      options = { ace_takes = "all_unless_ace_scopa" },
      setup = { table = "h5 dK", hand1 = "sA c2", hand2 = "h4" },
      play = "sAxh5 dK",
      after = { sweeps = { 1, 0 } },
    },
    {
      name = "SCP-15, SCP-16: or takes all beside an ace too",
      options = { ace_takes = "all" },
      setup = { table = "h5 hA", hand1 = "sA c2", hand2 = "h4" },
      only = { "sAxh5 hA", "c2" },
      play = "sAxh5 hA",
      after = { sweeps = { 0, 0 } },
    },
    {
      name = "SCP-15, SCP-7: and makes a scopa",
      options = { ace_takes = "all_scopa" },
      setup = { table = "h5 hA", hand1 = "sA c2", hand2 = "h4" },
      play = "sAxh5 hA",
      after = { sweeps = { 1, 0 } },
    },

    -- Four players.
    {
      name = "SCP-13: four play in two pairs, whose cards count together",
      setup = { hand1 = "h3", pile1 = "s2 s3", pile2 = "c2 c3 c4", pile3 = "d4 d5", pile4 = "" },
      score = { { ["SCP-10"] = 2 }, { ["SCP-10"] = 0 }, {}, {} },
    },
    {
      name = "SCP-13: and for primiera too: a pair has one best card of each suit",
      setup = {
        hand1 = "h3", pile1 = "s7 h2", pile2 = "h7 c2", pile3 = "s6 d2 c3", pile4 = "d7 sK",
      }, -- 58 and 64
      score = { { ["SCP-11"] = 0 }, { ["SCP-11"] = 1 }, {}, {} },
    },
    {
      name = "SCP-13: they win together",
      setup = {
        hand1 = "h3", pile1 = "d7 s2 h2 c2", pile2 = "", pile3 = "", pile4 = "s4",
        scores = { 4, 5, 3, 5 }, -- of the pairs 7 and 10
      },
      play = "h3",
      after = { phase = "match-over", winners = { 1, 3 } },
    },
  },
}
