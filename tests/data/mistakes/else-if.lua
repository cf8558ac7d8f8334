-- else if, which opens a second block, for elseif.
return kasino.extend("standard", {
  id = "else-if", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    if move.card == "s2" then
      return true
    else if move.card == "d10" then
      return true
    end
    return false
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
