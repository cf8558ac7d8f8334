--- Steal the bundle: a card takes the pile of an opponent whose last card has its rank.
--- Source: https://www.pagat.com/fishing/stealing_bundles.html; clause BUN-1.

return kasino.modifier {
  id = "steal-bundle",
  title = { en = "steal the bundle", sv = "ta buntar" },
  aim = {
    en = "{aim} A card also takes an opponent's pile whose last card has its rank.",
    sv = "{aim} Ett kort tar också en motståndares hög vars sista kort har samma valör.",
  },
  zones = {
    pile = { show = "open", taken = { by = "rank", whose = "opponents", clause = "BUN-1" } },
  },
  clauses = {
    ["BUN-1"] = { en = "Piles lie face up. A card takes an opponent's pile whose last card has its "
      .. "rank, alone or with what it takes from the table, and comes to lie on top.",
      sv = "Högarna ligger öppna. Ett kort tar en motståndares hög vars sista kort har samma "
        .. "valör, ensamt eller med vad det tar från bordet, och läggs överst." },
  },
}
