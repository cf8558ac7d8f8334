--- Scopone: Scopa for two pairs, with the whole pack dealt at once.
--- Source: https://www.pagat.com/fishing/scopa.html (Scopone); clauses SCN-*.
return kasino.extend("scopa", {
  id = "scopone",
  title = "Scopone",
  players = 4,
  deal = { later = false },
  options = {
    scientific = {
      title = { en = "scientific", sv = "vetenskaplig" },
      text = { en = "nothing lies on the first table", sv = "ingenting ligger på första bordet" },
      default = false,
      on = {
        deal = { first = { { hand = 10 } } },
        clauses = {
          ["SCP-3"] = false,
          ["SCN-1"] = {
            en = "Ten cards are dealt to each player, none to the table.",
            sv = "Tio kort ges till varje spelare, inget till bordet.",
          },
        },
      },
      off = {
        deal = { first = { { hand = 9 }, { table = 4 } } },
        clauses = {
          ["SCN-1"] = {
            en = "Nine cards are dealt to each player and four to the table.",
            sv = "Nio kort ges till varje spelare och fyra till bordet.",
          },
        },
      },
    },
  },
  clauses = {
    ["SCP-2"] = false,
  },
})
