--- What comes of piles.lua.

local three = {
  table = "h7 d2 c5", hand1 = "s7 sK", hand2 = "s4", hand3 = "s5",
  pile1 = "cA c7", pile2 = "hJ d7", pile3 = "h3 h4",
}
local covered = {
  table = "h4 d3", hand1 = "s7 sK", hand2 = "s4 c7", hand3 = "s5",
  zones = { ["cover2.1"] = "dA", ["cover2.2"] = "dQ" },
}

return {
  scenarios = {
    {
      name = "X-1: of a pile the top card is taken alone, and the next comes to light",
      options = { taken = "others_top" },
      setup = { table = "h2", hand1 = "s7", hand2 = "s4 c9", pile1 = "c7", pile2 = "hJ d9 d7" },
      steps = {
        {
          legal = "s7x@pile2", illegal = { ["s7x@pile1"] = "X-1" },
          play = "s7x@pile2", events = "pile",
          after = {
            turn = 2, table = "h2", pile1 = "c7 d7 s7", pile2 = "hJ d9", last_capturer = 1,
            vars = { taken = { "s7", "d7", "c7" } },
          },
        },
      },
    },
    {
      name = "X-1: several top cards are taken at once, with cards of the table",
      setup = three,
      only = {
        "s7", "sK", "s7xh7", "s7xd2+c5", "s7xh7,d2+c5", "s7x@pile1", "s7xh7,@pile1",
        "s7xd2+c5,@pile1", "s7xh7,d2+c5,@pile1", "s7x@pile2", "s7xh7,@pile2", "s7xd2+c5,@pile2",
        "s7xh7,d2+c5,@pile2", "s7x@pile1,@pile2", "s7xh7,@pile1,@pile2",
        "s7xd2+c5,@pile1,@pile2", "s7xh7,d2+c5,@pile1,@pile2",
      },
      illegal = { ["s7x@pile3"] = "X-1" },
      play = "s7xh7,d2+c5,@pile1,@pile2",
      events = { "pile", "capture" },
      after = { table = "", pile1 = "cA c7 d7 h7 d2 c5 s7", pile2 = "hJ", pile3 = "h3 h4" },
    },
    {
      name = "A seat's own top card is taken before those of others come to lie on it",
      setup = { table = "hK", hand1 = "s2", hand2 = "s7", pile1 = "c7", pile2 = "d9 d7", turn = 2 },
      play = "s7x@pile1,@pile2",
      after = { pile1 = "", pile2 = "d9 d7 c7 s7" },
    },
    {
      name = "X-2: what lies face down is taken by a card of the value declared for it",
      options = { taken = "declared" },
      setup = {
        table = covered.table, hand1 = covered.hand1, hand2 = covered.hand2,
        hand3 = covered.hand3, zones = covered.zones, vars = { declared = { 0, 0, 7, 0 } },
      },
      steps = {
        {
          legal = { "s7x@cover2.1", "s7xh4+d3,@cover2.1" },
          illegal = { ["s7x@cover2.2"] = "X-2", ["sKx@cover2.1"] = "X-2", ["sKx@cover2.2"] = "X-2" },
          play = "s7xh4+d3,@cover2.1", events = "pile",
          after = { pile1 = "dA h4 d3 s7", zones = { ["cover2.1"] = "", ["cover2.2"] = "dQ" } },
        },
      },
    },
    {
      name = "X-2: a card is laid face down with a value, and 0 is none",
      options = { taken = "declared" },
      setup = covered,
      steps = {
        { play = "cover s7 12", after = { turn = 2, zones = { ["cover1.1"] = "s7" } } },
        { legal = { "s4xh4", "c7xh4+d3" }, illegal = { ["c7x@cover1.1"] = "X-2" } },
      },
    },
  },
}
