--- Black Jack as Casino Cosmopol played it: boxes against the bank, out of a shoe of six packs.
--- Source: seed 002; clauses BJ-*.

local most_hands = 4
local limits = { ["100-2000"] = { least = 100, most = 2000 }, ["200-4000"] = { least = 200, most = 4000 } }

--- Which slot of a seat's pots holds what it has staked on a hand of a box.
local function slot(box, hand) return (box - 1) * most_hands + hand end
local function bet(view, seat, box, hand) return view:pot("bet", seat, slot(box, hand)) end

--- Calls visit(seat, kr, where) for each who has staked on a hand.
local function each_bet(view, box, hand, visit)
  for _, seat in ipairs(view.seats) do
    local kr = bet(view, seat, box, hand)
    if kr > 0 then visit(seat, kr, { "bet", seat, slot(box, hand) }) end
  end
end

local function staked_in(view, box)
  local sum = 0
  for hand = 1, most_hands do
    each_bet(view, box, hand, function(_, kr) sum = sum + kr end)
  end
  return sum
end

local function cards_of(view, box, hand) return view:zone("box", box, hand or view:var("hand", box)) end

--- What cards are worth, and whether an ace among them counts 11.
local function total(cards, counts_low)
  local low = cards:sum()
  local soft = low <= 11 and not counts_low and cards:has("A")
  return soft and low + 10 or low, soft
end
local function worth(view, box, hand)
  return total(cards_of(view, box, hand), view:var("low", box, hand))
end
local function is_natural(cards) return #cards == 2 and total(cards) == 21 end
local function has_natural(view, box)
  return view:var("hands", box) == 1 and is_natural(cards_of(view, box, 1))
end

--- Calls visit(box, hand) for each hand on the table.
local function each_hand(view, visit)
  for _, box in ipairs(view.seats) do
    for hand = 1, view:var("hands", box) do
      if #cards_of(view, box, hand) > 0 then visit(box, hand) end
    end
  end
end

local function remove(game, box, hand)
  game:give(cards_of(game, box, hand), { "box", box, hand }, "spent")
end
local function lose(game, box, hand, clause)
  each_bet(game, box, hand, function(_, _, where) game:pay(where, "bank", clause) end)
