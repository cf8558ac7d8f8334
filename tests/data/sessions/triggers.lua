--- Tells which of its functions are called, and when.
local function tell(name)
  return function(first, second) (second or first):event("note", { what = name }) end
end

return kasino.extend("standard", {
  id = "triggers",
  title = "Triggers",
  events = { note = "  {what}" },
  on_deal = tell("on_deal"),
  on_round_end = tell("on_round_end"),
  on_round = tell("on_round"),
  on_turn = tell("on_turn"),
  on_trail = tell("on_trail"),
  on_capture = tell("on_capture"),
  on_sweep = tell("on_sweep"),
  on_play = tell("on_play"),
  on_deal_end = tell("on_deal_end"),
  on_scored = tell("on_scored"),
})
