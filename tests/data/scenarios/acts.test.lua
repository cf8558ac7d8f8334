--- What comes of acts.lua.

local before = { table = "h7", hand1 = "s7 c2", hand2 = "h9 h4", stock = "d5 d6" }
local round_end = {
  table = "h7", hand1 = "c2", hand2 = "", stock = "d5 d6 d7 d8 c5 c6 c7 c8",
}

--- A scenario of what becomes of the position when the seven of spades is laid out.
local function acts(name, act, after, score)
  return {
    name = name,
    options = { act = act },
    setup = before,
    play = "s7",
    after = after,
    score = score,
  }
end

return {
  scenarios = {
    acts("give moves cards from place to place", "give", {
      table = "s7", pile2 = "h7 h9", hand1 = "c2 d6", hand2 = "h4", stock = 1,
    }),
    acts("draw takes from the front of the stock, as many as there are", "draw", {
      hand1 = "c2 d5 d6", stock = 0,
    }),
    acts("X-1: award gives points of this deal under a clause", "award", { scores = { 0, 0 } }, {
      { total = -3, ["X-1"] = -3 }, { total = 5, ["X-1"] = 5 },
    }),
    acts("sweep counts further sweeps, and takes away no more than there are", "sweep", {
      sweeps = { 0, 2 },
    }),
    {
      name = "X-2: a sweep by an act counts unless a clause voids it",
      options = { act = "void" },
      setup = before,
      play = "s7",
      events = { "sweeps", "no-sweep" },
      after = { sweeps = { 1, 1 } },
    },
    acts("What follows on a sweep follows on one by an act, once that is done", "follow", {
      sweeps = { 1, 2 }, vars = { swept = 1 },
    }),
    acts("end_deal ends the deal when the move is done, whatever is still in hands", "end_deal", {
      phase = "deal-over", scores = { 0, 1 }, hand1 = "c2",
    }),
    acts("A seat whose turn took its last card is passed over", "empty_hand", {
      hand2 = "", turn = 1, phase = "play", table = "h7 s7 h9 h4",
    }),
    {
      name = "X-1: on_deal sees the scores of a match in progress",
      options = { act = "score_at_deal" },
      scores = { 0, 7 },
      seed = 1,
      score = { { ["X-1"] = 7 } },
    },
    {
      name = "end_deal ends it from on_deal",
      options = { act = "end_on_deal" },
      seed = 1,
      after = { phase = "deal-over", round = 1 },
    },
    {
      name = "From on_turn",
      options = { act = "end_on_turn" },
      seed = 1,
      after = { phase = "deal-over", round = 1 },
    },
    {
      name = "From on_round_end",
      options = { act = "end_on_round_end" },
      setup = round_end,
      play = "c2",
      after = { phase = "deal-over", round = 1 },
    },
    {
      name = "From on_round",
      options = { act = "end_on_round" },
      setup = round_end,
      play = "c2",
      after = { phase = "deal-over", round = 2 },
    },
    {
      name = "Variables start again with their span",
      options = { act = "set" },
      setup = { hand1 = "s7 c2", hand2 = "h9", stock = "d5 d6 d7 d8 c5 c6 c7 c8" },
      steps = {
        {
          play = "s7",
          after = { vars = { play = 5, round = true, deal = 2, match = { "up", "down" } } },
        },
        {
          play = "h9",
          after = { vars = { play = 0, round = true, deal = 2, match = { "up", "down" } } },
        },
        {
          play = "c2",
          after = { round = 2, vars = { round = false, deal = 2, match = { "up", "down" } } },
        },
        {
          play = { "d5", "d7", "d6", "d8", "c5", "c7", "c6", "c8", "next" },
          after = { deal = 2, vars = { deal = false, match = { "up", "down" } } },
        },
      },
    },
  },
}
