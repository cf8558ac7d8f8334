--- A lesson of announcing the points of the match.

return {
  variant = "standard+early16",
  lessons = {
    {
      title = { en = "Announcing 16", sv = "Att anmäla 16" },
      steps = {
        {
          say = {
            en = "Usually every deal is played to its end. With this rule, whoever has the points "
              .. "of the match in the middle of a deal may announce it: the deal stops, and that "
              .. "player wins at once.",
            sv = "Annars spelas varje giv färdigt. Med den här regeln får den som har partiets "
              .. "poäng mitt i en giv anmäla det: given avbryts, och spelaren vinner genast.",
          },
          clause = "ANN-1",
          setup = {
            table = "s5", hand1 = "h9 c3", hand2 = "h4 d7", pile1 = "hA c4", scores = { 15, 3 },
          },
          play = "announce",
          after = { phase = "match-over", winners = { 1 }, scores = { 15, 3 } },
        },
        {
          say = {
            en = "You may do so out of turn as well, until the last card is played. A single deal, "
              .. "without a match, has nothing to announce.",
            sv = "Du får göra det också när det inte är din tur, tills sista kortet är spelat. I "
              .. "en enstaka giv, utan parti, finns ingenting att anmäla.",
          },
          clause = "ANN-1",
          setup = {
            table = "s5", hand1 = "h9 c3", hand2 = "h4 d7", pile2 = "d10 c4", scores = { 3, 14 },
          },
          legal = "announce seat=2",
          illegal = { ["announce seat=1"] = "ANN-2" },
        },
        {
          say = {
            en = "To your points from earlier deals you may add only what you have for certain: "
              .. "storan (2), lillan (1) and aces (1 each) already in your pile. Sweeps do not "
              .. "count for it.",
            sv = "Till poängen från tidigare givar får du bara lägga det du säkert har: storan "
              .. "(2), lillan (1) och ess (1 vart) som redan ligger i din hög. Tabbar räknas inte.",
          },
          clause = "ANN-2",
          setup = {
            table = "s5", hand1 = "h9 c3", hand2 = "h4 d7", pile1 = "d10 s2 cA", scores = { 12, 3 },
          },
          legal = "announce",
        },
        {
          say = {
            en = "You have 13 points from earlier deals, and your pile holds d10 and c4.",
            sv = "Du har 13 poäng från tidigare givar, och i din hög ligger d10 och c4.",
          },
          ask = "legal",
          move = "announce",
          clause = "ANN-2",
          setup = {
            table = "s5", hand1 = "h9 c3", hand2 = "h4 d7", pile1 = "d10 c4", scores = { 13, 3 },
          },
          hint = { en = "Storan scores 2.", sv = "Storan ger 2 poäng." },
        },
        {
          say = {
            en = "Now 14, with lillan and an ace in your pile.",
            sv = "Nu 14, med lillan och ett ess i högen.",
          },
          ask = "legal",
          move = "announce",
          clause = "ANN-1",
          setup = {
            table = "s5", hand1 = "h9 c3", hand2 = "h4 d7", pile1 = "s2 hA", scores = { 14, 3 },
          },
        },
        {
          say = {
            en = "Most spades, most cards and the last capture count only when the play is over, "
              .. "however sure you are of them. Seat 1 would have 13 + 3 here, but 13 is all that "
              .. "may be announced.",
            sv = "Flest spader, flest kort och sistan räknas först när spelet är slut, hur säkra "
              .. "de än är. Här skulle plats 1 ha 13 + 3, men det är bara 13 som får anmälas.",
          },
          clause = "ANN-3",
          setup = {
            table = "s5", hand1 = "h9", hand2 = "h4", pile1 = "s6 s7 s8", scores = { 13, 3 },
          },
          score = { { total = 3 }, { total = 0 } },
          illegal = { announce = "ANN-2" },
        },
        {
          say = {
            en = "Nobody has to announce. But who waits may be overtaken, for points that nobody "
              .. "announced are settled after the deal, as ever. Seat 1 could have announced 16 "
              .. "here, and loses by 16 to 19.",
            sv = "Ingen måste anmäla. Men den som väntar kan bli omsprungen, för poäng som ingen "
              .. "har anmält avgörs efter given, som vanligt. Här kunde plats 1 ha anmält 16, och "
              .. "förlorar med 16 mot 19.",
          },
          clause = "ANN-4",
          setup = {
            table = "s5", hand1 = "h9", hand2 = "h4", pile1 = "d10", pile2 = "hA s3 c3",
            scores = { 14, 15 },
          },
          legal = "announce",
          play = { "h9", "h4" },
          after = { phase = "match-over", scores = { 16, 19 }, winners = { 2 } },
        },
        {
          say = {
            en = "Now play a match, and mind your points: announce as soon as you can.",
            sv = "Spela nu ett parti, och håll reda på dina poäng: anmäl så fort du kan.",
          },
          against = "greedy",
        },
      },
    },
  },
}
