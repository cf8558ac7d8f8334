--- Cirulla: capture by equal card, by sum or by fifteen; an ace takes all unless an ace lies there.
--- Source: https://www.pagat.com/fishing/cirulla.html, without its bonuses; clauses CIR-*.
return kasino.variant {
  id = "cirulla",
  title = "Cirulla",
  aim = {
    en = "Take a card of equal value, a sum, or what makes 15 with yours; most cards and "
      .. "diamonds, d7 and clearing the table score. Most points win at {target}.",
    sv = "Ta ett lika kort, en summa eller det som blir 15 med ditt: flest kort och ruter, ruter "
      .. "sju och att tömma bordet ger poäng. Flest poäng vinner vid {target}.",
  },
  players = { 2, 4 },
  deck = { without = "8-10" },
  values = { J = 8, Q = 9, K = 10 },
  deal = {
    first = { { hand = 3 }, { table = 4 } },
    later = { { hand = 3 } },
  },
  capture = {
    equal = { by = "value", groups = { 1 }, clause = "CIR-1" },
    sum = { by = "sum", groups = { 1 }, clause = "CIR-1" },
    fifteen = { by = "total", total = 15, groups = { 1 }, clause = "CIR-2" },
    ace = {
      by = "all", played = "A", clause = "CIR-3",
      when = function(_, view) return not view.table:has("A") end,
    },
  },
  duties = { capture = "CIR-4" },
  cites = { trail = "CIR-4", otherwise = "CIR-2" },
  scoring = {
    sweep = { per = "sweep", points = 1, clause = "CIR-5",
      title = { en = "sweep", sv = "tömning" } },
    cards = { most = "*", points = 1, clause = "CIR-6", title = { en = "cards", sv = "kort" } },
    coins = { most = "d", points = 1, clause = "CIR-6", title = { en = "diamonds", sv = "ruter" } },
    seven = { each = "d7", points = 1, clause = "CIR-6",
      title = { en = "the seven of diamonds", sv = "ruter sju" } },
  },
  match = { to = kasino.option("target") },
  options = {
    target = { title = { en = "target", sv = "mål" },
      text = { en = "points for a match", sv = "poäng för partiet" }, default = 51 },
  },
  clauses = {
    ["CIR-1"] = {
      en = "Take a card of equal value, or cards that add up to it: J 8, Q 9, K 10.",
      sv = "Ta ett kort av samma värde, eller kort som tillsammans blir det: knekt 8, dam 9, "
        .. "kung 10.",
    },
    ["CIR-2"] = {
      en = "Or take cards that make 15 with the card you play.",
      sv = "Eller ta kort som blir 15 med kortet du spelar.",
    },
    ["CIR-3"] = {
      en = "An ace takes everything, unless an ace lies on the table.",
      sv = "Ett ess tar allt, om inget ess ligger på bordet.",
    },
    ["CIR-4"] = {
      en = "A card that can capture must; another is laid out.",
      sv = "Ett kort som kan ta in måste; ett annat läggs ut.",
    },
    ["CIR-5"] = { en = "Clearing the table scores 1.", sv = "Att tömma bordet ger 1 poäng." },
    ["CIR-6"] = {
      en = "Most cards, most diamonds and the seven of diamonds score 1 each.",
      sv = "Flest kort, flest ruter och ruter sju ger 1 poäng var.",
    },
  },
}
