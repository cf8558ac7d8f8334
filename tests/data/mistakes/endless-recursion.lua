-- A function that calls itself for ever.
-- > score
local function points_of(cards)
  return 1 + points_of(cards)
end

return kasino.extend("standard", {
  id = "endless-recursion", title = "Mine",
  scoring = { all = { count = function(seat, view) return points_of(view:pile(seat)) end } },
})
