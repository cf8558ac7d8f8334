--- A tied majority is carried over: it is worth twice as much in the next deal, then three times.
--- Source: https://dumps.wikimedia.your.org/ (Finnish house rules); clauses CAR-*.
return kasino.modifier {
  id = "carry-over",
  title = { en = "tied points carried over", sv = "delade poäng sparas" },
  requires = {
    ["scoring.cards.most"] = {
      is = true,
      text = {
        en = "it carries over most cards and most spades",
        sv = "den sparar poängen för flest kort och flest spader",
      },
    },
    ["scoring.spades.most"] = {
      is = true,
      text = {
        en = "it carries over most cards and most spades",
        sv = "den sparar poängen för flest kort och flest spader",
      },
    },
  },
  scoring = { cards = { ties = "carry" }, spades = { ties = "carry" } },
  clauses = {
    ["CAR-1"] = {
      en = "If most cards or most spades is tied, the points stay and are added to those of the "
        .. "next deal: twice as many, then three times as many.",
      sv = "Delas flest kort eller flest spader, ligger poängen kvar till nästa giv, som då ger "
        .. "dubbelt så många, därefter tre gånger så många.",
    },
  },
}
