#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/cards/card_text.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/notation/move_most.hpp"
#include "engine/notation/move_text.hpp"

namespace kasino {

namespace {

using ClaimedGroup = std::vector<Counted>;

using Kind = ClaimFault::Kind;

/// The values as numbers of which one would do.
std::vector<int> numbers(const Values& values) { return {values.begin(), values.end()}; }

std::string claim_text(Card card, Value value) {
  return to_text(card) + (value == 0 ? "" : "=" + std::to_string(value));
}

/// A claim may be as long as somebody likes; its text in a message may not.
std::string claim_text(const ClaimedGroup& group) {
  constexpr std::size_t most_cards = 12;
  std::string text;
  for (std::size_t i = 0; i < std::min(group.size(), most_cards); ++i)
    text += (i == 0 ? "" : "+") + claim_text(group[i].card, group[i].value);
  return group.size() > most_cards ? text + "+..." : text;
}

/// Holds what a text claims of values and groups against the position, and words what is false.
class ClaimCheck {
 public:
  ClaimCheck(const MoveClaim& claim, const Move& move, const TurnContext& turn)
      : claim_(claim), move_(move), turn_(turn) {
    if (claim.value)
      tried_ = {*claim.value};
    else if (hand_values().empty())
      tried_ = {0};
    else
      tried_ = hand_values();
  }

  /// Throws FalseClaim if the played card cannot have the value that is claimed.
  void check_value() const;
  /// Throws FalseClaim if the groups are none, or hold only where the set cannot legally be taken.
  void check_groups() const;

 private:
  const CaptureRules& capture() const { return turn_.search().rules(); }
  const Values& hand_values() const { return capture().hand_values[move_.card.face()]; }

  bool is_group(const ClaimedGroup& group, Value value, GroupCount count) const {
    return turn_.search().as_group(move_.card, value, group, count).has_value();
  }
  bool is_group(const ClaimedGroup& group, Value value) const {
    return is_group(group, value, GroupCount::Many) || is_group(group, value, GroupCount::One);
  }
  bool hold_at(Value value) const {
    return std::all_of(claim_.groups.begin(), claim_.groups.end(),
                       [&](const ClaimedGroup& group) { return is_group(group, value); });
  }
  /// Whether groups that hold may be taken in one capture.
  bool go_together_at(Value value) const {
    return claim_.groups.size() == 1 ||
           std::all_of(claim_.groups.begin(), claim_.groups.end(), [&](const ClaimedGroup& group) {
             return is_group(group, value, GroupCount::Many);
           });
  }
  /// Whether one group is claimed, and of no card what it counts: so may a set be taken whole.
  bool claims_one_uncounted() const {
    return !claim_.value && claim_.groups.size() == 1 &&
           std::all_of(claim_.groups[0].begin(), claim_.groups[0].end(),
                       [](const Counted& counted) { return counted.value == 0; });
  }
  ClaimFault fault_of_groups() const;
  ClaimFault fault_of(const ClaimedGroup& group) const;

  [[noreturn]] void fail(ClaimFault fault, const std::string& clause) const;
  std::string usual_clause() const;

