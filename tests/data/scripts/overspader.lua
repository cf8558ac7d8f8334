--- Överspader: one point for each spade above six, game 21.
--- Source: https://www.pagat.com/fishing/nordic_casino.html

--- How many spades above six.
---@param seat integer
---@return integer
local function spades_above_six(seat, view)
  return math.max(0, view:pile(seat):count("s") - 6)
end

return kasino.extend("standard", {
  id = "overspader",
  title = "Överspader",
  scoring = { overspader = { count = spades_above_six, clause = "OVER-1" } },
  options = { target = { default = 21 } },
  clauses = { ["OVER-1"] = "Each spade above six scores 1 point." },
})
