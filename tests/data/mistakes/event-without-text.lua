-- An event without a text.
-- > hK
return kasino.extend("standard", {
  id = "event-without-text", title = "Mine",
  on_trail = function(move, game) game:event("cheer") end,
})
