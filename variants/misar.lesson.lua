--- Lessons of Kasino misär, for whoever knows the standard game: they meet what is different.

return {
  lessons = {
    {
      title = { en = "Points are bad", sv = "Poäng är dåligt" },
      steps = {
        {
          say = {
            en = "Misär is Kasino upside down: whoever gets fewest points wins. Cards count and "
              .. "take as in the standard game, so do its lessons first if you do not know it yet.",
            sv = "Misär är kasino bakvänt: den som får minst poäng vinner. Korten räknas och tar "
              .. "in som i vanlig kasino, så gå igenom dess lektioner först om du inte kan det "
              .. "spelet.",
          },
          clause = "MIS-C1",
        },
        {
          say = {
            en = "Points are counted as in the standard game (STD-SCO-1 to STD-SCO-4). You have "
              .. "most cards 1, most spades 2, d10 2, hA 1 and cA 1: that is 7. Seat 2 has s2 1 "
              .. "and two sweeps 2: that is 3, and seat 2 is glad.",
            sv = "Poängen räknas som i vanlig kasino (STD-SCO-1 till STD-SCO-4). Du har flest kort "
              .. "1, flest spader 2, d10 2, hE 1 och cE 1: det blir 7. Plats 2 har s2 1 och två "
              .. "tabbar 2: det blir 3, och plats 2 är glad.",
          },
          clause = "MIS-D1",
          setup = { pile1 = "d10 hA cA s5 s6", pile2 = "s2 h2 c3 d3", sweeps = { 0, 2 } },
          score = { { total = 7 }, { total = 3 } },
        },
        {
          ask = "score",
          seat = 1,
          total = true,
          clause = "MIS-D1",
          setup = {
            pile1 = "hA s3 c7 h7", pile2 = "d10 s5 s6 sJ d4 c6", sweeps = { 1, 0 },
          },
          hint = {
            en = "Most cards, most spades, aces, s2, d10, sweeps: which of them has seat 1?",
            sv = "Flest kort, flest spader, ess, s2, d10, tabbar: vad av det har plats 1?",
          },
        },
        {
          say = {
            en = "If a single deal is played, the fewest points win it. You have 1 here, for most "
              .. "cards. Seat 2 has 3: d10 gives 2 and dA 1. So you win.",
            sv = "Spelas en enstaka giv vinner den som får minst poäng. Här har du 1, för flest "
              .. "kort. Plats 2 har 3: d10 ger 2 och dE 1. Alltså vinner du.",
          },
          clause = "MIS-C1",
          setup = { pile1 = "h2 h3 h4", pile2 = "dA d10" },
          score = { { total = 1 }, { total = 3 } },
        },
        {
          say = {
            en = "You still play one card a turn, and choose which. But if you could lay out "
              .. "whatever you like, nobody would ever take anything. So two duties bind you: to "
              .. "capture, and to sweep. The next lessons are about them.",
            sv = "Du spelar fortfarande ett kort när det är din tur, och väljer vilket. Men om du "
              .. "fick lägga ut vad du ville skulle ingen någonsin ta in något. Därför finns det "
              .. "två tvång: att ta in, och att göra tabbe. Nästa lektioner handlar om dem.",
          },
          clause = "STD-TURN-2",
        },
      },
    },

    {
      title = { en = "The duty to capture", sv = "Tvånget att ta in" },
      steps = {
        {
          say = {
            en = "If the card you play can capture, it must. Your h7 may not be laid out beside "
              .. "s7: it must take it.",
            sv = "Om kortet du spelar kan ta in, måste det göra det. Din h7 får inte läggas ut "
              .. "bredvid s7: den måste ta in den.",
          },
          clause = "MIS-B1",
          setup = { table = "s7 hK", hand1 = "h7 c2", hand2 = "h4 d8" },
          legal = "h7xs7",
          illegal = { h7 = "MIS-B1" },
        },
        {
          ask = "legal",
          move = "c9",
          clause = "MIS-B1",
          setup = { table = "d6 s3 hQ", hand1 = "c9 h4", hand2 = "c4 d8" },
          hint = { en = "Try to add up.", sv = "Försök lägga ihop." },
        },
        {
          say = {
            en = "But you choose which card you play. A card that can capture may wait in your "
              .. "hand, as long as it makes no sweep. Here h7 makes none, so you may lay out c2 "
              .. "instead.",
            sv = "Men du väljer vilket kort du spelar. Ett kort som kan ta in får vänta på handen, "
              .. "så länge det inte gör tabbe. Här gör h7 ingen tabbe, så du får lägga ut c2 i "
              .. "stället.",
          },
          clause = "MIS-B5",
          setup = { table = "s7 hK", hand1 = "h7 c2", hand2 = "h4 d8" },
          only = { "c2", "h7xs7" },
        },
        {
          say = {
            en = "You hold h5, which takes s5. May you play c9 instead and leave s5 where it is?",
            sv = "Du har h5, som tar in s5. Får du spela c9 i stället och låta s5 ligga?",
          },
          ask = "legal",
          move = "c9",
          clause = { "STD-CAP-8", "MIS-B5" },
          setup = { table = "s5 cK", hand1 = "h5 c9", hand2 = "h4 d8" },
          only = { "h5xs5", "c9" },
          hint = {
            en = "h5 makes no sweep here, so nothing forces you to play it.",
            sv = "h5 gör ingen tabbe här, så inget tvingar dig att spela den.",
          },
        },
        {
          ask = "legal",
          move = "h4",
          clause = { "STD-CAP-8", "MIS-B5" },
          setup = { table = "d6 s3 hQ", hand1 = "c9 h4", hand2 = "c4 d8" },
        },
        {
          say = {
            en = "You choose the grouping. But nothing may be left that your card could still take "
              .. "at the same value. Your c10 may take s3, h3 and d4, for 7, 7 and 6 are left, and "
              .. "they make no ten. Or it takes all but cK: 7 + 3, 7 + 3 and 6 + 4.",
            sv = "Du väljer grupperingen. Men inget får ligga kvar som ditt kort ännu kan ta in "
              .. "med samma värde. Din c10 får ta in s3, h3 och d4, för då är 7, 7 och 6 kvar, och "
              .. "de blir inte tio. Eller så tar den in allt utom cK: 7 + 3, 7 + 3 och 6 + 4.",
          },
          clause = "MIS-B2",
          setup = { table = "h7 d7 c6 s3 h3 d4 cK", hand1 = "c10 hQ", hand2 = "h4 d8" },
          legal = { "c10xs3 h3 d4", "c10xh7 d7 c6 s3 h3 d4" },
          illegal = { ["c10xh7 s3"] = "MIS-B2" },
        },
        {
          ask = "legal",
          move = "hJxs7 c4",
          clause = "MIS-B2",
          setup = { table = "s7 c4 dJ h3", hand1 = "hJ c10", hand2 = "h4 d8" },
          hint = { en = "What would be left?", sv = "Vad skulle bli kvar?" },
        },
        {
          say = {
            en = "Name only what is allowed: the ways that leave nothing an eight could take.",
            sv = "Ange bara det som är tillåtet: de sätt som inte lämnar något en åtta kan ta in.",
          },
          ask = "captures",
          of = "c8",
          clause = "STD-CAP-2",
          setup = { table = "s5 d5 h3 cK", hand1 = "c8 hQ", hand2 = "h4 d9" },
        },
        {
          say = {
            en = "Only the value you chose matters. If s2 counts 2 it may leave d9 and h6, though "
              .. "they make 15.",
            sv = "Bara det värde du valde spelar roll. Räknas s2 som 2 får den lämna d9 och h6, "
              .. "fast de blir 15.",
          },
          ask = "captures",
          of = "s2",
          clause = { "STD-CAP-1", "MIS-B2" },
          setup = { table = "c2 d9 h6", hand1 = "s2 hJ", hand2 = "h4 d8" },
        },
        {
          say = {
            en = "MIS-B1 is broken where a card that could capture is only laid out; MIS-B2 where "
              .. "it captures but leaves something that it could take, too. A card that takes the "
              .. "whole table makes a sweep; lesson 4 is about that.",
            sv = "Man bryter mot MIS-B1 om ett kort som kan ta in bara läggs ut, och mot MIS-B2 om "
              .. "det tar in men lämnar något som det också kan ta in. Ett kort som tar in hela "
              .. "bordet gör tabbe; det handlar lektion 4 om.",
          },
          quiz = { "MIS-B1", "MIS-B2", "STD-CAP-2", "STD-CAP-8" },
          n = 5,
        },
      },
    },

    {
      title = { en = "Aces, storan and lillan again", sv = "Ess, storan och lillan igen" },
      steps = {
        {
          say = {
            en = "Storan, lillan and aces must be taken too, if you can count them so that they "
              .. "fit. As 16 your d10 takes cQ with s4. Then it must also take s2 and hA: with s2 "
              .. "as 15 and hA as 1 they make 16.",
            sv = "Storan, lillan och ess måste också tas in, om du kan räkna dem så att de passar. "
              .. "Som 16 tar din d10 in cD med s4. Då måste den också ta in s2 och hE: med s2 som "
              .. "15 och hE som 1 blir de 16.",
          },
          clause = "MIS-B3",
          setup = { table = "cQ s4 hA s2 h7", hand1 = "d10 h5", hand2 = "h4 d8" },
          legal = "d10=16xcQ+s4,s2=15+hA",
          illegal = { ["d10xcQ s4"] = "MIS-B2" },
        },
        {
          ask = "legal",
          move = "d10xd9 s7",
          clause = { "MIS-B2", "MIS-B3" },
          setup = { table = "d9 s7 cA s2 hJ", hand1 = "d10 h5", hand2 = "h4 d8" },
          hint = { en = "15 + 1 is 16.", sv = "15 + 1 är 16." },
        },
        {
          say = {
            en = "So you may not lay an ace beside an ace. It does not help to call one of them 1 "
              .. "and the other 14, for both can count the same. Your hA must take cA.",
            sv = "Därför får du inte lägga ut ett ess bredvid ett ess. Det hjälper inte att kalla "
              .. "det ena 1 och det andra 14, för båda kan räknas lika. Ditt hE måste ta in cE.",
          },
          clause = "MIS-B4",
          setup = { table = "cA c9", hand1 = "hA hK", hand2 = "h4 d8" },
          illegal = { hA = "MIS-B1" },
          legal = "hAxcA",
        },
        {
          ask = "legal",
          move = "d10",
          clause = { "MIS-B1", "MIS-B3" },
          setup = { table = "c4 hQ s8", hand1 = "d10 h5", hand2 = "h4 d9" },
          hint = { en = "Storan may count 16.", sv = "Storan får räknas som 16." },
        },
        {
          ask = "captures",
          of = "dA",
          clause = "STD-CAP-1",
          setup = { table = "sA c9 h7", hand1 = "dA hK", hand2 = "h4 d8" },
        },
      },
    },

    {
      title = { en = "The forced sweep", sv = "Tvångstabben" },
      steps = {
        {
          say = {
            en = "If you can sweep the table on your turn, you must. Your cJ takes s7 and c4, and "
              .. "nothing else will do. If you play d2 it is the wrong card: MIS-A2 forbids it. If "
              .. "you lay out cJ it is the right card, but makes no sweep: MIS-A3 forbids it.",
            sv = "Kan du göra tabbe när det är din tur, så måste du. Det heter tvångstabbe. Din "
              .. "cKn tar in s7 och c4, och inget annat duger. Spelar du d2 är det fel kort: "
              .. "MIS-A2 förbjuder det. Lägger du ut cKn är det rätt kort, men ingen tabbe: MIS-A3 "
              .. "förbjuder det.",
          },
          clause = "MIS-A1",
          setup = { table = "s7 c4", hand1 = "cJ d2", hand2 = "h4 d8" },
          only = "cJxs7+c4",
          illegal = { d2 = "MIS-A2", cJ = "MIS-A3" },
        },
        {
          ask = "legal",
          move = "h6",
          clause = { "MIS-A2", "MIS-A1" },
          setup = { table = "c5 d8", hand1 = "sK h6", hand2 = "h4 d9" },
          hint = { en = "Add up the table.", sv = "Räkna ihop korten på bordet." },
        },
        {
          say = {
            en = "MIS-A2 says which card to play. If just one card of your hand can clear the "
              .. "table, it must be that one. If several can, choose among them: here cJ or hJ, "
              .. "but not d2. If none can, play any card.",
            sv = "MIS-A2 säger vilket kort du ska spela. Om bara ett kort på handen kan göra tabbe "
              .. "måste det bli det. Om flera kan det väljer du bland dem: här cKn eller hKn, men "
              .. "inte d2. Om inget kan det får du spela vilket kort du vill.",
          },
          clause = "MIS-A2",
          setup = { table = "s7 c4", hand1 = "cJ hJ d2", hand2 = "h4 d8 c9" },
          only = { "cJxs7+c4", "hJxs7+c4" },
        },
        {
          ask = "legal",
          move = "d3",
          clause = "STD-CAP-8",
          setup = { table = "s7 c4 hQ", hand1 = "cJ d3", hand2 = "h4 d8" },
        },
        {
          say = {
            en = "MIS-A3 says how that card takes. It must take with the grouping and at the "
              .. "values that clear the table. Your c10 could take s3, h3 and d4 and leave the "
              .. "rest. But it can also take everything, so it must.",
            sv = "MIS-A3 säger hur det kortet tar in. Det måste ta in med den gruppering och de "
              .. "värden som gör tabbe. Din c10 kunde ta in s3, h3 och d4 och lämna resten. Men "
              .. "den kan också ta in allt, så då måste den.",
          },
          clause = "MIS-A3",
          setup = { table = "h7 d7 c6 s3 h3 d4", hand1 = "c10", hand2 = "h4" },
          only = "c10xh7 d7 c6 s3 h3 d4",
          illegal = { ["c10xs3 h3 d4"] = "MIS-A3" },
        },
        {
          say = {
            en = "Whoever is caught breaking the duty gets 5 extra points. Here the program "
              .. "refuses such a move, so it cannot happen. At a table nobody does, and the others "
              .. "have to watch you.",
            sv = "Den som ertappas med att bryta mot tvånget får 5 extra poäng. Här säger "
              .. "programmet nej till ett sådant drag, så det kan inte hända. Vid ett bord gör "
              .. "ingen det, och de andra får vakta dig.",
          },
          clause = "MIS-A4",
          setup = { table = "s7 c4", hand1 = "cJ d2", hand2 = "h4 d8" },
          illegal = { d2 = "MIS-A1" },
        },
        {
          say = {
            en = "It is a good custom to say so when you lay out a card that makes a sweep "
              .. "possible. Seat 2 has just laid out c4 and said “tabbe on jack” (tabbe is Swedish "
              .. "for sweep), so that you cannot overlook it. Here the program says it.",
            sv = "Det är god sed att säga till när du lägger ut ett kort som gör en tabbe möjlig. "
              .. "Plats 2 har just lagt ut c4 och sagt ”tabbe på knekt”, så att du inte missar "
              .. "den. Här säger programmet det.",
          },
          clause = "MIS-A5",
          setup = { table = "s7", hand1 = "cJ d2", hand2 = "c4 h8", turn = 2, dealer = 1 },
          play = "c4",
          events = "tabbe_on",
          after = { turn = 1, only = "cJxs7+c4" },
        },
        {
          ask = "legal",
          move = "s2xc2",
          clause = "MIS-A3",
          setup = { table = "c2 d9 h6 cK", hand1 = "s2", hand2 = "h4" },
          hint = {
            en = "What could s2 take if it counted 15?",
            sv = "Vad kunde s2 ta in om den räknades som 15?",
          },
        },
        {
          say = {
            en = "If the card asked about cannot sweep and another can, it is MIS-A2. If it can "
              .. "sweep but does not, it is MIS-A3. MIS-A1 stands for either.",
            sv = "Kan kortet i frågan inte göra tabbe fast ett annat kan, är det MIS-A2. Kan det "
              .. "göra tabbe men gör det inte, är det MIS-A3. MIS-A1 gäller i båda fallen.",
          },
          quiz = { "MIS-A1", "MIS-A2", "MIS-A3", "STD-CAP-8" },
          n = 5,
        },
      },
    },

    {
      title = { en = "Playing not to win cards", sv = "Att spela för att slippa kort" },
      steps = {
        {
          say = {
            en = "Lay out so that the next player has to sweep, or at least to take what scores. "
              .. "Seat 2 has just done it to you: c3 beside dA and h5 makes 9, and so your c9 has "
              .. "to take all three.",
            sv = "Lägg ut så att nästa spelare måste göra tabbe, eller åtminstone ta in det som "
              .. "ger poäng. Plats 2 har just gjort så mot dig: c3 bredvid dE och h5 blir 9, och "
              .. "därför måste din c9 ta in alla tre.",
          },
          clause = { "MIS-A1", "MIS-A5" },
          setup = { table = "dA h5", hand1 = "c9 hQ", hand2 = "c3 d2", turn = 2, dealer = 1 },
          play = "c3",
          after = { turn = 1, only = "c9xh5+c3+dA" },
        },
        {
          say = {
            en = "And stay free yourself. A card that can take nothing on the table may be laid "
              .. "out, and a table of many cards is hard to sweep. Which of your cards may be laid "
              .. "out here? First the king, then the ten.",
            sv = "Och se till att själv vara fri. Ett kort kan läggas ut om inget på bordet blir "
              .. "dess värde, och många kort på bordet är svåra att ta in på en gång. Vilka av "
              .. "dina kort får läggas ut här? Först kungen, sedan tian.",
          },
          ask = "legal",
          move = "dK",
          clause = "STD-CAP-8",
          setup = { table = "s4 h6 cJ", hand1 = "dK h10", hand2 = "h4 d8" },
        },
        { ask = "legal", move = "h10", clause = "MIS-B1" },
        {
          say = {
            en = "If you must capture but can choose, leave spades and cards that score.",
            sv = "Måste du ta in men kan välja, låt spader och kort som ger poäng ligga.",
          },
          ask = "play",
          takes = "d5",
          clause = "STD-CAP-2",
          setup = { table = "s5 d5 h3 cQ", hand1 = "c8", hand2 = "h4" },
        },
        {
          quiz = { "MIS-A1", "MIS-A2", "MIS-A3", "MIS-B1", "MIS-B2", "STD-CAP-2", "STD-CAP-8" },
          n = 7,
        },
      },
    },

    {
      title = { en = "The match", sv = "Partiet" },
      steps = {
        {
          say = {
            en = "In a match every deal begun is played to its end. Whoever then has 21 points is "
              .. "out, and the next deal is for those left. The last one in wins. Here three end "
              .. "the deal with 1, 21 and 20: seat 2 is out, and the others go on.",
            sv = "I ett parti spelas varje påbörjad giv färdigt. Den som då har 21 poäng är ute, "
              .. "och nästa giv är för dem som är kvar. Den som är kvar sist vinner. Här slutar "
              .. "tre spelare given på 1, 21 och 20: plats 2 är ute, och de andra spelar vidare.",
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
            en = "You had 18 points before this deal, so you are out if you get 3 or more. Count "
              .. "what you get in this deal alone.",
            sv = "Du hade 18 poäng före den här given, så du är ute om du får 3 eller mer. Räkna "
              .. "vad du får bara i den här given.",
          },
          ask = "score",
          seat = 1,
          total = true,
          setup = {
            pile1 = "hA c4 s4 s8 d7", pile2 = "d10 s2 s6 sJ h3 h4", scores = { 18, 15 },
          },
          hint = {
            en = "Who has most cards here, and who most spades?",
            sv = "Vem har flest kort här, och vem har flest spader?",
          },
        },
        {
          say = {
            en = "With 19 you are still in. If all who are left go out together, the fewest points "
              .. "win. Between equals the fewest spades in that deal win, and if these are equal "
              .. "too, they share the win. Here you had 19 and got 2, and seat 2 had 20 and got 1: "
              .. "21 each. Seat 2 has one spade and you two, so it wins.",
            sv = "Med 19 är du kvar. Om alla som är kvar åker ut samtidigt vinner den som har "
              .. "minst poäng. Har flera lika få vinner minst antal spader i den given, och är de "
              .. "lika även där delar de på segern. Här hade du 19 och fick 2, och plats 2 hade 20 "
              .. "och fick 1: 21 var. Plats 2 har en spader och du två, så den vinner.",
          },
          clause = "MIS-C3",
          setup = { hand1 = "h9", pile1 = "s3 s4", pile2 = "s5 hA", scores = { 19, 20 } },
          play = "h9",
          after = { phase = "match-over", scores = { 21, 21 }, winners = { 2 } },
        },
        {
          say = {
            en = "Two are left: you with 20 points, and seat 2 with 19. What does seat 2 get in "
              .. "this deal, and who wins the match?",
            sv = "Två är kvar: du med 20 poäng, och plats 2 med 19. Vad får plats 2 i den här "
              .. "given, och vem vinner partiet?",
          },
          ask = "score",
          seat = 2,
          total = true,
          clause = "MIS-C3",
          setup = { pile1 = "cA h2 h3 s4", pile2 = "dA d10 c3 s5", scores = { 20, 19 } },
          hint = {
            en = "d10 gives 2 and an ace 1. Are both first places shared?",
            sv = "d10 ger 2 och ett ess 1. Delas båda förstaplatserna?",
          },
        },
        {
          say = {
            en = "It gets 3, for dA and d10, and so has 22. You get 1, for cA, which makes 21. "
              .. "Both are out, and the fewest points win: you do.",
            sv = "Den får 3, för dE och d10, och har alltså 22. Du får 1, för cE, och det blir 21. "
              .. "Båda är ute, och minst poäng vinner: det är du.",
          },
          clause = "MIS-C3",
          setup = {
            hand1 = "h9", pile1 = "cA h2 h3 s4", pile2 = "dA d10 c3 s5", scores = { 20, 19 },
          },
          play = "h9",
          after = { phase = "match-over", scores = { 21, 22 }, winners = { 1 } },
        },
        {
          say = {
            en = "Now play a match. Your opponent takes all that it can, which is not the best of "
              .. "ideas here. After that, `lesson finnish` is about Finnish Kasino.",
            sv = "Spela nu ett parti. Din motståndare tar in allt den kan, vilket inte är så klokt "
              .. "här. Efter det handlar `lektion finnish` om finsk kasino.",
          },
          against = "greedy",
        },
      },
    },
  },
}
