--- Shiya, "leave it": a partner has a capture become a build for the two.
--- Source: https://www.pagat.com/fishing/african_casino.html, for pairs; clauses SHI-*.

--- The card and the loose ones that it was to take become a build of the partner's.
local function leave(move, game)
  local seat, card = game.pending.seat, game.pending.card
  local cards = { card }
  for _, other in ipairs(game.pending.captured) do
    if game.table:has(other) then cards[#cards + 1] = other end
  end
  game:cancel("ends")
  game:give({ card }, { "hand", seat }, "table")
  game:build(move.seat, kasino.number(card), cards, "table")
end

return kasino.extend("cassino", {
  id = "shiya", title = "Shiya", players = 4,
  aim = { en = "{aim} A partner may have a capture left to be a build.",
    sv = "{aim} En partner får låta det som tas in bli ett bygge." },
  options = { partners = true, equal_builds = "join" },
  on_claim = function(move, game)
    if not move.captures or kasino.matches(move.card, "J-K") then return end
    game:ask(game:partners(move.seat)[1], "shiya")
  end,
  stages = { shiya = { title = { en = "shiya", sv = "shiya" },
    text = { en = "let it be taken, or say shiya", sv = "låt det tas, eller säg shiya" },
    pass = { en = "take", sv = "ta" } } },
  actions = { shiya = { title = { en = "shiya", sv = "shiya" },
    stages = "shiya", turn = "ends", clause = "SHI-1", does = leave,
    refuses = { ["SHI-2"] = function(_, view)
      return not view:holds(kasino.number(view.pending.card))
    end } } },
  events = { shiya = { en = "Seat {seat} says shiya.", sv = "Plats {seat} säger shiya." } },
  clauses = {
    ["SHI-1"] = {
      en = "When a numeral is to take something, the partner may say shiya: nothing is taken, and "
        .. "the turn is over. The numeral and the loose cards that it was to take become a build "
        .. "of it, the partner's, which joins one that lies there.",
      sv = "När en siffra ska ta in något får partnern säga shiya: inget tas in, och turen är "
        .. "över. Siffran och de lösa korten som den skulle ta blir ett bygge om den, partnerns, "
        .. "som läggs till ett som ligger där.",
    },
    ["SHI-2"] = {
      en = "Whoever says shiya must hold a card of the numeral.",
      sv = "Den som säger shiya måste ha ett kort med den siffran.",
    },
  },
})
