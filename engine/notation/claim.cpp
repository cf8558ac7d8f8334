#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/cards/card_text.hpp"
#include "engine/legality/turn_builds.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/notation/largest_capture.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

namespace {

using ClaimedGroup = std::vector<Counted>;

/// "1 or 14": numbers of which any would do.
template <typename Numbers>
Text any_number(const Numbers& numbers) {
  std::vector<std::string> texts;
  for (const int number : numbers) texts.push_back(std::to_string(number));
  return texts.empty() ? Text{"nothing", "inget"} : any_of(texts);
}

template <typename... Facts>
ClaimFault fault(Reason reason, const Facts&... about) {
  return {reason, {as_text(about)...}};
}

std::string claim_text(Card card, Value value) {
  return to_text(card) + (value == 0 ? "" : "=" + std::to_string(value));
}

/// The group as claimed, cut: a claim may be long, a message may not.
std::string claim_text(const ClaimedGroup& group) {
  constexpr std::size_t most_cards = 12;
  std::string text;
  for (std::size_t i = 0; i < std::min(group.size(), most_cards); ++i)
    text += (i == 0 ? "" : "+") + claim_text(group[i].card, group[i].value);
  return group.size() > most_cards ? text + "+..." : text;
}

/// Compares what a text claims of values and groups with the position, and throws what is false.
class ClaimCheck {
 public:
  ClaimCheck(const MoveClaim& claim, const Move& move, const TurnContext& turn)
      : claim_(claim), move_(move), turn_(turn) {
    tried_ = claim.value ? Values{*claim.value} : capture().values_played(move.card.face());
  }

  /// Throws FalseClaim if the played card cannot have the value that is claimed.
  void check_value() const;
  /// Throws FalseClaim for a build that can be made, unless each claimed group makes its value.
  void check_built_groups() const;
  /// Throws FalseClaim if the claimed groups are none, or make the set only where that is illegal.
  void check_groups() const;

 private:
  const CaptureRules& capture() const { return turn_.search().rules(); }
  const Values& hand_values() const { return capture().hand_values[move_.card.face()]; }

  bool is_group(const ClaimedGroup& group, Value value, GroupCount count) const {
    const auto found = turn_.are_captures_plain()
                           ? turn_.search().as_group(move_.card, value, group, count)
                           : turn_.captures(move_.card).found().as_group(value, group, count);
    return found.has_value();
  }
  bool is_group(const ClaimedGroup& group, Value value) const {
    return std::ranges::any_of(
        capture().ways, [&](const CaptureRule& way) { return is_group(group, value, way.groups); });
  }
  bool hold_at(Value value) const {
    return std::ranges::all_of(claim_.groups,
                               [&](const ClaimedGroup& group) { return is_group(group, value); });
  }
  /// Whether the claimed groups may be taken in one capture.
  bool go_together_at(Value value) const {
    return claim_.groups.empty() ||  // only piles or builds are taken
           std::ranges::any_of(capture().ways, [&](const CaptureRule& way) {
             return way.groups.has(static_cast<int>(claim_.groups.size())) &&
                    std::ranges::all_of(claim_.groups, [&](const ClaimedGroup& group) {
                      return is_group(group, value, way.groups);
                    });
           });
  }
  /// Whether one group is claimed, without any values: a set that is taken whole may be claimed so.
  bool claims_one_uncounted() const {
    return !claim_.value && claim_.groups.size() == 1 &&
           std::ranges::all_of(claim_.groups[0],
                               [](const Counted& counted) { return counted.value == 0; });
  }
  ClaimFault fault_of_groups() const;
  ClaimFault fault_of(const ClaimedGroup& group) const;

  [[noreturn]] void fail(ClaimFault fault, const std::string& clause) const;
  std::string usual_clause() const;

