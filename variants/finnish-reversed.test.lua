--- Scenarios of reversed Finnish Kasino, clause by clause.
return {
  scenarios = {
    {
      name = "FMIS-1: a card that can capture may not be laid out",
      setup = { table = "h5 c5 c2 s10 hA", hand1 = "h7 dA", hand2 = "h4" },
      illegal = { h7 = "FMIS-1" },
      legal = "dA",
    },
    {
      name = "FMIS-1: a ten takes a ten, a jack the ten with the ace",
      setup = { table = "dA s10 s8 sK", hand1 = "c10 hJ c5", hand2 = "h4" },
      only = { "c10xs10", "hJxs10+dA", "c5" },
    },
    {
      name = "FMIS-2: every card and sum that can be made is taken",
      setup = { table = "h5 c5 c2 s10 hA dA", hand1 = "h7", hand2 = "h4" },
      legal = "h7xh5+c2,c5+hA+dA",
      illegal = { ["h7xh5 c2"] = "FMIS-2" },
    },
    {
      name = "FMIS-3: where groups overlap you choose, as long as none is left",
      setup = { table = "h5 c5 c2 s10 hA dA", hand1 = "cK", hand2 = "h4" },
      legal = { "cKxs10+c2+hA", "cKxs10+c2+dA", "cKxh5+c5+c2+hA" },
      illegal = { cK = "FMIS-1" },
    },
    {
      name = "FMIS-4: any card of the hand may be played, also where another would sweep",
      setup = { table = "h6 c5", hand1 = "hJ c3", hand2 = "h4", stock = "sK dK" },
      only = { "hJxh6+c5", "c3" },
    },
    {
      name = "FMIS-5: after the deal in which somebody has 16 points the fewest win",
      setup = { hand1 = "h9", pile1 = "hA", pile2 = "d10 h2", scores = { 15, 3 } },
      play = "h9",
      after = { phase = "match-over", scores = { 16, 6 }, winners = { 2 } },
    },
    {
      name = "FMIS-5: then the fewest spades in that deal",
      setup = { hand1 = "h9", pile1 = "s3 s4", pile2 = "s5 h2", scores = { 14, 16 } },
      play = "h9",
      after = { phase = "match-over", scores = { 16, 16 }, winners = { 2 } },
    },
    {
      name = "FMIS-5: those who are level there too share it",
      setup = { hand1 = "h9", pile1 = "s3 h3", pile2 = "s4 h4", scores = { 16, 16 } },
      play = "h9",
      after = { phase = "match-over", winners = { 1, 2 } },
    },
    {
      name = "FMIS-5: points are counted as in the normal game",
      setup = { hand1 = "h9", pile1 = "d10 hA cA", pile2 = "s2 h2 h3 h4", sweeps = { 1, 0 } },
      score = { { ["FIN-SCO-1"] = 4, ["FIN-SWP-1"] = 1, total = 5 }, { ["FIN-SCO-1"] = 4 } },
    },
  },
}
