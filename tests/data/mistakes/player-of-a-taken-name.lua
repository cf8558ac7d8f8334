-- A player has the name of one of every variant.
return kasino.extend("standard", {
  id = "player-of-a-taken-name", title = "Mine",
  players = { greedy = function(view, choices) return choices[1] end },
})
