-- A script in two files.
local helpers = require("helpers")

return kasino.extend("standard", {
  id = "require", title = "Mine",
  refuses = { ["MINE-1"] = helpers.refuse },
})
