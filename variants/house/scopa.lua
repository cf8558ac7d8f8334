--- Scopa: one card or one group is captured at a time, the single card first; four play in pairs.
--- Source: https://www.pagat.com/fishing/scopa.html; clauses SCP-*. That a primiera has all four
--- suits: D. Parlett, The Penguin Book of Card Games, and https://www.ilgiocatoreonline.it/
--- come-si-calcola-la-primiera-a-scopa.html; https://en.wikipedia.org/wiki/Scopa only adds up the
--- best of each. Napola and aces: http://xoomer.virgilio.it/jmpcav/carte/spunti.htm and Parlett.

local worth = { ["7"] = 21, ["6"] = 18, A = 16, ["5"] = 15, ["4"] = 14, ["3"] = 13, ["2"] = 12 }

--- The best card of every suit that the side has, added up; 0 if it needs all four and lacks one.
local function primiera(seat, view)
  local best, sum = { s = 0, h = 0, d = 0, c = 0 }, 0
  for _, mate in ipairs(view:side(seat)) do
    for _, card in ipairs(view:pile(mate)) do
      local suit = kasino.suit(card)
      best[suit] = math.max(best[suit], worth[kasino.rank(card)] or 10)
    end
  end
  for _, most in pairs(best) do
    if most == 0 and not view.options.incomplete_primiera then return 0 end
    sum = sum + most
  end
  return sum
end

--- How far the side's diamonds go from the ace, if to the three; counted at one of its seats.
local function napola(seat, view)
  local side, run = view:side(seat), 0
  local function has(card)
    for _, mate in ipairs(side) do
      if view:pile(mate):has(card) then return true end
    end
  end
  for _, rank in ipairs { "A", "2", "3", "4", "5", "6", "7", "J", "Q", "K" } do
    if not has("d" .. rank) then break end
    run = run + 1
  end
  return seat == side[1] and run >= 3 and run or 0
end

local primiera_text = {
  en = "Primiera scores 1, unless it is shared: the best card taken of each suit counts, 7 is 21, "
    .. "6 is 18, ace 16, 5 is 15, 4 is 14, 3 is 13, 2 is 12, any other 10, and most over the four "
    .. "suits wins.",
  sv = "Primiera ger 1 poäng, om den inte delas: det bästa kortet man tog i varje färg räknas, 7 "
    .. "är 21, 6 är 18, ess 16, 5 är 15, 4 är 14, 3 är 13, 2 är 12, andra 10, och mest över de "
    .. "fyra färgerna vinner.",
}

--- Whether nobody has a card beside the one that is played, and none will be dealt.
local function is_last_card(_, view)
  local held = 0
  for _, seat in ipairs(view.seats) do held = held + #view:hand(seat) end
  return view.last_round and held == 1
end

--- An ace takes the whole table: also `beside_aces` that lie there, or not, for a scopa or none.
local function ace_takes_all(beside_aces, is_scopa)
  local patch = {
    capture = { ace = { by = "all", played = "A", clause = "SCP-15" } },
    clauses = {
      ["SCP-15"] = {
        en = "An ace takes all that lies on the table, an ace or not.",
        sv = "Ett ess tar allt som ligger på bordet, ess eller inte.",
      },
    },
  }
  if beside_aces then
    patch.capture.equal = { played = "2-7 J-K" }
  else
    patch.capture.ace.when = function(_, view) return not view.table:has("A") end
    patch.clauses["SCP-15"] = {
      en = "An ace takes all that lies on the table, or an ace if one lies there.",
      sv = "Ett ess tar allt som ligger på bordet, eller ett ess om något ligger där.",
    }
  end
  if is_scopa then return patch end
  patch.void_sweeps = {
    ["SCP-16"] = function(move)
      local is_pair = #move.captured == 1 and move.captured:has("A")
      return move.card and kasino.rank(move.card) == "A" and not is_pair
    end,
  }
  patch.clauses["SCP-16"] = {
    en = "An ace that clears the table makes no scopa, unless it takes a lone ace.",
    sv = "Ett ess som tömmer bordet gör ingen scopa, om det inte tar ett ensamt ess.",
  }
  return patch
