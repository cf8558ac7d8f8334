-- A name with a letter that Lua has not.
local två = 2

return kasino.extend("standard", {
  id = "swedish-local", title = "Mine",
  scoring = { sweep = { points = två } },
})
