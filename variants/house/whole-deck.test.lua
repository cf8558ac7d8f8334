--- Scenarios of the whole pack dealt at once, on top of several games.

--- A pack dealt so that `opening` lies on the table, and the other cards as out of the box.
local function pack(opening)
  local cards, lying = {}, {}
  for _, card in ipairs(opening) do lying[card] = true end
  for _, suit in ipairs { "s", "h", "d", "c" } do
    for _, rank in ipairs { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" } do
      if not lying[suit .. rank] then cards[#cards + 1] = suit .. rank end
    end
  end
  for i, card in ipairs(opening) do table.insert(cards, i, card) end
  return table.concat(cards, " ")
end

return {
  variant = { "standard+whole-deck", "finnish+whole-deck", "misar+whole-deck" },
  scenarios = {
    {
      name = "WHD-1: four cards are dealt to the table and all others to the players at once",
      seed = 7,
      deck = pack { "h2", "h3", "h4", "h5" },
      after = {
        stock = 0, table = "h2 h3 h4 h5", round = 1, turn = 1,
        hand1 = "sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK hA h6 h7 h8 h9 h10 hJ hQ hK dA d2",
        hand2 = "d3 d4 d5 d6 d7 d8 d9 d10 dJ dQ dK cA c2 c3 c4 c5 c6 c7 c8 c9 c10 cJ cQ cK",
      },
    },
    {
      name = "WHD-1: with three players each is dealt 16",
      players = 3,
      deck = pack { "hQ", "hK", "dA", "d2" },
      after = {
        stock = 0, table = "hQ hK dA d2",
        hand1 = "sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK hA h2 h3",
        hand2 = "h4 h5 h6 h7 h8 h9 h10 hJ d3 d4 d5 d6 d7 d8 d9 d10",
        hand3 = "dJ dQ dK cA c2 c3 c4 c5 c6 c7 c8 c9 c10 cJ cQ cK",
      },
    },
    {
      name = "WHD-1: with four players twelve",
      variant = { "standard+whole-deck", "finnish+whole-deck", "standard+teams+whole-deck" },
      players = 4,
      deck = pack { "hQ", "hK", "dA", "d2" },
      after = {
        stock = 0, table = "hQ hK dA d2",
        hand1 = "sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ",
        hand4 = "c2 c3 c4 c5 c6 c7 c8 c9 c10 cJ cQ cK",
      },
    },
    {
      name = "WHD-1: the cards of a player who is out go to the others",
      variant = "misar+whole-deck",
      players = 3,
      scores = { 25, 3, 4 },
      deck = pack { "hQ", "hK", "dA", "d2" },
      after = {
        stock = 0, table = "hQ hK dA d2", hand1 = "",
        hand2 = "sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK hA h2 h3 h4 h5 h6 h7 h8 h9 h10 hJ",
        hand3 = "d3 d4 d5 d6 d7 d8 d9 d10 dJ dQ dK cA c2 c3 c4 c5 c6 c7 c8 c9 c10 cJ cQ cK",
      },
    },
    {
      name = "WHD-1: nothing more is dealt: when all is played, the deal is over",
      setup = { table = "c2", hand1 = "h9", hand2 = "dK" },
      play = { "h9", "dK" },
      after = { phase = "deal-over", round = 1 },
      events = "deal-over",
    },
    {
      name = "WHD-2: if three kings lie open, the cards are shuffled and dealt again",
      seed = 7,
      deck = pack { "hK", "h3", "cK", "sK" },
      after = { stock = 0, deal = 1, dealer = 2, turn = 1 },
      events = "redeal",
    },
    {
      name = "WHD-2: or all four",
      seed = 7,
      deck = pack { "hK", "dK", "cK", "sK" },
      after = { stock = 0, deal = 1 },
      events = "redeal",
    },
    {
      name = "WHD-2: two kings may lie open",
      seed = 7,
      deck = pack { "hK", "h3", "cK", "s9" },
      after = { table = "hK h3 cK s9", stock = 0 },
      events = "deal",
    },
  },
}
