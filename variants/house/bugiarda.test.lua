--- Scenarios of Scopa bugiarda, clause by clause.
return {
  scenarios = {
    {
      name = "BUG-1: a card is covered, and a value said, and what a card of it would take",
      setup = { table = "c6 d2 hK", hand1 = "s4 sQ", hand2 = "h4 h5" },
      play = "hide s4 8 c6+d2",
      events = "hide",
      after = {
        turn = 2, stage = "doubt", table = "c6 d2 hK", hand1 = "sQ", zones = { covered1 = "s4" },
        legal = { "believe", "doubt" },
      },
    },
    {
      name = "BUG-1: of its value a single card goes before groups",
      setup = { table = "cJ c6 d2 hK", hand1 = "s4 sQ", hand2 = "h4 h5" },
      legal = { "hide s4 8 cJ", "hide sQ 6 c6" },
      illegal = { ["hide s4 8 c6+d2"] = true, ["hide s4 9 cJ"] = true },
    },
    {
      name = "BUG-1: it must take something",
      setup = { table = "c6 d2 hK", hand1 = "s4 sQ", hand2 = "h4 h5" },
      illegal = { ["hide s4 4"] = true },
      legal = "s4",
    },
    {
      name = "BUG-2: each opponent is asked in turn, and no partner",
      setup = { table = "c6 d2", hand1 = "s4", hand2 = "h4", hand3 = "h5", hand4 = "h6" },
      steps = {
        { play = "hide s4 6 c6", after = { turn = 2 } },
        { play = "believe", after = { turn = 4, stage = "doubt" } },
        { play = "believe", after = { turn = 2, stage = "play", table = "d2" } },
      },
    },
    {
      name = "BUG-2: who doubts sees the card, and nobody else is asked",
      setup = { table = "c6 d2", hand1 = "s4 sQ", hand2 = "h4 h7", hand3 = "h5 h6" },
      play = { "hide s4 6 c6", "doubt" },
      events = "shown",
      after = { turn = 2, stage = "play" },
    },
    {
      name = "BUG-3: a card that has the value takes what was said, and scores 1 for each card",
      setup = { table = "c6 d2 hK", hand1 = "sJ sQ", hand2 = "h4 h5" },
      play = { "hide sJ 8 c6+d2", "doubt" },
      score = { { ["BUG-3"] = 3 }, { ["BUG-3"] = 0 } },
      after = { table = "hK", pile1 = "sJ c6 d2", turn = 2, last_capturer = 1 },
    },
    {
      name = "BUG-4: one that has not stays on the table, and who doubted scores as much",
      setup = { table = "c6 d2 hK", hand1 = "s4 sQ", hand2 = "h4 h5", last_capturer = 2 },
      play = { "hide s4 8 c6+d2", "doubt" },
      score = { { ["BUG-4"] = 0 }, { ["BUG-4"] = 3 } },
      after = { table = "c6 d2 hK s4", pile1 = "", hand1 = "sQ", turn = 2, last_capturer = 2 },
    },
    {
      name = "BUG-5: what nobody doubts is taken, true or not",
      setup = { table = "c6 d2 hK", hand1 = "s4 sQ", hand2 = "h4 h5" },
      play = { "hide s4 8 c6+d2", "believe" },
      score = { { ["BUG-3"] = 0 }, { ["BUG-4"] = 0 } },
      after = { table = "hK", pile1 = "s4 c6 d2", last_capturer = 1 },
    },
    {
      name = "BUG-5: clearing the table so is a scopa",
      setup = { table = "c6 d2", hand1 = "s4 sQ", hand2 = "h4 h5" },
      play = { "hide s4 8 c6+d2", "believe" },
      events = "sweeps",
      after = { table = "", sweeps = { 1, 0 } },
    },
    {
      name = "BUG-5: not if it was a lie",
      setup = { table = "c6 d2", hand1 = "s4 sQ", hand2 = "h4 h5" },
      play = { "hide s4 8 c6+d2", "doubt" },
      after = { sweeps = { 0, 0 } },
    },
    {
      name = "SCP-8: nor with the very last card of the deal",
      setup = { table = "c6 d2", hand1 = "s4", hand2 = "" },
      play = { "hide s4 8 c6+d2", "believe" },
      after = { phase = "deal-over", sweeps = { 0, 0 }, pile1 = "s4 c6 d2" },
    },
  },
}
