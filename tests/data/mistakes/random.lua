-- A card by chance.
-- > hK
return kasino.extend("standard", {
  id = "random", title = "Mine",
  on_trail = function(move, game)
    local cards = game.table
    game:take(move.seat, cards[math.random(#cards)], "table")
  end,
  clauses = { ["MINE-1"] = "Two points for laying out." },
})
