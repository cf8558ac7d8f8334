-- Quotes from a word processor.
return kasino.extend("standard", {
  id = "curly-quotes", title = "Mine",
  source = “my grandmother”,
})
