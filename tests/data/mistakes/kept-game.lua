-- Nor is a game for another.
-- > s2
-- > play 1
local first
return kasino.extend("standard", {
  id = "kept-game", title = "Mine",
  on_play = function(move, game)
    first = first or game
    first:event("mine_played", {})
  end,
  events = { mine_played = "Played." },
})
