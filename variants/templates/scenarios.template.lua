--- Scenarios of NEW_NAME: positions, and what must come of them. They are run by
--- `kasino test NEW_NAME.test.lua`, which prints what it finds where that is something else.

return {
  variant = "NEW_SPEC",
  scenarios = {
    {
      name = "NEW_ID-1: hQ scores 3 points",
      setup = { hand1 = "s2", pile1 = "hQ" },
      score = { { ["NEW_ID-1"] = 3 } },
    },
    {
      name = "NEW_ID-1: or as many as the players choose",
      options = { NEW_WORD_points = 5 },
      setup = { hand1 = "s2", pile1 = "hQ" },
      score = { { ["NEW_ID-1"] = 5 } },
    },
    {
      name = "who lays hQ out is warned",
      setup = { hand1 = "hQ", hand2 = "d3" },
      play = "hQ",
      events = { "trail", "NEW_WORD_laid_out" },
    },
  },
}
