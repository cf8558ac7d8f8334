// A game with builds as native rule data, and what lies on its table.
//
// Duties are added by the test that wants them.
#pragma once

#include <set>
#include <tuple>

#include "engine/model/rule_data.hpp"
#include "engine/model/state.hpp"

namespace kasino::test {

/// Every suit of these ranks.
FaceSet ranks(int from, int to);

/// Lets all cards build: B-1 allows a single build, B-2 a multiple one, B-3 to raise, B-7 to take;
/// B-4 to B-6 are what refusals cite.
void let_build(RuleData& rules);

/// Every card counts what is printed on it, but courts, which take their own rank and do not build.
RuleData american_rules();

/// A build whole: its cards, sorted, its value, its owner, and whether it is multiple.
using Laid = std::tuple<Cards, int, Seat, bool>;
std::multiset<Laid> laid(const State& state);

}  // namespace kasino::test
