-- A key is misspelt.
return kasino.extend("standard", {
  id = "misspelt-key", title = "Mine",
  scorring = { sweep = { points = 3 } },
})
