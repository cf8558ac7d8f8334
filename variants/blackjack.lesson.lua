--- Lessons of Black Jack: what a hand is worth, what can be done with it, and what is paid. The
--- first five lead to some rounds at the table; then comes what is left of the sheet, and the bank.

--- Only one box plays, with the least stake on its hand.
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

--- Before the bets of a round.
local function before_bets(stock)
  return { scores = { 1000 }, dealing = 0, stock = stock }
end

--- Seat 1 is in the bank's place, seats 2 and 3 have staked these sums. It is to take a step.
local function in_bank(task, first, second, bank, more)
  local pots = {}
  for i = 1, 36 do pots[i] = 0 end
  pots[17], pots[33] = 100, 200
  return {
    scores = { 1000, 1000, 1000 }, pots = { bet = pots }, stock = more or "c6 c9",
    zones = { ["box2.1"] = first, ["box3.1"] = second, bank = bank },
    vars = { hands = { 0, 1, 1 }, hand = { 0, 1, 1 }, task = task }, asked = "1 house",
    dealing = task == "deal" and 3 or 5,
  }
end

--- The same with seat 2.
local function two_at_table(stock)
  return { scores = { 1000, 1000 }, dealing = 0, stock = stock }
end

---@type kasino.Lessons
return {
  variant = "blackjack",
  lessons = {
    {
      title = { en = "Your hand and the bank", sv = "Din hand och banken" },
      steps = {
        {
          say = {
            en = "{clause BJ-PLY-1} Your box is on the board: your cards, what they make, and your "
              .. "bet. The bank has shown one card, and draws the others when you are done.",
            sv = "{clause BJ-PLY-1} På bordet ser du din box: dina kort, vad de blir, och din "
              .. "insats. Banken har visat ett kort, och drar de andra när du är klar.",
          },
          clause = "BJ-PLY-1",
          setup = hand("s5 h7", "d6", "cK d10 c2"),
        },
        {
          say = {
            en = "{clause BJ-VAL-1} An ace counts the more as long as that is not too much. The "
              .. "board then calls the hand soft: no single card can take it over.",
            sv = "{clause BJ-VAL-1} Ett ess är värt det högre så länge det inte blir för mycket. "
              .. "Handen kallas då mjuk: inget enstaka kort kan göra att den går över.",
          },
          clause = "BJ-VAL-1",
          setup = hand("sA h6", "dK", "cK d7"),
        },
        {
          say = {
            en = "`hit` gets you another card, as often as you like while you are not over; "
              .. "`stand` ends your hand. If there are more boxes, they decide in turn. "
              .. "{clause BJ-HIT-2}",
            sv = "`ta` ger dig ett kort till, så ofta du vill så länge du inte är över; `stanna` "
              .. "avslutar handen. Finns det fler boxar bestämmer de i tur och ordning. "
              .. "{clause BJ-HIT-2}",
          },
          clause = { "BJ-HIT-1", "BJ-HIT-2" },
          setup = hand("s10 h6", "d10", "cK d7"),
          legal = { "hit", "stand" },
        },
        {
          say = {
            en = "Your bet is {option least} kr. You hit with s10 and h6, and get cK.",
            sv = "Din insats är {option least} kr. Du tar ett kort till s10 och h6, och får cK.",
          },
          ask = "score", total = true, clause = "BJ-HIT-2",
          hint = {
            en = "You had s10 and h6, and cK has come to them. The bet was {option least} kr.",
            sv = "Du hade s10 och h6, och cK har kommit till. Insatsen var {option least} kr.",
          },
          setup = hand("s10 h6", "d10", "cK d7"), play = "hit",
        },
        {
          say = {
            en = "The bank has no choice. {clause BJ-BNK-1} Here you hit, got cK, and stood; the "
              .. "bank had d10, drew d7, and stopped.",
            sv = "Banken har inget val. {clause BJ-BNK-1} Här tog du ett kort, fick cK, och "
              .. "stannade; banken hade d10, drog d7, och slutade.",
          },
          clause = "BJ-BNK-1",
          setup = hand("sA h6", "d10", "cK d7"), play = { "hit", "stand" },
        },
        {
          say = {
            en = "{clause BJ-END-1} {clause BJ-END-2} {clause BJ-END-3}",
            sv = "{clause BJ-END-1} {clause BJ-END-2} {clause BJ-END-3}",
          },
          clause = { "BJ-END-1", "BJ-END-2", "BJ-END-3" },
        },
        {
          say = {
            en = "You have stood, and the bank has drawn.", sv = "Du har stannat, och banken har "
              .. "dragit.",
          },
          ask = "score", total = true, clause = "BJ-END-3",
          hint = {
            en = "Who has more, you or the bank?", sv = "Vem har mest, du eller banken?",
          },
          setup = hand("s10 h8", "d8", "dK"), play = "stand",
        },
        {
          say = {
            en = "Your bet is {option least} kr. You stand with s10 and h2 against d6, and the "
              .. "bank draws d10 and c9.",
            sv = "Din insats är {option least} kr. Du stannar med s10 och h2 mot d6, och banken "
              .. "drar d10 och c9.",
          },
          ask = "score", total = true, clause = "BJ-END-1",
          hint = {
            en = "The bank has d6, d10 and c9. The bet was {option least} kr.",
            sv = "Banken har d6, d10 och c9. Insatsen var {option least} kr.",
          },
          setup = hand("s10 h2", "d6", "d10 c9"), play = "stand",
        },
      },
    },

    {
      title = { en = "Doubling and splitting", sv = "Dubbla och dela" },
      steps = {
        {
          say = {
            en = "{clause BJ-DBL-1} {clause BJ-DBL-2} You type `double`.",
            sv = "{clause BJ-DBL-1} {clause BJ-DBL-2} Du skriver `dubbla`.",
          },
          clause = { "BJ-DBL-1", "BJ-DBL-2" },
          setup = hand("s5 h6", "d6", "cK d10 c2"), legal = "double",
        },
        {
          ask = "legal", move = "double", clause = "BJ-DBL-1",
          setup = hand("s5 h7", "d6", "cK d10 c2"),
        },
        {
          say = {
            en = "Your bet was {option least} kr. You double s5 and h6 against d6, and get cK. The "
              .. "bank draws d10 and c2.",
            sv = "Din insats var {option least} kr. Du dubblar s5 och h6 mot d6, och får cK. "
              .. "Banken drar d10 och c2.",
          },
          ask = "score", total = true, clause = "BJ-END-2",
          hint = {
            en = "You have s5, h6 and cK, the bank d6, d10 and c2. And what is staked now?",
            sv = "Du har s5, h6 och cK, banken d6, d10 och c2. Och vad är satsat nu?",
          },
          setup = hand("s5 h6", "d6", "cK d10 c2"), play = "double",
        },
        {
          say = {
            en = "{clause BJ-DBL-3} So this hand may be doubled too. But then it is no longer "
              .. "soft, and as it is, it is a good hand.",
            sv = "{clause BJ-DBL-3} Den här handen får alltså också dubblas. Men då är den inte "
              .. "längre mjuk, och som den är, är den bra.",
          },
          clause = "BJ-DBL-3",
          setup = hand("sA h9", "d6", "cK d10 c2"), legal = "double",
        },
        {
          say = {
            en = "{clause BJ-SPL-1} You type `split`.",
            sv = "{clause BJ-SPL-1} Du skriver `dela`.",
          },
          clause = "BJ-SPL-1", setup = hand("s8 h8", "d6", "cK d10 c2"), legal = "split",
        },
        {
          ask = "legal", move = "split", clause = "BJ-SPL-1",
          setup = hand("dQ hJ", "d6", "c3 d10 c2"),
        },
        {
          say = {
            en = "{clause BJ-SPL-2} Here you have split two eights: one hand is in play, and the "
              .. "other waits for its card.",
            sv = "{clause BJ-SPL-2} Här har du delat två åttor: den ena handen spelas, och den "
              .. "andra väntar på sitt kort.",
          },
          clause = "BJ-SPL-2",
          setup = hand("s8 h8", "d6", "c3 d10 c2"), play = "split",
        },
        {
          say = {
            en = "{clause BJ-SPL-3} You may neither hit nor double them.",
            sv = "{clause BJ-SPL-3} Du får varken ta fler kort till dem eller dubbla dem.",
          },
          clause = "BJ-SPL-3",
          setup = hand("sA hA", "d6", "cK c9 d10 c2"), legal = "split",
        },
      },
    },

    {
      title = { en = "Black Jack and insurance", sv = "Black Jack och försäkring" },
      steps = {
        {
          say = {
            en = "{clause BJ-NAT-1} {clause BJ-NAT-2} So here, against dA, yours is not paid yet.",
            sv = "{clause BJ-NAT-1} {clause BJ-NAT-2} Här, mot rE, betalas din alltså inte ännu.",
          },
          clause = { "BJ-NAT-1", "BJ-NAT-2" },
          setup = facing_ace("sA hK", "c9 d7"),
        },
        {
          say = {
            en = "You bet {option least} kr, and get sA and hQ. The bank shows d6.",
            sv = "Du satsar {option least} kr, och får sE och hD. Banken visar d6.",
          },
          ask = "score", total = true, clause = "BJ-NAT-2",
          hint = {
            en = "A bet of {option least} kr, paid {option natural_pays}.",
            sv = "En insats på {option least} kr, som betalas {option natural_pays}.",
          },
          setup = before_bets("sA d6 hQ c9 c8"), play = "bet 100",
        },
        {
          say = {
            en = "{clause BJ-NAT-3} You win nothing here if the bank draws a ten or a court card.",
            sv = "{clause BJ-NAT-3} Här vinner du inget om banken drar en tia eller ett klätt "
              .. "kort.",
          },
          clause = "BJ-NAT-3",
          setup = facing_ace("sA hK", "c9 d7"),
        },
        {
          say = {
            en = "Your bet is {option least} kr. You hit with s7 and h8, get d6, and stand. The "
              .. "bank has d10, and draws cA.",
            sv = "Din insats är {option least} kr. Du tar ett kort till s7 och h8, får d6, och "
              .. "stannar. Banken har d10, och drar kE.",
          },
          ask = "score", total = true, clause = "BJ-NAT-3",
          hint = {
            en = "You have s7, h8 and d6; the bank has d10 and cA as its first cards.",
            sv = "Du har s7, h8 och d6; banken har d10 och kE som sina första kort.",
          },
          setup = hand("s7 h8", "d10", "d6 cA"), play = { "hit", "stand" },
        },
        {
          say = {
            en = "{clause BJ-INS-1} {clause BJ-INS-2} You type `insure` and the number of your "
              .. "box, or `decline`.",
            sv = "{clause BJ-INS-1} {clause BJ-INS-2} Du skriver `försäkra` och boxens nummer, "
              .. "eller `avstå`.",
          },
          clause = { "BJ-INS-1", "BJ-INS-2" },
          setup = facing_ace("s10 h9", "cK d7"), legal = "insure 1",
        },
        {
          say = {
            en = "You insure your {option least} kr and stand with s10 and h9. The bank has dA, "
              .. "and draws cK.",
            sv = "Du försäkrar dina {option least} kr och stannar med s10 och h9. Banken har rE, "
              .. "och drar cK.",
          },
          ask = "score", total = true, clause = "BJ-INS-2",
          hint = {
            en = "The bet of {option least} kr is lost, and the insurance, half as much, is won.",
            sv = "Insatsen på {option least} kr är förlorad, och försäkringen, hälften så mycket, "
              .. "är vunnen.",
          },
          setup = facing_ace("s10 h9", "cK d7"), play = { "insure 1", "stand" },
        },
        {
          say = {
            en = "{clause BJ-INS-3} You type `even` and the number of your box.",
            sv = "{clause BJ-INS-3} Du skriver `jämnt` och boxens nummer.",
          },
          clause = "BJ-INS-3",
          setup = facing_ace("sA hQ", "cK"), legal = "even 1",
        },
        {
          ask = "legal", move = "even 1", clause = "BJ-INS-3",
          setup = facing_ace("sA h9", "cK"),
        },
        {
          say = {
            en = "{clause BJ-SPL-4} Here you have just split two kings, and got an ace on the "
              .. "first.",
            sv = "{clause BJ-SPL-4} Här har du just delat två kungar, och fått ett ess på den "
              .. "första.",
          },
          clause = "BJ-SPL-4",
          setup = hand("sK hK", "d6", "cA d10 c2"), play = "split",
        },
      },
    },

    {
      title = { en = "What is best", sv = "Vad som är bäst" },
      steps = {
        {
          say = {
            en = "What is best depends on your hand and on the bank's card, and has been worked "
              .. "out: that is basic strategy, and `hint` tells it. From a two to a six the bank "
              .. "often goes over: do not go over before it does.",
            sv = "Vad som är bäst beror på din hand och på bankens kort, och är uträknat: det är "
              .. "grundstrategin, och `tips` berättar den. Från en tvåa till en sexa går banken "
              .. "ofta över: gå inte över före den.",
          },
          setup = hand("s10 h4", "d5", "cK d7"),
        },
        { ask = "best", setup = hand("s10 h4", "d6", "cK d7") },
        {
          say = {
            en = "Against a seven or more the bank often ends with a good hand, and one like this "
              .. "is too little.",
            sv = "Mot en sjua eller mer slutar banken ofta med en bra hand, och en sådan här är "
              .. "för lite.",
          },
          ask = "best", setup = hand("s10 h4", "d10", "cK d7"),
        },
        {
          say = {
            en = "A soft hand cannot go over with one card, and one as low as this gains by it.",
            sv = "En mjuk hand går inte över med ett kort, och en så låg som den här tjänar på "
              .. "det.",
          },
          ask = "best", setup = hand("sA h6", "d6", "cK d7"),
        },
        {
          say = {
            en = "A ten or any court card would make this as much as a hand can be.",
            sv = "En tia eller vilket klätt kort som helst skulle göra den här så hög som en hand "
              .. "kan bli.",
          },
          ask = "best", setup = hand("s5 h6", "d6", "cK d10 c2"),
        },
        {
          say = {
            en = "Together they are the worst hand there is, each alone a fair beginning.",
            sv = "Tillsammans är de den sämsta hand som finns, var för sig en hygglig början.",
          },
          ask = "best", setup = hand("s8 h8", "d9", "cK d10 c2"),
        },
        {
          say = {
            en = "You have as much as the bank stops at. One card more would mostly be too much.",
            sv = "Du har så mycket som banken slutar på. Ett kort till skulle oftast bli för "
              .. "mycket.",
          },
          ask = "best", setup = hand("s10 h7", "d10", "cK d7"),
        },
        { ask = "best", setup = hand("s9 h3", "d9", "cK d7") },
        { ask = "best", setup = hand("s10 h3", "d3", "cK d7") },
      },
    },

    {
      title = { en = "Your first rounds", sv = "Dina första rundor" },
      options = { rounds = 5 },
      steps = {
        {
          say = {
            en = "{clause BJ-BET-1} {clause BJ-DEAL-1} Type `bet {option least}`, for instance.",
            sv = "{clause BJ-BET-1} {clause BJ-DEAL-1} Skriv till exempel `satsa {option least}`.",
          },
          clause = { "BJ-BET-1", "BJ-DEAL-1" },
          setup = before_bets("sA d6 hK c9 c8"),
        },
        {
          say = {
            en = "{clause BJ-BET-2} You need not: `done` goes on to the cards.",
            sv = "{clause BJ-BET-2} Det måste du inte: `färdig` går vidare till korten.",
          },
          clause = "BJ-BET-2",
          setup = two_at_table("s10 s5 d6 h9 h6 cK d10 c2"), play = { "bet 100", "bet 100" },
        },
        {
          say = {
            en = "Now play. {clause BJ-MAT-1} A coach speaks up when you give money away, and lets "
              .. "you take it back.",
            sv = "Spela nu. {clause BJ-MAT-1} En tränare säger till när du ger bort pengar, och du "
              .. "får ta tillbaka det.",
          },
          clause = "BJ-MAT-1",
          against = "novice",
        },
      },
    },

    {
      title = { en = "More than one at the table", sv = "Flera vid bordet" },
      steps = {
        {
          say = {
            en = "{clause BJ-PLY-2} {clause BJ-BET-3}",
            sv = "{clause BJ-PLY-2} {clause BJ-BET-3}",
          },
          clause = { "BJ-PLY-2", "BJ-BET-3" },
          setup = two_at_table("s10 s5 d6 h9 h6 cK d10 c2"), play = { "bet 100", "bet 100" },
        },
        {
          say = {
            en = "{clause BJ-BET-4} Here you have bet behind seat 2, who doubles: type `follow` or "
              .. "`stay`.",
            sv = "{clause BJ-BET-4} Här har du satsat bakom plats 2, som dubblar: skriv `följ` "
              .. "eller `avvakta`.",
          },
          clause = "BJ-BET-4",
          setup = two_at_table("s10 s5 d6 h9 h6 cK d10 c2"),
          play = { "bet 100", "bet 100", "behind 2 100", "done", "stand", "double" },
          after = { turn = 1, stage = "follow", legal = { "follow", "stay" } },
        },
        {
          say = {
            en = "{clause BJ-SID-2} You type `side` and how much, before `bet`.",
            sv = "{clause BJ-SID-2} Du skriver `sidospel` och hur mycket, före `satsa`.",
          },
          clause = "BJ-SID-2",
          setup = before_bets("h5 d6 c7 c9 c8"), legal = { "side 100", "bet 100" },
        },
        {
          say = {
            en = "{clause BJ-SID-1} Here it has paid {score 1 BJ-SID-1} kr.",
            sv = "{clause BJ-SID-1} Här har det betalat {score 1 BJ-SID-1} kr.",
          },
          clause = "BJ-SID-1",
          setup = before_bets("h5 d6 c7 c9 c8"), play = { "side 100", "bet 100" },
        },
        {
          say = {
            en = "{clause BJ-SEV-1} Here it has just paid you {score 1} kr.",
            sv = "{clause BJ-SEV-1} Här har det just gett dig {score 1} kr.",
          },
          clause = "BJ-SEV-1",
          setup = hand("s7 h7", "d5", "d7 c10 c2"), play = "hit",
        },
        {
          say = {
            en = "{clause BJ-BNK-2} {clause BJ-DEAL-2}",
            sv = "{clause BJ-BNK-2} {clause BJ-DEAL-2}",
          },
          clause = { "BJ-BNK-2", "BJ-DEAL-2" },
          setup = before_bets("h5 d6 c7 c9 c8"),
        },
        {
          say = {
            en = "Now play for as long as you like; `quit` ends it.",
            sv = "Spela nu så länge du vill; `avsluta` avslutar.",
          },
          against = "novice",
        },
      },
    },

    {
      title = { en = "In the bank's place", sv = "I bankens ställe" },
      options = { trainee = true },
      steps = {
        {
          say = { en = "{clause BJ-HSE-1}", sv = "{clause BJ-HSE-1}" },
          clause = "BJ-HSE-1",
          setup = in_bank("deal", "", "", "", "s10 h9 d7 c5 c6"),
        },
        {
          say = { en = "One card has been dealt.", sv = "Ett kort är givet." },
          ask = "legal", move = "give 2", clause = "BJ-DEAL-1",
          setup = in_bank("deal", "s10", "", "", "h9 d7 c5 c6"),
        },
        {
          say = {
            en = "The boxes have decided. The board no longer counts for you: count the bank's "
              .. "cards.",
            sv = "Boxarna har bestämt. Brädet räknar inte längre åt dig: räkna bankens kort.",
          },
          ask = "legal", move = "draw", clause = "BJ-BNK-1",
          setup = in_bank("bank", "s10 h9", "h10 d4", "d7 sA", "c5 c6"),
        },
        {
          say = {
            en = "{clause BJ-END-4} So a bank that has stopped begins with what it collects.",
            sv = "{clause BJ-END-4} En bank som har stannat börjar alltså med det den samlar in.",
          },
          clause = "BJ-END-4",
          setup = in_bank("end", "s10 h9", "h10 d4", "d7 sA"),
        },
        { ask = "legal", move = "pay 2 100", clause = "BJ-END-4" },
        {
          say = {
            en = "The last box is settled, the other is left.",
            sv = "Den sista boxen är uppgjord, den andra är kvar.",
          },
          ask = "legal", move = "push 2", clause = "BJ-END-2",
          setup = in_bank("end", "s10 h9", "h10 d4", "d7 sA"), play = "collect 3",
        },
        {
          say = {
            en = "Now deal and pay, for as long as you like: `hint` helps, and what is wrong is "
              .. "refused, by the rule and with what is right.",
            sv = "Ge och betala nu, så länge du vill: `tips` hjälper, och det som är fel avvisas, "
              .. "med regeln och med det som är rätt.",
          },
          against = "novice",
        },
      },
    },
  },
}
