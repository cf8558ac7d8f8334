--- When everybody has a sweep, each loses one.
--- Source: seed 001; clauses CAN-*.
return kasino.modifier {
  id = "cancel-sweeps",
  title = { en = "sweeps cancel out", sv = "tabbar tar ut varandra" },
  requires = {
    ["clauses.KRY-SWP-1"] = {
      is = false,
      text = {
        en = "there a sweep is paid for when it is made",
        sv = "där betalas en tabbe när den görs",
      },
    },
  },
  on_sweep = function(_, game)
    local holders = {}
    for _, seat in ipairs(game.seats) do
      local holder
      for _, mate in ipairs(game:side(seat)) do
        if game.sweeps[mate] > 0 then holder = mate end
      end
      if not holder then return end
      holders[holder] = true
    end
    for _, seat in ipairs(game.seats) do
      if holders[seat] then game:sweep(seat, -1, "CAN-1") end
    end
  end,
  clauses = {
    ["CAN-1"] = {
      en = "As soon as every player, or every pair, has a sweep, each loses one.",
      sv = "Så snart varje spelare, eller varje par, har en tabbe förlorar var och en sin.",
    },
  },
}
