--- Scenarios of stop and go, clause by clause, on top of several games.
return {
  variant = { "standard+go-stop", "cassino+go-stop" },
  scenarios = {
    {
      name = "GST-1: who has three points for cards and sweeps is asked, when a card is played",
      setup = { table = "h2 c9", hand1 = "s2 c3", hand2 = "h4 h5", pile1 = "d10 c10" },
      play = "s2xh2",
      after = { turn = 1, stage = "go-stop", legal = { "stop", "go-on" } },
    },
    {
      name = "GST-1: sweeps count, and most cards do not",
      setup = {
        table = "h2", hand1 = "c2 c3", hand2 = "h4 h5", pile1 = "hA", sweeps = { 1, 0 },
        pile2 = "s5 s6 s7 s8 s9",
      },
      play = "c2xh2",
      after = { turn = 1, stage = "go-stop" },
    },
    {
      name = "GST-1: not with fewer",
      setup = { table = "h2 c9", hand1 = "s2 c3", hand2 = "h4 h5", pile1 = "hA" },
      play = "s2xh2",
      after = { turn = 2, stage = "play" },
    },
    {
      name = "GST-1: nor again with as many",
      setup = {
        table = "h7 c9", hand1 = "s7 c3", hand2 = "h4 h5", pile1 = "d10 s2",
        vars = { had = { 3, 0 }, goes = { 1, 0 } },
      },
      play = "s7xh7",
      after = { turn = 2, stage = "play" },
    },
    {
      name = "GST-1: but with more",
      setup = {
        table = "hA c9", hand1 = "sA c3", hand2 = "h4 h5", pile1 = "d10 s2",
        vars = { had = { 3, 0 }, goes = { 1, 0 } },
      },
      play = "sAxhA",
      after = { turn = 1, stage = "go-stop", vars = { had = { 5, 0 }, goes = { 2, 0 } } },
    },
    {
      name = "GST-1: who goes on plays on, when the turn comes",
      setup = { table = "h2 c9", hand1 = "s2 c3", hand2 = "h4 h5", pile1 = "d10 c10" },
      play = { "s2xh2", "go-on" },
      after = { turn = 2, stage = "play", vars = { goes = { 1, 0 } } },
    },
    {
      name = "GST-1: how many points are enough can be agreed",
      options = { enough = 4 },
      setup = { table = "h2 c9", hand1 = "s2 c3", hand2 = "h4 h5", pile1 = "d10 c10" },
      play = "s2xh2",
      after = { turn = 2, stage = "play" },
    },
    {
      name = "GST-2: stop ends the deal, and the others score nothing",
      setup = {
        table = "h2 c9", hand1 = "s2 c3", hand2 = "h4 h5", pile1 = "d10 c10",
        pile2 = "hA dA s5 s6 s7 s8", scores = { 1, 1 },
      },
      play = { "s2xh2", "stop" },
      events = "stop",
      score = { { total = 3 }, { total = 0 } },
      after = { phase = "deal-over", scores = { 4, 1 } },
    },
    {
      name = "GST-2: a point more for each go of its own",
      setup = {
        table = "hA c9", hand1 = "sA c3", hand2 = "h4 h5", pile1 = "d10 s2",
        vars = { had = { 3, 0 }, goes = { 2, 0 } },
      },
      play = { "sAxhA", "stop" },
      score = { { total = 7 }, { total = 0 } },
    },
    {
      name = "GST-2: double, if another has said go",
      setup = {
        table = "h2 c9", hand1 = "s2 c3", hand2 = "h4 h5", pile1 = "d10 c10",
        pile2 = "hA dA cA", vars = { had = { 0, 3 }, goes = { 0, 1 } },
      },
      play = { "s2xh2", "stop" },
      score = { { total = 6 }, { total = 0 } },
      after = { scores = { 6, 0 } },
    },
    {
      name = "GST-3: if nobody stops the deal is counted, and nothing for who has said go",
      setup = {
        table = "c9", hand1 = "h3", pile1 = "d10 c10 s2", pile2 = "hA s5 s6 s7 s8 s9",
        vars = { had = { 3, 0 }, goes = { 1, 0 } },
      },
      play = "h3",
      score = { { total = 0 }, { ["GST-3"] = 0 } },
      after = { phase = "deal-over" },
    },
    {
      name = "GST-1, GST-2: partners have their points together",
      variant = "standard+teams+go-stop",
      setup = {
        table = "h2 c9", hand1 = "s2 c3", hand2 = "h4 h5", hand3 = "h6", hand4 = "h7",
        pile3 = "d10 c10", pile2 = "hA",
      },
      play = { "s2xh2", "stop" },
      score = { { total = 3 }, { total = 0 }, { total = 0 }, { total = 0 } },
      after = { scores = { 3, 0, 0, 0 } },
    },
  },
}
