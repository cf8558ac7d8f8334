--- A variant with its duties as functions: it must play like the same duties as data.
return kasino.extend("standard", {
  id = "duties-as-functions",
  title = "Kasino with duties as functions",
  refuses = {
    ["FUN-1"] = function(move, view) return view:can_sweep() and not move.sweeps end,
    ["FUN-2"] = {
      on = "trail",
      test = function(move, view) return view:can_capture(move.card) end,
    },
  },
  clauses = {
    ["FUN-1"] = "Who can sweep must.",
    ["FUN-2"] = "A card that can capture must.",
  },
})
