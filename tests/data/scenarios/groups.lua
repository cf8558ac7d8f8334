--- Groups that a function lists; of no game.
return kasino.extend("standard", {
  id = "groups",
  title = "Groups",
  capture = {
    -- Two cards whose difference is the value.
    difference = {
      groups_by = function(_, view, value)
        local groups = {}
        for i, a in ipairs(view.table) do
          for j, b in ipairs(view.table) do
            if i ~= j and kasino.number(a) - kasino.number(b) == value then
              groups[#groups + 1] = { a, b }
            end
          end
        end
        return groups
      end,
      clause = "X-1",
    },
  },
  clauses = { ["X-1"] = "Two cards that differ by it." },
  options = {
    alone = {
      text = "whether such a group is taken alone",
      default = false,
      on = { capture = { difference = { groups = { 1 } } } },
    },
  },
})
