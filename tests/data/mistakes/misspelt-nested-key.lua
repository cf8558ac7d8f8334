-- A key in a key is misspelt.
return kasino.extend("standard", {
  id = "misspelt-nested-key", title = "Mine",
  scoring = { sweep = { pionts = 3 } },
})
