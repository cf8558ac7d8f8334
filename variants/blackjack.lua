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
  if #cards == 0 then return false end
  if has_natural(view, box, cards) then return "Black Jack" end
  local words = label(worth(view, box, hand, cards))
  local plays = view.stage == "hand" and view.turn == box
  if plays and view:var("hands", box) > 1 and view:var("hand", box) == hand then
    words = { en = words.en .. ", in play", sv = words.sv .. ", spelas" }
  end
  return words
end
local function label_of_bank(view)
  return #view:zone("bank") > 0 and label(total(view:zone("bank")))
end

--- Whether so many kr more in a box are too many.
local function is_too_much(view, box, kr)
  return view:staked("bet", box) + kr > view.options.most
end

local function has_bet(view, seat) return view:pot("bet", seat) > 0 end
local function ask_each(game, stage, test)
  for _, seat in ipairs(game.seats) do
    if test(game, seat) then game:ask(seat, stage) end
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

local function deal(game)
  for turn = 1, 2 do
    for box = 1, game.players do game:draw(game:var("hands", box), { "box", box, 1 }) end
    if turn == 1 then game:draw(1, "bank") end
  end
  if game.options.hole_card then game:draw(1, "hole") end
  local bank = game:zone("bank")
  for box = 1, game.players do
    local cards, has_side = cards_of(game, box, 1), game:staked("side", box) > 0
    local is_paid = has_natural(game, box, cards) and not bank:has("10-K A")
    if has_side or is_paid then
      game:event("dealt", { box = box, cards = cards, bank = bank })
    end
    if has_side then
      game:settle({ "side", box }, is_three(cards, bank) and "9:1" or "lost", "BJ-SID-1")
    end
    if is_paid then
      game:settle({ "bet", box }, game.options.natural_pays, "BJ-NAT-2")
      remove(game, box, 1)
    end
  end
  if bank:has("A") then ask_each(game, "insure", has_bet) end
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

local function settle(game)
  local hands = game:each("box")() -- or nil
  if game:staked("bet") + game:staked("insurance") == 0 then return end
  if #game:zone("bank") < 2 then turn_second(game) end
  while hands and game.stock > 0 and must_draw(game) do game:draw(1, "bank") end
  local bank = game:zone("bank")
  local banks, natural = total(bank), is_natural(bank)
  game:event("bank", { cards = bank, total = banks })
  game:settle("insurance", natural and "2:1" or "lost", "BJ-INS-2")
  for box, hand, cards in game:each("box") do
    local points = worth(game, box, hand, cards)
    game:event("hand", { box = box, cards = cards, total = points })
    local function pay(odds, clause) game:settle({ "bet", box, hand }, odds, clause) end
    if has_natural(game, box, cards) then
      if not natural then pay(game.options.natural_pays, "BJ-NAT-1") end
    elseif natural then pay("lost", "BJ-NAT-3")
    elseif banks > 21 then pay("1:1", "BJ-END-1")
    elseif points ~= banks then pay(points > banks and "1:1" or "lost", "BJ-END-2") end
  end
  for box = 1, game.players do -- the second half of what was given up
    if #cards_of(game, box, 1) == 0 then
      game:settle({ "bet", box, 1 }, natural and "lost" or "back", "BJ-NAT-3")
    end
  end
  ask_each(game, "push", has_bet) -- of what is still staked
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
local function cannot_double(move, view)
  local box, cards = move.seat, cards_of(view, move.seat)
  local sum, least = cards:sum(), least_doubled[view.options.double]
  return view:var("aces", box)
    or not view.options.double_after_split and view:var("hands", box) > 1
      and { en = "it comes of a split", sv = "den kommer av en delning" }
    or least and (sum < least or sum > 11 or sum == 11 and cards:has("A"))
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

--- The next hand of the box is to be played, if there is one; to a card split off comes another.
local function go_on(game, box)
  for hand = game:var("hand", box) + 1, game:var("hands", box) do
    game:set("hand", box, hand)
    if #cards_of(game, box) == 1 then game:draw(1, { "box", box, hand }) end
    if can_play(game, box) then return game:ask(box, "hand") end
  end
end

local function hit(move, game)
  local box, hand = move.seat, game:var("hand", move.seat)
  game:draw(1, { "box", box, hand })
  local cards = cards_of(game, box)
  if #cards == 3 and cards:count("7") == 3 and game:var("hands", box) == 1 then
    for _, seat in ipairs(game.seats) do
      game:pay("bank", seat, game:pot("bet", seat, box, hand), "BJ-SEV-1")
    end
  end
  local points = worth(game, box, hand, cards)
  if points <= 21 then return game:ask(box, "hand") end
  game:event("hand", { box = box, cards = cards, total = points })
  game:settle({ "bet", box, hand }, "lost", "BJ-HIT-2")
  remove(game, box, hand)
  go_on(game, box)
end

--- Stakes as much again, on the same hand or on the new one.
local function stake_again(game, seat)
  local box = game:var("box")
  local kr = game:pot("bet", seat, box, game:var("hand", box))
  game:pay(seat, { "bet", seat, box, game:var("onto") }, kr)
