--- Builds; of no game.
return kasino.extend("cassino", {
  id = "builds",
  title = "Builds",
  vars = {
    built = { type = "int" },
    with = { type = "card", many = true },
    onto = { type = "card", many = true },
    multiple = { type = "bool" },
    captured = { type = "card", many = true },
    whole = { type = "int" },
  },
  on_build = function(move, game)
    game:set("built", move.built)
    game:set("with", move.with)
    game:set("onto", move.onto)
    game:set("multiple", move.multiple)
  end,
  on_capture = function(move, game)
    game:set("captured", move.captured)
    game:set("whole", #move.piles)
  end,
  clauses = { ["X-1"] = "The five of hearts builds nothing." },
  options = {
    fives = {
      text = "whether the five of hearts builds nothing",
      default = false,
      on = {
        refuses = {
          ["X-1"] = { on = "build", test = function(move) return move.card == "h5" end },
        },
      },
    },
  },
})
