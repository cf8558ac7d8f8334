--- Shlla'at: who captures draws and plays again, and takes the top cards of other piles, too.
--- Source: https://www.pagat.com/fishing/shllaat.html; clauses SHL-*.
return kasino.variant {
  id = "shllaat", title = "Shlla'at",
  aim = {
    en = "Take cards of one rank from the table and from the tops of others' piles, again and "
      .. "again until you miss. Most points win once somebody has {target}.",
    sv = "Ta kort av samma valör från bordet och överst från andras högar, om och om igen tills "
      .. "du missar. Flest poäng vinner när någon har {target}.",
  },
  players = { 2, 5 }, jokers = 2,
  deal = { first = { { hand = 4, clause = "SHL-1" }, { table = 4 } }, draw = 1, short = true },
  zones = { pile = { show = "open",
    taken = { what = "top", by = "rank", whose = "others", clause = "SHL-3" } } },
  capture = { equal = { by = "rank", clause = "SHL-2" } },
  cites = { trail = "SHL-5", decline = "SHL-5", several = "SHL-2", partial = "SHL-2",
    otherwise = "SHL-2" },
  on_capture = function(move, game)
    if #game:hand(move.seat) + game.stock == 0 then return end
    game:event("again", { seat = move.seat, clause = "SHL-4" })
    game:ask(move.seat, "play")
  end,
  events = { again = { en = "Seat {seat} plays again.", sv = "Plats {seat} spelar igen." } },
  scoring = {
    cards = { each = "2-10 Q-K", clause = "SHL-6", title = { en = "cards", sv = "kort" } },
    jacks = { each = "J", points = 2, clause = "SHL-6", title = { en = "jacks", sv = "knektar" } },
    aces = { each = "A", points = 25, clause = "SHL-6", title = { en = "aces", sv = "ess" } },
    jokers = { each = "joker", points = 50, clause = "SHL-6",
      title = { en = "jokers", sv = "jokrar" } },
  },
  leftovers = { clause = "SHL-7" },
  match = { to = kasino.option("target") },
  options = { target = { title = { en = "target", sv = "mål" }, default = 500, min = 0, max = 5000,
    text = { en = "points for a match; 0: one deal", sv = "poäng för partiet; 0: en giv" } } },
  clauses = {
    ["SHL-1"] = {
      en = "Two to five play with 52 cards and two jokers. Four cards are dealt to each player and "
        .. "four to the table, and a card is drawn after each that is played.",
      sv = "Två till fem spelar med 52 kort och två jokrar. Fyra kort ges till varje spelare och "
        .. "fyra till bordet, och ett dras efter varje som spelas.",
    },
    ["SHL-2"] = {
      en = "A card takes cards of its rank from the table, one or more; a joker the other joker.",
      sv = "Ett kort tar kort av sin valör från bordet, ett eller flera; en joker den andra "
        .. "jokern.",
    },
    ["SHL-3"] = {
      en = "Piles lie face up. A card takes the top cards of others' piles likewise, alone or with "
        .. "cards of the table.",
      sv = "Högarna ligger öppna. Ett kort tar det översta kortet från andras högar likadant, "
        .. "ensamt eller med kort från bordet.",
    },
    ["SHL-4"] = {
      en = "Whoever captures plays again.",
      sv = "Den som tar in spelar igen.",
    },
    ["SHL-5"] = {
      en = "A card that takes nothing is laid out, and the turn is over.",
      sv = "Ett kort som inget tar läggs ut, och turen är över.",
    },
    ["SHL-6"] = {
      en = "Each joker taken scores 50, each ace 25, each jack 2 and any other card 1.",
      sv = "Varje tagen joker ger 50 poäng, varje ess 25, varje knekt 2 och varje annat kort 1.",
    },
    ["SHL-7"] = {
      en = "What is left on the table goes to whoever captured last. Most points win once somebody "
        .. "has {target}; with 0 a single deal is played.",
      sv = "Det som blir kvar på bordet går till den som sist tog in. Flest poäng vinner när någon "
        .. "har {target}; med 0 spelas en enda giv.",
    },
  },
}
