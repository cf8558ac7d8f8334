--- Scenarios of an opening layout without points, on top of several games. A card put back lies at
--- some place of the stock, the others keep their order.

--- A pack dealt so that `opening` lies on the table, at these `places` of it; the other cards come
--- as out of the box, but `following` first in the stock.
local function pack(opening, places, following)
  local cards, named = {}, {}
  for _, card in ipairs(opening) do named[card] = true end
  for _, card in ipairs(following) do named[card] = true end
  for _, suit in ipairs { "s", "h", "d", "c" } do
    for _, rank in ipairs { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" } do
      if not named[suit .. rank] then cards[#cards + 1] = suit .. rank end
    end
  end
  for i, place in ipairs(places) do table.insert(cards, place, opening[i]) end
  for i, card in ipairs(following) do table.insert(cards, places[#places] + i, card) end
  return table.concat(cards, " ")
end

--- Two cards to each of two players and two to the table, and the same again.
local function standard(opening, following) return pack(opening, { 5, 6, 11, 12 }, following) end

return {
  variant = { "standard+opening-points", "finnish+opening-points", "misar+opening-points" },
  scenarios = {
    {
      name = "OPN-1: storan goes back into the stock, and the next card takes its place",
      seed = 7,
      deck = standard({ "h7", "d10", "c9", "cK" }, { "h3" }),
      after = { table = "h7 h3 c9 cK", stock = 40 },
    },
    {
      name = "OPN-1: lillan and an ace too",
      seed = 7,
      deck = standard({ "s2", "h7", "cA", "cK" }, { "h3", "h4" }),
      after = { table = "h3 h7 h4 cK", stock = 40 },
    },
    {
      name = "OPN-1: all four",
      seed = 7,
      deck = standard({ "d10", "s2", "cA", "hA" }, { "h3", "h4", "h5", "h6" }),
      after = { table = "h3 h4 h5 h6", stock = 40 },
    },
    {
      name = "OPN-1: and if the next card scores, that one too",
      seed = 7,
      deck = standard({ "d10", "h7", "c9", "cK" }, { "s2", "hA", "h3" }),
      after = { table = "h3 h7 c9 cK", stock = 40 },
    },
    {
      name = "OPN-1: a table without such cards stays",
      seed = 7,
      deck = standard({ "h7", "s10", "d2", "cK" }, { "h3" }),
      after = { table = "h7 s10 d2 cK", stock = 40 },
    },
    {
      name = "OPN-1: hands keep what they were dealt",
      seed = 7,
      deck = standard({ "h7", "d10", "c9", "cK" }, { "h3" }),
      after = { hand1 = "sA s2 s5 s6", hand2 = "s3 s4 s7 s8" },
    },
    {
      name = "OPN-1: cards laid out later may score",
      setup = { table = "h7", hand1 = "d10", hand2 = "h4" },
      play = "d10",
      after = { table = "h7 d10" },
    },
    {
      name = "OPN-1: where every spade scores, no spade may lie there",
      variant = "standard+spade-casino+opening-points",
      seed = 7,
      deck = standard({ "s7", "h7", "sJ", "cK" }, { "h3", "h4" }),
      after = { table = "h3 h7 h4 cK", stock = 40 },
    },
    {
      name = "OPN-1: where no card is left to take its place, it stays",
      variant = "standard+whole-deck+opening-points",
      seed = 7,
      deck = pack({ "d10", "s2", "cA", "cK" }, { 1, 2, 3, 4 }, {}),
      after = { table = "d10 s2 cA cK", stock = 0 },
    },
  },
}
