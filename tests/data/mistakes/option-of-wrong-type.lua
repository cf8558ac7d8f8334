-- The default of an option is none of its choices.
return kasino.extend("standard", {
  id = "option-of-wrong-type", title = "Mine",
  options = { values = { default = "fix" } },
})
