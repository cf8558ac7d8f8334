--- Scenarios of playing with a stock to draw from, on top of several games.

--- The pack as it comes out of the box: sA s2 ... sK hA ... cK.
local pack = {}
for _, suit in ipairs { "s", "h", "d", "c" } do
  for _, rank in ipairs { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" } do
    pack[#pack + 1] = suit .. rank
  end
end

--- The moves of a deal of that pack in which everybody lays out what lies longest in hand, while
--- each draws so many cards, and the moves after that.
local function trails(players, draws)
  local hands, at = {}, 1
  for seat = 1, players do hands[seat] = {} end
  for _ = 1, 2 do
    for _, hand in ipairs(hands) do
      hand[#hand + 1], hand[#hand + 2] = pack[at], pack[at + 1]
      at = at + 2
    end
    at = at + 2
  end
  local drawing, rest = {}, {}
  for _ = 1, draws do
    for _, hand in ipairs(hands) do
      drawing[#drawing + 1] = table.remove(hand, 1)
      hand[#hand + 1], at = pack[at], at + 1
    end
  end
  for card = 1, 4 do
    for seat = 1, players do rest[#rest + 1] = hands[seat][card] end
  end
  return drawing, rest
end

--- Who has drawn the last card, and how many cards are then held, follow from whose turn it is.
local function drawn_to_the_end(players, draws)
  local drawing, rest = trails(players, draws)
  local last = table.remove(drawing)
  local last_rest = table.remove(rest)
  return {
    name = "DRG-5: of " .. players .. " players each draws " .. draws .. " times, the dealer last",
    variant = "standard+draw",
    players = players,
    deck = table.concat(pack, " "),
    steps = {
      { play = drawing, after = { round = 1, stock = 1, turn = players } },
      {
        play = last,
        after = { round = 2, stock = 0, turn = 1, dealer = players },
        events = { "stock-out", "last-round" },
      },
      { play = rest, after = { phase = "play", turn = players } },
      { play = last_rest, after = { phase = "deal-over" } },
    },
  }
end

return {
  variant = { "standard+draw", "misar+draw", "finnish+draw" },
  scenarios = {
    {
      name = "DRG-1: a deal is as its first round, and the rest of the pack is the stock",
      seed = 7,
      after = { round = 1, stock = 40, turn = 1 },
    },
    {
      name = "DRG-2: after a play the top card of the stock is drawn",
      setup = {
        table = "s5", hand1 = "h9 c3 c4 c6", hand2 = "d2 d3 d4 h7", stock = "sK dK cK",
      },
      play = "h9",
      after = {
        hand1 = "c3 c4 c6 sK", hand2 = "d2 d3 d4 h7", stock = 2, table = "s5 h9", turn = 2,
      },
    },
    {
      name = "DRG-3: when the stock is out, the cards in hand are played as the last round",
      setup = { table = "s5", hand1 = "h9", hand2 = "dQ", stock = "sK cK" },
      steps = {
        { play = "h9", after = { round = 1, stock = 1, hand1 = "sK" } },
        { play = "dQ", after = { round = 2, stock = 0 }, events = { "stock-out", "last-round" } },
        { play = "sK", after = { hand1 = "", hand2 = "cK", phase = "play" } },
        { play = "cKxsK", after = { phase = "deal-over", round = 2 } },
      },
    },
    {
      name = "DRG-4: Kasino misär keeps its duties, judged on the cards held before drawing",
      variant = "misar+draw",
      setup = { table = "s7 c4", hand1 = "cJ d2", hand2 = "h4 h6", stock = "hJ dJ" },
      play = "cJxs7 c4",
      after = { hand1 = "d2 hJ", sweeps = { 1, 0 } },
    },
    {
      name = "DRG-4: a card that would sweep binds nobody while it lies in the stock",
      variant = "misar+draw",
      setup = { table = "s7 c4", hand1 = "c2 h3", hand2 = "h9 h8", stock = "cJ dJ" },
      play = "c2",
      after = { hand1 = "h3 cJ", turn = 2 },
    },
    {
      name = "DRG-4: pairs draw like anybody else",
      variant = "standard+teams+draw",
      seed = 7,
      after = { stock = 32 },
    },
    drawn_to_the_end(2, 20),
    drawn_to_the_end(3, 12),
    drawn_to_the_end(4, 8),
    {
      name = "DRG-5: the dealer draws the last card",
      setup = { table = "s5", hand1 = "h9", hand2 = "dQ", dealer = 2, stock = "sK cK" },
      play = { "h9", "dQ" },
      after = { hand1 = "sK", hand2 = "cK", stock = 0, turn = 1 },
    },
  },
}
