--- Black Jack as Casino Cosmopol played it: boxes against the bank, out of a shoe of six packs.
--- Source: seed 002; clauses BJ-*.

local most_boxes, most_hands = 6, 4

local function cards_of(view, box, hand)
  return view:zone("box", box, hand or view:var("hand", box))
end

--- What cards are worth, and whether an ace among them, besides the `low` ones, counts 11.
local function total(cards, low)
  local sum = cards:sum()
  local soft = sum <= 11 and cards:count("A") > (low or 0)
  return soft and sum + 10 or sum, soft
end
local function worth(view, box, hand, cards) return total(cards, view:var("low", box, hand)) end
local function is_natural(cards) return #cards == 2 and total(cards) == 21 end
local function has_natural(view, box, cards)
  return is_natural(cards or cards_of(view, box, 1)) and view:var("hands", box) == 1
end
local function is_pair(cards)
  return #cards == 2 and cards:without(cards[1]):sum() * 2 == cards:sum()
end
--- A total in words.
local function label(points, soft)
  return { en = (soft and "soft " or "") .. points, sv = (soft and "mjuk " or "") .. points }
end

local function label_of_hand(view, box, hand)
  local cards = cards_of(view, box, hand)
  if #cards == 0 or view.options.trainee then return false end -- who learns to deal counts
  if has_natural(view, box, cards) then return "Black Jack" end
  local words = label(worth(view, box, hand, cards))
  local plays = view.stage == "hand" and view.turn == box
  if plays and view:var("hands", box) > 1 and view:var("hand", box) == hand then
    words = { en = words.en .. ", in play", sv = words.sv .. ", spelas" }
  end
  return words
end
local function label_of_bank(view)
  local rules, cards = view.options, view:zone("bank")
  local is_counted = #cards > 0 and not rules.trainee
  local words = is_counted and label(total(cards)) or { en = "", sv = "" }
  local gap = is_counted and ", " or ""
  return {
    en = words.en .. gap .. "bets " .. rules.least .. " to " .. rules.most .. " kr a box",
    sv = words.sv .. gap .. "insatser " .. rules.least .. " till " .. rules.most .. " kr per box",
  }
end

local most_owned = 1000000 -- what a seat can own
--- Whether so many kr more, which can win `times` as much, could win more than a seat can own.
local function is_beyond(view, seat, kr, times)
  local bets, side = view:pot("bet", seat), view:pot("side", seat)
  local owned = view:purse(seat) + bets + side
  return owned + 8 * bets + 9 * side + times * kr > most_owned and {
    en = "with what you own it could win more than the bank pays",
    sv = "med det du äger kunde den vinna mer än banken betalar",
  }
end

--- Whether the seat is the bank's, where somebody learns to deal.
local function is_bank(view, seat) return view.options.trainee and seat == 1 end
local function has_bet(view, seat) return view:pot("bet", seat) > 0 end
local function ask_each(game, stage, test)
  for _, seat in ipairs(game.seats) do
    if not is_bank(game, seat) and test(game, seat) then game:ask(seat, stage) end
  end
end
local function remove(game, box, hand)
  game:give(cards_of(game, box, hand), { "box", box, hand }, "spent")
end

-- The round, step by step.

local function ask_for_bets_behind(game)
  local boxes = 0
  for box = 1, game.players do
    local is_open = game:pot("bet", box, box) > 0
    game:set("hands", box, is_open and 1 or 0)
    boxes = boxes + game:var("hands", box)
    for seat = game.players, 1, -1 do -- what was left behind gives way to the holder
      if seat ~= box and game:staked("bet", box) > game.options.most then
        game:pay({ "bet", seat, box, 1 }, seat)
      end
    end
    if not is_open then -- nothing is staked behind nobody, or beside it
      game:settle({ "bet", box }, "back")
      game:settle({ "side", box }, "back")
    end
  end
  if boxes == 0 then return game:end_deal() end
  ask_each(game, "behind", function(_, seat) return boxes > game:var("hands", seat) end)
end

--- Whether the box's first two cards and the bank's first are a flush, a straight or a triplet.
local function is_three(box, bank)
  if #box ~= 2 or #bank ~= 1 then return false end -- the stock has run out
  local n, suits = {}, {}
  for i, card in ipairs { box[1], box[2], bank[1] } do
    n[i], suits[i] = kasino.number(card), kasino.suit(card)
  end
  table.sort(n)
  return n[1] == n[3] or suits[1] == suits[2] and suits[2] == suits[3]
    or n[2] == n[1] + 1 and n[3] == n[2] + 1 or n[1] == 1 and n[2] + n[3] == 25
end

local function offer_insurance(game)
  if game:zone("bank"):has("A") then ask_each(game, "insure", has_bet) end
end

--- What is settled before the boxes decide, in order: 21+3, and the Black Jacks that the bank
--- cannot reach. A claim is what stakes are in, and what becomes of them by which clause.
local function claims_at_once(view)
  local bank, claims = view:zone("bank"), {}
  for box = 1, view.players do
    local cards = cards_of(view, box, 1)
    if view:staked("side", box) > 0 then
      claims[#claims + 1] = {
        pot = "side", box = box, hand = 1, odds = is_three(cards, bank) and "9:1" or "lost",
        clause = "BJ-SID-1",
      }
    end
    if has_natural(view, box, cards) and not bank:has("10-K A") then
      claims[#claims + 1] = {
        pot = "bet", box = box, hand = 1, odds = view.options.natural_pays, clause = "BJ-NAT-2",
      }
    end
  end
  return claims
end

local function settle_at_once(game, claim)
  local box = claim.box
  local cards, bank = cards_of(game, box, 1), game:zone("bank")
  game:event("dealt", { box = box, cards = cards, bank = bank })
  game:settle({ claim.pot, box }, claim.odds, claim.clause)
  if claim.pot == "bet" then remove(game, box, 1) end
end

--- Deals what comes before the boxes decide.
local function deal(game)
  for turn = 1, 2 do
    for box = 1, game.players do game:draw(game:var("hands", box), { "box", box, 1 }) end
    if turn == 1 then game:draw(1, "bank") end
  end
  if game.options.hole_card then game:draw(1, "hole") end
  for _, claim in ipairs(claims_at_once(game)) do settle_at_once(game, claim) end
  offer_insurance(game)
end

--- The bank's second card: the one that lies face down, or else the next.
local function turn_second(game)
  if game.options.hole_card then return game:give(game:zone("hole"), "hole", "bank") end
  game:draw(1, "bank")
end

--- Whether the bank has a second card, and with it a Black Jack.
local function has_looked_and_won(game)
  local bank, hole = game:zone("bank"), game.options.hole_card and game:zone("hole")
  return hole and bank:sum() + hole:sum() == 11 and bank:count("A") + hole:count("A") == 1
end

local function ask_for_decisions(game)
  if has_looked_and_won(game) then return turn_second(game) end
  for box, _, cards in game:each("box") do
    game:set("hand", box, 1)
    if not has_natural(game, box, cards) then game:ask(box, "hand") end
  end
end

local function must_draw(game)
  local points, soft = total(game:zone("bank"))
  return points < 17 or points == 17 and soft and game.options.hits_soft_17
end

