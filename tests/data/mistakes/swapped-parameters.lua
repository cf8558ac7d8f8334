-- The parameters of a count are swapped.
-- > score
return kasino.extend("standard", {
  id = "swapped-parameters", title = "Mine",
  scoring = { hearts = { count = function(view, seat) return view:pile(seat):count("h") end,
    points = 1, clause = "MINE-1" } },
  clauses = { ["MINE-1"] = "Each heart scores 1." },
})
