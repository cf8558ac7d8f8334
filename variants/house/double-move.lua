--- Hungarian: after a sweep the next player lays a card and then moves again.
--- Source: https://hu.wikipedia.org/wiki/Kaszinó_(kártyajáték); clauses DBL-*.
return kasino.modifier {
  id = "double-move",
  title = { en = "double move", sv = "dubbeldrag" },
  on_sweep = function(move, game)
    local other = game:next(move.seat)
    game:ask(other, "play")
    game:ask(other, "play")
  end,
  clauses = {
    ["DBL-1"] = {
      en = "After a sweep the next player plays twice: the first card can only be laid out. Who "
        .. "then has but one card plays that one.",
      sv = "Efter en tabbe spelar nästa spelare två gånger: det första kortet kan bara läggas ut. "
        .. "Den som då bara har ett kort spelar det.",
    },
  },
}