--- What is settled in the end, in order: what is lost comes first, then what has won, both from
--- the bank's right to its left, so that the last box is the first; and then the pushes.
local function claims_at_end(view)
  local bank = view:zone("bank")
  local banks, natural = total(bank), is_natural(bank)
  local claims, won, pushes = {}, {}, {}
  local function claim(pot, box, hand, odds, clause)
    local list = odds == "push" and pushes or odds == "lost" and claims or won
    list[#list + 1] = { pot = pot, box = box, hand = hand, odds = odds, clause = clause }
  end
  local function insurance()
    for box = view.players, 1, -1 do
      if view:staked("insurance", box) > 0 then
        claim("insurance", box, 1, natural and "2:1" or "lost", "BJ-INS-2")
      end
    end
  end
  if not natural then insurance() end
  for box = view.players, 1, -1 do
    for hand = view:var("hands", box), 1, -1 do
      local cards = cards_of(view, box, hand)
      local points = worth(view, box, hand, cards)
      local function ends(odds, clause)
        if view:staked("bet", box, hand) > 0 then claim("bet", box, hand, odds, clause) end
      end
      if #cards == 0 then -- the second half of what was given up
        ends(natural and "lost" or "back", "BJ-NAT-3")
      elseif has_natural(view, box, cards) then
        if natural then ends("push", "BJ-NAT-3")
        else ends(view.options.natural_pays, "BJ-NAT-1") end
      elseif natural then ends("lost", "BJ-NAT-3")
      elseif banks > 21 then ends("1:1", "BJ-END-1")
      elseif points == banks then ends("push", "BJ-END-3")
      else ends(points > banks and "1:1" or "lost", "BJ-END-2") end
    end
  end
  if natural then insurance() end
  for _, list in ipairs { won, pushes } do
    for _, one in ipairs(list) do claims[#claims + 1] = one end
  end
  return claims
end

local function settle_at_end(game, claim)
  local box, hand, odds = claim.box, claim.hand, claim.odds
  local cards = cards_of(game, box, hand)
  local points = worth(game, box, hand, cards)
  if odds == "push" then return game:event("tie", { box = box, cards = cards, total = points }) end
  if claim.pot == "bet" and #cards > 0 then
    game:event("hand", { box = box, cards = cards, total = points })
  end
  game:settle({ claim.pot, box, hand }, odds, claim.clause)
end

local function is_settled(game) return game:staked("bet") + game:staked("insurance") == 0 end
--- Whether the bank takes one card more.
local function draws(game)
  if #game:zone("bank") < 2 then
    return game.stock > 0 or game.options.hole_card and #game:zone("hole") > 0
  end
  return game.stock > 0 and game:each("box")() and must_draw(game)
end
local function draw(game)
  if #game:zone("bank") < 2 then return turn_second(game) end
  game:draw(1, "bank")
end
local function stop(game)
  game:event("bank", { cards = game:zone("bank"), total = (total(game:zone("bank"))) })
end
--- Who has a stake in a push is asked about it.
local function ask_for_pushes(game) ask_each(game, "push", has_bet) end

local function settle(game)
  if is_settled(game) then return end
  while draws(game) do draw(game) end
  stop(game)
  for _, claim in ipairs(claims_at_end(game)) do settle_at_end(game, claim) end
  ask_for_pushes(game)
end

--- Whether the seat may still leave what it has staked in the box.
local function is_open_push(view, seat, box)
  return view:pot("bet", seat, box) > 0 and not view:var("leaves", seat, box)
end

local function clear(game)
  for box, hand in game:each("box") do
    for _, seat in ipairs(game.seats) do
      local to = game:var("leaves", seat, box) and { "bet", seat, box, 1 } or seat
      game:pay({ "bet", seat, box, hand }, to)
    end
  end
end

-- What a box may not do with its hand.

local function is_empty(view)
  return view.stock == 0 and { en = "the shoe is empty", sv = "skon är tom" }
end
local function cannot_hit(move, view) return view:var("aces", move.seat) or is_empty(view) end
--- Whether it is too late, or too dear, to stake as much again.
local function cannot_raise(view, box, cards)
  return #cards > 2 or is_empty(view)
    or view:purse(box) < view:pot("bet", box, box, view:var("hand", box)) and {
      en = "there is not as much again in the purse", sv = "kassan rymmer inte lika mycket till",
    }
end
local least_doubled = { ["9-11"] = 9, ["10-11"] = 10 }
--- Whether two cards of this sum, an ace counting one, are doubled by the rules.
local function may_double(rules, sum, has_ace)
  local least = least_doubled[rules.double]
  return not least or sum >= least and sum <= 11 and not (sum == 11 and has_ace)
end
local function cannot_double(move, view)
  local box, cards = move.seat, cards_of(view, move.seat)
  return view:var("aces", box)
    or not view.options.double_after_split and view:var("hands", box) > 1
      and { en = "it comes of a split", sv = "den kommer av en delning" }
    or not may_double(view.options, cards:sum(), cards:has("A"))
    or cannot_raise(view, box, cards)
end
local function cannot_split(move, view)
  local cards = cards_of(view, move.seat)
  return not is_pair(cards)
    or view:var("hands", move.seat) == most_hands
      and { en = "a box has four hands at most", sv = "en box har högst fyra händer" }
    or cannot_raise(view, move.seat, cards)
end
local function cannot_surrender(move, view)
  return #cards_of(view, move.seat) > 2 or view:var("hands", move.seat) > 1
end

-- What it does with it.

--- Whether a hand with its second card can be played: an ace that was split off only splits again.
local function can_play(game, box)
  return not game:var("aces", box)
    or game.options.resplit_aces and not cannot_split({ seat = box }, game)
end

local go_on

local function lose(game, box, hand)
  local cards = cards_of(game, box, hand)
  game:event("hand", { box = box, cards = cards, total = worth(game, box, hand, cards) })
  game:settle({ "bet", box, hand }, "lost", "BJ-HIT-2")
  remove(game, box, hand)
end

local function pay_sevens(game, box)
  for _, seat in ipairs(game.seats) do
    game:pay("bank", seat, game:pot("bet", seat, box, 1), "BJ-SEV-1")
  end
end

--- What the bank is to do next, by itself or by whoever learns to deal: see `step_of`.
local function let_bank(game, task)
  game:set("task", task)
  game:ask(1, "house")
end

local function is_over(game, box, hand) return worth(game, box, hand, cards_of(game, box)) > 21 end
local function has_sevens(game, box)
  local cards = cards_of(game, box)
  return #cards == 3 and cards:count("7") == 3 and game:var("hands", box) == 1
end

--- What follows once the card has come to the hand in play, and what that brings is settled.
local function after_card(game, box, was_lost)
  local is_done = game:var("doubled") or was_lost or not can_play(game, box)
  game:set("doubled", false)
  if is_done then return go_on(game, box) end
  game:ask(box, "hand")
end

--- A card has come to the hand in play.
local function receive(game, box)
  local hand, learns = game:var("hand", box), game.options.trainee
  if is_over(game, box, hand) then
    if learns then return let_bank(game, "lost") end
    lose(game, box, hand)
    return after_card(game, box, true)
  end
  if has_sevens(game, box) then
    if learns then return let_bank(game, "sevens") end
    pay_sevens(game, box)
  end
  after_card(game, box)
end

--- A card comes to the hand in play.
local function give_card(game, box)
  if game.options.trainee and game.stock > 0 then
    game:set("box", box)
    return let_bank(game, "card")
  end
  game:draw(1, { "box", box, game:var("hand", box) })
  receive(game, box)
end

--- The next hand of the box is to be played, if there is one; to a card split off comes another.
function go_on(game, box)
  for hand = game:var("hand", box) + 1, game:var("hands", box) do
    game:set("hand", box, hand)
    if #cards_of(game, box) == 1 then return give_card(game, box) end
    if can_play(game, box) then return game:ask(box, "hand") end
  end
end

local function hit(move, game) give_card(game, move.seat) end

--- Stakes as much again, on the same hand or on the new one.
local function stake_again(game, seat)
  local box = game:var("box")
  local kr = game:pot("bet", seat, box, game:var("hand", box))
  game:pay(seat, { "bet", seat, box, game:var("onto") }, kr)
end

--- Everybody behind has chosen: the cards come.
local function finish_raise(game) give_card(game, game:var("box")) end

local function raise(game, box, onto)
  local asked, hand = false, game:var("hand", box)
  game:set("box", box)
  game:set("onto", onto)
  game:set("doubled", onto == hand)
  stake_again(game, box)
  ask_each(game, "follow", function(_, seat)
    local kr = game:pot("bet", seat, box, hand)
    local may = seat ~= box and kr > 0 and game:purse(seat) >= kr
    asked = asked or may
    return may
  end)
  if not asked then finish_raise(game) end
end

local function double(move, game)
  local box, hand = move.seat, game:var("hand", move.seat)
  if game.options.double ~= "any" then
    game:set("low", box, hand, cards_of(game, box):count("A"))
  end
  raise(game, box, hand)
end

local function split(move, game)
  local box, cards = move.seat, cards_of(game, move.seat)
  local onto = game:var("hands", box) + 1
  game:set("hands", box, onto)
  game:set("aces", box, cards:has("A"))
  game:give({ cards[2] }, { "box", box, game:var("hand", box) }, { "box", box, onto })
  raise(game, box, onto)
end

--- Half of what is staked on the hand is lost; the rest comes back, at once if the bank cannot win.
local function surrender(move, game)
  local box = move.seat
  for _, seat in ipairs(game.seats) do
    local stake = { "bet", seat, box, 1 }
    game:pay(stake, "bank", game:pot("bet", seat, box, 1) // 2, "BJ-SUR-1")
  end
  if game.options.hole_card or not game:zone("bank"):has("10-K A") then
    game:settle({ "bet", box }, "back")
  end
  remove(game, box, 1)
end

local function cannot_insure(move, view)
  local seat, box = move.seat, move.args.box
  local kr = view:pot("bet", seat, box)
  if kr == 0 then return true end
  if view:pot("insurance", seat, box) > 0 then
    return { en = "the stake is insured already", sv = "insatsen är redan försäkrad" }
  end
  if move.action == "even" then return not has_natural(view, box) end
  return view:purse(seat) < kr // 2 and {
    en = "there is less in the purse than half the stake",
    sv = "kassan rymmer mindre än halva insatsen",
  }
end

--- Asks the seat again, where it could insure another stake of its own.
local function insure_more(game, seat)
  for box = 1, game.players do
    for _, action in ipairs { "insure", "even" } do
      if not cannot_insure({ seat = seat, action = action, args = { box = box } }, game) then
        return game:ask(seat, "insure")
      end
    end
  end
end

-- Where seat 1 learns to deal (the option trainee) it takes the steps of the bank, one by one.

--- The box that gets the next card before the boxes decide, or 0 for the bank; false if none does.
local function next_dealt(view)
  if view.stock == 0 then return false end
  for turn = 1, 2 do
    for box = 1, view.players do
      if #cards_of(view, box, 1) < turn and view:var("hands", box) == 1 then return box end
    end
    if turn == 1 and #view:zone("bank") == 0 then return 0 end
  end
  return view.options.hole_card and #view:zone("hole") == 0 and 0
end

--- What all who have staked there win, in kr.
local function won_by(view, claim)
  local colon, sum = claim.odds:find(":"), 0
  local won, staked = tonumber(claim.odds:sub(1, colon - 1)), tonumber(claim.odds:sub(colon + 1))
  for seat = 1, view.players do
    sum = sum + view:pot(claim.pot, seat, claim.box, claim.hand) * won // staked
  end
  return sum
end

--- What the board calls a hand: "5", or "5.2" where the box has several.
local function hand_name(view, box, hand)
  return view:var("hands", box) > 1 and box .. "." .. hand or tostring(box)
end

--- Why the claim is settled as it is.
local function reason_for(view, claim)
  local box, clause, odds = claim.box, claim.clause, claim.odds
  local points = worth(view, box, claim.hand, cards_of(view, box, claim.hand))
  local banks = total(view:zone("bank"))
  local name = "box " .. hand_name(view, box, claim.hand)
  local function text(en, sv) return { en = name .. en, sv = name .. sv } end
  if clause == "BJ-SID-1" then
    if odds == "lost" then return text(" has lost on 21+3", " har förlorat på 21+3") end
    return text(" wins " .. odds .. " on 21+3", " vinner " .. odds .. " på 21+3")
  elseif clause == "BJ-INS-2" then
    if odds == "lost" then return text(" has insured in vain", " har försäkrat i onödan") end
    return text(" has insured, at " .. odds, " har försäkrat, mot " .. odds)
  elseif clause == "BJ-NAT-3" then
    if odds == "push" then
      return text(" has a Black Jack, as the bank", " har en Black Jack, som banken")
    end
    return text(" faces a Black Jack of the bank", " möter en Black Jack hos banken")
  elseif clause == "BJ-NAT-1" or clause == "BJ-NAT-2" then
    return text(" has a Black Jack, at " .. odds, " har en Black Jack, mot " .. odds)
  elseif clause == "BJ-END-3" then
    return text(" has " .. points .. ", as the bank", " har " .. points .. ", som banken")
  end
  return text(" has " .. points .. " and the bank " .. banks,
    " har " .. points .. " och banken " .. banks)
end

--- The bank's next step: an action with its arguments, the clause that it follows, and why; false
--- where there is none.
local function step_of(view)
  local task, box = view:var("task"), view:var("box")
  local function step(action, to, clause, en, sv)
    return { action = action, box = to, clause = clause, why = { en = en, sv = sv } }
  end
  local function settled(claim)
    local is_paid = claim.odds:find(":") ~= nil
    return {
      action = is_paid and "pay" or claim.odds == "push" and "push" or "collect",
      box = claim.box, kr = is_paid and won_by(view, claim), clause = claim.clause, claim = claim,
      why = reason_for(view, claim),
    }
  end
  local function has(words_en, words_sv) -- what the box in play has
    local points = worth(view, box, view:var("hand", box), cards_of(view, box))
    local name = "box " .. hand_name(view, box, view:var("hand", box))
    return name .. " has " .. points .. words_en, name .. " har " .. points .. words_sv
  end
  if task == "deal" then
    local to = next_dealt(view)
    if not to then return false end
    if to > 0 then
      return step("give", to, "BJ-DEAL-1", "the next card is box " .. to .. "'s",
        "nästa kort är box " .. to .. ":s")
    end
    if #view:zone("bank") > 0 then
      return step("draw", nil, "BJ-DEAL-1", "the bank takes a card face down",
        "banken tar ett dolt kort")
    end
    return step("draw", nil, "BJ-DEAL-1", "the next card is the bank's", "nästa kort är bankens")
  end
  if task == "at-once" then
    local claim = claims_at_once(view)[1]
    return claim and settled(claim) or false
  end
  if task == "card" then
    local clause = view:var("doubled") and "BJ-DBL-2"
      or #cards_of(view, box) == 1 and "BJ-SPL-2" or "BJ-HIT-1"
    local name = "box " .. hand_name(view, box, view:var("hand", box))
    return step("give", box, clause, name .. " gets a card", name .. " får ett kort")
  end
  if task == "lost" then return step("collect", box, "BJ-HIT-2", has(", over 21", ", över 21")) end
  if task == "sevens" then
    local pays = step("pay", box, "BJ-SEV-1", "box " .. box .. " has three sevens",
      "box " .. box .. " har tre sjuor")
    pays.kr = view:staked("bet", box, 1)
    return pays
  end
  if task == "bank" then
    local points, soft = total(view:zone("bank"))
    if #view:zone("bank") < 2 or not draws(view) then
      local second = draws(view)
      return step(second and "draw" or "stop", nil, second and "BJ-BNK-1"
        or view:each("box")() and "BJ-BNK-1" or "BJ-BNK-2",
        second and "the bank turns a second card" or "the bank has what it needs",
        second and "banken vänder ett andra kort" or "banken har vad den behöver")
    end
    local words = label(points, soft)
    return step("draw", nil, "BJ-BNK-1", "the bank has " .. words.en, "banken har " .. words.sv)
  end
  for _, claim in ipairs(task == "end" and claims_at_end(view) or {}) do
    local is_told = claim.odds == "push" and view:var("told", claim.box, claim.hand)
    if claim.odds ~= "back" and not is_told then return settled(claim) end
  end
  return false
end

--- Asks for the bank's next step, or goes on where there is none.
local function go_on_banking(game)
  local step = step_of(game)
  if step then -- what refusals go by, so that it is not worked out for each of them
    game:set("due", step.action)
    game:set("due_box", step.box or 0)
    game:set("due_kr", step.kr or 0)
    game:set("due_by", step.clause)
    return game:ask(1, "house")
  end
  local task = game:var("task")
  if task == "deal" then
    game:set("task", "at-once")
    return go_on_banking(game)
  end
  game:set("task", "none")
  if task == "at-once" then return offer_insurance(game) end
  for _, claim in ipairs(claims_at_end(game)) do
    if claim.odds == "back" then settle_at_end(game, claim) end
  end
  ask_for_pushes(game)
end

local function begin_banking(game, task)
  game:set("task", task)
  go_on_banking(game)
end
local function ask_for_bets(game) ask_each(game, "bet", function() return true end) end
local function deal_by_hand(game) begin_banking(game, "deal") end
local function settle_by_hand(game) if not is_settled(game) then begin_banking(game, "bank") end end

--- Takes the bank's next step.
local function take_step(_, game)
  local step, task, box = step_of(game), game:var("task"), game:var("box")
  game:set("due", "none")
  local function follow(...)
    game:set("task", "none")
    after_card(game, box, ...)
  end
  if task == "card" then
    game:set("task", "none")
    game:draw(1, { "box", box, game:var("hand", box) })
    return receive(game, box)
  elseif task == "lost" then
    lose(game, box, game:var("hand", box))
    return follow(true)
  elseif task == "sevens" then
    pay_sevens(game, box)
    return follow()
  elseif task == "deal" then
    local is_second = not step.box and #game:zone("bank") > 0
    game:draw(1, step.box and { "box", step.box, 1 } or is_second and "hole" or "bank")
  elseif task == "at-once" then settle_at_once(game, step.claim)
  elseif step.action == "draw" then draw(game)
  elseif step.action == "stop" then
    stop(game)
    game:set("task", "end")
  else
    settle_at_end(game, step.claim)
    if step.action == "push" then game:set("told", step.box, step.claim.hand, true) end
  end
  go_on_banking(game)
end

local in_swedish = {
  give = "ge", draw = "dra", stop = "stopp", collect = "samla", pay = "betala", push = "oavgjort",
}

--- What would be typed for it.
local function typed(step, action)
  local text = action or step.action
  if step.box then text = text .. " " .. step.box end
  return step.kr and text .. " " .. step.kr or text
end

--- The step that seat 1 was asked for, without its reason; nil in a position that was set up.
local function noted_step(view)
  if view:var("due") == "none" then return nil end
  local box = view:var("due_box")
  return {
    action = view:var("due"), box = box > 0 and box or nil, kr = view:var("due_kr"),
    clause = view:var("due_by"),
  }
end

--- Refuses what is not the next step, by the clause that says what is.
local function is_wrong(clause)
  return function(move, view)
    local box, kr, due = move.args.box, move.args.kr, noted_step(view) or step_of(view)
    if move.action == due.action and box == due.box and (not kr or kr == due.kr) then
      return false
    end
    local is_out_of_order = view:var("task") == "end" and box and box ~= due.box
    if clause ~= (is_out_of_order and "BJ-END-4" or due.clause) then return false end
    local step = step_of(view)
    return {
      en = step.why.en .. ", so " .. typed(step),
      sv = step.why.sv .. ", alltså " .. typed(step, in_swedish[step.action]),
    }
  end
end

local clauses_of_steps = {
  "BJ-DEAL-1", "BJ-SID-1", "BJ-NAT-1", "BJ-NAT-2", "BJ-NAT-3", "BJ-INS-2", "BJ-HIT-1", "BJ-HIT-2",
  "BJ-DBL-2", "BJ-SPL-2", "BJ-SEV-1", "BJ-BNK-1", "BJ-BNK-2", "BJ-END-1", "BJ-END-2", "BJ-END-3",
  "BJ-END-4",
}

local function step_action(name, args, on)
  local refuses = {}
  for _, id in ipairs(clauses_of_steps) do
    refuses[id] = on and { on = on, test = is_wrong(id) } or is_wrong(id)
  end
  return {
    title = { en = name, sv = in_swedish[name] }, stages = "house", turn = "ends",
    clause = "BJ-HSE-1", args = args, refuses = refuses,
    does = take_step,
  }
end

-- What the bank keeps of first stakes, in %, with basic strategy: as `simulate` measures it, in 3
-- million rounds, or with --compare in 0.1 to 1.1 million; and as published, where three sevens pay
-- nothing (they give 0.02), by S. Wong,
-- https://bj21.com/category/blackjack/pages/estimating-your-edge, or (*)
-- https://www.blackjackreview.com/wp/blackjack-rule-variations/.
--
--   hole_card=true double=any        0.47 +-0.13    0.40
--   and with one pack, decks=1      -0.10 +-0.14   -0.15
--   more (+) by natural_pays=6:5    +1.37 +-0.04   +1.36 *
--   hits_soft_17=true               +0.19 +-0.03   +0.20
--   double_after_split=false        +0.16 +-0.06   +0.14
--   double=9-11                     +0.10 +-0.07   +0.08
--   surrender=true                  -0.12 +-0.04   -0.08 *

-- Basic strategy against the bank's 2 to 9, ten and ace: the row of a total, or of a pair by the
-- value of its cards; `-` is for pairs that are played as their total.
local hard = {
  [8] = "HHHbbHHHHH",
  [9] = "aDDDDHHHHH", [10] = "DDDDDDDDHH", [11] = "DDDDDDDDdc", [12] = "HHSSSHHHHH",
  [13] = "SSSSSHHHHH", [14] = "SSSSSHHHHH", [15] = "SSSSSHHHsr", [16] = "SSSSSHHsss",
  [17] = "SSSSSSSSSu",
}
local soft_ones = {
  [13] = "HHHDDHHHHH", [14] = "HHHDDHHHHH", [15] = "HHDDDHHHHH", [16] = "HHDDDHHHHH",
  [17] = "HDDDDHHHHH", [18] = "eEEEESSHHH", [19] = "SSSSeSSSSS",
}
local pairs_of = {
  "PPPPPPPPPq", "ppPPPP----", "ppPPPP----", "---pp-----", "----------", "pPPPP-----", "PPPPPP----",
  "PPPPPPPPqq", "PPPPP-PP--", "----------",
}
local letters = { -- what is tried in turn
  H = { "hit" }, S = { "stand" }, D = { "double", "hit" }, E = { "double", "stand" },
  P = { "split" }, R = { "surrender", "hit" }, U = { "surrender", "stand" },
}
local small = { -- what depends on the rules
  a = function(rules) return tonumber(rules.decks) <= 2 and "D" or "H" end,
  b = function(rules) return rules.decks == "1" and "D" or "H" end,
  c = function(rules)
    return rules.hole_card and (rules.hits_soft_17 or tonumber(rules.decks) <= 2) and "D" or "H"
  end,
  d = function(rules) return rules.hole_card and "D" or "H" end,
  e = function(rules) return rules.hits_soft_17 and rules.double == "any" and "E" or "S" end,
  p = function(rules) return rules.double_after_split and "P" or "-" end,
  q = function(rules) return rules.hole_card and "P" or "-" end,
  r = function(rules) return rules.surrender and rules.hits_soft_17 and "R" or "H" end,
  s = function(rules) return rules.surrender and "R" or "H" end,
  u = function(rules) return rules.surrender and rules.hits_soft_17 and "U" or "S" end,
}
--- What basic strategy tries in turn with such a total, and before that with such a pair.
local function strategy(rules, points, soft, pair, column)
  local function read(row)
    local letter = row and row:sub(column, column)
    return letters[small[letter] and small[letter](rules) or letter]
  end
  local says = read((soft and soft_ones or hard)[points])
    or letters[points >= (soft and 19 or 17) and "S" or "H"]
  return says, pair and read(pairs_of[pair])
end

-- The table of it, as it is played by the rules in force.

local initials = { hit = "H", stand = "S", double = "D", split = "P", surrender = "R" }
local initials_sv = { hit = "T", stand = "S", double = "D", split = "P", surrender = "G" }

--- The cells of a row, three columns each, in both languages.
local function cells_of(rules, points, soft, pair)
  local sum, en, sv = soft and points - 10 or points, "", ""
  for column = 1, 10 do
    local says, first = strategy(rules, points, soft, pair, column)
    local answer = (first or says)[1]
    if answer == "double" and not may_double(rules, sum, soft) then answer = says[2] end
    en, sv = en .. "  " .. initials[answer], sv .. "  " .. initials_sv[answer]
  end
  return en, sv
end

local function strategy_table(view)
  local rules, lines = view.options, {}
  local function line(en, sv) lines[#lines + 1] = { en = en, sv = sv } end
  --- Rows that are alike stand together.
  local function rows(en, sv, from, to, cells)
    local first = from
    for n = from, to do
      if n == to or cells(n + 1) ~= cells(n) then
        local range = first == n and first or first .. "-" .. n
        local function head(word, width)
          return string.format("%-" .. width .. "s", word .. range)
        end
        local cells_en, cells_sv = cells(n)
        -- å is two bytes long
        line(head(en, 10) .. cells_en, head(sv, sv:find("å") and 11 or 10) .. cells_sv)
        first = n + 1
      end
    end
  end
  local columns = "  2  3  4  5  6  7  8  9 10  "
  line("bank      " .. columns .. "A", "banken    " .. columns .. "E")
  rows("hard ", "hård ", 5, 20, function(n) return cells_of(rules, n, false) end)
  rows("soft ", "mjuk ", 13, 20, function(n) return cells_of(rules, n, true) end)
  local aces, aces_sv = cells_of(rules, 12, true, 1)
  line("pair A    " .. aces, "par E     " .. aces_sv)
  rows("pair ", "par ", 2, 10, function(n) return cells_of(rules, 2 * n, false, n) end)
  line("H hit, S stand, D double,", "T ta, S stanna, D dubbla,")
  line("P split", "P dela paret")
  if rules.surrender then line("R surrender", "G ge upp") end
  return lines
end

-- What is lost in the long run by other stakes, in % of them, out of a full shoe.

local function percent(share)
  local hundredths = math.floor(10000 * share + 0.5)
  local whole, rest = hundredths // 100, string.format("%02d", hundredths % 100)
  return { en = whole .. "." .. rest .. " %", sv = whole .. "," .. rest .. " %" }
end
--- Of insurance: the bank's second card is one of all the others.
local function insurance_costs(rules)
  local packs = tonumber(rules.decks)
  return percent(1 - 3 * 16 * packs / (52 * packs - 1))
end
--- Of 21+3: in how many ways three cards are a triplet, a flush or a straight, each way once.
local function side_costs(rules)
  local n = tonumber(rules.decks)
  local function threes(cards) return cards * (cards - 1) * (cards - 2) // 6 end
  local triplets, flushes = 13 * threes(4 * n), 4 * threes(13 * n)
  local straights, straight_flushes = 12 * (4 * n) ^ 3, 12 * 4 * n ^ 3
  local ways = triplets + flushes - 52 * threes(n) + straights - straight_flushes
  return percent(1 - 10 * ways / threes(52 * n))
end

--- What is said of an answer at each stage but "hand", and why.
local plain = {
  bet = function(view)
    local rules = view.options
    if rules.trainee then -- who learns to pay has different bets to count
      local kr = rules.least + 100 * ((7 * view.deal + 3 * view.seat) % 5)
      return { "bet " .. kr, "bet", "no-bet" },
        { en = "so that the dealer has to count", sv = "så att givaren får räkna" }
    end
    return { "bet", "no-bet" }, function(now)
      local cost = side_costs(now.options)
      return {
        en = "as little as may be: the bank keeps a part of all bets, " .. cost.en
          .. " of one on 21+3",
        sv = "så lite som går: banken behåller en del av alla insatser, " .. cost.sv
          .. " av en på 21+3",
      }
    end
  end,
  behind = function()
    return "done", {
      en = "as the bank keeps as much of them", sv = "då banken behåller lika mycket där",
    }
  end,
  insure = function(view)
    if view.options.trainee and (view.deal + view.seat) % 3 == 0 then
      return { "insure", "decline" }, {
        en = "so that the dealer has more to settle", sv = "så att givaren får mer att göra upp",
      }
    end
    return "decline", function(now)
      local cost = insurance_costs(now.options)
      return {
        en = "as insurance costs " .. cost.en .. " of its stake on average: fewer than a third of "
          .. "all cards are tens",
        sv = "då försäkring i snitt kostar " .. cost.sv .. " av insatsen: under en tredjedel av "
          .. "alla kort är tior",
      }
    end
  end,
  follow = function()
    return "follow", {
      en = "as what is right for the holder is right behind it",
      sv = "då det som är rätt för innehavaren är rätt även bakom",
    }
  end,
  push = function()
    return "take", {
      en = "as a stake that is left is a bet like any other",
      sv = "då en insats som står kvar är en insats som alla andra",
    }
  end,
  house = function(view)
    local step = step_of(view)
    return typed(step), step.why
  end,
}

local function basic(view)
  if plain[view.stage] then return plain[view.stage](view) end
  local cards, bank = cards_of(view, view.seat), view:zone("bank")
  local points, soft = total(cards)
  local pair = is_pair(cards) and cards:sum() // 2
  local says, first = strategy(view.options, points, soft, pair, (bank:sum() + 8) % 10 + 1)
  return { first and "split" or says[1], says[1], says[2] or "hit" }, function(now)
    local hand = label(points, soft)
    local is_split = first and not cannot_split({ seat = now.seat }, now)
    local upcard = label(bank:sum())
    if bank:has("A") then upcard = { en = "an ace", sv = "ett ess" } end
    return {
      en = "basic strategy with " .. hand.en .. (is_split and ", a pair," or "")
        .. " against " .. upcard.en,
      sv = "grundstrategin med " .. hand.sv .. (is_split and ", ett par," or "")
        .. " mot " .. upcard.sv,
    }
  end
end

--- What is typed, in both languages.
local function word(en, sv) return { en = en, sv = sv } end
local words = {
  hit = word("hit", "ta"), stand = word("stand", "stanna"), double = word("double", "dubbla"),
  split = word("split", "dela"), surrender = word("surrender", "ge-upp"),
  follow = word("follow", "följ"),
}

--- An action that ends the turn.
local function choice(name, stage, clause, does, refuses)
  return {
    title = words[name], stages = stage, turn = "ends", clause = clause, does = does,
    refuses = refuses and { [clause] = refuses },
  }
end
local kr = {
  name = "kr", stake = "bet", step = 100, from = kasino.option("least"), to = kasino.option("most"),
}

local to_box = { name = "box", seat = "others" } -- seat 1 has none
--- What is to be paid now, if anything.
local function due(_, view) return (noted_step(view) or step_of(view)).kr or 0 end
local paid = { name = "kr", from = due, to = due }

local shoes = {}
for packs = 1, 8 do shoes[tostring(packs)] = { packs = packs } end
shoes["1"].deck = { cut = 26 }
shoes["1"].clauses = {
  ["BJ-DEAL-2"] = {
    en = "One pack of 52 cards is dealt. Once 26 or fewer are left, all are shuffled before the "
      .. "next round.",
    sv = "En lek om 52 kort används. När 26 eller färre är kvar blandas alla om före nästa runda.",
  },
}

return kasino.variant {
  id = "blackjack",
  title = "Black Jack",
  aim = {
    en = "Come closer to 21 than the bank, and not over it.",
    sv = "Kom närmare 21 än banken, men inte över.",
  },
  players = { min = 1, max = most_boxes, basic = basic },
  next_dealer = "nobody",
  sheets = { strategy = { title = word("strategy", "strategi"), lines = strategy_table } },
  hints = "basic",
  deck = { spent = "spent", cut = kasino.option("cut") },
  values = { ["10-K"] = 10 },
  deal = {
    first = { { ask = "bet" }, ask_for_bets_behind, deal, ask_for_decisions, settle, clear },
    short = true,
  },
  purse = { start = kasino.option("money"), unit = "kr", out_below = kasino.option("least") },
  match = { deals = kasino.option("rounds") },
  pots = {
    bet = { title = word("bet", "insats"), beside = "box" },
    insurance = { title = word("insurance", "försäkring"), beside = "box" },
    side = { title = word("side", "sidospel"), beside = "box" },
  },
  zones = {
    box = { per = "seat", slots = most_hands, label = label_of_hand },
    bank = { label = label_of_bank },
    spent = { title = word("spent", "spelade"), show = "hidden" },
  },
  vars = {
    -- how many hands the box has
    hands = { title = word("hands", "händer"), type = "int", per = "seat" },
    hand = { title = word("hand", "hand"), type = "int", per = "seat" }, -- which is played
    -- its aces that count one for good
    low = { title = word("low", "låga"), type = "int", per = "seat", slots = most_hands },
    aces = { title = word("aces", "ess"), type = "bool", per = "seat" }, -- aces were split
    -- what was a push, by box
    leaves = { title = word("leaves", "kvar"), type = "bool", per = "seat", slots = most_boxes },
    box = { title = word("box", "box"), type = "seat" }, -- where stakes are raised
    onto = { title = word("onto", "till"), type = "int" }, -- and to which hand
    -- the hand in play gets its last card
    doubled = { title = word("doubled", "dubblad"), type = "bool" },
  },
  stages = {
    bet = {
      text = {
        en = "place a bet; any on 21+3 comes first", sv = "gör en insats; 21+3 satsas först",
      },
      title = word("bet", "insats"), pass = word("no-bet", "ingen"), auto = true,
    },
    behind = {
      title = word("behind", "bakom"),
      text = { en = "bet behind others", sv = "satsa bakom andra" },
      pass = word("done", "färdig"), auto = true,
    },
    insure = {
      title = word("insure", "försäkra"),
      text = { en = "insure your stake", sv = "försäkra insatsen" },
      pass = word("decline", "avstå"), auto = true,
    },
    hand = { title = word("hand", "hand"), text = { en = "play the hand", sv = "spela handen" } },
    follow = {
      title = words.follow,
      text = { en = "follow the box, or not", sv = "följ boxen, eller inte" },
      pass = word("stay", "avvakta"), done = finish_raise,
    },
    push = {
      text = { en = "take the stake, or let it ride", sv = "ta insatsen, eller låt den stå" },
      title = word("push", "oavgjort"), pass = word("take", "hämta"),
    },
  },
  actions = {
    bet = {
      title = word("bet", "satsa"),
      stages = "bet", turn = "ends", clause = "BJ-BET-1", args = { kr },
      refuses = {
        ["BJ-BET-3"] = function(move, view) return view:pot("bet", move.seat, move.seat) > 0 end,
        ["BJ-MAT-1"] = function(move, view)
          return is_beyond(view, move.seat, move.args.kr, 8)
        end,
      },
    },
    side = {
      title = word("side", "sidospel"), stages = "bet", clause = "BJ-SID-2",
      args = {
        {
          name = "kr", stake = "side", from = 50, step = 50,
          to = function(move, view) -- a bet must still be possible
            local is_bet = view:pot("bet", move.seat, move.seat) > 0
            return math.min(1000, view:purse(move.seat) - (is_bet and 0 or view.options.least))
          end,
        },
      },
      refuses = {
        ["BJ-SID-2"] = function(move, view) return view:staked("side", move.seat) > 0 end,
        ["BJ-MAT-1"] = function(move, view)
          return is_beyond(view, move.seat, move.args.kr, 9)
        end,
      },
    },
    behind = {
      title = word("behind", "bakom"), stages = "behind", clause = "BJ-BET-2",
      args = { { name = "box", seat = "others" }, kr },
      refuses = {
        ["BJ-BET-2"] = {
          on = "box",
          test = function(move, view) return view:var("hands", move.args.box) == 0 end,
        },
        ["BJ-BET-3"] = function(move, view)
          local box = move.args.box
          return view:pot("bet", move.seat, box) > 0
            or view:staked("bet", box) + move.args.kr > view.options.most and {
              en = "the bets in the box would add up to more",
              sv = "insatserna i boxen skulle bli mer tillsammans",
            }
        end,
        ["BJ-MAT-1"] = function(move, view)
          return is_beyond(view, move.seat, move.args.kr, 8)
        end,
      },
    },
    insure = {
      title = word("insure", "försäkra"), stages = "insure", turn = "ends", clause = "BJ-INS-1",
      args = { { name = "box", seat = "any" } },
      refuses = { ["BJ-INS-1"] = cannot_insure },
      does = function(move, game)
        local seat, box = move.seat, move.args.box
        game:pay(seat, { "insurance", seat, box, 1 }, game:pot("bet", seat, box) // 2)
        insure_more(game, seat)
      end,
    },
    even = {
      title = word("even", "jämnt"), stages = "insure", turn = "ends", clause = "BJ-INS-3",
      args = { { name = "box", seat = "any" } },
      refuses = { ["BJ-INS-3"] = cannot_insure },
      does = function(move, game)
        local seat, box = move.seat, move.args.box
        game:pay("bank", seat, game:pot("bet", seat, box), "BJ-INS-3")
        game:pay({ "bet", seat, box, 1 }, seat)
        if game:staked("bet", box) == 0 then remove(game, box, 1) end
        insure_more(game, seat)
      end,
    },
    hit = choice("hit", "hand", "BJ-HIT-1", hit, cannot_hit),
    stand = choice("stand", "hand", "BJ-HIT-1", function(move, game) go_on(game, move.seat) end),
    double = choice("double", "hand", "BJ-DBL-1", double, cannot_double),
    split = choice("split", "hand", "BJ-SPL-1", split, cannot_split),
    follow = choice("follow", "follow", "BJ-BET-4", function(move, game)
      stake_again(game, move.seat)
    end),
    ride = {
      title = word("ride", "kvar"), stages = "push", turn = "ends", clause = "BJ-END-3",
      args = { { name = "box", seat = "any" } },
      refuses = {
        ["BJ-END-3"] = function(move, view)
          return not is_open_push(view, move.seat, move.args.box)
        end,
        ["BJ-BET-3"] = function(move, view)
          local box = move.args.box
          local sum = view:pot("bet", move.seat, box)
          for seat = 1, view.players do -- and, behind, who has chosen to leave it
            if view:var("leaves", seat, box) and move.seat ~= box then
              sum = sum + view:pot("bet", seat, box)
            end
          end
          return sum > view.options.most
        end,
        ["BJ-MAT-1"] = function(move, view) return is_beyond(view, move.seat, 0, 0) end,
      },
      does = function(move, game)
        game:set("leaves", move.seat, move.args.box, true)
        for box = 1, game.players do
          if is_open_push(game, move.seat, box) then return game:ask(move.seat, "push") end
        end
      end,
    },
  },
  events = {
    bet = { en = "Seat {seat} stakes {kr} kr.", sv = "Plats {seat} satsar {kr} kr." },
    side = { en = "Seat {seat} bets {kr} kr on 21+3.", sv = "Plats {seat}: {kr} kr på 21+3." },
    behind = {
      en = "Seat {seat} bets {kr} kr in box {box}.", sv = "Plats {seat}: {kr} kr i box {box}.",
    },
    insure = { en = "Seat {seat} insures box {box}.", sv = "Plats {seat} försäkrar box {box}." },
    even = {
      en = "Seat {seat} takes even money in box {box}.",
      sv = "Plats {seat} tar jämna pengar i box {box}.",
    },
    decline = {
      en = "Seat {seat} adds no insurance.", sv = "Plats {seat} avstår från försäkring.",
    },
    ["no-bet"] = {
      en = "Seat {seat} stakes nothing now.", sv = "Plats {seat} satsar inget nu.",
    },
    done = {
      en = "Seat {seat} is done with bets behind.",
      sv = "Plats {seat} är klar med insatser bakom.",
    },
    stay = { en = "Seat {seat} stays as it is.", sv = "Plats {seat} följer inte med." },
    take = {
      en = "Seat {seat} takes back what is not left.", sv = "Plats {seat} tar tillbaka resten.",
    },
    hit = { en = "Seat {seat} asks for a card.", sv = "Plats {seat} ber om ett kort." },
    stand = { en = "Seat {seat} stands.", sv = "Plats {seat} stannar." },
    double = { en = "Seat {seat} doubles.", sv = "Plats {seat} dubblar." },
    split = { en = "Seat {seat} splits.", sv = "Plats {seat} delar." },
    follow = { en = "Seat {seat} follows.", sv = "Plats {seat} följer med." },
    ride = {
      en = "Seat {seat} leaves the stake in box {box}.",
      sv = "Plats {seat} låter insatsen i box {box} stå kvar.",
    },
    dealt = {
      en = "Box {box} has {cards}, the bank {bank}.", sv = "Box {box} har {cards}, banken {bank}.",
    },
    hand = { en = "Box {box} has {cards}: {total}.", sv = "Box {box} har {cards}: {total}." },
    tie = {
      en = "Box {box} has {cards}: {total}, as the bank: a push.",
      sv = "Box {box} har {cards}: {total}, som banken: oavgjort.",
    },
    bank = { en = "The bank has {cards}: {total}.", sv = "Banken har {cards}: {total}." },
  },
  options = {
    least = {
      title = word("least", "minsta"),
      text = { en = "the least bet", sv = "minsta insats" },
      default = 100, min = 100, max = kasino.option("most"), step = 100,
    },
    most = {
      title = word("most", "högsta"),
      text = { en = "the most bet in a box", sv = "högsta insats i en box" },
      default = 2000, min = kasino.option("least"), max = 10000, step = 100,
    },
    money = {
      title = word("money", "pengar"),
      text = { en = "what each begins with", sv = "vad var och en börjar med" },
      default = 5000, min = kasino.option("least"), max = 100000,
    },
    rounds = {
      title = word("rounds", "rundor"),
      text = {
        en = "rounds; 0: as long as the money lasts", sv = "rundor; 0: så länge pengarna räcker",
      },
      default = 0, min = 0, max = 1000,
      off = {
        clauses = {
          ["BJ-MAT-1"] = {
            en = "Everybody begins with {money} kr, and plays for as long as the money lasts. "
              .. "Whoever no longer has the table's least stake is out. Nobody can own more than "
              .. "1000000 kr, and what could win more is not staked.",
            sv = "Alla börjar med {money} kr och spelar så länge pengarna räcker. Den som inte "
              .. "längre har bordets minimiinsats är ute. Ingen kan äga mer än 1000000 kr, och det "
              .. "som kunde vinna mer satsas inte.",
          },
        },
      },
    },
    decks = {
      title = word("decks", "lekar"),
      text = { en = "packs in the shoe", sv = "lekar i skon" }, default = "6", choices = shoes,
    },
    cut = {
      title = word("cut", "stoppkort"),
      text = { en = "cards behind the cut card", sv = "kort bakom stoppkortet" },
      default = 78, min = 60, max = 250,
    },
    natural_pays = {
      title = word("natural_pays", "blackjack"),
      text = { en = "what a Black Jack pays", sv = "vad en Black Jack betalar" },
      default = "3:2", choices = { ["3:2"] = {}, ["6:5"] = {} },
    },
    hits_soft_17 = {
      title = word("hits_soft_17", "mjuk-17"),
      text = { en = "the bank draws with soft 17", sv = "banken drar med mjuk 17" },
      default = false, on = {
        clauses = {
          ["BJ-BNK-1"] = {
            en = "When all boxes are done the bank draws until it has 17 or more, and with 17 too "
              .. "if an ace in it counts eleven. An ace counts eleven where that does not make "
              .. "more than 21.",
            sv = "När alla boxar är klara drar banken tills den har 17 eller mer, och också med 17 "
              .. "om ett ess i det räknas som elva. Ett ess räknas som elva där det inte blir mer "
              .. "än 21.",
          },
        },
      },
    },
    hole_card = {
      title = word("hole_card", "dolt-kort"),
      text = { en = "the bank has a card face down", sv = "banken har ett dolt kort" },
      default = false, on = {
        zones = { hole = { title = word("hole", "dolt"), show = "hidden" } },
        clauses = {
          ["BJ-DEAL-3"] = {
            en = "The bank then takes a second card, face down. If the first is an ace or worth "
              .. "ten it looks, after insurance and before the boxes decide: with a Black Jack it "
              .. "turns the card up, and the round is over. Otherwise that is the first that it "
              .. "draws.",
            sv = "Sedan tar banken ett andra kort, dolt. Är det första ett ess eller värt tio "
              .. "tittar den, efter försäkringen och innan boxarna bestämmer: med en Black Jack "
              .. "vänder den upp kortet, och rundan är slut. Annars är det det första den drar.",
          },
        },
      },
    },
    trainee = {
      title = word("trainee", "lärling"),
      text = {
        en = "seat 1 learns to deal, in the bank's place",
        sv = "plats 1 lär sig att ge, i bankens ställe",
      },
      default = false, on = {
        players = { min = 2 },
        deal = {
          first = {
            ask_for_bets, ask_for_bets_behind, deal_by_hand, ask_for_decisions, settle_by_hand,
            clear,
          },
        },
        vars = {
          task = {
            title = word("task", "uppgift"),
            type = { "none", "deal", "at-once", "card", "lost", "sevens", "bank", "end" },
          },
          due = {
            title = word("due", "väntat"),
            type = { "none", "give", "draw", "stop", "collect", "pay", "push" },
          },
          due_box = { title = word("due box", "väntad box"), type = "int" },
          due_kr = { title = word("due kr", "väntade kr"), type = "int" },
          due_by = { title = word("due by", "väntat enligt"), type = clauses_of_steps },
          -- a push
          told = { title = word("told", "sagd"), type = "bool", per = "seat", slots = most_hands },
        },
        stages = {
          house = {
            title = word("bank", "bank"), riddle = true,
            text = { en = "take the bank's next step", sv = "gör det banken ska göra nu" },
            clause = "BJ-HSE-1",
          },
        },
        actions = {
          give = step_action("give", { to_box }),
          draw = step_action("draw"),
          stop = step_action("stop"),
          collect = step_action("collect", { to_box }),
          pay = step_action("pay", { to_box, paid }, "kr"),
          push = step_action("push", { to_box }),
        },
        events = {
          give = {
            en = "The bank gives box {box} a card.", sv = "Banken ger box {box} ett kort.",
          },
          draw = { en = "The bank takes a card.", sv = "Banken tar ett kort." },
          stop = { en = "The bank stops.", sv = "Banken stannar." },
          collect = {
            en = "The bank collects in box {box}.", sv = "Banken samlar in i box {box}.",
          },
          push = {
            en = "The bank leaves box {box} alone.", sv = "Banken låter box {box} vara.",
          },
          pay = {
            en = "The bank pays box {box} {kr} kr.", sv = "Banken betalar box {box} {kr} kr.",
          },
        },
        unasked = {
          ["BJ-HSE-1"] = { en = "it is practised", sv = "det övas" },
        },
        clauses = {
          ["BJ-HSE-1"] = {
            en = "Seat 1 learns to deal, in the bank's place: it has no box, and takes each "
              .. "step of the bank. `give 2` gives box 2 a card, `draw` takes one for the bank, "
              .. "`stop` ends that; `collect 2`, `push 2` and `pay 2 100` settle a hand.",
            sv = "Plats 1 lär sig att ge, i bankens ställe: den har ingen box, och gör allt "
              .. "som banken gör. `ge 2` ger box 2 ett kort, `dra` tar ett till banken, `stopp` "
              .. "avslutar det; `samla 2`, `oavgjort 2` och `betala 2 100` gör upp om en hand.",
          },
        },
      },
    },
    surrender = {
      title = word("surrender", "ge-upp"),
      text = { en = "a hand may be given up", sv = "en hand får ges upp" },
      default = false, on = {
        actions = {
          surrender = choice("surrender", "hand", "BJ-SUR-1", surrender, cannot_surrender),
        },
        events = {
          surrender = { en = "Seat {seat} surrenders.", sv = "Plats {seat} ger upp." },
        },
        clauses = {
          ["BJ-SUR-1"] = {
            en = "With its first two cards a box may surrender: half of each stake on them is "
              .. "lost, and they are removed. The other half comes back, unless the bank then has "
              .. "a Black Jack.",
            sv = "Med sina två första kort får en box ge upp: halva varje insats på dem är "
              .. "förlorad, och de tas bort. Den andra halvan kommer tillbaka, om banken inte "
              .. "sedan har en Black Jack.",
          },
        },
      },
    },
    double = {
      title = word("double", "dubbla"), titles = { any = word("any", "alla") },
      text = { en = "what may be doubled", sv = "vad som får dubblas" },
      default = "9-11", choices = {
        ["9-11"] = {},
        ["10-11"] = {
          clauses = {
            ["BJ-DBL-1"] = {
              en = "With ten or eleven on its first two cards a box may double: stake as much "
                .. "again.",
              sv = "Med tio eller elva på de två första korten får en box dubbla: satsa lika "
                .. "mycket till.",
            },
            ["BJ-DBL-3"] = {
              en = "An ace that makes the ten that is doubled goes on counting one in this round.",
              sv = "Ett ess som ger den tia som dubblas fortsätter att vara värt ett under rundan.",
            },
          },
        },
        any = {
          clauses = {
            ["BJ-DBL-1"] = {
              en = "With its first two cards, whatever they are, a box may double: stake as much "
                .. "again.",
              sv = "Med de två första korten, vilka de än är, får en box dubbla: satsa lika mycket "
                .. "till.",
            },
            ["BJ-DBL-3"] = false,
          },
        },
      },
    },
    double_after_split = {
      title = word("double_after_split", "dubbla-delade"),
      text = { en = "hands are doubled after a split", sv = "händer dubblas efter en delning" },
      default = true, off = {
        clauses = {
          ["BJ-SPL-2"] = {
            en = "The right, first hand is played before the left gets its card. If the second "
              .. "card of a hand is worth as much as its first, it may be split again, up to four "
              .. "hands a box. None of them is doubled.",
            sv = "Handen till höger, den första, spelas innan den till vänster får sitt kort. Har "
              .. "en hands andra kort samma värde som det första får den delas igen, till högst "
              .. "fyra händer per box. Ingen av dem dubblas.",
          },
        },
      },
    },
    resplit_aces = {
      title = word("resplit_aces", "dela-ess"),
      text = { en = "aces are split again", sv = "ess delas igen" },
      default = false, on = {
        clauses = {
          ["BJ-SPL-3"] = {
            en = "Aces that were split get one card each. With another ace they may be split "
              .. "again.",
            sv = "Ess som har delats får ett kort vart. Med ett ess till får de delas igen.",
          },
        },
      },
    },
  },
  asks = {
    ["BJ-DEAL-1"] = "first_drawn",
    ["BJ-DEAL-2"] = "pack",
    ["BJ-DBL-2"] = "draws",
    ["BJ-SPL-2"] = "draws",
    ["BJ-BNK-1"] = "drawn",
    ["BJ-BNK-2"] = "undrawn",
    ["BJ-MAT-1"] = "start",
  },
  unasked = {
    ["BJ-PLY-1"] = { en = "it is what the game is about", sv = "det är vad spelet går ut på" },
    ["BJ-END-4"] = {
      en = "it changes nothing that is won or lost",
      sv = "det ändrar inget som vinns eller förloras",
    },
    ["BJ-PLY-2"] = {
      en = "it is about who sits where; the program seats everybody",
      sv = "det gäller vem som sitter var; programmet placerar alla",
    },
    ["BJ-VAL-1"] = {
      en = "the board says what a hand counts",
      sv = "brädet säger vad en hand räknas som",
    },
    ["BJ-DBL-3"] = {
      en = "it is about how the board counts an ace",
      sv = "det gäller hur brädet räknar ett ess",
    },
    ["BJ-SPL-3"] = {
      en = "the program deals so by itself",
      sv = "programmet ger så av sig självt",
    },
    ["BJ-SPL-4"] = {
      en = "what such a hand is paid is asked with what others are",
      sv = "vad en sådan hand betalas frågas med vad andra betalas",
    },
  },
  clauses = {
    ["BJ-PLY-1"] = {
      en = "All play against the bank, each to come closer to 21 than the bank without going over "
        .. "it.",
      sv = "Alla spelar mot banken, var och en för att komma närmare 21 än den utan att gå över.",
    },
    ["BJ-PLY-2"] = {
      en = "Each seat has a box. Whoever sits there holds it and makes every decision about its "
        .. "hands, and who has bet behind goes along.",
      sv = "Varje plats har en box. Den som sitter där innehar den och fattar alla beslut om dess "
        .. "händer, och den som har satsat bakom rättar sig efter dem.",
    },
    ["BJ-VAL-1"] = {
      en = "The 2 to the 10 count as printed, kings, queens and jacks 10, an ace 1 or 11.",
      sv = "2 till och med 10 är värda det som står på dem, kung, dam och knekt tio, ett ess ett "
        .. "eller elva.",
    },
    ["BJ-BET-1"] = {
      en = "Before the cards are dealt you may place a bet in your box: {least} to {most} kr, in "
        .. "steps of 100. Without one your box gets no cards.",
      sv = "Innan korten ges får du göra en insats i din box: {least} till {most} kr, i "
        .. "steg om 100. Utan insats får boxen inga kort.",
    },
    ["BJ-BET-2"] = {
      en = "Whoever has a seat may also bet behind the holder's stake in boxes where there is one, "
        .. "with or without a bet in a box of their own.",
      sv = "Den som har en sittplats får också satsa bakom innehavarens insats i boxar där det "
        .. "finns en, med eller utan insats i sin egen.",
    },
    ["BJ-BET-3"] = {
      en = "You make one bet a box, and the bets in a box add up to no more than the most that may "
        .. "be staked at the table. What was left standing behind goes back where the holder's bet "
        .. "leaves no room for it.",
      sv = "Du gör en insats per box, och insatserna i en box får tillsammans inte överskrida "
        .. "bordets maximiinsats. Det som stått kvar bakom går tillbaka där innehavarens insats "
        .. "inte lämnar rum för det.",
    },
    ["BJ-BET-4"] = {
      en = "When the holder doubles or splits, who has bet behind may stake as much again too, but "
        .. "need not. After a split a stake that does not follow stays on the right, first hand.",
      sv = "När innehavaren dubblar eller delar får den som har satsat bakom också satsa lika "
        .. "mycket till, men måste inte. Efter en delning stannar en insats som inte följer med "
        .. "på handen till höger, den första.",
    },
    ["BJ-SID-1"] = {
      en = "21+3 pays 9:1 at once if the first two cards of your box and the bank's first make a "
        .. "straight flush, a triplet, a straight or a flush. It pays once, even if they make "
        .. "several.",
      sv = "21+3 betalar 9:1 direkt om boxens två första kort och bankens första blir en "
        .. "färgstege, en triss, en stege eller en färg. Det betalar en gång, även om de blir "
        .. "flera.",
    },
    ["BJ-SID-2"] = {
      en = "Before the bet in your box you may make one on 21+3, of 50 to 1000 kr at any table. It "
        .. "has no effect on the hand.",
      sv = "Före insatsen i din box får du göra en på 21+3, på 50 till 1000 kr vid alla bord. Den "
        .. "påverkar inte handen.",
    },
    ["BJ-DEAL-1"] = {
      en = "One card is dealt to each box with a bet, one to the bank, and a second to each box. "
        .. "These two cards are the box's original hand.",
      sv = "Ett kort ges till varje box med en insats, ett till banken, och ett andra till varje "
        .. "box. De två korten är boxens ursprungliga giv.",
    },
    ["BJ-DEAL-2"] = {
      en = "{decks} packs of 52 cards are dealt from a shoe. Once the cut card has come out, with "
        .. "{cut} cards behind it, all are shuffled before the next round.",
      sv = "{decks} lekar om 52 kort ges ur en sko. När stoppkortet har kommit, med {cut} kort "
        .. "bakom sig, blandas alla om före nästa runda.",
    },
    ["BJ-NAT-1"] = {
      en = "An original hand of 21 is a Black Jack. It pays {natural_pays}, and beats any other "
        .. "21.",
      sv = "En ursprunglig giv på 21 är en Black Jack. Den betalar {natural_pays} och vinner över "
        .. "andra 21.",
    },
    ["BJ-NAT-2"] = {
      en = "If the bank's first card is worth less than ten, a Black Jack is paid at once and its "
        .. "cards are removed. An ace is worth eleven here.",
      sv = "Är bankens första kort värt mindre än tio betalas en Black Jack genast och dess kort "
        .. "tas bort. Ett ess är här värt elva.",
    },
    ["BJ-NAT-3"] = {
      en = "If the bank has a Black Jack, with an ace and a card worth ten as its first two, all "
        .. "other hands lose. A Black Jack against it is a push.",
      sv = "Om banken har en Black Jack, med ett ess och ett kort värt tio som sina två första, "
        .. "förlorar alla andra händer. En Black Jack mot den räknas som oavgjord.",
    },
    ["BJ-INS-1"] = {
      en = "If the bank's first card is an ace, you may insure each stake of yours against a Black "
        .. "Jack of the bank, for half as much.",
      sv = "Är bankens första kort ett ess får du försäkra var och en av dina insatser mot att "
        .. "banken får Black Jack, med halva insatsen.",
    },
    ["BJ-INS-2"] = {
      en = "Insurance pays 2:1 if the bank has a Black Jack. Otherwise it is lost.",
      sv = "Försäkringen betalar 2:1 om banken får Black Jack. Annars är den förlorad.",
    },
    ["BJ-INS-3"] = {
      en = "With a Black Jack against an ace you may instead ask for even money: the stake is paid "
        .. "1:1 at once.",
      sv = "Med en Black Jack mot ett ess kan du i stället begära jämna pengar: insatsen betalas "
        .. "1:1 direkt.",
    },
    ["BJ-HIT-1"] = {
      en = "The boxes decide in turn, from the dealer's left: box 1 is first. As long as a hand is "
        .. "not over 21 its box may hit, to get another card, or stand. A hand is finished before "
        .. "the next begins.",
      sv = "Boxarna bestämmer i turordning, med början till vänster om dealern, i box 1. Så länge "
        .. "en hand inte är över 21 får boxen ta ett kort till eller stanna. En hand avslutas "
        .. "innan nästa börjar.",
    },
    ["BJ-HIT-2"] = {
      en = "A hand over 21 loses all stakes on it at once, and its cards are removed.",
      sv = "En hand över 21 förlorar genast alla insatser på den, och korten tas bort.",
    },
    ["BJ-DBL-1"] = {
      en = "With nine, ten or eleven on its first two cards a box may double: stake as much "
        .. "again.",
      sv = "Med nio, tio eller elva på de två första korten får en box dubbla: satsa lika mycket "
        .. "till.",
    },
    ["BJ-DBL-2"] = {
      en = "A hand that has been doubled gets one card more, and only one.",
      sv = "En hand som har dubblats får ett kort till, och bara ett.",
    },
    ["BJ-DBL-3"] = {
      en = "An ace that makes the nine or ten that is doubled goes on counting one in this round.",
      sv = "Ett ess som ger den nia eller tia som dubblas fortsätter att vara värt ett under "
        .. "rundan.",
    },
    ["BJ-SPL-1"] = {
      en = "Two cards of equal value, as a ten and a king, may be split into two hands. The box "
        .. "stakes as much again on the second.",
      sv = "Två kort av samma värde, som en tia och en kung, får delas i två händer. Boxen satsar "
        .. "lika mycket till på den andra.",
    },
    ["BJ-SPL-2"] = {
      en = "The right, first hand is played before the left gets its card. If the second card of a "
        .. "hand is worth as much as its first, it may be split again, up to four hands a box. "
        .. "Each may be doubled.",
      sv = "Handen till höger, den första, spelas innan den till vänster får sitt kort. Har en "
        .. "hands andra kort samma värde som det första får den delas igen, till högst fyra "
        .. "händer per box. Var och en får dubblas.",
    },
    ["BJ-SPL-3"] = {
      en = "Aces that were split get one card each and are not split again.",
      sv = "Ess som har delats får ett kort vart och delas inte igen.",
    },
    ["BJ-SPL-4"] = {
      en = "A 21 after a split is no Black Jack. It pays 1:1 if it wins.",
      sv = "21 efter en delning är ingen Black Jack. Den betalar 1:1 om den vinner.",
    },
    ["BJ-SEV-1"] = {
      en = "If the first three cards of a box are sevens, and were not split, all stakes on the "
        .. "hand are paid 1:1 at once. The hand goes on, and may win a second time.",
      sv = "Är boxens tre första kort sjuor, och de inte har delats, betalas alla insatser på "
        .. "handen 1:1 genast. Handen spelas vidare och kan vinna en andra gång.",
    },
    ["BJ-BNK-1"] = {
      en = "When all boxes are done the bank draws until it has 17 or more. An ace counts eleven "
        .. "as soon as that makes 17 to 21.",
      sv = "När alla boxar är klara drar banken tills den har 17 eller mer. Ett ess räknas som "
        .. "elva så snart det ger 17 till 21.",
    },
    ["BJ-BNK-2"] = {
      en = "If no hand is left in a box the bank draws no cards, except one where there is "
        .. "insurance.",
      sv = "Är ingen hand kvar i någon box drar banken inga kort, utom ett där det finns en "
        .. "försäkring.",
    },
    ["BJ-END-1"] = {
      en = "If the bank has more than 21, all hands still in the round are paid 1:1.",
      sv = "Har banken över 21 får alla händer som är kvar i rundan betalt 1:1.",
    },
    ["BJ-END-2"] = {
      en = "Otherwise a hand that has more than the bank is paid 1:1, and one that has less loses.",
      sv = "Annars får en hand som har mer än banken betalt 1:1, och en som har mindre förlorar.",
    },
    ["BJ-END-3"] = {
      en = "With as much as the bank nothing is won or lost: you take the stake back, or leave it "
        .. "in the box for the next round.",
      sv = "Med lika mycket som banken är det varken vinst eller förlust: du tar tillbaka "
        .. "insatsen, eller låter den stå kvar i boxen till nästa runda.",
    },
    ["BJ-END-4"] = {
      en = "All that is lost is collected first, and then what has won is paid, both from the "
        .. "bank's right to its left: the last box comes first.",
      sv = "Först samlas allt som är förlorat in, och sedan betalas det som har vunnit, bådadera "
        .. "från bankens höger till vänster: den sista boxen kommer först.",
    },
    ["BJ-MAT-1"] = {
      en = "Everybody begins with {money} kr. Whoever no longer has the table's least stake is "
        .. "out. After {rounds} rounds whoever has most wins. Nobody can own more than 1000000 kr, "
        .. "and what could win more is not staked.",
      sv = "Alla börjar med {money} kr. Den som inte längre har bordets minimiinsats är ute. Efter "
        .. "{rounds} rundor vinner den som har mest. Ingen kan äga mer än 1000000 kr, och det som "
        .. "kunde vinna mer satsas inte.",
    },
  },
}
