--- Hungarian Kasino: several cards of the hand may take together.
--- Source: https://hu.wikipedia.org/wiki/Kaszinó_(kártyajáték); clauses HUN-*.
return kasino.modifier {
  id = "hungarian", title = { en = "cards together", sv = "kort tillsammans" },
  aim = { en = "{aim} Several cards of the hand may take what a card of their sum would.",
    sv = "{aim} Flera kort på handen får ta det som ett kort med deras summa skulle ta." },
  requires = {
    ["capture.sum"] = {
      is = true, text = { en = "nothing adds up there", sv = "där läggs inget ihop" },
    },
    ["capture.sum.groups"] = {
      is = false,
      text = {
        en = "a card takes a single group there",
        sv = "där tar ett kort en enda grupp",
      },
    },
    ["duties.keep_build"] = {
      is = false,
      text = {
        en = "a card is kept for a build there",
        sv = "där behålls ett kort för ett bygge",
      },
    },
    ["duties.sweep"] = {
      is = false,
      text = {
        en = "whoever can sweep must, with a single card",
        sv = "den som kan göra tabbe måste, med ett enda kort",
      },
    },
  },
  actions = { together = {
    title = { en = "together", sv = "ihop" },
    turn = "plays", clause = "HUN-1",
    args = {
      { name = "cards", title = { en = "cards", sv = "kort" }, cards = "hand", min = 2, max = 4 },
      { name = "taken", title = { en = "taken", sv = "tar" }, cards = function(move, view)
        return view:captures(kasino.sum(move.args.cards))
      end },
    },
    refuses = { ["HUN-2"] = { on = "cards", test = function(move)
      return kasino.sum(move.args.cards) > 13
    end } },
  } },
  events = { together = { en = "Seat {seat} plays {cards} together.",
    sv = "Plats {seat} spelar {cards} tillsammans." } },
  clauses = {
    ["HUN-1"] = {
      en = "Two to four cards of the hand may be played together, to take what a card of their "
        .. "sum would take: cards of that value, groups that add up to it, or both.",
      sv = "Två till fyra kort på handen får spelas tillsammans, och ta det som ett kort med "
        .. "deras summa skulle ta: kort med det värdet, grupper som tillsammans blir det, eller "
        .. "båda delarna.",
    },
    ["HUN-2"] = {
      en = "They count as little as they can, and make 13 at most.",
      sv = "De räknas som så lite de kan, och blir högst 13.",
    },
  },
}
