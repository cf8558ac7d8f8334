--- Ways to capture, and the duties about them; of no game.

--- The run of table cards that begins with the number of `card`, if there are two at least.
---@param card kasino.Card
---@param view kasino.View
---@return kasino.Card[][]
local function run_from(card, view)
  local run, number = {}, kasino.number(card)
  while #view.table:of(tostring(number)) > 0 do
    run[#run + 1] = view.table:of(tostring(number))[1]
    number = number + 1
  end
  return #run > 1 and { run, run } or {}
end

local one, few, two = { groups = { 1 } }, { groups = { 1, 3 } }, { groups = { 2 } }

return kasino.extend("standard", {
  id = "captures",
  title = "Captures",
  clauses = { ["X-1"] = "By its own way.", ["X-2"] = "One must." },
  options = {
    values = { default = "aces" },
    way = {
      text = "what takes what",
      default = "one_sum",
      choices = {
        one_sum = { capture = { sum = one } },
        one_sum_all = { capture = { sum = one }, duties = { take_all = "X-2" } },
        one_of_either = {
          capture = { equal = one, sum = one },
          values = { h3 = { 3, 7 }, h4 = { 4, 7 } },
        },
        one_or_three = { capture = { equal = few, sum = few } },
        one_or_three_all = { capture = { equal = few, sum = few }, duties = { take_all = "X-2" } },
        two = { capture = { equal = two, sum = two }, duties = { capture = "X-2" } },
        all = {
          capture = {
            all = { by = "all", played = "J", takes = "A-10 J", clause = "X-1" },
          },
        },
        single = {
          capture = { equal = one, sum = one },
          duties = { capture = "STD-CAP-1", single_first = "X-2" },
        },
        single_among = { duties = { single_first = "X-2" } },
        single_and_all = { duties = { single_first = "X-2", take_all = "STD-CAP-1" } },
        single_sweep = { duties = { sweep = "STD-CAP-1", single_first = "X-2" } },
        sometimes = {
          capture = {
            sum = { when = function(_, view) return not view.table:has("c2") end },
            all = {
              by = "all",
              played = "A",
              clause = "X-1",
              when = function(_, view) return view.seat == 1 and not view.table:has("A") end,
            },
          },
        },
        never = {
          capture = { equal = { when = function() return false end } },
          duties = { capture = "X-2", sweep = "STD-CAP-1" },
        },
        runs = {
          capture = {
            equal = { by = "rank" },
            sum = false,
            run = { clause = "X-1", played = "2-10", by = run_from },
          },
        },
        table_with_jack = {
          capture = {
            own = { played = "J", by = function(_, view) return { view.table } end },
          },
          duties = { sweep = "X-2" },
        },
        -- A function that decides captures sees only those that need no function.
        curious = {
          capture = {
            sum = { when = function(card, view) return not view:can_capture(card) end },
            own = {
              by = function(card, view)
                return view:can_sweep(card) and {} or { view.table }
              end,
            },
          },
          scoring = {
            odd = {
              count = function(_, view) return view:can_capture("h7") and 1 or 0 end,
            },
          },
          duties = { capture = "X-2" },
        },
        by_points = {
          capture = { sum = { when = function(_, view) return view:points(1) == 0 end } },
          scoring = {
            odd = {
              count = function(_, view) return view:can_capture("h7") and 1 or 0 end,
              points = 1,
            },
          },
        },
      },
    },
  },
})
