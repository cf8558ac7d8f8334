--- Escoba: the played card and the captured cards make 15; if the opening table makes 15 or 30
--- the dealer takes it at once for one or two sweeps.
--- Source: https://www.pagat.com/fishing/escoba.html

local function dealers_sweep(game)
  local sum = game.table:sum()
  if sum ~= 15 and sum ~= 30 then return end
  game:give(game.table, "table", { "pile", game.dealer })
  game:sweep(game.dealer, sum // 15, "ESC-2")
end

return kasino.variant {
  id = "escoba",
  title = "Escoba",
  players = { min = 2, max = 4 },
  deck = { without = "8-10" },
  values = { J = 8, Q = 9, K = 10 },
  deal = { first = { { hand = 3 }, { table = 4 } }, later = { { hand = 3 } } },
  capture = { fifteen = { by = "total", total = 15, clause = "ESC-1" } },
  scoring = {
    cards = { most = "*", clause = "ESC-3" },
    coins = { most = "d", clause = "ESC-3" },
    sevens = { most = "7", clause = "ESC-3" },
    seven = { each = "d7", clause = "ESC-3" },
    sweeps = { per = "sweep", clause = "ESC-2" },
  },
  match = { to = 21 },
  cites = { overlap = "ESC-1", otherwise = "ESC-1" },
  clauses = {
    ["ESC-1"] = "The card you play and those it takes make 15.",
    ["ESC-2"] = "Taking every table card is a sweep, 1 point.",
    ["ESC-3"] = "Most cards, most coins, most sevens and the seven of coins are a point each.",
  },
  on_deal = dealers_sweep,
}
