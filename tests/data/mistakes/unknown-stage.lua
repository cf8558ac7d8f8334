-- A stage that there is none of.
-- > hK
return kasino.extend("standard", {
  id = "unknown-stage", title = "Mine",
  on_trail = function(move, game) game:ask(move.seat, "again") end,
})
