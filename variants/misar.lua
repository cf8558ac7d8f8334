--- Kasino misär: Kasino upside down. Points are to be avoided, and nobody may walk past a tabbe.
--- Source: seed 000 (misär a-c); clauses MIS-*.

local words = {
  en = { A = "ace", J = "jack", Q = "queen", K = "king", s2 = "lillan", d10 = "storan" },
  sv = { A = "ess", J = "knekt", Q = "dam", K = "kung", s2 = "lillan", d10 = "storan" },
}

--- The ranks of `cards` in words; lillan and storan by their names where no other card will do.
---@param cards kasino.Cards
---@param language string
---@return string
local function ranks_of(cards, language)
  local list, seen = {}, {}
  for _, card in ipairs(cards) do
    local rank = kasino.rank(card)
    if not seen[rank] then
      seen[rank] = true
      local name = cards:count(rank) == 1 and words[language][card] or words[language][rank]
      list[#list + 1] = name or rank
    end
  end
  return table.concat(list, ", ")
end

--- What would now clear the table, as far as what lies open tells: "tabbe på knekt".
---@param move kasino.Move
---@param view kasino.View
---@return table|false
local function tabbe_on(move, view)
  local cards = view:sweepers()
  if not move.trails or #cards == 0 then return false end
  return { cards = cards, en = ranks_of(cards, "en"), sv = ranks_of(cards, "sv") }
end

--- Remembers who broke the forced tabbe, and how often, until the next capture.
---@param move kasino.Move
---@param game kasino.Game
local function remember_offence(move, game)
  for _, seat in ipairs(move.captures and game.seats or {}) do
    game:set("offences", seat, 0)
  end
  if move.breaks:has("MIS-A1") then
    game:set("offences", move.seat, game:var("offences", move.seat) + 1)
  end
end

---@param move kasino.Move
---@param view kasino.View
---@return boolean
local function has_called(move, view)
  return view:var("called", move.seat)
end

---@param move kasino.Move
---@param game kasino.Game
local function call(move, game)
  game:set("called", move.seat, true)
  for _, seat in ipairs(game.seats) do
    local offences = seat ~= move.seat and game:var("offences", seat) or 0
    if offences > 0 then
      game:award(seat, 5 * offences, "MIS-A4")
      game:event("caught", { seat = seat })
      game:set("offences", seat, 0)
    end
  end
end

return kasino.extend("standard", {
  id = "misar",
  title = { en = "Kasino misère", sv = "Kasino misär" },
  aim = {
    en = "Avoid points: a card that can capture must, and whoever can clear the table must. With "
      .. "{target} points or more you are out; the last one in wins.",
    sv = "Undvik poäng: kort som kan ta in måste göra det, och den som kan göra tabbe måste. Med "
      .. "{target} poäng eller mer är du ute; den som är kvar sist vinner.",
  },
  duties = { sweep = "MIS-A1", capture = "MIS-B1", take_all = "MIS-B2" },
  match = {
    to = false,
    out_at = kasino.option("target"),
    rank = "lowest",
    ties = { { fewest = "s" } },
  },

  options = {
    target = {
      text = {
        en = "points that put a player out; 0: one deal",
        sv = "poäng som slår ut en spelare; 0: en giv",
      },
      default = 21,
      off = {
        aim = {
          en = "Avoid points: a card that can capture must, and whoever can clear the table must. "
            .. "Fewest points in one deal win.",
          sv = "Undvik poäng: kort som kan ta in måste göra det, och den som kan göra tabbe "
            .. "måste. Minst poäng i en giv vinner.",
        },
        clauses = {
          ["STD-MAT-1"] = false,
          ["MIS-C2"] = false,
          ["MIS-C3"] = {
            en = "If several have as few, the fewest spades win; if they are level there too, they "
              .. "share the win.",
            sv = "Om flera har lika få vinner den som tog minst antal spader; är de lika även där, "
              .. "delar de på segern.",
          },
        },
      },
    },
    values = {
      choices = {
        -- Nothing to choose: an ace is 14 from the hand and 1 on the table, and may lie beside one.
        fixed = { clauses = { ["MIS-B3"] = false, ["MIS-B4"] = false } },
      },
    },
    must_capture = true, -- always so, in misär's own words: MIS-B1 and MIS-B2
    auto_announce = {
      title = { en = "auto-announce", sv = "tillsägning" },
      text = {
        en = "say what would clear the table",
        sv = "säg till vilka kort som skulle göra tabbe",
      },
      default = true,
      off = { remarks = { tabbe_on = false } },
    },
    enforce = {
      title = { en = "enforce", sv = "tvång" },
      titles = {
        strict = { en = "strict", sv = "strängt" },
        honest = { en = "honest", sv = "på-heder" },
      },
      text = { en = "who minds the forced tabbe", sv = "vem som vaktar tvångstabben" },
      default = "strict",
      choices = {
        strict = {},
        honest = {
          honest = { ["MIS-A1"] = true, ["MIS-A2"] = true, ["MIS-A3"] = true },
          vars = {
            offences = {
              title = { en = "offences", sv = "brott" },
              type = "int", per = "seat", show = "hidden", resets = "deal",
            },
            called = {
              title = { en = "called", sv = "påtalat" },
              type = "bool", per = "seat", resets = "play",
            },
          },
          on_play = remember_offence,
          actions = {
            call = {
              title = { en = "call", sv = "påtala" },
              who = "any",
              turn = "stays",
              clause = "MIS-A4",
              refuses = { ["MIS-A4"] = has_called },
              does = call,
            },
          },
          clauses = {
            ["MIS-A4"] = {
              en = "Nobody hinders a player who breaks the duty to make a tabbe. Any other player "
                .. "may call it until the next capture or the end of the deal, and the offender "
                .. "gets 5 extra points for each breach, once. A false call costs nothing; between "
                .. "two plays each player calls once.",
              sv = "Ingen hindrar den som bryter mot tvånget att göra tabbe. Vem som helst av de "
                .. "andra får påtala det fram till nästa intagning eller givens slut, och då får "
                .. "syndaren 5 extra poäng för varje brott, en gång. Att påtala i onödan kostar "
                .. "inget; mellan två spelade kort får var och en göra det en gång.",
            },
          },
        },
      },
    },
  },

  cites = { decline = false, partial = false, sweep_card = "MIS-A2", sweep_way = "MIS-A3" },

  events = {
    tabbe_on = { en = "Tabbe on {en}!", sv = "Tabbe på {sv}!" },
    call = { en = "Seat {seat} calls.", sv = "Plats {seat} påtalar." },
    caught = {
      en = "Seat {seat} broke the forced tabbe.",
      sv = "Plats {seat} bröt tvångstabben.",
    },
  },

  remarks = { tabbe_on = tabbe_on },

  asks = {
    ["MIS-B3"] = "values",
    ["MIS-B5"] = "free",
    ["MIS-C2"] = "out",
    ["MIS-D1"] = "worth",
    ["MIS-C3"] = { "winner", "tie", "shared" },
  },
  unasked = {
    ["MIS-A4"] = {
      en = "the breach is refused here, so that nobody pays for it",
      sv = "överträdelsen avvisas här, så ingen får betala för den",
    },
    ["MIS-A5"] = {
      en = "it is a custom at a table; here the program says it",
      sv = "det är god sed vid ett bord; här säger programmet det",
    },
    ["MIS-B4"] = {
      en = "it follows from the duty to capture",
      sv = "det följer av plikten att ta in",
    },
    ["MIS-C1"] = {
      en = "it is about a single deal, and this is a match",
      sv = "den gäller en enstaka giv, och det här är ett parti",
    },
  },
  clauses = {
    ["STD-CAP-6"] = false,
    ["STD-CAP-7"] = false,
    ["STD-CAP-V1"] = false,
    ["STD-MAT-1"] = false,
    ["STD-MAT-2"] = false,
    ["STD-MAT-3"] = false,
    ["STD-MAT-4"] = false,
    ["STD-TURN-2"] = {
      en = "On your turn play exactly one card from your hand: either capture with it, or trail "
        .. "it, that is, lay it out on the table.",
      sv = "När det är din tur spelar du exakt ett kort från handen: antingen tar du in med det "
        .. "eller så lägger du ut det.",
    },

    ["MIS-A1"] = {
      en = "If you can make a tabbe, that is, clear the table, on your turn, you must "
        .. "(tvångstabbe).",
      sv = "Kan du göra tabbe när det är din tur, så måste du (tvångstabbe).",
    },
    ["MIS-A2"] = {
      en = "Which card: if just one card of your hand can clear the table, you must play it. If "
        .. "several can, choose among them. If none can, play any card.",
      sv = "Vilket kort: om bara ett kort på handen kan göra tabbe måste du spela det. Om flera "
        .. "kan det väljer du bland dem. Om inget kan det får du spela vilket kort du vill.",
    },
    ["MIS-A3"] = {
      en = "How it takes: if the card you play can clear the table, it must take with the grouping "
        .. "and at the values that do.",
      sv = "Hur det tar in: om kortet du spelar kan göra tabbe måste det ta in med den gruppering "
        .. "och de värden som gör det.",
    },
    ["MIS-A4"] = {
      en = "A player caught breaking the duty to make a tabbe gets 5 extra points. Here the "
        .. "breach is refused, so that nobody can.",
      sv = "Den som ertappas med att bryta mot tvångstabben får 5 extra poäng. Här avvisas "
        .. "brottet, så ingen kan begå det.",
    },
    ["MIS-A5"] = {
      en = "It is a good custom to say so when you play a card that makes a tabbe possible: "
        .. "“tabbe on jack” (tabbe på knekt).",
      sv = "Det är god sed att säga till när du lägger ut ett kort som gör en tabbe möjlig: "
        .. "”tabbe på knekt”.",
    },
    ["MIS-B1"] = {
      en = "If the card you play can capture, it must.",
      sv = "Om kortet du spelar kan ta in, måste det göra det.",
    },
    ["MIS-B2"] = {
      en = "You choose the grouping, but may leave no card or group that the card you play could "
        .. "still take at the same value.",
      sv = "Du väljer grupperingen, men får inte lämna kvar något kort eller någon grupp som det "
        .. "spelade kortet ännu kan ta med samma värde.",
    },
    ["MIS-B3"] = {
      en = "Storan, lillan and aces left behind must be taken if they can be counted so that they "
        .. "fit.",
      sv = "Storan, lillan och ess som blir kvar måste tas om de kan räknas så att det går.",
    },
    ["MIS-B4"] = {
      en = "So an ace may not be laid beside another ace by calling one of them 1 and the other "
        .. "14.",
      sv = "Därför får ett ess inte läggas bredvid ett annat genom att det ena kallas 1 och det "
        .. "andra 14.",
    },
    ["MIS-B5"] = {
      en = "You need not play a card that can capture, unless it makes a tabbe.",
      sv = "Du behöver inte spela ett kort som kan ta in, om det inte gör tabbe.",
    },
    ["MIS-C1"] = {
      en = "In a single deal the fewest points win.",
      sv = "I en enstaka giv vinner den som får minst poäng.",
    },
    ["MIS-C2"] = {
      en = "In a match every deal begun is played to its end. Who then has {target} points or "
        .. "more is out, and the next deal is for those left. The last one in wins.",
      sv = "I ett parti spelas varje påbörjad giv färdigt. Den som då har {target} poäng eller "
        .. "mer är ute, och nästa giv är för dem som är kvar. Den som är kvar sist vinner.",
    },
    ["MIS-C3"] = {
      en = "If all who are left go out together, the fewest points win; if several have as few, "
        .. "the fewest spades in that deal; if they are level there too, they share the win. A tie "
        .. "in a single deal is settled likewise.",
      sv = "Om alla som är kvar åker ut samtidigt vinner den som har minst poäng, och om flera har "
        .. "lika få den som tog minst antal spader i den given; är de lika även där, delar de på "
        .. "segern. Lika i en enstaka giv avgörs på samma sätt.",
    },
    ["MIS-D1"] = {
      en = "Points are counted as in the standard game.",
      sv = "Poängen räknas som i vanlig kasino.",
    },
  },
})
