-- A function where a text is meant.
return kasino.extend("standard", {
  id = "remark-with-a-function", title = "Mine",
  events = { sweep = function() return "Sweep!" end },
})
