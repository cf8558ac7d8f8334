#include "tests/support/positions.hpp"

#include <algorithm>

#include "tests/support/builders.hpp"

namespace kasino::test {

State position(const Rules& rules, std::string_view table,
               std::initializer_list<std::string_view> hands) {
  Setup setup;
  setup.players = std::max(2, static_cast<int>(hands.size()));
  setup.table = cards(table);
  for (std::string_view hand : hands) setup.hands.push_back(cards(hand));
  return State::from(setup, rules.data());
}

}  // namespace kasino::test
