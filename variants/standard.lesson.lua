--- Lessons of the standard game. The first five take a quarter of an hour and end in a deal; those
--- after them go into the rules, up to a whole match, and meet every clause of the sheet.

return {
  lessons = {
    {
      title = { en = "Taking a card", sv = "Ta in ett kort" },
      steps = {
        {
          say = {
            en = "In Kasino you take cards from the table with cards of your hand. Some score, and "
              .. "most points win. You sit at seat 1; your hand is shown below the table. A card "
              .. "is typed as suit and rank: s for spades, h hearts, d diamonds, c clubs, then the "
              .. "number, or A, J, Q, K. So h9 is the nine of hearts, dQ the queen of diamonds.",
            sv = "I Kasino tar du in kort från bordet med kort från din hand. Somliga ger poäng, "
              .. "och flest poäng vinner. Du sitter på plats 1, och din hand visas under bordet. "
              .. "Ett kort skrivs som färg och valör: s spader, h hjärter, d ruter, c klöver, och "
              .. "sedan talet eller E, Kn, D, K. h9 är alltså hjärter nio och dD ruter dam.",
          },
          setup = { table = "d6 c9 hK", hand1 = "h9 s4 dQ c7", hand2 = "h2 c8 d3 s5" },
        },
        {
          say = {
            en = "On your turn you play one card. It takes a table card of the same value. Your h9 "
              .. "takes c9, and you type h9xc9, with x for “takes”. It takes neither d6 nor hK.",
            sv = "När det är din tur spelar du ett kort. Det tar in ett bordskort av samma värde. "
              .. "Din h9 tar in c9, och du skriver h9xc9, med x för ”tar in”. Den tar varken d6 "
              .. "eller hK.",
          },
          clause = "STD-CAP-1",
          setup = { table = "d6 c9 hK", hand1 = "h9 s4 dQ c7", hand2 = "h2 c8 d3 s5" },
          legal = "h9xc9",
          illegal = { h9xd6 = true, h9xhK = true },
        },
        {
          ask = "play",
          takes = "hK",
          clause = "STD-CAP-1",
          setup = { table = "s8 hK d3", hand1 = "c5 h9 sK d8", hand2 = "h2 c7 d4 s5" },
          hint = {
            en = "Type your card, an x and the card it takes.",
            sv = "Skriv ditt kort, ett x och kortet det tar in.",
          },
        },
        {
          say = {
            en = "Here you have just played sKxhK. Both cards went face down onto your own pile, "
              .. "whose number of cards stands beside your seat. In the end your points are "
              .. "counted from it. Then seat 2 played c7, and now it is your turn again.",
            sv = "Här har du just spelat sKxhK. Båda korten lades med baksidan upp i din egen hög; "
              .. "hur många kort den har står vid din plats. Till slut räknas dina poäng ur den. "
              .. "Sedan spelade plats 2 c7, och nu är det din tur igen.",
          },
          clause = "STD-CAP-5",
          setup = { table = "s8 hK d3", hand1 = "c5 h9 sK d8", hand2 = "h2 c7 d4 s5" },
          play = { "sKxhK", "c7" },
          after = { table = "s8 d3 c7", pile1 = "sK hK", hand1 = "c5 h9 d8", turn = 1 },
        },
        {
          say = {
            en = "Now take a card yourself.",
            sv = "Ta nu in ett kort själv.",
          },
          ask = "play",
          takes = "s8",
          clause = "STD-CAP-1",
        },
      },
    },

    {
      title = { en = "Taking a sum", sv = "Ta in en summa" },
      steps = {
        {
          say = {
            en = "A card also takes a group of cards that make its value together. Your c8 takes "
              .. "s5 and h3, for {sum c8xs5+h3}. Type the cards one after the other: c8xs5 h3.",
            sv = "Ett kort tar också in en grupp av kort som tillsammans blir dess värde. Din c8 "
              .. "tar in s5 och h3, för {sum c8xs5+h3}. Skriv korten efter varandra: c8xs5 h3.",
          },
          clause = "STD-CAP-2",
          setup = { table = "s5 h3 dK", hand1 = "c8 d7 c2", hand2 = "h2 c9 d4" },
          legal = "c8xs5 h3",
        },
        {
          ask = "play",
          takes = "d6",
          clause = "STD-CAP-2",
          setup = { table = "d6 c3 s10 h8", hand1 = "s4 h9 c5", hand2 = "h2 c7 d4" },
          hint = {
            en = "Which card of yours is d6 and one more card together?",
            sv = "Vilket av dina kort är lika mycket som d6 och ett kort till?",
          },
        },
        {
          say = {
            en = "Numbers count as printed, a jack {value dJ}, a queen {value hQ} and a king "
              .. "{value sK}, in groups as well, and a group may be of any size. So sK takes dJ "
              .. "and d2, or d2, h4 and c7.",
            sv = "Siffror räknas som de står, en knekt som {value dJ}, en dam som {value hQ} och "
              .. "en kung som {value sK}, i grupper också, och en grupp får vara hur stor som "
              .. "helst. sK tar alltså in dKn och d2, eller d2, h4 och c7.",
          },
          clause = "STD-VAL-1",
          setup = { table = "dJ d2 h4 c7", hand1 = "sK hQ h6", hand2 = "h2 c9 d8" },
          legal = { "sKxdJ d2", "sKxd2 h4 c7" },
        },
        {
          ask = "play",
          takes = "c7 d2",
          clause = "STD-CAP-2",
          setup = { table = "c7 sJ d2 h3", hand1 = "s8 hQ d6", hand2 = "h2 c9 d4" },
          hint = {
            en = "A group may hold more than two cards.",
            sv = "En grupp får ha fler än två kort.",
          },
        },
        {
          say = {
            en = "One card may take several groups at once, if each makes its value by itself. "
              .. "Your s7 takes h7, and in the same play d4 with s3: s7xh7 d4 s3. But not just h7 "
              .. "and s3, since s3 would be in no group.",
            sv = "Ett kort får ta in flera grupper på en gång, om var och en för sig blir dess "
              .. "värde. Din s7 tar in h7 och i samma drag d4 med s3: s7xh7 d4 s3. Men inte bara "
              .. "h7 och s3, för s3 skulle inte höra till någon grupp.",
          },
          clause = "STD-CAP-3",
          setup = { table = "h7 s3 d4 cK", hand1 = "s7 h6 c2", hand2 = "h2 c9 d5" },
          legal = "s7xh7 d4 s3",
          illegal = { ["s7xh7 s3"] = "STD-CAP-2" },
        },
        {
          ask = "legal",
          move = "c10xh10 s6 d3",
          clause = "STD-CAP-2",
          setup = { table = "h10 s6 d3 c5", hand1 = "c10 hK d8", hand2 = "h2 c8 d7" },
          hint = {
            en = "Add up what is left beside h10.",
            sv = "Lägg ihop det som är kvar bredvid h10.",
          },
        },
        {
          ask = "play",
          takes = "s8 c6 d2",
          clause = "STD-CAP-3",
          setup = { table = "s8 c6 hK d2", hand1 = "cQ h8 h3", hand2 = "h2 c9 s4" },
          hint = {
            en = "Type all the cards that it takes after the x.",
            sv = "Skriv alla kort som det tar in efter x.",
          },
        },
        {
          say = {
            en = "A table card can be in one group only. With c8 you take h3 together with either "
              .. "five, but not with both: it would be counted twice.",
            sv = "Ett bordskort kan bara vara med i en grupp. Med c8 tar du in h3 tillsammans med "
              .. "den ena eller den andra femman, men inte med båda: då skulle den räknas två "
              .. "gånger.",
          },
          clause = "STD-CAP-4",
          setup = { table = "s5 d5 h3", hand1 = "c8 h9 c2", hand2 = "h2 c7 d4" },
          legal = { "c8xs5 h3", "c8xd5 h3" },
          illegal = { ["c8xs5 d5 h3"] = "STD-CAP-4" },
        },
        {
          say = {
            en = "Some cards have two values, and on your turn you choose: an ace counts {value "
              .. "hA}, s2 (called lillan) {value s2}, and d10 (storan) {value d10}, in your hand "
              .. "and on the table. Your hA takes dA, or c9 with h5, for {sum hAxc9+h5}.",
            sv = "Några kort har två värden, och när det är din tur väljer du: ett ess räknas som "
              .. "{value hA}, s2 (kallad lillan) som {value s2} och d10 (storan) som {value d10}, "
              .. "på handen och på bordet. Ditt hE tar in dE, eller c9 med h5, för "
              .. "{sum hAxc9+h5}.",
          },
          clause = { "STD-VAL-2", "STD-VAL-4" },
          setup = { table = "dA c9 h5", hand1 = "hA s2 d10", hand2 = "h2 c8 s4" },
          legal = { "hAxdA", "hAxc9 h5" },
        },
        {
          ask = "play",
          takes = "hQ",
          clause = { "STD-CAP-2", "STD-VAL-2" },
          setup = { table = "hQ c5 d2", hand1 = "c8 sA h4", hand2 = "h2 c9 s6" },
          hint = {
            en = "Which of your cards counts more than a queen?",
            sv = "Vilket av dina kort räknas som mer än en dam?",
          },
        },
      },
    },

    {
      title = { en = "Laying out, and sweeps", sv = "Lägga ut, och tabbe" },
      steps = {
        {
          say = {
            en = "Each turn you play exactly one card: take something with it, or lay it out. A "
              .. "card typed alone, like s4, is laid out, face up: from then on it lies on the "
              .. "table for everyone to take. (Players also call this trailing.)",
            sv = "Varje tur spelar du exakt ett kort: ta in något med det, eller lägg ut det. Ett "
              .. "kort som skrivs ensamt, som s4, läggs ut öppet: sedan ligger det på bordet, och "
              .. "alla får ta in det.",
          },
          clause = { "STD-TURN-2", "STD-CAP-8" },
          setup = { table = "d6 hJ", hand1 = "s4 h9 dK", hand2 = "h2 c10 d3" },
          only = { "s4", "h9", "dK" },
        },
        {
          say = {
            en = "Nothing can be taken here. Add your card to what lies there: if the other player "
              .. "holds the sum, both go. High cards make fewer sums.",
            sv = "Här går inget att ta in. Lägg ihop ditt kort med det som ligger där: har den "
              .. "andra spelaren summan på handen går båda. Höga kort ger färre summor.",
          },
          ask = "play",
          clause = "STD-CAP-8",
          hint = {
            en = "Type one of your cards, and nothing else.",
            sv = "Skriv ett av dina kort, och inget annat.",
          },
        },
        {
          say = {
            en = "You never have to take. You may lay out a card that could take something, or "
              .. "take some of what it could and leave the rest. Your s7 may take h7 alone, or s3 "
              .. "with d4 alone, or all that.",
            sv = "Du måste aldrig ta in. Du får lägga ut ett kort som kunde ta något, eller ta "
              .. "något av det som det kunde ta och låta resten ligga. Din s7 får ta in bara h7, "
              .. "bara s3 med d4, eller alltihop.",
          },
          clause = { "STD-CAP-6", "STD-CAP-7" },
          setup = { table = "h7 s3 d4 cK", hand1 = "s7", hand2 = "h2" },
          only = { "s7", "s7xh7", "s7xd4+s3", "s7xh7,d4+s3" },
        },
        {
          ask = "legal",
          move = "c10xh6 d4",
          clause = "STD-CAP-7",
          setup = { table = "h10 h6 d4 cK", hand1 = "c10 s3 d8", hand2 = "h2 c8 s5" },
        },
        {
          say = {
            en = "Who takes every card on the table in one play makes a sweep (in Swedish tabbe), "
              .. "and scores. So before you lay out a card, make sure that no one card can take "
              .. "all that lies there then.",
            sv = "Den som tar in alla kort på bordet på en gång gör tabbe, och det ger poäng. Se "
              .. "alltså till, innan du lägger ut ett kort, att inget kort sedan kan ta in "
              .. "allt som ligger där.",
          },
          clause = "STD-TAB-1",
          setup = { table = "h7 s3 d4", hand1 = "s7 c6 h9", hand2 = "h2 c8 d5" },
          legal = "s7xh7 d4 s3",
        },
        {
          ask = "play",
          sweep = true,
          clause = "STD-TAB-1",
          setup = { table = "d6 h5 cJ", hand1 = "s6 h9 sJ", hand2 = "h2 c8 d9" },
        },
        {
          say = {
            en = "Here seat 2 has just swept. The table is empty, and whoever is next, you here, "
              .. "must lay out. Then the table is easy to sweep again.",
            sv = "Här har plats 2 just gjort tabbe. Bordet är tomt, och den som är näst på tur, "
              .. "här du, måste lägga ut. Sedan är det lätt att göra tabbe igen.",
          },
          clause = "STD-TAB-3",
          setup = { table = "h7", hand1 = "h4 d6", hand2 = "s7 c6", turn = 2, dealer = 1 },
          play = "s7xh7",
          after = { table = "", turn = 1, only = { "h4", "d6" } },
        },
      },
    },

    {
      title = { en = "What scores", sv = "Vad som ger poäng" },
      steps = {
        {
          say = {
            en = "When the deal is over, each counts the cards in their own pile. {clause "
              .. "STD-SCO-3} So here you get {score 1 STD-SCO-3}, and seat 2 gets "
              .. "{score 2 STD-SCO-3}. No other card scores by itself.",
            sv = "När given är slut räknar var och en korten i sin hög. {clause STD-SCO-3} Här får "
              .. "du alltså {score 1 STD-SCO-3}, och plats 2 får {score 2 STD-SCO-3}. Inget annat "
              .. "kort ger poäng i sig.",
          },
          clause = "STD-SCO-3",
          setup = { pile1 = "d10 hA c7", pile2 = "s2 h3 h4" },
        },
        {
          ask = "best",
          clause = "STD-SCO-3",
          setup = { table = "d10 h10 cK", hand1 = "c10 h4", hand2 = "s8 c6" },
        },
        {
          say = {
            en = "{clause STD-SCO-1} {clause STD-SCO-2} {clause STD-SCO-4} So here you get "
              .. "{score 1 STD-SCO-1} for cards, and seat 2 gets {score 2 STD-SCO-2} for spades.",
            sv = "{clause STD-SCO-1} {clause STD-SCO-2} {clause STD-SCO-4} Här får du alltså "
              .. "{score 1 STD-SCO-1} för kort, och plats 2 får {score 2 STD-SCO-2} för spader.",
          },
          clause = { "STD-SCO-1", "STD-SCO-2", "STD-SCO-4" },
          setup = { pile1 = "h2 h3 h4 c5", pile2 = "s3 s4 c3" },
        },
        {
          ask = "score",
          seat = 1,
          total = true,
          setup = { pile1 = "s3 s9 dA h5 h8", pile2 = "s7 d10 c4 c5" },
          hint = {
            en = "Who has most cards, who has most spades, and which cards score?",
            sv = "Vem har flest kort, vem har flest spader, och vilka kort ger poäng?",
          },
        },
        {
          say = {
            en = "You can take only one of the sixes.",
            sv = "Du kan bara ta in en av sexorna.",
          },
          ask = "best",
          clause = "STD-CAP-2",
          setup = { table = "h6 s6 cK c5", hand1 = "dJ", hand2 = "h2" },
        },
        {
          say = {
            en = "The hands are dealt four cards at a time. When all have played theirs, each gets "
              .. "four more from the stock, until the pack is out. The table gets cards only at "
              .. "the start. Here you have just got your next four.",
            sv = "Händerna ges fyra kort åt gången. När alla har spelat sina får var och en fyra "
              .. "nya ur talongen, tills leken är slut. Bordet får kort bara i början. Här har du "
              .. "just fått dina nästa fyra.",
          },
          clause = "STD-DEAL-3",
          setup = {
            table = "s5 hQ", hand2 = "h9", turn = 2, dealer = 2, stock = "c2 hA c4 c5 c9 c7 c8 c3",
          },
          play = "h9",
          after = { round = 2, turn = 1, table = "s5 hQ h9", hand1 = "c2 hA c9 c7" },
        },
        {
          ask = "play",
          takes = "s5",
          clause = { "STD-CAP-2", "STD-VAL-2" },
        },
      },
    },

    {
      title = { en = "Your first deal", sv = "Din första giv" },
      options = { target = 0 },
      steps = {
        {
          say = {
            en = "Now play a deal against the computer. Cards left on the table at the end go to "
              .. "whoever captured last. `moves` lists your moves, and a number plays one; `hint` "
              .. "helps. A coach speaks up when a move gives points away, and lets you take it "
              .. "back.",
            sv = "Spela nu en giv mot datorn. Kort som ligger kvar på bordet till slut går till "
              .. "den som sist tog in. `drag` visar dina drag, och ett nummer spelar ett av dem; "
              .. "`tips` hjälper. En tränare säger till när ett drag ger bort poäng, och du får "
              .. "ta tillbaka det.",
          },
          against = "novice",
        },
      },
    },

    {
      title = { en = "One card, one group", sv = "Ett kort, en grupp" },
      steps = {
        {
          say = {
            en = "A table card may belong to one group only. Your c8 takes the three with either "
              .. "of the fives, but not with both: that would count the three twice. "
              .. "c8xs5 d5 h3 breaks STD-CAP-4: both groups need the three. c8xs5 d5 breaks "
              .. "STD-CAP-2: without the three, the cards taken make no eight at all.",
            sv = "Ett bordskort får bara räknas till en grupp. Din c8 tar in trean med den ena "
              .. "eller den andra femman, men inte med båda: då skulle trean räknas två gånger. "
              .. "c8xs5 d5 h3 bryter mot STD-CAP-4: båda grupperna behöver trean. c8xs5 d5 bryter "
              .. "mot STD-CAP-2: utan trean blir de tagna korten inga åttor alls.",
          },
          clause = "STD-CAP-4",
          setup = { table = "s5 d5 h3", hand1 = "c8 h9", hand2 = "h2 c7" },
          legal = { "c8xs5+h3", "c8xd5+h3" },
          illegal = { ["c8xs5 d5 h3"] = "STD-CAP-4", ["c8xs5 d5"] = "STD-CAP-2" },
        },
        {
          ask = "captures",
          of = "hQ",
          clause = "STD-CAP-2",
          setup = { table = "s8 c8 d4 hK", hand1 = "hQ h9", hand2 = "h2 c7" },
        },
        {
          ask = "legal",
          move = "s10xh7 d7 c3",
          clause = "STD-CAP-4",
          setup = { table = "h7 d7 c3", hand1 = "s10 h9", hand2 = "h2 c8" },
          hint = {
            en = "How many threes do you need, and how many are there?",
            sv = "Hur många treor behöver du, och hur många finns det?",
          },
        },
        {
          say = {
            en = "If you can choose between groups, take the one that is worth more. To have most "
              .. "spades brings points, as you will see. So let your dJ take s6 with c5 here, not "
              .. "h6.",
            sv = "Kan du välja mellan grupper, ta den som är mest värd. Att ha flest spader ger "
              .. "poäng, som du snart får se. Låt alltså din dKn ta in s6 med c5 här, inte h6.",
          },
          clause = "STD-CAP-4",
          setup = { table = "h6 s6 c5", hand1 = "dJ h9", hand2 = "h2 c8" },
          legal = { "dJxh6+c5", "dJxs6+c5" },
          illegal = { ["dJxh6 s6 c5"] = "STD-CAP-4" },
        },
        {
          say = { en = "Two fives and two fours.", sv = "Två femmor och två fyror." },
          ask = "legal",
          move = "c9xs5 d5 h4 c4",
          clause = "STD-CAP-3",
          setup = { table = "s5 d5 h4 c4", hand1 = "c9 hK", hand2 = "h2 c8" },
        },
        {
          say = {
            en = "Only which cards are taken counts, not how they are grouped. So all four cards "
              .. "are one way.",
            sv = "Bara vilka kort som tas in räknas, inte hur de grupperas. Alla fyra korten är "
              .. "alltså ett enda sätt.",
          },
          ask = "count",
          of = "c9",
          clause = "STD-CAP-3",
        },
        {
          ask = "captures",
          of = "hK",
          clause = "STD-CAP-3",
          setup = { table = "c9 h4 d4 s6 c7", hand1 = "hK h10", hand2 = "h2 c8" },
          hint = {
            en = "Find the groups first; then see which go together.",
            sv = "Hitta grupperna först, och se sedan vilka som går ihop.",
          },
        },
      },
    },

    {
      title = { en = "Aces, storan and lillan", sv = "Ess, storan och lillan" },
      steps = {
        {
          say = {
            en = "Some cards have two values, and on your turn you choose. An ace counts 1 or 14. "
              .. "The two of spades, s2, is called lillan (the little one) and counts 2 or 15. The "
              .. "ten of diamonds, d10, is called storan (the big one) and counts 10 or 16.",
            sv = "Några kort har två värden, och när det är din tur väljer du. Ett ess räknas som "
              .. "1 eller 14. Spader två, s2, kallas lillan och räknas som 2 eller 15. Ruter tio, "
              .. "d10, kallas storan och räknas som 10 eller 16.",
          },
          clause = "STD-VAL-2",
          setup = { table = "dA h9 c5", hand1 = "hA s2 d10", hand2 = "h2 c8 s4" },
        },
        {
          say = {
            en = "So your hA has two uses here. As 1 it takes dA. As 14 it takes h9 and c5, for 9 "
              .. "+ 5 is 14. In hA=14xh9+c5 the `=14` belongs to the card just before it: this ace "
              .. "counts 14. You may leave it out and write hAxh9+c5.",
            sv = "Ditt hE kan alltså användas på två sätt här. Som 1 tar det in dE. Som 14 tar det "
              .. "in h9 och c5, för 9 + 5 är 14. I hE=14xh9+c5 hör `=14` till kortet precis före: "
              .. "det här esset räknas som 14. Du får utelämna det och skriva hExh9+c5.",
          },
          clause = "STD-VAL-2",
          setup = { table = "dA h9 c5", hand1 = "hA s2 d10", hand2 = "h2 c8 s4" },
          legal = { "hAxdA", "hA=14xh9+c5", "hAxh9+c5" },
        },
        { ask = "values", of = "s2", clause = "STD-VAL-2" },
        {
          ask = "values",
          of = "c10",
          clause = "STD-VAL-1",
          setup = { table = "dA h9 c5", hand1 = "c10 c2", hand2 = "h2 c8" },
          hint = { en = "Look at the suit.", sv = "Se efter vilken färg det är." },
        },
        {
          ask = "captures",
          of = "s2",
          clause = { "STD-CAP-2", "STD-VAL-2" },
          setup = { table = "c2 d9 h6", hand1 = "s2 hK", hand2 = "h2 c8" },
          hint = {
            en = "Lillan is 2 or 15. Try both.",
            sv = "Lillan är 2 eller 15. Pröva båda.",
          },
        },
        {
          ask = "captures",
          of = "d10",
          clause = { "STD-CAP-3", "STD-VAL-2" },
          setup = { table = "c10 hQ h4 d9 s7", hand1 = "d10 h5", hand2 = "h2 c8" },
          hint = {
            en = "First what makes 10, then what makes 16.",
            sv = "Först det som blir 10, sedan det som blir 16.",
          },
        },
        {
          ask = "play",
          takes = "hQ",
          clause = { "STD-CAP-2", "STD-VAL-2" },
          setup = { table = "hQ d2 c5", hand1 = "sA c8 h4", hand2 = "h2 c9 s6" },
          hint = { en = "12 + 2 is 14.", sv = "12 + 2 är 14." },
        },
      },
    },

    {
      title = { en = "One value at a time", sv = "Ett värde i taget" },
      steps = {
        {
          say = {
            en = "Within one play a card has one value only. Your s2 can take c2 as 2, or d9 and "
              .. "h6 as 15, but not all three at once: it would have to be 2 and 15 in the same "
              .. "play.",
            sv = "I ett och samma drag har ett kort bara ett värde. Din s2 kan ta in c2 som 2, "
              .. "eller d9 och h6 som 15, men inte alla tre på en gång: då måste den vara både 2 "
              .. "och 15 i samma drag.",
          },
          clause = "STD-VAL-3",
          setup = { table = "c2 d9 h6", hand1 = "s2 hK", hand2 = "h2 c8" },
          legal = { "s2xc2", "s2=15xd9+h6" },
          illegal = { ["s2xc2 d9 h6"] = "STD-VAL-3" },
        },
        {
          ask = "legal",
          move = "d10xc10 h9 s7",
          clause = "STD-VAL-3",
          setup = { table = "c10 h9 s7", hand1 = "d10 hK", hand2 = "h2 c8" },
          hint = {
            en = "Which value takes c10, and which takes h9 with s7?",
            sv = "Vilket värde tar in c10, och vilket tar in h9 med s7?",
          },
        },
        {
          say = {
            en = "A card on the table may count as either of its two values, too. Choose for each "
              .. "card by itself, and anew every turn. Here your hA counts 14. It takes sK and cA, "
              .. "with cA as 1: 13 + 1 is 14. It also takes dA, with dA as 14: hA=14xsK+cA,dA=14.",
            sv = "Även på bordet får ett kort räknas som vilket som helst av sina två värden. Välj "
              .. "för varje kort för sig, och på nytt varje tur. Här räknas ditt hE som 14. Det "
              .. "tar in sK och cE, med cE som 1: 13 + 1 är 14. Det tar också in dE, med dE som "
              .. "14: hE=14xsK+cE,dE=14.",
          },
          clause = "STD-VAL-4",
          setup = { table = "sK cA dA", hand1 = "hA h5", hand2 = "h2 c8" },
          legal = { "hAxcA", "hA=14xsK+cA", "hA=14xsK+cA,dA=14" },
        },
        { ask = "values", of = "cA", clause = "STD-VAL-4" },
        {
          say = {
            en = "Here is an ace again, with a nine and a five.",
            sv = "Här ligger ett ess igen, med en nia och en femma.",
          },
          ask = "legal",
          move = "dAxcA h9 c5",
          clause = { "STD-CAP-3", "STD-VAL-4" },
          setup = { table = "cA h9 c5", hand1 = "dA hK", hand2 = "h2 c8" },
          hint = {
            en = "An ace equals an ace, whichever value both count.",
            sv = "Ett ess är lika med ett ess, vilket värde de än räknas som.",
          },
        },
        {
          ask = "captures",
          of = "d10",
          clause = { "STD-CAP-2", "STD-VAL-4" },
          setup = { table = "s2 hA c9", hand1 = "d10 hK", hand2 = "h2 c8" },
          hint = {
            en = "Each of hA and s2 may be small or big.",
            sv = "Både hE och s2 får vara små eller stora.",
          },
        },
        {
          ask = "captures",
          of = "hA",
          clause = { "STD-CAP-2", "STD-VAL-4" },
          setup = { table = "d10 s4 dA c7", hand1 = "hA hK", hand2 = "h2 c8" },
          hint = {
            en = "dA may go along, whichever value your ace has.",
            sv = "dE kan följa med, vilket värde ditt ess än har.",
          },
        },
        {
          ask = "legal",
          move = "d10xs2 cA h6 s4",
          clause = "STD-VAL-3",
          setup = { table = "s2 cA h6 s4", hand1 = "d10 hK", hand2 = "h2 c8" },
          hint = {
            en = "Make two groups, and see what each of them adds up to.",
            sv = "Gör två grupper, och se efter vad var och en av dem blir.",
          },
        },
        {
          say = {
            en = "Some mixed questions on capturing. You may have to name the rule that forbids a "
              .. "move: STD-CAP-2 if a card fits no group, STD-CAP-4 if all fit but two groups "
              .. "would share one, STD-VAL-3 if the groups need two values of the card you play.",
            sv = "Några blandade frågor om att ta in kort. Du kan behöva säga vilken regel ett "
              .. "drag bryter mot: STD-CAP-2 om ett kort inte passar i någon grupp, STD-CAP-4 om "
              .. "alla passar men två grupper skulle dela på ett, STD-VAL-3 om grupperna kräver "
              .. "två värden av kortet du spelar.",
          },
          quiz = { "STD-CAP-1", "STD-CAP-2", "STD-CAP-3", "STD-CAP-4", "STD-VAL-3" },
          n = 5,
        },
      },
    },

    {
      title = { en = "Laying out and taking less", sv = "Lägga ut och ta in mindre" },
      steps = {
        {
          say = {
            en = "A card that takes nothing stays face up on the table, and from then on it is a "
              .. "table card that everyone may take. Seat 2 has just laid out c4 beside s7, and so "
              .. "your hJ can take both.",
            sv = "Ett kort som inte tar något ligger kvar öppet på bordet och är sedan ett "
              .. "bordskort som alla får ta in. Plats 2 har just lagt ut c4 bredvid s7, och därför "
              .. "kan din hKn ta in båda.",
          },
          clause = "STD-CAP-8",
          setup = { table = "s7", hand1 = "hJ h2", hand2 = "c4 c9", turn = 2, dealer = 1 },
          play = "c4",
          after = { table = "s7 c4", turn = 1, legal = "hJxs7+c4" },
        },
        {
          say = {
            en = "Nobody has to capture. You may trail a card although it could take something, "
              .. "though you will seldom want to.",
            sv = "Det är inget tvång att ta in. Du får lägga ut ett kort fast det kunde ha tagit "
              .. "något, även om du sällan vill det.",
          },
          clause = "STD-CAP-6",
          setup = { table = "d6 c9", hand1 = "h9 hK", hand2 = "h2 c8" },
          legal = { "h9", "h9xc9" },
        },
        {
          say = {
            en = "Your s4 could take h4. Written alone, it is laid out.",
            sv = "Din s4 kunde ta in h4. När den skrivs ensam läggs den ut.",
          },
          ask = "legal",
          move = "s4",
          clause = "STD-CAP-6",
          setup = { table = "h4 c9 dQ", hand1 = "s4 hK", hand2 = "h2 c8" },
        },
        {
          say = {
            en = "Nor do you have to take all that you could. You may take some of the cards and "
              .. "groups and leave the others. Your s7 may take h7 alone, d4 and s3 alone, or all "
              .. "of them.",
            sv = "Du måste inte heller ta in allt du kan. Du får ta några av korten och grupperna "
              .. "och låta andra ligga. Din s7 får ta in bara h7, bara d4 och s3, eller alltihop.",
          },
          clause = "STD-CAP-7",
          setup = { table = "h7 s3 d4", hand1 = "s7", hand2 = "h2" },
          only = { "s7", "s7xh7", "s7xd4+s3", "s7xh7,d4+s3" },
        },
        {
          say = {
            en = "May h10 be left where it is, though c10 could take it too?",
            sv = "Får h10 ligga kvar, fast c10 också kunde ta in den?",
          },
          ask = "legal",
          move = "c10xh6 d4",
          clause = "STD-CAP-7",
          setup = { table = "h10 h6 d4 cK", hand1 = "c10 s3", hand2 = "h2 c8" },
        },
        {
          say = {
            en = "But what you do take must be whole groups.",
            sv = "Men det du tar in måste vara hela grupper.",
          },
          ask = "legal",
          move = "c10xh10 h6",
          clause = "STD-CAP-2",
        },
        {
          say = {
            en = "Before you lay out a card, think of what the others could take then. Beside d5 "
              .. "and c9 your h3 makes two sums: an eight could take 5 + 3, and a queen 9 + 3. "
              .. "Your cK makes no sum here, so only a king could take it.",
            sv = "Innan du lägger ut ett kort, tänk på vad de andra då kan ta in. Bredvid d5 och "
              .. "c9 ger din h3 två summor: en åtta kan ta in 5 + 3, och en dam 9 + 3. Din cK ger "
              .. "ingen summa här, så bara en kung kan ta in den.",
          },
          clause = "STD-CAP-8",
          setup = { table = "d5 c9", hand1 = "h3 cK", hand2 = "h8 dQ" },
          only = { "h3", "cK" },
        },
        {
          say = {
            en = "Once more: a taken card that the others taken with it bring to no right sum "
              .. "breaks STD-CAP-2. Where each has its sum, but two sums need the same card, it is "
              .. "STD-CAP-4.",
            sv = "En gång till: ett taget kort som de andra tagna inte ger rätt summa bryter mot "
              .. "STD-CAP-2. Har vart och ett sin summa, men två summor behöver samma kort, är det "
              .. "STD-CAP-4.",
          },
          quiz = { "STD-CAP-2", "STD-CAP-4", "STD-CAP-6", "STD-CAP-7" },
          n = 4,
        },
      },
    },

    {
      title = { en = "Sweeps", sv = "Tabbe" },
      steps = {
        {
          say = {
            en = "Taking every card on the table in one play is a sweep, which Swedes call tabbe. "
              .. "It scores a point by itself. Your s7 can do it here, with h7, d4 and s3.",
            sv = "Tar du in alla kort på bordet på en gång gör du tabbe. Det ger poäng i sig. Här "
              .. "kan din s7 göra det, med h7, d4 och s3.",
          },
          clause = "STD-TAB-1",
          setup = { table = "h7 s3 d4", hand1 = "s7 c6", hand2 = "h2 c8" },
          legal = "s7xh7,d4+s3",
        },
        {
          ask = "sweep",
          clause = "STD-TAB-1",
          setup = { table = "s7 c4", hand1 = "cJ d3 h7", hand2 = "h2 c8 d9" },
        },
        {
          ask = "play",
          sweep = true,
          clause = "STD-TAB-1",
          setup = { table = "d6 h5 cJ", hand1 = "sJ s6 h9", hand2 = "h2 c8 d9" },
        },
        {
          say = {
            en = "Mark each sweep: slide a captured card under your pile, face up and crosswise, a "
              .. "little offset from the one before. So everybody sees how many sweeps you have. "
              .. "Here the board counts them, and you have just made your second. Their points "
              .. "come when the deal is over.",
            sv = "Markera varje tabbe: skjut in ett taget kort under din hög, med bildsidan upp "
              .. "och på tvären, lite förskjutet från det förra. Då ser alla hur många tabbar du "
              .. "har. Här står antalet ovanför bordet (tömt), och du har just gjort din andra. "
              .. "Poängen för dem kommer när given är slut.",
          },
          clause = "STD-TAB-2",
          setup = {
            table = "h7", hand1 = "s7 c6", hand2 = "h2 c8", pile1 = "c3 d3", sweeps = { 1, 0 },
          },
          play = { "s7xh7", "c8" },
          after = { sweeps = { 2, 0 }, turn = 1 },
        },
        {
          ask = "sweep",
          clause = "STD-TAB-1",
          setup = { table = "cA d9 h5", hand1 = "hA s6 dK", hand2 = "h2 c8 d7" },
          hint = {
            en = "An ace on the table may count 14 as well.",
            sv = "Ett ess på bordet får också räknas som 14.",
          },
        },
        {
          say = {
            en = "After a sweep the table is empty. The next player has nothing to take and must "
              .. "trail. Seat 2 has just swept with s7, and you are next. The card you lay out "
              .. "will lie alone, and a card of the same value can sweep it.",
            sv = "Efter en tabbe är bordet tomt. Nästa spelare har inget att ta in och måste lägga "
              .. "ut. Plats 2 har just gjort tabbe med s7, och det är din tur. Kortet du lägger ut "
              .. "ligger sedan ensamt, och ett kort av samma värde kan göra tabbe på det.",
          },
          clause = "STD-TAB-3",
          setup = { table = "h7", hand1 = "h4 d6", hand2 = "s7 c6", turn = 2, dealer = 1 },
          play = "s7xh7",
          after = { table = "", turn = 1, only = { "h4", "d6" } },
        },
        {
          say = {
            en = "Before you lay out a card, add up the table. Here lie 5 + 3. With c2 beside them "
              .. "all three make 10, so a ten could sweep them. With hK beside them no card could "
              .. "take all three. So where little lies on the table, lay out high cards.",
            sv = "Räkna ihop korten på bordet innan du lägger ut. Här ligger 5 + 3. Med c2 bredvid "
              .. "blir alla tre 10, så en tia kan göra tabbe. Med hK bredvid kan inget kort ta in "
              .. "alla tre. Lägg alltså ut höga kort när det ligger lite på bordet.",
          },
          clause = "STD-TAB-1",
          setup = { table = "d5 c3", hand1 = "c2 hK", hand2 = "h10 c9" },
          only = { "c2", "hK" },
        },
        {
          ask = "sweep",
          setup = { table = "d5 c3 hK", hand1 = "c8 sK hQ", hand2 = "h10 c9 s7" },
          hint = {
            en = "It must be everything, in one play.",
            sv = "Det måste vara alltihop, i ett enda drag.",
          },
        },
        { quiz = "STD-TAB-1", n = 3 },
      },
    },

    {
      title = { en = "Dealing and rounds", sv = "Giv och omgångar" },
      steps = {
        {
          say = {
            en = "Kasino is for {players} players, each for themselves, with one pack of {deck} "
              .. "cards and no jokers.",
            sv = "Kasino är för {players} spelare, var och en för sig, med en vanlig kortlek på "
              .. "{deck} kort utan jokrar.",
          },
          clause = { "STD-PLY-1", "STD-DECK-1" },
        },
        {
          say = {
            en = "One pack played to its end is a deal. Before the first deal each player draws "
              .. "one card from the pack. Whoever drew the highest of these cards is the dealer. "
              .. "After each deal the turn to be dealer passes clockwise.",
            sv = "En kortlek som spelas till slut är en giv. Före första given drar var och en ett "
              .. "kort ur leken. Den som drog det högsta av de korten är givare. Efter varje giv "
              .. "går turen att vara givare vidare medsols.",
          },
          clause = "STD-DEAL-1",
        },
        {
          say = {
            en = "In the first round the dealer gives two cards to each, from the player on the "
              .. "left, and two face up to the table, and then the same again. So everyone holds "
              .. "four, and four lie on the table. The rest of the pack is the stock.",
            sv = "I första omgången ger givaren två kort till var och en, med början till vänster, "
              .. "och två öppet till bordet, och sedan ett likadant varv till. Alla har då fyra "
              .. "kort, och fyra ligger på bordet. Resten av leken är talongen.",
          },
          clause = "STD-DEAL-2",
          seed = 7,
          after = { stock = 40, round = 1, turn = 1, dealer = 2 },
        },
        {
          say = {
            en = "The player on the dealer's left starts, and the turn passes clockwise. The same "
              .. "player therefore starts every round of the deal. Here seat 2 is the dealer, so "
              .. "you start.",
            sv = "Spelaren till vänster om givaren börjar, och turen går medsols. Samma spelare "
              .. "börjar därför varje omgång i given. Här är plats 2 givare, så du börjar.",
          },
          clause = "STD-TURN-1",
          seed = 7,
          after = { turn = 1, dealer = 2 },
        },
        {
          say = {
            en = "So seat 2 waits for you. Look at the four cards in your hand, and play a first "
              .. "one.",
            sv = "Plats 2 väntar alltså på dig. Titta på de fyra korten på din hand, och spela ett "
              .. "första.",
          },
          ask = "play",
          seed = 7,
        },
        {
          say = {
            en = "When all have played their four cards, that round is over. The dealer hands out "
              .. "four more to each, two at a time, from the stock. The table gets none: what lies "
              .. "there stays. Here, in another deal, you have just got your next four.",
            sv = "När alla har spelat sina fyra kort är omgången slut. Givaren delar ut fyra nya "
              .. "till var och en ur talongen, två åt gången. Bordet får inga: det som ligger där "
              .. "ligger kvar. Här, i en annan giv, har du just fått dina nästa fyra.",
          },
          clause = "STD-DEAL-3",
          setup = {
            table = "s5 hQ", hand2 = "h9", turn = 2, dealer = 2, stock = "c2 hA c4 c5 c9 c7 c8 c3",
          },
          play = "h9",
          after = {
            round = 2, turn = 1, table = "s5 hQ h9", hand1 = "c2 hA c9 c7", hand2 = "c4 c5 c8 c3",
          },
        },
        {
          say = {
            en = "The table got no new cards, only h9, with which seat 2 ended the first round. Is "
              .. "there anything for your ace to take?",
            sv = "Bordet fick inga nya kort, bara h9, som plats 2 slutade första omgången med. "
              .. "Finns det något för ditt ess att ta in?",
          },
          ask = "captures",
          of = "hA",
          clause = { "STD-CAP-2", "STD-DEAL-3" },
        },
        {
          say = {
            en = "So it goes on, round by round, until the stock is used up. The table has had "
              .. "four of the 52 cards, which leaves 48 for the hands. Two players use eight in a "
              .. "round, and so play six rounds; three play four rounds, and four play three.",
            sv = "Så går det omgång för omgång tills talongen är slut. Bordet har fått fyra av de "
              .. "52 korten, så 48 är kvar till spelarna. Två spelare gör av med åtta per omgång "
              .. "och spelar därför sex omgångar; tre spelar fyra omgångar, och fyra spelar tre.",
          },
          clause = "STD-DEAL-4",
        },
        {
          say = {
            en = "Before the cards of the last round are handed out, the dealer says so: “sistan” "
              .. "(the last one), “båten går” (the boat is leaving) or “sista given” (the last "
              .. "cards). Then you know that every card still unseen is in somebody's hand.",
            sv = "Innan korten till sista omgången delas ut säger givaren till: ”sistan”, ”båten "
              .. "går” eller ”sista given”. Då vet du att varje kort du inte har sett finns på "
              .. "någons hand.",
          },
          clause = "STD-DEAL-5",
          setup = { table = "s5", hand1 = "h9", stock = "c2 c3 c4 c5 c6 c7 c8 c9" },
          play = "h9",
          events = { "last-round", "deal" },
        },
        {
          say = {
            en = "The program hands out the cards for you. Here are a few more questions on "
              .. "capturing. A capture that takes all that lies on the table is a sweep too "
              .. "(STD-TAB-1), and is judged like any other.",
            sv = "Programmet delar ut korten åt dig. Här är några frågor till om att ta in. Ett "
              .. "drag som tar in allt som ligger på bordet är dessutom tabbe (STD-TAB-1), och "
              .. "bedöms som alla andra.",
          },
          quiz = { "STD-CAP-2", "STD-CAP-3", "STD-CAP-4", "STD-CAP-6" },
          n = 4,
        },
      },
    },

    {
      title = { en = "The last cards", sv = "De sista korten" },
      steps = {
        {
          say = {
            en = "Cards left on the table after the last card of a deal go to the player who "
              .. "captured last. Here you hold that card, h9, which takes nothing, and seat 2 "
              .. "captured last.",
            sv = "Kort som ligger kvar på bordet efter givens sista kort går till den som sist tog "
              .. "in. Här har du det kortet, h9, som inte tar något, och plats 2 tog in sist.",
          },
          clause = "STD-END-1",
          setup = { table = "s4 c8", hand1 = "h9", pile2 = "c2 d2", last_capturer = 2 },
          only = "h9",
        },
        {
          say = {
            en = "So s4, c8 and h9 went to the pile of seat 2, and the deal is over. If nobody had "
              .. "captured in the whole deal, they would have gone to nobody. That hardly ever "
              .. "happens.",
            sv = "Därför gick s4, c8 och h9 till plats 2:s hög, och given är slut. Om ingen hade "
              .. "tagit in på hela given hade de gått till ingen. Det händer nästan aldrig.",
          },
          clause = "STD-END-1",
          setup = { table = "s4 c8", hand1 = "h9", pile2 = "c2 d2", last_capturer = 2 },
          play = "h9",
          after = { phase = "deal-over", table = "", pile1 = "", pile2 = "c2 d2 s4 c8 h9" },
        },
        {
          say = {
            en = "So far it is seat 2 that captured last. You hold the last card of the deal. "
              .. "Capture with it, and what is left over is yours.",
            sv = "Hittills är det plats 2 som tog in sist. Du har givens sista kort. Ta in med "
              .. "det, så blir det som ligger kvar ditt.",
          },
          ask = "play",
          takes = "s4",
          clause = "STD-CAP-1",
          setup = { table = "s4 c8 dA", hand1 = "h4", pile2 = "c2 d2", last_capturer = 2 },
        },
        {
          say = {
            en = "Getting the cards that are left over is not a sweep, although it leaves the "
              .. "table empty. Here you captured last, and then laid out h9 beside s4 and c8. You "
              .. "get all three, but no sweep.",
            sv = "Att få de kort som blev kvar är ingen tabbe, även om bordet töms. Här tog du in "
              .. "sist, och lade sedan ut h9 bredvid s4 och c8. Du får alla tre, men ingen tabbe.",
          },
          clause = "STD-END-2",
          setup = { table = "s4 c8", hand1 = "h9", pile1 = "c2 d2", last_capturer = 1 },
          play = "h9",
          after = { table = "", sweeps = { 0, 0 }, pile1 = "c2 d2 s4 c8 h9" },
        },
        {
          say = {
            en = "But a sweep with your last card is one like any other. Here h9 can make one.",
            sv = "Men gör du tabbe med ditt sista kort är det en tabbe som alla andra. Här kan h9 "
              .. "göra det.",
          },
          ask = "play",
          sweep = true,
          clause = "STD-TAB-1",
          setup = {
            table = "s4 hA c5 d8", hand1 = "h9", pile2 = "c2 d2", last_capturer = 2,
          },
        },
        {
          say = {
            en = "So the last capture is worth fighting for. Your cQ takes hQ. If seat 2 then "
              .. "takes nothing with its last card, dA and s6 are yours as well, and so is that "
              .. "card.",
            sv = "Därför är det värt att kämpa om den sista intagningen. Din cD tar in hD. Om "
              .. "plats 2 sedan inte tar något med sitt sista kort blir också dE och s6 dina, och "
              .. "det kortet med dem.",
          },
          clause = "STD-END-1",
          setup = {
            table = "hQ dA s6", hand1 = "cQ", hand2 = "c3", pile2 = "c2 d2", last_capturer = 2,
          },
          legal = "cQxhQ",
        },
        {
          say = {
            en = "In the last round, find all that your card can take.",
            sv = "I sista omgången gäller det att se allt ditt kort kan ta in.",
          },
          ask = "captures",
          of = "sA",
          clause = "STD-CAP-2",
          setup = {
            table = "dJ h3 c8 s6", hand1 = "sA", hand2 = "c9", pile2 = "c2 d2", last_capturer = 2,
          },
        },
      },
    },

    {
      title = { en = "Points: cards and sweeps", sv = "Poäng: kort och tabbar" },
      steps = {
        {
          say = {
            en = "When the deal is over, everyone counts the points in their pile. By STD-SCO-3 "
              .. "the ten of diamonds (storan) scores 2, the two of spades (lillan) 1 and each ace "
              .. "1. Your d10 gives 2, hA 1 and c7 nothing: 2 + 1 is 3. Seat 2 gets 1 for s2, and "
              .. "nothing for h3 and h4.",
            sv = "När given är slut räknar var och en poängen i sin hög. Enligt STD-SCO-3 ger "
              .. "storan (ruter tio) 2, lillan (spader två) 1 och varje ess 1. Din d10 ger 2, hE 1 "
              .. "och c7 inget: 2 + 1 är 3. Plats 2 får 1 för s2, och inget för h3 och h4.",
          },
          clause = "STD-SCO-3",
          setup = { pile1 = "d10 hA c7", pile2 = "s2 h3 h4" },
          score = { { ["STD-SCO-3"] = 3 }, { ["STD-SCO-3"] = 1 } },
        },
        {
          ask = "score",
          seat = 1,
          clause = "STD-SCO-3",
          setup = { pile1 = "d10 h4 cA c7 dA", pile2 = "s2 h2 h3 c5" },
          hint = {
            en = "d10 gives 2 and each ace 1; other cards in this pile give nothing.",
            sv = "d10 ger 2 och varje ess 1; andra kort i den här högen ger inget.",
          },
        },
        {
          say = {
            en = "No other ten, two or court card scores by itself. Only six cards do, d10, s2 and "
              .. "the four aces, and together they are worth seven points.",
            sv = "Inga andra tior, tvåor eller klädda kort ger poäng i sig. Det gör bara sex kort, "
              .. "d10, s2 och de fyra essen, och tillsammans är de värda sju poäng.",
          },
          clause = "STD-SCO-3",
          setup = { pile1 = "c10 d2 h3", pile2 = "sK dJ" },
          score = { { ["STD-SCO-3"] = 0 }, { ["STD-SCO-3"] = 0 } },
        },
        {
          ask = "score",
          seat = 2,
          clause = "STD-SCO-3",
          setup = { pile1 = "hA s5 d4 h10", pile2 = "s2 sK c10 d2 sA h7" },
          hint = {
            en = "Only one of the twos counts, and no ten but storan.",
            sv = "Bara en av tvåorna räknas, och ingen tia utom storan.",
          },
        },
        {
          say = {
            en = "By STD-SCO-4 each sweep scores 1 point more. Seat 2 has made three and gets 3 "
              .. "for them. With s2 in its pile as well it would get 3 + 1, which is 4.",
            sv = "Enligt STD-SCO-4 ger varje tabbe 1 poäng till. Plats 2 har gjort tre och får 3 "
              .. "för dem. Med s2 i högen dessutom skulle den få 3 + 1, alltså 4.",
          },
          clause = "STD-SCO-4",
          setup = { pile1 = "h5 c5", pile2 = "h3 c3 d3 h4 c4 d4", sweeps = { 0, 3 } },
          score = { { ["STD-SCO-4"] = 0 }, { ["STD-SCO-4"] = 3 } },
        },
        {
          ask = "score",
          seat = 1,
          clause = "STD-SCO-4",
          setup = { pile1 = "h5 c5 dA h7", pile2 = "s2 d2 h3", sweeps = { 2, 1 } },
          hint = {
            en = "By this rule only sweeps score, whatever lies in the pile.",
            sv = "Enligt den här regeln ger bara tabbar poäng, vad som än ligger i högen.",
          },
        },
        {
          say = {
            en = "Now add up what STD-SCO-3 gives for cards and what STD-SCO-4 gives for sweeps. "
              .. "Both have four cards and one spade, which will matter in the next lesson.",
            sv = "Lägg nu ihop vad STD-SCO-3 ger för kort och vad STD-SCO-4 ger för tabbar. Båda "
              .. "har fyra kort och en spader, vilket spelar roll först i nästa lektion.",
          },
          ask = "score",
          seat = 2,
          total = true,
          clause = { "STD-SCO-3", "STD-SCO-4" },
          setup = { pile1 = "dA s5 h6 h7", pile2 = "c10 d2 s9 hK" },
          hint = {
            en = "Is there an ace, s2 or d10 in the pile? And is there a sweep?",
            sv = "Finns det något ess, s2 eller d10 i högen? Och någon tabbe?",
          },
        },
        {
          ask = "score",
          seat = 1,
          total = true,
          clause = { "STD-SCO-3", "STD-SCO-4" },
          hint = {
            en = "Is there an ace, s2 or d10 in the pile? And is there a sweep?",
            sv = "Finns det något ess, s2 eller d10 i högen? Och någon tabbe?",
          },
        },
        { quiz = "STD-SCO-3", n = 2 },
        { quiz = "STD-SCO-4", n = 1 },
      },
    },

    {
      title = {
        en = "Points: most cards and most spades",
        sv = "Poäng: flest kort och flest spader",
      },
      steps = {
        {
          say = {
            en = "By STD-SCO-1 whoever has most cards in the pile scores 1 point. If the first "
              .. "place is shared, nobody does. You have four cards here and seat 2 has three, so "
              .. "you get the point.",
            sv = "Enligt STD-SCO-1 får den som har flest kort i sin hög 1 poäng. Delas "
              .. "förstaplatsen får ingen det. Här har du fyra kort och plats 2 har tre, så du får "
              .. "poängen.",
          },
          clause = "STD-SCO-1",
          setup = { pile1 = "h2 h3 h4 c5", pile2 = "c2 c3 c7" },
          score = { { ["STD-SCO-1"] = 1 }, { ["STD-SCO-1"] = 0 } },
        },
        {
          say = {
            en = "None of these cards scores by itself.",
            sv = "Inget av de här korten ger poäng i sig.",
          },
          ask = "score",
          seat = 2,
          total = true,
          clause = "STD-SCO-1",
          setup = { pile1 = "h2 h3 h4 c5", pile2 = "c2 c3 c7 d7" },
          hint = {
            en = "How many cards does each seat have?",
            sv = "Hur många kort har var och en?",
          },
        },
        {
          ask = "score",
          seat = 1,
          total = true,
          clause = "STD-SCO-1",
          setup = { pile1 = "h2 h3 h4 c5 d5", pile2 = "c2 c3 c7 d7" },
          hint = {
            en = "How many cards does each seat have?",
            sv = "Hur många kort har var och en?",
          },
        },
        {
          say = {
            en = "By STD-SCO-2 whoever has most spades scores 2 points. Again nobody does if the "
              .. "first place is shared. Here seat 2 has two spades and you have none, so seat 2 "
              .. "gets 2. Of two cards that you could take, the spade is often the better one.",
            sv = "Enligt STD-SCO-2 får den som har flest spader 2 poäng. Också här får ingen det "
              .. "om förstaplatsen delas. Här har plats 2 två spader och du ingen, så plats 2 får "
              .. "2. Av två kort du kan ta in är spadern ofta det bästa.",
          },
          clause = "STD-SCO-2",
          setup = { pile1 = "h2 h3 h4", pile2 = "s3 s4" },
          score = { { ["STD-SCO-2"] = 0 }, { ["STD-SCO-2"] = 2 } },
        },
        {
          say = {
            en = "Three players, and again no card that scores by itself: only the number of cards "
              .. "and of spades counts.",
            sv = "Tre spelare, och åter inga kort som ger poäng i sig: bara antalet kort och "
              .. "antalet spader räknas.",
          },
          ask = "score",
          seat = 1,
          total = true,
          clause = "STD-SCO-2",
          setup = { pile1 = "s3 h4 s9", pile2 = "h2 c3 c7 d7 s5", pile3 = "s6 s7 hJ" },
          hint = {
            en = "Who has most cards? Who has most spades, and is that place shared?",
            sv = "Vem har flest kort? Vem har flest spader, och delas den platsen?",
          },
        },
        {
          ask = "score",
          seat = 3,
          total = true,
          clause = "STD-SCO-2",
          setup = { pile1 = "s3 h4 s9", pile2 = "h2 c3 c7 d7 s5", pile3 = "s6 s7 sJ" },
          hint = {
            en = "How many spades does each seat have now?",
            sv = "Hur många spader har var och en nu?",
          },
        },
        {
          say = {
            en = "All of it adds up like this: most cards 1 (STD-SCO-1), most spades 2 "
              .. "(STD-SCO-2), storan 2, lillan 1 and four aces 4 (STD-SCO-3). So a deal is worth "
              .. "10, and here you have it all. Each sweep (STD-SCO-4) adds 1. A shared first "
              .. "place gives nothing.",
            sv = "Allt räknas ihop så här: flest kort 1 (STD-SCO-1), flest spader 2 (STD-SCO-2), "
              .. "storan 2, lillan 1 och fyra ess 4 (STD-SCO-3). En giv är alltså värd 10, och här "
              .. "har du alltihop. Varje tabbe (STD-SCO-4) ger 1 till. En delad förstaplats ger "
              .. "inget.",
          },
          clause = "STD-SCO-5",
          setup = { pile1 = "sA hA dA cA s2 d10 h3", pile2 = "h5" },
          score = { { total = 10 }, { total = 0 } },
        },
        {
          say = {
            en = "Now all of it. Look for cards that score, then count spades, cards and sweeps.",
            sv = "Nu alltihop. Leta efter kort som ger poäng, och räkna sedan spader, kort och "
              .. "tabbar.",
          },
          ask = "score",
          seat = 1,
          total = true,
          setup = {
            pile1 = "sA s4 s9 h6 d6", pile2 = "d10 s2 s8 h7 c7 c9", sweeps = { 1, 0 },
          },
          hint = {
            en = "Seat 1 has three spades, one ace and one sweep. Who has most cards, and most "
              .. "spades?",
            sv = "Plats 1 har tre spader, ett ess och en tabbe. Vem har flest kort, och flest "
              .. "spader?",
          },
        },
        {
          ask = "score",
          seat = 2,
          total = true,
          hint = {
            en = "Seat 2 has d10, s2 and six cards. Who has most cards, and most spades?",
            sv = "Plats 2 har d10, s2 och sex kort. Vem har flest kort, och flest spader?",
          },
        },
        {
          say = {
            en = "You had captured last, and so you also got hA, s8 and c5, which were left on the "
              .. "table: they are in the list.",
            sv = "Du hade tagit in sist, och därför fick du också hE, s8 och c5, som låg kvar på "
              .. "bordet: de är med i listan.",
          },
          ask = "score",
          seat = 1,
          total = true,
          clause = { "STD-END-1", "STD-END-2" },
          setup = {
            table = "hA s8", hand1 = "c5", pile1 = "c4 d4", pile2 = "s2 h2 c10 h10 h3 c3",
            last_capturer = 1,
          },
          play = "c5",
          hint = {
            en = "Count spades too. And is it a sweep to get what is left over?",
            sv = "Räkna spader också. Och är det tabbe att få det som blev kvar?",
          },
        },
        {
          say = {
            en = "Nobody captured in this deal. When you laid out h9, the last card, dA and s8 lay "
              .. "there too.",
            sv = "Ingen tog in på hela given. När du lade ut h9, det sista kortet, låg också dE "
              .. "och s8 där.",
          },
          ask = "score",
          seat = 1,
          total = true,
          clause = "STD-END-1",
          setup = { table = "dA s8", hand1 = "h9" },
          play = "h9",
          hint = {
            en = "Who gets what is left over, if nobody captured?",
            sv = "Vem får det som blev kvar, om ingen tog in?",
          },
        },
        { quiz = { "STD-SCO-1", "STD-SCO-2" }, n = 2 },
      },
    },

    {
      title = { en = "The match", sv = "Partiet" },
      steps = {
        {
          say = {
            en = "A match is several deals, and the points are added up until somebody has 16. You "
              .. "may agree on another target; with a target of 0 a single deal is played, and the "
              .. "most points win it.",
            sv = "Ett parti består av flera givar, och poängen läggs ihop tills någon har 16. Ni "
              .. "får komma överens om ett annat mål; med målet 0 spelas en enstaka giv, och flest "
              .. "poäng vinner den.",
          },
          clause = "STD-MAT-1",
        },
        {
          say = {
            en = "Every deal begun is played to its end, even if somebody passes 16 in the middle "
              .. "of it. If anyone has 16 then, the highest total wins. Say both had 15. In this "
              .. "deal you get 1, for hA, and seat 2 gets 4: 2 for d10, 1 for most cards and 1 for "
              .. "a sweep. So seat 2 wins by 19 to 16.",
            sv = "Varje påbörjad giv spelas färdigt, även om någon passerar 16 mitt i den. Har "
              .. "någon då nått 16 vinner den som har flest. Säg att båda hade 15. I den här given "
              .. "får du 1, för hE, och plats 2 får 4: 2 för d10, 1 för flest kort och 1 för en "
              .. "tabbe. Då vinner plats 2 med 19 mot 16.",
          },
          clause = "STD-MAT-2",
          setup = {
            hand1 = "h9", hand2 = "c9", pile1 = "hA h2", pile2 = "d10", scores = { 15, 15 },
          },
          play = { "h9", "c9xh9" },
          after = { phase = "match-over", scores = { 16, 19 }, winners = { 2 } },
        },
        {
          say = {
            en = "You had 12 points before this deal, and seat 2 had 9. Count what you get in this "
              .. "deal alone. Is it enough for 16?",
            sv = "Du hade 12 poäng före den här given, och plats 2 hade 9. Räkna vad du får bara i "
              .. "den här given. Räcker det till 16?",
          },
          ask = "score",
          seat = 1,
          total = true,
          clause = "STD-MAT-1",
          setup = {
            pile1 = "s3 s7 sK cA h5 d5", pile2 = "d10 h4 c4 s6", scores = { 12, 9 },
          },
          hint = {
            en = "What does seat 1 get for most cards, most spades and aces?",
            sv = "Vad får plats 1 för flest kort, flest spader och ess?",
          },
        },
        {
          say = {
            en = "It is just enough: 2 for most spades, 1 for most cards and 1 for cA make 4, and "
              .. "12 + 4 is 16. Seat 2 has 9 + 2, for d10. The match is yours, 16 to 11.",
            sv = "Det räcker precis: 2 för flest spader, 1 för flest kort och 1 för cE är 4, och "
              .. "12 + 4 är 16. Plats 2 har 9 + 2, för d10. Partiet är ditt, 16 mot 11.",
          },
          clause = "STD-MAT-1",
          setup = {
            hand1 = "h9", pile1 = "s3 s7 sK cA h5 d5", pile2 = "d10 h4 c4 s6", scores = { 12, 9 },
          },
          play = "h9",
          after = { phase = "match-over", scores = { 16, 11 }, winners = { 1 } },
        },
        {
          say = {
            en = "If several share the first place, the one of them who took most spades in the "
              .. "last deal wins. Say you had 14 and get 2 for most spades, with s3 and s4, and "
              .. "seat 2 had 15 and gets 1 for hA, with one spade. Both end on 16, and you win.",
            sv = "Om flera delar förstaplatsen vinner den av dem som tog flest spader i sista "
              .. "given. Säg att du hade 14 och får 2 för flest spader, med s3 och s4, och att "
              .. "plats 2 hade 15 och får 1 för hE, med en spader. Båda slutar på 16, och du "
              .. "vinner.",
          },
          clause = "STD-MAT-3",
          setup = { hand1 = "h9", pile1 = "s3 s4", pile2 = "s5 hA", scores = { 14, 15 } },
          play = "h9",
          after = { phase = "match-over", scores = { 16, 16 }, winners = { 1 } },
        },
        {
          say = {
            en = "You had 13 points before this deal, and seat 2 had 12. You get 3 now, for most "
              .. "cards and most spades. What does seat 2 get in this deal, and who wins the "
              .. "match?",
            sv = "Du hade 13 poäng före den här given, och plats 2 hade 12. Du får 3 nu, för flest "
              .. "kort och flest spader. Vad får plats 2 i den här given, och vem vinner partiet?",
          },
          ask = "score",
          seat = 2,
          total = true,
          clause = "STD-MAT-3",
          setup = {
            pile1 = "s3 s7 sK h5 d5", pile2 = "d10 hA dA s6", scores = { 13, 12 },
          },
          hint = { en = "d10 gives 2 and each ace 1.", sv = "d10 ger 2 och varje ess 1." },
        },
        {
          say = {
            en = "Seat 2 gets 4, so that both have 16. But you took three spades in this deal, and "
              .. "seat 2 one. You win.",
            sv = "Plats 2 får 4, så båda har 16. Men du tog tre spader i den här given, och plats "
              .. "2 en. Du vinner.",
          },
          clause = "STD-MAT-3",
          setup = {
            hand1 = "h9", pile1 = "s3 s7 sK h5 d5", pile2 = "d10 hA dA s6", scores = { 13, 12 },
          },
          play = "h9",
          after = { phase = "match-over", scores = { 16, 16 }, winners = { 1 } },
        },
        {
          say = {
            en = "If they are level in spades too, they share the win. Say both had 15. In the "
              .. "last deal you take s3 and hA, and seat 2 takes s4 and dA: 16 each, with one "
              .. "spade each.",
            sv = "Har de lika många spader också delar de på segern. Säg att båda hade 15. I sista "
              .. "given tar du in s3 och hE, och plats 2 tar in s4 och dE: 16 var, med en spader "
              .. "var.",
          },
          clause = "STD-MAT-4",
          setup = { hand1 = "h9", pile1 = "s3 hA", pile2 = "s4 dA", scores = { 15, 15 } },
          play = "h9",
          after = { phase = "match-over", scores = { 16, 16 }, winners = { 1, 2 } },
        },
        {
          say = {
            en = "Some advice. Take what scores first, then spades, then many cards. Do not lay "
              .. "out aces, storan, lillan or spades if you can help it, and add up the table "
              .. "before you lay out, so that nobody can sweep it. And try to capture last.",
            sv = "Några råd. Ta först det som ger poäng, sedan spader, sedan många kort. Lägg "
              .. "helst inte ut ess, storan, lillan eller spader, och räkna ihop korten på bordet "
              .. "innan du lägger ut, så att ingen kan göra tabbe. Och försök ta in sist.",
          },
        },
        {
          say = {
            en = "That is the whole game. Now play a match: your opponent takes all that it can. "
              .. "After that, `lesson misar` teaches you the game upside down, where points are "
              .. "bad.",
            sv = "Det var hela spelet. Spela nu ett parti: din motståndare tar in allt den kan. "
              .. "Efter det lär `lektion misar` dig spelet bakvänt, där poäng är dåligt.",
          },
          against = "novice",
        },
      },
    },
  },
}
