--- Lessons of Black Jack: what a hand is worth, what can be done with it, and what is paid.

--- Only one box plays, with 100 kr staked on its hand.
local function hand(cards, bank, stock)
  return {
    scores = { 1000 }, pots = { bet = 100 }, zones = { ["box1.1"] = cards, bank = bank },
    vars = { hands = 1, hand = 1 }, asked = "1 hand", dealing = 4, stock = stock,
  }
end

--- The same where the bank shows an ace, and insurance is offered.
local function facing_ace(cards, stock)
  local setup = hand(cards, "dA", stock)
  setup.asked, setup.dealing = "1 insure", 3
  return setup
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
            sv = "Ett ess räknas som elva så länge det inte blir för mycket: mjuk 17 kan bli 7 "
              .. "och tål därför vilket kort som helst.",
          },
          clause = { "BJ-VAL-1" },
          setup = hand("sA h6", "d10", "cK d7"),
        },
        {
          say = {
            en = "100 kr are staked on your soft 17. You take a king, and stand. The bank has a "
              .. "ten and draws a seven: 17.",
            sv = "100 kr är satsade på din mjuka 17. Du tar en kung och stannar. Banken har tio "
              .. "och drar en sjua: 17.",
          },
          ask = "score", total = true, clause = "BJ-END-3",
          hint = { en = "Your ace counts one now.", sv = "Ditt ess räknas nu som ett." },
          setup = hand("sA h6", "d10", "cK d7"), play = { "hit", "stand" },
        },
        {
          say = {
            en = "100 kr are staked on a ten and a six. You take a card, and it is a king.",
            sv = "100 kr är satsade på en tia och en sexa. Du tar ett kort, och det blir en kung.",
          },
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
            sv = "Med nio, tio eller elva på de två första korten får du dubbla insatsen, och "
              .. "får då ett kort till, varken fler eller färre.",
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
    {
      title = {
        en = "Black Jack, and an ace at the bank", sv = "Black Jack, och ett ess hos banken",
      },
      steps = {
        {
          say = {
            en = "An ace and a card worth ten as your first two are a Black Jack. It pays 3:2, and "
              .. "at once if the bank shows less than ten. You stake 100 kr, and get an ace and a "
              .. "king. The bank shows a six.",
            sv = "Ett ess och ett kort värt tio som dina två första är en Black Jack. Den "
              .. "betalar 3:2, och genast om banken visar mindre än tio. Du satsar 100 kr, och "
              .. "får ett ess och en kung. Banken visar en sexa.",
          },
          ask = "score", total = true, clause = "BJ-NAT-2",
          setup = { scores = { 1000 }, dealing = 0, stock = "sA d6 hK c9 c8" }, play = "bet 100",
        },
        {
          say = {
            en = "When the bank shows an ace it may have a Black Jack, which beats all but "
              .. "another. You may insure your stake for half as much: that pays 2:1 if the bank "
              .. "has it, and is lost if not.",
            sv = "När banken visar ett ess kan den ha en Black Jack, som slår allt utom en "
              .. "annan. Du får försäkra insatsen för hälften så mycket: det betalar 2:1 om "
              .. "banken har den, och är annars förlorat.",
          },
          clause = "BJ-INS-1", setup = facing_ace("s10 h9", "cK d7"), legal = "insure 1",
        },
        {
          say = {
            en = "You insure your 100 kr and stand with 19. The bank draws a king.",
            sv = "Du försäkrar dina 100 kr och stannar på 19. Banken drar en kung.",
          },
          ask = "score", total = true, clause = "BJ-INS-2",
          hint = { en = "The stake is lost, the insurance won.",
            sv = "Insatsen är förlorad, försäkringen vunnen." },
          setup = facing_ace("s10 h9", "cK d7"), play = { "insure 1", "stand" },
        },
        {
          say = {
            en = "The same, but the bank draws a seven.", sv = "Samma sak, men banken drar en "
              .. "sjua.",
          },
          ask = "score", total = true, clause = "BJ-INS-2",
          setup = facing_ace("s10 h9", "d7"), play = { "insure 1", "stand" },
        },
        { ask = "legal", move = "even 1", clause = "BJ-INS-3", setup = facing_ace("sA hQ", "cK") },
        { ask = "legal", move = "even 1", clause = "BJ-INS-3", setup = facing_ace("s10 h9", "cK") },
      },
    },
    {
      title = { en = "Basic strategy", sv = "Grundstrategin" },
      steps = {
        {
          say = {
            en = "What is best depends on your hand and on the card that the bank shows, and has "
              .. "been worked out. With a two to a six the bank has to draw, and often goes over "
              .. "21: do not go over before it. What does basic strategy say here?",
            sv = "Vad som är bäst beror på din hand och på det kort som banken visar, och är "
              .. "uträknat. Med en tvåa till en sexa måste banken dra, och går ofta över 21: "
              .. "gå inte över före den. Vad säger grundstrategin här?",
          },
          ask = "best", setup = hand("s10 h4", "d6", "cK d7"),
        },
        {
          say = {
            en = "With a seven or more it often stops with a good hand: 14 is then too little.",
            sv = "Med en sjua eller mer stannar den ofta på en bra hand: 14 är då för lite.",
          },
          ask = "best", setup = hand("s10 h4", "d10", "cK d7"),
        },
        {
          say = {
            en = "A soft hand cannot go over with one card. Only with soft 19, and mostly with "
              .. "soft 18, is there nothing to gain.",
            sv = "En mjuk hand går inte över med ett kort. Bara med mjuk 19, och för det mesta "
              .. "med mjuk 18, finns det inget att vinna.",
          },
          ask = "best", setup = hand("sA h6", "d6", "cK d7"),
        },
        {
          say = {
            en = "With ten or eleven you will probably have a good hand with one card more.",
            sv = "Med tio eller elva får du troligen en bra hand med ett kort till.",
          },
          ask = "best", setup = hand("s5 h6", "d6", "cK d10 c2"),
        },
        {
          say = {
            en = "Sixteen is the worst hand there is, and an eight a fair beginning.",
            sv = "Sexton är den sämsta hand som finns, och en åtta en hygglig början.",
          },
          ask = "best", setup = hand("s8 h8", "d9", "cK d10 c2"),
        },
        { quiz = "best", n = 5 },
      },
    },
  },
}
