-- The name of a happening is misspelt.
return kasino.extend("standard", {
  id = "misspelt-hook", title = "Mine",
  on_sweeps = function(move, game) game:award(move.seat, 2, "STD-SCO-4") end,
})
