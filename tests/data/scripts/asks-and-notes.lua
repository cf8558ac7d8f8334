--- Seats are asked as the cards are dealt, ahead of a move and after one, and all kinds of variables
--- are kept: what a position can hold beside cards. For tests; no game.

local colours = { "neither", "red", "black" }

return kasino.extend("standard", {
  id = "asks-and-notes",
  title = { en = "Asks and notes", sv = "Frågor och anteckningar" },
  deal = {
    first = { { hand = 2 }, { ask = "colour" }, { table = 4 }, { hand = 2 } },
    later = { { hand = 2 }, { ask = "colour" }, { hand = 2 } },
  },
  scoring = { cards = { ties = "carry" } },
  vars = {
    streak = { type = "int", per = "seat" },
    colour = { type = colours, per = "seat", resets = "match" },
    taken = { type = "card", per = "seat", many = true },
    named = { type = colours, many = true },
    swept = { type = "bool", per = "seat", slots = 2, resets = "round" },
    leader = { type = "seat" },
  },
  stages = { colour = { pass = "skip" }, again = { from = "hand", pass = true } },
  actions = {
    name = {
      stages = "colour", turn = "ends",
      args = { { name = "colour", words = { "red", "black" } } },
      does = function(move, game)
        game:set("colour", move.seat, move.args.colour)
        game:set("named", game:var("named"):with(move.args.colour))
      end,
    },
    deny = {
      stages = "colour", turn = "ends", clause = "ASK-1",
      does = function(_, game)
        if game.pending then game:cancel() end
      end,
    },
  },
  on_claim = function(move, game)
    if move.card:sub(1, 1) == "s" then game:ask(game:next(move.seat), "colour") end
  end,
  on_turn = function(game)
    game:set("streak", game.turn, game:var("streak", game.turn) + 1)
    if game:var("streak", game.turn) % 4 == 0 then game:ask(game.turn, "colour") end
  end,
  on_capture = function(move, game)
    game:set("taken", move.seat, game:var("taken", move.seat):with(move.card))
    if move.card == "h9" or move.card == "hJ" then game:ask(move.seat, "again") end
  end,
  on_sweep = function(move, game)
    game:set("swept", move.seat, game.round % 2 + 1, true)
    game:set("leader", move.seat)
    game:award(move.seat, 1, "ASK-1")
    game:ask(game:next(move.seat), "play")
  end,
  on_round_end = function(game) game:ask(game.dealer, "colour") end,
  clauses = { ["ASK-1"] = { en = "A sweep: 1 more.", sv = "Tabbe: 1 till." } },
})
