--- Laugh and Lie Down: pairs are taken from the table, and who can take nothing lies down.
--- Source: https://parlettgames.uk/histocs/laughand.html; clauses LAU-*.

--- Lays pairs of a rank aside, from a hand that has so many of it.
local function lay(game, rank, least)
  for _, seat in ipairs(game.seats) do
    local cards = game:hand(seat):of(rank):list()
    if #cards >= least then
      if #cards == 3 then table.remove(cards) end
      game:give(cards, { "hand", seat }, { "pile", seat })
      game:event("laid", { seat = seat, cards = cards, clause = "LAU-2" })
    end
  end
end

--- The deal is over once a single player has cards; these are left over, too.
local function finish(game)
  local last
  for _, seat in ipairs(game.seats) do
    if last and #game:hand(seat) > 0 then return end
    last = #game:hand(seat) > 0 and seat or last
  end
  if last then game:give(game:hand(last), { "hand", last }, "table") end
  game:end_deal()
end

local function at_table(hand, goal, last)
  local function above(seat, view) return #view:pile(seat) // 2 - goal end
  return { match = { deals = 40 // hand },
    deal = { first = { { hand = hand, clause = "LAU-1" }, { table = 12 } } },
    scoring = { pairs = { count = above, clause = "LAU-7", title = { en = "pairs", sv = "par" } },
      last = { per = "last_capture", points = last, clause = "LAU-7",
        title = { en = "the last capture", sv = "sista intaget" } } } }
end

return kasino.variant {
  id = "laugh", title = { en = "Laugh and Lie Down", sv = "Skratta och lägg dig" },
  aim = { en = "Take pairs as long as you can. Most points win, when everybody has dealt.",
    sv = "Ta par så länge du kan. Flest poäng vinner, när alla har gett." },
  players = { 4, 5 }, for_players = { [4] = at_table(10, 5, 3), [5] = at_table(8, 4, 5) },
  capture = { pair = { by = "rank", groups = { 1, 3 }, clause = "LAU-3" } },
  duties = { take_all = "LAU-4" },
  refuses = { ["LAU-3"] = { on = "trail", test = function() return true end } },
  on_deal = function(game)
    for _, rank in ipairs { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" } do
      lay(game, rank, 3)
    end
  end,
  on_turn = function(game)
    for _, card in ipairs(game:hand(game.turn)) do if game:can_capture(card) then return end end
    game:give(game:hand(game.turn), { "hand", game.turn }, "table")
    game:event("lain", { seat = game.turn, clause = "LAU-5" })
    finish(game)
  end,
  on_play = function(move, game) lay(game, kasino.rank(move.card), 2) finish(game) end,
  leftovers = { to = "dealer", clause = "LAU-6" },
  scoring = { stake = { points = -1, clause = "LAU-8",
    count = function(seat, view) return seat == view.dealer and 3 or 2 end,
      title = { en = "the stake", sv = "insatsen" } } },
  events = { laid = { en = "Seat {seat} lays {cards} aside.", sv = "Plats {seat} lägger {cards}." },
    lain = { en = "Seat {seat} lies down.", sv = "Plats {seat} lägger sig." } },
  clauses = {
    ["LAU-1"] = {
      en = "Five players are dealt eight cards each, four players ten; twelve lie on the table.",
      sv = "Fem spelare får åtta kort var, fyra spelare tio; tolv ligger på bordet.",
    },
    ["LAU-2"] = {
      en = "Of three or four alike in a hand two or all four are laid to what its player has "
        .. "taken, and a pair is, as soon as the other two of its rank have been taken.",
      sv = "Av tre eller fyra lika på en hand läggs två eller alla fyra till det spelaren har "
        .. "tagit, och ett par läggs dit, så snart de andra två av valören är tagna.",
    },
    ["LAU-3"] = {
      en = "Each in turn plays a card that takes one of its rank from the table.",
      sv = "Var och en spelar i tur ett kort som tar ett av sin valör från bordet.",
    },
    ["LAU-4"] = {
      en = "If three lie there (a prial), it takes all three.",
      sv = "Ligger tre där (en prial), tar det alla tre.",
    },
    ["LAU-5"] = {
      en = "Who can take nothing lies down: all cards of the hand are laid on the table, the "
        .. "others laugh, and for that player the deal is over.",
      sv = "Den som inget kan ta lägger sig: alla kort på handen läggs på bordet, de andra "
        .. "skrattar, och för den spelaren är given slut.",
    },
    ["LAU-6"] = {
      en = "When a single player has cards, the deal is over: these and the cards on the table go "
        .. "to the dealer, four alike (a mournival) too that lay there from the first.",
      sv = "När bara en spelare har kort är given slut: de och korten på bordet går till givaren, "
        .. "också fyra lika (en mournival) som låg där från början.",
    },
    ["LAU-7"] = {
      en = "Each pair above four scores 1, each below costs 1, and the last one taken from the "
        .. "table scores 5. Of four players pairs above five score, and the last one 3.",
      sv = "Varje par över fyra ger 1 poäng, varje under kostar 1, och det sista som tas från "
        .. "bordet ger 5. Med fyra spelare räknas par över fem, och det sista ger 3.",
    },
    ["LAU-8"] = {
      en = "A deal costs the dealer 3 points and the others 2. When everybody has dealt, most "
        .. "points win.",
      sv = "En giv kostar givaren 3 poäng och de andra 2. När alla har gett vinner flest poäng.",
    },
  },
}
