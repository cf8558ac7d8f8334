--- Danish Kasino: two cards also make a value by difference, product or quotient.
--- Source: https://da.wikipedia.org/wiki/Kasino_(kortspil), reckoned as at home; clauses DAN-*.

--- Whether two cards make the value, each counted as it may.
local function make(one, other, value, view)
  for _, a in ipairs(view:values(one, "table")) do
    for _, b in ipairs(view:values(other, "table")) do
      local high, low = math.max(a, b), math.min(a, b)
      if high - low == value or high * low == value or high == low * value then return true end
    end
  end
  return false
end

local function list_pairs(_, view, value)
  local groups, cards = {}, view.table
  for i = 2, #cards do
    for j = 1, i - 1 do
      if make(cards[i], cards[j], value, view) then groups[#groups + 1] = { cards[i], cards[j] } end
    end
  end
  return groups
end

return kasino.modifier {
  id = "danish", title = { en = "Danish arithmetic", sv = "dansk räkning" },
  aim = { en = "{aim} Two cards also count by difference, product or quotient.",
    sv = "{aim} Två kort räknas också som sin skillnad, produkt eller kvot." },
  requires = {
    ["capture.sum"] = {
      is = true, text = { en = "nothing adds up there", sv = "där läggs inget ihop" },
    },
    ["capture.sum.groups"] = {
      is = false,
      text = {
        en = "a card takes a single group there",
        sv = "där tar ett kort en enda grupp",
      },
    },
  },
  capture = {
    arithmetic = { groups_by = list_pairs, clause = "DAN-1" },
    clearing = { by = "all", played = "s5", clause = "DAN-2" },
  },
  clauses = {
    ["DAN-1"] = {
      en = "Two cards of the table whose difference, product or quotient is the value of a card "
        .. "are a group that it takes, alone or with others.",
      sv = "Två kort på bordet, vilkas skillnad, produkt eller kvot är ett korts värde, är en "
        .. "grupp som det tar, ensam eller med andra.",
    },
    ["DAN-2"] = {
      en = "The five of spades may take all that lies on the table.",
      sv = "Spader fem får ta allt som ligger på bordet.",
    },
  },
}