  const MoveClaim& claim_;
  const Move& move_;
  const TurnContext& turn_;
  Values tried_;  ///< the values of the played card to try; {0} if it has none
};

std::string ClaimCheck::usual_clause() const {
  const RuleData& rules = turn_.rules().data();
  return move_.builds() ? rules.builds->single : clause_of_no_group(rules, move_.card);
}

/// Throws FalseClaim. If the rules refuse the set, it cites their clause; if they allow the set, it
/// names the right form.
void ClaimCheck::fail(ClaimFault fault, const std::string& clause) const {
  if (move_.trails()) throw FalseClaim(std::move(fault), clause);
  const Judgement judgement = judge(move_, turn_);
  if (!judgement.legal()) throw FalseClaim(std::move(fault), judgement.refusals.front().clause);
  throw FalseClaim(std::move(fault), clause,
                   to_text({move_, judgement.grouping}, turn_.state(), turn_.rules().data()));
}

void ClaimCheck::check_built_groups() const {
  std::vector<ClaimedGroup> claimed;  // without builds whose cards are named
  std::ranges::copy_if(claim_.groups, std::back_inserter(claimed), [&](const auto& group) {
    return std::ranges::find(move_.captured, group.front().card) != move_.captured.end();
  });
  if (claimed.empty() || turn_.possible_builds().fault(move_)) return;
  const std::string& single = turn_.rules().data().builds->single;
  for (const ClaimedGroup& group : claimed)
    for (const Counted& counted : group)
      if (const Values& values = capture().table_values[counted.card.face()];
          counted.value != 0 && !values.has(counted.value))
        fail(fault(Reason::TableValue, to_text(counted.card), any_number(values), counted.value),
             single);
  const auto makes = [&](const ClaimedGroup& group) {
    return are_built_group(group, move_.built, turn_.rules());
  };
  const ClaimedGroup alone{{move_.card, claim_.value.value_or(0)}};
  ClaimedGroup with_first = claimed.front();
  with_first.push_back(alone.front());
  const auto others = std::next(claimed.begin());
  const bool raises = raised_by(move_, turn_.state(), turn_.rules()) != 0;
  const bool is_first = !raises && makes(with_first) && std::all_of(others, claimed.end(), makes);
  if (is_first || ((raises || makes(alone)) && std::ranges::all_of(claimed, makes))) return;
  const std::string groups =
      joined(texts_of(claimed, [](const ClaimedGroup& group) { return claim_text(group); }), ",");
  fail(fault(Reason::NotEachBuilt, to_text(move_.card), groups, move_.built), single);
}

void ClaimCheck::check_value() const {
  const Values& values = move_.builds() ? capture().table_values[move_.card.face()] : hand_values();
  if (!claim_.value || values.has(*claim_.value)) return;
  fail(fault(move_.builds() ? Reason::TableValue : Reason::HandValue, to_text(move_.card),
             any_number(values), *claim_.value),
       usual_clause());
}

/// Why `group` is no group for any value tried.
ClaimFault ClaimCheck::fault_of(const ClaimedGroup& group) const {
  const std::string played = to_text(move_.card);
  const ClaimFault no_group = fault(Reason::NotAGroup, claim_text(group), played);
  std::set<int> sums = {0};
  for (const Counted& counted : group) {
    const Values& values = capture().table_values[counted.card.face()];
    if (values.empty()) return no_group;
    if (counted.value != 0 && !values.has(counted.value))
      return fault(Reason::TableValue, to_text(counted.card), any_number(values), counted.value);
    std::set<int> longer;
    for (int sum : sums)
      for (Value value : counted.value != 0 ? Values{counted.value} : values)
        longer.insert(sum + value);
    sums = std::move(longer);
  }
  constexpr std::size_t most_sums = 4;
  const bool adds_up =
      std::ranges::any_of(tried_, [&](Value value) { return sums.count(value) != 0; });
  if (adds_up || sums.size() > most_sums || tried_.has(0)) return no_group;
  return fault(Reason::OtherSum, claim_text(group), any_number(sums), played, any_number(tried_));
}

ClaimFault ClaimCheck::fault_of_groups() const {
  for (const ClaimedGroup& group : claim_.groups)
    if (std::ranges::none_of(tried_, [&](Value value) { return is_group(group, value); }))
      return fault_of(group);
  return fault(Reason::OtherValueEach, to_text(move_.card));
}

void ClaimCheck::check_groups() const {
  Values held;
  for (Value value : tried_)
    if (hold_at(value)) held.add(value);
  const CardCaptures& captures = turn_.captures(move_.card);
  const ItemSet taken = turn_.taken(move_);
  if (claims_one_uncounted() && captures.is_whole(taken)) return;
  if (held.empty()) fail(fault_of_groups(), usual_clause());
  const Values legal = captures.values_taking(taken, turn_.wanted(captures));
  const auto any_held = [&](const auto& will_do) { return std::ranges::any_of(held, will_do); };
  const bool stands =
      any_held([&](Value value) { return legal.has(value) && go_together_at(value); });
  // If no value makes the set legal, judge() refuses it.
  if (stands || !is_legal(move_, turn_)) return;
  if (any_held([&](Value value) { return legal.has(value); }))
    fail(fault(Reason::NotOneCapture), usual_clause());
  const std::string played = to_text(move_.card);
  if (captures.values_taking(taken, turn_.leave()).has(held[0]))
    fail(fault(Reason::NoSingleCard, played, any_number(held)), turn_.duties().single_first);
  fail(fault(Reason::LeavesGroup, played, any_number(held)), turn_.duties().take_all);
}

/// Throws FalseClaim if a table card stands in two groups, or twice in one. `taken` is sorted.
void check_overlap(const MoveClaim& claim, const Cards& taken, const Rules& rules) {
  const auto twice = std::ranges::adjacent_find(taken);
  if (twice == taken.end()) return;
  const auto holds = [&](const ClaimedGroup& group) {
    return std::ranges::any_of(group,
                               [&](const Counted& counted) { return counted.card == *twice; });
  };
  const auto one = std::ranges::find_if(claim.groups, holds);
  const auto other = std::find_if(std::next(one), claim.groups.end(), holds);
  const ClaimFault false_groups =
      other == claim.groups.end()
          ? fault(Reason::TwiceInAGroup, to_text(*twice), claim_text(*one))
          : fault(Reason::InTwoGroups, to_text(*twice), claim_text(*one), claim_text(*other));
  throw FalseClaim(false_groups, rules.data().cites.overlap);
}

[[noreturn]] void fail_part(const Cards& part, std::span<const Card> build, const RuleData& rules) {
  const std::string cards = joined(texts_of(part, [](Card card) { return to_text(card); }), "+");
  throw FalseClaim(fault(Reason::PartOfBuild, cards, build_text(build)),
                   rules.pile_rules.front().clause);
}

[[noreturn]] void fail_twice(const std::string& name) {
  throw MoveError({"{0} is named twice, and goes once", "{0} nämns två gånger, men tas en gång"},
                  name);
}

/// Moves the builds that the claim names, by brackets or by all their single cards, into the move.
void take_builds(const MoveClaim& claim, const State& state, const RuleData& rules, Move& move) {
  std::vector<Cards> named = claim.builds;
  for (std::size_t i = 0; i < state.builds.size(); ++i) {
    const Cards build = sorted(state.build(i));
    const auto is_in_build = [&](Card card) { return std::ranges::binary_search(build, card); };
    Cards loose;
    std::ranges::copy_if(move.captured, std::back_inserter(loose), is_in_build);
    if (loose == build) named.push_back(build);
    if (!loose.empty() && loose != build) fail_part(loose, build, rules);
    std::erase_if(move.captured, is_in_build);
    for (const Cards& cards : named)
      if (cards != build && std::ranges::all_of(cards, is_in_build)) fail_part(cards, build, rules);
    const std::size_t times = std::erase(named, build);
    if (times > 1) fail_twice(build_text(build));
    if (times == 1) move.whole |= std::uint32_t{1} << i;
  }
  if (named.empty()) return;
  const Cards& wrong = named.front();
  const bool is_loose =
      std::ranges::all_of(wrong, [&](Card card) { return state.holds(Place::table(), card); });
  if (is_loose)
    throw MoveError({"{0} is no build: what lies loose is named without brackets, {1}",
                     "{0} är inget bygge: det som ligger löst nämns utan hakar, {1}"},
                    build_text(wrong),
                    joined(texts_of(wrong, [](Card card) { return to_text(card); }), "+"));
  std::vector<std::string> builds;
  for (std::size_t i = 0; i < state.builds.size(); ++i)
    builds.push_back(build_text(state.build(i)));
  throw MoveError(
      {"there is no build {0} on the table{1}", "det finns inget bygge {0} på bordet{1}"},
      build_text(wrong),
      builds.empty() ? Text{} : format({", where {0} lies", ", där {0} ligger"}, joined(builds)));
}

}  // namespace

