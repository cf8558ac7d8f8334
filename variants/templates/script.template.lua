--- NEW_NAME: a prize for the queen of hearts.
---
--- A script says what differs; whatever it leaves out stays as it is in the game. Change something
--- here, and see what comes of it: `kasino play` opens the game, `kasino rules` shows the rule
--- sheet, `kasino test` runs the scenarios beside this file, and `kasino check` plays many deals.
--- variants/README.md is the guide to all that a script can say.

return kasino.extend("NEW_BASE", {
  id = "NEW_NAME", -- the name on the command line
  title = "NEW_NAME", -- the name for people; { en = "...", sv = "..." } gives it in two languages

  aim = "{aim} Whoever takes hQ scores.", -- how one wins; {aim} is what the game says

  -- A line of the score sheet: points for every such card, by the clause that says so.
  scoring = {
    NEW_WORD = {
      each = "hQ",
      points = kasino.option("NEW_WORD_points"),
      clause = "NEW_ID-1",
    },
  },

  -- What the players may choose, with --set NEW_WORD_points=5.
  options = {
    NEW_WORD_points = { text = "points for hQ", default = 3, min = 0, max = 10 },
  },

  -- What is done when something happens. This one tells of it, in the words under events; others
  -- give points with game:award, or move cards with game:give. There are on_deal, on_turn,
  -- on_capture, on_sweep, and more.
  on_trail = function(move, game)
    if kasino.matches(move.card, "hQ") then
      game:event("NEW_WORD_laid_out", { seat = move.seat })
    end
  end,

  events = {
    NEW_WORD_laid_out = "Seat {seat} gives hQ away!",
  },

  -- What nobody may do: the function answers true where a move is forbidden. Take the two dashes
  -- away, here and below, and hQ is laid out only as a last card.
  -- refuses = {
  --   ["NEW_ID-2"] = {
  --     on = "trail",
  --     test = function(move, view)
  --       return kasino.matches(move.card, "hQ") and #view:hand() > 1
  --     end,
  --   },
  -- },

  -- Every rule has a text. Players read it on the rule sheet, in the score and in refusals. Those
  -- of the game are reworded by writing them again, and lifted with false.
  clauses = {
    ["NEW_ID-1"] = "hQ scores {NEW_WORD_points} points.",
    -- ["NEW_ID-2"] = "hQ is laid out only as your last card.",
  },
})
