--- Scenarios of Danish arithmetic, on top of several games.
return {
  variant = { "standard+danish", "finnish+danish" },
  scenarios = {
    {
      name = "DAN-1: two cards whose difference is the value of a card are taken",
      setup = { table = "hK d10 cQ", hand1 = "s3 c4", hand2 = "h4" },
      legal = "s3xhK+d10",
      play = "s3xhK+d10",
      after = { table = "cQ", pile1 = "s3 hK d10" },
    },
    {
      name = "DAN-1: or whose product",
      setup = { table = "h3 d4 cJ", hand1 = "sQ c9", hand2 = "h4" },
      play = "sQxh3+d4",
      after = { table = "cJ" },
    },
    {
      name = "DAN-1: or whose quotient",
      setup = { table = "h2 c8 cJ", hand1 = "s4 c9", hand2 = "h4" },
      play = "s4xh2+c8",
      after = { table = "cJ" },
    },
    {
      name = "DAN-1: with other groups",
      setup = { table = "h4 d3 cA hK d9 c2 c8 sJ", hand1 = "s4 c9", hand2 = "h5" },
      play = "s4xh4,d3+cA,hK+d9,c2+c8",
      after = { table = "sJ" },
    },
    {
      name = "DAN-1: not three cards",
      setup = { table = "hK d5 c5 sJ", hand1 = "s3 c9", hand2 = "h4" },
      illegal = { ["s3xhK+d5+c5"] = true },
    },
    {
      name = "DAN-1: a card is in one group only",
      setup = { table = "hK d9 c5 sJ", hand1 = "s4 c8", hand2 = "h4" },
      illegal = { ["s4xhK+d9,d9+c5"] = true },
      legal = { "s4xhK+d9", "s4xd9+c5" },
    },
    {
      name = "DAN-1: a card that counts nothing makes nothing",
      variant = "cassino+danish",
      setup = { table = "h9 cJ d3", hand1 = "s9 c6", hand2 = "h4" },
      legal = { "s9xh9", "c6xh9+d3" },
      illegal = { ["s9xh9+cJ"] = true },
    },
    {
      name = "DAN-1: nothing is built so",
      variant = "cassino+danish",
      setup = { table = "h9 cJ", hand1 = "s3 c6 h3", hand2 = "h4" },
      illegal = { ["s3>6:h9"] = true },
    },
    {
      name = "DAN-2: the five of spades takes all that lies there",
      setup = { table = "hK d5 c2 sJ", hand1 = "s5 h5", hand2 = "h4" },
      illegal = { ["h5xhK+d5+c2+sJ"] = true },
      play = "s5xhK+d5+c2+sJ",
      after = { table = "", pile1 = "s5 hK d5 c2 sJ" },
    },
  },
}
