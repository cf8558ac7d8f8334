// Words beside seats and places: points, purses, stakes, labels.
#pragma once

#include <string>
#include <vector>

#include "engine/model/place.hpp"
#include "engine/model/rules.hpp"
#include "engine/text/text.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// What points are called: "points", "kr".
std::string unit_of(const RuleData& rules, Language language);

/// "3 points", "-1 point", "100 kr".
std::string points_text(int points, const RuleData& rules, Language language);

/// "purse 4850 kr   bet 100, ante 50": a seat's purse, and its pots that are not beside a zone.
std::string money_text(const State& state, const RuleData& rules, Seat seat, Language language);

/// "kitty 60   the bank has won 40 kr": the pots that belong to no seat, and the bank.
std::string common_money_text(const State& state, const RuleData& rules, Language language);

/// A build on the table: its cards, and "9, seat 1" or "9 fixed, seat 1".
struct DrawnBuild {
  std::string cards;
  std::string meaning;
};
std::vector<DrawnBuild> drawn_builds(const State& state, const Style& style);

/// "builds    [c3 d2] 5, seat 1; [h4 s4] 8, seat 2", a whole line; empty if there are none.
std::string builds_line(const State& state, const Style& style);

/// The variant's label beside the cards there. If its function fails, the first line of the error,
/// since the position is to be shown all the same.
std::string label_of(Place place, const State& state, const Rules& rules, Language language);

/// "bet 100 + 200 (seat 2)", or "bet 100 (Ada) + 200 (Bo)": the stakes beside a place of the
/// variant's own, those of its seat first, then those of others.
std::string stakes_beside(Place place, const State& state, const RuleData& rules,
                          const Style& style);

/// What the board calls a place: "box 2", or "box 2.1" where the seat has cards or stakes at
/// others of its boxes too.
std::string place_name(Place place, const State& state, const RuleData& rules, const Style& style);

}  // namespace kasino
