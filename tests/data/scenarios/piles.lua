--- Places of which a capture takes the last card alone, or what lies there face down at a value
--- that was declared; of no game.
return kasino.extend("standard", {
  id = "piles",
  title = "Piles",
  options = {
    taken = {
      text = "what captures take beside cards of the table",
      default = "top",
      choices = {
        top = {
          zones = {
            pile = { show = "top", taken = { what = "top", by = "rank", clause = "X-1" } },
          },
        },
        others_top = {
          zones = {
            pile = {
              show = "top",
              taken = { what = "top", whose = "opponents", clause = "X-1" },
            },
          },
        },
        declared = {
          zones = {
            pile = { show = "hidden" },
            cover = {
              per = "seat", slots = 2, show = "owner",
              taken = { by = "declared", clause = "X-2" },
            },
          },
          vars = { declared = { type = "int", per = "seat", slots = 2 } },
          actions = {
            cover = {
              turn = "plays",
              args = {
                { name = "card", card = "hand", show = "owner" },
                { name = "value", from = 0, to = 13 },
              },
              refuses = {
                ["X-2"] = function(move, view) return #view:zone("cover", move.seat, 2) > 0 end,
              },
              does = function(move, game)
                local slot = #game:zone("cover", move.seat, 1) > 0 and 2 or 1
                game:give({ move.args.card }, { "hand", move.seat }, { "cover", move.seat, slot })
                game:set("declared", move.seat, slot, move.args.value)
              end,
            },
          },
        },
      },
    },
  },
  vars = { taken = { type = "card", many = true } },
  on_capture = function(move, game)
    if move.piles[1] then game:set("taken", game:pile(move.seat)) end
  end,
  clauses = {
    ["X-1"] = "A card takes the top card of a pile, too.",
    ["X-2"] = "A card is laid face down, and taken by a card of the value declared for it.",
  },
})