  const MoveClaim& claim_;
  const Move& move_;
  const TurnContext& turn_;
  Values tried_;  ///< of the played card; {0} where it has none
};

std::string ClaimCheck::usual_clause() const {
  const Cites& cites = turn_.rules().data().cites;
  if (!cites.otherwise.empty() || capture().ways.empty()) return cites.otherwise;
  return capture().ways.front().clause;
}

/// A set that the rules refuse anyhow is refused in their words; one that they allow in a right
/// form.
void ClaimCheck::fail(ClaimFault fault, const std::string& clause) const {
  if (move_.trails()) throw FalseClaim(std::move(fault), clause);
  const Verdict verdict = judge(move_, turn_.state(), turn_.rules());
  if (!verdict.legal()) throw FalseClaim(std::move(fault), verdict.refusals.front().clause);
  throw FalseClaim(std::move(fault), clause, to_text(move_, turn_.state(), turn_.rules()));
}

void ClaimCheck::check_value() const {
  if (!claim_.value || hand_values().has(*claim_.value)) return;
  fail({Kind::HandValue, {to_text(move_.card), numbers(hand_values()), numbers({*claim_.value})}},
       usual_clause());
}

/// Why `group` is none for any value tried.
ClaimFault ClaimCheck::fault_of(const ClaimedGroup& group) const {
  const std::string played = to_text(move_.card);
  const ClaimFault no_group{Kind::NoGroup, {claim_text(group), played}};
  std::set<int> sums = {0};
  for (const Counted& counted : group) {
    const Values& values = capture().table_values[counted.card.face()];
    if (values.empty()) return no_group;
    if (counted.value != 0 && !values.has(counted.value))
      return {Kind::TableValue, {to_text(counted.card), numbers(values), numbers({counted.value})}};
    std::set<int> longer;
    for (int sum : sums)
      for (Value value : counted.value != 0 ? Values{counted.value} : values)
        longer.insert(sum + value);
    sums = std::move(longer);
  }
  constexpr std::size_t most_sums = 4;
  const bool adds_up = std::any_of(tried_.begin(), tried_.end(),
                                   [&](Value value) { return sums.count(value) != 0; });
  if (adds_up || sums.size() > most_sums || tried_.has(0)) return no_group;
  return {Kind::OtherSum,
          {claim_text(group), std::vector<int>(sums.begin(), sums.end()), played, numbers(tried_)}};
}

ClaimFault ClaimCheck::fault_of_groups() const {
  for (const ClaimedGroup& group : claim_.groups)
    if (std::none_of(tried_.begin(), tried_.end(),
                     [&](Value value) { return is_group(group, value); }))
      return fault_of(group);
  return {Kind::TwoValues, {to_text(move_.card)}};
}

void ClaimCheck::check_groups() const {
  Values held;
  for (Value value : tried_)
    if (hold_at(value)) held.add(value);
  const CardCaptures captures = turn_.captures(move_.card);
  const ItemSet taken = turn_.taken(move_);
  if (claims_one_uncounted() && captures.is_whole(taken)) return;
  if (held.empty()) fail(fault_of_groups(), usual_clause());
  const Values legal = captures.values_taking(taken, turn_.wanted(captures));
  const auto any_held = [&](const auto& will_do) {
    return std::any_of(held.begin(), held.end(), will_do);
  };
  const bool stands =
      any_held([&](Value value) { return legal.has(value) && go_together_at(value); });
  // What is legal at no value is for the rules to refuse.
  if (stands || !is_legal(move_, turn_.state(), turn_.rules())) return;
  if (any_held([&](Value value) { return legal.has(value); }))
    fail({Kind::NotTogether, {}}, usual_clause());
  const std::string played = to_text(move_.card);
  if (captures.values_taking(taken, turn_.leave()).has(held[0]))
    fail({Kind::NoSingleCard, {played, numbers(held)}}, turn_.duties().single_first);
  fail({Kind::LeavesGroup, {played, numbers(held)}}, turn_.duties().take_all);
}

/// Throws FalseClaim if a card of the table stands in two groups, or twice in one. `taken` is
/// sorted.
void check_overlap(const MoveClaim& claim, const Cards& taken, const Rules& rules) {
  const auto twice = std::adjacent_find(taken.begin(), taken.end());
  if (twice == taken.end()) return;
  const auto holds = [&](const ClaimedGroup& group) {
    return std::any_of(group.begin(), group.end(),
                       [&](const Counted& counted) { return counted.card == *twice; });
  };
  const auto one = std::find_if(claim.groups.begin(), claim.groups.end(), holds);
  const auto other = std::find_if(std::next(one), claim.groups.end(), holds);
  const ClaimFault fault =
      other == claim.groups.end()
          ? ClaimFault{Kind::TwiceInAGroup, {to_text(*twice), claim_text(*one)}}
          : ClaimFault{Kind::InTwoGroups, {to_text(*twice), claim_text(*one), claim_text(*other)}};
  throw FalseClaim(fault, rules.data().cites.overlap);
}

}  // namespace

Cards taken_cards(const MoveClaim& claim) {
  Cards cards;
  for (const ClaimedGroup& group : claim.groups)
    for (const Counted& counted : group) cards.push_back(counted.card);
  std::sort(cards.begin(), cards.end());
  return cards;
}

Move resolve(const MoveClaim& claim, const State& state, const Rules& rules) {
  const Move move{state.turn, claim.card, taken_cards(claim)};
  if (claim.claims_grouping) {
    Move once = move;
    once.captured.erase(std::unique(once.captured.begin(), once.captured.end()),
                        once.captured.end());
    check_cards(once, state, rules.data());
    check_overlap(claim, move.captured, rules);
  }
  check_cards(move, state, rules.data());
  const TurnContext turn(state, rules);
  const ClaimCheck check(claim, move, turn);
  check.check_value();
  if (claim.takes_most) return largest_capture(claim.card, claim.value, turn);
  if (claim.claims_grouping && !move.trails()) check.check_groups();
  return move;
}

}  // namespace kasino
