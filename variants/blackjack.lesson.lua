--- Lessons of Black Jack: what a hand is worth, what can be done with it, and what is paid.

--- Only one box plays, with 100 kr staked on its hand.
local function hand(cards, bank, stock)
  return {
    scores = { 1000 }, pots = { bet = 100 }, zones = { ["box1.1"] = cards, bank = bank },
    vars = { hands = 1, hand = 1 }, asked = "1 hand", dealing = 4, stock = stock,
  }
end

---@type kasino.Lessons
return {
  variant = "blackjack",
  lessons = {
    {
      title = { en = "What a hand is worth", sv = "Vad en hand är värd" },
      steps = {
        {
          say = {
            en = "You have a box and play against the bank alone. You want to come closer to 21 "
              .. "than it does, and not over. It shows one card: a six. You have eleven, and 100 "
              .. "kr are staked.",
            sv = "Du har en box och spelar bara mot banken. Du vill komma närmare 21 än den, men "
              .. "inte över. Den visar ett kort: en sexa. Du har elva, och 100 kr är satsade.",
          },
          clause = { "BJ-VAL-1" },
          setup = hand("s5 h6", "d6", "cK d10 c2"),
        },
        {
          say = {
            en = "An ace counts eleven as long as that is not too much: soft 17 can become 7 and "
              .. "more, and so can take any card without going over.",
            sv = "Ett ess räknas som elva så länge det inte blir för mycket: mjuk 17 kan bli 7 och "
              .. "tål därför vilket kort som helst.",
          },
          clause = { "BJ-VAL-1" },
          setup = hand("sA h6", "d10", "cK d7"),
        },
        {
          say = {
            en = "You take a ten. The bank has a ten and draws a seven: 17.",
            sv = "Du tar ett kort, en kung. Banken har tio och drar en sjua: 17.",
          },
          ask = "score", total = true, clause = "BJ-END-3",
          hint = { en = "Your ace counts one now.", sv = "Ditt ess räknas nu som ett." },
          setup = hand("sA h6", "d10", "cK d7"), play = { "hit", "stand" },
        },
        {
          say = { en = "Here you take a card, and it is a king.",
            sv = "Här tar du ett kort, och det blir en kung." },
          ask = "score", total = true, clause = "BJ-HIT-2",
          setup = hand("s10 h6", "d10", "cK d7"), play = "hit",
        },
      },
    },
    {
      title = { en = "To stake more", sv = "Att satsa mer" },
      steps = {
        {
          say = {
            en = "With nine, ten or eleven on your first two cards you may double your stake, and "
              .. "get one card more, no less and no more.",
            sv = "Med nio, tio eller elva på de två första korten får du dubbla insatsen, och får "
              .. "då ett kort till, varken fler eller färre.",
          },
          clause = { "BJ-DBL-1", "BJ-DBL-2" },
          setup = hand("s5 h6", "d6", "cK d10 c2"), legal = "double",
        },
        {
          ask = "legal", move = "double", clause = "BJ-DBL-1",
          setup = hand("s5 h7", "d6", "cK d10 c2"),
        },
        {
          say = { en = "You double eleven, and get a king. The bank has 18.",
            sv = "Du dubblar elva, och får en kung. Banken har 18." },
          ask = "score", total = true, clause = "BJ-END-2",
          hint = { en = "What is staked now?", sv = "Vad är satsat nu?" },
          setup = hand("s5 h6", "d6", "cK d10 c2"), play = "double",
        },
        {
          say = {
            en = "Two cards of one value may be split into two hands, each with a stake.",
            sv = "Två kort av samma värde får delas i två händer, med var sin insats.",
          },
          clause = "BJ-SPL-1", setup = hand("s8 h8", "d6", "cK d10 c2"), legal = "split",
        },
        {
          ask = "legal", move = "split", clause = "BJ-SPL-1",
          setup = hand("sK h10", "d6", "c3 d10 c2"),
        },
        {
          ask = "legal", move = "split", clause = "BJ-SPL-1",
          setup = hand("s7 h8", "d6", "c3 d10 c2"),
        },
      },
    },
  },
}
