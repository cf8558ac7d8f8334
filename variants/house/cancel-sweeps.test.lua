--- Scenarios of sweeps that cancel out, on top of several games.
return {
  variant = { "standard+cancel-sweeps", "misar+cancel-sweeps", "standard+draw+cancel-sweeps" },
  scenarios = {
    {
      name = "CAN-1: as soon as both players have a sweep, each loses one",
      setup = { table = "h7", hand1 = "s7", hand2 = "h4", sweeps = { 0, 1 } },
      play = "s7xh7",
      after = { sweeps = { 0, 0 } },
      events = "sweep",
    },
    {
      name = "CAN-1: who has several keeps the others",
      setup = { table = "h7", hand1 = "s7", hand2 = "h4", sweeps = { 0, 3 } },
      play = "s7xh7",
      after = { sweeps = { 0, 2 } },
      score = { { ["STD-SCO-4"] = 0 }, { ["STD-SCO-4"] = 2 } },
    },
    {
      name = "CAN-1: your sweeps stay while the other has none",
      setup = { table = "h7", hand1 = "s7", hand2 = "h4", sweeps = { 1, 0 } },
      play = "s7xh7",
      after = { sweeps = { 2, 0 } },
      score = { { ["STD-SCO-4"] = 2 }, { ["STD-SCO-4"] = 0 } },
    },
    {
      name = "CAN-1: with three players all stay while one has none",
      setup = { table = "h7", hand1 = "s7", hand2 = "h4", sweeps = { 0, 2, 0 } },
      play = "s7xh7",
      after = { sweeps = { 1, 2, 0 } },
    },
    {
      name = "CAN-1: with three players each of the three loses one",
      setup = { table = "h7", hand1 = "s7", hand2 = "h4", sweeps = { 0, 1, 3 } },
      play = "s7xh7",
      after = { sweeps = { 0, 0, 2 } },
    },
    {
      name = "CAN-1: a capture that leaves cards cancels nothing",
      setup = { table = "h7 dK", hand1 = "s7", hand2 = "h4", sweeps = { 1, 0 } },
      play = "s7xh7",
      after = { sweeps = { 1, 0 } },
    },
    {
      name = "CAN-1: a pair needs one sweep between the partners",
      variant = "standard+teams+cancel-sweeps",
      setup = { table = "h7", hand1 = "s7", hand2 = "h4", sweeps = { 0, 0, 0, 1 } },
      play = "s7xh7",
      after = { sweeps = { 0, 0, 0, 0 } },
    },
    {
      name = "CAN-1: a pair loses one sweep, not one of each partner",
      variant = "standard+teams+cancel-sweeps",
      setup = { table = "h7", hand1 = "s7", hand2 = "h4", sweeps = { 0, 1, 0, 1 } },
      play = "s7xh7",
      after = { sweeps = { 0, 1, 0, 0 } },
    },
    {
      name = "CAN-1: a pair whose partners both sweep loses nothing to a pair without",
      variant = "standard+teams+cancel-sweeps",
      setup = { table = "h7", hand1 = "s7", hand2 = "h4", sweeps = { 0, 0, 1, 0 } },
      play = "s7xh7",
      after = { sweeps = { 1, 0, 1, 0 } },
    },
    {
      name = "CAN-1: a sweep that counts for nothing cancels nothing",
      variant = "standard+sweep-freeze+cancel-sweeps",
      setup = {
        table = "h7", hand1 = "s7", hand2 = "h4", sweeps = { 0, 1 }, scores = { 10, 0 },
      },
      play = "s7xh7",
      after = { sweeps = { 0, 1 } },
    },
  },
}
