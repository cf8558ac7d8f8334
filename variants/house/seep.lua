--- Seep, or Sweep: two pairs lay houses of 9 to 13, and every spade scores what it counts.
--- Source: https://www.pagat.com/fishing/seep.html; clauses SEE-*.

local function deal_first(game)
  local seat = game:next(game.dealer)
  if not game:draw(4, { "hand", seat }):has("9-K") then return game:redeal("SEE-2") end
  game:ask(seat, "bid")
end

--- The others have not played yet, and the turn comes to the first player.
local function deal_rest(game)
  local seat = game:next(game.dealer)
  for _ = 1, 3 do
    seat = game:next(seat)
    game:draw(4, { "hand", seat })
    game:ask(seat, "play")
  end
end

--- Whether it is too small a house, or neither the player nor its owner, a partner, keeps a card.
local function keeps_none(move, view)
  for _, house in ipairs(view.builds) do
    local partners = house.owner == view:partners(move.seat)[1]
    if partners and house.value == move.built then return false end
  end
  return move.built < 9 or not view:holds(move.built, move.card)
end

local function decide(game)
  for _, seat in ipairs { 1, 2 } do
    local other = game:next(seat)
    local points = game:points(other) + game:points(game:partners(other)[1])
    if points < 9 or game:score(seat) - game:score(other) >= 100 then
      game:end_match(game:side(seat), "SEE-12")
    end
  end
end