end

--- Everybody behind has chosen: the cards come.
local function finish_raise(game)
  local box, hand = game:var("box"), game:var("hand", game:var("box"))
  game:draw(1, { "box", box, hand })
  if game:var("onto") > hand and can_play(game, box) then return game:ask(box, "hand") end
  go_on(game, box)
end

local function raise(game, box, onto)
  local asked, hand = false, game:var("hand", box)
  game:set("box", box)
  game:set("onto", onto)
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
local plain = {
  bet = { "bet", "wait" }, behind = "done", insure = "decline", push = "take", follow = "follow",
}

local function basic(view)
  if view.stage ~= "hand" then return plain[view.stage] end
  local cards, bank = cards_of(view, view.seat), view:zone("bank")
  local points, soft = total(cards)
  local function read(row)
    local column = (bank:sum() + 8) % 10 + 1
    local letter = row and row:sub(column, column)
    return letters[small[letter] and small[letter](view.options) or letter]
  end
  local says = read((soft and soft_ones or hard)[points])
    or letters[points >= (soft and 19 or 17) and "S" or "H"]
  local first = is_pair(cards) and read(pairs_of[cards:sum() // 2])
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

--- An action that ends the turn.
local function choice(stage, clause, does, refuses)
  return {
    stages = stage, turn = "ends", clause = clause, does = does,
    refuses = refuses and { [clause] = refuses },
  }
end
local kr = {
  name = "kr", stake = "bet", step = 100, from = kasino.option("least"), to = kasino.option("most"),
}

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
  hints = "basic",
  deck = { spent = "spent", cut = kasino.option("cut") },
  values = { ["10-K"] = 10 },
  deal = {
    first = { { ask = "bet" }, ask_for_bets_behind, deal, ask_for_decisions, settle, clear },
    short = true,
  },
  purse = { start = kasino.option("money"), unit = "kr", out_below = kasino.option("least") },
  match = { deals = kasino.option("rounds") },
  pots = { bet = { beside = "box" }, insurance = { beside = "box" }, side = { beside = "box" } },
  zones = {
    box = { per = "seat", slots = most_hands, label = label_of_hand },
    bank = { label = label_of_bank },
    spent = { show = "hidden" },
  },
  vars = {
    hands = { type = "int", per = "seat" }, -- how many hands the box has
    hand = { type = "int", per = "seat" }, -- which is played
    low = { type = "int", per = "seat", slots = most_hands }, -- its aces that count one for good
    aces = { type = "bool", per = "seat" }, -- aces were split
    leaves = { type = "bool", per = "seat", slots = most_boxes }, -- what was a push, by box
    box = { type = "seat" }, onto = { type = "int" }, -- where stakes are raised, and to which hand
  },
  stages = {
    bet = { text = { en = "place a bet", sv = "gör en insats" }, pass = "wait", auto = true },
    behind = {
      text = { en = "bet behind others", sv = "satsa bakom andra" }, pass = "done", auto = true,
    },
    insure = {
      text = { en = "insure your stake", sv = "försäkra insatsen" }, pass = "decline", auto = true,
    },
    hand = { text = { en = "play the hand", sv = "spela handen" } },
    follow = {
      text = { en = "follow the box, or not", sv = "följ boxen, eller inte" },
      pass = "stay", done = finish_raise,
    },
    push = {
      text = { en = "take the stake, or let it ride", sv = "ta insatsen, eller låt den stå" },
      pass = "take",
    },
  },
  actions = {
    bet = {
      stages = "bet", turn = "ends", clause = "BJ-BET-1", args = { kr },
      refuses = {
        ["BJ-BET-3"] = function(move, view)
          return view:pot("bet", move.seat, move.seat) > 0
            or is_too_much(view, move.seat, move.args.kr)
        end,
      },
    },
    side = {
      stages = "bet", clause = "BJ-SID-2",
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
      },
    },
    behind = {
      stages = "behind", clause = "BJ-BET-2",
      args = { { name = "box", seat = "others" }, kr },
      refuses = {
        ["BJ-BET-2"] = {
          on = "box",
          test = function(move, view) return view:var("hands", move.args.box) == 0 end,
        },
        ["BJ-BET-3"] = function(move, view)
          local box = move.args.box
          return view:pot("bet", move.seat, box) > 0 or is_too_much(view, box, move.args.kr)
        end,
      },
    },
    insure = {
      stages = "insure", clause = "BJ-INS-1", args = { { name = "box", seat = "any" } },
      refuses = { ["BJ-INS-1"] = cannot_insure },
      does = function(move, game)
        local seat, box = move.seat, move.args.box
        game:pay(seat, { "insurance", seat, box, 1 }, game:pot("bet", seat, box) // 2)
      end,
    },
    even = {
      stages = "insure", clause = "BJ-INS-3", args = { { name = "box", seat = "any" } },
      refuses = { ["BJ-INS-3"] = cannot_insure },
      does = function(move, game)
        local seat, box = move.seat, move.args.box
        game:pay("bank", seat, game:pot("bet", seat, box), "BJ-INS-3")
        game:pay({ "bet", seat, box, 1 }, seat)
        if game:staked("bet", box) == 0 then remove(game, box, 1) end
      end,
    },
    hit = choice("hand", "BJ-HIT-1", hit, cannot_hit),
    stand = choice("hand", "BJ-HIT-1", function(move, game) go_on(game, move.seat) end),
    double = choice("hand", "BJ-DBL-1", double, cannot_double),
    split = choice("hand", "BJ-SPL-1", split, cannot_split),
    follow = choice("follow", "BJ-BET-4", function(move, game) stake_again(game, move.seat) end),
    ride = {
      stages = "push", turn = "ends", clause = "BJ-END-3",
      args = { { name = "box", seat = "any" } },
      refuses = {
        ["BJ-END-3"] = function(move, view)
          return not is_open_push(view, move.seat, move.args.box)
        end,
        ["BJ-BET-3"] = function(move, view)
          local box = move.args.box
          local sum = view:pot("bet", move.seat, box)
          for seat = 1, view.players do -- and who has chosen to leave it
            if view:var("leaves", seat, box) then sum = sum + view:pot("bet", seat, box) end
          end
          return sum > view.options.most
        end,
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
    hit = { en = "Seat {seat} takes a card.", sv = "Plats {seat} tar ett kort." },
    stand = { en = "Seat {seat} stands.", sv = "Plats {seat} stannar." },
    double = { en = "Seat {seat} doubles.", sv = "Plats {seat} dubblar." },
    split = { en = "Seat {seat} splits.", sv = "Plats {seat} delar." },
    follow = { en = "Seat {seat} follows.", sv = "Plats {seat} följer med." },
    ride = {
      en = "Seat {seat} leaves its stake in box {box}.",
      sv = "Plats {seat} låter insatsen i box {box} stå kvar.",
    },
    dealt = {
      en = "Box {box} has {cards}, the bank {bank}.", sv = "Box {box} har {cards}, banken {bank}.",
    },
    hand = { en = "Box {box} has {cards}: {total}.", sv = "Box {box} har {cards}: {total}." },
    bank = { en = "The bank has {cards}: {total}.", sv = "Banken har {cards}: {total}." },
  },
  options = {
    least = {
      text = { en = "the least bet", sv = "minsta insats" }, default = 100, min = 100, max = 2000,
    },
    most = {
      text = { en = "the most bet in a box", sv = "högsta insats i en box" },
      default = 2000, min = 100, max = 10000, -- and no less than the least: args of `kr` go up
    },
    money = {
      text = { en = "what each begins with", sv = "vad var och en börjar med" },
      default = 5000, min = 200, max = 100000,
    },
    rounds = {
      text = {
        en = "rounds; 0: as long as the money lasts", sv = "rundor; 0: så länge pengarna räcker",
      },
      default = 0, min = 0, max = 1000,
      off = {
        clauses = {
          ["BJ-MAT-1"] = {
            en = "Everybody begins with {money} kr, and plays for as long as the money lasts. "
              .. "Whoever no longer has the table's least stake is out.",
            sv = "Alla börjar med {money} kr och spelar så länge pengarna räcker. Den som inte "
              .. "längre har bordets minimiinsats är ute.",
          },
        },
      },
    },
    decks = {
      text = { en = "packs in the shoe", sv = "lekar i skon" }, default = "6", choices = shoes,
    },
    cut = {
      text = { en = "cards behind the cut card", sv = "kort bakom stoppkortet" },
      default = 78, min = 60, max = 250,
    },
    natural_pays = {
      text = { en = "what a Black Jack pays", sv = "vad en Black Jack betalar" },
      default = "3:2", choices = { ["3:2"] = {}, ["6:5"] = {} },
    },
    hits_soft_17 = {
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
      text = { en = "the bank has a card face down", sv = "banken har ett dolt kort" },
      default = false, on = {
        zones = { hole = { show = "hidden" } },
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
    surrender = {
      text = { en = "a hand may be given up", sv = "en hand får ges upp" },
      default = false, on = {
        actions = { surrender = choice("hand", "BJ-SUR-1", surrender, cannot_surrender) },
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
        .. "be staked at the table.",
      sv = "Du gör en insats per box, och insatserna i en box får tillsammans inte överskrida "
        .. "bordets maximiinsats.",
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
      en = "Beside the bet in your box you may make one on 21+3, of 50 to 1000 kr at any table. It "
        .. "has no effect on the hand.",
      sv = "Vid sidan av insatsen i din box får du göra en på 21+3, på 50 till 1000 kr vid alla "
        .. "bord. Den påverkar inte handen.",
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
    ["BJ-MAT-1"] = {
      en = "Everybody begins with {money} kr. Whoever no longer has the table's least stake is "
        .. "out. After {rounds} rounds whoever has most wins.",
      sv = "Alla börjar med {money} kr. Den som inte längre har bordets minimiinsats är ute. Efter "
        .. "{rounds} rundor vinner den som har mest.",
    },
  },
}
