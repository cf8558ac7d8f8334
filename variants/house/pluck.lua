--- Pluck: once a deal each player may take one card from the table for free.
--- Source: https://en.wikipedia.org/w/index.php?oldid=849127505; clauses PLK-*.
return kasino.modifier {
  id = "pluck",
  title = { en = "pluck", sv = "plock" },
  aim = {
    en = "{aim} Once a deal you may take a card from the table that scores nothing.",
    sv = "{aim} En gång per giv får du ta ett kort utan poäng från bordet.",
  },
  vars = {
    plucked = { title = { en = "plucked", sv = "plockat" }, type = "bool", per = "seat" },
  },
  actions = {
    pluck = {
      title = { en = "pluck", sv = "plocka" },
      args = { { name = "card", title = { en = "card", sv = "kort" }, card = "table" } },
      clause = "PLK-1",
      refuses = {
        ["PLK-1"] = function(move, view) return view:var("plucked", move.seat) end,
        ["PLK-2"] = function(move, view) return view:worth({ move.args.card }) ~= 0 end,
        ["PLK-3"] = function(_, view) return #view.table + #view.builds == 1 end,
      },
      does = function(move, game)
        game:give({ move.args.card }, "table", { "pile", move.seat })
        game:set("plucked", move.seat, true)
      end,
    },
  },
  events = { pluck = { en = "Seat {seat} plucks {card}.", sv = "Plats {seat} plockar {card}." } },
  clauses = {
    ["PLK-1"] = {
      en = "Once a deal, before playing, you may take one card from the table into your pile.",
      sv = "En gång per giv får du ta ett kort från bordet till din hög innan du spelar.",
    },
    ["PLK-2"] = {
      en = "It may be no card that scores by itself.",
      sv = "Det får inte vara ett kort som ger poäng i sig.",
    },
    ["PLK-3"] = {
      en = "The last card on the table may not be plucked.",
      sv = "Bordets sista kort får inte plockas.",
    },
  },
}
