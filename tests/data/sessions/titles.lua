--- Everything that a script names, with a title in each language.
return kasino.extend("standard", {
  id = "titles",
  title = { en = "Titles", sv = "Namn" },
  clauses = { ["TIT-1"] = { en = "Who passes keeps a card.", sv = "Den som passar sparar ett kort." } },
  options = {
    limit = { title = { en = "most", sv = "högst" }, default = 5, min = 1, max = 9,
      text = { en = "the most that is called", sv = "det mesta som bjuds" } },
    mood = { title = { en = "mood", sv = "humör" }, default = "calm",
      text = { en = "how it is played", sv = "hur det spelas" },
      titles = { calm = { en = "calm", sv = "lugnt" }, wild = { en = "wild", sv = "vilt" } },
      choices = { calm = {}, wild = {} } },
  },
  zones = { kept = { per = "seat", slots = 2, title = { en = "drawer", sv = "låda" } } },
  vars = { trump = { type = { "red", "black" }, on_board = true,
    title = { en = "trump", sv = "trumf" },
    titles = { red = { en = "red", sv = "röd" }, black = { en = "black", sv = "svart" } } } },
  stages = { choice = { title = { en = "choice", sv = "val" },
    pass = { en = "skip", sv = "hoppa-över" } } },
  actions = {
    keep = {
      title = { en = "store", sv = "göm" }, turn = "stays", clause = "TIT-1",
      args = {
        { name = "card", card = "hand", title = { en = "card", sv = "kort" } },
        { name = "place", place = "kept", title = { en = "in", sv = "i" } },
        { name = "colour", words = { "red", "black" }, title = { en = "colour", sv = "färg" },
          titles = { red = { en = "red", sv = "röd" }, black = { en = "black", sv = "svart" } } },
      },
      does = function(move, game)
        game:give({ move.args.card }, { "hand", move.seat }, { "kept", move.seat, 1 })
        game:set("trump", move.args.colour)
        game:ask(move.seat, "choice")
      end,
    },
  },
  events = {
    keep = { en = "Seat {seat} puts {card} into {place}: {colour}.",
      sv = "Plats {seat} lägger {card} i {place}: {colour}." },
  },
})
