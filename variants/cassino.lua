--- Cassino as Americans play it: court cards pair up, numerals are matched, added up and built.
--- Source: seeds 003 and 004, https://www.pagat.com/fishing/cassino.html; clauses US-*.

--- Whether the player holds no card for the build, and no build of the partner's proves one.
local function has_no_card(move, view)
  local partner = view:partners(move.seat)[1]
  for _, build in ipairs(view.builds) do
    if build.owner == partner and build.value == move.built then return false end
  end
  return not view:holds(move.built, move.card)
end

--- Two cards to each player and two to the table, where the dealer's come last.
local function deal_two(game)
  for step = 1, game.players do
    if step == game.players then game:draw(2, "table") end
    game:draw(2, { "hand", (game.dealer + step - 1) % game.players + 1 })
  end
end

return kasino.variant {
  id = "cassino",
  title = { en = "Cassino", sv = "Amerikanskt kasino" },
  aim = {
    en = "Take and build cards on the table with cards of your hand; spades, aces, d10, s2 and "
      .. "most cards score. Most points win once somebody has {target}.",
    sv = "Ta in och bygg kort på bordet med kort från handen: spader, ess, ruter tio, spader två "
      .. "och flest kort ger poäng. Flest poäng vinner när någon har {target}.",
  },
  players = { 2, 4 },
  for_players = { [4] = { teams = { sides = 2, majority = "side" } } },
  values = { ["J-K"] = {} },
  deal = {
    first = { { hand = 2 }, { table = 2 }, { hand = 2 }, { table = 2 } },
    later = { { hand = 4 } },
  },
  capture = {
    equal = { by = "value", clause = "US-CAP-1" },
    sum = { by = "sum", clause = "US-CAP-2" },
    court = { by = "rank", played = "J-K", takes = "J-K", clause = "US-CAP-5" },
  },
  builds = {
    of = "A-10",
    single = "US-BLD-1", multiple = "US-BLD-2", raise = "US-BLD-4", taken = "US-BLD-9",
    raised_by = kasino.option("raised_by"), equal = kasino.option("equal_builds"),
  },
  duties = {
    capture = "US-TRL-2",
    hold_build = "US-BLD-3", keep_build = "US-BLD-10", owner_trail = "US-TRL-3",
  },
  scoring = {
    cards = { most = "*", points = 3, clause = "US-SCO-1", title = { en = "cards", sv = "kort" } },
    spades = {
      most = "s", points = 1, clause = "US-SCO-1",
      title = { en = "spades", sv = "spader" },
    },
    big = {
      each = "d10", points = 2, clause = "US-SCO-1",
      title = { en = "the ten of diamonds", sv = "ruter tio" },
    },
    little = {
      each = "s2", points = 1, clause = "US-SCO-1",
      title = { en = "the two of spades", sv = "spader två" },
    },
    aces = { each = "A", points = 1, clause = "US-SCO-1", title = { en = "aces", sv = "ess" } },
    sweep = {
      per = "sweep", points = 1, clause = "US-SWP-1",
      title = { en = "sweep", sv = "tabbe" },
    },
  },
  leftovers = { clause = "US-END-1" },
  match = { to = kasino.option("target") },
  cites = {
    trail = "US-TRL-1", several = "US-CAP-3", sweep = "US-SWP-1",
    overlap = "US-CAP-3", otherwise = "US-CAP-4",
    other_values = { clause = "US-VAL-1", values = { J = 11, Q = 12, K = 13 } },
    build_of = "US-BLD-8", build_fixed = "US-BLD-5", build_changed = "US-BLD-6",
    build_without = "US-BLD-7", build_equal = "US-BLD-11",
    printed_value = "US-VAL-1", hand_values = "US-VAL-1", table_values = "US-VAL-1",
  },
  options = {
    partners = {
      title = { en = "partners", sv = "parspel" },
      text = { en = "four play in pairs", sv = "fyra spelar i par" },
      default = true, off = {
        teams = false,
        clauses = {
          ["US-PLY-1"] = {
            en = "Two to four play with a pack of 52 cards, each alone.",
            sv = "Två till fyra spelar med en lek om 52 kort, var och en för sig.",
          },
        },
      },
    },
    dealer_last = {
      title = { en = "dealer-last", sv = "givaren-sist" },
      text = { en = "the dealer's cards are dealt last", sv = "givarens kort ges sist" },
      default = false, on = {
        deal = { first = { deal_two, deal_two } },
        clauses = {
          ["US-DEAL-2"] = {
            en = "The table gets its cards before the dealer does.",
            sv = "Bordet får sina kort före givaren.",
          },
        },
      },
    },
    court_capture = {
      title = { en = "court-capture", sv = "klädda-tar" },
      titles = {
        all = { en = "all", sv = "alla" },
        one = { en = "one", sv = "ett" },
        one_or_three = { en = "one-or-three", sv = "ett-eller-tre" },
      },
      text = { en = "how many court cards one takes", sv = "hur många klädda kort ett tar" },
      default = "all", choices = {
        all = {},
        one = {
          capture = { court = { groups = { 1 } } },
          clauses = {
            ["US-CAP-5"] = {
              en = "A court card takes one court card of its rank.",
              sv = "Ett klätt kort tar in ett klätt kort av sin valör.",
            },
          },
        },
        one_or_three = {
          capture = { court = { groups = { 1, 3 } } },
          clauses = {
            ["US-CAP-5"] = {
              en = "A court card takes one court card of its rank, or all three others.",
              sv = "Ett klätt kort tar in ett klätt kort av sin valör, eller alla tre andra.",
            },
          },
        },
      },
    },
    trail_capturing = {
      title = { en = "trail-capturing", sv = "får-avstå" },
      text = { en = "a card that could capture may trail", sv = "kort som kan ta får läggas ut" },
      default = false, on = {
        duties = { capture = false },
        cites = { decline = "US-TRL-1" },
        clauses = { ["US-TRL-2"] = false },
      },
    },
    raised_by = {
      title = { en = "raised-by", sv = "höjs-av" },
      titles = {
        anyone = { en = "anyone", sv = "alla" },
        owner = { en = "owner", sv = "ägaren" },
        others = { en = "others", sv = "andra" },
      },
      text = { en = "who may raise a build", sv = "vem som får höja ett bygge" },
      default = "anyone", choices = {
        anyone = {},
        owner = {
          clauses = {
            ["US-BLD-4"] = {
              en = "A build of one group may be raised with a card from the hand by its owner "
                .. "alone, to a numeral that the owner holds too.",
              sv = "Ett bygge med en grupp får höjas med ett kort från handen av sin ägare, och "
                .. "ingen annan, till en siffra som ägaren också har.",
            },
          },
        },
        others = {
          clauses = {
            ["US-BLD-4"] = {
              en = "A build of one group may be raised with a card from the hand by anyone but its "
                .. "owner, to a numeral that the player holds too.",
              sv = "Ett bygge med en grupp får höjas med ett kort från handen av alla utom sin "
                .. "ägare, till en siffra som spelaren också har.",
            },
          },
        },
      },
    },
    equal_builds = {
      title = { en = "equal-builds", sv = "lika-byggen" },
      titles = { join = { en = "join", sv = "ihop" }, apart = { en = "apart", sv = "isär" } },
      text = { en = "builds of one numeral", sv = "byggen om samma siffra" },
      default = "join", choices = {
        join = {},
        apart = {
          clauses = {
            ["US-BLD-11"] = {
              en = "Builds of one numeral stay apart, and one card may take several of them. A "
                .. "build belongs to the last who added to it.",
              sv = "Byggen om samma siffra ligger var för sig, och ett kort får ta flera av dem. "
                .. "Ett bygge tillhör den som sist lade till det.",
            },
          },
        },
      },
    },
    owner_may_trail = {
      title = { en = "owner-may-trail", sv = "ägaren-lägger-ut" },
      text = { en = "the owner of a build may trail", sv = "byggets ägare får lägga ut" },
      default = false,
      on = { duties = { owner_trail = false }, clauses = { ["US-TRL-3"] = false } },
    },
    build_keep = {
      title = { en = "build-keep", sv = "behåll-kort" },
      text = { en = "a card for one's build is kept", sv = "ett kort för sitt bygge behålls" },
      default = true,
      off = { duties = { keep_build = false }, clauses = { ["US-BLD-10"] = false } },
    },
    partner_builds = {
      title = { en = "partner-builds", sv = "partnerns-bygge" },
      text = { en = "a partner's build is proof of a card", sv = "partnerns bygge visar ett kort" },
      default = false, on = {
        requires = { ["teams.sides"] = {
          is = true, text = { en = "nobody has a partner here", sv = "här har ingen en partner" },
        } },
        duties = { hold_build = false },
        refuses = { ["US-BLD-3"] = { on = "build", test = has_no_card } },
        clauses = {
          ["US-BLD-3"] = {
            en = "You must hold another card of the numeral that you build, unless your partner "
              .. "has a build of it on the table, and so holds one.",
            sv = "Du måste ha ett annat kort med siffran du bygger, om inte din partner har ett "
              .. "bygge om den på bordet, och alltså har ett.",
          },
        },
      },
    },
    target = {
      title = { en = "target", sv = "mål" },
      text = { en = "points for a match; 0: one deal", sv = "poäng för partiet; 0: en giv" },
      default = 21, min = 0,
      off = {
        aim = {
          en = "Take and build cards on the table with cards of your hand; spades, aces, d10, s2 "
            .. "and most cards score. Most points in one deal win.",
          sv = "Ta in och bygg kort på bordet med kort från handen: spader, ess, ruter tio, "
            .. "spader två och flest kort ger poäng. Flest poäng i en giv vinner.",
        },
        clauses = {
          ["US-MAT-1"] = {
            en = "A single deal is played, and whoever has most points wins.",
            sv = "En enstaka giv spelas, och den som har flest poäng vinner.",
          },
        },
      },
    },
  },
  asks = {
    ["US-PLY-1"] = { "players", "pack" },
    ["US-DEAL-1"] = { "dealt", "laid", "redealt" },
    ["US-END-1"] = { "left", "no_sweep" },
    ["US-MAT-1"] = { "winner", "goes_on" },
  },
  clauses = {
    ["US-PLY-1"] = {
      en = "Two or three play with a pack of 52 cards, each alone, or four in two pairs, partners "
        .. "opposite each other: what they take and score counts together.",
      sv = "Två eller tre spelar med en lek om 52 kort, var och en för sig, eller fyra i två par, "
        .. "med partner mittemot varandra: det de tar in och får poäng för räknas ihop.",
    },
    ["US-DEAL-1"] = {
      en = "Two cards are dealt to each player and two to the table, twice. When all are played, "
        .. "four more go to each player and none to the table, until the stock is gone.",
      sv = "Två kort ges till varje spelare och två till bordet, två gånger. När alla är spelade "
        .. "ges fyra till åt varje spelare och inga till bordet, tills talongen är slut.",
    },
    ["US-VAL-1"] = {
      en = "Numerals count as printed, an ace 1. Jacks, queens and kings count nothing.",
      sv = "Siffror räknas som de är, ett ess som 1. Knektar, damer och kungar räknas inte.",
    },
    ["US-CAP-1"] = {
      en = "A numeral takes table cards of its rank.",
      sv = "En siffra tar in kort på bordet av sin valör.",
    },
    ["US-CAP-2"] = {
      en = "It takes two or more cards that add up to it.",
      sv = "Den tar in två eller flera kort som tillsammans blir den.",
    },
    ["US-CAP-3"] = {
      en = "Cards of its rank and any number of sums go in one capture, if no card is used twice.",
      sv = "Kort av dess valör och hur många summor som helst tas in på en gång, om inget kort "
        .. "används två gånger.",
    },
    ["US-CAP-4"] = {
      en = "A numeral takes nothing else: court cards are no part of a sum.",
      sv = "En siffra tar inte in något annat: klädda kort ingår inte i någon summa.",
    },
    ["US-CAP-5"] = {
      en = "A court card takes court cards of its rank, one or more.",
      sv = "Ett klätt kort tar in klädda kort av sin valör, ett eller flera.",
    },
    ["US-BLD-1"] = {
      en = "Instead of capturing you may build: lay a card from the hand on cards of the table, so "
        .. "that together they make a numeral, which you name.",
      sv = "I stället för att ta in får du bygga: du lägger ett kort från handen på kort på "
        .. "bordet, så att de tillsammans blir en siffra, som du säger.",
    },
    ["US-BLD-2"] = {
      en = "A build may have several groups, each of which makes the numeral.",
      sv = "Ett bygge får ha flera grupper, som var och en blir siffran.",
    },
    ["US-BLD-3"] = {
      en = "You must hold another card of the numeral that you build.",
      sv = "Du måste ha ett annat kort med siffran som du bygger.",
    },
    ["US-BLD-4"] = {
      en = "A build of one group may be raised with a card from the hand, by anyone, to a numeral "
        .. "that the player holds too.",
      sv = "Ett bygge med en grupp får höjas med ett kort från handen, av vem som helst, till en "
        .. "siffra som spelaren också har.",
    },
    ["US-BLD-5"] = {
      en = "A build of several groups keeps its numeral.",
      sv = "Ett bygge med flera grupper behåller sin siffra.",
    },
    ["US-BLD-6"] = {
      en = "Only the card played raises a build, not one from the table.",
      sv = "Bara det spelade kortet höjer ett bygge, inte ett från bordet.",
    },
    ["US-BLD-7"] = {
      en = "The card played is part of what it builds.",
      sv = "Det spelade kortet ingår i det som byggs.",
    },
    ["US-BLD-8"] = {
      en = "Nothing is built with court cards.",
      sv = "Det byggs inte med klädda kort.",
    },
    ["US-BLD-9"] = {
      en = "A build is taken whole, by a card of its numeral, alone or with other cards, sums and "
        .. "builds of it. It is never part of a sum.",
      sv = "Ett bygge tas in helt, av ett kort med dess siffra, för sig eller med andra kort, "
        .. "summor och byggen om den. Det ingår aldrig i en summa.",
    },
    ["US-BLD-10"] = {
      en = "You may not play the last card that you hold for a build of yours, unless it takes or "
        .. "changes the build.",
      sv = "Du får inte spela ditt sista kort för ett bygge som är ditt, om det inte tar in eller "
        .. "ändrar bygget.",
    },
    ["US-BLD-11"] = {
      en = "Whatever is built to the numeral of a build joins it. A build belongs to the last who "
        .. "added to it.",
      sv = "Det som byggs till siffran för ett bygge läggs till det. Ett bygge tillhör den som "
        .. "sist lade till det.",
    },
    ["US-TRL-1"] = {
      en = "Whoever cannot capture, or will not build, lays a card out.",
      sv = "Den som inte kan ta in, eller inte vill bygga, lägger ut ett kort.",
    },
    ["US-TRL-2"] = {
      en = "A card that could capture may not be laid out.",
      sv = "Ett kort som kan ta in får inte läggas ut.",
    },
    ["US-TRL-3"] = {
      en = "Whoever has a build on the table lays no card out, unless nothing else can be done.",
      sv = "Den som har ett bygge på bordet lägger inte ut ett kort, om det finns annat att göra.",
    },
    ["US-SWP-1"] = {
      en = "Taking all that lies on the table is a sweep and scores 1.",
      sv = "Att ta in allt som ligger på bordet är en tabbe och ger 1 poäng.",
    },
    ["US-END-1"] = {
      en = "What is left on the table goes to whoever captured last, builds too. It is no sweep.",
      sv = "Det som ligger kvar på bordet går till den som sist tog in, byggen också. Det är ingen "
        .. "tabbe.",
    },
    ["US-SCO-1"] = {
      en = "Most cards score 3, most spades 1, the ten of diamonds 2, the two of spades 1 and each "
        .. "ace 1. A shared first place scores nothing.",
      sv = "Flest kort ger 3 poäng, flest spader 1, ruter tio 2, spader två 1 och varje ess 1. En "
        .. "delad förstaplats ger inget.",
    },
    ["US-MAT-1"] = {
      en = "The match is over once somebody has {target} points or more, and whoever has most "
        .. "wins.",
      sv = "Partiet är slut när någon har {target} poäng eller mer, och den som har flest vinner.",
    },
  },
}
