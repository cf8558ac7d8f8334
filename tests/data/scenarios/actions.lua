--- Actions in turn and out of it, and those that play a card; of no game.
return kasino.extend("standard", {
  id = "actions",
  title = "Actions",
  options = {
    who = {
      text = "who may ring",
      default = "any",
      choices = {
        turn = { actions = { ring = { who = "turn" } } },
        others = { actions = { ring = { who = "others" } } },
        any = { actions = { ring = { who = "any" } } },
        opponents = { actions = { ring = { who = "opponents" } } },
        partners = { actions = { ring = { who = "partners" } } },
      },
    },
    ends_turn = {
      text = "whether ringing ends the turn",
      default = false,
      on = { actions = { ring = { turn = "ends" } } },
    },
    teams = {
      text = "whether seats play together",
      default = false,
      on = { players = 4, teams = { sides = 2 } },
    },
    minded = {
      text = "who minds the clauses",
      default = "engine",
      choices = {
        engine = {},
        nobody = {
          duties = { capture = "X-6" },
          honest = { ["X-2"] = true, ["X-6"] = true },
          vars = { broke = { type = "bool" } },
          on_play = function(move, game)
            game:set("broke", move.breaks:has("X-2") or move.breaks:has("X-6"))
          end,
        },
      },
    },
    vetoed = {
      text = "whether what takes cards waits for the next seat",
      default = false,
      on = {
        stages = { veto = { pass = "allow" } },
        on_claim = function(move, game)
          if move.action == "gather" then game:ask(game:next(move.seat), "veto") end
        end,
        actions = {
          veto = {
            stages = "veto",
            turn = "ends",
            does = function(_, game)
              if game.pending.action == "gather" then game:cancel() end
            end,
          },
        },
      },
    },
  },
  vars = {
    rung = { type = "int", per = "seat", resets = "match" },
    played = { type = "card" },
    taken = { type = "card", many = true },
    laid = { type = "card" },
    captures = { type = "int" },
  },
  actions = {
    ring = {
      refuses = { ["X-3"] = function(move, view) return view:var("rung", move.seat) > 1 end },
      does = function(move, game)
        game:set("rung", move.seat, game:var("rung", move.seat) + 1)
      end,
    },
    stop = {
      who = "any",
      does = function(move, game) game:end_match({ move.seat, 1 }, "X-4") end,
    },
    -- Any card takes two cards of the table, or is hidden in the pile.
    gather = {
      turn = "plays",
      args = { { name = "card", card = "hand" }, { name = "pair", cards = "table", min = 2 } },
      refuses = {
        ["X-1"] = { on = "pair", test = function(move) return #move.args.pair > 2 end },
        ["X-2"] = function(move) return move.args.card == "s2" end,
        -- It is asked before the pair is chosen.
        ["X-5"] = { on = "card", test = function(move) return move.args.pair ~= nil end },
      },
      does = function(move, game)
        game:give({ move.args.card }, { "hand", move.seat }, { "pile", move.seat })
        game:give(move.args.pair, "table", { "pile", move.seat })
      end,
    },
    hide = {
      turn = "plays",
      args = { { name = "card", card = "hand" } },
      does = function(move, game)
        game:give({ move.args.card }, { "hand", move.seat }, { "pile", move.seat })
      end,
    },
  },
  on_trail = function(move, game) game:set("laid", move.card) end,
  on_capture = function(_, game) game:set("captures", game:var("captures") + 1) end,
  on_play = function(move, game)
    game:set("played", move.card)
    game:set("taken", move.captured)
  end,
  remarks = {
    gathered = function(move) return move.action == "gather" and { seat = move.seat } end,
  },
  events = { gathered = "Seat {seat} gathers." },
  clauses = {
    ["X-1"] = "Two at most.", ["X-2"] = "Not by lillan.", ["X-3"] = "Ring twice at most.",
    ["X-4"] = "Stop.", ["X-5"] = "Later.", ["X-6"] = "Capture.",
  },
})
