--- The duties of duties-as-functions.lua as data: what that file is measured against.
return kasino.extend("standard", {
  id = "duties-as-data",
  title = "Kasino with duties as data",
  duties = { sweep = "FUN-1", capture = "FUN-2" },
  clauses = {
    ["FUN-1"] = "Who can sweep must.",
    ["FUN-2"] = "A card that can capture must.",
  },
})
