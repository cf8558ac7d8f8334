-- The default of an option is no number.
return kasino.extend("standard", {
  id = "option-number-in-quotes", title = "Mine",
  options = { target = { default = "ten" } },
})
