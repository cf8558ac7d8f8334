--- Scenarios of Chinese Ten, clause by clause.

--- A pack that is dealt to two so that `opening` lies on the table.
local function pack(opening)
  local cards, lying = {}, {}
  for _, card in ipairs(opening) do lying[card] = true end
  for _, suit in ipairs { "s", "h", "d", "c" } do
    for _, rank in ipairs { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" } do
      if not lying[suit .. rank] then cards[#cards + 1] = suit .. rank end
    end
  end
  for i, card in ipairs(opening) do table.insert(cards, 24 + i, card) end
  return table.concat(cards, " ")
end

return {
  scenarios = {
    {
      name = "CHT-1: a card takes one that makes ten with it",
      setup = { table = "sA h9 c3 d7 h6", hand1 = "s9 cA s7 h3 c4", hand2 = "h4" },
      only = { "s9=1xsA", "cA=9xh9", "s7=3xc3", "h3=7xd7", "c4=6xh6" },
    },
    {
      name = "CHT-1: a five takes a five, and a ten or court card one of its rank",
      setup = { table = "s5 h10 cK", hand1 = "d5 s10 hK dQ", hand2 = "h4" },
      only = { "d5xs5", "s10xh10", "hKxcK", "dQ" },
    },
    {
      name = "CHT-1: one card is taken, whichever the player likes",
      setup = { table = "s6 h6", hand1 = "d4", hand2 = "h4" },
      only = { "d4=6xs6", "d4=6xh6" },
      illegal = { ["d4xs6 h6"] = true },
    },
    {
      name = "CHT-2: a card that can take must",
      setup = { table = "s6", hand1 = "d4 d2", hand2 = "h4" },
      illegal = { d4 = "CHT-2" },
      legal = "d2",
    },
    {
      name = "CHT-3: the card turned from the stock takes, if it takes one card only",
      setup = { table = "s6 c2", hand1 = "d4 d2", hand2 = "h4", stock = "h8 sK" },
      play = "d4xs6",
      after = { table = "", pile1 = "d4 s6 h8 c2", stock = 1, turn = 2 },
    },
    {
      name = "CHT-3: or stays on the table",
      setup = { table = "s6 c2", hand1 = "d4 d2", hand2 = "h4", stock = "h7 sK" },
      play = "d4xs6",
      after = { table = "c2 h7", pile1 = "d4 s6", turn = 2 },
    },
    {
      name = "CHT-3: also after a card that took nothing, and perhaps with it",
      setup = { table = "c2", hand1 = "d4 d2", hand2 = "h4", stock = "h6 sK" },
      play = "d4",
      after = { table = "c2", pile1 = "d4 h6", turn = 2 },
    },
    {
      name = "CHT-3: where it can take either of two, the player chooses",
      setup = { table = "s6 c2 d2", hand1 = "d4 d3", hand2 = "h4", stock = "h8 sK" },
      steps = {
        { play = "d4xs6", after = { turn = 1, stage = "turned", zones = { turned = "h8" } } },
        { only = { "h8=2xc2", "h8=2xd2" } },
        { play = "h8xd2", after = { table = "c2", turn = 2, stage = "play" } },
      },
    },
    {
      name = "CHT-4: red cards score, and for two players no black ones",
      setup = { hand1 = "h3", pile1 = "hA d2 h8 s9 cA", pile2 = "d9 hK d10 sA" },
      score = { { total = 30, ["CHT-4"] = 30 }, { total = 30 } },
    },
    {
      name = "CHT-4: of three the ace of spades scores",
      setup = { hand1 = "h3", hand2 = "s3", hand3 = "c2", pile1 = "cA", pile2 = "sA" },
      score = { { total = 0 }, { total = 30 }, { total = 0 } },
    },
    {
      name = "CHT-4: of four also the ace of clubs",
      setup = {
        hand1 = "h3", hand2 = "s3", hand3 = "c2", hand4 = "c3", pile1 = "cA", pile2 = "sA",
      },
      score = { { total = 40 }, { total = 30 }, { total = 0 }, { total = 0 } },
    },
    {
      name = "CHT-4: the most points of a deal win",
      setup = { hand1 = "h3", pile1 = "hA", pile2 = "d9" },
      play = "h3",
      after = { phase = "match-over", winners = { 1 } },
    },
    {
      name = "CHT-5: three of a kind are taken together",
      setup = { table = "sK hK dK s6", hand1 = "cK", hand2 = "h4" },
      only = "cKxsK+hK+dK",
      illegal = { cKxsK = "CHT-5" },
    },
    {
      name = "CHT-5: four that are dealt go to the dealer",
      deck = pack { "sK", "hK", "dK", "cK" },
      after = { table = "", pile2 = "sK hK dK cK", turn = 1, stock = 24 },
    },
    {
      name = "CHT-5: four of another rank stay",
      deck = pack { "s7", "h7", "d7", "c7" },
      after = { table = "s7 h7 d7 c7", pile2 = "" },
    },
  },
}
