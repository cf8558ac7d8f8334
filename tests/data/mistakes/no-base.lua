-- extend is not told what.
return kasino.extend {
  id = "no-base", title = "Mine",
}
