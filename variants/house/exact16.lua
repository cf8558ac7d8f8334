--- The target must be met exactly: what is above it bounces back.
--- Source: https://fi.wikipedia.org/wiki/Kasino_(korttipeli); clauses EXA-*.
return kasino.modifier {
  id = "exact16",
  title = { en = "exactly 16", sv = "exakt 16" },
  aim = {
    en = "{aim} In a match, points above the target count backwards.",
    sv = "{aim} I ett parti räknas poäng över målet baklänges.",
  },
  requires = {
    ["match.to"] = true,
    ["match.rank"] = "highest",
    ["actions.announce"] = {
      is = false,
      text = {
        en = "who announces would win with points that bounce back",
        sv = "den som anmäler skulle vinna med poäng som studsar tillbaka",
      },
    },
  },
  on_scored = function(game)
    for _, seat in ipairs(game.seats) do
      local over = game:score(seat) - game.match.to
      if game.match.to > 0 and over > 0 and game:side(seat)[1] == seat then
        game:award(seat, -2 * over, "EXA-1")
      end
    end
  end,
  clauses = {
    ["EXA-1"] = {
      en = "Points above the target count backwards: 1 above leaves you 1 below it.",
      sv = "Poäng över målet räknas baklänges: 1 över ger 1 under.",
    },
  },
}
