-- A player answers a card for a choice.
-- > auto 1 hasty
return kasino.extend("standard", {
  id = "player-answers-a-card", title = "Mine",
  players = { hasty = function(view, choices) return choices[1].card end },
})
