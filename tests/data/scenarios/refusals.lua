--- Functions that answer: refusals, void sweeps, counts; of no game.

--- A refusal of all that is done with the seven of spades, as far as it is asked.
local function of_seven(on)
  return { refuses = { ["X-1"] = { on = on, test = function(move) return move.card == "s7" end } } }
end

return kasino.extend("standard", {
  id = "refusals",
  title = "Refusals",
  clauses = { ["X-1"] = "Not so.", ["X-2"] = "Nor so." },
  options = {
    rule = {
      text = "what is refused",
      default = "move",
      choices = {
        move = of_seven("move"),
        card = of_seven("card"),
        trail = of_seven("trail"),
        capture = of_seven("capture"),
        pairs = {
          refuses = { ["X-1"] = function(move) return #move.captured == 2 end },
        },
        several = {
          refuses = {
            ["X-2"] = function(move) return move.trails end,
            ["X-1"] = function(move) return move.trails and move.card == "s7" end,
          },
          duties = { sweep = "STD-TAB-1" },
        },
        any_capture = { duties = { any_capture = "X-1" } },
        void = {
          void_sweeps = { ["X-1"] = function(_, view) return #view.table == 1 end },
          on_sweep = function(move, game) game:award(move.seat, 7, "X-2") end,
        },
        counts = {
          scoring = {
            low = {
              count = function(seat, view)
                return view:pile(seat):count("2-4") + #view:hand(3 - seat)
              end,
              points = -2,
              clause = "X-1",
            },
          },
          -- It asks for points that another function counts, and goes on.
          refuses = {
            ["X-2"] = function(move, view)
              local points = view:points(1)
              return points < -6 and view.seat == 1 and move.trails
            end,
          },
        },
        -- What a seat may know, and ask.
        looks = {
          vars = {
            open = { type = "bool" },
            each = { type = "bool", per = "seat" },
            own = { type = "bool", per = "seat", show = "owner" },
          },
          refuses = {
            ["X-1"] = function(move, view)
              return move.trails and (#view:hand(2) == 2 or view:hand(1):has("h9")
                or view:pile(2):has("h9") or view:var("open") or view:var("each", 2)
                or view:var("own", 1))
            end,
          },
        },
      },
    },
  },
})
