-- A view is good for the call that it is given to.
-- > h7
-- > play 1
local before
return kasino.extend("standard", {
  id = "kept-view", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    if before and #before.table > 4 then return true end
    before = view
    return false
  end },
  clauses = { ["MINE-1"] = "No card after a crowded table." },
})
