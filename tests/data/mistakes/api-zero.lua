-- A version that there was none of.
return kasino.extend("standard", {
  id = "api-zero", title = "Mine",
  api = 0,
})
