--- Scenarios of Laugh and Lie Down, clause by clause.
return {
  scenarios = {
    {
      name = "LAU-1: five players are dealt eight cards each, and twelve lie on the table",
      players = 5,
      dealer = 5,
      deck =
        "sA h2 s3 s4 s5 s6 s7 h8 h9 s10 sJ hQ hK dA d2 d3 h4 d5 d6 d7 c8 c9 h10 dJ dQ sK hA c2 "
        .. "c3 c4 c5 c6 h7 s8 s9 d10 cJ sQ dK cA s2 h3 d4 h5 h6 c7 d8 d9 c10 hJ cQ cK",
      after = {
        turn = 1, stock = 0, table = "s2 h3 d4 h5 h6 c7 d8 d9 c10 hJ cQ cK",
        hand1 = "sA h2 s3 s4 s5 s6 s7 h8",
      },
    },
    {
      name = "LAU-1, LAU-5: four players are dealt ten; who can take nothing lies down at once",
      players = 4,
      dealer = 4,
      deck = "sA s2 s3 s4 s5 s6 s7 s8 s9 s10 hA h2 h3 h4 h5 h6 h7 h8 h9 h10 dA d2 d3 d4 d5 d6 d7 "
        .. "d8 d9 d10 cA c2 c3 c4 c5 c6 c7 c8 c9 c10 sJ hJ dJ cJ sQ hQ dQ cQ sK hK dK cK",
      after = {
        hand1 = "", hand2 = "hA h2 h3 h4 h5 h6 h7 h8 h9 h10", turn = 2, stock = 0,
        table = "sJ hJ dJ cJ sQ hQ dQ cQ sK hK dK cK sA s2 s3 s4 s5 s6 s7 s8 s9 s10",
      },
    },
    {
      name = "LAU-2: of three alike in a hand two are laid aside, and four alike all",
      players = 5,
      dealer = 5,
      deck = "sA hA dA s4 s5 s6 s7 h8 s3 s10 sJ hQ hK h2 d2 d3 h4 d5 d6 d7 h9 s9 d9 c9 dQ sK s2 "
        .. "c2 c3 c4 c5 c6 h7 s8 c8 d10 cJ sQ dK cA d4 h3 c7 h5 h6 cK d8 h10 c10 hJ cQ dJ",
      after = {
        pile1 = "sA hA", hand1 = "dA s4 s5 s6 s7 h8", pile3 = "h9 s9 d9 c9", hand3 = "h4 d5 d6 d7",
        pile4 = "", hand4 = "dQ sK s2 c2 c3 c4 c5 c6",
      },
    },
    {
      name = "LAU-2: a pair is laid aside, when the other pair has been taken",
      players = 5,
      setup = {
        table = "h7 c2 d4", hand1 = "s7 h4", hand2 = "h2 s9", hand3 = "c7 d7 s2", hand4 = "d9",
        hand5 = "s4",
      },
      play = "s7xh7",
      events = "laid",
      after = { pile1 = "s7 h7", pile3 = "c7 d7", hand3 = "s2", turn = 2, last_capturer = 1 },
    },
    {
      name = "LAU-2: not while one of them lies on the table",
      players = 5,
      setup = {
        table = "h7 c7 d4", hand1 = "s4 h4", hand2 = "h2 s9", hand3 = "s7 d7", hand4 = "d9",
        hand5 = "c4",
      },
      play = "s4xd4",
      after = { hand3 = "s7 d7", pile3 = "" },
    },
    {
      name = "LAU-3: a card takes one of its rank, and no sum",
      players = 5,
      setup = {
        table = "h7 c7 d4 h3 cK", hand1 = "s7 h2 sK", hand2 = "h4", hand3 = "s9", hand4 = "d9",
        hand5 = "c4",
      },
      only = { "s7xh7", "s7xc7", "sKxcK" },
      illegal = { ["s7xh7,c7"] = "LAU-3", ["s7xd4+h3"] = "LAU-3" },
    },
    {
      name = "LAU-3: no card is laid out by itself",
      players = 5,
      setup = {
        table = "h7", hand1 = "s7 h2", hand2 = "h4", hand3 = "s9", hand4 = "d9", hand5 = "c4",
      },
      illegal = { h2 = "LAU-3" },
    },
    {
      name = "LAU-4: three of its rank it takes together",
      players = 5,
      setup = {
        table = "h7 c7 d7 d4", hand1 = "s7 h2", hand2 = "h4", hand3 = "s9", hand4 = "d9",
        hand5 = "c4",
      },
      only = "s7xh7,c7,d7",
      illegal = { ["s7xh7"] = "LAU-4" },
    },
    {
      name = "LAU-5: who can take nothing lies down, and others may take these cards",
      players = 5,
      setup = {
        table = "h7 d4", hand1 = "s7 h2", hand2 = "c8 s9", hand3 = "h8 c4", hand4 = "d9",
        hand5 = "d2",
      },
      play = "s7xh7",
      events = "lain",
      after = { hand2 = "", table = "d4 c8 s9", turn = 3, legal = { "h8xc8", "c4xd4" } },
    },
    {
      name = "LAU-6: when a single player has cards, all that are left go to the dealer",
      players = 5,
      setup = {
        table = "h7 d4 cK", hand1 = "s7", hand2 = "c8", hand3 = "h4 c4", hand4 = "", hand5 = "",
        pile1 = "sK hK", dealer = 5, pile5 = "dA sA",
      },
      play = "s7xh7",
      after = {
        phase = "deal-over", pile1 = "sK hK s7 h7", pile3 = "", pile5 = "dA sA d4 cK c8 h4 c4",
      },
    },
    {
      name = "LAU-6: four alike that lie on the table are the dealer's, too",
      players = 5,
      setup = {
        table = "hK dK sK cK h7", hand1 = "s7", hand2 = "c8", hand3 = "", hand4 = "", hand5 = "",
        dealer = 5,
      },
      play = "s7xh7",
      after = { phase = "deal-over", pile5 = "hK dK sK cK c8" },
    },
    {
      name = "LAU-7, LAU-8: pairs above four score, those below cost, the last one is worth 5",
      players = 5,
      setup = {
        table = "h7", hand1 = "s7", hand2 = "c8", hand3 = "", hand4 = "", hand5 = "", dealer = 5,
        pile1 = "s2 h2 c2 d2", pile2 = "s3 h3 s4 h4 s5 h5 s6 h6 s9 h9",
      },
      play = "s7xh7",
      score = {
        { ["LAU-7"] = 4, ["LAU-8"] = -2, total = 2 }, { ["LAU-7"] = 1, ["LAU-8"] = -2 },
        { ["LAU-7"] = -4 }, { ["LAU-7"] = -4 }, { ["LAU-7"] = -4, ["LAU-8"] = -3, total = -7 },
      },
    },
    {
      name = "LAU-7: of four players pairs above five score, and the last one 3",
      players = 4,
      setup = {
        table = "h7", hand1 = "s7", hand2 = "c8", hand3 = "", hand4 = "", dealer = 4,
        pile1 = "s2 h2 c2 d2 sA hA cA dA s3 h3",
      },
      play = "s7xh7",
      score = { { ["LAU-7"] = 4 }, { ["LAU-7"] = -5 }, {}, {} },
    },
    {
      name = "LAU-8: when everybody has dealt, most points win",
      players = 5,
      setup = {
        table = "h7", hand1 = "s7", hand2 = "c8", hand3 = "", hand4 = "", hand5 = "", dealer = 5,
        deal = 5, scores = { 9, 1, 3, 2, 12 },
      },
      play = "s7xh7",
      after = { phase = "match-over", winners = { 1 } },
    },
  },
}
