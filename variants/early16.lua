--- Announcing 16: who has the points of the match in the middle of a deal may say so and win at
--- once. Source: seed 000 (Parti, variant); clauses ANN-*.

--- What the side of a seat holds for certain: its match score, and cards that count by themselves.
---@param view kasino.View
---@param seat integer
---@return integer
local function safe_points(view, seat)
  local sum = view:score(seat)
  for _, mate in ipairs(view:side(seat)) do
    sum = sum + view:points(mate, "each")
    if view.options.announce_counts == "cards+sweeps" then
      sum = sum + view:points(mate, "sweep")
    end
  end
  return sum
end

---@param _ kasino.Move
---@param view kasino.View
---@return boolean
local function has_no_target(_, view)
  return view.match.to == 0
end

---@param move kasino.Move
---@param view kasino.View
---@return boolean|table
local function is_too_early(move, view)
  local has, wanted = safe_points(view, move.seat), view.match.to
  return has < wanted and {
    en = string.format("seat %d has %d for certain, not %d", move.seat, has, wanted),
    sv = string.format("plats %d har säkert %d, inte %d", move.seat, has, wanted),
  }
end

--- A false announcement gets here only where it loses.
---@param move kasino.Move
---@param game kasino.Game
local function announce(move, game)
  local right = safe_points(game, move.seat) >= game.match.to
  if not right then
    game:event("announced_falsely", { seat = move.seat, has = safe_points(game, move.seat) })
  end
  game:end_match(right and game:side(move.seat) or game:opponents(move.seat), "ANN-1")
end

return kasino.modifier {
  id = "early16",
  title = { en = "announcing 16", sv = "16-anmälan" },
  aim = {
    en = "{aim} In a match, whoever reaches its points during a deal may announce it, and wins at "
      .. "once.",
    sv = "{aim} I ett parti får den som når dess poäng under en giv anmäla det, och vinner "
      .. "genast.",
  },
  requires = {
    ["match.rank"] = {
      is = "highest",
      text = {
        en = "nobody announces points in a game that the fewest points win",
        sv = "ingen anmäler poäng i ett spel där lägst poäng vinner",
      },
    },
    ["match.to"] = {
      is = true,
      text = {
        en = "announcing needs a match to a number of points",
        sv = "anmälan kräver ett parti till ett visst antal poäng",
      },
    },
  },

  options = {
    announce_counts = {
      title = { en = "announce-counts", sv = "räknas" },
      titles = {
        cards = { en = "cards", sv = "kort" },
        ["cards+sweeps"] = { en = "cards-and-sweeps", sv = "kort-och-tabbar" },
      },
      text = {
        en = "what counts towards an announcement, beside the match score",
        sv = "vad som får räknas in i anmälan, utöver partiets poäng",
      },
      default = "cards",
      choices = {
        cards = {},
        ["cards+sweeps"] = {
          clauses = {
            ["ANN-2"] = {
              en = "During the deal only sweeps already made and cards already taken that score "
                .. "by themselves may be added to the points of earlier deals.",
              sv = "Under given får bara tabbar som redan är gjorda, och redan tagna kort som ger "
                .. "poäng i sig, läggas till poängen från tidigare givar.",
            },
          },
        },
      },
    },
    false_claim = {
      title = { en = "false-claim", sv = "falsk-anmälan" },
      titles = {
        refuse = { en = "refuse", sv = "avvisas" },
        lose = { en = "lose", sv = "förlorar" },
      },
      text = { en = "a false announcement", sv = "en falsk anmälan" },
      default = "refuse",
      choices = {
        refuse = { actions = { announce = { refuses = { ["ANN-2"] = is_too_early } } } },
        lose = {
          clauses = {
            ["ANN-1"] = {
              en = "Who has the points of the match during a deal may announce it, "
                .. "also out of turn and until the last card is played. The deal, otherwise played "
                .. "to its end, stops and that player wins. Who announces too early loses, and the "
                .. "others share the win. A single deal has nothing to announce.",
              sv = "Den som under en giv har partiets poäng får anmäla det, också "
                .. "när det inte är hens tur och tills sista kortet är spelat. Given, som annars "
                .. "spelas färdigt, avbryts och spelaren vinner. Den som anmäler för tidigt "
                .. "förlorar, och de andra delar segern. I en enstaka giv finns ingenting att "
                .. "anmäla.",
            },
          },
        },
      },
    },
  },

  actions = {
    announce = {
      title = { en = "announce", sv = "anmäl" },
      who = "any",
      turn = "stays",
      clause = "ANN-1",
      refuses = { ["ANN-1"] = has_no_target },
      does = announce,
    },
  },

  events = {
    announce = {
      en = "Seat {seat} announces the points of the match.",
      sv = "Plats {seat} anmäler partiets poäng.",
    },
    announced_falsely = {
      en = "It is false: seat {seat} has {has} for certain.",
      sv = "Det stämmer inte: plats {seat} har säkert {has}.",
    },
  },

  asks = {
    ["ANN-4"] = "winner",
  },
  unasked = {
    ["ANN-3"] = {
      en = "it is the other half of what may be added",
      sv = "det är andra hälften av vad som får läggas till",
    },
  },
  clauses = {
    ["ANN-1"] = {
      en = "Who has the points of the match during a deal may announce it, also out "
        .. "of turn and until the last card is played. The deal, otherwise played to its end, "
        .. "stops and that player wins. A single deal has nothing to announce.",
      sv = "Den som under en giv har partiets poäng får anmäla det, också när det "
        .. "inte är hens tur och tills sista kortet är spelat. Given, som annars spelas färdigt, "
        .. "avbryts och spelaren vinner. I en enstaka giv finns ingenting att anmäla.",
    },
    ["ANN-2"] = {
      en = "During the deal only cards already taken that score by themselves may be added to the "
        .. "points of earlier deals.",
      sv = "Under given får bara redan tagna kort som ger poäng i sig läggas till poängen från "
        .. "tidigare givar.",
    },
    ["ANN-3"] = {
      en = "What most cards and the last capture score is counted only when the play is over.",
      sv = "Det som flest kort och sista intaget ger räknas först när spelet är slut.",
    },
    ["ANN-4"] = {
      en = "Nobody has to announce. Points that nobody announced are settled after the deal, as "
        .. "ever.",
      sv = "Ingen måste anmäla. Poäng som ingen har anmält avgörs efter given, som vanligt.",
    },
  },
}