end

return kasino.variant {
  id = "scopa",
  title = "Scopa",
  aim = {
    en = "Take one card of equal value, or a sum; most cards and diamonds, d7, primiera and "
      .. "clearing the table score. Most points win at {target}.",
    sv = "Ta ett kort av samma värde, eller en summa: flest kort och ruter, ruter sju, primiera "
      .. "och att tömma bordet ger poäng. Flest poäng vinner vid {target}.",
  },
  players = { 2, 4 },
  for_players = {
    [4] = {
      aim = {
        en = "{aim} Partners add up what they take.",
        sv = "{aim} Ett par räknar ihop det de tar in.",
      },
      teams = { sides = 2, majority = "side" },
    },
  },
  deck = { without = "8-10" },
  values = { J = 8, Q = 9, K = 10 },
  deal = { first = { { hand = 3 }, { table = 4 } }, later = { { hand = 3 } } },
  capture = {
    equal = { by = "value", groups = { 1 }, clause = "SCP-4" },
    sum = { by = "sum", groups = { 1 }, clause = "SCP-4" },
  },
  duties = { single_first = "SCP-5", capture = "SCP-6" },
  void_sweeps = { ["SCP-8"] = is_last_card },
  scoring = {
    sweep = { per = "sweep", points = 1, clause = "SCP-7",
      title = { en = "sweep", sv = "tömning" } },
    cards = { most = "*", points = 1, clause = "SCP-10", title = { en = "cards", sv = "kort" } },
    coins = { most = "d", points = 1, clause = "SCP-10",
      title = { en = "diamonds", sv = "ruter" } },
    seven = { each = "d7", points = 1, clause = "SCP-10",
      title = { en = "the seven of diamonds", sv = "ruter sju" } },
    primiera = { most = primiera, points = 1, clause = "SCP-11", title = "primiera" },
  },
  leftovers = { clause = "SCP-9" },
  on_deal = function(game) if game.table:count("K") >= 3 then game:redeal("SCP-3") end end,
  cites = { trail = "SCP-6", sweep = "SCP-7", otherwise = "SCP-4" },
  options = {
    target = {
      title = { en = "target", sv = "mål" },
      text = { en = "points for a match", sv = "poäng för partiet" }, default = "11",
      choices = {
        ["11"] = { match = { to = 11 } },
        ["16"] = { match = { to = 16 } },
        ["21"] = { match = { to = 21 } },
      },
    },
    incomplete_primiera = {
      title = { en = "incomplete-primiera", sv = "ofullständig-primiera" },
      text = { en = "a primiera may lack a suit", sv = "en primiera får sakna en färg" },
      default = false, on = {
        clauses = {
          ["SCP-11"] = {
            en = primiera_text.en .. " A suit that is lacking adds nothing.",
            sv = primiera_text.sv .. " En färg som saknas ger ingenting.",
          },
        },
      },
    },
    napola = {
      title = { en = "napola", sv = "napola" },
      text = { en = "a run of diamonds scores", sv = "en svit i ruter ger poäng" },
      default = false, on = {
        scoring = {
          napola = { count = napola, points = 1, clause = "SCP-14", title = "napola" },
        },
        clauses = {
          ["SCP-14"] = {
            en = "Napola: the ace, two and three of diamonds score 3, and each diamond that goes "
              .. "on from there 1 more, up to 10 with the king.",
            sv = "Napola: ruter ess, två och tre ger 3 poäng, och varje ruter som fortsätter "
              .. "därifrån 1 till, upp till 10 med kungen.",
          },
        },
      },
    },
    ace_takes = {
      title = { en = "ace-takes", sv = "ess-tar" },
      titles = {
        ace = { en = "ace", sv = "ess" },
        all = { en = "all", sv = "allt" },
        all_scopa = { en = "all-scopa", sv = "allt-scopa" },
        all_unless_ace = { en = "all-unless-ace", sv = "allt-utom-vid-ess" },
        all_unless_ace_scopa = { en = "all-unless-ace-scopa", sv = "allt-utom-vid-ess-scopa" },
      },
      text = { en = "what an ace takes", sv = "vad ett ess tar" }, default = "ace",
      choices = {
        ace = {},
        all = ace_takes_all(true, false),
        all_scopa = ace_takes_all(true, true),
        all_unless_ace = ace_takes_all(false, false),
        all_unless_ace_scopa = ace_takes_all(false, true),
      },
    },
  },
  clauses = {
    ["SCP-1"] = {
      en = "The pack has forty cards, without 8, 9 and 10. An ace counts 1, 2 to 7 as printed, a "
        .. "jack 8, a queen 9 and a king 10.",
      sv = "Leken har fyrtio kort, utan 8, 9 och 10. Ett ess räknas som 1, 2 till 7 som de är, en "
        .. "knekt som 8, en dam som 9 och en kung som 10.",
    },
    ["SCP-2"] = {
      en = "Three cards are dealt to each player and four to the table; when all are played, three "
        .. "more to each player.",
      sv = "Tre kort ges till varje spelare och fyra till bordet. När alla är spelade, ges tre nya "
        .. "till varje spelare.",
    },
    ["SCP-3"] = {
      en = "If three or four kings lie on the first table, the cards are shuffled and dealt again.",
      sv = "Om tre eller fyra kungar ligger på första bordet, blandas och ges korten om.",
    },
    ["SCP-4"] = {
      en = "A card takes one card of its value, or one group of cards that adds up to it.",
      sv = "Ett kort tar ett kort av sitt värde, eller en grupp kort som tillsammans blir det.",
    },
    ["SCP-5"] = {
      en = "If a single card of its value lies there, it must be taken rather than a group.",
      sv = "Ligger där ett enstaka kort av dess värde, måste det tas hellre än en grupp.",
    },
    ["SCP-6"] = {
      en = "You play any card. One that can capture must; another is laid out.",
      sv = "Du spelar vilket kort du vill. Ett som kan ta in måste det; ett annat läggs ut.",
    },
    ["SCP-7"] = {
      en = "Clearing the table is a scopa and scores 1.",
      sv = "Att tömma bordet är en scopa och ger 1 poäng.",
    },
    ["SCP-8"] = {
      en = "The very last card of the deal makes no scopa.",
      sv = "Givens allra sista kort gör ingen scopa.",
    },
    ["SCP-9"] = {
      en = "The cards left on the table go to whoever captured last.",
      sv = "Korten som ligger kvar på bordet går till den som sist tog in.",
    },
    ["SCP-10"] = {
      en = "Most cards, most diamonds and the seven of diamonds (settebello) score 1 each; a "
        .. "shared first place scores nothing.",
      sv = "Flest kort, flest ruter och ruter sju (settebello) ger 1 poäng var; en delad "
        .. "förstaplats ger ingenting.",
    },
    ["SCP-11"] = {
      en = primiera_text.en .. " Who lacks a suit has no primiera.",
      sv = primiera_text.sv .. " Den som saknar en färg har ingen primiera.",
    },
    ["SCP-12"] = {
      en = "The match is over once somebody has {target} points, and whoever has most wins.",
      sv = "Partiet är slut när någon har {target} poäng, och den som har flest vinner.",
    },
    ["SCP-13"] = {
      en = "Four play in two pairs, partners opposite each other: what they take and score counts "
        .. "together.",
      sv = "Fyra spelar i två par, med partner mittemot varandra: det de tar in och får poäng för "
        .. "räknas ihop.",
    },
  },
}
