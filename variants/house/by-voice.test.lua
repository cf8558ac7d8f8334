--- Scenarios of builds by voice, on top of several games.
return {
  variant = { "standard+by-voice", "finnish+by-voice" },
  scenarios = {
    {
      name = "VOI-1: a card is laid out, and a number said that it makes with cards of the table",
      setup = { table = "h5 c9 dK", hand1 = "s3 h8 c2", hand2 = "h4 h6" },
      play = "s3>8:h5",
      events = "build",
      after = { table = "c9 dK [s3+h5]=8/1", hand1 = "h8 c2", turn = 2, pile1 = "" },
    },
    {
      name = "VOI-1: in several groups, too",
      setup = { table = "h5 c8 d7 sA", hand1 = "s3 h8 c2", hand2 = "h4 h6" },
      play = "s3>8:h5,c8,d7+sA",
      after = { table = "[s3+h5+c8+d7+sA]=8*/1" },
    },
    {
      name = "VOI-1: it joins what was said for the number, and takes it over",
      setup = { table = "d6 [h5+c3]=8/2", hand1 = "s2 h8 c2", hand2 = "h4 c8" },
      play = "s2>8:d6",
      after = { table = "[h5+c3+s2+d6]=8*/1" },
    },
    {
      name = "VOI-2: not without another card of the number",
      setup = { table = "h5 c9", hand1 = "s3 h7 c2", hand2 = "h4 h6" },
      illegal = { ["s3>8:h5"] = "VOI-2" },
    },
    {
      name = "VOI-3: its cards are not taken by themselves",
      setup = { table = "c9 [s3+h5]=8/1", hand1 = "h8", hand2 = "c5 c3 c8", turn = 2 },
      illegal = { c5xh5 = true, c3xs3 = true },
      legal = { "c8x[s3+h5]", "c5", "c3" },
    },
    {
      name = "VOI-3: whoever has the number takes them all",
      setup = { table = "c9 [s3+h5]=8/1", hand1 = "h8", hand2 = "c5 c8", turn = 2 },
      play = "c8x[s3+h5]",
      after = { table = "c9", pile2 = "c8 s3 h5" },
    },
    {
      name = "VOI-4: at the next turn of who said it, they lie loose again",
      setup = { table = "c9 [s3+h5]=8/1", hand1 = "h8 c4", hand2 = "c2 dQ", turn = 2 },
      steps = {
        {
          play = "dQ",
          events = "forgotten",
          after = { turn = 1, table = "c9 s3 h5 dQ", legal = { "h8xs3+h5", "c4" } },
        },
        { play = "h8xs3+h5", after = { pile1 = "h8 s3 h5" } },
      },
    },
    {
      name = "VOI-4: not at another's turn",
      setup = {
        table = "c9 [s3+h5]=8/1", hand1 = "h8", hand2 = "c2 dQ", hand3 = "c4 dK", turn = 2,
      },
      play = "dQ",
      after = { turn = 3, table = "c9 dQ [s3+h5]=8/1" },
    },
    {
      name = "VOI-4: what another has said still holds",
      setup = {
        table = "c9 [s3+h5+c8]=8*/2 [c2+c3]=5/1", hand1 = "d5 c4", hand2 = "h8 dQ",
        turn = 2, begun = true,
      },
      play = "dQ",
      after = { turn = 1, table = "c9 dQ c2 c3 [s3+h5+c8]=8*/2" },
    },
  },
}
