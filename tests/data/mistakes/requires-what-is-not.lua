-- What is extended has not what it requires.
return kasino.extend("standard", {
  id = "requires-what-is-not", title = "Mine",
  requires = { ["teams.sides"] = 2 },
})
