-- Cards are moved by the game, not put into a list.
-- > s2
return kasino.extend("standard", {
  id = "writing-to-the-table", title = "Mine",
  on_play = function(move, game)
    game.table[1] = move.card
  end,
})
