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
    },
  },
  options = { target = { default = 21 } },
  clauses = {
    ["STD-SCO-2"] = false,
    ["STD-SCO-5"] = false,
    ["OSP-1"] = {
      en = "Every spade above six scores 1 point; most spades scores nothing.",
      sv = "Varje spader över sex ger 1 poäng; flest spader ger ingenting.",
    },
  },
}
