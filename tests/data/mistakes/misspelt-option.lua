-- An option is misspelt in a function.
-- > s2
return kasino.extend("standard", {
  id = "misspelt-option", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return move.card == "s2" and view.options.targt > 0
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
