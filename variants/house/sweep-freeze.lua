--- Sweeps stop counting in the last round, and once anybody has ten points.
--- Source: seed 001; clauses FRZ-*.
return kasino.modifier {
  id = "sweep-freeze",
  title = { en = "sweep freeze", sv = "tabbstopp" },
  void_sweeps = {
    ["FRZ-1"] = function(_, view) return view.last_round end,
    ["FRZ-2"] = function(_, view) return view:best_score() >= 10 end,
  },
  clauses = {
    ["FRZ-1"] = {
      en = "In the last round of a deal a sweep counts for nothing.",
      sv = "I givens sista omgång räknas ingen tabbe.",
    },
    ["FRZ-2"] = {
      en = "Once anybody has ten points in the match, a sweep counts for nothing.",
      sv = "När någon har tio poäng i partiet räknas ingen tabbe.",
    },
  },
}
