--- What comes of captures.lua.

--- A scenario of every move that these hands have.
local function all_moves(name, way, table, hand, only, illegal)
  return {
    name = name,
    options = { way = way },
    setup = { table = table, hand1 = hand, hand2 = "h9" },
    only = only,
    illegal = illegal,
  }
end

return {
  scenarios = {
    all_moves("groups = {1}: a capture is one group, and goes with no other", "one_sum",
      "h7 s3 d4 c2 d5", "s7", { "s7", "s7xh7", "s7xd5+c2", "s7xd4+s3" },
      { ["s7xh7,d4+s3"] = "STD-CAP-2", ["s7xd4+s3,d5+c2"] = "STD-CAP-2" }),
    all_moves("Groups of other ways go together beside those that are taken alone", "one_sum",
      "h7 d7 s3 d4", "s7", { "s7", "s7xh7", "s7xh7,d7", "s7xd7", "s7xd4+s3" }),
    all_moves("They do not hinder a duty to leave none", "one_sum_all",
      "h7 d7 s3 d4 c2 d5", "s7", { "s7", "s7xh7,d7", "s7xd5+c2", "s7xd4+s3" }),
    all_moves("A claim of groups that may not be taken together is false", "one_of_either",
      "h3 h4", "s7", { "s7", "s7xh4=7", "s7xh4+h3", "s7xh3=7" }, { ["s7xh3=7,h4=7"] = true }),
    all_moves("groups = {1, 3}: a capture is one group or three, by any of these ways",
      "one_or_three", "h7 s3 d4 c2 d5", "s7",
      { "s7", "s7xh7", "s7xh7,d5+c2,d4+s3", "s7xd5+c2", "s7xd4+s3" },
      { ["s7xh7,d4+s3"] = "STD-CAP-1" }),
    all_moves("Of three the duty to take all asks for three", "one_or_three_all",
      "h7 s3 d4 c2 d5", "s7", { "s7", "s7xh7,d5+c2,d4+s3" }),
    all_moves("Of two it asks for one", "one_or_three_all",
      "h7 s3 d4", "s7", { "s7", "s7xh7", "s7xd4+s3" }),
    all_moves("groups = {2}: a card that can take but one group takes nothing", "two",
      "h7 s3 d5", "s7", { "s7" }),
    all_moves("X-2: two groups it takes, and must", "two",
      "h7 s3 d4", "s7", { "s7xh7,d4+s3" }, { s7 = "X-2" }),
    all_moves("X-1: by = \"all\" every card of takes is one group, taken alone", "all",
      "h7 s3 dQ cJ", "sJ c9", { "sJ", "c9", "sJxcJ", "sJxcJ+h7+s3" },
      { ["sJxh7,s3"] = "X-1", ["sJ=11xcJ+h7+s3"] = true, ["sJxcJ+h7,s3"] = true }),
    all_moves("X-2: a single card is preferred to a sum", "single",
      "h7 s3 d4 c2", "s7 s6", { "s7xh7", "s6xd4+c2" }, { ["s7xd4+s3"] = "X-2" }),
    all_moves("X-2: a capture of several groups will do with a single card among them",
      "single_among", "h7 s3 d4", "s7", { "s7", "s7xh7", "s7xh7,d4+s3" }),
    all_moves("X-2: with a duty to take all it is that one", "single_and_all",
      "h7 s3 d4", "s7", { "s7", "s7xh7,d4+s3" }),
    -- An ace may be 14, and take king and ace; but it may also take the ace alone.
    all_moves("X-2: a duty to sweep does not ask for a sweep that takes no single card",
      "single_sweep", "hK cA", "sA", { "sA", "sAxcA" }, { ["sAxhK,cA"] = "X-2" }),
    all_moves("X-1: by `when` a way is there for the cards and positions it says", "sometimes",
      "h7 s3 d4 dQ", "s7 sA", {
        "s7", "sA", "s7xh7", "s7xh7,d4+s3", "s7xd4+s3", "sAxdQ+h7+d4+s3", "sA=14xh7+d4+s3",
      }),
    all_moves("X-1: not while an ace lies there", "sometimes", "h7 s3 d4 dQ cA", "s7 sA", {
      "s7", "sA", "s7xh7", "s7xh7,d4+s3", "s7xd4+s3", "sA=14xh7+d4+s3", "sA=14xh7+d4+s3,cA=14",
      "sAxcA",
    }, { ["sAxh7,s3,d4,dQ,cA"] = "X-1" }),
    all_moves("Nor a sum while c2 does", "sometimes", "h7 s3 d4 dQ c2", "s7 sA",
      { "s7", "sA", "s7xh7", "sAxdQ+h7+d4+s3+c2" }, { ["s7xd4,s3"] = "STD-CAP-2" }),
    all_moves("A way that is not there counts for no duty", "never", "h7", "s7", { "s7" }),
    all_moves("X-1: by a function each list is a capture of its own", "runs",
      "h7 d8 c9 sJ", "s7 dJ s8",
      { "s7", "dJ", "s8", "dJxsJ", "s8xc9+d8", "s8xd8", "s7xc9+d8+h7", "s7xh7" },
      { s7xd8 = true, ["s7xd8,h7"] = true, s7xsJ = true }),
    all_moves("X-2: a duty to sweep knows the captures that a function lists", "table_with_jack",
      "h7 s3 d8", "s7 dJ", { "dJxd8+h7+s3" }, { s7xh7 = "X-2" }),
    all_moves("A function that decides captures sees only those that need none", "curious",
      "h7 s3 d4", "s7", { "s7xh7", "s7xh7+d4+s3" }),
    all_moves("It sees no sum, which one decides", "curious", "s3 d4", "s7", { "s7xd4+s3" }),
    all_moves("It may ask for points that ask for captures", "by_points",
      "s3 d4", "s7", { "s7", "s7xd4+s3" }),
    {
      name = "x* takes what a function lists, or the single card that is preferred",
      options = { way = "runs" },
      setup = { table = "h7 d8 c9 sJ", hand1 = "s7 dJ", hand2 = "h9" },
      play = "s7x*",
      after = { pile1 = "s7 h7 d8 c9", table = "sJ" },
    },
  },
}
