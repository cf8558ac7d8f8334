--- Settles the option of layers.lua.
return kasino.extend("layers", {
  id = "layers-pinned",
  title = "Pinned",
  options = { wild = true },
})
