--- Cuarenta: a card takes its rank or a sum, and what follows upward; taking the card just laid out
--- is a caída. Forty cards, for two players or two pairs; that three may play is ours.
--- Source: http://www.pagat.com/fishing/cuarenta.html?menu=symmetry&sub=cuarenta; clauses CUA-*.

local following = { A = "2", ["2"] = "3", ["3"] = "4", ["4"] = "5", ["5"] = "6", ["6"] = "7",
  ["7"] = "J", J = "Q", Q = "K" }

--- One card of the rank, or numerals that add up to it, with every beginning of the run that goes
--- on upward from there, of each rank the one that lay there first.
local function runs(card, view)
  local rank, number, taken = kasino.rank(card), kasino.number(card), {}
  local bases = number <= 7 and view:groups(number) or {}
  for _, court in ipairs(view.table:of(rank):of("J-K")) do bases[#bases + 1] = { court } end
  while following[rank] and view.table:has(following[rank]) do
    rank = following[rank]
    for i, base in ipairs(bases) do
      bases[i] = { view.table:of(rank)[1], table.unpack(base) }
      taken[#taken + 1] = bases[i]
    end
  end
  return taken
end

--- What a seat's side has: its points in the match and in this deal so far.
local function total(view, seat)
  local sum = view:score(seat)
  for _, mate in ipairs(view:side(seat)) do sum = sum + view:points(mate) end
  return sum
end

--- How many cards it has taken.
local function taken(view, seat)
  local sum = 0
  for _, mate in ipairs(view:side(seat)) do sum = sum + #view:pile(mate) end
  return sum
end

--- Hands were dealt: three cards of a rank in one score, and four win.
local function announce(game)
  for _, seat in ipairs(game.seats) do
    for _, card in ipairs(game:hand(seat)) do
      local same = game:hand(seat):of(kasino.rank(card))
      if #same == 4 then return game:end_match(game:side(seat), "CUA-13") end
      if #same == 3 and same[1] == card and total(game, seat) < 30 then
        game:set("ronda", seat, same)
        game:award(seat, 4, "CUA-11")
      end
    end
  end
end

--- The deal is over: rondas that were caught score, and most cards.
local function count(game)
  if total(game, game.last_player) >= 40 then return end
  local seat, first = game:next(game.dealer), game:next(game.dealer)
  for _ = 1, #game.seats do
    local caught = game:var("caught", seat)
    if caught > 0 then game:award(seat, 10 * caught, "CUA-12") end
    if taken(game, seat) > taken(game, first) then first = seat end
    seat = game:next(seat)
  end
  local cards = taken(game, first)
  if total(game, first) < 38 then
    game:award(first, cards >= 20 and 6 + (cards - 19) // 2 * 2 or 2, "CUA-7")
  end
end

return kasino.variant {
  id = "cuarenta",
  title = "Cuarenta",
  aim = {
    en = "Take the card just laid out, clear the table, and take most cards: that scores. Whoever "
      .. "has 40 points first wins.",
    sv = "Ta kortet som just lades ut, töm bordet och ta flest kort: det ger poäng. Den som först "
      .. "har 40 poäng vinner.",
  },
  players = { 2, 4 },
  for_players = {
    [3] = { deal = { short = true } },
    [4] = {
      aim = {
        en = "{aim} Partners add up what they take.",
        sv = "{aim} Ett par räknar ihop det de tar in.",
      },
      teams = { sides = 2, majority = "side" },
    },
  },
  deck = { without = "8-10" },
  values = { J = {}, Q = {}, K = {} },
  deal = { first = { { hand = 5 } }, later = { { hand = 5 } } },
  capture = {
    equal = { by = "rank", groups = { 1 }, clause = "CUA-2" },
    sum = { by = "sum", groups = { 1 }, clause = "CUA-2" },
    run = { by = runs, clause = "CUA-3" },
  },
  void_sweeps = { ["CUA-10"] = function(move, view) return total(view, move.seat) >= 38 end },
  cites = { trail = "CUA-4", decline = "CUA-4", sweep = "CUA-6", otherwise = "CUA-2" },
  scoring = { limpia = { per = "sweep", points = 2, clause = "CUA-6", title = "limpia" } },
  leftovers = { to = "nobody", clause = "CUA-8" },
  match = { to = 40 },
  vars = {
    laid = { title = { en = "laid", sv = "utlagt" }, type = "card", resets = "round" },
    ronda = { title = "ronda", type = "card", many = true, per = "seat", resets = "round",
      show = "hidden" },
    caught = { title = { en = "caught", sv = "fångade" }, type = "int", per = "seat",
      show = "hidden" },
  },
  on_deal = announce,
  on_round = announce,
  on_trail = function(move, game) game:set("laid", move.card) end,
  on_capture = function(move, game)
    local laid = game:var("laid")
    if laid and move.captured:contains(laid) and kasino.rank(laid) == kasino.rank(move.card) then
      game:award(move.seat, 2, "CUA-5")
      if game:var("ronda", game:previous(move.seat)):has(laid) then
        game:set("caught", move.seat, game:var("caught", move.seat) + 1)
      end
    end
    game:set("laid", false)
  end,
  on_play = function(move, game) if total(game, move.seat) >= 40 then game:end_deal() end end,
  on_round_end = function(game) if game.stock < 5 * #game.seats then game:end_deal() end end,
  on_deal_end = count,
  clauses = {
    ["CUA-1"] = {
      en = "Two play, or four in pairs, with forty cards, without 8, 9 and 10. Five cards are "
        .. "dealt to each player, none to the table; when all are played, five more. Three play "
        .. "each alone, and ten cards are not dealt.",
      sv = "Två spelar, eller fyra i par, med fyrtio kort, utan 8, 9 och 10. Fem kort ges till "
        .. "varje spelare, inget till bordet; när alla är spelade ges fem till. Tre spelar var "
        .. "för sig, och tio kort delas inte ut.",
    },
    ["CUA-2"] = {
      en = "A card takes one card of its rank, or two or more of ace to seven that add up to it.",
      sv = "Ett kort tar ett kort av samma valör, eller två eller fler av ess till sju som "
        .. "tillsammans blir den.",
    },
    ["CUA-3"] = {
      en = "You may take along the cards that follow it upward without a gap, one of each rank; "
        .. "a jack follows a seven.",
      sv = "Du får ta med de kort som följer uppåt på det utan lucka, ett av varje valör; en knekt "
        .. "följer på en sjua.",
    },
    ["CUA-4"] = {
      en = "You may also lay a card out.",
      sv = "Du får också lägga ut ett kort.",
    },
    ["CUA-5"] = {
      en = "Taking the card that was just laid out with one of its rank is a caída and scores 2; "
        .. "not once new cards are dealt.",
      sv = "Att ta det kort som just lades ut med ett av samma valör är en caída och ger 2 poäng; "
        .. "inte sedan nya kort har getts.",
    },
    ["CUA-6"] = {
      en = "Clearing the table is a limpia and scores 2.",
      sv = "Att tömma bordet är en limpia och ger 2 poäng.",
    },
    ["CUA-7"] = {
      en = "Whoever takes most cards, alone or as a pair, scores 2, or from twenty on 6 and 1 for "
        .. "each above, made even upward. Of those with as many the first after the dealer scores.",
      sv = "Den som tar in flest kort, ensam eller som par, får 2 poäng, eller från tjugo kort 6 "
        .. "och 1 för varje kort däröver, avrundat uppåt till ett jämnt tal. Av dem som har lika "
        .. "många får den första efter givaren poängen.",
    },
    ["CUA-8"] = {
      en = "The cards left on the table are nobody's.",
      sv = "Korten som ligger kvar på bordet är ingens.",
    },
    ["CUA-9"] = {
      en = "The match is over as soon as somebody, alone or as a pair, has 40 points.",
      sv = "Partiet är slut så snart någon, ensam eller som par, har 40 poäng.",
    },
    ["CUA-10"] = {
      en = "Whoever has 38 points scores by a caída alone.",
      sv = "Den som har 38 poäng får poäng bara för en caída.",
    },
    ["CUA-11"] = {
      en = "Three cards of a rank among the five dealt are a ronda and score 4 at once, unless "
        .. "you have 30 points or more; the rank is not told.",
      sv = "Tre kort av en valör bland de fem givna är en ronda och ger genast 4 poäng, om du inte "
        .. "har 30 poäng eller mer; valören sägs inte.",
    },
    ["CUA-12"] = {
      en = "A caída that takes a card of a ronda scores 10 more when the deal is over.",
      sv = "En caída som tar ett kort ur en ronda ger 10 poäng till när given är slut.",
    },
    ["CUA-13"] = {
      en = "Four cards of a rank among the five dealt win the match at once.",
      sv = "Fyra kort av en valör bland de fem givna vinner genast partiet.",
    },
  },
}
