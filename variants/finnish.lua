--- Finnish Kasino: fixed values, and sweeps that stop counting and cancel out. Source: seed 001;
--- clauses FIN-*.

---@param _ kasino.Move
---@param view kasino.View
---@return boolean
local function is_stock_out(_, view)
  return view.stock == 0
end

---@param _ kasino.Move
---@param view kasino.View
---@return boolean
local function is_frozen(_, view)
  return view:best_score() > view.options.sweep_freeze
end

--- A seat of the side that has a sweep, or false.
---@param game kasino.Game
---@param seat integer any of the side
---@return integer|false
local function sweeper_of_side(game, seat)
  for _, mate in ipairs(game:side(seat)) do
    if game.sweeps[mate] > 0 then return mate end
  end
  return false
end

---@param game kasino.Game
---@return boolean
local function has_every_side_swept(game)
  for _, seat in ipairs(game.seats) do
    if not sweeper_of_side(game, seat) then return false end
  end
  return true
end

--- While every side has a sweep, each loses one.
---@param _ kasino.Move
---@param game kasino.Game
local function cancel_sweeps(_, game)
  if not game.options.sweep_cancel then return end
  while has_every_side_swept(game) do
    for _, seat in ipairs(game.seats) do
      -- The first seat of a side speaks for it.
      if game:side(seat)[1] == seat then
        game:sweep(sweeper_of_side(game, seat), -1, "FIN-SWP-4")
      end
    end
  end
end

