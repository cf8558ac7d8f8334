--- Scenarios of Scopone: what differs from Scopa, and that the rest holds.

--- The pack dealt so that `opening` comes after 36 cards, and the other cards as out of the box.
local function pack(opening)
  local cards, lying = {}, {}
  for _, card in ipairs(opening) do lying[card] = true end
  for _, suit in ipairs { "s", "h", "d", "c" } do
    for _, rank in ipairs { "A", "2", "3", "4", "5", "6", "7", "J", "Q", "K" } do
      if not lying[suit .. rank] then cards[#cards + 1] = suit .. rank end
    end
  end
  for _, card in ipairs(opening) do cards[#cards + 1] = card end
  return table.concat(cards, " ")
end

return {
  scenarios = {
    {
      name = "SCN-1: nine cards are dealt to each player and four to the table",
      deck = pack { "h2", "h3", "h4", "h5" },
      after = {
        stock = 0, table = "h2 h3 h4 h5", round = 1, turn = 1, dealer = 4,
        hand1 = "sA s2 s3 s4 s5 s6 s7 sJ sQ", hand2 = "sK hA h6 h7 hJ hQ hK dA d2",
        hand3 = "d3 d4 d5 d6 d7 dJ dQ dK cA", hand4 = "c2 c3 c4 c5 c6 c7 cJ cQ cK",
      },
    },
    {
      name = "SCN-1: nothing more is dealt: when all is played, the deal is over",
      setup = { table = "c2", hand1 = "h7", hand2 = "dK", hand3 = "", hand4 = "" },
      play = { "h7", "dK" },
      after = { phase = "deal-over", round = 1 },
      events = "deal-over",
    },
    {
      name = "SCN-1: in the scientific game ten to each, and none to the table",
      options = { scientific = true },
      deck = pack { "cJ", "cQ", "cK" },
      after = {
        stock = 0, table = "", round = 1,
        hand1 = "sA s2 s3 s4 s5 s6 s7 sJ sQ sK", hand2 = "hA h2 h3 h4 h5 h6 h7 hJ hQ hK",
        hand3 = "dA d2 d3 d4 d5 d6 d7 dJ dQ dK", hand4 = "cA c2 c3 c4 c5 c6 c7 cJ cQ cK",
      },
    },
    {
      name = "SCN-1: there the first card is laid out, and the second can make a scopa",
      options = { scientific = true },
      setup = { hand1 = "h7 c2", hand2 = "d7 c3", hand3 = "hK", hand4 = "sK", turn = 1 },
      play = { "h7", "d7xh7" },
      after = { table = "", pile2 = "d7 h7", sweeps = { 0, 1, 0, 0 } },
    },

    -- As in Scopa.
    {
      name = "SCP-1, SCP-5: a king counts 10, and takes a single king first",
      setup = { table = "hK d7 c3", hand1 = "sK", hand2 = "h4", hand3 = "", hand4 = "" },
      only = "sKxhK",
      illegal = { ["sKxd7 c3"] = "SCP-5" },
    },
    {
      name = "SCP-3: if three kings lie on the first table, the cards are dealt again",
      seed = 7,
      deck = pack { "hK", "h3", "cK", "sK" },
      after = { stock = 0, deal = 1, dealer = 4, turn = 1 },
      events = "redeal",
    },
    {
      name = "SCP-4, SCP-6: one group is taken, and must be",
      setup = { table = "d4 c3 h5 h2", hand1 = "s7", hand2 = "h4", hand3 = "", hand4 = "" },
      only = { "s7xd4+c3", "s7xh5+h2" },
      illegal = { s7 = "SCP-6", ["s7xd4+c3,h5+h2"] = "SCP-4" },
    },
    {
      name = "SCP-7: a scopa scores 1, though the whole pack is dealt",
      setup = { table = "h7", hand1 = "s7", hand2 = "h4", hand3 = "", hand4 = "" },
      play = "s7xh7",
      score = { { ["SCP-7"] = 1 }, {}, {}, {} },
    },
    {
      name = "SCP-8: the very last card of the deal makes none",
      setup = { table = "h7", hand1 = "s7", hand2 = "", hand3 = "", hand4 = "" },
      play = "s7xh7",
      after = { sweeps = { 0, 0, 0, 0 }, phase = "deal-over" },
    },
    {
      name = "SCP-9: the cards left on the table go to whoever captured last",
      setup = {
        table = "hK d2", hand1 = "s7", hand2 = "", hand3 = "", pile4 = "h4 s4", last_capturer = 4,
      },
      play = "s7",
      after = { table = "", pile4 = "h4 s4 hK d2 s7" },
    },
    {
      name = "SCP-10, SCP-11, SCP-13: a pair's cards count together",
      setup = {
        hand1 = "h3", pile1 = "s7 d2", pile2 = "h7 c2", pile3 = "s6 d3 h4 c4", pile4 = "d7 sK",
      }, -- cards 6 and 4, diamonds 2 and 1, primiera 62 and 64, and the settebello to seat 4
      score = { { ["SCP-10"] = 2, ["SCP-11"] = 0 }, { ["SCP-11"] = 1 }, {}, { ["SCP-10"] = 1 } },
    },
    {
      name = "SCP-12: a match goes to 21, if so agreed, and a pair wins together",
      options = { target = "21" },
      setup = {
        hand1 = "h3", pile1 = "d7 s2 h2 c2", pile2 = "", pile3 = "", pile4 = "s4",
        scores = { 9, 8, 8, 8 }, -- of the pairs 17 and 16
      },
      play = "h3",
      after = { phase = "match-over", winners = { 1, 3 } },
    },
  },
}
