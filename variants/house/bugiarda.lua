--- Scopa bugiarda: a card may capture face down, by a value that is only said; who doubts sees it.
--- Source: https://it.wikipedia.org/wiki/Scopa_bugiarda; clauses BUG-*.

--- What a card of the value that is said would take: a single card, or else a group.
local function takes(move, view)
  local groups, single = view:groups(move.args.value), {}
  for _, group in ipairs(groups) do
    if #group == 1 then single[#single + 1] = group end
  end
  return #single > 0 and single or groups
end

--- The card lies covered until the opponents have believed or doubted.
local function cover(move, game)
  game:give({ move.args.card }, { "hand", move.seat }, { "covered", move.seat })
  game:set("liar", move.seat)
  game:set("said", move.args.value)
  game:set("named", move.args.cards)
  for _, seat in ipairs(game:opponents(move.seat)) do game:ask(seat, "doubt") end
end

local function doubt(move, game)
  local seat = game:var("liar")
  local card, points = game:zone("covered", seat)[1], #game:var("named") + 1
  game:event("shown", { seat = seat, card = card })
  game:close("doubt")
  if kasino.sum({ card }) == game:var("said") then return game:award(seat, points, "BUG-3") end
  game:give({ card }, { "covered", seat }, "table")
  game:award(move.seat, points, "BUG-4")
end

--- What nobody has shown to be a lie is taken.
local function uncover(game)
  local seat = game:var("liar")
  if #game:zone("covered", seat) == 0 then return end
  game:take(seat, game:zone("covered", seat), { "covered", seat })
  game:take(seat, game:var("named"), "table")
  local is_last = game.stock + #game:hand(game:next(seat)) == 0
  if #game.table == 0 and not is_last then game:sweep(seat, 1, "BUG-5") end
end

return kasino.extend("scopa", {
  id = "bugiarda", title = "Scopa bugiarda",
  aim = { en = "Scopa where cards may capture face down, by a value that is said. Most points win.",
    sv = "Scopa där kort får ta in dolda, med ett värde man säger. Flest poäng vinner." },
  zones = {
    covered = { title = { en = "covered", sv = "dolt" }, per = "seat", show = "owner" },
    pile = { show = "owner" },
  },
  vars = {
    liar = { title = { en = "liar", sv = "döljare" }, type = "seat" },
    said = { title = { en = "said", sv = "sagt" }, type = "int" },
    named = { title = { en = "named", sv = "nämnda" }, type = "card", many = true },
  },
  stages = {
    doubt = {
      title = { en = "doubt", sv = "tvivel" },
      text = { en = "a card lies covered", sv = "ett kort ligger dolt" },
      pass = { en = "believe", sv = "tro" }, done = uncover,
    },
  },
  actions = {
    hide = {
      title = { en = "hide", sv = "dölj" },
      turn = "ends", clause = "BUG-1", does = cover,
      args = {
        { name = "card", title = { en = "card", sv = "kort" }, card = "hand", show = "owner" },
        { name = "value", title = { en = "value", sv = "värde" }, from = 1, to = 10 },
        { name = "cards", title = { en = "cards", sv = "tar" }, cards = takes },
      },
    },
    doubt = {
      title = { en = "doubt", sv = "tvivla" },
      stages = "doubt", turn = "ends", clause = "BUG-2", does = doubt,
    },
  },
  events = {
    hide = { en = "Seat {seat} covers a card, says {value}, and is to take {cards}.",
      sv = "Plats {seat} döljer ett kort, säger {value}, och ska ta {cards}." },
    doubt = { en = "Seat {seat} doubts it.", sv = "Plats {seat} tvivlar." },
    shown = { en = "Seat {seat} shows {card}.", sv = "Plats {seat} visar {card}." },
  },
  clauses = {
    ["BUG-1"] = {
      en = "A card may be played face down: its player says a value, and what a card of it would "
        .. "take.",
      sv = "Ett kort får spelas dolt: spelaren säger ett värde, och vad ett kort med det skulle "
        .. "ta.",
    },
    ["BUG-2"] = {
      en = "Each opponent in turn may believe it, or doubt, and see the card.",
      sv = "Varje motståndare i tur får tro det, eller tvivla, och se kortet.",
    },
    ["BUG-3"] = {
      en = "If a card that is doubted has the value, it takes what was said, and its player scores "
        .. "1 for each card of the capture, itself too.",
      sv = "Har ett kort som betvivlas värdet, tar det vad som sades, och spelaren får 1 poäng för "
        .. "varje kort som ingår, det självt också.",
    },
    ["BUG-4"] = {
      en = "If it does not, it stays on the table with them, and as much is scored by who doubted.",
      sv = "Har det inte det, blir det kvar på bordet med dem, och den som tvivlade får lika "
        .. "mycket.",
    },
    ["BUG-5"] = {
      en = "What nobody doubts is taken unseen; clearing the table so is a scopa, too.",
      sv = "Det som ingen betvivlar tas osett; att tömma bordet så är också en scopa.",
    },
  },
})
