--- Lessons of Finnish Kasino, for whoever knows the standard game: they meet what is different, and
--- end in a deal.

return {
  after = "standard",
  lessons = {
    {
      title = { en = "Fixed values", sv = "Fasta värden" },
      steps = {
        {
          say = {
            en = "You know the standard game, so you know most of this one. {clause FIN-PLY-1} "
              .. "{clause FIN-PLY-2}",
            sv = "Du kan vanlig kasino, och därmed det mesta av den finska. {clause FIN-PLY-1} "
              .. "{clause FIN-PLY-2}",
          },
          clause = { "FIN-PLY-1", "FIN-PLY-2" },
          seed = 7,
          after = { stock = 40, round = 1 },
        },
        {
          say = {
            en = "You take as before: a card of equal value, cards that add up to it, or several "
              .. "of these at once; no table card serves twice. And you need not take all, or "
              .. "anything: c10 may take h10, or c8 with d2 ({sum c10xc8+d2}), or all three.",
            sv = "Du tar in som förut: ett kort av samma värde, kort som tillsammans blir lika "
              .. "mycket, eller flera sådana på en gång; inget bordskort räknas två gånger. Du "
              .. "måste inte ta allt, eller något alls: c10 får ta in h10, eller c8 med d2 "
              .. "({sum c10xc8+d2}), eller alla tre.",
          },
          clause = { "FIN-CAP-1", "FIN-CAP-2", "FIN-CAP-3" },
          setup = { table = "h10 c8 d2 sK", hand1 = "c10", hand2 = "h4" },
          only = { "c10", "c10xh10", "c10xc8+d2", "c10xh10,c8+d2" },
        },
        {
          say = {
            en = "But here you choose no values. {clause FIN-VAL-1} So your hA takes sK with cA, "
              .. "for {sum hAxsK+cA}. It does not take cA alone.",
            sv = "Men här väljer du inga värden. {clause FIN-VAL-1} Ditt hE tar alltså in sK med "
              .. "kE, för {sum hAxsK+cA}. Bara kE tar det inte in.",
          },
          clause = "FIN-VAL-1",
          setup = { table = "cA sK h9 s4", hand1 = "hA c6", hand2 = "h6 c3" },
          legal = "hAxsK+cA",
          illegal = { hAxcA = "FIN-VAL-1" },
        },
        {
          ask = "play",
          takes = "h9 s7",
          clause = { "FIN-CAP-1", "FIN-VAL-1" },
          setup = { table = "h9 s7 dK cQ", hand1 = "s2 d10 hA c6", hand2 = "h6 c4 d8 s5" },
          hint = {
            en = "Which of your cards counts that much?",
            sv = "Vilket av dina kort räknas som så mycket?",
          },
        },
        {
          ask = "legal",
          move = "d10xh10",
          clause = "FIN-VAL-1",
          setup = { table = "h10 s6 c4", hand1 = "d10 c7 hQ", hand2 = "h6 c3 d8" },
          hint = {
            en = "What does d10 count in your hand?",
            sv = "Vad räknas d10 som på din hand?",
          },
        },
        {
          ask = "play",
          takes = "cA",
          clause = { "FIN-CAP-1", "FIN-VAL-1" },
          setup = { table = "cA hJ d6 s8", hand1 = "hA cQ d9 s2", hand2 = "h6 c4 d5 s4" },
          hint = {
            en = "On the table cA counts {value cA}.",
            sv = "På bordet räknas kE som {value cA}.",
          },
        },
        {
          ask = "play",
          takes = "s9 c6 h3",
          clause = "FIN-CAP-2",
          setup = { table = "s9 c6 h3 dK", hand1 = "s2 d9 d10", hand2 = "h6 c4 d5" },
          hint = {
            en = "It takes a card and a sum.",
            sv = "Det tar in ett kort och en summa.",
          },
        },
      },
    },

    {
      title = { en = "Mökki", sv = "Mökki" },
      steps = {
        {
          say = {
            en = "{clause FIN-SWP-1} Here seat 2 has just made one, and you must lay out.",
            sv = "{clause FIN-SWP-1} Här har plats 2 just gjort en, och du måste lägga ut.",
          },
          clause = "FIN-SWP-1",
          setup = {
            table = "c5 h4", hand1 = "h7 c2", hand2 = "h9 dK", turn = 2, dealer = 1,
            stock = "sK dQ cK c10",
          },
          play = "h9xc5+h4",
          after = { sweeps = { 0, 1 }, turn = 1, only = { "h7", "c2" } },
          score = { { total = 0 }, { ["FIN-SWP-1"] = 1 } },
        },
        {
          ask = "play",
          sweep = true,
          clause = "FIN-SWP-1",
          setup = {
            table = "dA h9 c4", hand1 = "s5 hA dK", hand2 = "h7 c2 d8", stock = "sK dQ cK c10",
          },
          hint = { en = "Add up all that lies there.", sv = "Lägg ihop allt som ligger där." },
        },
        {
          say = {
            en = "{clause FIN-SWP-2} So in the last round there are none. Here seat 2 has just "
              .. "emptied the table in it, and gets nothing for that.",
            sv = "{clause FIN-SWP-2} I sista omgången finns det alltså inga. Här har plats 2 just "
              .. "tömt bordet i den, och får inget för det.",
          },
          clause = "FIN-SWP-2",
          setup = { table = "c5 h4", hand1 = "h7 c2", hand2 = "h9 dK", turn = 2, dealer = 1 },
          play = "h9xc5+h4",
          after = { table = "", sweeps = { 0, 0 }, turn = 1 },
        },
        {
          say = {
            en = "A sweep does not count either once somebody, whoever it is, had more than "
              .. "{option sweep_freeze} points when the deal began. Seat 2 had, and so the sweep "
              .. "that it has just made does not count.",
            sv = "En mökki räknas inte heller när någon, vem det än är, hade mer än "
              .. "{option sweep_freeze} poäng när given började. Det hade plats 2, så den mökki "
              .. "som plats 2 just gjorde räknas inte.",
          },
          clause = "FIN-SWP-3",
          setup = {
            table = "c5 h4", hand1 = "h7 c2", hand2 = "h9 dK", turn = 2, dealer = 1,
            stock = "sK dQ cK c10", scores = { 0, 11 },
          },
          play = "h9xc5+h4",
          after = { table = "", sweeps = { 0, 0 }, turn = 1 },
        },
        {
          say = {
            en = "{clause FIN-SWP-4} Seat 2 has just made its first. You had more of them, and "
              .. "keep what you see.",
            sv = "{clause FIN-SWP-4} Plats 2 har just gjort sin första. Du hade fler, och har "
              .. "kvar vad du ser.",
          },
          clause = "FIN-SWP-4",
          setup = {
            table = "c5 h4", hand1 = "h7 c2", hand2 = "h9 dK", pile1 = "c3 d3 s6 h6", turn = 2,
            dealer = 1, stock = "sK dQ cK c10", sweeps = { 2, 0 },
          },
          play = "h9xc5+h4",
          after = { sweeps = { 1, 0 }, turn = 1 },
        },
        { quiz = { "FIN-SWP-2", "FIN-SWP-3", "FIN-SWP-4" }, n = 1 },
      },
    },

    {
      title = { en = "Points and the match", sv = "Poäng och parti" },
      steps = {
        {
          say = {
            en = "{clause FIN-SCO-1} So here you get {score 1}, and seat 2 gets {score 2}.",
            sv = "{clause FIN-SCO-1} Här får du alltså {score 1}, och plats 2 får {score 2}.",
          },
          clause = "FIN-SCO-1",
          setup = { pile1 = "d10 hA cA s5 c7 h6", pile2 = "s2 s3 h2 h3 h4" },
        },
        {
          ask = "score",
          seat = 1,
          total = true,
          clause = "FIN-SCO-1",
          setup = { pile1 = "s2 s7 c4 h4 dA", pile2 = "d10 s9 sA h3" },
          hint = {
            en = "Who has most cards, and who most spades? Then look for s2, d10 and aces.",
            sv = "Vem har flest kort, och vem flest spader? Leta sedan efter s2, d10 och ess.",
          },
        },
        {
          say = {
            en = "You can take only one of the tens.",
            sv = "Du kan bara ta in en av tiorna.",
          },
          ask = "best",
          clause = "FIN-SCO-1",
          setup = { table = "h10 d10 c3 s8", hand1 = "hK", hand2 = "d8" },
        },
        {
          say = {
            en = "{clause FIN-END-1} Here the last card has just been played, and what lay there "
              .. "has gone to seat 2.",
            sv = "{clause FIN-END-1} Här har det sista kortet just spelats, och det som låg där "
              .. "har gått till plats 2.",
          },
          clause = "FIN-END-1",
          setup = { table = "s4 c8", hand1 = "h9", last_capturer = 2 },
          play = "h9",
          after = { pile2 = "s4 c8 h9", sweeps = { 0, 0 } },
        },
        {
          say = {
            en = "{clause FIN-DEAL-1} You dealt the first pack here. Now seat 2 deals, and so you "
              .. "begin.",
            sv = "{clause FIN-DEAL-1} Du gav den första leken här. Nu ger plats 2, och därför "
              .. "börjar du.",
          },
          clause = "FIN-DEAL-1",
          setup = { hand1 = "h9", turn = 1, dealer = 1 },
          play = { "h9", "next" },
          after = { deal = 2, dealer = 2, turn = 1 },
        },
        {
          say = {
            en = "{clause FIN-MAT-1} Here both have reached it in the same deal, and seat 2 has "
              .. "won by {total 2} to {total 1}.",
            sv = "{clause FIN-MAT-1} Här har båda nått dit i samma giv, och plats 2 har vunnit med "
              .. "{total 2} mot {total 1}.",
          },
          clause = "FIN-MAT-1",
          setup = { hand1 = "h9", pile1 = "hA", pile2 = "d10 h2", scores = { 15, 14 } },
          play = "h9",
          after = { phase = "match-over", scores = { 16, 17 }, winners = { 2 } },
        },
        { quiz = { "FIN-END-1", "FIN-MAT-1" }, n = 2 },
      },
    },

    {
      title = { en = "Your first deal", sv = "Din första giv" },
      options = { target = 0 },
      steps = {
        {
          say = {
            en = "Now play a deal against the computer. Remember what your aces, s2 and d10 count, "
              .. "and make your sweeps before the last round. A coach speaks up when a move gives "
              .. "points away.",
            sv = "Spela nu en giv mot datorn. Tänk på vad dina ess, s2 och d10 räknas som, och "
              .. "töm bordet före sista omgången om du kan. En tränare säger till när ett drag "
              .. "ger bort poäng.",
          },
          against = "novice",
        },
      },
    },
  },
}
