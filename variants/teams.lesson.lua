--- A lesson of playing in pairs.

return {
  variant = "standard+teams",
  lessons = {
    {
      title = { en = "Playing in pairs", sv = "Att spela i par" },
      steps = {
        {
          say = {
            en = "Four can play in two pairs, with partners opposite each other: seats 1 and 3 "
              .. "against seats 2 and 4. So the turn goes from one pair to the other and back.",
            sv = "Fyra kan spela i två par, där partner sitter mittemot varandra: plats 1 och 3 "
              .. "mot plats 2 och 4. Turen går alltså från det ena paret till det andra och "
              .. "tillbaka.",
          },
          clause = "PAIR-1",
          setup = {
            table = "s5 cK", hand1 = "h9 d3", hand2 = "h5 c6", hand3 = "d2 dK", hand4 = "c7 s8",
          },
          play = { "h9", "h5xs5", "d2", "c7" },
          after = { turn = 1, pile2 = "h5 s5", pile4 = "" },
        },
        {
          say = {
            en = "Nothing else changes: cards are handed out, played and captured as when everyone "
              .. "plays alone. You see your own hand only, and what you take goes to your own "
              .. "pile.",
            sv = "I övrigt ändras ingenting: korten delas ut, spelas och tas in som när var och en "
              .. "spelar för sig. Du ser bara din egen hand, och det du tar in läggs i din egen "
              .. "hög.",
          },
          clause = "PAIR-3",
        },
        {
          ask = "captures",
          of = "hJ",
          clause = "STD-CAP-3",
          setup = {
            table = "s5 c6 dJ", hand1 = "hJ d3", hand2 = "h5 c7", hand3 = "d2 dK", hand4 = "c8 s8",
          },
        },
        {
          say = {
            en = "Partners add up their points, and win or lose together. Here seats 1 and 3 have "
              .. "8 each. So the pair has the 16 of the match and wins, though neither has them "
              .. "alone.",
            sv = "Ett pars poäng räknas ihop, och paret vinner eller förlorar tillsammans. Här har "
              .. "plats 1 och plats 3 fått 8 var. Paret har alltså partiets 16 och vinner, fast "
              .. "ingen av dem har dem ensam.",
          },
          clause = "PAIR-2",
          setup = { hand1 = "h9", pile1 = "h4", pile2 = "h5", scores = { 8, 4, 8, 4 } },
          play = "h9",
          after = { phase = "match-over", winners = { 1, 3 } },
        },
        {
          say = {
            en = "For most cards and most spades, though, each player's own pile counts. Here you "
              .. "have two spades and seat 3 has one, which makes three. But seat 2 has three in "
              .. "its own pile, and scores.",
            sv = "Men för flest kort och flest spader räknas varje spelares egen hög. Här har du "
              .. "två spader och plats 3 en, alltså tre ihop. Men plats 2 har tre i sin egen hög, "
              .. "och får poängen.",
          },
          clause = "PAIR-2",
          setup = {
            pile1 = "s3 s9 h3", pile2 = "s5 s6 s8 h5", pile3 = "s7 c3",
            pile4 = "d4",
          },
          score = {
            { ["STD-SCO-2"] = 0 }, { ["STD-SCO-2"] = 2 }, { ["STD-SCO-2"] = 0 },
            { ["STD-SCO-2"] = 0 },
          },
        },
        {
          say = {
            en = "Count for your partner, too.",
            sv = "Räkna åt din partner också.",
          },
          ask = "score",
          seat = 3,
          clause = "STD-SCO-2",
          setup = {
            pile1 = "s3 s4 h6", pile2 = "s5 s6 h4 h5", pile3 = "s7 s8 sJ c3", pile4 = "d4 d5",
          },
          hint = {
            en = "How many spades lie in each pile?",
            sv = "Hur många spader ligger i varje hög?",
          },
        },
        {
          say = {
            en = "So think for two: leave on the table what your partner may take, and seldom what "
              .. "the opponent on your left can sweep. And collect spades in your pile or in your "
              .. "partner's, not in both. Now play a match, with the computer in all other seats.",
            sv = "Tänk alltså för två: lämna på bordet det din partner kan ta in, och helst inget "
              .. "som motståndaren till vänster kan göra tabbe på. Och samla spader i din hög "
              .. "eller i din partners, inte i båda. Spela nu ett parti, med datorn på de andra "
              .. "platserna.",
          },
          against = "greedy",
        },
      },
    },
  },
}
