--- By voice: a build is only said, and stands until its player's next turn.
--- Source: a house rule, after the builds of Cassino; clauses VOI-*.

--- What was said a turn ago is forgotten: its cards lie by themselves again.
local function forget(game)
  for n = #game.builds, 1, -1 do
    local build = game.builds[n]
    if build.owner == game.turn then
      game:event("forgotten", { seat = build.owner, number = build.value, clause = "VOI-4" })
      game:give(build.cards, { "build", n }, "table")
    end
  end
end

return kasino.modifier {
  id = "by-voice", title = { en = "builds by voice", sv = "byggen med rösten" },
  aim = {
    en = "{aim} Cards can be claimed by a number that is said, until one's next turn.",
    sv = "{aim} Kort kan bindas av ett tal som man säger, till ens nästa tur.",
  },
  requires = {
    ["capture.sum"] = {
      is = true, text = { en = "nothing adds up there", sv = "där läggs inget ihop" },
    },
    ["capture.sum.groups"] = {
      is = false,
      text = {
        en = "a build is taken with other cards and sums",
        sv = "ett bygge tas in med andra kort och summor",
      },
    },
    ["builds.raise"] = {
      is = false,
      text = {
        en = "its builds stand until they are taken",
        sv = "dess byggen står kvar tills de tas in",
      },
    },
  },
  builds = { single = "VOI-1", taken = "VOI-3" },
  duties = { hold_build = "VOI-2" },
  on_turn = forget,
  events = { forgotten = {
    en = "The {number} that seat {seat} said is forgotten.",
    sv = "Den {number} som plats {seat} sade är glömd.",
  } },
  clauses = {
    ["VOI-1"] = {
      en = "Instead of capturing you may lay a card out and say a number, which it makes together "
        .. "with cards of the table, in one group or several. It joins what was said before for "
        .. "the number, which is then yours.",
      sv = "I stället för att ta in får du lägga ut ett kort och säga ett tal, som det blir "
        .. "tillsammans med kort på bordet, i en grupp eller flera. Det läggs till det som förut "
        .. "sagts för talet, som då är ditt.",
    },
    ["VOI-2"] = {
      en = "You must hold another card of that number.",
      sv = "Du måste ha ett annat kort med det talet.",
    },
    ["VOI-3"] = {
      en = "What was said holds these cards together: only a card of the number takes them, "
        .. "anybody's, and all of them.",
      sv = "Det som sagts håller ihop de korten: bara ett kort med talet tar dem, vem som än "
        .. "har det, och alla på en gång.",
    },
    ["VOI-4"] = {
      en = "When your next turn comes it is forgotten, and what is left of them lies loose again.",
      sv = "När din nästa tur kommer är det glömt, och det som är kvar av dem ligger löst igen.",
    },
  },
}
