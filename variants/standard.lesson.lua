--- Lessons of the standard game. The first five take a quarter of an hour and end in a deal; those
--- after them go into the rules, up to a whole match, and meet every clause of the sheet.

return {
  lessons = {
    {
      title = { en = "Taking a card", sv = "Ta in ett kort" },
      steps = {
        {
          say = {
            en = "In Kasino you take cards from the table with cards of your hand. Some cards "
              .. "score, and most points win. You sit at seat 1; your hand stands below the table. "
              .. "A card is typed as suit and rank: s for spades ♠, h hearts ♥, d diamonds ♦, "
              .. "c clubs ♣, then the number, or A, J, Q, K. So h9 is the nine of hearts, dQ the "
              .. "queen of diamonds.",
            sv = "I Kasino tar du in kort från bordet med kort från din hand. Vissa kort ger "
              .. "poäng, och flest poäng vinner. Du sitter på plats 1, och din hand visas under "
              .. "bordet. Ett kort skrivs som färg och valör: s spader ♠, h hjärter ♥, r ruter ♦, "
              .. "k klöver ♣, sedan talet eller E, Kn, D, K. h9 är alltså hjärter nio, rD ruter "
              .. "dam.",
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
            en = "Cards with numbers count as printed, a jack {value dJ}, a queen {value hQ} and a "
              .. "king {value sK}, in groups as well, and a group may be of any size. So sK takes "
              .. "dJ and d2, or d2, h4 and c7.",
            sv = "Kort med tal räknas efter talet, en knekt som {value dJ}, en dam som {value hQ} "
              .. "och en kung som {value sK}, i grupper också, och en grupp får vara hur stor som "
              .. "helst. sK tar alltså in rKn och d2, eller d2, h4 och c7.",
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
              .. "five, but not with both: that would count h3 twice.",
            sv = "Ett bordskort kan bara vara med i en grupp. Med c8 tar du in h3 tillsammans med "
              .. "den ena eller den andra femman, men inte med båda: då skulle h3 räknas två "
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
              .. "på handen och på bordet. Ditt hE tar in rE, eller c9 med h5, för "
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
      title = { en = "Laying out, and sweeps", sv = "Lägga ut, och göra tabbe" },
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
          setup = { table = "h7 s3 d4 cK", hand1 = "s7 h9", hand2 = "h2 d8" },
          only = { "h9", "s7", "s7xh7", "s7xd4+s3", "s7xh7,d4+s3" },
        },
        {
          ask = "legal",
          move = "c10xh6 d4",
          clause = "STD-CAP-7",
          setup = { table = "h10 h6 d4 cK", hand1 = "c10 s3 d8", hand2 = "h2 c8 s5" },
        },
        {
          say = {
            en = "Whoever takes every card on the table in one play makes a sweep (in Swedish, "
              .. "tabbe), and scores. So before you lay out a card, make sure that no one card can "
              .. "take all that lies there then.",
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
          setup = {
            table = "h10 d10 c3 s8", hand1 = "hK c6 d4 h5", hand2 = "h4 d3 h9 c9",
            stock = "c2 s3 c4 h3 d6 d7 s9 s10 hJ dJ cK sA dA h2 s5 h8",
          },
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
          ask = "best",
          clause = "STD-CAP-8",
          setup = {
            table = "c9", hand1 = "d10 hK c5", hand2 = "h10 s4 h3", stock = "c2 c3 c4 d4 d6 d7",
          },
        },
        {
          say = {
            en = "{clause STD-DEAL-3} So it goes on until the pack is used up. Here you have just "
              .. "got your next cards.",
            sv = "{clause STD-DEAL-3} Så går det på tills leken är slut. Här har du just fått dina "
              .. "nästa kort.",
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
              .. "back. Afterwards, `lesson` leads on.",
            sv = "Spela nu en giv mot datorn. Kort som ligger kvar på bordet till slut går till "
              .. "den som sist tog in. `drag` visar dina drag, och ett nummer spelar ett av dem; "
              .. "`tips` hjälper. En tränare säger till när ett drag ger bort poäng, och du får "
              .. "ta tillbaka det. Efteråt leder `lektion` vidare.",
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
            en = "Where two groups need the same card, you choose one of them. Your dJ takes c5 "
              .. "with h6 or with s6, and never both. Take s6: most spades score.",
            sv = "När två grupper behöver samma kort väljer du en av dem. Din rKn tar in c5 med h6 "
              .. "eller med s6, men aldrig båda. Ta s6: flest spader ger poäng.",
          },
          clause = "STD-CAP-4",
          setup = { table = "h6 s6 c5", hand1 = "dJ h9", hand2 = "h2 c8" },
          legal = { "dJxh6+c5", "dJxs6+c5" },
          illegal = { ["dJxh6 s6 c5"] = "STD-CAP-4" },
        },
        {
          ask = "legal",
          move = "s10xh7 d7 c3",
          clause = "STD-CAP-4",
          setup = { table = "h7 d7 c3 hK", hand1 = "s10 h9", hand2 = "h2 c8" },
          hint = {
            en = "How many threes do the sevens need?",
            sv = "Hur många treor behöver sjuorna?",
          },
        },
        {
          say = {
            en = "How the cards are grouped makes no difference, only which cards are taken. You "
              .. "may show the groups, and the program does: + joins the cards of a group, and a "
              .. "comma parts groups. So c9xs5 h4 d5 c4 is the same as c9xs5+h4,d5+c4.",
            sv = "Hur korten grupperas gör ingen skillnad, bara vilka kort som tas in. Du får visa "
              .. "grupperna, och det gör programmet: + binder ihop korten i en grupp, och "
              .. "komma skiljer grupper åt. c9xs5 h4 d5 c4 är alltså samma sak som "
              .. "c9xs5+h4,d5+c4.",
          },
          clause = "STD-CAP-3",
          setup = { table = "s5 d5 h4 c4 hK", hand1 = "c9 h8", hand2 = "h2 c8" },
          legal = { "c9xs5 h4 d5 c4", "c9xs5+h4,d5+c4" },
        },
        {
          ask = "legal",
          move = "hKxc9 h4 d4 s6 c7",
          clause = "STD-CAP-4",
          setup = { table = "c9 h4 d4 s6 c7", hand1 = "hK h10", hand2 = "h2 c8" },
          hint = {
            en = "The nine needs a four. What is left for the other one?",
            sv = "Nian behöver en fyra. Vad blir kvar till den andra?",
          },
        },
        {
          say = {
            en = "Then leave one of the fours.",
            sv = "Låt då en av fyrorna ligga.",
          },
          ask = "play",
          takes = "c9 s6 c7",
          clause = "STD-CAP-3",
        },
      },
    },

    {
      title = { en = "Aces, storan and lillan", sv = "Ess, storan och lillan" },
      steps = {
        {
          say = {
            en = "On your turn you choose what a card with two values counts. Here your hA "
              .. "takes dA, or h9 with c5 ({sum hA=14xh9+c5}), or all three. The program finds the "
              .. "value; where you want to say it, write it after the card: hA=14xh9+c5.",
            sv = "När det är din tur väljer du vad ett kort med två värden räknas som. Här tar "
              .. "ditt hE in rE, eller h9 med c5 ({sum hA=14xh9+c5}), eller alla tre. Programmet "
              .. "hittar värdet; vill du säga det skriver du det efter kortet: hE=14xh9+c5.",
          },
          clause = "STD-VAL-2",
          setup = { table = "dA h9 c5", hand1 = "hA s6 d8", hand2 = "h2 c8 s4" },
          legal = { "hAxdA", "hA=14xh9+c5", "hAxh9 c5", "hAxdA h9 c5" },
        },
        {
          ask = "play",
          takes = "d9",
          clause = { "STD-CAP-2", "STD-VAL-2" },
          setup = { table = "d9 c4 h6", hand1 = "s2 hQ s8", hand2 = "h2 c8 d3" },
          hint = {
            en = "Lillan can count far more than it looks.",
            sv = "Lillan kan räknas som mycket mer än det ser ut.",
          },
        },
        {
          ask = "legal",
          move = "c10xh9 s7",
          clause = "STD-CAP-2",
          setup = { table = "h9 s7 dK", hand1 = "c10 c2 h5", hand2 = "h2 c8 d3" },
          hint = { en = "Look at the suit.", sv = "Se efter vilken färg det är." },
        },
        {
          say = {
            en = "On the table such a card may count as either of its values too: choose for each "
              .. "by itself, and anew every turn. Here your hA, as the higher value, takes sK with "
              .. "cA as the lower ({sum hA=14xsK+cA}), and dA as the higher.",
            sv = "Även på bordet får ett sådant kort räknas som vilket som helst av sina värden: "
              .. "välj för vart och ett för sig, och på nytt varje tur. Här tar ditt hE, som det "
              .. "högre värdet, in sK med kE som det lägre ({sum hA=14xsK+cA}) och rE som det "
              .. "högre.",
          },
          clause = "STD-VAL-4",
          setup = { table = "sK cA dA h5", hand1 = "hA h7", hand2 = "h2 c8" },
          legal = { "hAxcA", "hA=14xsK+cA", "hA=14xsK+cA,dA=14" },
        },
        {
          ask = "legal",
          move = "dAxcA h9 c5",
          clause = { "STD-CAP-3", "STD-VAL-4" },
          setup = { table = "cA h9 c5 s3", hand1 = "dA hK", hand2 = "h2 c8" },
          hint = {
            en = "An ace equals an ace, whichever value both count.",
            sv = "Ett ess är lika med ett ess, vilket värde de än räknas som.",
          },
        },
        {
          ask = "play",
          takes = "hA",
          clause = { "STD-CAP-2", "STD-VAL-4" },
          setup = { table = "s2 hA c5", hand1 = "d10 hQ c9", hand2 = "h2 c8 d3" },
          hint = {
            en = "Which of the cards on the table and in your hand have two values?",
            sv = "Vilka av korten på bordet och på din hand har två värden?",
          },
        },
        {
          ask = "best",
          clause = "STD-SCO-3",
          setup = {
            table = "hA h5 cQ s2 d2", hand1 = "c6 sA", hand2 = "h4 d3", stock = "c2 c3 c4 h3",
          },
        },
      },
    },

    {
      title = { en = "One value at a time", sv = "Ett värde i taget" },
      steps = {
        {
          say = {
            en = "Within one play a card has one value only. Your s2 can take c2, or d9 and h6. "
              .. "But {why s2xc2 d9 h6}.",
            sv = "I ett och samma drag har ett kort bara ett värde. Din s2 kan ta in c2, eller d9 "
              .. "och h6. Men {why s2xc2 d9 h6}.",
          },
          clause = "STD-VAL-3",
          setup = { table = "c2 d9 h6 sK", hand1 = "s2 hQ", hand2 = "h2 c8" },
          legal = { "s2xc2", "s2=15xd9+h6" },
          illegal = { ["s2xc2 d9 h6"] = "STD-VAL-3" },
        },
        {
          ask = "legal",
          move = "d10xc10 h9 s7",
          clause = "STD-VAL-3",
          setup = { table = "c10 h9 s7 d4", hand1 = "d10 hK", hand2 = "h2 c8" },
          hint = {
            en = "Which value takes c10, and which takes h9 with s7?",
            sv = "Vilket värde tar in c10, och vilket tar in h9 med s7?",
          },
        },
        {
          quiz = { "STD-CAP-2", "STD-CAP-3", "STD-CAP-4", "STD-VAL-3" },
          n = 3,
        },
        {
          ask = "play",
          takes = "hQ d9",
          clause = { "STD-CAP-3", "STD-VAL-2" },
          setup = { table = "c10 hQ h4 d9 s7", hand1 = "d10 h5", hand2 = "h2 c8" },
          hint = {
            en = "One value for all of it: what do hQ and h4 make?",
            sv = "Ett värde för alltihop: vad blir hD och h4?",
          },
        },
      },
    },

    {
      title = { en = "Sweeps, and how to prevent them", sv = "Tabbar, och hur de förhindras" },
      steps = {
        {
          say = {
            en = "At a table each sweep is marked: slide a captured card face up and crosswise "
              .. "under your pile, a little offset from the one before, so that all see how many "
              .. "you have. Here the board counts them, and you have just made another.",
            sv = "Vid ett bord markeras varje tabbe: skjut in ett taget kort med bildsidan upp och "
              .. "på tvären under din hög, lite förskjutet från det förra, så att alla ser hur "
              .. "många du har. Här räknar programmet dem (tömt), och du har just gjort en till.",
          },
          clause = "STD-TAB-2",
          setup = {
            table = "h7", hand1 = "s7 c6", hand2 = "h2 c8", pile1 = "c3 d3", sweeps = { 1, 0 },
          },
          play = { "s7xh7", "c8" },
          after = { sweeps = { 2, 0 }, turn = 1 },
        },
        {
          say = {
            en = "Seat 2 has just laid out c2 beside d5 and c3, and should have added them up: "
              .. "your h10 takes them all, for {sum h10xd5+c3+c2}. With dK instead of c2 nothing "
              .. "could have taken the whole table.",
            sv = "Plats 2 har just lagt ut c2 bredvid d5 och c3, och borde ha räknat ihop dem: din "
              .. "h10 tar in alla, för {sum h10xd5+c3+c2}. Med dK i stället för c2 hade inget "
              .. "kunnat ta hela bordet.",
          },
          clause = { "STD-TAB-1", "STD-SCO-4" },
          setup = {
            table = "d5 c3", hand1 = "h10 s9", hand2 = "c2 dK", turn = 2, dealer = 1,
          },
          play = "c2",
          after = { turn = 1, legal = "h10xd5+c3+c2" },
        },
        {
          ask = "play",
          sweep = true,
          clause = { "STD-TAB-1", "STD-VAL-4" },
          setup = { table = "cA d9 h5", hand1 = "s6 hA dK", hand2 = "h2 c8 d7" },
          hint = {
            en = "An ace on the table may count the higher value as well.",
            sv = "Ett ess på bordet får också räknas som det högre värdet.",
          },
        },
        { quiz = { "STD-TAB-1", "STD-CAP-6", "STD-CAP-7" }, n = 3 },
        {
          say = {
            en = "Here too everything goes.",
            sv = "Också här går alltihop.",
          },
          ask = "play",
          sweep = true,
          clause = "STD-TAB-1",
          setup = { table = "hQ c5 d9 d2", hand1 = "c8 sA h4", hand2 = "h2 c7 s10" },
          hint = {
            en = "Two groups: hQ needs d2.",
            sv = "Två grupper: hD behöver d2.",
          },
        },
      },
    },

    {
      title = { en = "Dealing and rounds", sv = "Giv och omgångar" },
      steps = {
        {
          say = {
            en = "Kasino is for {players} players, each for themselves, with one pack of {deck} "
              .. "cards and no jokers. One pack played to its end is a deal.",
            sv = "Kasino är för {players} spelare, var och en för sig, med en vanlig kortlek på "
              .. "{deck} kort utan jokrar. En kortlek som spelas till slut är en giv.",
          },
          clause = { "STD-PLY-1", "STD-DECK-1" },
        },
        {
          say = {
            en = "Before the first deal all draw a card from the pack, and whoever drew the "
              .. "highest is the dealer. After each deal the turn to be dealer passes clockwise.",
            sv = "Före första given drar alla ett kort ur leken, och den som drog det högsta är "
              .. "givare. Efter varje giv går turen att vara givare vidare medsols.",
          },
          clause = "STD-DEAL-1",
        },
        {
          say = {
            en = "{clause STD-DEAL-2} The rest of the pack is the stock.",
            sv = "{clause STD-DEAL-2} Resten av leken är talongen.",
          },
          clause = "STD-DEAL-2",
          seed = 7,
          after = { stock = 40, round = 1, turn = 1, dealer = 2 },
        },
        {
          say = {
            en = "The player on the dealer's left starts, and the turn passes clockwise. So the "
              .. "same player starts every round of a deal. Here seat 2 is the dealer, and you "
              .. "start.",
            sv = "Spelaren till vänster om givaren börjar, och turen går medsols. Samma spelare "
              .. "börjar därför varje omgång i given. Här är plats 2 givare, så du börjar.",
          },
          clause = "STD-TURN-1",
          seed = 7,
          after = { turn = 1, dealer = 2 },
        },
        {
          say = {
            en = "The players get new cards until the stock is used up, and the table gets none. "
              .. "{clause STD-DEAL-4}",
            sv = "Spelarna får nya kort tills talongen är slut, och bordet får inga. "
              .. "{clause STD-DEAL-4}",
          },
          clause = { "STD-DEAL-3", "STD-DEAL-4" },
        },
        { quiz = { "STD-DEAL-1", "STD-DEAL-4", "STD-TURN-1" }, n = 3 },
        {
          say = {
            en = "Before the last cards are dealt, the dealer says “sistan” (the last one), “båten "
              .. "går” (the boat is leaving) or “sista given”. From then on every card you have "
              .. "not seen is in somebody's hand.",
            sv = "Innan de sista korten delas ut säger givaren till: ”sistan”, ”båten går” eller "
              .. "”sista given”. Från då finns varje kort du inte har sett på någons hand.",
          },
          clause = "STD-DEAL-5",
          setup = { table = "s5", hand1 = "h9", stock = "c2 c3 c4 c5 c6 c7 c8 c9" },
          play = "h9",
          events = { "last-round", "deal" },
        },
        {
          say = {
            en = "Begin the first round of this deal.",
            sv = "Börja första omgången i den här given.",
          },
          ask = "play",
          seed = 7,
        },
      },
    },

    {
      title = { en = "The last cards", sv = "De sista korten" },
      steps = {
        {
          say = {
            en = "Cards left on the table after the last card of a deal go to whoever captured "
              .. "last, and to nobody if nobody did. Seat 2 had captured last here. You laid out "
              .. "h9, and s4, c8 and h9 went to the pile of seat 2.",
            sv = "Kort som ligger kvar på bordet efter givens sista kort går till den som sist tog "
              .. "in, och till ingen om ingen gjorde det. Här hade plats 2 tagit in sist. Du lade "
              .. "ut h9, och s4, c8 och h9 gick till plats 2:s hög.",
          },
          clause = "STD-END-1",
          setup = { table = "s4 c8", hand1 = "h9", pile2 = "c2 d2", last_capturer = 2 },
          play = "h9",
          after = { phase = "deal-over", table = "", pile1 = "", pile2 = "c2 d2 s4 c8 h9" },
        },
        {
          say = {
            en = "Seat 2 captured last again, and you hold the last card of the deal. Capture with "
              .. "it, and what is left over is yours.",
            sv = "Plats 2 tog åter in sist, och du har givens sista kort. Ta in med det, så blir "
              .. "det som ligger kvar ditt.",
          },
          ask = "play",
          takes = "s4",
          clause = "STD-CAP-1",
          setup = { table = "s4 c8 dA", hand1 = "h4", pile2 = "c2 d2", last_capturer = 2 },
        },
        {
          say = {
            en = "Getting the cards left over is no sweep, although it leaves the table empty. You "
              .. "had captured last here, and got s4, c8 and h9, but your sweeps did not grow. A "
              .. "sweep with the last card is one like any other.",
            sv = "Att få de kort som blev kvar är ingen tabbe, även om bordet töms. Här hade du "
              .. "tagit in sist och fick s4, c8 och h9, men ingen tabbe för det. En tabbe med "
              .. "sista kortet är däremot en som alla andra.",
          },
          clause = "STD-END-2",
          setup = { table = "s4 c8", hand1 = "h9", pile1 = "c2 d2", last_capturer = 1 },
          play = "h9",
          after = { table = "", sweeps = { 0, 0 }, pile1 = "c2 d2 s4 c8 h9" },
        },
        { quiz = { "STD-END-1", "STD-END-2" }, n = 2 },
        {
          say = {
            en = "The last card of the deal is yours. Make the most of it.",
            sv = "Du har givens sista kort. Gör det bästa av det.",
          },
          ask = "play",
          sweep = true,
          clause = "STD-TAB-1",
          setup = {
            table = "s4 hA c5 d8", hand1 = "h9", pile2 = "c2 d2", last_capturer = 2,
          },
        },
      },
    },

    {
      title = { en = "Counting a deal", sv = "Räkna en giv" },
      steps = {
        {
          say = {
            en = "{clause STD-SCO-5} Here you have taken all that scores, and get {score 1}.",
            sv = "{clause STD-SCO-5} Här har du tagit in allt som ger poäng, och får {score 1}.",
          },
          clause = "STD-SCO-5",
          setup = { pile1 = "sA hA dA cA s2 d10 h3", pile2 = "h5" },
        },
        {
          say = {
            en = "A shared first place gives nothing. Here both have as many cards and as many "
              .. "spades, so that only dA and d10 score: you get {score 1}, and seat 2 gets "
              .. "{score 2}.",
            sv = "En delad förstaplats ger inget. Här har båda lika många kort och lika många "
              .. "spader, så bara rE och d10 ger poäng: du får {score 1}, och plats 2 får "
              .. "{score 2}.",
          },
          clause = { "STD-SCO-1", "STD-SCO-2" },
          setup = { pile1 = "s3 h4 dA c5", pile2 = "s7 h2 c3 d10" },
        },
        {
          ask = "score",
          seat = 1,
          total = true,
          setup = { pile1 = "s3 h4 s9", pile2 = "h2 c3 c7 d7 s5", pile3 = "s6 s7 hJ" },
          hint = {
            en = "Who has most cards? Who has most spades, and is that place shared?",
            sv = "Vem har flest kort? Vem har flest spader, och delas den platsen?",
          },
        },
        {
          say = {
            en = "You had captured last, and so you also got hA, s8 and c5 from the table.",
            sv = "Du hade tagit in sist, och därför fick du också hE, s8 och c5 från bordet.",
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
        { quiz = "STD-SCO-*", n = 2 },
        {
          say = {
            en = "The spades are level, and these are the last cards of the deal.",
            sv = "Ni har lika många spader, och det här är givens sista kort.",
          },
          ask = "best",
          clause = "STD-CAP-2",
          setup = {
            table = "h6 s6 c5", hand1 = "dJ", hand2 = "d6", pile1 = "s3 s4 h8",
            pile2 = "s7 s8 d2", last_capturer = 2,
          },
        },
      },
    },

    {
      title = { en = "The match", sv = "Partiet" },
      steps = {
        {
          say = {
            en = "A match is several deals, and the points are added up until somebody has "
              .. "{option target}. You may agree on another target, or play single deals, which "
              .. "most points win: then the target is set to zero.",
            sv = "Ett parti består av flera givar, och poängen läggs ihop tills någon har "
              .. "{option target}. Ni får komma överens om ett annat mål, eller spela enskilda "
              .. "givar, där flest poäng vinner: då sätts målet till noll.",
          },
          clause = "STD-MAT-1",
        },
        {
          say = {
            en = "Every deal begun is played to its end, even if somebody passes the target in it. "
              .. "Then the highest total wins. Here both came with the same points and reached "
              .. "the target: you got {score 1} in this deal, but seat 2 got {score 2} and won.",
            sv = "Varje påbörjad giv spelas färdigt, även om någon passerar målet i den. Sedan "
              .. "vinner den som har flest. Här kom båda med lika många poäng och nådde målet: du "
              .. "fick {score 1} i den här given, men plats 2 fick {score 2} och vann.",
          },
          clause = "STD-MAT-2",
          setup = {
            hand1 = "h9", hand2 = "c9", pile1 = "hA h2", pile2 = "d10", scores = { 15, 15 },
          },
          play = { "h9", "c9xh9" },
          after = { phase = "match-over", scores = { 16, 19 }, winners = { 2 } },
        },
        { quiz = { "STD-MAT-1", "STD-MAT-2" }, n = 2 },
        {
          say = {
            en = "Your score stands on the board, just below the target. Reach it.",
            sv = "Din poäng står på brädet, strax under målet. Nå det.",
          },
          ask = "play",
          sweep = true,
          clause = "STD-TAB-1",
          setup = {
            table = "h4 c9", hand1 = "c4 sK", hand2 = "h2 d3", pile1 = "h8 c8",
            pile2 = "d8 h3 c3", last_capturer = 2, scores = { 15, 13 },
          },
        },
      },
    },

    {
      title = { en = "Ties, and a match to play", sv = "Lika, och ett parti att spela" },
      steps = {
        {
          say = {
            en = "If several share the first place, the one of them who took most spades in the "
              .. "last deal wins. Here both ended on {option target}. You took s3 and s4, seat 2 "
              .. "only s5, and you won.",
            sv = "Om flera delar förstaplatsen vinner den av dem som tog flest spader i sista "
              .. "given. Här slutade båda på {option target}. Du tog in s3 och s4, plats 2 bara "
              .. "s5, och du vann.",
          },
          clause = "STD-MAT-3",
          setup = { hand1 = "h9", pile1 = "s3 s4", pile2 = "s5 hA", scores = { 14, 15 } },
          play = "h9",
          after = { phase = "match-over", scores = { 16, 16 }, winners = { 1 } },
        },
        {
          say = {
            en = "If they are level in spades too, they share the win. So here, where you took s3 "
              .. "and hA, and seat 2 s4 and dA, and both ended on {option target}.",
            sv = "Har de lika många spader också delar de på segern. Så här, där du tog in s3 och "
              .. "hE, och plats 2 s4 och rE, och båda slutade på {option target}.",
          },
          clause = "STD-MAT-4",
          setup = { hand1 = "h9", pile1 = "s3 hA", pile2 = "s4 dA", scores = { 15, 15 } },
          play = "h9",
          after = { phase = "match-over", scores = { 16, 16 }, winners = { 1, 2 } },
        },
        { quiz = { "STD-MAT-3", "STD-MAT-4" }, n = 2 },
        {
          say = {
            en = "Some advice. Take what scores first, then spades, then many cards. Do not lay "
              .. "out aces, storan, lillan or spades if you can help it, and add up the table "
              .. "before you lay out, so that nobody can sweep it. And try to capture last.",
            sv = "Några råd. Ta först det som ger poäng, sedan spader, sedan många kort. Lägg "
              .. "helst inte ut ess, storan, lillan eller spader, och räkna ihop korten på bordet "
              .. "innan du lägger ut, så att ingen kan göra tabbe. Och försök ta in sist.",
          },
          seed = 11,
        },
        {
          say = {
            en = "That is the whole game. Now play a match to {option target}, with the coach "
              .. "beside you. After it, `lesson misar` teaches you the game upside down, where "
              .. "points are bad.",
            sv = "Det var hela spelet. Spela nu ett parti till {option target}, med tränaren vid "
              .. "din sida. Efter det lär `lektion misar` dig spelet bakvänt, där poäng är dåligt.",
          },
          against = "novice",
        },
      },
    },
  },
}
