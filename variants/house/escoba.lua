--- Escoba: the card played and what it takes make fifteen. Forty cards, seven, eight, ten as J Q K.
--- Source: https://www.pagat.com/fishing/escoba.html; clauses ESC-*.
return kasino.variant {
  id = "escoba",
  title = "Escoba",
  aim = {
    en = "Take cards that make 15 with yours; most cards, diamonds and sevens, d7 and clearing "
      .. "the table score. Most points win at {target}.",
    sv = "Ta kort som blir 15 med ditt: flest kort, ruter och sjuor, ruter sju och att tömma "
      .. "bordet ger poäng. Flest poäng vinner vid {target}.",
  },
  players = { 2, 4 },
  deck = { without = "8-10" },
  values = { J = 8, Q = 9, K = 10 },
  deal = {
    first = { { hand = 3 }, { table = 4 } },
    later = { { hand = 3 } },
  },
  capture = { fifteen = { by = "total", total = 15, groups = { 1 }, clause = "ESC-1" } },
  cites = { trail = "ESC-2", decline = "ESC-2", sweep = "ESC-3", otherwise = "ESC-1" },
  scoring = {
    sweep = { per = "sweep", points = 1, clause = "ESC-3",
      title = { en = "sweep", sv = "tömning" } },
    cards = { most = "*", points = 1, clause = "ESC-4", title = { en = "cards", sv = "kort" } },
    coins = { most = "d", points = 1, clause = "ESC-4", title = { en = "diamonds", sv = "ruter" } },
    sevens = { most = "7", points = 1, clause = "ESC-4", title = { en = "sevens", sv = "sjuor" } },
    seven = { each = "d7", points = 1, clause = "ESC-4",
      title = { en = "the seven of diamonds", sv = "ruter sju" } },
  },
  match = { to = kasino.option("target") },
  options = {
    target = { title = { en = "target", sv = "mål" },
      text = { en = "points for a match", sv = "poäng för partiet" }, default = 15 },
  },
  clauses = {
    ["ESC-1"] = {
      en = "The card you play takes cards that make 15 with it: A 1, 2 to 7, J 8, Q 9, K 10.",
      sv = "Kortet du spelar tar kort som med det blir 15: ess 1, 2 till 7, knekt 8, dam 9, "
        .. "kung 10.",
    },
    ["ESC-2"] = { en = "You may also lay a card out.", sv = "Du får också lägga ut ett kort." },
    ["ESC-3"] = { en = "Clearing the table scores 1.", sv = "Att tömma bordet ger 1 poäng." },
    ["ESC-4"] = {
      en = "Most cards, most diamonds, most sevens and the seven of diamonds score 1 each.",
      sv = "Flest kort, flest ruter, flest sjuor och ruter sju ger 1 poäng var.",
    },
  },
}
