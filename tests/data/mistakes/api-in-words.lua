-- A version is a number.
return kasino.extend("standard", {
  id = "api-in-words", title = "Mine",
  api = "one",
})
