--- Something of every kind to look at.
return kasino.extend("standard", {
  id = "seen",
  title = "Seen",
  clauses = { ["X-1"] = "Never asked in vain." },
  zones = {
    aside = { per = "seat", show = "owner" },
    row = { slots = 3 },
    heap = { show = "top" },
  },
  vars = {
    flag = { type = "bool" },
    count = { type = "int", default = 4 },
    who = { type = "seat" },
    way = { type = { "up", "down" } },
    own = { type = "int", per = "seat" },
    dark = { type = "int", show = "hidden" },
    mine = { type = "int", per = "seat", show = "owner" },
  },
  refuses = { ["X-1"] = function() return false end },
})