Move claimed_move(const MoveClaim& claim, const State& state, const RuleData& rules) {
  Move move = named_move(claim, state, rules);
  if (move.builds() && rules.builds) move.whole |= builds_joined(state, rules, move.built);
  return move;
}

Move named_move(const MoveClaim& claim, const State& state, const RuleData& rules) {
  Move move{state.turn, claim.card, taken_cards(claim)};
  move.built = claim.built.value_or(0);
  take_builds(claim, state, rules, move);
  for (const std::string& name : claim.piles) {
    const auto pile = takeable_named(name, rules, state.players());
    if (!pile)
      throw MoveError(
          {"there is no pile {0} that can be taken", "det finns ingen hög {0} som går att ta"},
          quoted(name));
    if ((move.whole & *pile) != 0) fail_twice('@' + name);
    move.whole |= *pile;
  }
  return move;
}

namespace {

bool claims_a_value(const MoveClaim& claim) {
  const auto is_claimed = [](const Counted& counted) { return counted.value != 0; };
  return claim.value.has_value() || std::ranges::any_of(claim.groups, [&](const auto& group) {
           return std::ranges::any_of(group, is_claimed);
         });
}

}  // namespace

FalseClaim::FalseClaim(ClaimFault fault, std::string clause, std::string right_form)
    : Error(told(fault) +
                (right_form.empty() ? Text{} : format({"; write {0}", "; skriv {0}"}, right_form)),
            {.clause = std::move(clause)}),
      fault_(std::move(fault)),
      right_form_(std::move(right_form)) {}

