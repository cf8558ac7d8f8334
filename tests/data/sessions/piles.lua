--- The top card of a pile is taken, or what lies face down at the value declared for it.
return kasino.extend("standard", {
  id = "piles",
  title = { en = "Piles", sv = "Högar" },
  zones = {
    pile = { show = "top", taken = { what = "top", whose = "opponents", clause = "X-1" } },
    cover = { slots = 2, show = "hidden", taken = { by = "declared", clause = "X-2" } },
  },
  vars = { declared = { type = "int", slots = 2, on_board = true } },
  clauses = {
    ["X-1"] = { en = "A card takes the top card of a pile.", sv = "Ett kort tar en högs översta." },
    ["X-2"] = { en = "It has the declared value.", sv = "Det har det angivna värdet." },
  },
})
