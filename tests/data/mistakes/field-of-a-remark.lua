-- A function is no field of an event.
-- > s2
return kasino.extend("standard", {
  id = "field-of-a-remark", title = "Mine",
  remarks = {
    bare = function(move, view) return { seat = function() end } end,
  },
  events = { bare = "Bare." },
})
