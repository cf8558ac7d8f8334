--- What comes of spots.lua.
return {
  scenarios = {
    {
      name = "X-1: pots beside a zone are of each seat at each of its places",
      seed = 1,
      play = { "bet 2 5", "bet 2 11" },
      after = { scores = { 87, 116 }, bank_won = -3, phase = "match-over" },
    },
    {
      name = "X-1: a stake in a pot of the game is nobody's, by the clause of the action",
      seed = 1,
      options = { pot = "of_game" },
      play = { "bet 2 5", "bet 2 5" },
      score = { { ["X-1"] = -5 }, { ["X-1"] = 5 } },
    },
  },
}
