-- The variant has no id.
return kasino.extend("standard", {
  title = "Mine",
})
