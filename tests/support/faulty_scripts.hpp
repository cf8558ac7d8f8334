// Scripts that load, and go wrong in play: each in one way.
#pragma once

#include <string>
#include <string_view>

namespace kasino::test {

/// A small game for two, with 24 cards and no options, and `body` as more of its keys from line 9
/// on.
inline std::string small_game(std::string_view body) {
  return R"(return kasino.variant {
  id = "t", title = "T", players = 2, deck = { without = "2-8" },
  deal = { first = { { hand = 5 }, { table = 4 } }, later = { { hand = 5 } } },
  capture = { equal = { by = "value", clause = "T-1" }, sum = { by = "sum", clause = "T-1" } },
  scoring = { aces = { each = "A", clause = "T-1" }, sweep = { per = "sweep", clause = "T-1" } },


  -- More.
  )" + std::string(body) +
         "\n}\n";
}

/// The clause that the game cites, for bodies that add some of their own.
inline std::string clauses(std::string_view more) {
  return "clauses = { [\"T-1\"] = \"Play.\", " + std::string(more) + " },";
}

}  // namespace kasino::test
