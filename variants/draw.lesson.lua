--- A lesson of playing with a stock to draw from.

return {
  variant = "standard+draw",
  after = "standard",
  lessons = {
    {
      title = { en = "A card for a card", sv = "Ett kort för ett kort" },
      steps = {
        {
          say = {
            en = "Any form of Kasino can be played with drawing. {clause DRG-1}",
            sv = "Alla former av kasino kan spelas som dragkasino. {clause DRG-1}",
          },
          clause = { "DRG-1", "DRG-4" },
          seed = 7,
          after = { round = 1, stock = 40, turn = 1 },
        },
        {
          say = {
            en = "When you have played a card, whether it took anything or not, you draw the top "
              .. "card of the stock. So you hold as many as before. Here you have played h9 and "
              .. "drawn sK, and seat 2 has played d2 and drawn a card too.",
            sv = "När du har spelat ett kort, vare sig det tog in något eller inte, drar du det "
              .. "översta kortet ur talongen. Du har alltså lika många som förut. Här har du "
              .. "spelat h9 och dragit sK, och plats 2 har spelat d2 och också dragit ett kort.",
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
            en = "Use the card that you have just drawn.",
            sv = "Använd kortet som du just drog.",
          },
          ask = "play",
          takes = "h9",
          clause = "STD-CAP-2",
          setup = {
            table = "s4 dQ", hand1 = "h9 c3 c7 c6", hand2 = "d2 d3 d8 h7", stock = "sK dK cK",
          },
          play = { "h9", "d2" },
          hint = {
            en = "Which card is new in your hand, and what is it worth?",
            sv = "Vilket kort är nytt på din hand, och vad är det värt?",
          },
        },
        {
          say = {
            en = "{clause DRG-3} Here seat 2 has drawn the last card, and you begin that round.",
            sv = "{clause DRG-3} Här har plats 2 dragit det sista kortet, och du börjar den "
              .. "omgången.",
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
            en = "{clause DRG-5}",
            sv = "{clause DRG-5}",
          },
          clause = "DRG-5",
        },
        { quiz = { "DRG-1", "DRG-2", "DRG-5" }, n = 2 },
        {
          say = {
            en = "The stock is out, and these are your last cards.",
            sv = "Talongen är slut, och det här är dina sista kort.",
          },
          ask = "play",
          sweep = true,
          clause = "STD-TAB-1",
          setup = { table = "h4 s7 cJ", hand1 = "dJ h7", hand2 = "c9 d2", last_round = true },
          hint = {
            en = "Which of your cards takes everything?",
            sv = "Vilket av dina kort tar in allt?",
          },
        },
        {
          say = {
            en = "Now play a match like this, with the coach at your side.",
            sv = "Spela nu ett parti så här, med tränaren bredvid dig.",
          },
          against = "novice",
        },
      },
    },
  },
}
