--- Purses, pots and the bank: each seat stakes, and what `settle` says is paid then; of no game.

--- The chips of a zone, for its label.
---@param view kasino.View
---@return string
local function chips(view) return #view:zone("shown") .. " shown" end

return kasino.variant {
  id = "money",
  title = "Money",
  players = { min = 1, max = 3, bold = function(_, choices) return #choices, "all of it" end },
  deck = { spent = "spent", cut = 40 },
  purse = { start = 100, unit = "kr", out_below = 10 },
  pots = { bet = { per = "seat", slots = 2 }, kitty = {} },
  zones = { spent = { show = "hidden" }, shown = { label = chips } },
  stages = { bet = {} },
  actions = {
    bet = {
      stages = "bet",
      turn = "ends",
      clause = "X-1",
      args = {
        {
          name = "kr", stake = true, from = 10, step = 10,
          to = function(_, view) return view.deal * 60 end,
        },
      },
      does = function(move, game)
        game:draw(2, "shown")
        game:pay(move.seat, { "bet", move.seat, 2 }, move.args.kr)
      end,
    },
  },
  deal = { first = { { ask = "bet" } }, short = true },
  match = { deals = 9 },
  options = {
    settle = {
      text = "what is paid",
      default = "nothing",
      choices = {
        nothing = {},
        bank = {
          deal = { first = { { ask = "bet" }, function(game)
            game:pay({ "bet", 1, 2 }, "bank", "X-1")
            game:pay("bank", 2, 30, "X-1")
            game:pay({ "bet", 2, 2 }, 2)
          end } },
        },
        lost = {
          deal = { first = { { ask = "bet" }, function(game)
            game:pay({ "bet", 1, 2 }, "bank", "X-1")
          end } },
        },
        standing = {
          deal = { first = { { ask = "bet" }, function(game)
            game:pay({ "bet", 1, 2 }, { "bet", 1, 1 }, 10)
          end } },
        },
        apart = {
          actions = {
            bet = {
              does = function(move, game)
                game:pay(move.seat, { "bet", move.seat, 2 }, move.args.kr)
              end,
            },
          },
          deal = { first = { { ask = "bet" }, function(game)
            game:pay({ "bet", 2, 2 }, 2, 20) -- back, as if it had not been staked
            game:draw(1, "shown")
            game:pay(1, { "bet", 1, 1 }, 10)
            game:pay({ "bet", 2, 2 }, 2, 10) -- back, but it was at stake
          end } },
        },
        late = {
          deal = { first = { { ask = "bet" }, function(game)
            game:pay(1, { "bet", 1, 1 }, 10)
          end } },
        },
        kitty = {
          deal = { first = { { ask = "bet" }, function(game)
            game:pay({ "bet", 1, 2 }, "kitty", "X-1")
          end } },
        },
      },
    },
    dealer = {
      text = "who deals",
      default = "seat",
      choices = { seat = {}, nobody = { next_dealer = "nobody" } },
    },
    more = {
      text = "whether one stakes twice",
      default = false,
      on = {
        actions = {
          bet = {
            args = {
              { name = "kr", stake = true, from = 10, to = 90 },
              { name = "more", stake = true, from = 0, to = 90 },
            },
          },
        },
      },
    },
  },
  clauses = { ["X-1"] = "One." },
}
