--- The Dominican endgame: near 21 a match is won in one way only.
--- Source: https://www.pagat.com/fishing/royal_casino.html; clauses DOM-*.

--- How a side that began the deal with so many points wins; it scores nothing else.
local ways = {
  [18] = function(game, seat) return game:points(seat, "cards") > 0 end,
  [19] = function(game, seat) return game:pile(seat):has("d10") end,
  [20] = function(game, seat) return game:points(seat, "spades") > 0 end,
}

return kasino.modifier {
  id = "dominican",
  title = { en = "Dominican endgame", sv = "dominikanskt slut" },
  aim = {
    en = "{aim} With 18 points you win by most cards only, with 19 by the ten of diamonds, with "
      .. "20 by most spades.",
    sv = "{aim} Med 18 poäng vinner du bara på flest kort, med 19 på ruter tio, med 20 på flest "
      .. "spader.",
  },
  requires = {
    ["match.rank"] = "highest",
    ["scoring.cards"] = true,
    ["scoring.spades"] = true,
    ["actions.announce"] = {
      is = false,
      text = {
        en = "near 21 there is one way to win",
        sv = "nära 21 finns bara ett sätt att vinna",
      },
    },
  },
  options = { target = 21 },
  on_scored = function(game)
    local winners, before = {}, {}
    for _, seat in ipairs(game.seats) do
      before[seat] = game:score(seat)
      for _, mate in ipairs(game:side(seat)) do before[seat] = before[seat] - game:points(mate) end
    end
    for _, seat in ipairs(game.seats) do
      local wins = ways[before[seat]]
      if wins and wins(game, seat) then
        for _, mate in ipairs(game:side(seat)) do winners[#winners + 1] = mate end
      end
      local lost = wins and game:points(seat) or 0
      if lost ~= 0 then game:award(seat, -lost, "DOM-1") end
    end
    if #winners > 0 then game:end_match(winners, "DOM-1") end
  end,
  clauses = { ["DOM-1"] = {
    en = "With 18 points you win by most cards only, with 19 by the ten of diamonds, with 20 by "
      .. "most spades, whatever the others score; nothing else counts for you.",
    sv = "Med 18 poäng vinner du bara på flest kort, med 19 på ruter tio, med 20 på flest spader, "
      .. "vad de andra än får; inget annat räknas för dig.",
  } },
}
