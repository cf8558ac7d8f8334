--- Lessons of NEW_NAME. `kasino learn NEW_NAME.lesson.lua` opens them, and
--- `kasino test NEW_NAME.lesson.lua` holds them against the rules.

return {
  variant = "NEW_SPEC",
  lessons = {
    {
      title = "The first lesson",
      steps = {
        -- A page: what it says, and a position: of a seed, or of a setup as below. What can be
        -- counted is left to the rules: {deck}, {value c8}, {ways c8}, {sum c8xs5+h3}, {score 1}.
        { say = "So a deal of {deck} cards begins.", seed = 1 },
        -- A question, about the same position. What is right is asked of the rules.
        { say = "Now it is your turn.", ask = "play", hint = "Any card may do." },
        -- Once a page names the clauses that it teaches, as clause = { "STD-CAP-1" }, nothing is
        -- asked that no page before it teaches. `after = "standard"`, beside variant, says that the
        -- lessons of standard come first. What is answered wrong comes back at the end.
        -- Others to try:
        -- { ask = "captures", of = "c8", setup = { table = "s5 h3 d8", hand1 = "c8" } },
        -- { ask = "legal", move = "c8xs5 d5 h3", clause = "STD-CAP-4" },
        -- { ask = "score", setup = { pile1 = "sA h3", pile2 = "d2" }, clause = "STD-SCO-3" },
        -- Questions that the program makes, about all clauses or those that begin so: "STD-CAP-*".
        { say = "What do you know?", quiz = "*", n = 3 },
        -- A match against the computer, with a coach: { against = "novice" },
        -- more steps go above this line
      },
    },
  },
}
