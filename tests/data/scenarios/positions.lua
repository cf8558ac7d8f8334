--- The standard game, for positions that no deal leads to.
return kasino.extend("standard", { id = "positions", title = "Positions" })
