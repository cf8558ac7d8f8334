--- What comes of ends.lua.

--- The last card of a deal, with these scores.
local function last_card(scores) return { hand1 = "s7", hand2 = "", scores = scores } end

--- The last card of seat 1 of three, of whom seat 3 deals.
local function of_three(pile2, scores)
  return { hand1 = "s7", hand2 = "", hand3 = "", pile2 = pile2, dealer = 3, scores = scores }
end

--- A scenario of who deals the next deal.
local function deals_next(name, rule, dealer, pile2, scores)
  return {
    name = name,
    options = { next_dealer = rule, rank = scores and "lowest" or "highest" },
    setup = of_three(pile2 or "hA", scores),
    play = { "s7", "next" },
    after = { dealer = dealer },
  }
end

return {
  scenarios = {
    {
      name = "on_scored knows that the match goes on",
      setup = last_card { 15, 3 },
      play = "s7",
      after = { vars = { was_over = false, is_over = false, won = {} }, phase = "deal-over" },
    },
    {
      name = "on_scored knows who has won, on_deal_end does not yet",
      setup = last_card { 3, 16 },
      play = "s7",
      after = { vars = { was_over = false, is_over = true, won = { 2 } }, winners = { 2 } },
    },
    {
      name = "Several win together",
      setup = last_card { 16, 16 },
      play = "s7",
      after = { vars = { is_over = true, won = { 1, 2 } } },
    },
    {
      name = "What on_scored awards is in the score at once, and decides the match",
      options = { scored = "award" },
      setup = last_card { 11, 3 },
      play = "s7",
      after = { vars = { score_then = 13, is_over = true, won = { 1 } }, scores = { 16, 3 } },
    },
    {
      name = "X-1: who it says has won has",
      options = { scored = "end_match" },
      setup = last_card { 15, 3 },
      play = "s7",
      after = { vars = { is_over = true, won = { 2 } }, winners = { 2 } },
    },
    {
      name = "Who goes out has not won, if another is left",
      options = { rank = "left" },
      setup = last_card { 11, 3 },
      play = "s7",
      after = { vars = { is_over = true, won = { 2 } } },
    },
    {
      name = "While nobody is out nobody has won",
      options = { rank = "lowest" },
      setup = last_card { 9, 3 },
      play = "s7",
      after = { vars = { is_over = false, won = {} } },
    },
    {
      name = "Of all who go out together the lowest has",
      options = { rank = "lowest" },
      setup = last_card { 12, 11 },
      play = "s7",
      after = { vars = { is_over = true, won = { 2 } } },
    },
    deals_next("The seat on the left deals next", "left", 1),
    deals_next("The winner of the deal does", "winner", 2),
    deals_next("By points or, if all have as many, by cards", "winner", 2, "h5"),
    deals_next("If all have as many of both, the seat on the left", "winner", 1, ""),
    deals_next("Whom a function says", "first", 3),
    deals_next("The left, if it says nobody", "nobody_said", 1),
    deals_next("It may ask for the points of the deal", "same", 3),
    deals_next("If that seat is out, the next", "third", 1, "hA", { 0, 0, 12 }),
    {
      name = "Who has most of what a function counts has the points",
      setup = { hand1 = "h7", hand2 = "h8", pile1 = "c2 c3 c9", pile2 = "c4 h9 hJ" },
      score = { { total = 4 }, { total = 0 } },
    },
    {
      name = "Not who has as many",
      setup = { hand1 = "h7", hand2 = "h8", pile1 = "c2 c9 h10", pile2 = "c4 h9 hJ" },
      score = { { total = 0 }, { total = 0 } },
    },
    {
      name = "They share",
      options = { most = "share" },
      setup = { hand1 = "h7", hand2 = "h8", pile1 = "c2 c9 h10", pile2 = "c4 h9 hJ" },
      score = { { total = 2 }, { total = 2 } },
    },
    {
      name = "Who has none has most of nothing",
      options = { most = "share" },
      setup = { hand1 = "h7", hand2 = "h8", pile1 = "c9", pile2 = "h9" },
      score = { { total = 0 }, { total = 0 } },
    },
    {
      name = "What a function counts is added up over a side that compares its piles",
      options = { sides = true },
      setup = {
        hand1 = "h7", hand2 = "h8", hand3 = "h9", hand4 = "h10",
        pile1 = "c3", pile2 = "c4 c5", pile3 = "c6 c7",
      },
      score = { { total = 5 }, { total = 0 }, { total = 0 }, { total = 0 } }, -- most cards, too
    },
    {
      name = "The other side",
      options = { sides = true },
      setup = {
        hand1 = "h7", hand2 = "h8", hand3 = "h9", hand4 = "h10",
        pile1 = "c3", pile2 = "c4 c5", pile3 = "c7", pile4 = "c6",
      },
      score = { { total = 0 }, { total = 5 }, { total = 0 }, { total = 0 } },
    },
    {
      name = "X-1: the cards left go to the dealer",
      options = { left = "dealer" },
      setup = last_card(),
      play = "s7",
      events = "leftovers",
      after = { pile2 = "s7", table = "" },
    },
    {
      name = "X-1: to whom a function says",
      options = { left = "first" },
      setup = last_card(),
      play = "s7",
      after = { pile1 = "s7" },
    },
    {
      name = "X-1: to nobody, and that is told where a clause says so",
      options = { left = "nobody" },
      setup = last_card(),
      play = "s7",
      events = "leftovers",
      after = { table = "s7" },
    },
    {
      name = "X-1: to nobody, too, where nobody captured",
      setup = last_card(),
      play = "s7",
      events = "leftovers",
      after = { table = "s7" },
    },
  },
}
