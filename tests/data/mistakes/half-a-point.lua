-- Points are whole numbers.
return kasino.extend("standard", {
  id = "half-a-point", title = "Mine",
  scoring = { sweep = { points = 1.5 } },
})
