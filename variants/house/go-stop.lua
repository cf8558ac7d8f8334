--- Go-Stop: who has points enough ends the deal and wins it, or goes on for more.
--- Source: https://en.wikipedia.org/wiki/Go-Stop, on top of any game; clauses GST-*.

--- What a side has for sure: cards that score by themselves, and sweeps.
local function sure(game, seat)
  local sum = 0
  for _, mate in ipairs(game:side(seat)) do
    sum = sum + game:points(mate, "each") + game:points(mate, "sweep")
  end
  return sum
end

--- A point more for each go of its own side, and twice as many after one of others.
local function stop(move, game)
  local won, times = sure(game, move.seat) + game:var("goes", move.seat) - 1, 1
  for _, other in ipairs(game:opponents(move.seat)) do
    times = game:var("goes", other) > 0 and 2 or times
  end
  game:set("won", move.seat, won * times)
  game:set("stopped", true)
  game:end_deal()
end

return kasino.modifier {
  id = "go-stop", title = "go-stop",
  aim = { en = "{aim} Who has {enough} points may stop and win the deal alone, or go on.",
    sv = "{aim} Den som har {enough} poäng får stanna och vinna given ensam, eller fortsätta." },
  requires = { capture = true, ["match.rank"] = "highest" },
  vars = {
    goes = { title = { en = "goes", sv = "fortsatt" }, type = "int", per = "seat" },
    had = { title = { en = "had", sv = "hade" }, type = "int", per = "seat" },
    won = { title = { en = "won", sv = "vunnet" }, type = "int", per = "seat" },
    stopped = { title = { en = "stopped", sv = "stannat" }, type = "bool" },
  },
  on_play = function(move, game)
    local now, seat = sure(game, move.seat), move.seat
    if now < game.options.enough or now <= game:var("had", seat) then return end
    for _, mate in ipairs(game:side(seat)) do
      game:set("had", mate, now)
      game:set("goes", mate, game:var("goes", mate) + 1)
    end
    game:ask(seat, "go-stop")
  end,
  stages = {
    ["go-stop"] = {
      title = { en = "go-stop", sv = "vägval" },
      text = { en = "enough to stop", sv = "nog för att stanna" },
      pass = { en = "go-on", sv = "fortsätt" }, clause = "GST-1",
    },
  },
  actions = {
    stop = {
      title = { en = "stop", sv = "stanna" },
      stages = "go-stop", turn = "ends", clause = "GST-2", does = stop,
    },
  },
  on_deal_end = function(game)
    local stopped = game:var("stopped")
    for _, seat in ipairs(game.seats) do
      if stopped or game:var("goes", seat) > 0 then
        game:award(seat, game:var("won", seat) - game:points(seat), stopped and "GST-2" or "GST-3")
      end
    end
  end,
  events = { stop = { en = "Seat {seat} stops.", sv = "Plats {seat} stannar." } },
  options = { enough = { title = { en = "enough", sv = "räcker" }, default = 3, min = 1, max = 9,
    text = { en = "points that are enough to stop", sv = "poäng som räcker för att stanna" } } },
  clauses = {
    ["GST-1"] = {
      en = "Whoever plays a card, and has {enough} points or more for cards that score by "
        .. "themselves and for sweeps, and more than when last asked, stops or goes on.",
      sv = "Den som spelar ett kort, och har minst {enough} poäng för kort som ger poäng i sig "
        .. "och för tabbar, och fler än vid förra frågan, stannar eller fortsätter.",
    },
    ["GST-2"] = {
      en = "To stop ends the deal: the side that stops scores these points and 1 for each time "
        .. "it went on, twice that if another side has gone on, and the others score nothing.",
      sv = "Att stanna avslutar given: den sida som stannar får de poängen och 1 för varje gång "
        .. "den har fortsatt, dubbelt så mycket om en annan sida har fortsatt, och de andra får "
        .. "ingenting.",
    },
    ["GST-3"] = {
      en = "If nobody stops, the deal is counted as always, but who has gone on scores nothing.",
      sv = "Stannar ingen räknas given som vanligt, men den som har fortsatt får ingenting.",
    },
  },
}