return kasino.extend("standard", {
  id = "finnish",
  title = { en = "Finnish Kasino", sv = "Finsk kasino" },
  aim = {
    en = "Take cards from the table with cards of your hand; spades, aces, d10, s2 and most cards "
      .. "score. Most points win once somebody has {target}.",
    sv = "Ta in kort från bordet med kort från handen: spader, ess, ruter tio, spader två och "
      .. "flest kort ger poäng. Flest poäng vinner när någon har {target}.",
  },
  capture = { equal = { clause = "FIN-CAP-1" }, sum = { clause = "FIN-CAP-1" } },
  on_sweep = cancel_sweeps,
  void_sweeps = { ["FIN-SWP-2"] = is_stock_out, ["FIN-SWP-3"] = is_frozen },
  scoring = {
    cards = { clause = "FIN-SCO-1" },
    spades = { clause = "FIN-SCO-1" },
    storan = { clause = "FIN-SCO-1" },
    lillan = { clause = "FIN-SCO-1" },
    aces = { clause = "FIN-SCO-1" },
    sweep = { clause = "FIN-SWP-1" },
  },

  options = {
    values = {
      default = "fixed",
      choices = {
        choice = { clauses = { ["FIN-VAL-1"] = false } },
        aces = { clauses = { ["FIN-VAL-1"] = false } },
        fixed = {
          cites = {
            other_values = { clause = "FIN-VAL-1" },
            hand_values = "FIN-VAL-1",
            two_values = false,
          },
          clauses = {
            ["STD-VAL-3"] = false,
            ["STD-VAL-V2"] = false,
          },
        },
      },
    },
    must_capture = {
      on = { cites = { decline = false, partial = false }, clauses = { ["FIN-CAP-3"] = false } },
    },
    last_capture_point = {
      on = {
        clauses = {
          ["FIN-END-1"] = {
            en = "Cards left on the table after the last card of the deal go to the player who "
              .. "captured last, and are no sweep. If nobody captured, they go to nobody.",
            sv = "Kort som ligger kvar på bordet efter givens sista kort går till den som sist "
              .. "tog in, och det är ingen mökki. Har ingen tagit in, går de till ingen.",
          },
        },
      },
    },
    sweep_freeze = {
      title = { en = "sweep-freeze", sv = "mökkistopp" },
      text = {
        en = "sweeps stop counting once somebody has more points than this; 0: never",
        sv = "en mökki räknas inte längre när någon har fler poäng än så; 0: den räknas alltid",
      },
      default = 10,
      min = 0,
      off = { void_sweeps = { ["FIN-SWP-3"] = false }, clauses = { ["FIN-SWP-3"] = false } },
    },
    target = {
      off = {
        aim = {
          en = "Take cards from the table with cards of your hand; spades, aces, d10, s2 and most "
            .. "cards score. Most points in one deal win.",
          sv = "Ta in kort från bordet med kort från handen: spader, ess, ruter tio, spader två "
            .. "och flest kort ger poäng. Flest poäng i en giv vinner.",
        },
        clauses = {
          ["STD-MAT-1"] = false,
          ["FIN-MAT-1"] = {
            en = "One deal is played, and the most points win; of several who have as many, the "
              .. "most spades. If they are level there too, they share the win.",
            sv = "En giv spelas, och den som har flest poäng vinner; av flera den som tog flest "
              .. "spader. Har de lika många även där, delar de på segern.",
          },
        },
      },
    },
    sweep_cancel = {
      title = { en = "sweep-cancel", sv = "mökkikvittning" },
      text = {
        en = "when every player has a sweep, each loses one",
        sv = "när alla har en mökki blir var och en av med en",
      },
      default = true,
      off = { clauses = { ["FIN-SWP-4"] = false } },
    },
  },

  cites = {
    several = "FIN-CAP-2",
    decline = "FIN-CAP-3",
    partial = "FIN-CAP-3",
    sweep = "FIN-SWP-1",
    overlap = "FIN-CAP-1",
    otherwise = "FIN-CAP-1",
  },

  asks = {
    ["FIN-PLY-1"] = { "players", "pack" },
    ["FIN-PLY-2"] = { "dealt", "laid", "redealt" },
    ["FIN-END-1"] = { "left", "no_sweep" },
    ["FIN-MAT-1"] = { "winner", "tie", "shared", "goes_on" },
    ["FIN-DEAL-1"] = { "dealer", "begins" },
  },
  clauses = {
    ["STD-PLY-1"] = false,
    ["STD-DECK-1"] = false,
    ["STD-CAP-1"] = false,
    ["STD-CAP-2"] = false,
    ["STD-CAP-3"] = false,
    ["STD-CAP-4"] = false,
    ["STD-CAP-6"] = false,
    ["STD-CAP-7"] = false,
    ["STD-TAB-1"] = false,
    ["STD-TAB-2"] = false,
    ["STD-TAB-3"] = false,
    ["STD-END-1"] = false,
    ["STD-END-2"] = false,
    ["STD-SCO-1"] = false,
    ["STD-SCO-2"] = false,
    ["STD-SCO-3"] = false,
    ["STD-SCO-4"] = false,
    ["STD-SCO-5"] = false,
    ["STD-MAT-1"] = false,
    ["STD-MAT-2"] = false,
    ["STD-MAT-3"] = false,
    ["STD-MAT-4"] = false,

    ["FIN-PLY-1"] = {
      en = "The game is for two to four players, with one pack and no jokers.",
      sv = "Spelet är för två till fyra spelare, med en kortlek utan jokrar.",
    },
    ["FIN-PLY-2"] = {
      en = "Everyone is dealt four cards, and four are laid on the table; later cards go only to "
        .. "the hands.",
      sv = "Alla får fyra kort och fyra läggs på bordet; senare kort går bara till händerna.",
    },
    ["FIN-VAL-1"] = {
      en = "From the hand an ace counts 14, the two of spades 15 and the ten of diamonds 16. On "
        .. "the table they count 1, 2 and 10.",
      sv = "Från handen räknas ess som 14, spader två som 15 och ruter tio som 16. På bordet "
        .. "räknas de som 1, 2 och 10.",
    },
    ["FIN-CAP-1"] = {
      en = "Take a table card that equals the card you play, or table cards that add up to it: a "
        .. "jack takes a jack, and a five with a six. A card on the table is part of one sum only.",
      sv = "Ta ett bordskort som är lika med kortet du spelar, eller bordskort som tillsammans "
        .. "blir lika mycket: en knekt tar en knekt, och en femma med en sexa. Ett bordskort ingår "
        .. "bara i en summa.",
    },
    ["FIN-CAP-2"] = {
      en = "One card can take several such combinations at once: a ten takes a ten, and an eight "
        .. "with a two.",
      sv = "Ett kort kan ta flera sådana kombinationer på en gång: en tia tar en tia, och en åtta "
        .. "med en tvåa.",
    },
    ["FIN-CAP-3"] = {
      en = "You need not capture, nor take all that you could.",
      sv = "Du behöver inte ta in, och inte ta allt du kunde ha tagit.",
    },
    ["FIN-SCO-1"] = {
      en = "Each ace scores 1 point, the two of spades 1 and the ten of diamonds 2; most spades 2 "
        .. "and most cards 1, unless the first place is shared.",
      sv = "Varje ess ger 1 poäng, spader två 1 och ruter tio 2; flest spader 2 och flest kort 1, "
        .. "om inte förstaplatsen delas.",
    },
    ["FIN-SWP-1"] = {
      en = "Emptying the table in one play is a sweep (mökki), and scores 1 point. All may see how "
        .. "many you have. The next player can only lay a card out.",
      sv = "Tömmer du bordet i ett drag är det en mökki, och den ger 1 poäng. Alla får se hur "
        .. "många du har. Nästa spelare kan bara lägga ut ett kort.",
    },
    ["FIN-SWP-2"] = {
      en = "A sweep counts only while cards are left in the stock.",
      sv = "En mökki räknas bara så länge det finns kort kvar i talongen.",
    },
    ["FIN-SWP-3"] = {
      en = "And only while nobody has passed {sweep_freeze} points in the deals before.",
      sv = "Och bara så länge ingen har kommit över {sweep_freeze} poäng i givarna innan.",
    },
    ["FIN-SWP-4"] = {
      en = "When every player has a sweep, they cancel out: each loses one.",
      sv = "När alla spelare har en mökki tar de ut varandra: var och en blir av med en.",
    },
    ["FIN-END-1"] = {
      en = "Cards left on the table after the last card of the deal go to the player who captured "
        .. "last. That scores nothing by itself, and is no sweep. If nobody captured, they go to "
        .. "nobody.",
      sv = "Kort som ligger kvar på bordet efter givens sista kort går till den som sist tog in. "
        .. "Det ger ingen poäng i sig och är ingen mökki. Har ingen tagit in, går de till ingen.",
    },
    ["FIN-MAT-1"] = {
      en = "The game ends after the deal in which somebody reaches {target} points, and the "
        .. "highest total wins; of several, most spades in that deal. If they are level there too, "
        .. "they share the win.",
      sv = "Spelet är slut efter den giv där någon når {target} poäng, och den som har flest "
        .. "vinner; av flera den som tog flest spader i given. Har de lika många även där, delar "
        .. "de på segern.",
    },
    ["FIN-DEAL-1"] = {
      en = "The dealer changes after each pack; the player after the dealer leads all through it.",
      sv = "Givaren byts efter varje kortlek; spelaren efter givaren börjar varje omgång i den.",
    },
  },
})
