--- Primiera: the best card of each suit counts by a table of its own.
--- Source: https://www.pagat.com/fishing/scopa.html; clauses PRI-*. That it has all four suits:
--- D. Parlett, The Penguin Book of Card Games, and https://www.ilgiocatoreonline.it/
--- come-si-calcola-la-primiera-a-scopa.html; https://en.wikipedia.org/wiki/Scopa only adds up.

local worth = {
  ["7"] = 21, ["6"] = 18, A = 16, ["5"] = 15, ["4"] = 14, ["3"] = 13, ["2"] = 12, -- others 10
}

--- The best card of every suit, added up; 0 if it needs all four and lacks one.
local function primiera(seat, view)
  local sum = 0
  for _, suit in ipairs { "s", "h", "d", "c" } do
    local best = 0
    for _, card in ipairs(view:pile(seat):of(suit)) do
      best = math.max(best, worth[kasino.rank(card)] or 10)
    end
    if best == 0 and not view.options.incomplete_primiera then return 0 end
    sum = sum + best
  end
  return sum
end

local text = {
  en = "The best card you took of each suit counts: 7 is 21, 6 is 18, ace 16, 5 is 15, 4 is 14, 3 "
    .. "is 13, 2 is 12, any other 10. Most over the four suits scores 1 point, nothing if the "
    .. "first place is shared.",
  sv = "Ditt bästa kort i varje färg räknas: 7 är 21, 6 är 18, ess 16, 5 är 15, 4 är 14, 3 är 13, "
    .. "2 är 12, andra 10. Mest över de fyra färgerna ger 1 poäng, ingenting om förstaplatsen "
    .. "delas.",
}

return kasino.modifier {
  id = "primiera",
  title = "primiera",
  scoring = { primiera = { most = primiera, points = 1, clause = "PRI-1", title = "primiera" } },
  options = {
    incomplete_primiera = {
      title = { en = "incomplete-primiera", sv = "ofullständig-primiera" },
      text = { en = "a primiera may lack a suit", sv = "en primiera får sakna en färg" },
      default = false, on = {
        clauses = {
          ["PRI-1"] = {
            en = text.en .. " A suit that is lacking adds nothing.",
            sv = text.sv .. " En färg som saknas ger ingenting.",
          },
        },
      },
    },
  },
  clauses = {
    ["PRI-1"] = {
      en = text.en .. " Who lacks a suit has no primiera.",
      sv = text.sv .. " Den som saknar en färg har ingen primiera.",
    },
  },
}