end
--- Pays the stakes so many halves times, and gives them back.
local function win(game, box, hand, halves, clause)
  each_bet(game, box, hand, function(seat, kr, where)
    game:pay("bank", seat, kr * halves // 2, clause)
    game:pay(where, seat)
  end)
end

--- The next hand of the box is to be played, if there is one; to an ace split off comes one card.
local function go_on(game, box)
  for hand = game:var("hand", box) + 1, game:var("hands", box) do
    game:set("hand", box, hand)
    if #cards_of(game, box) == 1 then game:draw(1, { "box", box, hand }) end
    if not game:var("aces", box) then return game:ask(box, "hand") end
  end
end

-- The round, step by step.

local function ask_for_bets(game)
  for _, seat in ipairs(game.seats) do
    if bet(game, seat, seat, 1) == 0 then game:ask(seat, "bet") end
  end
end

local function ask_for_bets_behind(game)
  local boxes = 0
  for _, box in ipairs(game.seats) do
    local is_open = bet(game, box, box, 1) > 0
    game:set("hands", box, is_open and 1 or 0)
    if is_open then boxes = boxes + 1 end
    if not is_open then -- nothing is staked behind nobody, or beside it
      each_bet(game, box, 1, function(seat, _, where) game:pay(where, seat) end)
      game:pay({ "side", box }, box)
    end
  end
  if boxes == 0 then return game:end_deal() end
  for _, seat in ipairs(game.seats) do
    if boxes > game:var("hands", seat) then game:ask(seat, "behind") end
  end
end

local function deal(game)
  local function to_boxes()
    for _, box in ipairs(game.seats) do game:draw(game:var("hands", box), { "box", box, 1 }) end
  end
  to_boxes()
  game:draw(1, "bank")
  to_boxes()
end

--- Whether the box's first two cards and the bank's first are a flush, a straight or a triplet.
local function is_three(box, bank)
  local cards = { box[1], box[2], bank[1] }
  local n, suits = {}, {}
  for i, card in ipairs(cards) do n[i], suits[i] = kasino.number(card), kasino.suit(card) end
  table.sort(n)
  local is_straight = n[2] == n[1] + 1 and n[3] == n[2] + 1 or n[1] == 1 and n[2] + n[3] == 25
  local is_flush = suits[1] == suits[2] and suits[2] == suits[3]
  return is_straight or is_flush or n[1] == n[3]
end

local function pay_at_once(game)
  local bank = game:zone("bank")
  for _, box in ipairs(game.seats) do
    local side = { "side", box }
    if game:pot("side", box) > 0 and is_three(cards_of(game, box, 1), bank) then
      game:pay("bank", box, 9 * game:pot("side", box), "BJ-SID-1")
      game:pay(side, box)
    end
    game:pay(side, "bank", "BJ-SID-1")
    if bank:count("10-K A") == 0 and has_natural(game, box) then
      win(game, box, 1, 3, "BJ-NAT-2")
      remove(game, box, 1)
    end
  end
end

local function offer_insurance(game)
  if not game:zone("bank"):has("A") then return end
  for _, seat in ipairs(game.seats) do
    local has_bet = false
    each_hand(game, function(box) has_bet = has_bet or bet(game, seat, box, 1) > 0 end)
    if has_bet then game:ask(seat, "insure") end
  end
end

local function ask_for_decisions(game)
  each_hand(game, function(box)
    game:set("hand", box, 1)
    if not has_natural(game, box) then game:ask(box, "hand") end
  end)
end

local function draw_for_bank(game)
  local waits = 0 -- hands, and insurances
  each_hand(game, function() waits = waits + 1 end)
  local hands = waits
  for _, seat in ipairs(game.seats) do
    for box = 1, #game.seats do waits = waits + game:pot("insurance", seat, box) end
  end
  if waits == 0 then return end
  repeat game:draw(1, "bank") until hands == 0 or total(game:zone("bank")) >= 17
  game:event("bank", { cards = game:zone("bank"), total = (total(game:zone("bank"))) })
end

local function settle(game)
  local bank = game:zone("bank")
  local banks, is_bank_natural = total(bank), is_natural(bank)
  for _, seat in ipairs(game.seats) do
    for box = 1, #game.seats do
      local insured = { "insurance", seat, box }
      if is_bank_natural and game:pot("insurance", seat, box) > 0 then
        game:pay("bank", seat, 2 * game:pot("insurance", seat, box), "BJ-INS-2")
        game:pay(insured, seat)
      end
      game:pay(insured, "bank", "BJ-INS-2")
    end
  end
  each_hand(game, function(box, hand)
    local boxes, natural = worth(game, box, hand), has_natural(game, box)
    if natural and not is_bank_natural then
      win(game, box, hand, 3, "BJ-NAT-1")
    elseif not natural and (is_bank_natural or banks <= 21 and boxes < banks) then
      lose(game, box, hand, is_bank_natural and "BJ-NAT-3" or "BJ-END-2")
    elseif not natural and (banks > 21 or boxes > banks) then
      win(game, box, hand, 2, banks > 21 and "BJ-END-1" or "BJ-END-2")
    end
  end)
end

--- What is still staked was a push.
local function ask_about_pushes(game)
  for _, seat in ipairs(game.seats) do
    local is_push = false
    each_hand(game, function(box, hand) is_push = is_push or bet(game, seat, box, hand) > 0 end)
    if is_push then game:ask(seat, "push") end
  end
end

local function clear(game)
  each_hand(game, function(box, hand)
    each_bet(game, box, hand, function(seat, _, where)
      game:pay(where, game:var("leaves", seat) and { "bet", seat, slot(box, 1) } or seat)
    end)
  end)
end

-- What a box does with its hand.

local function hit(move, game)
  local box, hand = move.seat, game:var("hand", move.seat)
  game:draw(1, { "box", box, hand })
  local cards = cards_of(game, box)
  if #cards == 3 and cards:count("7") == 3 and game:var("hands", box) == 1 then
    each_bet(game, box, hand, function(seat, kr) game:pay("bank", seat, kr, "BJ-SEV-1") end)
  end
  if worth(game, box, hand) <= 21 then return game:ask(box, "hand") end
  lose(game, box, hand, "BJ-HIT-2")
  remove(game, box, hand)
  go_on(game, box)
end

--- Stakes as much again, on the same hand or on the new one.
local function stake_again(game, seat)
  local box, to = game:var("box"), game:var("onto")
  game:pay(seat, { "bet", seat, slot(box, to) }, bet(game, seat, box, game:var("hand", box)))
end

--- Everybody behind has chosen: the cards come.
local function finish_raise(game)
  local box, hand = game:var("box"), game:var("hand", game:var("box"))
  game:draw(1, { "box", box, hand })
  if game:var("onto") > hand and not game:var("aces", box) then return game:ask(box, "hand") end
  go_on(game, box)
end

local function raise(game, box, onto)
  game:set("box", box)
  game:set("onto", onto)
  local asked = false
  each_bet(game, box, game:var("hand", box), function(seat, kr)
    if seat ~= box and game:purse(seat) >= kr then
      game:ask(seat, "follow")
      asked = true
    end
  end)
  stake_again(game, box)
  if not asked then finish_raise(game) end
end

local function double(move, game)
  local box, hand = move.seat, game:var("hand", move.seat)
  game:set("low", box, hand, true)
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

local function can_stake_again(view, box)
  return view:purse(box) >= bet(view, box, box, view:var("hand", box))
end
local function cannot_double(move, view)
  local cards = cards_of(view, move.seat)
  local low = cards:sum()
  return #cards > 2 or low < 9 or low > 11 or total(cards) == 21 and low == 11
    or not can_stake_again(view, move.seat)
end
local function cannot_split(move, view)
  local cards = cards_of(view, move.seat)
  return #cards > 2 or cards:without(cards[1]):sum() * 2 ~= cards:sum()
    or view:var("hands", move.seat) == most_hands or not can_stake_again(view, move.seat)
end

-- Basic strategy: what to do against the bank's 2 to 9, ten and ace.
local strategy = {
  hard = {
    [9] = "HDDDDHHHHH", [10] = "DDDDDDDDHH", [11] = "DDDDDDDDHH", [12] = "HHSSSHHHHH",
    [13] = "SSSSSHHHHH", [14] = "SSSSSHHHHH", [15] = "SSSSSHHHHH", [16] = "SSSSSHHHHH",
  },
  soft = { [18] = "SSSSSSSHHH" },
  pairs = {
    "PPPPPPPPPH", "PPPPPPHHHH", "PPPPPPHHHH", "HHHPPHHHHH", "DDDDDDDDHH", "PPPPPHHHHH",
    "PPPPPPHHHH", "PPPPPPPPHH", "PPPPPSPPSS", "SSSSSSSSSS",
  },
}
local letters = { H = "hit", S = "stand", D = "double", P = "split" }

--- What the table says, of what can be chosen; and the hand that it is read for.
local function basic_says(view, open)
  local cards, bank = cards_of(view, view.seat), view:zone("bank"):sum()
  local points, soft = total(cards)
  local function read(row)
    local column = (bank + 8) % 10 + 1
    return row and letters[row:sub(column, column)]
  end
  local pair = open.split and read(strategy.pairs[cards:sum() // 2])
  if pair and open[pair] then return pair, cards end
  local says = read(strategy[soft and "soft" or "hard"][points])
  says = says or (points >= (soft and 19 or 17) and "stand" or "hit")
  return open[says] and says or "hit", cards
end

local dull = { bet = "bet", behind = "done", insure = "decline", push = "take", follow = "follow" }
local function basic(view, choices)
  local wanted, cards = dull[view.stage], nil
  if not wanted then
    local open = {}
    for _, choice in ipairs(choices) do open[choice.action] = true end
    wanted, cards = basic_says(view, open)
  end
  for i, choice in ipairs(choices) do
    if choice.action == wanted then
      if not cards then return i end
      local points, soft = total(cards)
      local bank = view:zone("bank"):has("A") and "A" or view:zone("bank"):sum()
      return i, {
        en = string.format("basic strategy with %s%d against %s", soft and "soft " or "", points, bank),
        sv = string.format("grundstrategin med %s%d mot %s", soft and "mjuk " or "", points, bank),
      }
    end
  end
end

local function label(cards, counts_low)
  if #cards == 0 then return false end
  local points, soft = total(cards, counts_low)
  return { en = (soft and "soft " or "") .. points, sv = (soft and "mjuk " or "") .. points }
end

local function least(_, view) return limits[view.options.table].least end
local function most(_, view) return limits[view.options.table].most end

return kasino.variant {
  id = "blackjack",
  title = "Black Jack",
  aim = {
    en = "Come closer to 21 than the bank, and not over it.",
    sv = "Kom närmare 21 än banken, men inte över.",
  },
  players = { min = 1, max = 6, basic = basic },
  hints = "basic",
  packs = 6,
  deck = { spent = "spent", cut = kasino.option("cut") },
  values = { ["10-K"] = 10 },
  deal = {
    first = {
      ask_for_bets, ask_for_bets_behind, deal, pay_at_once, offer_insurance, ask_for_decisions,
      draw_for_bank, settle, ask_about_pushes, clear,
    },
    short = true,
  },
  purse = { start = kasino.option("money"), unit = "kr", out_below = 100 },
  match = { deals = kasino.option("rounds") },
  pots = {
    bet = { per = "seat", slots = 6 * most_hands },
    insurance = { per = "seat", slots = 6 },
    side = { per = "seat" },
  },
  zones = {
    box = {
      per = "seat", slots = most_hands,
      label = function(view, box, hand)
        local cards = cards_of(view, box, hand)
        return has_natural(view, box) and "Black Jack" or label(cards, view:var("low", box, hand))
      end,
    },
    bank = { label = function(view) return label(view:zone("bank")) end },
    spent = { show = "hidden" },
  },
  vars = {
    hands = { type = "int", per = "seat" }, -- how many hands the box has
    hand = { type = "int", per = "seat" }, -- which is played
    low = { type = "bool", per = "seat", slots = most_hands }, -- its aces count one
    aces = { type = "bool", per = "seat" }, -- aces were split
    leaves = { type = "bool", per = "seat" }, -- what was a push
    box = { type = "seat" }, onto = { type = "int" }, -- where stakes are raised, and to which hand
  },
  stages = {
    bet = { text = { en = "place a bet", sv = "gör en insats" }, pass = "wait" },
    behind = {
      text = { en = "bet behind others", sv = "satsa bakom andra" }, pass = "done", auto = true,
    },
    insure = { text = { en = "insure your stake", sv = "försäkra insatsen" }, pass = "decline", auto = true },
    hand = { text = { en = "play the hand", sv = "spela handen" } },
    follow = {
      text = { en = "follow the box, or not", sv = "följ boxen, eller inte" }, pass = "stay",
      done = finish_raise,
    },
    push = { text = { en = "take the stake back, or leave it", sv = "ta tillbaka insatsen, eller låt den stå" }, pass = "take" },
  },
  actions = {
    bet = {
      stages = "bet", turn = "ends", clause = "BJ-BET-1",
      args = { { name = "kr", stake = true, from = 100, to = 2000, step = 100 } },
      does = function(move, game)
        game:pay(move.seat, { "bet", move.seat, slot(move.seat, 1) }, move.args.kr)
      end,
    },
    side = {
      stages = "bet", turn = "ends", clause = "BJ-SID-2",
      args = {
        {
          name = "kr", stake = true, from = 50, step = 50,
          to = function(move, view) return math.min(1000, view:purse(move.seat) - least(move, view)) end,
        },
      },
      refuses = { ["BJ-SID-2"] = function(move, view) return view:pot("side", move.seat) > 0 end },
      does = function(move, game)
        game:pay(move.seat, { "side", move.seat }, move.args.kr)
        game:ask(move.seat, "bet")
      end,
    },
    behind = {
      stages = "behind", turn = "ends", clause = "BJ-BET-2",
      args = {
        { name = "box", seat = "others" },
        {
          name = "kr", stake = true, from = least, step = 100,
          to = function(move, view) return most(move, view) - staked_in(view, move.args.box) end,
        },
      },
      refuses = {
        ["BJ-BET-2"] = {
          on = "box",
          test = function(move, view) return view:var("hands", move.args.box) == 0 end,
        },
        ["BJ-BET-3"] = {
          on = "box",
          test = function(move, view) return bet(view, move.seat, move.args.box, 1) > 0 end,
        },
      },
      does = function(move, game)
        game:pay(move.seat, { "bet", move.seat, slot(move.args.box, 1) }, move.args.kr)
        game:ask(move.seat, "behind")
      end,
    },
    insure = {
      stages = "insure", turn = "ends", clause = "BJ-INS-1",
      args = { { name = "box", seat = "any" } },
      refuses = {
        ["BJ-INS-1"] = function(move, view)
          local kr = bet(view, move.seat, move.args.box, 1)
          return kr == 0 or view:purse(move.seat) < kr // 2
            or view:pot("insurance", move.seat, move.args.box) > 0
        end,
      },
      does = function(move, game)
        local seat, box = move.seat, move.args.box
        game:pay(seat, { "insurance", seat, box }, bet(game, seat, box, 1) // 2)
        game:ask(seat, "insure")
      end,
    },
    even = {
      stages = "insure", turn = "ends", clause = "BJ-INS-3",
      args = { { name = "box", seat = "any" } },
      refuses = {
        ["BJ-INS-3"] = function(move, view)
          local box = move.args.box
          return bet(view, move.seat, box, 1) == 0 or not has_natural(view, box)
            or view:pot("insurance", move.seat, box) > 0
        end,
      },
      does = function(move, game)
        local seat, box = move.seat, move.args.box
        game:pay("bank", seat, bet(game, seat, box, 1), "BJ-INS-3")
        game:pay({ "bet", seat, slot(box, 1) }, seat)
        if staked_in(game, box) == 0 then remove(game, box, 1) end
        game:ask(seat, "insure")
      end,
    },
    hit = { stages = "hand", turn = "ends", clause = "BJ-HIT-1", does = hit },
    stand = {
      stages = "hand", turn = "ends", clause = "BJ-HIT-1",
      does = function(move, game) go_on(game, move.seat) end,
    },
    double = {
      stages = "hand", turn = "ends", clause = "BJ-DBL-1",
      refuses = { ["BJ-DBL-1"] = cannot_double }, does = double,
    },
    split = {
      stages = "hand", turn = "ends", clause = "BJ-SPL-1",
      refuses = { ["BJ-SPL-1"] = cannot_split }, does = split,
    },
    follow = {
      stages = "follow", turn = "ends", clause = "BJ-BET-4",
      does = function(move, game) stake_again(game, move.seat) end,
    },
    leave = {
      stages = "push", turn = "ends", clause = "BJ-END-3",
      refuses = {
        ["BJ-BET-3"] = function(move, view)
          for _, box in ipairs(view.seats) do
            if staked_in(view, box) > most(move, view) then return true end
          end
          return false
        end,
      },
      does = function(move, game) game:set("leaves", move.seat, true) end,
    },
  },
  events = {
    bank = { en = "The bank has {cards}: {total}.", sv = "Banken har {cards}: {total}." },
  },
  options = {
    table = {
      text = { en = "the least and the most that is staked", sv = "minsta och högsta insats" },
      default = "100-2000",
      choices = {
        ["100-2000"] = {},
        ["200-4000"] = {
          purse = { out_below = 200 },
          actions = {
            bet = { args = { { name = "kr", stake = true, from = 200, to = 4000, step = 100 } } },
          },
        },
      },
    },
    money = { text = { en = "what each begins with", sv = "vad var och en börjar med" }, default = 5000, min = 200, max = 100000 },
    rounds = { text = { en = "rounds; 0: as long as the money lasts", sv = "rundor; 0: så länge pengarna räcker" }, default = 0, min = 0, max = 1000 },
    cut = { text = { en = "cards behind the cut card", sv = "kort bakom stoppkortet" }, default = 78, min = 60, max = 250 },
  },
  clauses = {
    ["BJ-BET-1"] = "x",
    ["BJ-BET-2"] = "x",
    ["BJ-BET-3"] = "x",
    ["BJ-BET-4"] = "x",
    ["BJ-SID-1"] = "x",
    ["BJ-SID-2"] = "x",
    ["BJ-NAT-1"] = "x",
    ["BJ-NAT-2"] = "x",
    ["BJ-NAT-3"] = "x",
    ["BJ-INS-1"] = "x",
    ["BJ-INS-2"] = "x",
    ["BJ-INS-3"] = "x",
    ["BJ-HIT-1"] = "x",
    ["BJ-HIT-2"] = "x",
    ["BJ-DBL-1"] = "x",
    ["BJ-SPL-1"] = "x",
    ["BJ-SEV-1"] = "x",
    ["BJ-END-1"] = "x",
    ["BJ-END-2"] = "x",
    ["BJ-END-3"] = "x",
  },
}
