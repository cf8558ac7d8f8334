-- A method of the game is misspelt.
-- > hK
return kasino.extend("standard", {
  id = "misspelt-game-method", title = "Mine",
  on_trail = function(move, game)
    game:awrad(move.seat, 2, "MINE-1")
  end,
  clauses = { ["MINE-1"] = "Two points for laying out." },
})
