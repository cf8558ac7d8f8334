--- What comes of layers.lua, and of what is laid over it.
local position = { table = "h7", hand1 = "s7 c2", hand2 = "h9" }

--- A scenario of the order in which functions are called when a card is laid out.
local function told(name, variant, order)
  return {
    name = name,
    variant = variant,
    setup = position,
    play = "s7",
    after = { vars = { order = order } },
  }
end

return {
  scenarios = {
    told("Functions of several layers add up, the base's first", "layers+layers-more", 12),
    told("`false` takes them away", "layers+layers-less", 0),
    told("And a later layer may bring its own", "layers+layers-less+layers-more", 2),
    {
      name = "X-1: an option that is settled can be read, though it is not offered",
      variant = "layers-pinned",
      setup = position,
      illegal = { s7 = "X-1" },
      only = "s7xh7",
    },
  },
}
