--- Actions that play cards, claims about them, and places as arguments; of no game.
local function both(move, view)
  return view:groups(kasino.sum(move.args.cards))
end

return kasino.extend("cassino", {
  id = "plays",
  options = { equal_builds = "join" },
  title = "Plays",
  zones = { shelf = { per = "seat", slots = 2 } },
  vars = {
    claimed = { type = "card", many = true },
    captured = { type = "card", many = true },
    laid = { type = "card", many = true },
    swept = { type = "int", per = "seat" },
  },
  stages = { leave = { text = "let it be, or leave it", pass = "let" } },
  actions = {
    -- Several cards together take what adds up to their sum.
    together = {
      turn = "plays",
      args = { { name = "cards", cards = "hand", min = 2 }, { name = "taken", cards = both } },
      clause = "X-1",
    },
    pair = {
      turn = "plays",
      args = { { name = "one", card = "hand" }, { name = "other", card = "hand" } },
      refuses = { ["X-2"] = { on = "one", test = function(move) return move.args.one == "sK" end } },
    },
    spread = { turn = "plays", args = { { name = "cards", cards = "hand", min = 2 } } },
    add = {
      turn = "plays",
      args = { { name = "card", card = "hand" }, { name = "onto", place = "build" } },
      does = function(move, game)
        local value = game.builds[move.args.onto].value
        game:build(move.seat, value, { move.args.card }, { "hand", move.seat })
      end,
    },
    store = {
      args = { { name = "card", card = "hand" }, { name = "place", place = "shelf" } },
      does = function(move, game)
        game:give({ move.args.card }, { "hand", move.seat }, move.args.place)
      end,
    },
    leave = {
      stages = "leave",
      turn = "ends",
      does = function(_, game)
        game:set("laid", game.pending.cards or { game.pending.card })
        game:cancel("ends")
      end,
    },
    again = {
      stages = "leave",
      turn = "ends",
      does = function(_, game) game:cancel() end,
    },
  },
  on_claim = function(move, game)
    game:set("claimed", move.captured)
    if move.captured:has("d10") then game:ask(game:next(move.seat), "leave") end
  end,
  on_capture = function(move, game) game:set("captured", move.captured) end,
  on_trail = function(move, game) game:set("laid", move.cards) end,
  on_sweep = function(move, game)
    game:set("swept", move.seat, game:var("swept", move.seat) + 1)
  end,
  clauses = { ["X-1"] = "Several cards take together.", ["X-2"] = "No king first." },
})
