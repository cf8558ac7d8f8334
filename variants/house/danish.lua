--- Danish Kasino: two cards also make a value by difference, product or quotient.
--- Source: https://da.wikipedia.org/wiki/Kasino_(kortspil), reckoned as at home; clauses DAN-*.

--- Whether two cards make the value; one that counts nothing makes none.
local function makes(one, other, value)
  local a, b = kasino.sum({ one }), kasino.sum({ other })
  if a < b then a, b = b, a end
  return b > 0 and (a - b == value or a * b == value or a == b * value)
end

local function list_pairs(_, view, value)
  local groups, cards = {}, view.table
  for i = 2, #cards do
    for j = 1, i - 1 do
      if makes(cards[i], cards[j], value) then groups[#groups + 1] = { cards[i], cards[j] } end
    end
  end
  return groups
end

return kasino.modifier {
  id = "danish", title = { en = "Danish arithmetic", sv = "dansk räkning" },
  aim = { en = "{aim} Two cards also count by difference, product or quotient.",
    sv = "{aim} Två kort räknas också som sin skillnad, produkt eller kvot." },
  requires = { ["capture.sum"] = { is = true, text = "nothing adds up there" },
    ["capture.sum.groups"] = { is = false, text = "a card takes a single group there" } },
  capture = {
    arithmetic = { groups_by = list_pairs, clause = "DAN-1" },
    clearing = { by = "all", played = "s5", clause = "DAN-2" },
  },
  clauses = {
    ["DAN-1"] = {
      en = "Two cards of the table whose difference, product or quotient is the value of a card "
        .. "are a group that it takes, alone or with others. They count as little as they can.",
      sv = "Två kort på bordet, vilkas skillnad, produkt eller kvot är ett korts värde, är en "
        .. "grupp som det tar, ensam eller med andra. De räknas som så lite de kan.",
    },
    ["DAN-2"] = {
      en = "The five of spades may take all that lies on the table.",
      sv = "Spader fem får ta allt som ligger på bordet.",
    },
  },
}
