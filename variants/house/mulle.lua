--- Mulle: builds and two packs, where a card that takes its twin scores what it counts.
--- Source: http://www.mulleklubben.se/old/, https://en.wikipedia.org/wiki/Mulle; clauses MUL-*.

--- Whether it takes its twin and something else; a twin that lies in a build is none.
local function mixes_mulle(move)
  for _, group in ipairs(move.groups) do
    if #group == 1 and kasino.twin(group[1], move.card) then return #move.captured > 1 end
  end
  return false
end

local function score_mulle(move, game)
  if #move.captured ~= 1 or not kasino.twin(move.captured[1], move.card) then return end
  game:award(move.seat, game:values(move.card, "hand")[1], "MUL-5")
end

return kasino.variant {
  id = "mulle", title = "Mulle",
  aim = { en = "Take and build cards; who takes a card with its twin scores what it counts.",
    sv = "Ta in och bygg kort; den som tar ett kort med dess tvilling får vad det räknas som." },
  packs = 2, for_players = { [4] = { teams = { sides = 2, majority = "side" } } },
  hand_values = { A = 14, s2 = 15, d10 = 16 },
  deal = { first = { { hand = 8, clause = "MUL-2" }, { table = 8 } }, later = { { hand = 8 } } },
  capture = { equal = { by = "value", clause = "MUL-4" }, sum = { by = "sum", clause = "MUL-4" },
    twin = { by = "twin", played = "A s2 d10", groups = { 1 }, clause = "MUL-5" } },
  builds = { single = "MUL-6", raise = "MUL-7", taken = "MUL-4" },
  duties = { hold_build = "MUL-6", keep_build = "MUL-8", owner_trail = "MUL-8" },
  refuses = { ["MUL-5"] = { on = "capture", test = mixes_mulle } }, on_capture = score_mulle,
  scoring = {
    sweep = { per = "sweep", clause = "MUL-9", title = { en = "sweep", sv = "tabbe" } },
    aces = { each = "A", clause = "MUL-9", title = { en = "aces", sv = "ess" } },
    spades = { each = "s", clause = "MUL-9", title = { en = "spades", sv = "spader" } },
    small = { each = "s2", clause = "MUL-9",
      title = { en = "the two of spades", sv = "spader två" } },
    big = { each = "d10", points = 2, clause = "MUL-9",
      title = { en = "the ten of diamonds", sv = "ruter tio" } },
  },
  leftovers = { clause = "MUL-10" }, match = { deals = 2 },
  cites = { trail = "MUL-4", several = "MUL-4", sweep = "MUL-9", otherwise = "MUL-4",
    hand_values = "MUL-3", printed_value = "MUL-3" },
  clauses = {
    ["MUL-1"] = {
      en = "Two packs of 52 cards are used. Four play in pairs, partners opposite each other.",
      sv = "Man spelar med två lekar om 52 kort. Fyra spelar i par, mittemot varandra.",
    },
    ["MUL-2"] = {
      en = "Eight cards are dealt to each player and eight to the table; when all are played, "
        .. "eight more to each player.",
      sv = "Åtta kort ges till varje spelare och åtta till bordet. När alla är spelade, ges åtta "
        .. "nya till varje spelare.",
    },
    ["MUL-3"] = {
      en = "From the hand an ace counts 14, the two of spades 15 and the ten of diamonds 16, on "
        .. "the table 1, 2 and 10; jacks 11, queens 12, kings 13.",
      sv = "Från handen räknas ett ess som 14, spader två som 15 och ruter tio som 16, på bordet "
        .. "som 1, 2 och 10; knektar 11, damer 12, kungar 13.",
    },
    ["MUL-4"] = {
      en = "A card takes cards of its value, groups that add up to it and builds of it; or it is "
        .. "laid out.",
      sv = "Ett kort tar kort av sitt värde, grupper som tillsammans blir det och byggen om det; "
        .. "eller så läggs det ut.",
    },
    ["MUL-5"] = {
      en = "A card takes its twin from the other pack alone: that is a mulle, and scores what the "
        .. "card counts from the hand. A twin that lies in a build is none.",
      sv = "Ett kort tar sin tvilling ur den andra leken ensam: det är en mulle, och ger vad "
        .. "kortet räknas som från handen. En tvilling som ligger i ett bygge är ingen.",
    },
    ["MUL-6"] = {
      en = "A card may be laid with cards of the table to a build of a value, if you hold another "
        .. "card of it; builds of one value are one.",
      sv = "Ett kort får läggas med kort på bordet till ett bygge om ett värde, om du har ett "
        .. "annat kort med det; byggen om ett värde är ett.",
    },
    ["MUL-7"] = {
      en = "Anybody may raise a build of a single group with a card.",
      sv = "Vem som helst får höja ett bygge med en enda grupp med ett kort.",
    },
    ["MUL-8"] = {
      en = "Who has a build keeps a card for it, and lays no card out, unless nothing else can be "
        .. "done.",
      sv = "Den som har ett bygge behåller ett kort för det, och lägger inte ut, om det finns "
        .. "annat att göra.",
    },
    ["MUL-9"] = {
      en = "Each sweep, each ace and each spade score 1, the two of spades 1 more and the ten of "
        .. "diamonds 2.",
      sv = "Varje tabbe, varje ess och varje spader ger 1 poäng, spader två 1 till och ruter "
        .. "tio 2.",
    },
    ["MUL-10"] = {
      en = "What is left on the table goes to whoever captured last. Most points in two deals win.",
      sv = "Det som blir kvar på bordet går till den som sist tog in. Flest poäng på två givar "
        .. "vinner.",
    },
  },
}
