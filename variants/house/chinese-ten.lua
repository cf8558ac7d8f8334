--- Chinese Ten: pairs that make ten, tens and courts by rank, then a card turned from the stock.
--- Source: https://www.pagat.com/fishing/chinese_ten.html; clauses CHT-*.

local scoring = {
  aces = { each = "hA dA", points = 20, clause = "CHT-4",
    title = { en = "red aces", sv = "röda ess" } },
  tens = { each = "h9 h10 hJ hQ hK d9 d10 dJ dQ dK", points = 10, clause = "CHT-4",
    title = { en = "red cards from 9 up", sv = "röda kort från 9 och upp" } },
}
for n = 2, 8 do
  scoring["red" .. n] = { each = "h" .. n .. " d" .. n, points = n, clause = "CHT-4",
    title = { en = "red cards from 2 to 8", sv = "röda kort från 2 till 8" } }
end

local function deal(hand) return { first = { { hand = hand }, { table = 4 } }, short = true } end

--- Three cards that only their like takes: they have lain there since the deal.
local function three(card, view)
  local same = view.table:of(kasino.rank(card))
  return kasino.matches(card, "5 10-K") and #same == 3 and { same } or {}
end

return kasino.variant {
  id = "chinese-ten",
  title = { en = "Chinese Ten", sv = "Kinesisk tia" },
  aim = {
    en = "Take red cards, which score: two cards that make ten, or two of one rank from 10 up; "
      .. "then play the one turned from the stock. Most points win.",
    sv = "Ta in röda kort, som ger poäng: två kort som blir tio, eller två lika från 10 och upp; "
      .. "spela sedan det vända kortet. Flest poäng vinner.",
  },
  -- What is missing to ten.
  hand_values = { A = 9, ["2"] = 8, ["3"] = 7, ["4"] = 6, ["6"] = 4, ["7"] = 3, ["8"] = 2,
    ["9"] = 1 },
  for_players = {
    [2] = { deal = deal(12) },
    [3] = { deal = deal(8), scoring = { spade = { each = "sA", points = 30, clause = "CHT-4",
      title = { en = "the ace of spades", sv = "spader ess" } } } },
    [4] = { deal = deal(6), scoring = { spade = { each = "sA", points = 30, clause = "CHT-4",
        title = { en = "the ace of spades", sv = "spader ess" } },
      club = { each = "cA", points = 40, clause = "CHT-4",
        title = { en = "the ace of clubs", sv = "klöver ess" } } } },
  },
  capture = {
    pair = { by = "value", groups = { 1 }, clause = "CHT-1" },
    three = { by = three, clause = "CHT-5" },
  },
  duties = { capture = "CHT-2" },
  refuses = { ["CHT-5"] = { on = "capture",
    test = function(move, view) return #move.captured == 1 and #three(move.card, view) > 0 end } },
  cites = { trail = "CHT-2", partial = "CHT-5", otherwise = "CHT-1" },
  leftovers = "nobody",
  zones = { turned = { title = { en = "turned", sv = "vänt" } } },
  stages = { turned = { title = { en = "turned", sv = "vänt" },
    text = { en = "play the card turned", sv = "spela det vända kortet" },
    from = "turned", auto = true } },
  on_deal = function(game)
    local first = game.table[1]
    if kasino.matches(first, "5 10-K") and game.table:count(kasino.rank(first)) == 4 then
      game:take(game.dealer, game.table, "table")
    end
  end,
  on_play = function(move, game)
    if move.from == "turned" or game.stock == 0 then return end
    game:draw(1, "turned")
    game:event("turn", { seat = move.seat, card = game:zone("turned")[1], clause = "CHT-3" })
    game:ask(move.seat, "turned")
  end,
  events = { turn = { en = "Seat {seat} turns {card}.", sv = "Plats {seat} vänder {card}." } },
  scoring = scoring,
  clauses = {
    ["CHT-1"] = { en = "A card takes one that makes 10 with it; a 10, J, Q or K one of its rank.",
      sv = "Ett kort tar ett som blir 10 med det; 10, knekt, dam och kung ett av sin valör." },
    ["CHT-2"] = { en = "A card that can take must; another stays on the table.",
      sv = "Ett kort som kan ta måste ta; ett annat blir liggande." },
    ["CHT-3"] = { en = "After your card the top card of the stock is turned, and played likewise.",
      sv = "Efter ditt kort vänds talongens översta, och spelas på samma sätt." },
    ["CHT-4"] = { en = "Red 2 to 8 score as printed, red 9 to king 10, red aces 20; of three the "
      .. "ace of spades 30, of four also the ace of clubs 40.",
      sv = "Röda 2 till 8 ger sina ögon, röda 9 till kung 10, röda ess 20; för tre även spader "
        .. "ess 30, för fyra också klöver ess 40." },
    ["CHT-5"] = { en = "Three of a kind dealt to the table, of 5, 10, J, Q or K, are taken "
      .. "together; four go to the dealer.", sv = "Tre lika på första bordet, av 5, 10, knekt, dam "
      .. "eller kung, tas tillsammans; fyra går till givaren." },
  },
}
