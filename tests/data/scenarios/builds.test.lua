--- What comes of builds.lua.

local eleven = "[h9+hA]=10/2 [d9+dA]=10/2 [c9+cA]=10/2 [s9+sA]=10/2 [h8+h2]=10/2 [d8+d2]=10/2 "
  .. "[c8+c2]=10/2 [s8+s2]=10/2 [h7+h3]=10/2 [d7+d3]=10/2 [c7+c3]=10/2 "

return {
  scenarios = {
    {
      name = "Twelve builds may lie on the table",
      options = { equal_builds = "apart" },
      setup = { table = eleven .. "d5", hand1 = "h5 h10", hand2 = "hK" },
      legal = "h5>10:d5",
    },
    {
      name = "But no more",
      options = { equal_builds = "apart" },
      setup = { table = eleven .. "[s7+s3]=10/2 d5", hand1 = "h5 h10", hand2 = "hK" },
      illegal = { ["h5>10:d5"] = true },
    },
    {
      name = "X-1: a refusal by build is asked about each build, and about nothing else",
      options = { fives = true },
      setup = { table = "d5 c4", hand1 = "h5 h10 c9 c5", hand2 = "hK" },
      illegal = { ["h5>10:d5"] = "X-1", ["h5>9:c4"] = "X-1" },
      legal = { "h5xd5", "c5>10:d5", "c5>9:c4" },
    },
    {
      name = "Functions are told what a build is laid with and on, and what is taken with it",
      setup = { table = "h6 [c5+d3]=8/2", hand1 = "s2 c8", hand2 = "dK" },
      steps = {
        {
          play = "s2>8:h6,[c5+d3]",
          after = {
            vars = { built = 8, with = { "h6" }, onto = { "c5", "d3" }, multiple = true },
          },
        },
        {
          play = { "dK", "c8x[h6+s2+c5+d3]" },
          after = { vars = { captured = { "h6", "c5", "d3", "s2" }, whole = 1 } },
        },
      },
    },
  },
}
