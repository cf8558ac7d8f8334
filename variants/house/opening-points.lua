--- No card that scores may lie on the table when play begins: it is shuffled back and replaced.
--- Source: https://no.wikipedia.org/wiki/Kasino_(kortspill); clauses OPN-*.
return kasino.modifier {
  id = "opening-points",
  title = { en = "no points in the opening layout", sv = "inga poäng på första bordet" },
  requires = { ["deal.later"] = { is = true, text = "no card would be left to take its place" } },
  on_deal = function(game)
    local card = 1
    while card <= #game.table and game.stock > 0 do
      if game:worth({ game.table[card] }) ~= 0 then
        game:bury({ game.table[card] }, "table")
        game:draw(1, "table")
      else
        card = card + 1
      end
    end
  end,
  clauses = {
    ["OPN-1"] = {
      en = "A card on the opening table that scores by itself is put back into the stock, and the "
        .. "next card takes its place.",
      sv = "Ett kort på första bordet som ger poäng i sig läggs tillbaka i talongen, och nästa "
        .. "kort läggs i dess ställe.",
    },
  },
}
