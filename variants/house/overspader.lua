--- A point for every spade above six, instead of points for the most spades; a match goes to 21.
--- Source: https://www.pagat.com/fishing/nordic_casino.html; clauses OSP-*.
return kasino.modifier {
  id = "overspader",
  title = { en = "spades above six", sv = "överspader" },
  scoring = {
    spades = false,
    overspader = {
      count = function(seat, view)
        return math.max(0, view:pile(seat):count("s") - 6)
      end,
      clause = "OSP-1",
      title = { en = "spades above six", sv = "spader över sex" },
    },
  },
  options = { target = { default = 21 } },
  amends = {
    ["US-SCO-1"] = {
      en = "Most cards score 3, the ten of diamonds 2, the two of spades 1 and each ace 1. A "
        .. "shared first place scores nothing.",
      sv = "Flest kort ger 3 poäng, ruter tio 2, spader två 1 och varje ess 1. En delad "
        .. "förstaplats ger inget.",
    },
    ["FIN-SCO-1"] = {
      en = "Each ace scores 1 point, the two of spades 1 and the ten of diamonds 2; most cards 1, "
        .. "unless the first place is shared.",
      sv = "Varje ess ger 1 poäng, spader två 1 och ruter tio 2; flest kort 1, om inte "
        .. "förstaplatsen delas.",
    },
  },
  clauses = {
    ["STD-SCO-2"] = false,
    ["STD-SCO-5"] = false,
    ["OSP-1"] = {
      en = "Every spade above six scores 1 point; most spades scores nothing.",
      sv = "Varje spader över sex ger 1 poäng; flest spader ger ingenting.",
    },
  },
}
