-- The game is kept, and used where only a view is given.
-- > hK
local kept

return kasino.extend("standard", {
  id = "game-kept", title = "Mine",
  on_trail = function(move, game) kept = game end,
  refuses = { ["MINE-1"] = function(move, view)
    if kept then kept:award(move.seat, 2, "MINE-1") end
    return false
  end },
  clauses = { ["MINE-1"] = "Two points." },
})
