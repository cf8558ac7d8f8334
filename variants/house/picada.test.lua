--- Scenarios of picada, on top of several games.
return {
  variant = { "standard+picada", "finnish+picada", "standard+draw+picada" },
  scenarios = {
    {
      name = "PIC-1: who lays out the rank that was just laid out scores",
      setup = { table = "c2", hand1 = "h9 c3", hand2 = "s9 c4" },
      play = { "h9", "s9" },
      after = { table = "c2 h9 s9" },
      score = { { ["PIC-1"] = 0 }, { ["PIC-1"] = 1 } },
      events = "picada",
    },
    {
      name = "PIC-1: and so does who does it after that",
      setup = { hand1 = "h9 d9", hand2 = "s9 c4" },
      play = { "h9", "s9", "d9" },
      score = { { ["PIC-1"] = 1 }, { ["PIC-1"] = 1 } },
    },
    {
      name = "PIC-1: another rank scores nothing",
      setup = { hand1 = "h9 c3", hand2 = "s8 c4" },
      play = { "h9", "s8" },
      score = { { total = 0 }, { ["PIC-1"] = 0 } },
    },
    {
      name = "PIC-1: nor a card that has lain there longer",
      setup = { table = "h9", hand1 = "s9 c3", hand2 = "c4 d9" },
      play = { "s9", "c4" },
      score = { { ["PIC-1"] = 0 }, { ["PIC-1"] = 0 } },
    },
    {
      name = "PIC-1: nor once something has been captured in between",
      setup = { table = "c3", hand1 = "h9 d9", hand2 = "d3 c4" },
      play = { "h9", "d3xc3", "d9" },
      score = { { ["PIC-1"] = 0 }, { ["PIC-1"] = 0 } },
    },
    {
      name = "PIC-1: nobody picks a card of their own",
      variant = "standard+double-move+picada",
      setup = { table = "h7", hand1 = "s7 d2", hand2 = "h9 d9 c4" },
      play = { "s7xh7", "h9", "d9" },
      score = { { ["PIC-1"] = 0 }, { ["PIC-1"] = 0 } },
    },
  },
}
