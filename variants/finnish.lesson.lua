--- Lessons of Finnish Kasino, for whoever knows the standard game.

return {
  lessons = {
    {
      title = { en = "Fixed values", sv = "Fasta värden" },
      steps = {
        {
          say = {
            en = "Finnish Kasino is for two to four players, with one pack and no jokers. Everyone "
              .. "gets four cards, and four are laid on the table. Later cards go only to the "
              .. "hands.",
            sv = "Finsk kasino är för två till fyra spelare, med en kortlek utan jokrar. Alla får "
              .. "fyra kort, och fyra läggs på bordet. Senare kort går bara till händerna.",
          },
          clause = { "FIN-PLY-1", "FIN-PLY-2" },
          seed = 7,
          after = { stock = 40, round = 1 },
        },
        {
          say = {
            en = "Here you do not choose values. From the hand an ace counts 14, the two of spades "
              .. "15 and the ten of diamonds 16. On the table they count 1, 2 and 10. So an ace "
              .. "does not take an ace.",
            sv = "Här väljer du inga värden. Från handen räknas ess som 14, spader två som 15 och "
              .. "ruter tio som 16. På bordet räknas de som 1, 2 och 10. Ett ess tar alltså inte "
              .. "in ett ess.",
          },
          clause = "FIN-VAL-1",
          setup = { table = "cA sK h9 s7", hand1 = "hA d10", hand2 = "h6 c4" },
          legal = { "hA=14xsK+cA", "d10=16xh9+s7" },
          illegal = { hAxcA = "FIN-VAL-1" },
        },
        { ask = "values", of = "d10", clause = "FIN-VAL-1" },
        { ask = "values", of = "cA", clause = "FIN-VAL-1" },
        {
          say = {
            en = "Otherwise take a card equal to the one you play, or cards that add up to it: a "
              .. "jack takes a jack, and a five with a six. A table card is part of one sum only.",
            sv = "I övrigt tar du ett bordskort som är lika med kortet du spelar, eller kort som "
              .. "tillsammans blir lika mycket: en knekt tar en knekt, och en femma med en sexa. "
              .. "Ett bordskort ingår bara i en summa.",
          },
          clause = "FIN-CAP-1",
          setup = { table = "dJ h6 c5 hQ", hand1 = "cJ c8", hand2 = "h4 d9" },
          legal = { "cJxdJ", "cJxh6+c5" },
          illegal = { c8xh6 = "FIN-CAP-1" },
        },
        {
          ask = "captures",
          of = "s2",
          clause = "FIN-CAP-1",
          setup = { table = "c10 d5 c2 hK", hand1 = "s2 h8", hand2 = "h6 c9" },
          hint = {
            en = "In your hand the two of spades counts 15.",
            sv = "På din hand räknas spader två som 15.",
          },
        },
        {
          say = {
            en = "One card can take several combinations at once. But you need not take all that "
              .. "you could, and you need not capture at all.",
            sv = "Ett kort kan ta flera kombinationer på en gång. Men du måste inte ta allt du "
              .. "kunde ha tagit, och du måste inte ta in alls.",
          },
          clause = { "FIN-CAP-2", "FIN-CAP-3" },
          setup = { table = "h10 c8 d2 sK", hand1 = "c10", hand2 = "h4" },
          only = { "c10", "c10xh10", "c10xc8+d2", "c10xh10,c8+d2" },
        },
        {
          ask = "count",
          of = "c9",
          clause = "FIN-CAP-2",
          setup = { table = "h9 s5 d4 cA d8", hand1 = "c9 hQ", hand2 = "h6 c7" },
        },
        { quiz = { "FIN-CAP-1", "FIN-CAP-2", "FIN-CAP-3" }, n = 4 },
      },
    },

    {
      title = { en = "Mökki", sv = "Mökki" },
      steps = {
        {
          say = {
            en = "Emptying the table in one play is a sweep, in Finnish mökki, and scores 1 point. "
              .. "All may see how many you have. Here seat 2 has just made one, and so you can "
              .. "only lay a card out.",
            sv = "Tömmer du bordet i ett drag är det en mökki, som ger 1 poäng. Alla får se hur "
              .. "många du har. Här har plats 2 just gjort en, och därför kan du bara lägga ut ett "
              .. "kort.",
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
          say = {
            en = "But a sweep counts only while cards are left in the stock, so not in the last "
              .. "round of a deal. Here seat 2 emptied the table in the last round, and that "
              .. "counts for nothing.",
            sv = "Men en mökki räknas bara så länge det finns kort kvar i talongen, alltså inte i "
              .. "givens sista omgång. Här tömde plats 2 bordet i sista omgången, och det räknas "
              .. "inte.",
          },
          clause = "FIN-SWP-2",
          setup = { table = "c5 h4", hand1 = "h7 c2", hand2 = "h9 dK", turn = 2, dealer = 1 },
          play = "h9xc5+h4",
          after = { table = "", sweeps = { 0, 0 }, turn = 1 },
        },
        {
          say = {
            en = "And it counts only while nobody has passed 10 points in the deals before. Seat 2 "
              .. "had 11, so the sweep that it has just made does not count.",
            sv = "Och den räknas bara så länge ingen har kommit över 10 poäng i tidigare givar. "
              .. "Plats 2 hade 11, så den mökki som plats 2 just gjorde räknas inte.",
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
            en = "Seat 2 has 10 points, and the stock is not out. Which cards make a sweep that "
              .. "counts?",
            sv = "Plats 2 har 10 poäng, och talongen är inte slut. Vilka kort gör en mökki som "
              .. "räknas?",
          },
          ask = "sweep",
          clause = "FIN-SWP-1",
          setup = {
            table = "dA h9 c4", hand1 = "hA s5 dK", hand2 = "h7 c2 d8", stock = "sK dQ cK c10",
            scores = { 3, 10 },
          },
          hint = { en = "1 + 9 + 4 is 14.", sv = "1 + 9 + 4 är 14." },
        },
        {
          say = {
            en = "When every player has a sweep, they cancel out: each loses one. You had two of "
              .. "them, and keep one now that seat 2 has made its first.",
            sv = "När alla spelare har en mökki tar de ut varandra: var och en blir av med en. Du "
              .. "hade två, och har kvar en nu när plats 2 har gjort sin första.",
          },
          clause = "FIN-SWP-4",
          setup = {
            table = "c5 h4", hand1 = "h7 c2", hand2 = "h9 dK", pile1 = "c3 d3 s6 h6", turn = 2,
            dealer = 1, stock = "sK dQ cK c10", sweeps = { 2, 0 },
          },
          play = "h9xc5+h4",
          after = { sweeps = { 1, 0 }, turn = 1 },
        },
        { quiz = "FIN-SWP-1", n = 3 },
      },
    },

    {
      title = { en = "Points and the match", sv = "Poäng och parti" },
      steps = {
        {
          say = {
            en = "By FIN-SCO-1 each ace scores 1, the two of spades 1 and the ten of diamonds 2; "
              .. "most spades 2 and most cards 1, unless the first place is shared. You have d10 "
              .. "2, hA 1 and cA 1: that is 4. Seat 2 has s2 1, most spades 2 and most cards 1: "
              .. "that is 4, too.",
            sv = "Enligt FIN-SCO-1 ger varje ess 1 poäng, spader två 1 och ruter tio 2; flest "
              .. "spader 2 och flest kort 1, om inte förstaplatsen delas. Du har d10 2, hE 1 och "
              .. "cE 1: det blir 4. Plats 2 har s2 1, flest spader 2 och flest kort 1: det blir "
              .. "också 4.",
          },
          clause = "FIN-SCO-1",
          setup = { pile1 = "d10 hA cA", pile2 = "s2 h2 h3 h4" },
          score = { { total = 4 }, { total = 4 } },
        },
        {
          ask = "score",
          seat = 1,
          clause = "FIN-SCO-1",
          setup = { pile1 = "s2 s7 c4 h4 dA", pile2 = "d10 s9 sA h3" },
          hint = {
            en = "Who has most cards, and who most spades? Then look for s2, d10 and aces.",
            sv = "Vem har flest kort, och vem flest spader? Leta sedan efter s2, d10 och ess.",
          },
        },
        {
          ask = "score",
          seat = 2,
          total = true,
          clause = "FIN-SCO-1",
          setup = { pile1 = "s3 h4 dA c7", pile2 = "c10 h2 s9 hK" },
          hint = {
            en = "Is any of the first places shared?",
            sv = "Är någon av förstaplatserna delad?",
          },
        },
        {
          say = {
            en = "Cards left on the table after the last card go to the player who captured last. "
              .. "That scores nothing by itself, and is no sweep. If nobody captured, they go to "
              .. "nobody.",
            sv = "Kort som ligger kvar på bordet efter givens sista kort går till den som sist tog "
              .. "in. Det ger ingen poäng i sig och är ingen mökki. Har ingen tagit in går de till "
              .. "ingen.",
          },
          clause = "FIN-END-1",
          setup = { table = "s4 c8", hand1 = "h9", last_capturer = 2 },
          play = "h9",
          after = { pile2 = "s4 c8 h9", sweeps = { 0, 0 } },
        },
        {
          say = {
            en = "The dealer changes after each pack. The player after the dealer starts every "
              .. "round until the pack is out. You were the dealer of the first pack. Now seat 2 "
              .. "is the dealer, so you start.",
            sv = "Givaren byts efter varje kortlek. Spelaren efter givaren börjar varje omgång "
              .. "tills leken är slut. Du var givare för den första leken. Nu är plats 2 givare, "
              .. "så du börjar.",
          },
          clause = "FIN-DEAL-1",
          setup = { hand1 = "h9", turn = 1, dealer = 1 },
          play = { "h9", "next" },
          after = { deal = 2, dealer = 2, turn = 1 },
        },
        {
          say = {
            en = "The game ends after the deal in which somebody reaches 16 points, and the "
              .. "highest total wins: here seat 2, by 17 to 16. If several share the first place, "
              .. "the one of them with most spades in that deal wins. If they are level there too, "
              .. "they share the win.",
            sv = "Spelet är slut efter den giv där någon når 16 poäng, och den som har flest "
              .. "vinner: här plats 2, med 17 mot 16. Om flera delar förstaplatsen vinner den av "
              .. "dem som tog flest spader i given. Är de lika även där delar de på segern.",
          },
          clause = "FIN-MAT-1",
          setup = { hand1 = "h9", pile1 = "hA", pile2 = "d10 h2", scores = { 15, 14 } },
          play = "h9",
          after = { phase = "match-over", scores = { 16, 17 }, winners = { 2 } },
        },
        { quiz = "FIN-SCO-1", n = 2 },
        {
          say = { en = "Now play a match.", sv = "Spela nu ett parti." },
          against = "greedy",
        },
      },
    },
  },
}
