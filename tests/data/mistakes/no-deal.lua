-- A complete variant without a deal.
return kasino.variant {
  id = "no-deal", title = "Mine",
}
