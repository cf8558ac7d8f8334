--- A capture takes one card or sum, or three of them, but never two.
--- Source: a house rule for trying out counts of groups; clauses OOT-*.
return kasino.modifier {
  id = "one-or-three",
  title = { en = "one or three, never two", sv = "en eller tre, aldrig två" },
  requires = {
    ["capture.equal.by"] = true,
    ["capture.sum.by"] = true,
    ["builds.single"] = {
      is = false,
      text = {
        en = "a build is taken with any number of cards and sums",
        sv = "ett bygge tas in med hur många kort och summor som helst",
      },
    },
  },
  capture = {
    equal = { groups = { 1, 3 }, clause = "OOT-1" },
    sum = { groups = { 1, 3 }, clause = "OOT-1" },
  },
  cites = { several = "OOT-1" },
  amends = {
    ["FIN-CAP-2"] = {
      en = "One card can take three such combinations at once.",
      sv = "Ett kort kan ta tre sådana kombinationer på en gång.",
    },
  },
  clauses = {
    ["STD-CAP-3"] = false,
    ["OOT-1"] = {
      en = "A card takes one table card or sum of its value, or three such at once, never two.",
      sv = "Ett kort tar ett bordskort eller en summa av sitt värde, eller tre på en gång, "
        .. "aldrig två.",
    },
  },
}
