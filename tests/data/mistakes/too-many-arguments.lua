-- A variable that is one for the game has no seat.
-- > s2
return kasino.extend("standard", {
  id = "too-many-arguments", title = "Mine",
  vars = { streak = { type = "int" } },
  on_play = function(move, game)
    game:set("streak", move.seat, 1)
  end,
})
