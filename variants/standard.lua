--- Kasino as Swedes play it: take cards of equal value, count points when the pack is out.
--- Source: seed 000; clauses STD-*.

--- What cards count when the player to move may choose. Other cards count as printed.
local free_values = { A = { 1, 14 }, s2 = { 2, 15 }, d10 = { 10, 16 } }

return kasino.variant {
  id = "standard",
  title = "Kasino",
  aim = {
    en = "Take cards from the table with cards of your hand; spades, aces, storan, lillan and "
      .. "most cards score. Most points win once somebody has {target}.",
    sv = "Ta in kort från bordet med kort från handen: spader, ess, storan, lillan och flest kort "
      .. "ger poäng. Flest poäng vinner när någon har {target}.",
  },
  players = { min = 2, max = 4 },
  packs = 1,
  jokers = 0,
  deal = {
    first = { { hand = 2 }, { table = 2 }, { hand = 2 }, { table = 2 } },
    later = { { hand = 2 }, { hand = 2 } },
  },
  capture = {
    equal = { by = "value", clause = "STD-CAP-1" },
    sum = { by = "sum", clause = "STD-CAP-2" },
  },
  scoring = {
    cards = { most = "*", points = 1, clause = "STD-SCO-1", title = { en = "cards", sv = "kort" } },
    spades = {
      most = "s", points = 2, clause = "STD-SCO-2",
      title = { en = "spades", sv = "spader" },
    },
    storan = { each = "d10", points = 2, clause = "STD-SCO-3", title = "storan" },
    lillan = { each = "s2", points = 1, clause = "STD-SCO-3", title = "lillan" },
    aces = { each = "A", points = 1, clause = "STD-SCO-3", title = { en = "aces", sv = "ess" } },
    sweep = {
      per = "sweep", points = 1, clause = "STD-SCO-4",
      title = { en = "sweep", sv = "tabbe" },
    },
  },
  leftovers = "last_capturer",
  match = { to = kasino.option("target"), rank = "highest", ties = { { most = "s" } } },

  options = {
    values = {
      title = { en = "values", sv = "värden" },
      titles = {
        choice = { en = "choice", sv = "valfria" },
        aces = { en = "aces", sv = "ess" },
        fixed = { en = "fixed", sv = "fasta" },
      },
      text = {
        en = "how storan, lillan and aces count",
        sv = "hur storan, lillan och essen räknas",
      },
      default = "choice",
      choices = {
        choice = { values = free_values },
        aces = {
          values = { A = free_values.A },
          cites = {
            other_values = { clause = "STD-VAL-V1", values = free_values },
            hand_values = "STD-VAL-V1",
          },
          clauses = {
            ["STD-VAL-2"] = false,
            ["STD-VAL-V1"] = {
              en = "Only aces have two values: on your turn you choose 14 or 1 for each. The ten "
                .. "of diamonds (storan) is always 10 and the two of spades (lillan) always 2.",
              sv = "Bara essen har två värden: när det är din tur väljer du 14 eller 1 för vart "
                .. "och ett. Storan (ruter tio) är alltid 10 och lillan (spader två) alltid 2.",
            },
          },
        },
        fixed = {
          hand_values = { A = 14, s2 = 15, d10 = 16 },
          cites = {
            other_values = { clause = "STD-VAL-V2", values = free_values },
            hand_values = "STD-VAL-V2",
            table_values = false,
          },
          clauses = {
            ["STD-VAL-2"] = false,
            ["STD-VAL-4"] = false,
            ["STD-VAL-V2"] = {
              en = "From the hand an ace counts 14, the two of spades (lillan) 15 and the ten of "
                .. "diamonds (storan) 16. On the table they count 1, 2 and 10.",
              sv = "Från handen räknas ess som 14, lillan (spader två) som 15 och storan "
                .. "(ruter tio) som 16. På bordet räknas de som 1, 2 och 10.",
            },
          },
        },
      },
    },
    must_capture = {
      title = { en = "must-capture", sv = "måste-ta" },
      text = { en = "a card that can capture must", sv = "ett kort som kan ta in måste" },
      default = false,
      on = {
        duties = { capture = "STD-CAP-V1", take_all = "STD-CAP-V1" },
        cites = { decline = false, partial = false },
        clauses = {
          ["STD-CAP-6"] = false,
          ["STD-CAP-7"] = false,
          ["STD-CAP-V1"] = {
            en = "If the card you play can capture, it must. You choose the grouping, but may "
              .. "leave no card or group that it could still take at the same value, however the "
              .. "table cards are counted.",
            sv = "Om kortet du spelar kan ta in, måste det göra det. Du väljer grupperingen, men "
              .. "får inte lämna kvar något kort eller någon grupp som det ännu kan ta med samma "
              .. "värde, hur bordskorten än räknas.",
          },
        },
      },
    },
    last_capture_point = {
      title = { en = "last-capture-point", sv = "sistan" },
      text = { en = "a point for the last capture", sv = "poäng för sistan" },
      default = false,
      on = {
        scoring = { last = { per = "last_capture", clause = "STD-SCO-V1", title = "sistan" } },
        clauses = {
          ["STD-SCO-5"] = {
            en = "A deal is worth 11 points and those for sweeps, less if the first place for "
              .. "most cards or most spades is shared.",
            sv = "En giv är värd 11 poäng plus poängen för tabbar, mindre om förstaplatsen för "
              .. "flest kort eller flest spader delas.",
          },
          ["STD-SCO-V1"] = {
            en = "The last capture of the deal (sistan, also called båten) scores 1 point.",
            sv = "Den som sist tar in i given får 1 poäng för sistan, även kallad båten.",
          },
        },
      },
    },
    target = {
      title = { en = "target", sv = "mål" },
      text = { en = "points for a match; 0: one deal", sv = "poäng för partiet; 0: en giv" },
      default = 16,
      min = 0,
      off = {
        aim = {
          en = "Take cards from the table with cards of your hand; spades, aces, storan, lillan "
            .. "and most cards score. Most points in one deal win.",
          sv = "Ta in kort från bordet med kort från handen: spader, ess, storan, lillan och "
            .. "flest kort ger poäng. Flest poäng i en giv vinner.",
        },
        clauses = {
          ["STD-MAT-1"] = {
            en = "A single deal is played, and the most points win.",
            sv = "En enstaka giv spelas, och flest poäng vinner.",
          },
          ["STD-MAT-2"] = false,
        },
      },
    },
  },

  cites = {
    trail = "STD-CAP-8",
    decline = "STD-CAP-6",
    several = "STD-CAP-3",
    partial = "STD-CAP-7",
    sweep = "STD-TAB-1",
    two_values = "STD-VAL-3",
    overlap = "STD-CAP-4",
    otherwise = "STD-CAP-2",
    printed_value = "STD-VAL-1",
    hand_values = "STD-VAL-2",
    table_values = "STD-VAL-4",
  },

  events = {
    ["last-round"] = { en = "Last cards!", sv = "Sistan! Båten går." },
  },

  asks = {
    ["STD-PLY-1"] = "players",
    ["STD-DECK-1"] = "pack",
    ["STD-DEAL-1"] = "dealer",
    ["STD-DEAL-2"] = { "dealt", "laid" },
    ["STD-DEAL-3"] = "redealt",
    ["STD-DEAL-4"] = { "rounds", "gets" },
    ["STD-TURN-1"] = "begins",
    ["STD-TURN-2"] = "table",
    ["STD-CAP-5"] = "pile",
    ["STD-TAB-3"] = "nothing",
    ["STD-END-1"] = "left",
    ["STD-END-2"] = "no_sweep",
    ["STD-SCO-5"] = "worth",
    ["STD-MAT-1"] = "goes_on",
    ["STD-MAT-2"] = "winner",
    ["STD-MAT-3"] = "tie",
    ["STD-MAT-4"] = "shared",
  },
  unasked = {
    ["STD-DEAL-5"] = {
      en = "it is what the dealer says; here the program says it",
      sv = "det är vad givaren säger; här säger programmet det",
    },
    ["STD-TAB-2"] = {
      en = "it is how cards are laid at a table; here the board counts sweeps",
      sv = "det är hur kort läggs vid ett bord; här räknar brädet tabbarna",
    },
  },

  clauses = {
    ["STD-PLY-1"] = {
      en = "Two, three or four play, each for themselves.",
      sv = "Man är två, tre eller fyra och spelar var för sig.",
    },
    ["STD-DECK-1"] = {
      en = "Use one pack of 52 cards, without jokers.",
      sv = "Använd en vanlig kortlek med 52 kort, utan jokrar.",
    },

    ["STD-VAL-1"] = {
      en = "Twos to tens normally count as printed, jacks 11, queens 12 and kings 13. Court cards "
        .. "join sums like any other card.",
      sv = "Tvåor till tior räknas normalt efter sin valör, knektar som 11, damer som 12 och "
        .. "kungar som 13. Klädda kort ingår i summor som alla andra kort.",
    },
    ["STD-VAL-2"] = {
      en = "On your turn you choose: the ten of diamonds (storan) counts 16 or 10, the two of "
        .. "spades (lillan) 15 or 2, and each ace 14 or 1.",
      sv = "När det är din tur väljer du: storan (ruter tio) räknas som 16 eller 10, lillan "
        .. "(spader två) som 15 eller 2 och varje ess som 14 eller 1.",
    },
    ["STD-VAL-3"] = {
      en = "Within one play a card has one value only. The card you play cannot capture at two "
        .. "values at once.",
      sv = "I ett och samma drag har ett kort bara ett värde. Kortet du spelar kan inte ta in med "
        .. "två värden på en gång.",
    },
    ["STD-VAL-4"] = {
      en = "A card with two values may count as either on the table too. Choose for each card by "
        .. "itself, and anew every turn.",
      sv = "Även på bordet får ett kort med två värden räknas som vilket som helst av dem. Välj "
        .. "för varje kort för sig, och på nytt varje tur.",
    },

    ["STD-DEAL-1"] = {
      en = "Draw cards for the first deal: the highest card deals. The turn to deal then passes "
        .. "clockwise, deal by deal.",
      sv = "Dra kort om första given: högst kort ger. Sedan går turen att ge medsols, giv för "
        .. "giv.",
    },
    ["STD-DEAL-2"] = {
      en = "First round: deal two cards to each player, from the dealer's left, and two face up to "
        .. "the table. Do the same again, so that everyone holds four and four lie on the table.",
      sv = "Första omgången: ge två kort till var och en med början till vänster om givaren och "
        .. "två öppet till bordet. Ge sedan ett likadant varv till, så att alla har fyra kort "
        .. "och fyra ligger på bordet.",
    },
    ["STD-DEAL-3"] = {
      en = "When all have played their four cards, the dealer deals four more to each, two at a "
        .. "time. No more cards are dealt to the table.",
      sv = "När alla har spelat sina fyra kort ger givaren fyra nya till var och en ur talongen, "
        .. "två åt gången. Till bordet ges inga fler kort.",
    },
    ["STD-DEAL-4"] = {
      en = "The pack lasts six rounds with two players, four with three and three with four.",
      sv = "Leken räcker till sex omgångar för två spelare, fyra för tre och tre för fyra.",
    },
    ["STD-DEAL-5"] = {
      en = "Before dealing the last round the dealer says “sistan”, “båten går” (the boat is "
        .. "leaving) or “sista given” (the last deal).",
      sv = "Innan sista omgången delas ut säger givaren ”sistan”, ”båten går” eller ”sista given”.",
    },

    ["STD-TURN-1"] = {
      en = "The player on the dealer's left starts, and the turn passes clockwise. So the same "
        .. "player starts every round of a deal.",
      sv = "Spelaren till vänster om givaren börjar, och turen går medsols. Samma spelare börjar "
        .. "därför varje omgång i given.",
    },
    ["STD-TURN-2"] = {
      en = "On your turn play exactly one card of your choice from your hand: either capture with "
        .. "it, or trail it, that is, lay it out on the table.",
      sv = "När det är din tur spelar du exakt ett valfritt kort från handen: antingen tar du in "
        .. "med det eller så lägger du ut det.",
    },

    ["STD-CAP-1"] = {
      en = "Take a table card of equal value.",
      sv = "Ta in ett bordskort av samma värde.",
    },
    ["STD-CAP-2"] = {
      en = "Take a group of table cards whose values add up to the value of the card you play.",
      sv = "Ta in en grupp av bordskort vars värden tillsammans blir det spelade kortets värde.",
    },
    ["STD-CAP-3"] = {
      en = "One card can take any number of such cards and groups in the same play: a seven takes "
        .. "another seven together with a three and a four.",
      sv = "Ett kort kan ta in hur många sådana kort och grupper som helst på en gång: en sjua tar "
        .. "en annan sjua och dessutom en trea och en fyra.",
    },
    ["STD-CAP-4"] = {
      en = "A table card may belong to one group only. From two fives and a three an eight takes "
        .. "the three with one five, not both.",
      sv = "Ett bordskort får bara räknas till en grupp. Ligger två femmor och en trea på bordet, "
        .. "tar en åtta in trean och den ena femman, inte båda.",
    },
    ["STD-CAP-5"] = {
      en = "Put the card you played and the cards it took face down on your own pile, new captures "
        .. "on top.",
      sv = "Lägg det spelade kortet och de kort det tog med baksidan upp i din egen hög, nya kort "
        .. "överst.",
    },
    ["STD-CAP-6"] = {
      en = "You need not capture: you may trail a card although it could take something.",
      sv = "Det är inget tvång att ta in: du får lägga ut ett kort fast det kunde ha tagit något.",
    },
    ["STD-CAP-7"] = {
      en = "You may take some of the cards and groups that your card could take, and leave others.",
      sv = "Du får ta in några av de kort och grupper som ditt kort kan ta och låta andra ligga.",
    },
    ["STD-CAP-8"] = {
      en = "A card that takes nothing stays face up on the table and is then a table card.",
      sv = "Ett kort som inte tar något ligger kvar öppet på bordet och är sedan ett av "
        .. "bordskorten.",
    },

    ["STD-TAB-1"] = {
      en = "Taking every card on the table in one play is a sweep (tabbe), and scores.",
      sv = "Tar du in alla kort på bordet på en gång, gör du tabbe, och det ger poäng.",
    },
    ["STD-TAB-2"] = {
      en = "Mark a sweep by sliding one captured card face up and crosswise under your pile, each "
        .. "later one a little offset under the one before. All may see how many you have.",
      sv = "Markera en tabbe genom att skjuta in ett taget kort med bildsidan upp och på tvären "
        .. "under din hög, varje nytt under det förra och lite förskjutet. Alla får se hur många "
        .. "du har.",
    },
    ["STD-TAB-3"] = {
      en = "After a sweep the table is empty, so the next player must trail.",
      sv = "Efter en tabbe är bordet tomt, så nästa spelare måste lägga ut.",
    },

    ["STD-END-1"] = {
      en = "Cards left on the table after the last card of the deal go to the player who captured "
        .. "last. If nobody captured, they go to nobody.",
      sv = "Kort som ligger kvar på bordet efter givens sista kort går till den som sist tog in. "
        .. "Har ingen tagit in, går de till ingen.",
    },
    ["STD-END-2"] = {
      en = "Getting the cards left over is not a sweep.",
      sv = "Att få de kort som blev kvar räknas inte som tabbe.",
    },

    ["STD-SCO-1"] = {
      en = "Most cards scores 1 point, nothing if the first place is shared.",
      sv = "Flest kort ger 1 poäng, ingenting om förstaplatsen delas.",
    },
    ["STD-SCO-2"] = {
      en = "Most spades scores 2 points, nothing if the first place is shared.",
      sv = "Flest spader ger 2 poäng, ingenting om förstaplatsen delas.",
    },
    ["STD-SCO-3"] = {
      en = "The ten of diamonds (storan) scores 2 points, the two of spades (lillan) 1 and each "
        .. "ace 1.",
      sv = "Storan (ruter tio) ger 2 poäng, lillan (spader två) 1 och varje ess 1.",
    },
    ["STD-SCO-4"] = {
      en = "Each sweep (tabbe) scores 1 point.",
      sv = "Varje tabbe ger 1 poäng.",
    },
    ["STD-SCO-5"] = {
      en = "A deal is worth 10 points and those for sweeps, less if the first place for most cards "
        .. "or most spades is shared.",
      sv = "En giv är värd 10 poäng plus poängen för tabbar, mindre om förstaplatsen för flest "
        .. "kort eller flest spader delas.",
    },

    ["STD-MAT-1"] = {
      en = "Play a match of several deals to a target of {target} points, or, with a target of 0, "
        .. "single deals, each won by the most points.",
      sv = "Spela ett parti över flera givar till {target} poäng, eller, med målet 0, enskilda "
        .. "givar, där flest poäng vinner.",
    },
    ["STD-MAT-2"] = {
      en = "Every deal begun is played to its end. If anyone in a match has then reached the "
        .. "target, the highest total wins.",
      sv = "Varje påbörjad giv spelas färdigt. Har någon i ett parti då nått målet, vinner den "
        .. "som har flest poäng.",
    },
    ["STD-MAT-3"] = {
      en = "If several share the first place, the one of them who took most spades in the last "
        .. "deal wins.",
      sv = "Om flera delar förstaplatsen, vinner den av dem som tog flest spader i sista given.",
    },
    ["STD-MAT-4"] = {
      en = "If they are level there too, they share the win.",
      sv = "Har de lika många även där, delar de på segern.",
    },
  },
}
