-- Cards where their number is meant.
-- > score
return kasino.extend("standard", {
  id = "count-answers-cards", title = "Mine",
  scoring = { kings = { count = function(seat, view) return view:pile(seat):of("K") end } },
})
