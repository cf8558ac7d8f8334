-- A table that is neither a variant, nor an extension, nor a modifier.
return {
  id = "plain-table", title = "Mine",
  scoring = { sweep = { points = 3 } },
}
