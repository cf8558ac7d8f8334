--- A sweep is worth three points, and a match goes to ten.
--- Source: https://sv.rilpedia.org/wiki/Kasino_(kortspel); clauses TB3-*.
return kasino.modifier {
  id = "tabbe3",
  title = { en = "sweeps worth three", sv = "tabbe ger tre" },
  requires = { ["scoring.sweep.per"] = true },
  scoring = { sweep = { points = 3, clause = "TB3-1" } },
  options = { target = { default = 10 } },
  clauses = {
    ["STD-SCO-4"] = false,
    ["TB3-1"] = { en = "Each sweep scores 3 points.", sv = "Varje tabbe ger 3 poäng." },
  },
}
