--- Lifts the first refusal of refusals.lua.
return kasino.modifier { id = "lifted", title = "Lifted", refuses = { ["X-1"] = false } }
