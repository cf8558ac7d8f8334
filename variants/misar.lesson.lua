--- Lessons of Kasino misär, for whoever knows the standard game. The first is short and ends in a
--- deal; those after it go into the duties, how to play under them, and the match.

return {
  after = "standard",
  lessons = {
    {
      title = { en = "Your first deal upside down", sv = "Din första giv bakvänt" },
      options = { target = 0 },
      steps = {
        {
          say = {
            en = "Misär is Kasino upside down. {clause MIS-D1} But now they are bad. "
              .. "{clause MIS-C1} Here you have {score 1} and seat 2 has {score 2}, so seat 2 is "
              .. "glad.",
            sv = "Misär är kasino bakvänt. {clause MIS-D1} Men nu är de dåliga. {clause MIS-C1} "
              .. "Här har du {score 1} och plats 2 har {score 2}, så plats 2 är glad.",
          },
          clause = { "MIS-D1", "MIS-C1" },
          setup = { pile1 = "d10 hA s6 h7 c4", pile2 = "s2 h2 c3 d3" },
        },
        {
          say = {
            en = "Nobody would ever take anything, were it not a duty. {clause MIS-B1} Your h7 may "
              .. "not be laid out beside s7, and d8 not beside s5 and c3 ({sum d8xs5+c3}).",
            sv = "Ingen skulle ta in något om det inte vore ett tvång. {clause MIS-B1} Din h7 får "
              .. "inte läggas ut bredvid s7, och d8 inte bredvid s5 och c3 ({sum d8xs5+c3}).",
          },
          clause = "MIS-B1",
          setup = { table = "s7 s5 c3 hK", hand1 = "h7 d8 c2", hand2 = "h4 d9 c6" },
          legal = { "h7xs7", "d8xs5+c3", "c2" },
          illegal = { h7 = "MIS-B1", d8 = "MIS-B1" },
        },
        {
          ask = "legal",
          move = "cQ",
          clause = "MIS-B1",
          setup = { table = "h8 dA d3 s10", hand1 = "cQ h4 d2", hand2 = "c4 d8 s6" },
          hint = {
            en = "A sum may be of any size.",
            sv = "En summa får ha hur många kort som helst.",
          },
        },
        {
          say = {
            en = "A sweep (tabbe) is a duty too, whichever card makes it. {clause MIS-A1} Here cJ "
              .. "takes both cards, and you may not play d2 or h5.",
            sv = "Tabbe är ett tvång det också, vilket kort som än gör den. {clause MIS-A1} Här "
              .. "tar kKn in båda korten, och du får inte spela d2 eller h5.",
          },
          clause = { "MIS-A1", "STD-TAB-1" },
          setup = { table = "s7 c4", hand1 = "cJ d2 h5", hand2 = "h4 d8 c3" },
          only = "cJxs7+c4",
        },
        {
          ask = "play",
          clause = "MIS-A1",
          setup = { table = "c5 d3 hA", hand1 = "sK h9 d8", hand2 = "h4 d7 c6" },
          hint = { en = "Add up all that lies there.", sv = "Räkna ihop allt som ligger där." },
        },
        {
          say = {
            en = "Otherwise you choose. {clause MIS-B5} So a card that would have to take "
              .. "something bad may wait. Lay out c2 here, and h8 takes nothing.",
            sv = "Annars väljer du. {clause MIS-B5} Ett kort som skulle behöva ta in något dåligt "
              .. "får alltså vänta. Lägg ut c2 här, så tar h8 inget.",
          },
          clause = "MIS-B5",
          setup = { table = "s8 d10 cK", hand1 = "h8 c2", hand2 = "h4 d9" },
          only = { "h8xs8", "c2" },
        },
        {
          ask = "best",
          setup = {
            table = "d10 sA c8", hand1 = "cJ h4", hand2 = "h5 d6",
            stock = "c2 c3 d4 c9 c7 h6 d9 d8",
          },
        },
        {
          say = {
            en = "Now play a deal, with the coach beside you, and get as few points as you can. "
              .. "All that a card can take at one value it must take; you are told if you leave "
              .. "something. “Tabbe on jack!” means that a jack can sweep the table: rather the "
              .. "other player's jack than yours.",
            sv = "Spela nu en giv, med tränaren vid din sida, och få så få poäng du kan. Allt som "
              .. "ett kort kan ta in med ett värde måste det ta in; du får veta om du lämnar "
              .. "något. ”Tabbe på knekt!” betyder att en knekt kan göra tabbe: hellre den andras "
              .. "knekt än din.",
          },
          against = "novice",
        },
      },
    },

    {
      title = { en = "Nothing may be left", sv = "Inget får bli kvar" },
      steps = {
        {
          say = {
            en = "{clause MIS-B2} So c9 here takes h9 together with c6 and s3: it cannot choose "
              .. "one and leave the other.",
            sv = "{clause MIS-B2} Här tar alltså c9 in h9 tillsammans med c6 och s3: den kan inte "
              .. "välja det ena och lämna det andra.",
          },
          clause = "MIS-B2",
          setup = { table = "h9 c6 s3 cK", hand1 = "c9", hand2 = "h4" },
          only = "c9xh9,c6+s3",
          illegal = { c9xh9 = "MIS-B2" },
        },
        {
          ask = "play",
          clause = "MIS-B2",
          setup = { table = "hQ s7 d5 c3", hand1 = "cQ", hand2 = "h6" },
          hint = { en = "What else makes its value?", sv = "Vad mer blir dess värde?" },
        },
        {
          ask = "legal",
          move = "hJxs7 c4",
          clause = "MIS-B2",
          setup = { table = "s7 c4 d9 h2 cK", hand1 = "hJ c10", hand2 = "h4 d8" },
          hint = { en = "What would be left?", sv = "Vad skulle bli kvar?" },
        },
        {
          say = {
            en = "Where groups need the same card, the choice is yours. Your c8 takes h3 with h5 "
              .. "or with s5, and cannot take the five that is left. Take h5: spades are what you "
              .. "do not want.",
            sv = "Där grupper behöver samma kort är det du som väljer. Din c8 tar in h3 med h5 "
              .. "eller med s5, och kan inte ta femman som blir kvar. Ta h5: spader är vad du inte "
              .. "vill ha.",
          },
          clause = { "MIS-B2", "STD-CAP-4" },
          setup = { table = "s5 h5 h3 cK", hand1 = "c8", hand2 = "h4" },
          only = { "c8xs5+h3", "c8xh5+h3" },
        },
        {
          ask = "best",
          setup = { table = "h6 s6 cK c5", hand1 = "dJ", hand2 = "hK" },
        },
        {
          say = {
            en = "A clever choice may even take less. Here c10 could take everything but cK. But "
              .. "it may also take s3, h3 and d4, and then h7, d7 and c6 may stay.",
            sv = "Den som väljer väl kan rentav ta in mindre. Din c10 kunde ta in allt utom cK. "
              .. "Men den får också ta in s3, h3 och d4, och då får h7, d7 och c6 ligga kvar.",
          },
          clause = "MIS-B2",
          setup = { table = "h7 d7 c6 s3 h3 d4 cK", hand1 = "c10 hQ", hand2 = "h4 d8" },
          legal = { "c10xs3 h3 d4", "c10xh7 d7 c6 s3 h3 d4" },
          illegal = { ["c10xh7 s3"] = "MIS-B2" },
        },
        { quiz = { "MIS-B1", "MIS-B2", "MIS-B5" }, n = 3 },
        {
          ask = "best",
          setup = {
            table = "h7 s6 s5 h2 d3 c4 cK", hand1 = "c9", hand2 = "h10",
            stock = "c2 c3 d4 c5 c7 c8 d9 d8",
          },
        },
      },
    },

    {
      title = { en = "Aces, storan and lillan again", sv = "Ess, storan och lillan igen" },
      steps = {
        {
          say = {
            en = "{clause MIS-B3} Here d10 as its higher value takes cQ with s4. Then it must take "
              .. "s2 and hA as well: {sum d10=16xcQ+s4,s2=15+hA}.",
            sv = "{clause MIS-B3} Här tar d10, som sitt högre värde, in kD med s4. Då måste den ta "
              .. "in s2 och hE också: {sum d10=16xcQ+s4,s2=15+hA}.",
          },
          clause = "MIS-B3",
          setup = { table = "cQ s4 hA s2 h7", hand1 = "d10 h5", hand2 = "h4 d8" },
          legal = "d10=16xcQ+s4,s2=15+hA",
          illegal = { ["d10xcQ s4"] = "MIS-B2" },
        },
        {
          ask = "legal",
          move = "d10",
          clause = "MIS-B1",
          setup = { table = "c4 hQ s8", hand1 = "d10 h5", hand2 = "h4 d9" },
          hint = {
            en = "Storan has a higher value too.",
            sv = "Storan har ett högre värde också.",
          },
        },
        {
          say = {
            en = "Only the value that you chose matters. Your s2 as the lower takes c2, and may "
              .. "leave d9 with h6; as the higher it takes these ({sum s2=15xd9+h6}), and may "
              .. "leave c2.",
            sv = "Bara det värde som du valde spelar roll. Din s2 tar som det lägre in c2 och får "
              .. "lämna d9 med h6; som det högre tar den in dem ({sum s2=15xd9+h6}) och får lämna "
              .. "c2.",
          },
          clause = { "MIS-B2", "STD-VAL-3" },
          setup = { table = "c2 d9 h6", hand1 = "s2 hJ", hand2 = "h4 d8" },
          legal = { "s2xc2", "s2=15xd9+h6" },
        },
        {
          ask = "play",
          clause = "MIS-B2",
          setup = { table = "cA hQ d2 h8", hand1 = "dA", hand2 = "h4" },
          hint = {
            en = "Two aces are equal whichever value they count. Which value takes less?",
            sv = "Två ess är lika vilket värde de än räknas som. Vilket värde tar in minst?",
          },
        },
        {
          say = {
            en = "{clause MIS-B4} It makes no difference that they can also count differently. "
              .. "Your hA must take cA.",
            sv = "{clause MIS-B4} Att de också kan räknas olika ändrar inget. Ditt hE måste ta in "
              .. "kE.",
          },
          clause = "MIS-B4",
          setup = { table = "cA c9", hand1 = "hA hK", hand2 = "h4 d8" },
          only = { "hAxcA", "hK" },
          illegal = { hA = "MIS-B1" },
        },
        { quiz = { "MIS-B1", "MIS-B2", "MIS-B3" }, n = 3 },
        {
          ask = "best",
          setup = {
            table = "dA sJ c3 h9", hand1 = "hA", hand2 = "h4", stock = "c2 c4 d4 c5 c7 c8 d9 d8",
          },
        },
      },
    },

    {
      title = { en = "The forced sweep", sv = "Tvångstabben" },
      steps = {
        {
          say = {
            en = "{clause MIS-A2} Here you may play cJ or hJ, but not d2.",
            sv = "{clause MIS-A2} Här får du spela kKn eller hKn, men inte d2.",
          },
          clause = "MIS-A2",
          setup = { table = "s7 c4", hand1 = "cJ hJ d2", hand2 = "h4 d8 c9" },
          only = { "cJxs7+c4", "hJxs7+c4" },
          illegal = { d2 = "MIS-A2" },
        },
        {
          ask = "legal",
          move = "h6",
          clause = "MIS-A2",
          setup = { table = "c5 d8", hand1 = "sK h6", hand2 = "h4 d9" },
          hint = { en = "Add up the table.", sv = "Räkna ihop korten på bordet." },
        },
        {
          ask = "legal",
          move = "d3",
          clause = "STD-CAP-8",
          setup = { table = "s7 c4 hQ", hand1 = "cJ d3", hand2 = "h4 d8" },
          hint = {
            en = "Would cJ clear the table?",
            sv = "Skulle kKn tömma bordet?",
          },
        },
        {
          say = {
            en = "{clause MIS-A3} So your c10 may not take s3, h3 and d4 alone, as it might if cK "
              .. "lay there too. It can take everything, and must.",
            sv = "{clause MIS-A3} Din c10 får alltså inte ta in bara s3, h3 och d4, som den hade "
              .. "fått om cK också legat där. Den kan ta in allt, och måste.",
          },
          clause = "MIS-A3",
          setup = { table = "h7 d7 c6 s3 h3 d4", hand1 = "c10", hand2 = "h4" },
          only = "c10xh7 d7 c6 s3 h3 d4",
          illegal = { ["c10xs3 h3 d4"] = "MIS-A3" },
        },
        {
          ask = "play",
          clause = "MIS-A3",
          setup = { table = "dK c2 h9 d6", hand1 = "s2 h7", hand2 = "h4 d8" },
          hint = {
            en = "Which value of s2 leaves nothing?",
            sv = "Vilket värde på s2 lämnar inget kvar?",
          },
        },
        {
          say = {
            en = "{clause MIS-A4} At a table nobody hinders you, and the others have to watch you.",
            sv = "{clause MIS-A4} Vid ett bord hindrar dig ingen, och de andra får vakta dig.",
          },
          clause = "MIS-A4",
          setup = { table = "s7 c4", hand1 = "cJ d2", hand2 = "h4 d8" },
          illegal = { d2 = "MIS-A1" },
        },
        {
          say = {
            en = "{clause MIS-A5} Here seat 2 has just laid out c4, and the program has said it.",
            sv = "{clause MIS-A5} Här har plats 2 just lagt ut c4, och programmet har sagt till.",
          },
          clause = "MIS-A5",
          setup = { table = "s7", hand1 = "cJ d2", hand2 = "c4 h8", turn = 2, dealer = 1 },
          play = "c4",
          events = "tabbe_on",
          after = { turn = 1, only = "cJxs7+c4" },
        },
        { quiz = { "MIS-A1", "MIS-A2", "MIS-A3" }, n = 3 },
        {
          ask = "play",
          clause = "MIS-A2",
          setup = { table = "hA d9 c4", hand1 = "sA hK d5", hand2 = "h4 d8 c6" },
          hint = {
            en = "An ace of yours has a higher value.",
            sv = "Ditt ess har ett högre värde.",
          },
        },
      },
    },

    {
      title = { en = "Playing not to win cards", sv = "Att spela för att slippa kort" },
      steps = {
        {
          say = {
            en = "Lay out so that the next player has to sweep, or at least to take what scores. "
              .. "Seat 2 has just done it to you: c3 beside dA and h5, and so c9 has to take all "
              .. "of them ({sum c9xh5+c3+dA}).",
            sv = "Lägg ut så att nästa spelare måste göra tabbe, eller åtminstone ta in det som "
              .. "ger poäng. Plats 2 har just gjort så mot dig: c3 bredvid rE och h5, och därför "
              .. "måste c9 ta in alla tre ({sum c9xh5+c3+dA}).",
          },
          clause = { "MIS-A1", "MIS-A5" },
          setup = { table = "dA h5", hand1 = "c9 hQ", hand2 = "c3 d2", turn = 2, dealer = 1 },
          play = "c3",
          after = { turn = 1, only = "c9xh5+c3+dA" },
        },
        {
          say = {
            en = "Now do it to seat 2.",
            sv = "Gör nu så mot plats 2.",
          },
          ask = "best",
          setup = {
            table = "sA s4", hand1 = "h2 hK c10", hand2 = "c7 d6 hQ",
            stock = "c2 c3 d4 c5 d7 c8 d9 h7",
          },
        },
        {
          say = {
            en = "And stay free yourself. Get rid of aces, storan, lillan and spades while they "
              .. "take nothing, and of cards that would have to take them. Here h10 would have to "
              .. "take s4; s8 may go. And a table of many cards is hard to sweep.",
            sv = "Och se till att själv vara fri. Bli av med ess, storan, lillan och spader medan "
              .. "de inte tar in något, och med kort som skulle behöva ta in dem. Här skulle h10 "
              .. "behöva ta in s4, men s8 går bra att lägga ut. Och många kort på bordet är svåra "
              .. "att ta in på en gång.",
          },
          clause = "MIS-B5",
          setup = { table = "s4 h6 cJ", hand1 = "dK h10 s8", hand2 = "h4 d8" },
          legal = { "dK", "s8" },
          illegal = { h10 = "MIS-B1" },
        },
        {
          ask = "best",
          setup = {
            table = "s4 h6 cJ", hand1 = "d10 h7", hand2 = "h4 d8",
            stock = "c2 c4 d4 c5 c7 c8 d9 c9",
          },
        },
        { quiz = { "MIS-A1", "MIS-A2", "MIS-A3", "MIS-B1", "MIS-B2", "MIS-B3", "MIS-B5" }, n = 3 },
        {
          say = {
            en = "You must capture, but can choose.",
            sv = "Du måste ta in, men kan välja.",
          },
          ask = "best",
          setup = {
            table = "s5 d5 h3 cQ", hand1 = "c8", hand2 = "h4", stock = "c2 c4 d4 c5 c7 c9 d9 d8",
          },
        },
      },
    },

    {
      title = { en = "The match", sv = "Partiet" },
      steps = {
        {
          say = {
            en = "{clause MIS-C2} Here d10 and dA have taken seat 2 to {option target}, and it is "
              .. "out. You and seat 3 go on.",
            sv = "{clause MIS-C2} Här har d10 och rE fört plats 2 till {option target}, och den "
              .. "är ute. Du och plats 3 spelar vidare.",
          },
          clause = "MIS-C2",
          setup = {
            hand1 = "h9", pile1 = "h2 h3 h4", pile2 = "dA d10", pile3 = "hA",
            scores = { 0, 18, 19 },
          },
          play = "h9",
          after = { phase = "deal-over", scores = { 1, 21, 20 }, out = { false, true, false } },
        },
        {
          say = {
            en = "If all who are left go out together, the fewest points win. Here both "
              .. "came with as many points and reached {option target}: you with {score 1} from "
              .. "this deal, but seat 2 with {score 2}, and so you won.",
            sv = "Om alla som är kvar åker ut samtidigt vinner den som har minst poäng. Här "
              .. "kom båda med lika många poäng och nådde {option target}: du med {score 1} från "
              .. "den här given, men plats 2 med {score 2}, så du vann.",
          },
          clause = "MIS-C3",
          setup = {
            hand1 = "h9", pile1 = "cA h2 h3 s4", pile2 = "dA d10 c3 s5", scores = { 20, 20 },
          },
          play = "h9",
          after = { phase = "match-over", scores = { 21, 23 }, winners = { 1 } },
        },
        {
          say = {
            en = "If several have as few, the fewest spades in that deal win, and if they are "
              .. "level there too, they share the win. Here both ended on {option target}. Seat 2 "
              .. "had taken fewer spades than you, and won.",
            sv = "Har flera lika få vinner den som tog minst antal spader i den given, och är de "
              .. "lika även där delar de på segern. Här slutade båda på {option target}. Plats 2 "
              .. "hade tagit in färre spader än du, och vann.",
          },
          clause = "MIS-C3",
          setup = { hand1 = "h9", pile1 = "s3 s4", pile2 = "s5 hA", scores = { 19, 20 } },
          play = "h9",
          after = { phase = "match-over", scores = { 21, 21 }, winners = { 2 } },
        },
        { quiz = { "MIS-C2", "MIS-C3" }, n = 2 },
        {
          say = {
            en = "Now play a match. After it, `lesson finnish` is about Finnish Kasino.",
            sv = "Spela nu ett parti. Efter det handlar `lektion finnish` om finsk kasino.",
          },
          against = "novice",
        },
      },
    },
  },
}
