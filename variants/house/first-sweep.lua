--- The first sweep of a deal counts twice, and whoever made it deals next.
--- Source: a house rule for trying out who deals; clauses FSW-*.
return kasino.modifier {
  id = "first-sweep",
  title = { en = "the first sweep", sv = "första tabben" },
  requires = { ["scoring.sweep.per"] = true },
  vars = {
    first_sweeper = { title = { en = "first-sweep", sv = "första-tabben" }, type = "seat" },
  },
  on_sweep = function(move, game)
    if game:var("first_sweeper") then return end
    game:set("first_sweeper", move.seat)
    game:sweep(move.seat, 1, "FSW-1")
  end,
  next_dealer = function(view) return view:var("first_sweeper") end,
  clauses = {
    ["FSW-1"] = {
      en = "The first sweep of a deal counts as two.",
      sv = "Givens första tabbe räknas som två.",
    },
    ["FSW-2"] = {
      en = "Who made it deals next; without a sweep the turn to deal passes on.",
      sv = "Den som gjorde den ger nästa giv; utan tabbe går turen att ge vidare.",
    },
  },
}
