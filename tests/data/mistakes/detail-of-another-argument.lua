-- A least number of cards, where one is asked for.
return kasino.extend("standard", {
  id = "detail-of-another-argument", title = "Mine",
  actions = {
    show = { turn = "stays", args = { { name = "card", card = "hand", min = 2 } } },
  },
})
