--- Takes the function of layers.lua away.
return kasino.modifier { id = "layers-less", title = "Less", on_play = false }
