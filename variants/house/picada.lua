--- Picada: who lays out the same rank as the player before picks, and scores.
--- Source: a house rule of Casino tables where Spanish is spoken ("picar"); clauses PIC-*.
return kasino.modifier {
  id = "picada",
  title = "picada",
  aim = {
    en = "{aim} A card laid out on one of its rank scores.",
    sv = "{aim} Ett kort som läggs ut på ett av samma valör ger poäng.",
  },
  requires = {
    ["match.rank"] = {
      is = "highest",
      text = {
        en = "points are a gift only where most points win",
        sv = "poäng är en gåva bara där flest poäng vinner",
      },
    },
  },
  vars = {
    laid = { title = { en = "laid", sv = "utlagt" }, type = "card" },
    layer = { title = { en = "layer", sv = "utläggare" }, type = "seat" },
  },
  on_trail = function(move, game)
    local laid, layer = game:var("laid"), game:var("layer")
    if laid and layer ~= move.seat and kasino.number(laid) == kasino.number(move.card) then
      game:event("picada", { seat = move.seat, card = { move.card }, laid = { laid } })
      game:award(move.seat, 1, "PIC-1")
    end
    game:set("laid", move.card)
    game:set("layer", move.seat)
  end,
  on_capture = function(_, game) game:set("laid", false) end,
  on_build = function(_, game) game:set("laid", false) end,
  events = {
    picada = {
      en = "Picada: seat {seat} lays out {card} on {laid}.",
      sv = "Picada: plats {seat} lägger ut {card} på {laid}.",
    },
  },
  clauses = {
    ["PIC-1"] = {
      en = "Who lays out a card of the same rank as the one that the player before has just laid "
        .. "out scores 1 point.",
      sv = "Den som lägger ut ett kort av samma valör som det spelaren före just lade ut får 1 "
        .. "poäng.",
    },
  },
}
