--- Steal the bundle: a card takes the pile of an opponent whose top card has its rank.
--- Source: https://www.pagat.com/fishing/stealing_bundles.html; clauses BUN-*.

return kasino.modifier {
  id = "steal-bundle",
  title = { en = "steal the bundle", sv = "ta buntar" },
  zones = {
    pile = {
      show = "top",
      taken = { by = "rank", whose = "opponents", clause = "BUN-2" },
    },
  },
  clauses = {
    ["BUN-1"] = { en = "Piles lie face up: the last card of each is seen.",
      sv = "Högarna ligger med framsidan upp: det sista kortet i var och en syns." },
    ["BUN-2"] = { en = "A card takes an opponent's pile whose last card has its rank, all of it, "
      .. "alone or with what it takes from the table.",
      sv = "Ett kort tar in en motståndares hög vars sista kort har samma valör, hela högen, ensamt "
        .. "eller med vad det tar från bordet." },
  },
}
