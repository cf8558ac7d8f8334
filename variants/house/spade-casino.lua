--- Spade casino: every spade is a point, the jack one more; 24 points a deal, 61 for the match.
--- Source: https://archive.org/details/fosterscomplete00fostgoog; clauses SPC-*.
return kasino.modifier {
  id = "spade-casino",
  title = { en = "spade casino", sv = "spaderkasino" },
  requires = {
    ["scoring.cards.most"] = true,
    ["scoring.overspader"] = {
      is = false,
      text = {
        en = "here every spade scores already",
        sv = "här ger redan varje spader poäng",
      },
    },
    ["deck.without"] = {
      is = false,
      text = {
        en = "a deal is worth 24 with a whole pack only",
        sv = "en giv är värd 24 bara med hel kortlek",
      },
    },
  },
  scoring = {
    cards = { points = 3, clause = "SPC-2" },
    spades = false,
    sweep = false,
    every_spade = { each = "s", points = 1, clause = "SPC-1",
      title = { en = "spades", sv = "spader" } },
    jack = { each = "sJ", points = 1, clause = "SPC-1",
      title = { en = "the jack of spades", sv = "spader knekt" } },
  },
  options = { target = { default = 61 } },
  amends = {
    ["US-SCO-1"] = { en = "The ten of diamonds scores 2, the two of spades 1 and each ace 1.",
      sv = "Ruter tio ger 2 poäng, spader två 1 och varje ess 1." },
    ["US-SWP-1"] = { en = "Taking all that lies on the table is a sweep.",
      sv = "Att ta in allt som ligger på bordet är en tabbe." },
    ["FIN-SCO-1"] = { en = "Each ace scores 1 point, the two of spades 1, the ten of diamonds 2.",
      sv = "Varje ess ger 1 poäng, spader två 1 och ruter tio 2." },
    ["FIN-SWP-1"] = {
      en = "Emptying the table in one play is a sweep (mökki). The next player can only lay out.",
      sv = "Tömmer du bordet i ett drag är det en mökki. Nästa spelare kan bara lägga ut.",
    },
  },
  clauses = {
    ["STD-SCO-1"] = false,
    ["STD-SCO-2"] = false,
    ["STD-SCO-4"] = false,
    ["STD-SCO-5"] = false,
    ["SPC-1"] = {
      en = "Every spade scores 1 point, the jack of spades 1 more.",
      sv = "Varje spader ger 1 poäng, spader knekt ytterligare 1.",
    },
    ["SPC-2"] = {
      en = "Most cards scores 3 points, so that a deal is worth 24; sweeps score nothing.",
      sv = "Flest kort ger 3 poäng, så att en giv är värd 24; tabbar ger ingenting.",
    },
  },
}
