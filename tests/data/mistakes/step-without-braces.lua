-- A step of the deal without braces of its own.
return kasino.extend("standard", {
  id = "step-without-braces", title = "Mine",
  deal = { first = { hand = 4, table = 4 } },
})
