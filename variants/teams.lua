--- Pairs: four players, partners opposite each other. Source: seed 000; clauses PAIR-*.
return kasino.modifier {
  id = "teams",
  title = { en = "pairs", sv = "parspel" },
  aim = {
    en = "{aim} Two play against two: partners add up their points.",
    sv = "{aim} Två spelar mot två: ett pars poäng räknas ihop.",
  },
  players = 4,
  teams = { sides = 2, majority = "seat" },

  options = {
    majority = {
      title = { en = "majority", sv = "majoritet" },
      titles = {
        player = { en = "player", sv = "spelare" },
        pair = { en = "pair", sv = "par" },
      },
      text = {
        en = "whose piles are compared for most cards and most spades",
        sv = "vems högar som jämförs för flest kort och flest spader",
      },
      default = "player",
      choices = {
        player = {
          clauses = {
            ["PAIR-2"] = {
              en = "Partners add up their points, and win or lose together. For most cards and "
                .. "most spades each player's own pile counts; in whatever else players are "
                .. "compared, a pair counts as one.",
              sv = "Ett pars poäng räknas ihop, och paret vinner eller förlorar tillsammans. För "
                .. "flest kort och flest spader räknas varje spelares egen hög; i allt annat där "
                .. "spelare jämförs räknas ett par som en.",
            },
          },
        },
        pair = {
          teams = { majority = "side" },
          clauses = {
            ["PAIR-2"] = {
              en = "Partners add up their points, and win or lose together. In whatever players "
                .. "are compared, most cards and most spades too, a pair counts as one.",
              sv = "Ett pars poäng räknas ihop, och paret vinner eller förlorar tillsammans. I "
                .. "allt där spelare jämförs, även flest kort och flest spader, räknas ett par som "
                .. "en.",
            },
          },
        },
      },
    },
  },

  amends = {
    ["US-PLY-1"] = {
      en = "The game is played with a pack of 52 cards.",
      sv = "Man spelar med en lek om 52 kort.",
    },
    ["KRY-DECK-1"] = {
      en = "The game is played with two packs of 52 cards.",
      sv = "Man spelar med två lekar om 52 kort.",
    },
  },
  asks = {
    ["PAIR-1"] = "players",
    ["PAIR-3"] = { "dealt", "laid" },
    ["PAIR-2"] = { "winner", "shared" },
  },
  clauses = {
    ["STD-PLY-1"] = false,
    ["FIN-PLY-1"] = false,
    ["PAIR-1"] = {
      en = "Four play in two pairs; partners sit opposite each other.",
      sv = "Man är fyra och spelar i två par. Partner sitter mittemot varandra.",
    },
    ["PAIR-3"] = {
      en = "Nothing else changes: cards are dealt, played and captured as when everyone plays "
        .. "alone.",
      sv = "I övrigt ändras ingenting: man ger, spelar och tar in som när var och en spelar för "
        .. "sig.",
    },
  },
}
