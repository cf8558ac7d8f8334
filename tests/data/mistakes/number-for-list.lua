-- A number where a list is meant.
return kasino.extend("standard", {
  id = "number-for-list", title = "Mine",
  deal = { first = 4 },
})
