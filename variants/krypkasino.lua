--- Krypkasino: two packs and everything upside down. Who is forced to sweep pays, and whoever set
--- it up is paid. Source: https://www.pagat.com/fishing/krypkasino.html; clauses KRY-*.

--- A sweep costs five; of a lone card by its twin from the other pack, ten.
---@param move kasino.Move
---@return integer
local function price(move)
  local lone = #move.captured == 1 and move.captured[1]
  return lone and kasino.twin(move.card, lone) and 10 or 5
end

--- Who swept pays, and who played before is paid as much.
---@param move kasino.Move
---@param game kasino.Game
local function settle_sweep(move, game)
  local setter = game:var("setter")
  game:award(move.seat, price(move), "KRY-SWP-1")
  if setter then
    game:award(setter, -price(move), "KRY-SWP-2")
  end
end

return kasino.variant {
  id = "krypkasino",
  title = "Krypkasino",
  aim = {
    en = "Avoid points: a card that can capture must, and whoever can clear the table must, and "
      .. "pays for it. Fewest points win.",
    sv = "Undvik poäng: kort som kan ta in måste göra det, och den som kan göra tabbe måste, och "
      .. "betalar för det. Minst poäng vinner.",
  },
  players = { min = 2, max = 6 },
  packs = 2,
  hand_values = { A = 14 },
  deal = { short = true },
  for_players = {
    [2] = { deal = {
      first = { { hand = 2 }, { table = 2 }, { hand = 2 }, { table = 2 }, { hand = 2 } },
      later = { { hand = 2 }, { hand = 2 }, { hand = 2 } },
    } },
    [3] = { deal = {
      first = { { hand = 3 }, { table = 3 }, { hand = 2 }, { table = 2 } },
      later = { { hand = 3 }, { hand = 2 } },
    } },
    [4] = { deal = {
      first = { { hand = 3 }, { table = 2 }, { hand = 2 }, { table = 2 } },
      later = { { hand = 3 }, { hand = 2 } },
    } },
    [5] = { deal = {
      first = { { hand = 2 }, { table = 2 }, { hand = 2 }, { table = 2 } },
      later = { { hand = 2 }, { hand = 2 } },
    } },
    [6] = { deal = {
      first = { { hand = 2 }, { table = 4 }, { hand = 2 }, { table = 4 } },
      later = { { hand = 2 }, { hand = 2 } },
    } },
  },
  capture = {
    equal = { by = "value", clause = "KRY-CAP-1" },
    sum = { by = "sum", clause = "KRY-CAP-1" },
  },
  duties = { sweep = "KRY-SWP-1", capture = "KRY-CAP-2", take_all = "KRY-CAP-3" },
  cites = {
    trail = "KRY-CAP-2", sweep = "KRY-SWP-1", overlap = "KRY-CAP-3",
    printed_value = "KRY-VAL-1", hand_values = "KRY-VAL-1", table_values = "KRY-VAL-1",
  },

  vars = { setter = { title = { en = "setter", sv = "före" }, type = "seat" } },
  on_sweep = settle_sweep,
  on_play = function(move, game)
    game:set("setter", move.seat)
  end,

  scoring = {
    storan = { each = "d10", points = 3, clause = "KRY-SCO-1", title = "storan" },
    lillan = { each = "s2", points = 1, clause = "KRY-SCO-1", title = "lillan" },
    aces = { each = "A", points = 1, clause = "KRY-SCO-1", title = { en = "aces", sv = "ess" } },
    spades = {
      each = "s", points = 1, clause = "KRY-SCO-1",
      title = { en = "spades", sv = "spader" },
    },
  },
  match = {
    deals = kasino.option("deals"),
    rank = "lowest",
    ties = { { fewest = "s" } },
  },
  options = {
    deals = {
      title = { en = "deals", sv = "givar" },
      text = { en = "how many deals make a match", sv = "hur många givar ett parti har" },
      default = 1,
      min = 1,
    },
  },

  asks = {
    ["KRY-DECK-1"] = { "players", "pack" },
    ["KRY-DEAL-1"] = { "dealt", "laid" },
    ["KRY-END-1"] = "left",
  },
  clauses = {
    ["KRY-DECK-1"] = {
      en = "Two to six play, each for themselves, with two packs of 52 cards.",
      sv = "Två till sex spelar, var och en för sig, med två lekar om 52 kort.",
    },
    ["KRY-DEAL-1"] = {
      en = "Two players get six cards each and four lie on the table, three get five and five "
        .. "lie there; four get five, five get four, and four lie there; six get four and eight "
        .. "lie there. When all are played as many are dealt again, in the end what is left.",
      sv = "Två spelare får sex kort var och fyra ligger på bordet, tre får fem och fem ligger "
        .. "där; fyra får fem, fem får fyra, och fyra ligger där; sex får fyra och åtta ligger "
        .. "där. När alla är spelade ges lika många igen, i sista omgången de som är kvar.",
    },
    ["KRY-VAL-1"] = {
      en = "An ace counts 14 from the hand and 1 on the table; jacks 11, queens 12, kings 13.",
      sv = "Ess räknas som 14 från handen och 1 på bordet; knekt 11, dam 12, kung 13.",
    },
    ["KRY-CAP-1"] = {
      en = "A card takes cards of its value, and groups that add up to it.",
      sv = "Ett kort tar kort av sitt värde, och grupper som tillsammans blir det.",
    },
    ["KRY-CAP-2"] = {
      en = "Only a card that can take nothing may creep, that is, be laid out.",
      sv = "Bara ett kort som ingenting kan ta får krypa, det vill säga läggas ut.",
    },
    ["KRY-CAP-3"] = {
      en = "Nothing that could still be taken may be left; where groups overlap you choose.",
      sv = "Inget som ännu kan tas får bli kvar; där grupper överlappar väljer du.",
    },
    ["KRY-SWP-1"] = {
      en = "Who can clear the table must: a sweep (tabbe) costs 5 points, and 10 if a lone card "
        .. "is taken by its twin from the other pack.",
      sv = "Den som kan tömma bordet måste: en tabbe kostar 5 poäng, och 10 om ett ensamt kort "
        .. "tas av sin tvilling ur den andra leken.",
    },
    ["KRY-SWP-2"] = {
      en = "Whoever played just before is paid as much. Before the first card nobody is.",
      sv = "Den som spelade närmast före får lika mycket betalt. Före första kortet får ingen.",
    },
    ["KRY-END-1"] = {
      en = "Cards left on the table go to the player who captured last.",
      sv = "Kort som ligger kvar på bordet går till den som sist tog in.",
    },
    ["KRY-SCO-1"] = {
      en = "The ten of diamonds (storan) counts 3 points, every ace 1, every spade 1, and the two "
        .. "of spades (lillan) 1 more: 42 in a deal. The fewest points win, then the fewest "
        .. "spades.",
      sv = "Ruter tio (storan) räknas 3 poäng, varje ess 1, varje spader 1, och spader två "
        .. "(lillan) 1 till: 42 i en giv. Minst poäng vinner, därefter minst antal spader.",
    },
  },
}
