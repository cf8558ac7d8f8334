--- A lesson of announcing the points of the match.

return {
  variant = "standard+early16",
  after = "standard",
  lessons = {
    {
      title = { en = "Announcing that you have won", sv = "Att anmäla att man har vunnit" },
      steps = {
        {
          say = {
            en = "Usually every deal is played to its end. With this rule, whoever has the points "
              .. "of the match during a deal may announce it: type announce. Then the deal stops, "
              .. "and that player wins at once. Here you came with a point less than {option "
              .. "target}, and have since taken hA.",
            sv = "Annars spelas varje giv färdigt. Med den här regeln får den som har partiets "
              .. "poäng under en giv anmäla det: skriv anmäl. Då avbryts given, och spelaren "
              .. "vinner genast. Här hade du en poäng mindre än {option target} från början, och "
              .. "har sedan tagit in hE.",
          },
          clause = "ANN-1",
          setup = {
            table = "s5", hand1 = "h9 c3", hand2 = "h4 d7", pile1 = "hA c4", scores = { 15, 3 },
          },
          legal = { "announce", "h9" },
        },
        {
          say = {
            en = "To the points that you came with you may add only cards that score by "
              .. "themselves, and that you have taken: storan, lillan and aces. They give you "
              .. "{score 1 STD-SCO-3} here. Sweeps do not count for it.",
            sv = "Till poängen du hade från början får du bara lägga kort som ger poäng i sig och "
              .. "som du har tagit in: storan, lillan och ess. De ger dig {score 1 STD-SCO-3} här. "
              .. "Tabbar räknas inte.",
          },
          clause = "ANN-2",
          setup = {
            table = "s5", hand1 = "h9 c3", hand2 = "h4 d7", pile1 = "d10 s2 cA", scores = { 12, 3 },
          },
          legal = "announce",
        },
        {
          ask = "legal",
          move = "announce",
          clause = "ANN-2",
          setup = {
            table = "s5", hand1 = "h9 c3", hand2 = "h4 d7", pile1 = "d10 c4", scores = { 13, 3 },
          },
          hint = {
            en = "Add storan to the points that you came with.",
            sv = "Lägg storan till poängen du hade från början.",
          },
        },
        {
          say = {
            en = "The points that you came with stand on the board, and one more is enough. Take "
              .. "what lets you announce.",
            sv = "Poängen du hade från början står på brädet, och det räcker med en till. Ta in "
              .. "det som låter dig anmäla.",
          },
          ask = "play",
          takes = "dA",
          clause = "STD-CAP-2",
          setup = {
            table = "s5 dA h8 c2", hand1 = "cQ s9 h7", hand2 = "h4 d7 c6", pile1 = "c4 h10",
            scores = { 15, 13 },
          },
          hint = {
            en = "Sweeps, spades and many cards help nothing. Which card on the table does?",
            sv = "Tabbar, spader och många kort hjälper inte. Vilket kort på bordet gör det?",
          },
        },
        {
          say = {
            en = "Most spades, most cards and the last capture count only when the play is over, "
              .. "however sure you are of them. Here s6, s7 and s8 would bring you {score 1}, and "
              .. "that would be enough. But {why announce}.",
            sv = "Flest spader, flest kort och sistan räknas först när spelet är slut, hur säkra "
              .. "de än är. Här skulle s6, s7 och s8 ge dig {score 1}, och det skulle räcka. Men "
              .. "än får du inte räkna med dem.",
          },
          clause = "ANN-3",
          setup = {
            table = "s5", hand1 = "h9", hand2 = "h4", pile1 = "s6 s7 s8", scores = { 13, 3 },
          },
          illegal = { announce = "ANN-2" },
        },
        {
          say = {
            en = "You may announce out of turn as well, until the last card is played. So may "
              .. "seat 2, and here it can, with d10: watch its pile. In a single deal there is "
              .. "nothing to announce.",
            sv = "Du får anmäla också när det inte är din tur, tills sista kortet är spelat. Det "
              .. "får plats 2 med, och här kan den, med d10: håll ögonen på dess hög. I en enstaka "
              .. "giv finns ingenting att anmäla.",
          },
          clause = "ANN-1",
          setup = {
            table = "s5", hand1 = "h9 c3", hand2 = "h4 d7", pile2 = "d10 c4", scores = { 3, 14 },
          },
          legal = "announce seat=2",
          illegal = { ["announce seat=1"] = "ANN-2" },
        },
        {
          ask = "legal",
          move = "announce",
          clause = "ANN-1",
          setup = {
            table = "s5", hand1 = "h9 c3", hand2 = "h4 d7", pile1 = "s2 h3 hA c5",
            sweeps = { 1, 0 }, scores = { 14, 15 },
          },
          hint = {
            en = "Which of the cards that you have taken score by themselves?",
            sv = "Vilka av korten du har tagit in ger poäng i sig?",
          },
        },
        {
          say = {
            en = "Nobody has to announce. But points that nobody announced are settled after the "
              .. "deal, as ever. Here you had enough with d10 in your pile, and said nothing. Then "
              .. "seat 2 got {score 2} for hA, cards and spades, passed you, and won.",
            sv = "Ingen måste anmäla. Men poäng som ingen har anmält avgörs efter given, som "
              .. "vanligt. Här hade du nog med d10 i högen, och teg. Sedan gick {score 2} poäng "
              .. "för hE, kort och spader till plats 2, som gick om dig och vann.",
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
            en = "Neither of you can announce yet. Play with an eye on it.",
            sv = "Ingen av er kan anmäla än. Spela med tanke på det.",
          },
          ask = "best",
          clause = "STD-SCO-3",
          setup = {
            table = "d10 h3 c9 s4", hand1 = "c10 s9 hQ", hand2 = "dJ c3 h10",
            stock = "d8 sQ d6 s6 h8 cJ hJ dQ dA s5 h9 h4 dK sJ s8 s10 cK h6 c7 d5 h5 sK d2 cA",
            pile1 = "h2 c8", pile2 = "h7 hK c6 d4", scores = { 14, 15 },
          },
          hint = {
            en = "After which move could you announce?",
            sv = "Efter vilket drag kan du anmäla?",
          },
        },
        {
          say = {
            en = "Now play a match, and keep count of your points: type announce as soon as you "
              .. "can.",
            sv = "Spela nu ett parti, och håll räkning på dina poäng: skriv anmäl så fort du kan.",
          },
          against = "novice",
        },
      },
    },
  },
}
