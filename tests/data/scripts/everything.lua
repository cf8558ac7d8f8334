--- Every key of a script, so that tests play with each.
return kasino.variant {
  id = "everything",
  title = { en = "Everything", sv = "Allting" },
  deal = {
    first = { { hand = 2 }, { table = 4 }, { hand = 2 },
      { ask = "colour" },
      function(game) game:give(game.table:of("J"), "table", "aside") end,
    },
    later = { { hand = 4 }, { ask = "colour" } },
    draw = 0,
    short = true,
  },
  aim = "Take cards of equal value and sums; most points win.",
  source = "as played at my grandmother's",
  api = 1,
  requires = { ["match.to"] = true },
  players = {
    min = 2, max = 4,
    hasty = function(view, choices) return choices[1] end,
  },
  for_players = { [3] = { leftovers = "dealer" } },
  packs = 1,
  jokers = 0,
  deck = { without = "c2" },
  values = { A = { 1, 14 }, s2 = 2 },
  hand_values = { d10 = 16 },
  table_values = { d10 = 10 },
  capture = {
    equal = { by = "value", clause = "ALL-1" },
    sum = { by = "sum", clause = "ALL-1" },
    fifteen = {
      by = "total", total = 15,
      played = "5-7", takes = "2-10",
      groups = { 1 },
      clause = "ALL-2",
    },
  },
  duties = {
    sweep = "ALL-3",
    capture = "ALL-4",
    any_capture = "ALL-4",
    take_all = "ALL-4",
    hold_build = "ALL-13",
    keep_build = "ALL-13",
    owner_trail = "ALL-13",
  },
  builds = {
    of = "A-10",
    single = "ALL-13",
    multiple = "ALL-13",
    raise = "ALL-13",
    raised_by = "anyone",
    equal = "join",
    taken = "ALL-13",
  },
  honest = { ["ALL-3"] = true },
  refuses = {
    ["ALL-5"] = {
      on = "trail",
      test = function(move, view) return move.card == "s2" and #view:hand() > 1 end,
    },
  },
  void_sweeps = {
    ["ALL-6"] = function(_, view) return view.last_round end,
  },
  scoring = {
    cards = { most = "*", points = 2, clause = "ALL-7",
      ties = "share" },
    aces = { each = "A", points = 1, clause = "ALL-7",
      title = { en = "aces", sv = "ess" } },
    sweeps = { per = "sweep", clause = "ALL-7" },
    kings = { count = function(seat, view) return view:pile(seat):count("K") // 2 end },
    queens = { most = function(seat, view) return view:pile(seat):count("Q") end },
  },
  leftovers = {
    to = "last_capturer",
    clause = "ALL-10",
  },
  next_dealer = "left",
  match = {
    to = kasino.option("target"),
    out_at = 0,
    deals = 0,
    rank = "highest",
    ties = { { most = "s" }, { fewest = "c" } },
  },
  zones = {
    aside = {
      per = "game",
      slots = 1,
      show = "top",
    },
    trophies = { per = "seat", scored = true },
    pile = {
      show = "open",
      taken = {
        by = "rank",
        whose = "opponents",
        clause = "ALL-12",
      },
    },
  },
  vars = {
    streak = {
      type = "int",
      per = "seat",
      slots = 1,
      default = 0,
      resets = "round",
      show = "all",
      on_board = true,
    },
    acted = { type = "bool", per = "seat" },
    colour = { type = { "neither", "red", "black" } },
    shown = { type = "card", many = true },
  },
  stages = {
    colour = {
      text = "name a colour",
      pass = "skip",
      auto = false,
      done = function(game) game:event("named", { colour = game:var("colour") }) end,
    },
    again = { from = "hand" },
  },
  actions = {
    name = {
      stages = "colour",
      turn = "ends",
      args = { { name = "colour", words = { "red", "black" } } },
      does = function(move, game) game:set("colour", move.args.colour) end,
    },
    bet = {
      who = "any",
      args = {
        { name = "against", seat = "others" },
        { name = "points", from = 1, to = 5, step = 2 },
      },
      clause = "ALL-8",
      refuses = { ["ALL-8"] = function(move, view) return view:var("acted", move.seat) end },
      does = function(move, game)
        game:set("acted", move.seat, true)
        game:award(move.args.against, move.args.points, "ALL-8")
      end,
    },
    show = {
      args = {
        { name = "first", card = "hand" },
        { name = "others", cards = "hand", min = 2, max = 2,
          show = "owner" },
      },
      refuses = {
        ["ALL-9"] = function(move, view) return view:var("acted", move.seat) end,
        ["ALL-11"] = {
          on = "others",
          test = function(move) return move.args.others:contains(move.args.first) end,
        },
      },
      does = function(move, game)
        game:set("acted", move.seat, true)
        game:set("shown", game:var("shown"):with(move.args.first))
      end,
    },
  },
  on_claim = function(move, game)
    if move.card == "s2" then game:ask(game:next(move.seat), "colour") end
  end,
  on_deal = function(game)
    if game.table:count("K") > 2 then game:redeal("ALL-10") end
  end,
  on_round_end = function(game) game:award(game.last_player, 1, "ALL-10") end,
  on_round = function(game) game:event("named", { colour = game:var("colour") }) end,
  on_turn = function(game) game:set("acted", game.turn, false) end,
  on_trail = function(move, game) game:set("streak", move.seat, 0) end,
  on_capture = function(move, game)
    game:set("streak", move.seat, game:var("streak", move.seat) + 1)
  end,
  on_build = function(move, game)
    if move.built == 10 then game:set("acted", move.seat, true) end
  end,
  on_sweep = function(move, game) game:ask(move.seat, "colour") end,
  on_play = function(move, game)
    if game:var("streak", move.seat) == 3 then game:award(move.seat, 1, "ALL-10") end
  end,
  on_deal_end = function(game) game:award(game.dealer, 1, "ALL-10") end,
  on_scored = function(game)
    if game.match_is_over then game:award(game.winners[1], 1, "ALL-10") end
  end,
  remarks = {
    bare = function(move, view) return #view.table == 0 and { seat = move.seat } end,
  },
  events = {
    bare = "Seat {seat} leaves nothing.",
    named = "The colour is {colour}.",
  },
  cites = {
    trail = "ALL-1",
    decline = "ALL-4",
    several = "ALL-1",
    partial = "ALL-4",
    sweep = "ALL-7",
    sweep_card = "ALL-3",
    sweep_way = "ALL-3",
    two_values = "ALL-1",
    other_values = { clause = "ALL-1", values = { K = 25 } },
    overlap = "ALL-1",
    otherwise = "ALL-1",
    printed_value = "ALL-1",
    hand_values = "ALL-1",
    table_values = "ALL-1",
    build_of = "ALL-13",
    build_fixed = "ALL-13",
    build_changed = "ALL-13",
    build_equal = "ALL-13",
    build_without = "ALL-13",
  },
  amends = { ["STD-SCO-4"] = "Sweeps score nothing." },
  clauses = {
    ["ALL-1"] = "Take cards of equal value, and cards that add up to it.",
    ["ALL-2"] = "A five to seven also takes what makes 15 with it.",
    ["ALL-3"] = "Who can sweep must.",
    ["ALL-4"] = "Who can capture must, and takes all there is.",
    ["ALL-5"] = "Lillan is laid out last of all.",
    ["ALL-6"] = "In the last round sweeps count for nothing.",
    ["ALL-7"] = "Most cards 2, each ace and sweep 1, two kings 1; a match goes to {target}.",
    ["ALL-8"] = "Once a turn anybody may give another 1, 3 or 5 points.",
    ["ALL-9"] = "Once a turn you may show three cards, the first beside the others.",
    ["ALL-10"] = "Three kings on the table: deal again. The last card of a round scores 1.",
    ["ALL-11"] = "The card shown first is none of the others.",
    ["ALL-12"] = "A card of the rank of an opponent's last card takes the pile.",
    ["ALL-13"] = "Cards are built to a numeral of which another is held, and that one takes them.",
  },
  options = {
    target = {
      text = "points for a match",
      default = 16,
      min = 1, max = 100,
    },
    partners = {
      text = "two sides", default = false,
      on = {
        players = 4,
        teams = {
          sides = 2,
          majority = "side",
        },
      },
      off = {},
    },
    hands = {
      text = "how many cards", default = "four",
      choices = {
        four = {},
        two = { deal = { first = { { hand = 2 } }, later = { { table = 1 }, { hand = 2 } } } },
      },
    },
  },
}
