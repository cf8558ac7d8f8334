--- Scenarios of one group or three, on top of several games.
return {
  variant = { "standard+one-or-three", "finnish+one-or-three", "standard+draw+one-or-three" },
  scenarios = {
    {
      name = "OOT-1: one card or sum is taken, or three at once, never two",
      setup = { table = "h9 c4 d5 s3 c6", hand1 = "s9", hand2 = "h4" },
      only = { "s9", "s9xh9", "s9xd5+c4", "s9xc6+s3", "s9xh9,c6+s3,d5+c4" },
      illegal = { ["s9xh9 d5 c4"] = "OOT-1", ["s9xd5 c4 c6 s3"] = "OOT-1" },
    },
    {
      name = "OOT-1: nor four",
      setup = { table = "h9 d9 c9 c4 d5", hand1 = "s9", hand2 = "h4" },
      legal = { "s9xh9 d9 c9", "s9xh9 c9 c4 d5" },
      illegal = { ["s9xh9 d9 c9 c4 d5"] = "OOT-1" },
    },
    {
      name = "OOT-1: three may be the whole table",
      setup = { table = "h9 d9 c4 d5", hand1 = "s9", hand2 = "h4" },
      play = "s9xh9 d9 c4 d5",
      after = { table = "", pile1 = "s9 h9 d9 c4 d5" },
    },
  },
}
