--- Lessons of Krypkasino, for whoever knows the standard game.

return {
  after = "standard",
  lessons = {
    {
      title = { en = "Take what you can", sv = "Ta det som går" },
      steps = {
        {
          say = {
            en = "Krypkasino is Kasino upside down. {clause KRY-SCO-1} So sA counts twice, as an "
              .. "ace and as a spade. Here you have {score 1}, and seat 2 has {score 2}.",
            sv = "Krypkasino är kasino bakvänt. {clause KRY-SCO-1} sE räknas alltså dubbelt, som "
              .. "ess och som spader. Här har du {score 1}, och plats 2 har {score 2}.",
          },
          clause = "KRY-SCO-1",
          setup = { pile1 = "d10 h4 c7", pile2 = "sA d5 h9" },
        },
        {
          ask = "score",
          seat = 1,
          total = true,
          clause = "KRY-SCO-1",
          setup = { pile1 = "s2 d10 c4 hA", pile2 = "s9 h3" },
          hint = {
            en = "s2 is a spade as well.",
            sv = "s2 är en spader också.",
          },
        },
        {
          say = {
            en = "{clause KRY-VAL-1} {clause KRY-CAP-1} So your hA takes d9 with c5, for "
              .. "{sum hAxd9+c5}, and cannot take cA alone.",
            sv = "{clause KRY-VAL-1} {clause KRY-CAP-1} Ditt hE tar alltså in d9 med c5, för "
              .. "{sum hAxd9+c5}, och kan inte ta bara kE.",
          },
          clause = { "KRY-VAL-1", "KRY-CAP-1" },
          setup = { table = "d9 c5 cA h2", hand1 = "hA h7", hand2 = "h4 d8" },
          legal = "hAxd9+c5",
          illegal = { hAxcA = true },
        },
        {
          ask = "play",
          takes = "dA",
          clause = { "KRY-CAP-1", "KRY-VAL-1" },
          setup = { table = "dA c8 hK s3", hand1 = "cA h6 d10", hand2 = "h4 d8 c7" },
          hint = {
            en = "On the table dA counts {value dA}.",
            sv = "På bordet räknas rE som {value dA}.",
          },
        },
        {
          say = {
            en = "{clause KRY-CAP-2} But you choose which card you play: h7 here would have to "
              .. "take s7, and c2 may creep.",
            sv = "{clause KRY-CAP-2} Men du väljer vilket kort du spelar: h7 skulle här behöva ta "
              .. "in s7, och c2 får krypa.",
          },
          clause = "KRY-CAP-2",
          setup = { table = "s7 cK", hand1 = "h7 c2", hand2 = "h4 d8" },
          legal = { "h7xs7", "c2" },
          illegal = { h7 = "KRY-CAP-2" },
        },
        {
          ask = "legal",
          move = "cJ",
          clause = "KRY-CAP-2",
          setup = { table = "h8 cA d2 s9", hand1 = "cJ h4 d6", hand2 = "c4 d8 s6" },
          hint = {
            en = "A group may be of any size.",
            sv = "En grupp får ha hur många kort som helst.",
          },
        },
        {
          say = {
            en = "{clause KRY-CAP-3} Your s7 must take h7, and also c4 with s3.",
            sv = "{clause KRY-CAP-3} Din s7 måste ta in h7, och även c4 med s3.",
          },
          clause = "KRY-CAP-3",
          setup = { table = "h7 c4 s3 cK", hand1 = "s7", hand2 = "h4" },
          only = "s7xh7,c4+s3",
          illegal = { s7xh7 = "KRY-CAP-3" },
        },
        {
          ask = "play",
          clause = "KRY-CAP-3",
          setup = { table = "hK s8 d5 c3", hand1 = "cK", hand2 = "h6" },
          hint = { en = "What else makes its value?", sv = "Vad mer blir dess värde?" },
        },
        {
          ask = "best",
          setup = { table = "h5 s5 cQ c3", hand1 = "d8", hand2 = "hQ" },
        },
      },
    },

    {
      title = { en = "Whoever sweeps pays", sv = "Den som gör tabbe betalar" },
      steps = {
        {
          say = {
            en = "{clause KRY-SWP-1} So here you must play cJ, and d2 may not creep. Twins are two "
              .. "cards of one suit and rank; the second pack's are marked: h7 and h7'.",
            sv = "{clause KRY-SWP-1} Här måste du alltså spela kKn, och d2 får inte krypa. "
              .. "Tvillingar är två kort av samma färg och valör; de ur den andra leken är "
              .. "märkta: h7 och h7'.",
          },
          clause = "KRY-SWP-1",
          setup = { table = "s7 c4", hand1 = "cJ d2 h5", hand2 = "h4 d8 c3" },
          only = "cJxs7+c4",
          illegal = { d2 = "KRY-SWP-1" },
        },
        {
          ask = "play",
          clause = "KRY-SWP-1",
          setup = { table = "h9 c3 d2", hand1 = "s8 cA d6", hand2 = "h4 d8 c5" },
          hint = { en = "Add up all that lies there.", sv = "Lägg ihop allt som ligger där." },
        },
        {
          say = {
            en = "{clause KRY-SWP-2} So leave a table that the next player has to sweep. Here you "
              .. "laid out h5, and seat 2 had to take everything: now you have {score 1}, and "
              .. "seat 2 has {score 2}.",
            sv = "{clause KRY-SWP-2} Lämna alltså ett bord som nästa spelare måste tömma. Här lade "
              .. "du ut h5, och plats 2 var tvungen att ta allt: nu har du {score 1}, och plats 2 "
              .. "har {score 2}.",
          },
          clause = "KRY-SWP-2",
          setup = {
            table = "c4", hand1 = "h5 d2 h6", hand2 = "d9 c3 h8",
          },
          play = { "h5", "d9xc4+h5" },
          after = { table = "", turn = 1, sweeps = { 0, 1 } },
        },
        {
          say = {
            en = "You laid out h7 on an empty table, and seat 2 had to take it with its twin h7'.",
            sv = "Du lade ut h7 på ett tomt bord, och plats 2 var tvungen att ta den med dess "
              .. "tvilling h7'.",
          },
          ask = "score",
          seat = 1,
          clause = "KRY-SWP-2",
          hint = {
            en = "Seat 2 pays for h7 taken by h7', and you are paid as much.",
            sv = "Plats 2 betalar för h7 tagen av h7', och du får lika mycket.",
          },
          setup = { table = "", hand1 = "h7 d2 h6", hand2 = "h7' c3 h8" },
          play = { "h7", "h7'xh7" },
        },
      },
    },

    {
      title = { en = "Dealing, and a deal to play", sv = "Given, och en giv att spela" },
      steps = {
        {
          say = {
            en = "{clause KRY-END-1} That is no sweep, and costs nothing but what the cards count. "
              .. "Here they have just gone to seat 2.",
            sv = "{clause KRY-END-1} Det är ingen tabbe, och kostar inget utöver vad korten "
              .. "räknas. Här har de just gått till plats 2.",
          },
          clause = "KRY-END-1",
          setup = { table = "s4 c8", hand1 = "h9", last_capturer = 2 },
          play = "h9",
          after = { pile2 = "s4 c8 h9", sweeps = { 0, 0 } },
        },
        {
          say = {
            en = "{clause KRY-DECK-1} {clause KRY-DEAL-1}",
            sv = "{clause KRY-DECK-1} {clause KRY-DEAL-1}",
          },
          clause = { "KRY-DECK-1", "KRY-DEAL-1" },
          seed = 7,
        },
        {
          say = {
            en = "Now play a deal against the computer, and get as few points as you can. Watch "
              .. "two things: what you have to take, and what you leave to the next player.",
            sv = "Spela nu en giv mot datorn, och få så få poäng du kan. Se upp med två saker: vad "
              .. "du måste ta in, och vad du lämnar åt nästa spelare.",
          },
          against = "novice",
        },
      },
    },
  },
}
