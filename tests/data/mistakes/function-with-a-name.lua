-- A function in a table is written name = function.
return kasino.extend("standard", {
  id = "function-with-a-name", title = "Mine",
  function on_sweep(move, game)
    game:award(move.seat, 2, "STD-SCO-4")
  end,
})
