--- A function of a base, to which layers.test.lua adds others.
return kasino.extend("standard", {
  id = "layers",
  title = "Layers",
  vars = { order = { type = "int" } },
  options = { wild = { text = "wild", default = false, on = {} } },
  on_play = function(_, game) game:set("order", game:var("order") * 10 + 1) end,
  refuses = { ["X-1"] = function(move, view) return view.options.wild and move.trails end },
  clauses = { ["X-1"] = "Nothing is laid out." },
})
