-- A method of cards is called with a dot.
-- > s2
return kasino.extend("standard", {
  id = "method-of-cards-with-a-dot", title = "Mine",
  refuses = { ["MINE-1"] = function(move, view)
    return view.table.has("hK") and move.card == "s2"
  end },
  clauses = { ["MINE-1"] = "Lillan stays in the hand." },
})
