--- Seats that are asked to play or to choose. Each choice of `rule` is one mechanism, of no game.

--- Asks these seats to play, one after the other.
---@param game kasino.Game
---@param seats integer[]
local function ask_to_play(game, seats)
  for _, seat in ipairs(seats) do game:ask(seat, "play") end
end

return kasino.extend("standard", {
  id = "asks",
  title = "Asks",
  clauses = { ["X-1"] = "One may.", ["X-2"] = "No sevens.", ["X-3"] = "No kings." },
  options = {
    rule = {
      text = "what is shown",
      default = "twice",
      choices = {
        twice = { on_sweep = function(_, game) ask_to_play(game, { 2, 2 }) end },
        thrice = { on_sweep = function(_, game) ask_to_play(game, { 2, 2, 2 }) end },
        after_choosing = {
          vars = { done = { type = "bool" } },
          stages = { choose = {} },
          actions = { leave = { stages = "choose", turn = "ends" } },
          on_trail = function(move, game)
            if game:var("done") then return end
            game:set("done", true)
            game:ask(move.seat, "play")
            game:ask(game:next(move.seat), "choose")
            game:ask(move.seat, "play")
          end,
        },
        between_rounds = { on_round_end = function(game) ask_to_play(game, { 2 }) end },
        again = {
          on_trail = function(move, game)
            if move.card == "s7" then ask_to_play(game, { 1, 2 }) end
            if move.card == "s8" then ask_to_play(game, { 1 }) end
          end,
        },
        colours = {
          vars = { colour = { type = { "red", "black" } }, done = { type = "bool" } },
          stages = {
            name = {
              text = "name a colour",
              pass = "nothing",
              done = function(game) game:set("done", true) end,
            },
          },
          actions = {
            choose = {
              stages = "name",
              turn = "ends",
              clause = "X-1",
              args = { { name = "colour", words = { "red", "black" } } },
              does = function(move, game) game:set("colour", move.args.colour) end,
            },
          },
          on_sweep = function(move, game) game:ask(move.seat, "name") end,
        },
        both = {
          vars = { done = { type = "int" } },
          stages = {
            name = {
              pass = "nothing",
              done = function(game) game:set("done", game:var("done") + 1) end,
            },
          },
          on_sweep = function(_, game)
            game:ask(1, "name")
            game:ask(2, "name")
          end,
        },
        one_word = {
          stages = { first = { pass = "no" }, second = { pass = "no" } },
          on_sweep = function(move, game) game:ask(move.seat, "first") end,
          on_trail = function(move, game) game:ask(move.seat, "second") end,
        },
        picking = {
          vars = { turns = { type = "int" } },
          on_turn = function(game) game:set("turns", game:var("turns") + 1) end,
          actions = {
            pick = {
              who = "any",
              clause = "X-1",
              args = { { name = "card", card = "table" } },
              refuses = {
                ["X-2"] = function(move) return kasino.number(move.args.card) == 7 end,
              },
              does = function(move, game) game:take(move.seat, { move.args.card }, "table") end,
            },
          },
        },
        sets = {
          actions = {
            grab = {
              turn = "plays",
              clause = "X-1",
              args = {
                { name = "cards", cards = function(_, view) return view:captures("c7") end },
              },
              refuses = { ["X-1"] = { on = "cards", test = function() return false end } },
              does = function(move, game) game:take(move.seat, move.args.cards, "table") end,
            },
            drop = {
              clause = "X-1",
              args = { { name = "cards", cards = "hand", min = 2, max = 3 } },
              does = function(move, game)
                game:give(move.args.cards, { "hand", move.seat }, "table")
              end,
            },
          },
        },
        burying = {
          on_deal = function(game)
            while game.table:has("A") do
              local aces = game.table:of("A")
              game:bury(aces, "table")
              game:draw(#aces, "table")
            end
          end,
        },
        redealing_while_dealing = {
          vars = {
            dealings = { type = "int", resets = "match" },
            unhappy = { type = "bool" },
          },
          deal = {
            first = {
              function(game) game:set("dealings", game:var("dealings") + 1) end,
              { hand = 4, clause = "X-1" },
              {
                does = function(game)
                  if game:hand(1):count("s") == 4 then game:redeal("X-3") end
                end,
                clause = "X-3",
              },
              { ask = "keep" },
              { table = 4 },
            },
          },
          stages = {
            keep = {
              clause = "X-2",
              pass = "keep",
              done = function(game)
                if game:var("unhappy") then game:redeal("X-3") end
              end,
            },
          },
          actions = {
            again = {
              stages = "keep",
              turn = "ends",
              does = function(_, game) game:redeal("X-2") end,
            },
            complain = {
              stages = "keep",
              turn = "ends",
              does = function(_, game) game:set("unhappy", true) end,
            },
          },
        },
        redealing = {
          on_deal = function(game)
            if game.table:has("K") then game:redeal("X-3") end
          end,
        },
      },
    },
  },
})
