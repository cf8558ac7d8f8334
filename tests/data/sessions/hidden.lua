--- Cards that count and lie where only their seat may look.
return kasino.extend("standard", {
  id = "hidden",
  title = { en = "Hidden", sv = "Dolt" },
  zones = { cover = { per = "seat", show = "owner", scored = true } },
})
