--- A lesson of playing with a stock to draw from.

return {
  variant = "standard+draw",
  lessons = {
    {
      title = { en = "A card for a card", sv = "Ett kort för ett kort" },
      steps = {
        {
          say = {
            en = "Any form of Kasino can be played with drawing. Cards are handed out once, as for "
              .. "the first round: four to each and four to the table. The rest of the pack lies "
              .. "face down and is the stock.",
            sv = "Alla former av kasino kan spelas som dragkasino. Korten delas ut en gång, som "
              .. "till första omgången: fyra till var och en och fyra till bordet. Resten av leken "
              .. "ligger med baksidan upp och är talong.",
          },
          clause = { "DRG-1", "DRG-4" },
          seed = 7,
          after = { round = 1, stock = 40, turn = 1 },
        },
        {
          say = {
            en = "When you have played a card, whether it captured or not, you draw the top card "
              .. "of the stock. So you always hold as many as before. Here you have played h9 and "
              .. "drawn sK, and seat 2 has played d2.",
            sv = "När du har spelat ett kort, vare sig det tog in något eller inte, drar du det "
              .. "översta kortet ur talongen. Du har alltså alltid lika många som förut. Här har "
              .. "du spelat h9 och dragit sK, och plats 2 har spelat d2.",
          },
          clause = "DRG-2",
          setup = {
            table = "s5 dQ", hand1 = "h9 c3 c4 c6", hand2 = "d2 d3 d4 h7", stock = "sK dK cK",
          },
          play = { "h9", "d2" },
          after = { hand1 = "c3 c4 c6 sK", hand2 = "d3 d4 h7 dK", stock = 1, turn = 1 },
        },
        {
          say = {
            en = "You draw after you have played, so only what you hold now can take anything.",
            sv = "Du drar först när du har spelat, så bara det du har på hand nu kan ta in något.",
          },
          ask = "captures",
          of = "h9",
          clause = "STD-CAP-2",
          setup = {
            table = "s5 dQ c4", hand1 = "h9 c3 d6 h2", hand2 = "d2 d3 d4 h7", stock = "sK dK",
          },
        },
        {
          say = {
            en = "Once the stock is out you play the cards that you hold, and that is the last "
              .. "round of the deal. Here seat 2 has drawn the last card, and you begin that "
              .. "round.",
            sv = "När talongen är slut spelar du korten du har på hand, och det är givens sista "
              .. "omgång. Här har plats 2 dragit det sista kortet, och du börjar den omgången.",
          },
          clause = "DRG-3",
          setup = {
            table = "s5", hand1 = "h9 c3", hand2 = "dQ h7", dealer = 2, stock = "sK cK",
          },
          play = { "h9", "dQ" },
          after = { round = 2, stock = 0, hand1 = "c3 sK", hand2 = "h7 cK", turn = 1 },
          events = { "stock-out", "last-round" },
        },
        {
          say = {
            en = "All draw equally often: with two players 20 times each, with three 12, with four "
              .. "8. The dealer draws the last card of all.",
            sv = "Alla drar lika många gånger: 20 om man är två, 12 om man är tre och 8 om man är "
              .. "fyra. Givaren drar det allra sista kortet.",
          },
          clause = "DRG-5",
        },
        {
          say = {
            en = "The stock is out, and these are your last two cards. Make a sweep.",
            sv = "Talongen är slut, och det här är dina två sista kort. Gör tabbe.",
          },
          ask = "play",
          sweep = true,
          clause = "STD-TAB-1",
          setup = { table = "h4 s7 cJ", hand1 = "dJ h7", hand2 = "c9 d2", last_round = true },
        },
        {
          say = {
            en = "Now play a match like this.",
            sv = "Spela nu ett parti så här.",
          },
          against = "greedy",
        },
      },
    },
  },
}
