--- A lesson of playing in pairs.

return {
  variant = "standard+teams",
  after = "standard",
  lessons = {
    {
      title = { en = "Playing in pairs", sv = "Att spela i par" },
      steps = {
        {
          say = {
            en = "{clause PAIR-1} Yours sits at seat 3, and you play against seats 2 and 4. So the "
              .. "turn goes from one pair to the other and back. Here everyone has just played a "
              .. "card, and it is your turn again.",
            sv = "{clause PAIR-1} Din sitter på plats 3, och ni spelar mot plats 2 och 4. Turen "
              .. "går alltså från det ena paret till det andra och tillbaka. Här har alla just "
              .. "spelat ett kort, och det är din tur igen.",
          },
          clause = "PAIR-1",
          setup = {
            table = "s5 cK", hand1 = "h9 d3 sQ", hand2 = "h5 c6 d8", hand3 = "d2 dK hJ",
            hand4 = "c7 s8 h4",
          },
          play = { "h9", "h5xs5", "d2", "c7" },
          after = { turn = 1, pile2 = "h5 s5", pile4 = "" },
        },
        {
          say = {
            en = "Nothing else changes: cards are dealt, played and captured as when everyone "
              .. "plays alone. You see your own hand only, not your partner's, and what you take "
              .. "goes to your own pile.",
            sv = "I övrigt ändras ingenting: man ger, spelar och tar in som när var och en spelar "
              .. "för sig. Du ser bara din egen hand, inte din partners, och det du tar in läggs i "
              .. "din egen hög.",
          },
          clause = "PAIR-3",
        },
        {
          say = {
            en = "Your partner has just laid out c7, and seat 4 cK.",
            sv = "Din partner har just lagt ut c7, och plats 4 cK.",
          },
          ask = "play",
          takes = "c7 s6",
          clause = "STD-CAP-2",
          setup = {
            table = "s6 h9", hand1 = "sK d3 cQ", hand2 = "h5 c9 d8", hand3 = "c7 dK hJ",
            hand4 = "cK s8 h4", turn = 3,
          },
          play = { "c7", "cK" },
        },
        {
          say = {
            en = "Partners add up their points, and win or lose together. Here neither you nor "
              .. "your partner has {option target}, but you came with half of that each. So you "
              .. "two have won.",
            sv = "Ett pars poäng räknas ihop, och paret vinner eller förlorar tillsammans. Här har "
              .. "varken du eller din partner {option target}, men ni hade hälften var. Alltså "
              .. "har ni vunnit.",
          },
          clause = "PAIR-2",
          setup = { hand1 = "h9", pile1 = "h4", pile2 = "h5", scores = { 8, 4, 8, 4 } },
          play = "h9",
          after = { phase = "match-over", winners = { 1, 3 } },
        },
        {
          say = {
            en = "For most cards and most spades, though, each pile counts by itself. Here you "
              .. "have s3 and s9, and your partner s7: together as many as seat 2. But seat 2 has "
              .. "more in its own pile than any of you, and gets {score 2 STD-SCO-2}.",
            sv = "Men för flest kort och flest spader räknas varje hög för sig. Här har du s3 och "
              .. "s9, och din partner s7: ihop lika många som plats 2. Men plats 2 har fler i sin "
              .. "egen hög än någon av er, och får {score 2 STD-SCO-2}.",
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
        { quiz = "PAIR-2", n = 1 },
        {
          say = {
            en = "Your scores stand on the board. One sweep, and your pair has {option target}.",
            sv = "Er poäng står på brädet. En tabbe, så har ditt par {option target}.",
          },
          ask = "play",
          sweep = true,
          clause = "STD-TAB-1",
          setup = {
            table = "h4 s5 c9", hand1 = "h9 d7 cQ", hand2 = "d3 c2 dJ", hand3 = "h8 dK hJ",
            hand4 = "c7 s8 h6", scores = { 8, 9, 7, 3 }, last_round = true,
          },
        },
        {
          say = {
            en = "So think for two. Leave on the table what your partner may take, and never a "
              .. "sweep for seat 2, who plays next. Collect spades in one pile, yours or your "
              .. "partner's, not in both. Now play a match, with the computer in all other seats.",
            sv = "Tänk alltså för två. Lämna på bordet det din partner kan ta in, och aldrig en "
              .. "tabbe åt plats 2, som spelar näst. Samla spader i en hög, din eller din "
              .. "partners, inte i båda. Spela nu ett parti, med datorn på alla andra platser.",
          },
          against = "novice",
        },
      },
    },
  },
}
