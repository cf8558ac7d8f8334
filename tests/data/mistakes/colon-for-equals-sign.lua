-- Keys with a colon.
return kasino.extend("standard", {
  id: "colon-for-equals-sign",
  title: "Mine",
})
