--- A function that is asked of every capture, and refuses few: what it costs beside the plain game.
return kasino.extend("standard", {
  id = "refuses-captures",
  title = "Kasino without captures of four cards",
  options = { must_capture = false }, -- or a card could have no move
  refuses = {
    ["FEW-1"] = {
      on = "capture",
      test = function(move) return #move.captured > 3 end,
    },
  },
  clauses = {
    ["FEW-1"] = "No capture takes more than three cards.",
  },
})
