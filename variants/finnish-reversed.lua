--- Finnish Kasino reversed: what can capture must, and points are to be avoided. Source: seed 001;
--- clauses FMIS-*.
return kasino.extend("finnish", {
  id = "finnish-reversed",
  title = { en = "Reversed Finnish Kasino", sv = "Omvänd finsk kasino" },
  aim = {
    en = "Avoid points: spades, aces, d10, s2 and most cards score, and a card that can capture "
      .. "must. Fewest points win once somebody has {target}.",
    sv = "Undvik poäng: spader, ess, ruter tio, spader två och flest kort ger poäng, och kort som "
      .. "kan ta in måste göra det. Minst poäng vinner när någon har {target}.",
  },
  duties = { capture = "FMIS-1", take_all = "FMIS-2" },
  match = { rank = "lowest", ties = { { fewest = "s" } } },

  options = {
    must_capture = true, -- always so, in words of its own: FMIS-1 and FMIS-2
    target = {
      off = {
        aim = {
          en = "Avoid points: spades, aces, d10, s2 and most cards score, and a card that can "
            .. "capture must. Fewest points in one deal win.",
          sv = "Undvik poäng: spader, ess, ruter tio, spader två och flest kort ger poäng, och "
            .. "kort som kan ta in måste göra det. Minst poäng i en giv vinner.",
        },
        clauses = {
          ["FIN-MAT-1"] = false,
          ["FMIS-5"] = {
            en = "One deal is played. Points are counted as in the normal game, and the fewest "
              .. "win, then the fewest spades. Those who are level there too share it.",
            sv = "En giv spelas. Poängen räknas som i det vanliga spelet, och den som har minst "
              .. "vinner, därefter den som tog minst antal spader. Har flera lika få delar de "
              .. "segern.",
          },
        },
      },
    },
  },

  asks = {
    ["FMIS-3"] = "choice",
    ["FMIS-4"] = "free",
    ["FMIS-5"] = { "winner", "tie", "shared", "goes_on" },
  },
  clauses = {
    ["STD-CAP-V1"] = false,
    ["FIN-MAT-1"] = false,

    ["FMIS-1"] = {
      en = "A card may not be laid out if table cards make its value: then it must capture.",
      sv = "Ett kort får inte läggas ut om bordskort ger dess värde: då måste det ta in.",
    },
    ["FMIS-2"] = {
      en = "It takes every card and sum that can be made: a seven takes two aces with a five, and "
        .. "a two with a five.",
      sv = "Det tar varje kort och summa som kan bildas: en sjua tar två ess med en femma, och en "
        .. "tvåa med en femma.",
    },
    ["FMIS-3"] = {
      en = "Where groups overlap you choose, as long as none is left that can still be made.",
      sv = "Där grupper överlappar väljer du, bara ingen blir kvar som ännu kan bildas.",
    },
    ["FMIS-4"] = {
      en = "You are free to play any card of your hand.",
      sv = "Du får spela vilket kort du vill från handen.",
    },
    ["FMIS-5"] = {
      en = "Points are counted as in the normal game, and to be avoided. The game ends after the "
        .. "deal in which somebody reaches {target} points. The fewest points win, then the fewest "
        .. "spades in that deal. Those who are level there too share it.",
      sv = "Poängen räknas som i det vanliga spelet, men ska undvikas. Spelet är slut efter den "
        .. "giv där någon når {target} poäng. Den som har minst poäng vinner, därefter den som tog "
        .. "minst antal spader i given. Har flera lika få delar de segern.",
    },
  },
})
