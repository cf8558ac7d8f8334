--- How many builds there may be; of no rule of the game.

local eleven = "[h9+hA]=10/2 [d9+dA]=10/2 [c9+cA]=10/2 [s9+sA]=10/2 [h8+h2]=10/2 [d8+d2]=10/2 "
  .. "[c8+c2]=10/2 [s8+s2]=10/2 [h7+h3]=10/2 [d7+d3]=10/2 [c7+c3]=10/2 "

return {
  variant = "cassino",
  options = { equal_builds = "apart" },
  scenarios = {
    {
      name = "Twelve builds may lie on the table",
      setup = { table = eleven .. "d5", hand1 = "h5 h10", hand2 = "hK" },
      legal = "h5>10:d5",
    },
    {
      name = "But no more",
      setup = { table = eleven .. "[s7+s3]=10/2 d5", hand1 = "h5 h10", hand2 = "hK" },
      illegal = { ["h5>10:d5"] = true },
    },
  },
}
