-- A modifier, played alone.
return kasino.modifier {
  id = "modifier-alone", title = "Mine",
  scoring = { sweep = { points = 3 } },
}
