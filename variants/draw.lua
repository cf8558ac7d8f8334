--- Draw: play a card, draw a card, until the stock is out. Source: seed 000 (dragkasino);
--- clauses DRG-*.
return kasino.modifier {
  id = "draw",
  title = { en = "draw", sv = "drag" },
  aim = {
    en = "{aim} After each card you draw another, while the stock lasts.",
    sv = "{aim} Efter varje kort drar du ett nytt, så länge talongen räcker.",
  },
  deal = { later = false, draw = 1 },

  events = {
    ["stock-out"] = { en = "The stock is out.", sv = "Talongen slut!" },
    ["last-round"] = { en = "Last round!", sv = "Sista omgången!" }, -- nothing more is dealt
  },

  amends = {
    ["US-DEAL-1"] = {
      en = "Two cards are dealt to each player and two to the table, twice.",
      sv = "Två kort ges till varje spelare och två till bordet, två gånger.",
    },
  },
  asks = {
    ["DRG-1"] = { "dealt", "laid" },
    ["DRG-2"] = "holds",
    ["DRG-3"] = "holds_last",
    ["DRG-5"] = "gets",
  },
  unasked = {
    ["DRG-4"] = {
      en = "it is about other games",
      sv = "den gäller andra spel",
    },
  },
  clauses = {
    ["STD-DEAL-3"] = false,
    ["STD-DEAL-4"] = false,
    ["STD-DEAL-5"] = false,
    ["FIN-PLY-2"] = false,
    ["KRY-DEAL-1"] = false,
    ["DRG-1"] = {
      en = "Deal once, as for the first round. The rest of the pack is the stock.",
      sv = "Ge en gång, som till första omgången. Resten av leken är talong.",
    },
    ["DRG-2"] = {
      en = "When you have played a card, draw the top card of the stock, so that you hold as many "
        .. "as before.",
      sv = "När du har spelat ett kort drar du det översta kortet ur talongen, så att du har lika "
        .. "många kort på hand som förut.",
    },
    ["DRG-3"] = {
      en = "When the stock is out (talongen slut), play the cards you hold as the last round.",
      sv = "När talongen är slut spelar ni de kort ni har på hand som sista omgång.",
    },
    ["DRG-4"] = {
      en = "Any form of the game can be played like this.",
      sv = "Alla former av spelet kan spelas så.",
    },
    ["DRG-5"] = {
      en = "Everyone draws equally often, with two players 20 times, with three 12 and with four "
        .. "8, and the dealer draws the last card.",
      sv = "Alla drar lika många gånger, 20 om man är två, 12 om man är tre och 8 om man är fyra, "
        .. "och givaren drar det sista kortet.",
    },
  },
}
