--- Sweep freeze: no sweeps in the last round, nor once any player has more than 10 points.
--- Source: the Finnish game as it is taught.

---@return boolean
local function is_frozen(_, view)
  return view.last_round or view:best_score() > 10
end

return kasino.modifier {
  id = "sweep-freeze",
  title = "sweep freeze",
  void_sweeps = { ["FREEZE-1"] = is_frozen },
  clauses = { ["FREEZE-1"] = "Sweeps do not count in the last round, nor above 10 points." },
}
