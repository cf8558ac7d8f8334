--- Scopa discipline: capture if you can, one card or one group only, a single card first.
--- Source: https://centrosportivopieve.it/regolamento-scopa.html; clauses SCD-*.
return kasino.modifier {
  id = "scopa-discipline",
  title = { en = "Scopa discipline", sv = "scopadisciplin" },
  requires = {
    ["capture.equal.by"] = {
      is = true,
      text = {
        en = "it limits captures of equal cards and of sums",
        sv = "den begränsar hur lika kort och summor tas in",
      },
    },
    ["builds.single"] = {
      is = false,
      text = {
        en = "a build is taken with other cards and sums",
        sv = "ett bygge tas in med andra kort och summor",
      },
    },
    ["capture.fifteen"] = {
      is = false,
      text = {
        en = "it leaves no other way to capture",
        sv = "den lämnar inget annat sätt att ta in",
      },
    },
  },
  capture = {
    equal = { groups = { 1 }, clause = "SCD-2" },
    sum = { groups = { 1 }, clause = "SCD-2" },
  },
  duties = { capture = "SCD-1", single_first = "SCD-3", take_all = false },
  cites = {
    decline = false, several = false, partial = false, overlap = false, otherwise = "SCD-2",
  },
  clauses = {
    ["STD-CAP-3"] = false,
    ["STD-CAP-6"] = false,
    ["STD-CAP-7"] = false,
    ["FIN-CAP-2"] = false,
    ["FIN-CAP-3"] = false,
    ["FMIS-2"] = false,
    ["FMIS-3"] = false,
    ["KRY-CAP-3"] = false,
    ["MIS-B2"] = false,
    ["MIS-B3"] = false,
    ["SCD-1"] = {
      en = "A card that can capture must.",
      sv = "Ett kort som kan ta in måste göra det.",
    },
    ["SCD-2"] = {
      en = "A capture is one card of equal value, or one group that adds up to it.",
      sv = "Man tar in ett kort av samma värde, eller en grupp som tillsammans blir värdet.",
    },
    ["SCD-3"] = {
      en = "If a single card of equal value lies there, it must be taken rather than a group.",
      sv = "Ligger där ett enstaka kort av samma värde, måste det tas hellre än en grupp.",
    },
  },
}
