-- // for --.
return kasino.extend("standard", {
  id = "comment-as-in-c", title = "Mine",
  scoring = { sweep = { points = 3 } }, // three for a tabbe
})
