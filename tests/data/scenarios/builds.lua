--- Builds; of no game.
return kasino.extend("cassino", {
  id = "builds",
  title = "Builds",
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
