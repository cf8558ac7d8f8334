-- A text that doubles for ever.
-- > hK
return kasino.extend("standard", {
  id = "endless-string", title = "Mine",
  on_trail = function(move, game)
    local text = move.card
    while true do text = text .. text end
  end,
  clauses = { ["MINE-1"] = "Two points for laying out." },
})
