--- A duty to sweep, for games with builds.
return kasino.modifier {
  id = "sweeping",
  title = "Sweeping",
  duties = { sweep = "X-1" },
  clauses = { ["X-1"] = "Who can sweep must." },
}
