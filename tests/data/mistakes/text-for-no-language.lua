-- A text in a language that there is none of.
return kasino.extend("standard", {
  id = "text-for-no-language", title = { english = "Mine" },
})
