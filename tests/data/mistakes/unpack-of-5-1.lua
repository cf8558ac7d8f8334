-- unpack, as in Lua 5.1.
-- > s2
return kasino.extend("standard", {
  id = "unpack-of-5-1", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    local first = unpack(view:hand():list())
    return first == "s2"
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
