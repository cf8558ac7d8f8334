--- Scenarios of the bundles, clause by clause.

return {
  variant = { "standard+steal-bundle", "misar+steal-bundle" },
  scenarios = {
    {
      name = "BUN-1: a pile can be taken alone",
      setup = { table = "c9", hand1 = "h4", hand2 = "s6", pile2 = "d3 c4" },
      legal = "h4x@pile2",
    },
    {
      name = "BUN-1: a card takes the pile whose last card has its rank, and lies on it",
      setup = { table = "c9 dJ", hand1 = "h4 s8", hand2 = "s6", pile1 = "cA", pile2 = "d3 c4" },
      play = "h4x@pile2",
      after = { pile1 = "cA d3 c4 h4", pile2 = "", last_capturer = 1, table = "c9 dJ", turn = 2 },
    },
    {
      name = "BUN-1: not by another rank, nor a card below, nor from an empty pile",
      setup = { table = "c9 dJ", hand1 = "h4 s3 s8", hand2 = "s6", pile2 = "d3 c4" },
      illegal = { ["s3x@pile2"] = "BUN-1", ["s8x@pile2"] = "BUN-1" },
    },
    {
      name = "BUN-1: not one's own",
      setup = { table = "c9 dJ", hand1 = "h4 s8", hand2 = "s6", pile1 = "d4" },
      illegal = { ["h4x@pile1"] = "BUN-1" },
    },
    {
      name = "BUN-1: with what the card takes from the table",
      setup = { table = "c9 d4 dJ", hand1 = "h4 s8", hand2 = "s6", pile2 = "d3 c4" },
      play = "h4x@pile2,d4",
      after = { pile1 = "d3 c4 d4 h4", pile2 = "", table = "c9 dJ" },
    },
    {
      name = "BUN-1: each opponent's, of three players",
      setup = {
        table = "c9 dJ", hand1 = "h4 s8", hand2 = "s6", hand3 = "s5", pile2 = "d3 c4", pile3 = "d4",
      },
      play = "h4x@pile2,@pile3",
      after = { pile1 = "d3 c4 d4 h4", pile2 = "", pile3 = "" },
    },
  },
}
