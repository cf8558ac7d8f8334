--- Tabbe worth three: a sweep is 3 points and a match goes to 10.
--- Source: https://sv.rilpedia.org/wiki/Kasino_(kortspel)
return kasino.extend("standard", {
  id = "tabbe-three",
  title = { en = "Kasino, sweeps worth three", sv = "Kasino med tabbe för tre" },
  scoring = { sweep = { points = 3 } },
  options = { target = { default = 10 } },
})
