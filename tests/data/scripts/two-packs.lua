--- Kasino with two packs: up to 104 cards may lie on the table.
return kasino.extend("standard", {
  id = "two-packs",
  title = "Kasino with two packs",
  packs = 2,
  deal = { short = true },
})
