--- Lessons of American Cassino. The first five lead to a first deal: taking, what scores, and
--- building. The last goes into the match.

return {
  lessons = {
    {
      title = { en = "Taking cards", sv = "Ta in kort" },
      steps = {
        {
          say = {
            en = "In Cassino you take cards from the table with cards of your hand, and build on "
              .. "the table what you take later. Some cards score, and most points win. You sit at "
              .. "seat 1; your hand stands below the table. A card is typed as suit and rank: s "
              .. "for spades ♠, h hearts ♥, d diamonds ♦, c clubs ♣, then the number, or A, J, Q, "
              .. "K.",
            sv = "I Cassino tar du in kort från bordet med kort från din hand, och bygger på "
              .. "bordet det du tar in senare. Vissa kort ger poäng, och flest poäng vinner. Du "
              .. "sitter på plats 1, och din hand visas under bordet. Ett kort skrivs som färg och "
              .. "valör: s spader ♠, h hjärter ♥, r ruter ♦, k klöver ♣, och sedan talet eller E, "
              .. "Kn, D, K.",
          },
          setup = { table = "d6 c9 hK", hand1 = "h9 s4 dQ c7", hand2 = "h2 c8 d3 s5" },
        },
        {
          say = {
            en = "On your turn you play one card. A card with a number takes table cards of the "
              .. "same number. Your h9 takes c9, and you type h9xc9, with x for “takes”. Both "
              .. "cards go to your pile, face down, and are counted in the end.",
            sv = "När det är din tur spelar du ett kort. Ett kort med ett tal tar in kort på "
              .. "bordet med samma tal. Din h9 tar in c9, och du skriver h9xc9, med x för ”tar "
              .. "in”. Båda korten läggs i din hög, med baksidan upp, och räknas till slut.",
          },
          clause = "US-CAP-1",
          setup = { table = "d6 c9 hK", hand1 = "h9 s4 dQ c7", hand2 = "h2 c8 d3 s5" },
          legal = "h9xc9",
          illegal = { h9xd6 = true, h9xhK = true },
        },
        {
          ask = "play",
          takes = "d7",
          clause = "US-CAP-1",
          setup = { table = "s8 d7 hQ", hand1 = "c4 h10 s7 dJ", hand2 = "h2 c9 d3 s5" },
          hint = {
            en = "Type your card, an x and the card it takes.",
            sv = "Skriv ditt kort, ett x och kortet det tar in.",
          },
        },
        {
          say = {
            en = "It also takes cards that add up to its number, where an ace counts {value hA}. "
              .. "Your c8 takes s5 and h3, for {sum c8xs5+h3}: type c8xs5 h3. It takes d7 and hA "
              .. "as well.",
            sv = "Det tar också in kort som tillsammans blir dess tal, och då räknas ett ess som "
              .. "{value hA}. Din c8 tar in s5 och h3, för {sum c8xs5+h3}: skriv c8xs5 h3. Den tar "
              .. "också in d7 och hE.",
          },
          clause = { "US-CAP-2", "US-VAL-1" },
          setup = { table = "s5 h3 d7 hA", hand1 = "c8 dK c2", hand2 = "h2 c9 d4" },
          legal = { "c8xs5 h3", "c8xd7 hA" },
        },
        {
          ask = "play",
          takes = "d5",
          clause = "US-CAP-2",
          setup = { table = "d5 cA s9 hJ", hand1 = "s4 h6 c8", hand2 = "h2 c7 d4" },
          hint = {
            en = "Which card of yours is d5 and one more card together?",
            sv = "Vilket av dina kort är lika mycket som d5 och ett kort till?",
          },
        },
        {
          say = {
            en = "One card may take several cards and sums at once, if no card is used twice. Your "
              .. "s7 takes h7, and in the same play d4 with s3: s7xh7 d4 s3. Or d4 with c3. But "
              .. "not d4 with both: {why s7xd4 s3 c3}.",
            sv = "Ett kort får ta in flera kort och summor på en gång, om inget kort används två "
              .. "gånger. Din s7 tar in h7, och i samma drag d4 med s3: s7xh7 d4 s3. Eller d4 med "
              .. "c3. Men inte d4 med båda: {why s7xd4 s3 c3}.",
          },
          clause = "US-CAP-3",
          setup = { table = "h7 s3 d4 c3", hand1 = "s7 h6 c2", hand2 = "h2 c9 d5" },
          legal = { "s7xh7 d4 s3", "s7xh7 d4 c3" },
          illegal = { ["s7xd4 s3 c3"] = "US-CAP-3" },
        },
        {
          ask = "play",
          takes = "s8 c6 d2",
          clause = "US-CAP-3",
          setup = { table = "s8 c6 hK d2", hand1 = "cQ h8 h3", hand2 = "h2 c9 s4" },
          hint = {
            en = "Type all the cards that it takes after the x.",
            sv = "Skriv alla kort som det tar in efter x.",
          },
        },
        {
          say = {
            en = "Jacks, queens and kings, the court cards, count nothing, and no sum can hold "
              .. "one. They take only their like: your sK takes hK, or hK and dK.",
            sv = "Knektar, damer och kungar, de klädda korten, räknas inte som något, och ingår "
              .. "inte i någon summa. De tar bara in sina likar: din sK tar in hK, eller hK och "
              .. "dK.",
          },
          clause = { "US-VAL-1", "US-CAP-4", "US-CAP-5" },
          setup = { table = "hK dK cJ d2", hand1 = "sK h8", hand2 = "h10 c2" },
          legal = { "sKxhK", "sKxhK dK" },
          illegal = { ["sKxcJ d2"] = true },
        },
        {
          ask = "legal",
          move = "cJxh6 s5",
          clause = "US-VAL-1",
          setup = { table = "h6 s5 d2", hand1 = "cJ h8", hand2 = "h10 c2" },
        },
        {
          say = {
            en = "A card that takes nothing is laid out: typed alone, like d3, it goes on the "
              .. "table for anyone to take. But not a card that could take something: {why s8}.",
            sv = "Ett kort som inte tar något läggs ut: skrivet ensamt, som d3, hamnar det på "
              .. "bordet, och alla får ta in det. Men inte ett kort som kunde ta in något: "
              .. "{why s8}.",
          },
          clause = { "US-TRL-1", "US-TRL-2" },
          setup = { table = "h6 c2 hK", hand1 = "s8 sK d3", hand2 = "d9 h10 c7" },
          illegal = { s8 = "US-TRL-2", sK = "US-TRL-2" },
          legal = "d3",
        },
        {
          ask = "play",
          clause = "US-TRL-2",
          setup = { table = "c4 d3 hQ", hand1 = "s7 dQ", hand2 = "d9 h10 c6" },
          hint = {
            en = "Both of your cards can take something, so neither may be laid out.",
            sv = "Båda dina kort kan ta in något, så inget av dem får läggas ut.",
          },
        },
      },
    },

    {
      title = { en = "What scores", sv = "Vad som ger poäng" },
      steps = {
        {
          say = {
            en = "When the deal is over, each counts their pile. {clause US-SCO-1} So here you "
              .. "get {score 1}, and seat 2 gets {score 2}.",
            sv = "När given är slut räknar var och en sin hög. {clause US-SCO-1} Här får du alltså "
              .. "{score 1}, och plats 2 får {score 2}.",
          },
          clause = "US-SCO-1",
          setup = { pile1 = "d10 s3 s4 hA", pile2 = "s2 cA h4 h5 h6" },
        },
        {
          ask = "score",
          seat = 1,
          total = true,
          setup = { pile1 = "s2 s9 hA c4 c7", pile2 = "d10 sA hQ dQ" },
          hint = {
            en = "Who has most cards, and who most spades? Then look for s2, d10 and aces.",
            sv = "Vem har flest kort, och vem flest spader? Leta sedan efter s2, d10 och ess.",
          },
        },
        {
          say = {
            en = "{clause US-SWP-1} Here s9 takes c9, and h5 with d4, and nothing is left: you "
              .. "type s9xc9 h5 d4.",
            sv = "{clause US-SWP-1} Här tar s9 in c9, och h5 med d4, och inget är kvar: du skriver "
              .. "s9xc9 h5 d4.",
          },
          clause = "US-SWP-1",
          setup = { table = "c9 h5 d4", hand1 = "s9 h4 dK", hand2 = "d9 d3 c6" },
          legal = "s9xc9 h5 d4",
        },
        {
          ask = "play",
          sweep = true,
          clause = "US-SWP-1",
          setup = { table = "d7 s8 hA", hand1 = "c7 h8 cJ", hand2 = "d9 d3 s6" },
          hint = {
            en = "h8 takes s8. What else makes that?",
            sv = "h8 tar in s8. Vad mer blir lika mycket?",
          },
        },
      },
    },

    {
      title = { en = "Building", sv = "Att bygga" },
      steps = {
        {
          say = {
            en = "Instead of taking you may build. Lay a card on cards of the table, so that they "
              .. "make the number of another card in your hand. Your s2 and h6 make what c8 can "
              .. "take, for {sum s2>8:h6}. Type s2>8:h6, that is: with s2, build {value c8} from "
              .. "h6.",
            sv = "I stället för att ta in får du bygga. Lägg ett kort på kort på bordet, så att de "
              .. "tillsammans blir talet på ett annat kort på din hand. Din s2 och h6 blir det som "
              .. "c8 kan ta in, för {sum s2>8:h6}. Skriv s2>8:h6, alltså: bygg med s2 {value c8} "
              .. "av h6.",
          },
          clause = { "US-BLD-1", "US-BLD-3" },
          setup = { table = "h6 dK", hand1 = "s2 c8 hQ", hand2 = "d3 d9 s4" },
          legal = "s2>8:h6",
        },
        {
          say = {
            en = "Here nothing can be taken. But something can be built.",
            sv = "Här går inget att ta in. Men det går att bygga.",
          },
          ask = "best",
          clause = "US-BLD-1",
          setup = {
            table = "s4 dK", hand1 = "d5 h9 cQ", hand2 = "cJ h2 d10",
            stock = "sK sA d4 dQ d3 c4 h5 d2",
          },
          hint = {
            en = "Which card of yours makes h9 with s4? Type it, >, 9, : and s4.",
            sv = "Vilket av dina kort blir h9 med s4? Skriv det, >, 9, : och s4.",
          },
        },
        {
          say = {
            en = "You built d5>9:s4, and seat 2 laid out cJ. A build has a line of its own: its "
              .. "cards, their number, and whose it is. It is taken whole, by a card of its "
              .. "number.",
            sv = "Du byggde d5>9:s4, och plats 2 lade ut kKn. Ett bygge har en egen rad: korten, "
              .. "deras tal och vems det är. Det tas in helt, av ett kort med dess tal.",
          },
          clause = "US-BLD-9",
          setup = {
            table = "s4 dK", hand1 = "d5 h9 cQ", hand2 = "cJ h2 d10",
            stock = "sK sA d4 dQ d3 c4 h5 d2",
          },
          play = { "d5>9:s4", "cJ" },
          after = { table = "dK [s4+d5]=9/1 cJ", turn = 1, legal = "h9xs4 d5" },
        },
        {
          say = {
            en = "Take what you built.",
            sv = "Ta in det du byggde.",
          },
          ask = "play",
          clause = "US-BLD-9",
          hint = {
            en = "Type h9, an x and the cards of the build.",
            sv = "Skriv h9, ett x och korten i bygget.",
          },
        },
        {
          say = {
            en = "You must hold the card that takes your build, beside the one you build with.",
            sv = "Kortet som ska ta in bygget måste du ha på hand, utöver det du bygger med.",
          },
          ask = "legal",
          move = "c4>9:d5",
          clause = "US-BLD-3",
          setup = { table = "d5 hK", hand1 = "c4 h6 s10", hand2 = "d9 c9 h7" },
        },
        {
          say = {
            en = "A build may have several groups, each of which makes the number. Here with one "
              .. "card you build h6, and c5 with d3 too: s2>8:h6 c5 d3. Then c8 takes it all at "
              .. "once.",
            sv = "Ett bygge får ha flera grupper, som var och en blir talet. Här bygger du med ett "
              .. "enda kort både h6 och c5 med d3: s2>8:h6 c5 d3. Sedan tar c8 in alltihop på en "
              .. "gång.",
          },
          clause = "US-BLD-2",
          setup = { table = "h6 c5 d3 dK", hand1 = "s2 c8 hQ", hand2 = "d4 d9 hJ" },
          legal = "s2>8:h6 c5 d3",
        },
        {
          say = {
            en = "Build as much as you can.",
            sv = "Bygg så mycket du kan.",
          },
          ask = "best",
          clause = "US-BLD-2",
          setup = {
            table = "d6 hA s7", hand1 = "c2 h8", hand2 = "sK c7",
            stock = "d3 h3 d9 sA cK d7 h10 s6 h6 h9 sQ h4 dK h7 dQ d5",
          },
          hint = {
            en = "h8 will take it. What does c2 make with d6, and what else makes the same?",
            sv = "h8 ska ta in det. Vad blir c2 med d6, och vad mer blir lika mycket?",
          },
        },
        {
          say = {
            en = "The card you play is part of what it builds, so you cannot just gather other "
              .. "cards: {why s2>8:c5 d3}. And nothing is built with court cards.",
            sv = "Kortet du spelar ingår i det som byggs, så du får inte bara samla ihop andra "
              .. "kort: {why s2>8:c5 d3}. Och det byggs inte med klädda kort.",
          },
          clause = { "US-BLD-7", "US-BLD-8" },
          setup = { table = "c5 d3 dK h6", hand1 = "s2 c8 hQ", hand2 = "d4 d9 hJ" },
          illegal = { ["s2>8:c5 d3"] = "US-BLD-7" },
        },
        {
          ask = "legal",
          move = "s3>9:d5 c4",
          clause = "US-BLD-7",
          setup = { table = "d5 c4 hQ", hand1 = "s3 c9 d7", hand2 = "d4 d9 hJ" },
          hint = {
            en = "What do d5 and c4 make without s3?",
            sv = "Vad blir d5 och c4 utan s3?",
          },
        },
        {
          say = {
            en = "The ace would score. You cannot take it yet, but you can build with it.",
            sv = "Esset skulle ge poäng. Du kan inte ta in det än, men du kan bygga med det.",
          },
          ask = "best",
          clause = "US-BLD-1",
          setup = {
            table = "sA h5 sQ", hand1 = "c3 h9 d2", hand2 = "s5 h4 s4",
            stock = "h2 cA h6 hK d3 h8 c10 hJ",
          },
          hint = {
            en = "Which cards of the table make h9 with c3?",
            sv = "Vilka kort på bordet blir h9 med c3?",
          },
        },
      },
    },

    {
      title = { en = "Builds on the table", sv = "Byggen på bordet" },
      steps = {
        {
          say = {
            en = "Anyone may take a build. Seat 2 made this one, but your c8 takes it, alone or "
              .. "with s8: c8xc2 h6 s8. It goes whole, and is no part of a sum: "
              .. "{why c10x[c2+h6] d2}.",
            sv = "Vem som helst får ta in ett bygge. Plats 2 gjorde det här, men din c8 tar in "
              .. "det, för sig eller med s8: c8xc2 h6 s8. Det tas helt, och ingår inte i någon "
              .. "summa: {why c10x[c2+h6] d2}.",
          },
          clause = "US-BLD-9",
          setup = { table = "d2 s8 [c2+h6]=8/2", hand1 = "c8 c10 dQ", hand2 = "d8 d3 h4" },
          legal = { "c8xc2 h6", "c8xc2 h6 s8" },
          illegal = { ["c10x[c2+h6] d2"] = "US-BLD-9" },
        },
        {
          ask = "best",
          clause = "US-BLD-9",
          setup = {
            table = "sA h6 hK [s4+d3]=7/2", hand1 = "d7 h10 s6", hand2 = "h3 d8 h2",
            stock = "s2 cK h9 c6 c7 sK c9 dJ d4 hJ cQ s3 d9 hQ d5 c10 dA c8 sQ h7 s5 cA s10 hA",
          },
          hint = {
            en = "Take the build, and what else makes its number.",
            sv = "Ta in bygget, och det som också blir dess tal.",
          },
        },
        {
          say = {
            en = "A sweep takes the builds too, for nothing may be left.",
            sv = "En tabbe tar byggena också, för inget får vara kvar.",
          },
          ask = "play",
          sweep = true,
          clause = "US-SWP-1",
          setup = { table = "h5 d4 [c2+s7]=9/2", hand1 = "s9 h4 dK", hand2 = "d9 d3 c6" },
          hint = {
            en = "Which of your cards takes the build?",
            sv = "Vilket av dina kort tar in bygget?",
          },
        },
        {
          say = {
            en = "A build of one group can be raised, by anyone: add a card of your hand, to make "
              .. "the number of another that you hold. Your s2 makes seat 2's build one for your "
              .. "c8: s2>8:c2 d4. Then it is yours. A card from the table raises nothing.",
            sv = "Ett bygge med en grupp får höjas av vem som helst: lägg till ett kort från din "
              .. "hand, så att det blir talet på ett annat som du har. Din s2 gör plats 2:s bygge "
              .. "till ett för din c8: s2>8:c2 d4. Då blir det ditt. Ett kort från bordet höjer "
              .. "inget.",
          },
          clause = { "US-BLD-4", "US-BLD-6" },
          setup = { table = "dK [c2+d4]=6/2", hand1 = "s2 c8 hQ", hand2 = "d6 h4 d9" },
          legal = "s2>8:c2 d4",
        },
        {
          say = {
            en = "Make this build of seat 2 your own.",
            sv = "Gör det här bygget, som är plats 2:s, till ditt.",
          },
          ask = "best",
          clause = "US-BLD-4",
          setup = {
            table = "cK [cA+d5]=6/2", hand1 = "s3 c9", hand2 = "d3 c3",
            stock = "s10 hK hA d10 sJ c7 cJ dK h3 sA h4 d7 c2 h6 cQ s7",
          },
          hint = {
            en = "Which of your cards do cA, d5 and s3 make?",
            sv = "Vilket av dina kort blir kE, d5 och s3?",
          },
        },
        {
          say = {
            en = "A build of several groups keeps its number: the board calls it fixed. Your s2 "
              .. "cannot raise this one for your c5; only a card of its number can still take it. "
              .. "So if you build several groups, nobody can make them something else.",
            sv = "Ett bygge med flera grupper behåller sitt tal: det kallas fast. Din s2 kan inte "
              .. "höja det här för din c5; bara ett kort med dess tal kan ännu ta in det. Bygger "
              .. "du flera grupper kan alltså ingen göra något annat av dem.",
          },
          clause = "US-BLD-5",
          setup = { table = "[h3+d3]=3*/2 dK", hand1 = "s2 c5 hQ", hand2 = "c3 d9 h8" },
          illegal = { ["s2>5:[h3+d3]"] = "US-BLD-5" },
        },
        {
          say = {
            en = "What you build to the number of a build joins it, and a build belongs to the "
              .. "last who added to it. With s2 and h6 you add a group to this build of seat 2: "
              .. "s2>8:h6. Then it is yours, and fixed.",
            sv = "Det du bygger till talet för ett bygge läggs till det, och ett bygge tillhör den "
              .. "som sist lade till något. Med s2 och h6 lägger du en grupp till det här bygget, "
              .. "som är plats 2:s: s2>8:h6. Då är det ditt, och fast.",
          },
          clause = "US-BLD-11",
          setup = { table = "h6 dK [cA+s7]=8/2", hand1 = "s2 d8 dQ", hand2 = "c8 c4 h10" },
          legal = "s2>8:h6",
        },
        {
          say = {
            en = "Your s9 takes this build of seat 2 at once. Or can you first add to it?",
            sv = "Din s9 tar in plats 2:s bygge genast. Eller kan du först lägga till något?",
          },
          ask = "best",
          clause = "US-BLD-11",
          setup = {
            table = "s6 hA [h7+c2]=9/2", hand1 = "d3 s9", hand2 = "c10 c5",
            stock = "h6 dQ h3 cK d4 c7 s2 h10",
          },
          hint = {
            en = "Which card on the table makes s9 with d3?",
            sv = "Vilket kort på bordet blir s9 med d3?",
          },
        },
        {
          say = {
            en = "Your own build binds you. The last card that you hold for it may only take or "
              .. "change it: {why c8xs8}. And you lay out nothing while there is something else "
              .. "that you can do.",
            sv = "Ditt eget bygge binder dig. Det sista kort du har för det får bara ta in eller "
              .. "ändra det: {why c8xs8}. Och du lägger inte ut något så länge det finns annat "
              .. "som du kan göra.",
          },
          clause = { "US-BLD-10", "US-TRL-3" },
          setup = { table = "s8 [c2+h6]=8/1", hand1 = "c8 dK", hand2 = "d8 d3" },
          only = { "c8x[c2+h6]", "c8x[c2+h6],s8" },
          illegal = { c8xs8 = "US-BLD-10", dK = "US-TRL-3" },
        },
        {
          ask = "legal",
          move = "h9xs5 d4",
          clause = "US-BLD-10",
          setup = { table = "s5 d4 [c3+h6]=9/1", hand1 = "h9 cQ d7", hand2 = "c9 d3 hK" },
        },
        {
          say = {
            en = "The build is yours, and seat 2 did not take it.",
            sv = "Bygget är ditt, och plats 2 tog inte in det.",
          },
          ask = "play",
          clause = "US-TRL-3",
          setup = { table = "dJ [sA+h9]=10/1", hand1 = "d10 c4 hK", hand2 = "c9 d3 h7" },
          hint = {
            en = "What can you do beside laying out a card?",
            sv = "Vad kan du göra i stället för att lägga ut ett kort?",
          },
        },
      },
    },

    {
      title = { en = "Your first deal", sv = "Din första giv" },
      options = { target = 0 },
      steps = {
        {
          say = {
            en = "Now play a deal against the computer. New cards come when all are played, until "
              .. "the pack is used up. `moves` lists your moves, and a number plays one; `hint` "
              .. "helps. A coach speaks up when a move gives points away, and lets you take it "
              .. "back. Afterwards, `lesson` leads on.",
            sv = "Spela nu en giv mot datorn. Nya kort kommer när alla är spelade, tills leken är "
              .. "slut. `drag` visar dina drag, och ett nummer spelar ett av dem; `tips` hjälper. "
              .. "En tränare säger till när ett drag ger bort poäng, och du får ta tillbaka det. "
              .. "Efteråt leder `lektion` vidare.",
          },
          against = "novice",
        },
      },
    },

    {
      title = { en = "The whole match", sv = "Hela partiet" },
      steps = {
        {
          say = {
            en = "{clause US-PLY-1}",
            sv = "{clause US-PLY-1}",
          },
          clause = "US-PLY-1",
        },
        {
          say = {
            en = "{clause US-DEAL-1} The stock is what is left of the pack.",
            sv = "{clause US-DEAL-1} Talongen är det som är kvar av leken.",
          },
          clause = "US-DEAL-1",
          seed = 7,
          after = { stock = 40, round = 1 },
        },
        {
          say = {
            en = "What is left on the table after the last card of a deal goes to whoever captured "
              .. "last, builds too. It is no sweep. Here that was seat 2: you laid out s7, and hQ, "
              .. "d2 and s7 went to its pile.",
            sv = "Det som ligger kvar på bordet efter givens sista kort går till den som sist tog "
              .. "in, byggen också. Det är ingen tabbe. Här var det plats 2: du lade ut s7, och "
              .. "hD, d2 och s7 gick till dess hög.",
          },
          clause = "US-END-1",
          setup = { table = "hQ d2", hand1 = "s7", last_capturer = 2, pile2 = "h4 s4" },
          play = "s7",
          after = { pile1 = "", pile2 = "h4 s4 hQ d2 s7", sweeps = { 0, 0 } },
        },
        {
          say = {
            en = "{clause US-MAT-1} Here you came with fewer points than seat 2, but took d10 and "
              .. "hA, had most cards, and won.",
            sv = "{clause US-MAT-1} Här hade du färre poäng än plats 2 från början, men tog in d10 "
              .. "och hE, hade flest kort och vann.",
          },
          clause = "US-MAT-1",
          setup = { hand1 = "h3", pile1 = "d10 hA", pile2 = "", scores = { 15, 20 } },
          play = "h3",
          after = { phase = "match-over", scores = { 21, 20 }, winners = { 1 } },
        },
        { quiz = { "US-DEAL-1", "US-END-1", "US-MAT-1" }, n = 3 },
        {
          say = {
            en = "Seat 2 captured last, and this is the last card of the deal. It is yours.",
            sv = "Plats 2 tog in sist, och det här är givens sista kort. Det är ditt.",
          },
          ask = "play",
          sweep = true,
          clause = "US-SWP-1",
          setup = {
            table = "h2 c6 [dA+h7]=8/2", hand1 = "c8", pile2 = "h4 s4", last_capturer = 2,
          },
        },
        {
          say = {
            en = "Now play a match. Some advice: build what scores and what many cards make, but "
              .. "not what seat 2 seems to hold. Take builds of seat 2, or raise them, before it "
              .. "does. And add up the table before you lay out, so that no one card takes it all.",
            sv = "Spela nu ett parti. Några råd: bygg med det som ger poäng, och med många kort, "
              .. "men inte till det som plats 2 verkar ha. Ta plats 2:s byggen, eller höj dem, "
              .. "innan plats 2 tar dem. Och räkna ihop bordet innan du lägger ut, så att inget "
              .. "kort tar alltihop.",
          },
          against = "novice",
        },
      },
    },
  },
}
