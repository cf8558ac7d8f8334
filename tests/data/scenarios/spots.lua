--- Pots beside a zone, and those of the game: each seat bets beside any hand; of no game.
return kasino.variant {
  id = "spots",
  title = "Spots",
  players = { min = 2, max = 2 },
  purse = { start = 100, unit = "kr" },
  pots = { bet = { beside = "spot" } },
  zones = { spot = { per = "seat", slots = 2 } },
  stages = { bet = {} },
  actions = {
    bet = {
      stages = "bet",
      turn = "ends",
      clause = "X-1",
      args = { { name = "on", seat = "any" }, { name = "kr", stake = "bet", from = 1, to = 50 } },
    },
  },
  deal = {
    first = {
      { ask = "bet" },
      function(game)
        game:pay(1, { "bet", 1, 1, 2 }, 20)
        assert(game:pot("bet", 1) == 25 and game:pot("bet", 1, 1) == 20)
        assert(game:pot("bet", 1, 2, 1) == 5 and game:pot("bet", 2, 1) == 0)
        assert(game:staked("bet") == 36 and game:staked("bet", 2) == 16)
        assert(game:staked("bet", 2, 1) == 16 and game:staked("bet", 1, 1) == 0)
        game:settle({ "bet", 2, 1 }, "3:2", "X-1")
        game:settle({ "bet", 1 }, "lost", "X-1")
        game:settle("bet", "back")
      end,
    },
    short = true,
  },
  options = {
    pot = {
      text = "whose the pot is",
      default = "beside",
      choices = {
        beside = {},
        of_game = {
          pots = { bet = { beside = false } },
          deal = { first = { { ask = "bet" }, function(game) game:pay("bet", 2, "X-1") end } },
        },
      },
    },
  },
  clauses = { ["X-1"] = "One." },
}
