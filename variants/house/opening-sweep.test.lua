--- Scenarios of the dealer's opening sweep, on top of several games.

--- A pack of these ranks that is dealt so that `opening` lies on the table: behind `before` cards
--- for the hands, and where those are dealt in `parts`, so parted too.
local function pack(ranks, opening, before, parts)
  local cards, lying = {}, {}
  for _, card in ipairs(opening) do lying[card] = true end
  for _, suit in ipairs { "s", "h", "d", "c" } do
    for _, rank in ipairs(ranks) do
      local card = suit .. rank
      if not lying[card] then cards[#cards + 1] = card end
    end
  end
  for i, card in ipairs(opening) do
    local part = (i - 1) * parts // #opening
    table.insert(cards, (part + 1) * before + i, card)
  end
  return table.concat(cards, " ")
end

local all = { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" }
local forty = { "A", "2", "3", "4", "5", "6", "7", "J", "Q", "K" }

--- Two cards to each of two players and two to the table, and the same again.
local function standard(opening) return pack(all, opening, 4, 2) end

return {
  variant = { "standard+opening-sweep", "finnish+opening-sweep", "misar+opening-sweep" },
  scenarios = {
    {
      name = "OPS-1: the dealer takes an opening table of 15, for one sweep",
      deck = standard { "h5", "h2", "c7", "cA" },
      after = {
        table = "", pile2 = "h5 h2 c7 cA", pile1 = "", sweeps = { 0, 1 }, last_capturer = 2,
        turn = 1, stock = 40,
      },
    },
    {
      name = "OPS-1: one of 30 for two",
      deck = standard { "hK", "h10", "c5", "c2" },
      after = { table = "", pile2 = "hK h10 c5 c2", sweeps = { 0, 2 } },
    },
    {
      name = "OPS-1: cards count their lowest values: an ace 1, lillan 2, storan 10",
      deck = standard { "d10", "s2", "cA", "h2" },
      after = { table = "", pile2 = "d10 s2 cA h2", sweeps = { 0, 1 } },
    },
    {
      name = "OPS-1: jacks count 11, queens 12, kings 13",
      deck = standard { "hQ", "cA", "dA", "hA" },
      after = { table = "", sweeps = { 0, 1 } },
    },
    {
      name = "OPS-1: any other sum stays",
      deck = standard { "h5", "h2", "c7", "c2" },
      after = { table = "h5 h2 c7 c2", pile2 = "", sweeps = { 0, 0 }, last_capturer = false },
    },
    {
      name = "OPS-1: 45 stays too",
      deck = standard { "hK", "cK", "h9", "h10" },
      after = { table = "hK cK h9 h10", sweeps = { 0, 0 } },
    },
    {
      name = "OPS-1: whoever deals takes it",
      dealer = 1,
      deck = standard { "h5", "h2", "c7", "cA" },
      after = { table = "", pile1 = "h5 h2 c7 cA", sweeps = { 1, 0 }, turn = 2 },
    },
    {
      name = "OPS-1: it scores as a sweep does",
      variant = { "standard+opening-sweep", "misar+opening-sweep" },
      deck = standard { "h5", "h2", "c7", "cA" },
      score = { { ["STD-SCO-4"] = 0 }, { ["STD-SCO-4"] = 1 } },
    },
    {
      name = "OPS-1: and twice for 30",
      variant = { "standard+opening-sweep", "misar+opening-sweep" },
      deck = standard { "hK", "h10", "c5", "c2" },
      score = { { ["STD-SCO-4"] = 0 }, { ["STD-SCO-4"] = 2 } },
    },
    {
      name = "OPS-1: the first player can then only lay a card out",
      deck = standard { "h5", "h2", "c7", "cA" },
      only = { "sA", "s2", "s5", "s6" },
    },
    {
      name = "OPS-1: it counts for nothing where no sweep counts",
      variant = { "standard+opening-sweep+sweep-freeze", "finnish+opening-sweep" },
      scores = { 11, 0 },
      deck = standard { "h5", "h2", "c7", "cA" },
      events = "no-sweep",
      after = { table = "", pile2 = "h5 h2 c7 cA", sweeps = { 0, 0 }, last_capturer = 2 },
    },
    {
      name = "OPS-1: what follows on a sweep follows on it",
      variant = "standard+opening-sweep+double-move",
      deck = standard { "h5", "h2", "c7", "cA" },
      play = { "sA", "s2" },
      after = { sweeps = { 0, 1 }, turn = 2 },
    },
    {
      name = "OPS-1: at Pasur too",
      variant = "pasur+opening-sweep",
      deck = pack(all, { "h5", "h2", "c7", "cA" }, 8, 1),
      after = { table = "", pile2 = "h5 h2 c7 cA", sweeps = { 0, 1 } },
    },
    {
      name = "OPS-1: at Escoba a jack counts 8, a queen 9 and a king 10",
      variant = { "escoba+opening-sweep", "cirulla+opening-sweep" },
      deck = pack(forty, { "sJ", "h4", "d2", "cA" }, 6, 1),
      after = { table = "", pile2 = "sJ h4 d2 cA", sweeps = { 0, 1 } },
    },
    {
      name = "OPS-1: and with a three they make 30",
      variant = { "escoba+opening-sweep", "cirulla+opening-sweep" },
      deck = pack(forty, { "sK", "hQ", "dJ", "c3" }, 6, 1),
      after = { table = "", pile2 = "sK hQ dJ c3", sweeps = { 0, 2 } },
    },
  },
}