return kasino.variant {
  id = "seep", title = "Seep", players = 4, teams = { sides = 2 },
  aim = { en = "Lay houses of 9 to 13, and take spades. Pairs play for a lead of 100.",
    sv = "Lägg hus om 9 till 13, och ta spader. Par spelar om ett försprång på 100." },
  deal = { first = { deal_first, { hand = 4, clause = "SEE-3" }, { hand = 4 }, deal_rest },
    short = true },
  vars = { bid = { title = { en = "bid", sv = "bud" }, type = "int" } },
  stages = { bid = { title = { en = "bid", sv = "bud" }, text = { en = "bid", sv = "bjud" } } },
  actions = { bid = { title = { en = "bid", sv = "bjud" },
    stages = "bid", turn = "ends", clause = "SEE-2",
    args = { { name = "value", title = { en = "value", sv = "värde" }, from = 9, to = 13 } },
    refuses = { ["SEE-2"] = function(move, view) return not view:holds(move.args.value) end },
    does = function(move, game)
      game:set("bid", move.args.value)
      game:draw(4, "table")
      game:ask(move.seat, "play")
    end } },
  events = { bid = { en = "Seat {seat} bids {value}.", sv = "Plats {seat} bjuder {value}." } },
  capture = { equal = { by = "value", clause = "SEE-4" }, sum = { by = "sum", clause = "SEE-4" } },
  builds = { single = "SEE-6", raise = "SEE-7", raised_by = "others", taken = "SEE-4" },
  duties = { capture = "SEE-5", take_all = "SEE-5", keep_build = "SEE-8" },
  refuses = { ["SEE-6"] = { on = "build", test = keeps_none }, ["SEE-3"] = function(move, view)
    local bid = view.stock > 0 and view:var("bid") or move.built
    return bid ~= move.built and (move.builds or bid ~= kasino.number(move.card))
  end },
  on_build = function(move, game)
    for group in function() return game:groups(move.built)[1] end do
      game:build(move.seat, move.built, group, "table")
    end
  end,
  void_sweeps = { ["SEE-9"] = function(move, view)
    return view.stock == 0 and #view:hand(view:next(move.seat)) == 0
  end },
  on_sweep = function(move, game)
    if game.stock > 0 then game:award(move.seat, -25, "SEE-9") end
  end,
  scoring = { sweep = { per = "sweep", points = 50, clause = "SEE-9",
    title = { en = "sweep", sv = "tömning" } },
    spades = { clause = "SEE-10",
      count = function(seat, view) return view:pile(seat):of("s"):sum() end,
      title = { en = "spades", sv = "spader" } },
    aces = { each = "hA dA cA", clause = "SEE-10", title = { en = "aces", sv = "ess" } },
    ten = { each = "d10", points = 6, clause = "SEE-10",
      title = { en = "the ten of diamonds", sv = "ruter tio" } } },
  leftovers = { clause = "SEE-11" }, match = { deals = 20 }, on_scored = decide,
  next_dealer = function(view)
    return view:score(view.dealer) <= view:score(view:next(view.dealer)) and view.dealer
  end,
  clauses = {
    ["SEE-1"] = {
      en = "Two pairs play, partners opposite each other. An ace counts 1, a jack 11, a queen 12 "
        .. "and a king 13.",
      sv = "Två par spelar, med partner mittemot varandra. Ett ess räknas som 1, en knekt som 11, "
        .. "en dam som 12 och en kung som 13.",
    },
    ["SEE-2"] = {
      en = "Four cards are dealt to the dealer's left, who bids 9 to 13, as much as a card of the "
        .. "four counts; without such a card all are dealt anew. Then four are turned up on the "
        .. "table.",
      sv = "Fyra kort ges till vänster om givaren, som bjuder 9 till 13, så mycket som ett av de "
        .. "fyra räknas som; utan ett sådant ges de om. Sedan vänds fyra upp på bordet.",
    },
    ["SEE-3"] = {
      en = "The bidder plays first: a card of what was bid, or one that builds a house of it. Then "
        .. "the rest is dealt, so that everybody plays twelve cards in all.",
      sv = "Den som bjöd spelar först: ett kort som räknas som budet, eller ett som bygger ett hus "
        .. "om det. Sedan ges resten, så att alla spelar tolv kort var.",
    },
    ["SEE-4"] = {
      en = "A card takes cards of its value, groups that add up to it, and a house of it.",
      sv = "Ett kort tar kort av sitt värde, grupper som tillsammans blir det, och ett hus om det.",
    },
    ["SEE-5"] = {
      en = "It takes all that it can, and is not thrown where it can take something; but a house "
        .. "may be built with it.",
      sv = "Det tar allt det kan, och kastas inte om det kan ta något; men ett hus får byggas med "
        .. "det.",
    },
    ["SEE-6"] = {
      en = "A card is laid with cards of the table to a house of 9 to 13, if another card of that "
        .. "value is kept, or added to a partner's house. What else makes the value on the table "
        .. "joins it; there is one house of a value. Of several groups it is cemented.",
      sv = "Ett kort läggs med kort på bordet till ett hus om 9 till 13, om ett annat kort med det "
        .. "värdet behålls, eller till partnerns hus. Det som annars blir värdet på bordet läggs "
        .. "till; det finns ett hus om ett värde. Med flera grupper är det murat.",
    },
    ["SEE-7"] = {
      en = "A house of others that is not cemented is broken by a card of the hand that raises it, "
        .. "to a value of which another card is kept.",
      sv = "Andras hus som inte är murat bryts av ett kort från handen som höjer det, till ett "
        .. "värde som ett annat kort behålls för.",
    },
    ["SEE-8"] = {
      en = "A house belongs to the last who added to it, who does not play the last card for it, "
        .. "but to take it.",
      sv = "Ett hus tillhör den som sist lade till det, som inte spelar sitt sista kort för det, "
        .. "annat än för att ta det.",
    },
    ["SEE-9"] = {
      en = "Clearing the table is a seep and scores 50; with the first card of the deal 25, with "
        .. "the last nothing.",
      sv = "Att tömma bordet är en seep och ger 50 poäng; med givens första kort 25, med det sista "
        .. "ingenting.",
    },
    ["SEE-10"] = {
      en = "Every spade scores what it counts, the other aces 1 each and the ten of diamonds 6.",
      sv = "Varje spader ger vad det räknas som, de andra essen 1 var och ruter tio 6.",
    },
    ["SEE-11"] = {
      en = "Cards left on the table go to whoever captured last.",
      sv = "Kort som blir kvar på bordet går till den som sist tog in.",
    },
    ["SEE-12"] = {
      en = "Who leads by 100 has won the match (baazi), and whose opponents have less than 9 "
        .. "points of a deal; or who leads after twenty deals.",
      sv = "Den som leder med 100 har vunnit partiet (baazi), och den vars motståndare får mindre "
        .. "än 9 poäng i en giv; eller den som leder efter tjugo givar.",
    },
    ["SEE-13"] = {
      en = "The dealer deals again, unless leading.",
      sv = "Givaren ger igen, om inte hon eller han leder.",
    },
  },
}
