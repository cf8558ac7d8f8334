-- The variant to extend is misspelt.
return kasino.extend("standrad", {
  id = "unknown-base", title = "Mine",
})
