-- One card where a list of cards is meant.
-- > hK
return kasino.extend("standard", {
  id = "card-for-cards", title = "Mine",
  on_trail = function(move, game) game:give(move.card, "table", "stock") end,
})
