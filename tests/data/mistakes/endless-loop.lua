-- A loop that never ends.
-- > s2
return kasino.extend("standard", {
  id = "endless-loop", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    local n = 1
    while n < 10 do
      if move.card == "s2" then n = n + 1 end
    end
    return false
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
