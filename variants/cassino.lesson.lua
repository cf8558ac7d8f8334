--- Lessons of American Cassino, from its captures over building to a match.

return {
  lessons = {
    {
      title = { en = "Numerals and court cards", sv = "Siffror och klädda kort" },
      steps = {
        {
          say = {
            en = "Two or three play alone, four in pairs, with 52 cards. You take cards from the "
              .. "table with cards from your hand. Each gets two cards and the table two, twice. "
              .. "When all are played, each gets four more and the table none.",
            sv = "Två eller tre spelar var för sig, fyra i par, med 52 kort. Du tar in kort från "
              .. "bordet med kort från handen. Var och en får två kort och bordet två, två gånger. "
              .. "När alla är spelade får var och en fyra till och bordet inga.",
          },
          clause = { "US-PLY-1", "US-DEAL-1" },
          seed = 7,
          after = { stock = 40, round = 1 },
        },
        {
          say = {
            en = "Numerals, ace to ten, count as printed, an ace 1. Jacks, queens and kings count "
              .. "nothing. A numeral takes cards of its rank, or two or more cards that add up to "
              .. "it: s7 takes h7, written s7xh7, or s3 with d4, written s7xs3+d4.",
            sv = "Siffror, ess till tio, räknas som de är, ett ess som 1. Knektar, damer och "
              .. "kungar räknas inte. En siffra tar in kort av sin valör, eller två eller flera "
              .. "kort som tillsammans blir den: s7 tar in h7, skrivet s7xh7, eller s3 med d4, "
              .. "skrivet s7xs3+d4.",
          },
          clause = { "US-VAL-1", "US-CAP-1", "US-CAP-2" },
          setup = { table = "h7 s3 d4 cK", hand1 = "s7 h9", hand2 = "h8 c2" },
          legal = { "s7xh7", "s7xs3+d4" },
        },
        {
          say = {
            en = "Cards of its rank and any number of sums go in one capture, as long as no card "
              .. "is used twice. Every rule has a code: this one is US-CAP-3, and `clause "
              .. "US-CAP-3` shows it whenever you like.",
            sv = "Kort av dess valör och hur många summor som helst tas in på en gång, så länge "
              .. "inget kort används två gånger. Varje regel har en kod: den här heter US-CAP-3, "
              .. "och `paragraf US-CAP-3` visar den när du vill.",
          },
          clause = "US-CAP-3",
          setup = { table = "h8 c5 d3 s5", hand1 = "s8 h9", hand2 = "h10 c2" },
          legal = "s8xh8,c5+d3",
          illegal = { ["s8xh8 s5 c5 d3"] = "US-CAP-3" },
        },
        {
          say = {
            en = "`+` joins the cards of a sum, a comma parts what is taken at once, and a blank "
              .. "parts ways: h7 s3+d4 would be two ways, and h7,s3+d4 a single one.",
            sv = "`+` binder ihop korten i en summa, komma skiljer åt det som tas in på en gång, "
              .. "och blanksteg skiljer sätt åt: h7 s3+d4 vore två sätt, och h7,s3+d4 ett enda.",
          },
          ask = "captures",
          of = "c9",
          clause = "US-CAP-3",
          setup = { table = "h9 c5 d4 hQ", hand1 = "c9 h8", hand2 = "h10 c2" },
        },
        {
          say = {
            en = "Court cards are no part of a sum, and a jack is not 11. They take only their "
              .. "like: a king takes one king or more, nothing else.",
            sv = "Klädda kort ingår inte i någon summa, och en knekt är inte 11. De tar bara in "
              .. "sina likar: en kung tar in en kung eller flera, och inget annat.",
          },
          clause = { "US-CAP-4", "US-CAP-5" },
          setup = { table = "hK dK cJ d3", hand1 = "sK h8", hand2 = "h10 c2" },
          legal = { "sKxhK", "sKxhK,dK" },
          illegal = { ["sKxcJ d3"] = true },
        },
        {
          ask = "legal",
          move = "cJxh6 s5",
          clause = "US-VAL-1",
          setup = { table = "h6 s5 d2", hand1 = "cJ h8", hand2 = "h10 c2" },
        },
        {
          say = {
            en = "A card that could capture may not be laid out. If you cannot capture, you lay a "
              .. "card out.",
            sv = "Ett kort som kan ta in får inte läggas ut. Kan du inte ta in lägger du ut ett "
              .. "kort.",
          },
          clause = { "US-TRL-2", "US-TRL-1" },
          setup = { table = "h6 c2 hK", hand1 = "s8 sK d3", hand2 = "d9 h10 c7" },
          illegal = { s8 = "US-TRL-2", sK = "US-TRL-2" },
          legal = "d3",
        },
        { quiz = { "US-CAP-2", "US-CAP-3", "US-CAP-5", "US-TRL-2" }, n = 5 },
      },
    },

    {
      title = { en = "Building", sv = "Att bygga" },
      steps = {
        {
          say = {
            en = "Instead of capturing you may build: lay a card on cards of the table, so that "
              .. "together they make a numeral. You must hold another card of that numeral. "
              .. "Holding c8 you have laid s2 on h6 and called eight, which is written s2>8:h6. "
              .. "Seat 2 has laid out d3 since, and now your c8 can take the build.",
            sv = "I stället för att ta in får du bygga: lägg ett kort på kort på bordet, så att de "
              .. "tillsammans blir en siffra. Du måste ha ett annat kort med den siffran. Med c8 "
              .. "på hand har du lagt s2 på h6 och sagt åtta, vilket skrivs s2>8:h6. Plats 2 har "
              .. "sedan lagt ut d3, och nu kan din c8 ta in bygget.",
          },
          clause = { "US-BLD-1", "US-BLD-3" },
          setup = { table = "h6 dK", hand1 = "s2 c8", hand2 = "d3 d9" },
          play = { "s2>8:h6", "d3" },
          after = { table = "dK [h6+s2]=8/1 d3", turn = 1, legal = "c8x[h6+s2]" },
        },
        {
          say = {
            en = "Your hand holds s2, s5 and d4.",
            sv = "På hand har du s2, s5 och d4.",
          },
          ask = "legal",
          move = "s2>8:h6",
          clause = "US-BLD-3",
          setup = { table = "h6 dK", hand1 = "s2 s5 d4", hand2 = "d8 c9 h10" },
          hint = { en = "Who could take an eight?", sv = "Vem kan ta in en åtta?" },
        },
        {
          say = {
            en = "A build is taken whole, by a card of its numeral, alone or with other cards and "
              .. "sums of it. It is never part of a sum. Seat 2 built this one for itself, but "
              .. "your c8 takes it just as well.",
            sv = "Ett bygge tas in helt, av ett kort med dess siffra, för sig eller med andra kort "
              .. "och summor om den. Det ingår aldrig i en summa. Plats 2 byggde det här åt sig "
              .. "själv, men din c8 tar in det lika väl.",
          },
          clause = "US-BLD-9",
          setup = { table = "d5 s8 [c2+h6]=8/2", hand1 = "c8 cQ", hand2 = "d8 d3" },
          legal = { "c8x[c2+h6]", "c8x[c2+h6],s8" },
          illegal = { c8xc2 = "US-BLD-9" },
        },
        {
          ask = "captures",
          of = "c8",
          clause = "US-BLD-9",
          setup = { table = "d5 h3 [c2+h6]=8/2", hand1 = "c8 cQ h4", hand2 = "d8 d3 c9" },
        },
        {
          say = {
            en = "Anyone who holds the new numeral may raise a build of one group, with a card "
              .. "from the hand. c2 and d4 were a six of seat 2, and with s2 you have made it an "
              .. "eight. Only the card played raises it, not one from the table. The card played "
              .. "is always part of what it builds.",
            sv = "Den som har den nya siffran får höja ett bygge med en grupp, vem spelaren än är, "
              .. "med ett kort från handen. c2 och d4 var plats 2:s sexa, och med s2 har du gjort "
              .. "den till en åtta. Bara det spelade kortet höjer den, inte ett från bordet. Det "
              .. "spelade kortet ingår alltid i det som byggs.",
          },
          clause = { "US-BLD-4", "US-BLD-6", "US-BLD-7" },
          setup = { table = "dK [c2+d4]=6/2", hand1 = "s2 c8", hand2 = "d6 h4" },
          play = { "s2>8:[c2+d4]", "h4" },
          after = { table = "dK [c2+d4+s2]=8/1 h4", turn = 1 },
        },
        {
          say = {
            en = "A build may have several groups that each make the numeral: here h3 and d3 are "
              .. "each a three. Such a build keeps its numeral. And nothing is built with court "
              .. "cards.",
            sv = "Ett bygge får ha flera grupper som var för sig blir siffran: här är h3 och d3 "
              .. "var sin trea. Ett sådant bygge behåller sin siffra. Och man bygger inte med "
              .. "klädda kort.",
          },
          clause = { "US-BLD-2", "US-BLD-5", "US-BLD-8" },
          setup = { table = "[h3+d3]=3*/2 dK", hand1 = "s2 c5 sK", hand2 = "c3 d9 h8" },
          illegal = { ["s2>5:[h3+d3]"] = "US-BLD-5", ["sK>13:dK"] = "US-BLD-8" },
        },
        {
          say = {
            en = "If you build a numeral that is built already, the builds become one. A build "
              .. "belongs to whoever added to it last. Here cA and s7 were an eight of seat 2, and "
              .. "with h6 and s2 you have made it yours.",
            sv = "Bygger du en siffra som redan är byggd blir byggena ett. Ett bygge tillhör den "
              .. "som sist lade till något. Här var cE och s7 plats 2:s åtta, och med h6 och s2 "
              .. "har du gjort den till din.",
          },
          clause = "US-BLD-11",
          setup = { table = "h6 dK [cA+s7]=8/2", hand1 = "s2 d8 dQ", hand2 = "c8 c4 h10" },
          play = { "s2>8:h6", "h10" },
          after = { table = "dK [cA+s7+h6+s2]=8*/1 h10", turn = 1 },
        },
        {
          say = {
            en = "Your own build binds you. You may not play the last card that you hold for it, "
              .. "unless it takes or changes the build. And you may not lay out a card while you "
              .. "can do anything else.",
            sv = "Ditt eget bygge binder dig. Du får inte spela det sista kort du har för det, om "
              .. "kortet inte tar in eller ändrar bygget. Och du får inte lägga ut ett kort så "
              .. "länge du kan göra något annat.",
          },
          clause = { "US-BLD-10", "US-TRL-3" },
          setup = { table = "s8 [c2+h6]=8/1", hand1 = "c8 dK", hand2 = "d8 d3" },
          only = { "c8x[c2+h6]", "c8x[c2+h6],s8" },
          illegal = { c8xs8 = "US-BLD-10", dK = "US-TRL-3" },
        },
        { quiz = { "US-BLD-1", "US-BLD-9" }, n = 4 },
      },
    },

    {
      title = { en = "Points and the match", sv = "Poäng och parti" },
      steps = {
        {
          say = {
            en = "Taking all that lies on the table, builds too, is a sweep and scores 1. You have "
              .. "just made one, and seat 2 had to lay out d3.",
            sv = "Att ta in allt som ligger på bordet, byggen också, är en tabbe och ger 1 poäng. "
              .. "Du har just gjort en, och plats 2 var tvungen att lägga ut d3.",
          },
          clause = "US-SWP-1",
          setup = { table = "s8 [c2+h6]=8/2", hand1 = "c8 dK", hand2 = "d8 d3" },
          play = { "c8x[c2+h6] s8", "d3" },
          after = { sweeps = { 1, 0 }, table = "d3", turn = 1 },
        },
        {
          ask = "sweep",
          clause = "US-SWP-1",
          setup = { table = "h5 d4 c9", hand1 = "s9 h4 dK", hand2 = "d8 d3 c6" },
        },
        {
          say = {
            en = "What is left on the table after the last card goes to whoever captured last, "
              .. "builds too. It is no sweep.",
            sv = "Det som ligger kvar på bordet efter sista kortet går till den som sist tog in, "
              .. "byggen också. Det är ingen tabbe.",
          },
          clause = "US-END-1",
          setup = { table = "hQ d2", hand1 = "s7", last_capturer = 2, pile2 = "h4 s4" },
          play = "s7",
          after = { pile1 = "", pile2 = "h4 s4 hQ d2 s7", sweeps = { 0, 0 } },
        },
        {
          say = {
            en = "By US-SCO-1 most cards score 3, most spades 1, the ten of diamonds 2, the two of "
              .. "spades 1 and each ace 1. A shared first place scores nothing. You have d10 2, hA "
              .. "1 and most spades 1: that is 4. Seat 2 has most cards 3, s2 1 and cA 1: that is "
              .. "5.",
            sv = "Enligt US-SCO-1 ger flest kort 3 poäng, flest spader 1, ruter tio 2, spader två "
              .. "1 och varje ess 1. En delad förstaplats ger inget. Du har d10 2, hE 1 och flest "
              .. "spader 1: det blir 4. Plats 2 har flest kort 3, s2 1 och cE 1: det blir 5.",
          },
          clause = "US-SCO-1",
          setup = { pile1 = "d10 s3 s4 hA", pile2 = "s2 cA h4 h5 h6" },
          score = { { total = 4 }, { total = 5 } },
        },
        {
          ask = "score",
          seat = 1,
          clause = "US-SCO-1",
          setup = { pile1 = "s2 s9 hA c4 c7", pile2 = "d10 sA hQ dQ" },
          hint = {
            en = "Who has most cards, and who most spades? Then look for s2, d10 and aces.",
            sv = "Vem har flest kort, och vem flest spader? Leta sedan efter s2, d10 och ess.",
          },
        },
        {
          ask = "score",
          seat = 2,
          total = true,
          clause = "US-SCO-1",
          setup = { pile1 = "s3 h4 dA c7", pile2 = "c10 h2 s9 hK" },
          hint = {
            en = "Is any of the first places shared?",
            sv = "Är någon av förstaplatserna delad?",
          },
        },
        {
          say = {
            en = "The match is over once somebody has 21 points, and whoever has most wins.",
            sv = "Partiet är slut när någon har 21 poäng, och den som har flest vinner.",
          },
          clause = "US-MAT-1",
          setup = { hand1 = "h3", pile1 = "d10 hA", pile2 = "", scores = { 15, 20 } },
          play = "h3",
          after = { phase = "match-over", scores = { 21, 20 }, winners = { 1 } },
        },
        {
          say = { en = "Now play a match.", sv = "Spela nu ett parti." },
          against = "greedy",
        },
      },
    },
  },
}
