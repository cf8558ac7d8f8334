--- A tied majority is carried over: it is worth twice as much in the next deal, then three times.
--- Source: https://dumps.wikimedia.your.org/ (Finnish house rules); clauses CAR-*.
return kasino.modifier {
  id = "carry-over",
  title = { en = "tied points carried over", sv = "delade poäng sparas" },
  requires = { ["scoring.cards"] = true, ["scoring.spades"] = true },
  vars = {
    kept_cards = { type = "int", resets = "match" },
    kept_spades = { type = "int", resets = "match" },
  },
  on_scored = function(game)
    for _, item in ipairs({ "cards", "spades" }) do
      local kept, winner = "kept_" .. item, nil
      for _, seat in ipairs(game.seats) do
        if game:points(seat, item) > 0 then winner = seat end
      end
      if winner and game:var(kept) > 0 then
        game:award(winner, game:var(kept) * game:points(winner, item), "CAR-1")
      end
      game:set(kept, winner and 0 or game:var(kept) + 1)
    end
  end,
  clauses = {
    ["CAR-1"] = {
      en = "If most cards or most spades is tied, the points stay and are added to those of the "
        .. "next deal: twice as many, then three times as many.",
      sv = "Delas flest kort eller flest spader, ligger poängen kvar till nästa giv, som då ger "
        .. "dubbelt så många, därefter tre gånger så många.",
    },
  },
}
