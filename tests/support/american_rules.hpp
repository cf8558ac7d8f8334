// A game with builds as native rule data, and its builds in tests.
//
// A test adds the duties that it needs.
#pragma once

#include <set>
#include <tuple>

#include "engine/model/rule_data.hpp"
#include "engine/model/state.hpp"
#include "tests/support/nordic_rules.hpp"

namespace kasino::test {

/// All faces of these ranks.
inline FaceSet ranks(int from, int to) {
  FaceSet faces;
  for (int rank = from; rank <= to; ++rank)
    for (Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs})
      faces.add(Card::of(rank, suit).face());
  return faces;
}

/// Adds building with all cards. B-1 allows a single build, B-2 a multiple one, B-3 raising, B-7
/// taking; refusals cite B-4 to B-6 and B-8.
inline void let_build(RuleData& rules) {
  rules.taken = {{{Zone::Build}, TakenRule::By::BuiltValue, TakenRule::Whose::Any, "B-7"}};
  rules.builds = BuildRules{.single = "B-1", .multiple = "B-2", .raise = "B-3"};
  rules.cites.build_of = "B-4";
  rules.cites.build_fixed = "B-5";
  rules.cites.build_changed = "B-6";
  rules.cites.build_without = "B-8";
}

/// Every card counts as printed, except court cards, which take their own rank and do not build.
inline RuleData american_rules() {
  RuleData rules = nordic_rules();
  const FaceSet courts = ranks(11, 13);
  rules.capture.hand_values = plain_values();
  courts.each([&](Face face) { rules.capture.hand_values[face] = {}; });
  rules.capture.table_values = rules.capture.hand_values;
  CaptureRule& rank = rules.capture.ways.emplace_back();
  rank.name = "court";
  rank.by = CaptureBy::Rank;
  rank.played = rank.takes = courts;
  let_build(rules);
  rules.builds->of = ranks(1, 10);
  return rules;
}

/// All of a build: its cards, sorted, its value, its owner, and whether it is multiple.
using Laid = std::tuple<Cards, int, Seat, bool>;
inline std::multiset<Laid> laid(const State& state) {
  std::multiset<Laid> all;
  for (std::size_t i = 0; i < state.builds.size(); ++i) {
    const Build& build = state.builds[i];
    all.insert({sorted(state.build(i)), build.value, build.owner, build.is_multiple});
  }
  return all;
}

}  // namespace kasino::test
