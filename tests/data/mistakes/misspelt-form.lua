-- extends for extend.
return kasino.extends("standard", {
  id = "misspelt-form", title = "Mine",
})
