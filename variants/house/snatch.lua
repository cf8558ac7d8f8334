--- Snatch: a card laid out that could have captured may be snatched, with what it could have taken.
--- Source: https://es.wikipedia.org/wiki/Casita_robada; clauses SNA-*.

--- What the card just laid out could have taken from the others; nothing once it is gone.
local function missed(view)
  local card = view:var("laid")
  if not (card and view.table:contains(card)) then return {} end
  return view:captures(card, view.table:without(card))
end

return kasino.modifier {
  id = "snatch",
  title = { en = "snatch", sv = "snapp" },
  aim = {
    en = "{aim} Whoever lays out a card that could capture may lose it to another.",
    sv = "{aim} Lägger du ut ett kort som kunde ta in, får en annan snappa det.",
  },
  requires = {
    ["duties.capture"] = {
      is = false,
      text = {
        en = "who must capture misses nothing",
        sv = "den som måste ta in missar inget",
      },
    },
  },
  vars = {
    sleeper = { title = { en = "sleeper", sv = "sovare" }, type = "seat" },
    laid = { title = { en = "laid", sv = "utlagt" }, type = "card" },
  },
  on_play = function(move, game)
    game:set("laid", move.trails and move.card)
    game:set("sleeper", #missed(game) > 0 and move.seat)
  end,
  actions = {
    snatch = {
      title = { en = "snatch", sv = "snappa" },
      who = "any", clause = "SNA-1",
      args = { { name = "cards", title = { en = "cards", sv = "kort" }, cards = function(_, view)
        return view:var("sleeper") and missed(view) or {}
      end } },
      refuses = { ["SNA-1"] = function(move, view) return view:var("sleeper") == move.seat end },
      does = function(move, game)
        game:take(move.seat, { game:var("laid") }, "table")
        game:take(move.seat, move.args.cards, "table")
        if #game.table + #game.builds == 0 then game:sweep(move.seat, 1, "SNA-1") end
        game:set("sleeper", false)
      end,
    },
  },
  events = { snatch = { en = "Seat {seat} snatches.", sv = "Plats {seat} snappar." } },
  clauses = { ["SNA-1"] = {
    en = "If a card is laid out that could have captured, any other player may take it and make "
      .. "the capture, until the next card is played or the deal is over.",
    sv = "Läggs ett kort ut som kunde ha tagit in, får vem som helst av de andra ta det och det "
      .. "som kortet kunde ha tagit, tills nästa kort är spelat eller given är slut.",
  } },
}
