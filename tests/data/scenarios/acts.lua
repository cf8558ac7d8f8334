--- What acting functions do, and when they are called; of no game. Each choice of `act` is what the
--- seven of spades does that is laid out.
return kasino.extend("standard", {
  id = "acts",
  title = "Acts",
  clauses = { ["X-1"] = "So it is.", ["X-2"] = "The seven of hearts sweeps for nobody." },
  vars = {
    swept = { type = "int" },
    play = { type = "int", resets = "play" },
    round = { type = "bool", resets = "round" },
    deal = { type = "seat" },
    match = { type = { "up", "down" }, resets = "match", per = "seat" },
  },
  options = {
    act = {
      text = "what is done",
      default = "give",
      choices = {
        give = {
          on_trail = function(_, game)
            game:give({ "h9" }, { "hand", 2 }, "table")
            game:give(game.table:of("h"), "table", { "pile", 2 })
            game:give({ "d6" }, "stock", { "hand", 1 })
          end,
        },
        draw = {
          on_trail = function(_, game)
            local drawn = game:draw(5, { "hand", 1 })
            assert(#drawn == 2 and drawn[1] == "d5")
          end,
        },
        award = {
          on_trail = function(_, game)
            game:award(2, 5, "X-1")
            game:award(1, -3, "X-1")
          end,
        },
        sweep = {
          on_trail = function(_, game)
            game:sweep(2, 3, "X-1")
            game:sweep(2, -1, "X-1")
            game:sweep(1, -4, "X-1")
          end,
        },
        void = {
          void_sweeps = {
            ["X-2"] = function(move, view)
              return view.seat == 2 and move.captures and not move.card and move.captured:has("h7")
            end,
          },
          on_trail = function(_, game)
            game:sweep(2, 1, "X-1")
            game:take(1, { "s7" }, "table")
            game:take(2, { "h7" }, "table")
            game:sweep(2, 1, "X-1")
            game:sweep(1, 1, "X-1")
          end,
        },
        follow = {
          on_sweep = function(move, game)
            assert(move.seat == 2 and move.sweeps and move.captures and not move.trails)
            assert(not (move.card or move.value or move.from or move.action))
            assert(#move.groups == 0 and #move.breaks == 0 and next(move.args) == nil)
            assert(#move.captured == 2 and move.captured:has("s7"))
            assert(game.sweeps[2] == 2)
            game:set("swept", game:var("swept") + 1)
            game:sweep(1, 1, "X-1")
          end,
          on_trail = function(_, game)
            game:take(2, game.table, "table")
            game:sweep(2, 2, "X-1")
            assert(game:var("swept") == 0)
          end,
        },
        end_deal = {
          on_trail = function(_, game)
            game:end_deal()
            game:award(2, 1, "X-1")
          end,
        },
        empty_hand = {
          on_turn = function(game)
            if game.turn == 2 then game:give(game:hand(2), { "hand", 2 }, "table") end
          end,
        },
        set = {
          on_trail = function(move, game)
            if move.card ~= "s7" then return end
            game:set("play", 5)
            game:set("round", true)
            game:set("deal", 2)
            game:set("match", 2, "down")
          end,
        },
        score_at_deal = {
          on_deal = function(game) game:award(1, game:score(2), "X-1") end,
        },
        end_on_deal = { on_deal = function(game) game:end_deal() end },
        end_on_round_end = { on_round_end = function(game) game:end_deal() end },
        end_on_round = { on_round = function(game) game:end_deal() end },
        end_on_turn = { on_turn = function(game) game:end_deal() end },
      },
    },
  },
})
