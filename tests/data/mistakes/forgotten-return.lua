-- The table is not returned.
kasino.extend("standard", {
  id = "forgotten-return", title = "Mine",
})
