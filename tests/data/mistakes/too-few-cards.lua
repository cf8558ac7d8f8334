-- A deal that does not come out even.
return kasino.extend("standard", {
  id = "too-few-cards", title = "Mine",
  deal = { first = { { hand = 5 }, { table = 4 } }, later = { { hand = 5 } } },
})
