// The table of facts: each position can be told, compared, and written and read back.
#include <set>

#include "engine/model/facts.hpp"
#include "engine/model/setup.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

const RuleData& rules() { return shipped("standard").data(); }

State position(const char* hand2) {
  Setup setup;
  setup.table = cards("h7 d4");
  setup.hands = {cards("s7 c2"), cards(hand2)};
  setup.stock = cards("s2 s3");
  setup.words = {{"sweeps", "1,0"}, {"last_capturer", "2"}};
  return State::from(setup, rules());
}

/// What `eyes` are told of a fact.
std::string told(const char* fact, const State& state, const View& eyes) {
  for (const Fact& one : facts())
    if (one.name == fact) return to_text(one.tell(state, rules(), eyes));
  return "no fact";
}

}  // namespace

TEST_CASE("No two facts have one name in setups, nor in JSON and views", "[facts]") {
  std::set<std::string_view> written, told;
  for (const Fact& fact : facts()) {
    CAPTURE(fact.name);
    if (fact.is_used(in_setups)) CHECK(written.insert(fact.name).second);
    if (fact.is_used(in_json) || fact.is_used(in_views)) CHECK(told.insert(fact.told_as()).second);
    CHECK((fact.tell != nullptr || fact.write != nullptr));
  }
}

TEST_CASE("A fact tells eyes what they may know, and no more", "[facts]") {
  const State state = position("c9 h4");
  const State other = position("d9 c4");
  const View all(state, rules()), seat(state, rules(), 1);
  CHECK(told("hand", state, all) == "s7 c2 c9 h4");
  CHECK(told("hand", state, seat) == "s7 c2");
  CHECK(told("hand", other, View(other, rules(), 1)) == "s7 c2");
  CHECK(told("sweeps", state, seat) == "1 0");
  CHECK(told("last_capturer", state, seat) == "2");
  CHECK(told("last_player", state, seat) == "false");
}

TEST_CASE("What differs between two positions is named, with both values", "[facts]") {
  const State state = position("c9 h4");
  State other = state;
  CHECK(difference(state, other, rules()) == std::nullopt);
  other.scores[1] = 3;
  CHECK(difference(state, other, rules()) == "scores is 0 3, not nothing");
  other = state;
  other.last_capturer.reset();
  CHECK(difference(state, other, rules()) == "last_capturer is nothing, not 2");
}
