--- Scenarios of cards played together, on top of several games.
return {
  variant = { "standard+hungarian", "finnish+hungarian" },
  scenarios = {
    {
      name = "HUN-1: two cards take one that counts as much as they do together",
      setup = { table = "d9 c4 sK", hand1 = "h5 h4 cQ", hand2 = "d2 c8" },
      play = "together h5+h4 d9",
      events = { "together", "capture" },
      after = {
        table = "c4 sK", hand1 = "cQ", pile1 = "h5 h4 d9", last_capturer = 1, turn = 2,
      },
    },
    {
      name = "HUN-1: groups that add up to it, and several at once",
      setup = { table = "d9 c7 c2 sK", hand1 = "h5 h4 cQ", hand2 = "d2 c8" },
      legal = { "together h5+h4 d9", "together h5+h4 c7+c2" },
      play = "together h5+h4 d9+c7+c2",
      after = { table = "sK" },
    },
    {
      name = "HUN-1: three cards, too",
      setup = { table = "hJ c4 sK", hand1 = "h5 h4 c2 cQ", hand2 = "d2 c8" },
      play = "together h5+h4+c2 hJ",
      after = { table = "c4 sK", hand1 = "cQ" },
    },
    {
      name = "HUN-1: only what makes their sum, and something",
      setup = { table = "d9 c8 sK", hand1 = "h5 h4 cQ", hand2 = "d2 c3" },
      illegal = { ["together h5+h4 c8"] = true, ["together h5+cQ"] = true },
      legal = { "h5", "h4", "cQ" },
    },
    {
      name = "HUN-1: clearing the table so is a sweep",
      variant = "standard+hungarian",
      setup = { table = "d9", hand1 = "h5 h4 cQ", hand2 = "d2 c8" },
      play = "together h5+h4 d9",
      events = "sweep",
      after = { table = "", sweeps = { 1, 0 } },
    },
    {
      name = "HUN-1: who has no cards left waits for those who have",
      setup = { table = "d9 sK", hand1 = "h5 h4", hand2 = "d2 c8" },
      play = { "together h5+h4 d9", "d2", "c8" },
      after = { phase = "deal-over", pile1 = "h5 h4 d9 sK d2 c8" },
    },
    {
      name = "HUN-2: they make 13 at most",
      setup = { table = "hK dA c2", hand1 = "h5 h9 s8", hand2 = "d3 c8" },
      legal = "together h5+s8 hK",
      illegal = { ["together h5+h9 hK+dA"] = "HUN-2" },
    },
    {
      name = "HUN-2: as little as they can",
      setup = { table = "hK d4 c2", hand1 = "sA h3", hand2 = "d3 c8" },
      legal = "together sA+h3 d4",
    },
  },
}
