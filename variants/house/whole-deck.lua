--- The whole pack is dealt at once, and again if three kings lie open.
--- Source: https://www.digitalmoka.com/varianti-scopa-quali-sono (Scopone); clauses WHD-*.
return kasino.modifier {
  id = "whole-deck",
  title = { en = "the whole pack dealt", sv = "hela leken delas ut" },
  deal = { first = { { table = 4 }, { hand = "rest" } }, later = false },
  on_deal = function(game)
    if game.table:count("K") >= 3 then
      game:redeal("WHD-2")
    end
  end,
  clauses = {
    ["STD-DEAL-2"] = false,
    ["STD-DEAL-3"] = false,
    ["STD-DEAL-4"] = false,
    ["STD-DEAL-5"] = false,
    ["FIN-PLY-2"] = false,
    ["KRY-DEAL-1"] = false,
    ["US-DEAL-1"] = false,
    ["US-DEAL-2"] = false,
    ["WHD-1"] = {
      en = "Four cards are dealt to the table and all others to the players at once, as evenly as "
        .. "may be.",
      sv = "Fyra kort ges till bordet och alla andra på en gång till spelarna, så jämnt det går.",
    },
    ["WHD-2"] = {
      en = "If three kings lie open, the cards are shuffled and dealt again.",
      sv = "Om tre kungar ligger öppet, blandas och ges korten om.",
    },
  },
}
