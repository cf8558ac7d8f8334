--- Pasur: numerals make eleven, a king or queen pairs, a jack takes all but them; surs cancel.
--- Source: http://www.pagat.com/fishing/pasur.html; clauses PAS-*.
return kasino.variant {
  id = "pasur",
  title = "Pasur",
  aim = {
    en = "Numerals take what makes 11, kings and queens their like, jacks all but these; clubs, "
      .. "aces, jacks, d10 and clearing the table score. Most points win at {target}.",
    sv = "Siffror tar det som blir 11, kung och dam sin like, knekt allt utom dem: klöver, ess, "
      .. "knektar, ruter tio och tömt bord ger poäng. Flest poäng vinner vid {target}.",
  },
  values = { J = {}, Q = {}, K = {} },
  deal = { first = { { hand = 4 }, { table = 4 } }, later = { { hand = 4 } } },
  capture = {
    eleven = { by = "total", total = 11, groups = { 1 }, clause = "PAS-1" },
    pair = { by = "rank", played = "Q K", takes = "Q K", groups = { 1 }, clause = "PAS-2" },
    jack = { by = "all", played = "J", takes = "A-10 J", clause = "PAS-3" },
  },
  duties = { capture = "PAS-4" },
  cites = { trail = "PAS-4", otherwise = "PAS-1" },
  void_sweeps = {
    ["PAS-6"] = function(move, view)
      return view.last_round or move.card and kasino.rank(move.card) == "J"
    end,
    ["PAS-7"] = function(move, view) return view:score(move.seat) >= 50 end,
  },
  on_deal = function(game)
    local jacks = game.table:of("J")
    while #jacks > 0 and game.stock > 0 do
      game:bury(jacks, "table")
      jacks = game:draw(#jacks, "table"):of("J")
    end
  end,
  on_sweep = function(move, game)
    for _, other in ipairs(game:opponents(move.seat)) do
      if game.sweeps[other] > 0 then
        game:sweep(other, -1, "PAS-5")
        return game:sweep(move.seat, -1, "PAS-5")
      end
    end
  end,
  scoring = {
    sur = { per = "sweep", points = 5, clause = "PAS-5", title = "sur" },
    clubs = { most = "c", points = 7, clause = "PAS-8", title = { en = "clubs", sv = "klöver" } },
    ten = { each = "d10", points = 3, clause = "PAS-8",
      title = { en = "the ten of diamonds", sv = "ruter tio" } },
    two = { each = "c2", points = 2, clause = "PAS-8",
      title = { en = "the two of clubs", sv = "klöver två" } },
    aces_and_jacks = { each = "A J", points = 1, clause = "PAS-8",
      title = { en = "aces and jacks", sv = "ess och knektar" } },
  },
  match = { to = kasino.option("target") },
  options = {
    target = { title = { en = "target", sv = "mål" },
      text = { en = "points for a match", sv = "poäng för partiet" }, default = 62 } },
  clauses = {
    ["PAS-1"] = { en = "A numeral takes numerals that make 11 with it.",
      sv = "En siffra tar siffror som blir 11 med den." },
    ["PAS-2"] = { en = "A king or queen takes one such.", sv = "Kung och dam tar en likadan." },
    ["PAS-3"] = { en = "A jack takes all but K and Q.",
      sv = "En knekt tar allt utom kungar och damer." },
    ["PAS-4"] = { en = "A card that can capture must; another is laid out.",
      sv = "Ett kort som kan ta in måste; ett annat läggs ut." },
    ["PAS-5"] = { en = "Clearing the table is a sur, 5 points, or removes one of an opponent's.",
      sv = "Att tömma bordet är en sur, 5 poäng, eller tar bort en av motståndarens." },
    ["PAS-6"] = { en = "A jack makes no sur, nor anybody in the last round.",
      sv = "Knekt gör ingen sur, och ingen i sista omgången." },
    ["PAS-7"] = { en = "With 50 points you make no sur.", sv = "Med 50 poäng gör du ingen sur." },
    ["PAS-8"] = { en = "Most clubs 7, ten of diamonds 3, two of clubs 2, each ace and jack 1.",
      sv = "Flest klöver 7, ruter tio 3, klöver två 2, varje ess och knekt 1." },
    ["PAS-9"] = { en = "Jacks are not dealt to the table.", sv = "Knektar ges inte till bordet." },
  },
}
