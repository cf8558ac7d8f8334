--- Zones of a variant's own: dealt to, played from, scored; of no game.
return kasino.extend("standard", {
  id = "zones",
  title = "Zones",
  clauses = { ["X-1"] = "Aside." },
  zones = {
    aside = { per = "seat", show = "owner" },
    row = { slots = 3 },
    heap = { show = "top" },
    won = { per = "seat", scored = true },
    reserve = { per = "seat", show = "owner" },
  },
  stages = { lay = {}, reserve = { from = "reserve", pass = "keep" } },
  actions = {
    lay = {
      stages = "lay",
      turn = "ends",
      args = { { name = "card", card = "hand" } },
      does = function(move, game)
        game:give({ move.args.card }, { "hand", move.seat }, { "aside", move.seat })
      end,
    },
  },
  on_sweep = function(move, game) game:ask(move.seat, "reserve") end,
  on_trail = function(move, game)
    if move.from == "reserve" then game:award(1, 1, "X-1") end
    if move.card == "s2" then game:give({ "h7" }, "table", { "row", 2 }) end
    if move.card == "s3" then game:give({ "h7" }, "table", { "aside", 2 }) end
    if move.card == "s4" then game:give({ "h7" }, "table", "heap") end
  end,
  options = {
    deal = {
      text = "how cards are dealt",
      default = "plainly",
      choices = {
        plainly = {},
        all = {
          deal = {
            first = { { hand = 4 }, { aside = 2 }, { row = 1 }, { table = 1 } },
            later = { { hand = 4 } },
            short = true,
          },
        },
        asking = {
          deal = {
            first = { { hand = 4 }, { ask = "lay" }, { table = 4 }, { hand = 1 } },
            later = { { hand = 4 } },
            short = true,
          },
        },
        rest = {
          zones = { field = { per = "seat", slots = 2 } },
          deal = { first = { { table = 3 }, { field = "rest" } }, later = false },
        },
        rest_later = {
          deal = { first = { { hand = 4 }, { table = 4 } }, later = { { hand = "rest" } } },
        },
        drawing = {
          deal = {
            first = {
              { hand = 4 },
              function(game)
                repeat game:draw(1, "table") until game.table:count("J-K") > 1
              end,
            },
            later = { { hand = 4 } },
          },
        },
      },
    },
    auto = {
      text = "whether the only thing to do is done",
      default = false,
      on = { stages = { reserve = { auto = true, pass = false } } },
    },
  },
})
