--- Sequence capture: with a card of equal rank goes the unbroken run that continues upward from it.
--- Source: http://www.pagat.com/fishing/cuarenta.html?menu=symmetry&sub=cuarenta; clauses SEQ-*.

local ranks = { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" }

--- The run of table cards from `card` upward, of each rank the one that lay there first. Ranks that
--- the deck lacks leave no gap: in one of 40 cards the jack follows the seven.
local function run_from(card, view)
  local run = { card }
  for number = kasino.number(card) + 1, 13 do
    local next = view.table:of(ranks[number])[1]
    if not next and view.deck:count(ranks[number]) > 0 then break end
    run[#run + 1] = next
  end
  return run
end

return kasino.modifier {
  id = "sequence",
  title = { en = "sequences", sv = "sekvenser" },
  requires = { ["duties.take_all"] = false }, -- a run is taken alone, and must leave the rest
  capture = {
    equal = false,
    run = { clause = "SEQ-1", by = function(card, view)
      local captures = {}
      for _, other in ipairs(view.table) do
        if kasino.number(other) == kasino.number(card) then
          captures[#captures + 1] = run_from(other, view)
        end
      end
      return captures
    end },
  },
  cites = { several = "STD-CAP-3" },
  amends = {
    ["US-CAP-1"] = {
      en = "A numeral takes one table card of its rank.",
      sv = "En siffra tar in ett kort på bordet av sin valör.",
    },
    ["US-CAP-3"] = {
      en = "Any number of sums go in one capture, if no card is used twice.",
      sv = "Hur många summor som helst tas in på en gång, om inget kort används två gånger.",
    },
  },
  clauses = {
    ["STD-CAP-1"] = { en = "Take a table card of equal rank.", sv = "Ta ett kort av samma valör." },
    ["STD-CAP-3"] = { en = "Several groups can be taken at once, but none beside such a card.",
      sv = "Flera grupper kan tas på en gång, men ingen jämte ett sådant kort." },
    ["FIN-CAP-2"] = false,
    ["SEQ-1"] = { en = "With it go those that continue upward without a gap, one of each rank.",
      sv = "Med det följer de som fortsätter uppåt utan lucka, ett av varje valör." },
  },
}
