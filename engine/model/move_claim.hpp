// Moves as text, as far as that needs no rules: the grammar, and what a text says.
//
//   move = card [val] [ [sp] "x" [sp] take ] | card [val] [sp] ">" digits [ ":" [sp] items ]
//   take = "*" | items                     items = item { [sp] ["," | "+"] [sp] item }
//   item = card [val] | "@" place | "[" card { "+" card } "]"          val = "=" digits
//
// A place, as in @pile1, is a pile that is taken whole; cards in brackets are a build that is taken
// whole. With `>` a card builds to a value.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rule_data.hpp"

namespace kasino {

class State;

/// A move as read: what the text says, before it is compared with a position.
struct MoveClaim {
  Card card;
  std::optional<Value> value;
  bool takes_most = false;                   ///< x*
  bool claims_grouping = false;              ///< a + or = was written
  std::vector<std::vector<Counted>> groups;  ///< value 0: not said. Without a claim: one card each
  std::vector<std::string> piles{};          ///< names of the piles taken
  std::vector<Cards> builds{};               ///< the builds in brackets, each sorted
  std::optional<Value> built{};              ///< the value of a build
};

/// The cards that a claim takes, sorted; a card that it names twice is there twice.
Cards taken_cards(const MoveClaim& claim);

/// Reads the grammar above, with cards as parse_card reads them. Throws ParseError or CardError
/// with the column.
MoveClaim parse_move(std::string_view text);

/// The move with its cards sorted and no groups: "s7x@pile1,h7,d4", "s2>8:[c3+d3],h6". `state` is
/// the position before it.
std::string plain_text(const Move& move, const State& state, const RuleData& rules);

/// The cards of a build as moves name the build: "[c3+d3]".
std::string build_text(std::span<const Card> cards);

}  // namespace kasino
