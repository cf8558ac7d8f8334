-- A joker more, and the deal of the game below no longer comes out even.
return kasino.extend("standard", {
  id = "odd-deck", title = "Mine",
  jokers = 1,
})
