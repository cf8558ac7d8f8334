-- How many play stands in a list, and players beside it.
return kasino.extend("standard", {
  id = "players-as-list-and-names", title = "Mine",
  players = { 2, 4, hasty = function(view, choices) return choices[1] end },
})
