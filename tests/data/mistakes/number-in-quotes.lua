-- A string where a number is meant.
return kasino.extend("standard", {
  id = "number-in-quotes", title = "Mine",
  scoring = { sweep = { points = "3" } },
})
