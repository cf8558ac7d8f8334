--- Lurch: a match that is won against less than half of the target counts double.
--- Source: a house rule, after the lurch of whist and cribbage; clauses LUR-*.
return kasino.modifier {
  id = "lurch",
  title = { en = "the lurch", sv = "jan" },
  requires = {
    ["match.to"] = true,
    ["match.rank"] = "highest",
    ["clauses.EXA-1"] = {
      is = false,
      text = {
        en = "points that are doubled would bounce back",
        sv = "poäng som fördubblas skulle studsa tillbaka",
      },
    },
  },
  on_scored = function(game)
    if not game.match_is_over then return end
    local lurched = {}
    for _, seat in ipairs(game.seats) do
      if 2 * game:score(seat) < game.match.to then lurched[#lurched + 1] = seat end
    end
    if #lurched == 0 then return end
    for _, seat in ipairs(lurched) do game:event("lurch", { seat = seat }) end
    for _, seat in ipairs(game.winners) do
      if game:side(seat)[1] == seat then game:award(seat, game:score(seat), "LUR-1") end
    end
  end,
  events = {
    lurch = { en = "Seat {seat} is left in the lurch.", sv = "Plats {seat} blir jan." },
  },
  clauses = {
    ["LUR-1"] = {
      en = "If somebody loses a match with less than half of the target, it counts double: the "
        .. "winner's points are doubled.",
      sv = "Förlorar någon partiet med mindre än halva målet räknas det dubbelt: vinnarens poäng "
        .. "fördubblas.",
    },
  },
}
