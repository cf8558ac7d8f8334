--- Lessons of reversed Finnish Kasino, for whoever knows Finnish Kasino.

return {
  after = "finnish",
  lessons = {
    {
      title = { en = "Points are bad", sv = "Poäng är dåligt" },
      steps = {
        {
          say = {
            en = "{clause FMIS-5} So here you have {score 1}, seat 2 has {score 2}, and you are "
              .. "glad.",
            sv = "{clause FMIS-5} Här har du alltså {score 1}, plats 2 har {score 2}, och du är "
              .. "glad.",
          },
          clause = "FMIS-5",
          setup = { pile1 = "hA s5", pile2 = "d10 s3 s2 h6 c4" },
        },
        {
          say = {
            en = "Nobody would ever take anything, were it not a duty. {clause FMIS-1} Your h7 may "
              .. "not be laid out beside s7, and d8 not beside s5 and c3 ({sum d8xs5+c3}).",
            sv = "Ingen skulle ta in något om det inte vore ett tvång. {clause FMIS-1} Din h7 får "
              .. "inte läggas ut bredvid s7, och d8 inte bredvid s5 och c3 ({sum d8xs5+c3}).",
          },
          clause = "FMIS-1",
          setup = { table = "s7 s5 c3 hK", hand1 = "h7 d8 c2", hand2 = "h4 d9 c6" },
          legal = { "h7xs7", "d8xs5+c3", "c2" },
          illegal = { h7 = "FMIS-1", d8 = "FMIS-1" },
        },
        {
          ask = "legal",
          move = "cQ",
          clause = "FMIS-1",
          setup = { table = "h10 cA dA s9", hand1 = "cQ h4 d3", hand2 = "c4 d8 s6" },
          hint = {
            en = "A sum may be of any size.",
            sv = "En summa får ha hur många kort som helst.",
          },
        },
        {
          say = {
            en = "{clause FMIS-4} So a card that would have to take may wait. Lay out c2 here, and "
              .. "hJ need not take anything yet.",
            sv = "{clause FMIS-4} Ett kort som skulle behöva ta in får alltså vänta. Lägg ut c2 "
              .. "här, så behöver hKn inte ta in något ännu.",
          },
          clause = "FMIS-4",
          setup = { table = "d10 hA s8", hand1 = "hJ c2", hand2 = "h4 d9" },
          only = { "hJxd10+hA", "c2" },
        },
        {
          ask = "best",
          setup = { table = "d10 sA c8", hand1 = "cJ h4", hand2 = "c10" },
        },
      },
    },

    {
      title = { en = "All that can be made", sv = "Allt som kan bildas" },
      steps = {
        {
          say = {
            en = "The card does not choose what it takes. {clause FMIS-2} So h7 takes just that "
              .. "here: h5 with c2 alone would leave c5 with the aces.",
            sv = "Kortet väljer inte vad det tar. {clause FMIS-2} Just det tar h7 in här: bara h5 "
              .. "med c2 skulle lämna c5 med essen.",
          },
          clause = "FMIS-2",
          setup = { table = "h5 c5 c2 s10 hA dA", hand1 = "h7", hand2 = "h4" },
          legal = "h7xh5+c2,c5+hA+dA",
          illegal = { ["h7xh5 c2"] = "FMIS-2" },
        },
        {
          ask = "play",
          clause = "FMIS-2",
          setup = { table = "hQ s7 d5 c3", hand1 = "cQ", hand2 = "h6" },
          hint = { en = "What else makes its value?", sv = "Vad mer blir dess värde?" },
        },
        {
          say = {
            en = "{clause FMIS-3} Your c8 takes h3 with h5 or with s5. Take h5: spades are what "
              .. "you do not want.",
            sv = "{clause FMIS-3} Din c8 tar in h3 med h5 eller med s5. Ta h5: spader är vad du "
              .. "inte vill ha.",
          },
          clause = "FMIS-3",
          setup = { table = "s5 h5 h3 cK", hand1 = "c8", hand2 = "h4" },
          only = { "c8xs5+h3", "c8xh5+h3" },
        },
        {
          ask = "best",
          setup = { table = "h6 s6 cK c5", hand1 = "dJ", hand2 = "hK" },
        },
        {
          ask = "legal",
          move = "cKxs8 c5",
          clause = "FMIS-2",
          setup = { table = "s8 c5 h10 d3", hand1 = "cK h4", hand2 = "h2 c7" },
          hint = {
            en = "Look at what it would leave.",
            sv = "Se på vad som skulle bli kvar.",
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
            en = "Now play a deal, and get as few points as you can. Get rid of cards that would "
              .. "have to take spades, aces, s2 or d10 while they still take nothing.",
            sv = "Spela nu en giv, och få så få poäng du kan. Bli av med kort som skulle behöva ta "
              .. "in spader, ess, s2 eller d10 medan de ännu inte tar in något.",
          },
          against = "novice",
        },
      },
    },
  },
}
