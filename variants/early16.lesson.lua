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
              .. "of the match in the middle of a deal may announce it. Then the deal stops, and "
              .. "that player wins at once. Here you have 15 from earlier deals and an ace in your "
              .. "pile, which makes 16.",
            sv = "Annars spelas varje giv färdigt. Med den här regeln får den som har partiets "
              .. "poäng mitt i en giv anmäla det. Då avbryts given, och spelaren vinner genast. "
              .. "Här har du 15 från tidigare givar och ett ess i högen, och det blir 16.",
          },
          clause = "ANN-1",
          setup = {
            table = "s5", hand1 = "h9 c3", hand2 = "h4 d7", pile1 = "hA c4", scores = { 15, 3 },
          },
          legal = { "announce", "h9" },
        },
        {
          say = {
            en = "You may do so out of turn as well, until the last card is played. Here seat 2 "
              .. "may: it has 14 points, and d10 in its pile makes 16. A single deal, without a "
              .. "match, has nothing to announce.",
            sv = "Du får göra det också när det inte är din tur, tills sista kortet är spelat. Här "
              .. "får plats 2 göra det: den har 14 poäng, och med d10 i högen blir det 16. I en "
              .. "enstaka giv, utan parti, finns ingenting att anmäla.",
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
              .. "count for it. With 12 points, and d10, s2 and cA in your pile, you have 16.",
            sv = "Till poängen från tidigare givar får du bara lägga det du säkert har: storan "
              .. "(2), lillan (1) och ess (1 vart) som redan ligger i din hög. Tabbar räknas inte. "
              .. "Med 12 poäng, och d10, s2 och cE i högen, har du 16.",
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
              .. "however sure you are of them. Here s6, s7 and s8 would bring you 3, for most "
              .. "cards and most spades, and 13 + 3 is 16. But you may count only the 13.",
            sv = "Flest spader, flest kort och sistan räknas först när spelet är slut, hur säkra "
              .. "de än är. Här skulle s6, s7 och s8 ge dig 3, för flest kort och flest spader, "
              .. "och 13 + 3 är 16. Men du får bara räkna de 13.",
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
            en = "Nobody has to announce. But points that nobody announced are settled after the "
              .. "deal, as ever, so you may be overtaken. Say you have 14 and d10, which makes 16, "
              .. "and say nothing. Seat 2 had 15 and gets 4: 1 for hA, 1 for most cards, 2 for "
              .. "most spades. It wins by 19 to 16.",
            sv = "Ingen måste anmäla. Men poäng som ingen har anmält avgörs efter given, som "
              .. "vanligt, så du kan bli omsprungen. Säg att du har 14 och d10, alltså 16, och "
              .. "tiger. Plats 2 hade 15 och får 4: 1 för hE, 1 för flest kort, 2 för flest "
              .. "spader. Den vinner med 19 mot 16.",
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
