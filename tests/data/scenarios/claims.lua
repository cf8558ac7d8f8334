--- Moves that wait for answers, and variables of every type; of no game.
return kasino.extend("standard", {
  id = "claims",
  title = "Claims",
  clauses = { ["X-1"] = "Of a capture with s7 alone." },
  stages = { veto = { pass = "allow" } },
  actions = {
    veto = {
      stages = "veto",
      turn = "ends",
      refuses = {
        ["X-1"] = function(_, view)
          local move = view.pending
          return move.seat == 1 and move.card == "s9" and not move.captured:has("h2")
            and move.trails
        end,
      },
      does = function(_, game) game:cancel() end,
    },
    grab = {
      stages = "veto",
      turn = "ends",
      does = function(_, game) game:take(2, game.table, "table") end,
    },
  },
  options = {
    asked = {
      text = "who is asked",
      default = "next",
      choices = {
        next = {
          on_claim = function(move, game)
            if move.captures or move.card == "s9" then game:ask(game:next(move.seat), "veto") end
          end,
        },
        all = {
          on_claim = function(_, game)
            game:ask(2, "veto")
            game:ask(3, "veto")
          end,
        },
        nobody = {
          on_claim = function(move, game)
            if move.card == "s7" then game:cancel() end
          end,
        },
      },
    },
    naming = {
      text = "the seven of spades is played for a named number",
      default = false,
      on = {
        vars = { named = { type = "int", resets = "play" }, kept = { type = "int" } },
        on_claim = function(move, game)
          game:set("named", game:var("named") + (move.card == "s7" and 5 or 1))
        end,
        on_play = function(_, game) game:set("kept", game:var("named")) end,
      },
    },
    ties = {
      text = "what becomes of points for most spades that several have",
      default = "none",
      choices = {
        none = { scoring = { spades = { ties = "none" } } },
        share = { scoring = { spades = { ties = "share" } } },
        carry = { scoring = { spades = { ties = "carry" } } },
      },
    },
    left = {
      text = "who gets what is left",
      default = "second",
      choices = {
        second = { leftovers = function(view) return view:next(1) end },
        nobody = { leftovers = function() return false end },
      },
    },
  },
  scoring = { spades = { points = 5 }, cards = false },
  vars = {
    last = { type = "card" },
    seen = { type = "card", many = true },
    before = { type = "card", many = true },
    none = { type = "card", many = true },
    suits = { type = { "red", "black" }, many = true, per = "seat" },
    tally = { type = "int", slots = 3, per = "seat" },
    who = { type = "seat", many = true },
    seats = { type = "seat", many = true },
    had_seen = { type = "bool" },
    colour = { type = { "red", "black" } },
    sum = { type = "int" },
  },
  on_trail = function(move, game)
    if move.card == "s4" then game:ask(1, "play") end
    game:set("last", move.card)
    game:set("before", game:var("seen"))
    game:set("seen", game:var("seen"):with(move.card):with(move.card):with("hK"))
    game:set("seen", game:var("seen"):without("hK"))
    game:set("had_seen", game:var("before"):has(move.card))
    game:set("none", move.captured)
    game:set("suits", move.seat, { kasino.matches(move.card, "s c") and "black" or "red" })
    game:set("tally", move.seat, 2, game:var("tally", move.seat, 2) + 5)
    game:set("colour", game:var("suits", move.seat)[1])
    game:set("sum", game:var("tally", move.seat, 1) + game:var("tally", move.seat, 2))
    game:set("who", { 2, 1, 2 })
    game:set("seats", game.seats)
  end,
})
