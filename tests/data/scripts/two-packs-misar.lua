--- Kasino misär with two packs: captures must leave no group on a table of up to 104 cards.
return kasino.extend("misar", {
  id = "two-packs-misar",
  title = "Kasino misär with two packs",
  packs = 2,
  deal = { short = true },
})
