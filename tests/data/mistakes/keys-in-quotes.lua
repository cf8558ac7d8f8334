-- Keys in quotes, with a colon.
return kasino.extend("standard", {
  "id": "keys-in-quotes",
  "title": "Mine",
})
