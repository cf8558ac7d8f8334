-- The parameters of an act stand the other way round.
-- > s2
return kasino.extend("standard", {
  id = "parameters-the-other-way", title = "Mine",
  on_trail = function(game, move)
    if move.turn == 1 then game:award(1, 2, "STD-SCO-1") end
  end,
})
