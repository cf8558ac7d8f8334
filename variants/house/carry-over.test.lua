--- Scenarios of tied points that are carried over, on top of several games. The first deal of each
--- ends at once; those after it are shuffled from seed 7, and all but one card are laid out.

local function words(text)
  local list, from = {}, 1
  local space = text:find(" ", from, true)
  while space do
    list[#list + 1] = text:sub(from, space - 1)
    from = space + 1
    space = text:find(" ", from, true)
  end
  list[#list + 1] = text:sub(from)
  return list
end

--- The second deal, in which seat 2 plays the jack of diamonds so, and everybody only lays out.
local function second_deal(jack)
  return words("c2 s8 h10 cJ " .. jack .. " s2 s10 d10 h2 d2 c8 s5 hJ c5 h4 d5 cQ cA h8 c6 d7 s3 "
    .. "d9 h9 hA c7 h5 h7 d8 s7 c9 cK s6 h3 c3 dK sJ sQ s4 h6 c10 dQ s9 hK hQ d4 sK d3")
end

--- The third, in which seat 1 takes a six.
local third_deal = words("d6 cA h6xd6 d5 c3 h7 dA cK hA h10 c5 sQ s5 h4 d3 c6 d7 h8 s2 d4 sA h3 c2 "
  .. "d9 c8 s10 dK c4 dQ s7 c10 sJ cJ h5 d10 cQ sK hK c7 hQ hJ h9 s3 dJ c9 s9 s6 d8")

return {
  variant = { "standard+carry-over", "finnish+carry-over", "misar+carry-over" },
  scenarios = {
    {
      name = "CAR-1: the points of a shared first place stay",
      setup = { hand1 = "h9", pile1 = "s3 h3", pile2 = "s4 h4" },
      play = "h9",
      after = { scores = { 0, 0 } },
    },
    {
      name = "CAR-1: most cards and most spades each for itself",
      setup = { hand1 = "h9", pile1 = "s3 h3", pile2 = "h4 h5" },
      play = "h9",
      after = { scores = { 2, 0 } },
    },
    {
      name = "CAR-1: points that somebody wins do not stay",
      setup = { hand1 = "h9", pile1 = "s3 h3 h4", pile2 = "h5" },
      play = "h9",
      after = { scores = { 3, 0 } },
    },
    {
      name = "CAR-1: with three players a tie for the first place is one, behind it none",
      setup = { hand1 = "h9", pile1 = "s3 h3", pile2 = "s4 h4", pile3 = "s5 s6 h5" },
      play = "h9",
      after = { scores = { 0, 0, 3 } },
    },
    {
      name = "CAR-1: in the next deal they are worth twice as many",
      variant = { "standard+carry-over", "finnish+carry-over" },
      seed = 7,
      setup = { hand1 = "h9", pile1 = "s3 h3", pile2 = "s4 h4" },
      steps = {
        { play = { "h9", "next" }, after = { deal = 2, turn = 2 } },
        {
          -- All cards are seat 2's: 10 points, and 1 and 2 that were carried over.
          play = second_deal("dJxcJ"),
          score = { { total = 0 }, { total = 13 } },
          after = { scores = { 0, 13 } },
        },
      },
    },
    {
      name = "CAR-1: only those that were carried over",
      variant = { "standard+carry-over", "finnish+carry-over" },
      seed = 7,
      setup = { hand1 = "h9", pile1 = "s3 h3", pile2 = "h4 h5" },
      steps = {
        { play = { "h9", "next" } },
        { play = second_deal("dJxcJ"), score = { { total = 0 }, { total = 11 } } },
      },
    },
    {
      name = "CAR-1: and once they are won they are carried no further",
      variant = "standard+carry-over",
      seed = 7,
      setup = {
        hand1 = "h9", pile1 = "s3 h3 h4", pile2 = "h5", carried = { cards = 1, spades = 1 },
      },
      steps = {
        { play = { "h9", "next" }, after = { scores = { 6, 0 } } },
        { play = second_deal("dJxcJ"), score = { { total = 0 }, { total = 10 } } },
      },
    },
    {
      name = "CAR-1: and after two such deals three times as many",
      variant = { "standard+carry-over", "finnish+carry-over" },
      seed = 7,
      setup = { hand1 = "h9", pile1 = "s3 h3", pile2 = "s4 h4" },
      steps = {
        { play = { "h9", "next" } },
        {
          play = second_deal("dJ"),
          after = { phase = "deal-over" },
        },
        { play = "next", after = { deal = 3 } },
        {
          play = third_deal,
          score = { { total = 16 }, { total = 0 } },
          after = { phase = "match-over", scores = { 16, 0 }, winners = { 1 } },
        },
      },
    },
    {
      name = "CAR-1: where a pair counts as one, its piles are compared together",
      variant = "standard+teams+carry-over",
      options = { majority = "pair" },
      setup = { hand1 = "h9", pile1 = "s3 h3", pile2 = "s4 s5", pile3 = "h4 s6", pile4 = "h5 h6" },
      play = "h9",
      after = { scores = { 0, 0, 0, 0 } },
    },
  },
}
