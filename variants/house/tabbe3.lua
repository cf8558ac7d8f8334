--- A sweep is worth three points, and a match goes to ten.
--- Source: https://sv.rilpedia.org/wiki/Kasino_(kortspel); clauses TB3-*.
return kasino.modifier {
  id = "tabbe3",
  title = { en = "sweeps worth three", sv = "tabbe ger tre" },
  requires = { ["scoring.sweep.per"] = true },
  scoring = { sweep = { points = 3, clause = "TB3-1" } },
  options = { target = { default = 10 } },
  amends = {
    ["US-SWP-1"] = {
      en = "Taking all that lies on the table is a sweep.",
      sv = "Att ta in allt som ligger på bordet är en tabbe.",
    },
    ["ESC-3"] = { en = "Clearing the table is a sweep.", sv = "Att tömma bordet är en tabbe." },
    ["CIR-5"] = { en = "Clearing the table is a sweep.", sv = "Att tömma bordet är en tabbe." },
    ["FIN-SWP-1"] = {
      en = "Emptying the table in one play is a sweep (mökki). All may see how many you have. The "
        .. "next player can only lay a card out.",
      sv = "Tömmer du bordet i ett drag är det en mökki. Alla får se hur många du har. Nästa "
        .. "spelare kan bara lägga ut ett kort.",
    },
  },
  clauses = {
    ["STD-SCO-4"] = false,
    ["TB3-1"] = { en = "Each sweep scores 3 points.", sv = "Varje tabbe ger 3 poäng." },
  },
}
