--- Lessons of Draw Kasino, for whoever knows the standard game: they meet what is different.

return {
  after = "standard",
  lessons = {
    {
      title = { en = "A card for a card", sv = "Ett kort för ett kort" },
      options = { target = 0 },
      steps = {
        {
          say = {
            en = "Draw Kasino takes and scores like the standard game; only the cards come to you "
              .. "in another way. {clause DRG-1}",
            sv = "I dragkasino tar man in och räknar poäng som i vanlig kasino; bara korten får du "
              .. "på ett annat sätt. {clause DRG-1}",
          },
          clause = "DRG-1",
          seed = 7,
          after = { round = 1, stock = 40, turn = 1 },
        },
        {
          say = {
            en = "{clause DRG-2} So you draw after a capture and after laying out. Here you laid "
              .. "out h9 and drew sK. Then seat 2 laid out d2 and drew a card that you do not see.",
            sv = "{clause DRG-2} Du drar alltså både när du har tagit in och när du har lagt ut. "
              .. "Här lade du ut h9 och drog sK. Sedan lade plats 2 ut d2 och drog ett kort som du "
              .. "inte ser.",
          },
          clause = "DRG-2",
          setup = {
            table = "s5 dQ", hand1 = "h9 c3 c4 c6", hand2 = "d2 d3 d4 h7", dealer = 2,
            stock = "sK dK cK cJ hJ h10",
          },
          play = { "h9", "d2" },
          after = { hand1 = "c3 c4 c6 sK", hand2 = "d3 d4 h7 dK", stock = 4, turn = 1 },
        },
        {
          say = {
            en = "You laid out hJ and drew sA. Now use it.",
            sv = "Du lade ut hKn och drog sE. Använd det nu.",
          },
          ask = "play",
          takes = "dQ",
          clause = { "STD-CAP-2", "STD-VAL-2" },
          setup = {
            table = "s5 dQ", hand1 = "hJ c3 c8 c6", hand2 = "d2 d3 d4 h7", dealer = 2,
            stock = "sA dK cK cJ hK h10",
          },
          play = { "hJ", "d2" },
          hint = {
            en = "As its higher value it takes more than dQ.",
            sv = "Som sitt högre värde tar det in mer än rD.",
          },
        },
        {
          say = {
            en = "Now play a deal like this, with the coach beside you. Until the stock is out "
              .. "your hand stays full, so you need not lay out a good card just because it is "
              .. "your last: keep it until there is something for it to take.",
            sv = "Spela nu en giv så här, med tränaren vid din sida. Tills talongen är slut är "
              .. "handen alltid full, så du behöver inte lägga ut ett bra kort bara för att det är "
              .. "ditt sista: behåll det tills det finns något för det att ta in.",
          },
          against = "novice",
        },
      },
    },

    {
      title = { en = "When the stock is out", sv = "När talongen är slut" },
      steps = {
        {
          say = {
            en = "{clause DRG-5} Nobody calls the last cards in time here, so keep an eye on the "
              .. "stock: during a game the board tells how many cards it still has.",
            sv = "{clause DRG-5} Här ropar ingen sistan i tid, så håll ett öga på talongen: under "
              .. "spelet visar brädet hur många kort den har kvar.",
          },
          clause = "DRG-5",
          seed = 7,
        },
        {
          say = {
            en = "{clause DRG-3} Here seat 2, the dealer, has just drawn the last card. It is your "
              .. "turn, and you play what you hold.",
            sv = "{clause DRG-3} Här har plats 2, som är givare, just dragit det sista kortet. Det "
              .. "är din tur, och du spelar vad du har.",
          },
          clause = "DRG-3",
          setup = {
            table = "s5", hand1 = "h9 c3 dJ h4", hand2 = "dQ h7 c2 s9", dealer = 2, stock = "sK cK",
          },
          play = { "h9", "dQ" },
          after = { round = 2, stock = 0, hand1 = "c3 dJ h4 sK", hand2 = "h7 c2 s9 cK", turn = 1 },
          events = { "stock-out", "last-round" },
        },
        { quiz = { "DRG-3", "DRG-5" }, n = 2 },
        {
          say = {
            en = "The stock is out.",
            sv = "Talongen är slut.",
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
            en = "{clause DRG-4} Now play a match like this.",
            sv = "{clause DRG-4} Spela nu ett parti så här.",
          },
          clause = "DRG-4",
          against = "novice",
        },
      },
    },
  },
}