Move forced_move(const MoveClaim& claim, const TurnContext& turn) {
  if (claim.takes_most) return resolve(claim, turn);
  const Move move = claimed_move(claim, turn.state(), turn.rules().data());
  check_cards(move, turn.state(), turn.rules().data());
  if (!claims_a_value(claim)) return move;
  if (move.captures() && turn.captures(move.card).values_taking(turn.taken(move)).empty())
    throw MoveError({"{0} can't take {1} at any value; against the rules it is written {2}",
                     "{0} kan inte ta {1} med något värde; mot reglerna skrivs det {2}"},
                    to_text(move.card), to_text(move.captured),
                    to_text({move, std::nullopt}, turn.state(), turn.rules().data()));
  return resolve(claim, turn);
}

Move resolve(const MoveClaim& claim, const TurnContext& turn) {
  const RuleData& rules = turn.rules().data();
  const Move move = claimed_move(claim, turn.state(), rules);
  if (claim.claims_grouping) {
    Move once = move;
    once.captured.erase(std::unique(once.captured.begin(), once.captured.end()),
                        once.captured.end());
    check_cards(once, turn.state(), rules);
    check_overlap(claim, move.captured, turn.rules());
  } else {
    check_cards(move, turn.state(), rules);
  }
  const ClaimCheck check(claim, move, turn);
  check.check_value();
  if (claim.takes_most) return largest_capture(claim.card, claim.value, turn);
  if (claim.claims_grouping && move.builds()) check.check_built_groups();
  if (claim.claims_grouping && move.captures()) check.check_groups();
  return move;
}

Move resolve(const MoveClaim& claim, const State& state, const Rules& rules) {
  return resolve(claim, TurnContext(state, rules));
}

namespace {

bool takes_one_twice(const ClaimFault& fault) {
  return fault.reason == Reason::InTwoGroups || fault.reason == Reason::TwiceInAGroup;
}

/// Whether the fault of the claim only repeats why the set is refused.
bool says_nothing_more(const ClaimFault& fault, const MoveClaim& claim) {
  return claim.groups.size() == 1 &&
         (fault.reason == Reason::OtherSum || fault.reason == Reason::NotAGroup);
}

/// The right form of the step that a false claim means; empty if no rule allows it.
std::string right_form_of(const FalseClaim& error, const MoveClaim& claim) {
  if (error.fault().reason == Reason::PartOfBuild) return {};
  if (claim.groups.empty()) return to_text(claim.card) + (claim.takes_most ? "x*" : "");
  return error.right_form();
}

/// If the text has no right form, what the card could take, or why the set is refused, is proved.
Judgement judge_false_claim(const FalseClaim& error, const MoveClaim& claim,
                            const TurnContext& turn) {
  const ClaimFault& fault = error.fault();
  Judgement judgement;
  judgement.right_form = right_form_of(error, claim);
  Move meant{turn.state().turn, claim.card, taken_cards(claim)};
  meant.built = claim.built.value_or(0);
  meant.captured.erase(std::unique(meant.captured.begin(), meant.captured.end()),
                       meant.captured.end());
  const bool is_of_set = fault.reason != Reason::PartOfBuild && judgement.right_form.empty() &&
                         !takes_one_twice(fault);
  if (is_of_set) {
    Move set = claimed_move(claim, turn.state(), turn.rules().data());
    set.captured = std::exchange(meant.captured, {});
    meant = std::move(set);
    Judgement of_set = judge(meant, turn);
    prove(of_set, turn);
    judgement.of_set = of_set.refusals.front();
    judgement.values = of_set.values;
    judgement.proof = std::move(of_set.proof);
  } else if (takes_one_twice(fault) && judgement.right_form.empty()) {
    prove_takes(judgement, meant, turn);
  }
  judgement.meant = std::move(meant);
  judgement.refusals = {{error.clause(), fault.reason}};
  if (is_of_set && says_nothing_more(fault, claim))
    judgement.refusals.front().reason = judgement.of_set->reason;
  else
    judgement.fault = fault;
  return judgement;
}

}  // namespace

Judgement judge_claim(const MoveClaim& claim, const TurnContext& turn, Regularity regularity) {
  const bool is_regular = regularity == Regularity::Regular;
  try {
    return judge(is_regular ? resolve(claim, turn) : forced_move(claim, turn), turn);
  } catch (const FalseClaim& error) {
    return judge_false_claim(error, claim, turn);
  } catch (const NothingTaken& error) {
    Judgement judgement;
    judgement.meant = Move{turn.state().turn, claim.card, {}};
    judgement.refusals = {
        {clause_of_no_group(turn.rules().data(), claim.card), Reason::TakesNothing}};
    judgement.proof.told = error.message();
    return judgement;
  }
}

}  // namespace kasino
