--- A function beside that of layers.lua.
return kasino.modifier {
  id = "layers-more",
  title = "More",
  on_play = function(_, game) game:set("order", game:var("order") * 10 + 2) end,
}
