--- What is known and decided at the end of a deal and of a match; of no game.

--- Remembers whether the match is over, and who has won it.
---@param game kasino.Game
local function remember(game)
  game:set("is_over", game.match_is_over)
  game:set("won", game.winners)
end

return kasino.extend("standard", {
  id = "ends",
  title = "Ends",
  clauses = { ["X-1"] = "So it ends." },
  vars = {
    was_over = { type = "bool", resets = "match" },
    is_over = { type = "bool", resets = "match" },
    won = { type = "seat", many = true, resets = "match" },
    first = { type = "seat", resets = "match" },
    score_then = { type = "int", resets = "match" },
  },
  on_trail = function(_, game) game:set("first", game.seats[3] or false) end,
  on_deal_end = function(game) game:set("was_over", game.match_is_over or #game.winners > 0) end,
  on_scored = remember,
  options = {
    scored = {
      text = "what is done once the deal is counted",
      default = "nothing",
      choices = {
        nothing = {},
        award = {
          on_deal_end = function(game) game:award(1, 2, "X-1") end,
          on_scored = function(game)
            game:set("score_then", game:score(1))
            game:award(1, 4, "X-1")
            game:award(1, -1, "X-1")
            remember(game)
          end,
        },
        end_match = {
          on_scored = function(game)
            game:end_match({ 2 }, "X-1")
            remember(game)
          end,
        },
      },
    },
    rank = {
      text = "who wins",
      default = "highest",
      choices = {
        highest = {},
        lowest = { match = { to = false, out_at = 10, rank = "lowest" } },
        left = { match = { to = false, out_at = 10 } },
      },
    },
    next_dealer = {
      text = "who deals next",
      default = "left",
      choices = {
        left = { next_dealer = "left" },
        winner = { next_dealer = "winner" },
        first = { next_dealer = function(view) return view:var("first") end },
        nobody_said = { next_dealer = function() return false end },
        same = { next_dealer = function(view) return view:points(2) > 0 and view.dealer end },
        third = { next_dealer = function() return 3 end },
      },
    },
    most = {
      text = "who has points for low cards",
      default = "nobody",
      choices = {
        nobody = {},
        most = {},
        share = { scoring = { low = { ties = "share" } } },
      },
    },
    sides = {
      text = "whether sides count together",
      default = false,
      on = {
        players = 4,
        teams = { sides = 2, majority = "side" },
        scoring = {
          low = { most = function(seat, view) return #view:pile(seat) end, ties = "carry" },
        },
      },
    },
    left = {
      text = "who gets the cards left",
      default = "capturer",
      choices = {
        capturer = { leftovers = { clause = "X-1" } },
        dealer = { leftovers = { to = "dealer", clause = "X-1" } },
        first = { leftovers = { to = function() return 1 end, clause = "X-1" } },
        nobody = { leftovers = { to = "nobody", clause = "X-1" } },
      },
    },
  },
  scoring = {
    low = { points = 4, most = function(seat, view) return view:pile(seat):count("2-4") end },
  },
})
