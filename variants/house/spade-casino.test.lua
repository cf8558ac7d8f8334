--- Scenarios of spade casino, on top of several games.

--- The pack as it comes out of the box: sA s2 ... sK hA ... cK.
local pack = {}
for _, suit in ipairs { "s", "h", "d", "c" } do
  for _, rank in ipairs { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" } do
    pack[#pack + 1] = suit .. rank
  end
end

return {
  variant = { "standard+spade-casino", "finnish+spade-casino", "misar+spade-casino" },
  scenarios = {
    {
      name = "SPC-1: every spade scores 1 point, the jack of spades 1 more",
      setup = { hand1 = "h9", pile1 = "s3 s4 sK", pile2 = "sJ s5" },
      score = { { ["SPC-1"] = 3 }, { ["SPC-1"] = 3 } },
    },
    {
      name = "SPC-1: the ace and the two of spades score as such besides",
      setup = { hand1 = "h9", pile1 = "sA", pile2 = "s2" },
      score = { { ["SPC-1"] = 1, total = 2 }, { ["SPC-1"] = 1, total = 2 } },
    },
    {
      name = "SPC-1: other jacks score nothing, nor does the most spades",
      setup = { hand1 = "h9", pile1 = "s3 s4", pile2 = "hJ h3" },
      score = { { total = 2 }, { total = 0 } },
    },
    {
      name = "SPC-2: most cards scores 3 points",
      setup = { hand1 = "h9", pile1 = "h2 h3 h4", pile2 = "c2 c3" },
      score = { { ["SPC-2"] = 3, total = 3 }, { total = 0 } },
    },
    {
      name = "SPC-2: nothing if the first place is shared",
      setup = { hand1 = "h9", pile1 = "h2 h3", pile2 = "c2 c3" },
      score = { { total = 0 }, { total = 0 } },
    },
    {
      name = "SPC-2: sweeps score nothing",
      setup = { table = "h7", hand1 = "c7 c2", hand2 = "h4", sweeps = { 1, 2 } },
      play = "c7xh7",
      score = { { total = 3 }, { total = 0 } },
    },
    {
      name = "SPC-2: a deal is worth 24 points",
      setup = {
        hand1 = "cK", last_capturer = 2,
        pile1 = table.concat(pack, " ", 1, 30), pile2 = table.concat(pack, " ", 31, 51),
      },
      play = "cK",
      -- 13 spades and the jack, lillan, three aces, most cards; against storan and an ace.
      score = { { total = 21 }, { total = 3 } },
    },
    {
      name = "SPC-2: a match goes to 61",
      variant = { "standard+spade-casino", "finnish+spade-casino" },
      setup = { hand1 = "h9", pile1 = "s3 h3", pile2 = "h4", scores = { 57, 3 } },
      play = "h9",
      after = { phase = "match-over", scores = { 61, 3 }, winners = { 1 } },
    },
    {
      name = "SPC-2: with 60 it goes on",
      variant = { "standard+spade-casino", "finnish+spade-casino" },
      setup = { hand1 = "h9", pile1 = "s3 h3", pile2 = "h4", scores = { 56, 3 } },
      play = "h9",
      after = { phase = "deal-over", scores = { 60, 3 }, winners = {} },
    },
  },
}
