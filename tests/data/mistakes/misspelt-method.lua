-- What cards have is misspelt.
-- > s2
return kasino.extend("standard", {
  id = "misspelt-method", title = "Mine",
  on_play = function(move, game)
    if game.table:cuont("K") > 0 then game:event("king") end
  end,
})
