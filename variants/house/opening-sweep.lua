--- When the opening table adds up to 15 or 30, the dealer takes it for one sweep or two.
--- Source: https://casino.giocodigitale.it/it/blog/giochi/le-varianti-della-scopa; clauses OPS-*.
return kasino.modifier {
  id = "opening-sweep",
  title = { en = "the dealer's opening sweep", sv = "givarens öppningstabbe" },
  on_deal = function(game)
    local sum = game.table:sum()
    if sum == 15 or sum == 30 then
      game:take(game.dealer, game.table, "table")
      game:sweep(game.dealer, sum // 15, "OPS-1")
    end
  end,
  clauses = {
    ["OPS-1"] = {
      en = "If the cards on the opening table, at their lowest values, add up to 15 or 30, the "
        .. "dealer takes them at once, as one sweep or two.",
      sv = "Om korten på första bordet, till sina lägsta värden, blir 15 eller 30, tar givaren "
        .. "genast in dem som en eller två tabbar.",
    },
  },
}
