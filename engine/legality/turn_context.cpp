#include "engine/legality/turn_context.hpp"

namespace kasino {

namespace {

/// Adds to `sets`, which are sets of table cards and of builds behind them, the captures of a card
/// at one value: each of `taken`, from the table, with any of `builds`, or with all of them if
/// nothing may be left.
void add_with_builds(std::span<const std::uint64_t> taken, std::size_t cards, std::uint32_t builds,
                     Leave leave, std::span<std::uint64_t> sets) {
  const bool takes_some = std::ranges::any_of(taken, [](std::uint64_t word) { return word != 0; });
  const auto add = [&](std::uint32_t with, std::uint64_t word, std::size_t index) {
    const std::size_t at = (std::size_t{with} << cards) + index * 64;
    sets[at / 64] |= word << at % 64;
  };
  for (std::uint32_t with = builds;; with = (with - 1) & builds) {
    for (std::size_t i = 0; i < taken.size(); ++i) add(with, taken[i], i);
    if (with != 0 && (leave == Leave::Anything || !takes_some)) add(with, 1, 0);
    if (with == 0 || leave == Leave::NoGroup) return;
  }
}

/// Functions are asked about so many captures of each size to find out whether a card may capture.
constexpr std::size_t most_captures_asked = 500;

/// Visits captures with `each`, one size after another, and answers whether `is_refused` lets one
/// of them pass. If the first of a size are refused, the rest of that size count as refused.
template <typename Each, typename IsRefused>
bool is_any_allowed(std::size_t items, Wanted wanted, Each each, IsRefused is_refused) {
  bool is_allowed = false;
  for (wanted.size = 1; !is_allowed && wanted.size <= static_cast<int>(items); ++wanted.size) {
    std::size_t left = most_captures_asked;
    each(wanted, [&](const ItemSet& taken) {
      is_allowed = !is_refused(taken);
      return !is_allowed && --left > 0;
    });
  }
  return is_allowed;
}

}  // namespace

// A card of several values is searched at each value by itself: a build is taken at its own value.
void TurnContext::fill_small() const {
  ++effort.searches;
  const Leave leave = rules_.refuses_outcomes() ? Leave::Anything : this->leave();
  const std::size_t cards = table().size();
  small_.emplace(hand().size(), cards + builds().size());
  const FaceList played(hand());
  const FaceList lying(table());
  if (builds().empty()) return search().find_small(played.faces(), lying.faces(), leave, *small_);
  const CaptureRules& counts = search().rules();
  const auto values = [&](std::size_t i) { return counts.values_played(played[i]); };
  for (std::size_t i = 0; i < hand().size(); ++i) std::ranges::fill(small_->family(i), 0);
  const auto add = [&](std::size_t i, Value value, std::span<const std::uint64_t> taken) {
    add_with_builds(taken, cards, builds_of(value, state_), leave, small_->family(i));
  };
  SmallCaptures of_table(hand().size(), cards);
  search().find_small(played.faces(), lying.faces(), leave, of_table);
  for (std::size_t i = 0; i < hand().size(); ++i) {
    if (values(i).size() == 1) {
      add(i, values(i)[0], of_table.family(i));
      continue;
    }
    for (const Value value : values(i)) {
      Wanted wanted = leave;
      wanted.value = value;
      SmallCaptures at_value(1, cards);
      search().find_small({&played.faces()[i], 1}, lying.faces(), wanted, at_value);
      add(i, value, at_value.family(0));
    }
  }
}

bool TurnContext::holds_another(Card card, int value) const {
  return std::ranges::any_of(state_.hand(state_.turn),
                             [&](Card other) { return other != card && counts(other, value); });
}

std::uint32_t TurnContext::endangered_by(Card card) const {
  std::uint32_t endangered = 0;
  if (duties().keep_build.empty() || builds().empty()) return endangered;
  for (std::size_t i = 0; i < builds().size(); ++i) {
    const Build& build = builds()[i];
    if (build.owner == state_.turn && source_ == Place::hand(state_.turn) &&
        counts(card, build.value) && !holds_another(card, build.value))
      endangered |= std::uint32_t{1} << i;
  }
  return endangered;
}

bool TurnContext::is_builder() const {
  return !duties().owner_trail.empty() && std::ranges::any_of(builds(), [&](const Build& build) {
    return build.owner == state_.turn;
  });
}

const std::vector<TurnContext::Pile>& TurnContext::piles() const {
  const RuleData& data = rules_.data();
  if (piles_.empty())
    for (const PileRule& rule : data.pile_rules)
      for (const Place place : places_of(data, rule.zone, state_.players()))
        piles_.push_back({place, &rule});
  return piles_;
}

Values TurnContext::values_at_pile(Card card, int pile) const {
  const auto& [place, rule] = piles()[static_cast<std::size_t>(pile)];
  const std::span<const Card> cards = state_.cards(place);
  using Whose = PileRule::Whose;
  const bool is_own = place.seat() == state_.turn;
  const bool is_ours = place.seat() != 0 && rules_.data().are_one_side(place.seat(), state_.turn);
  if (cards.empty() || (rule->whose == Whose::Own && !is_own) ||
      (rule->whose == Whose::Others && is_own) || (rule->whose == Whose::Opponents && is_ours))
    return {};
  const CaptureRules& counts = search().rules();
  const Values values = counts.values_played(card.face());
  const auto only = [&](int value) {
    return value > 0 && value <= max_value && values.has(static_cast<Value>(value))
               ? Values{static_cast<Value>(value)}
               : Values();
  };
  const Card top = cards.back();
  Values common;
  switch (rule->by) {
    case PileRule::By::SameRank:
      if (card.is_joker() ? top.is_joker() : !top.is_joker() && top.rank() == card.rank())
        common = values;
      break;
    case PileRule::By::BuiltValue: return only(builds()[static_cast<std::size_t>(pile)].value);
    case PileRule::By::Declared: return only(declared_value(place, *rule, state_, rules_.data()));
    case PileRule::By::SameValue:
      for (const Value value : values)
        if (counts.table_values[top.face()].has(value)) common.add(value);
  }
  return common;
}

std::vector<PileCapture> TurnContext::piles_taken_by(Card card) const {
  std::vector<PileCapture> taken;
  for (int pile = 0; pile < static_cast<int>(piles().size()); ++pile)
    if (const Values values = values_at_pile(card, pile); !values.empty())
      taken.push_back({first_pile() + pile, values});
  return taken;
}

bool TurnContext::is_refused_by(std::size_t refusal, const Move& move) const {
  using On = RefusalRule::On;
  const On on = rules_.data().refusals[refusal].on;
  if (on == On::Move) return rules_.refuses_on_turn(refusal, move, *this);
  if ((on == On::Trail && !move.trails()) || (on == On::Capture && !move.captures()) ||
      (on == On::Build && !move.builds()))
    return false;
  // On::Card is asked once for each card, with its trail.
  if (on == On::Card) return rules_.refuses_on_turn(refusal, trail(move.card), *this);
  return rules_.refuses_on_turn(refusal, move, *this);
}

bool TurnContext::is_refused_on(RefusalRule::On on, const Move& asked) const {
  const std::vector<RefusalRule>& refusals = rules_.data().refusals;
  for (std::size_t i = 0; i < refusals.size(); ++i)
    if (refusals[i].on == on && rules_.refuses_on_turn(i, asked, *this)) return true;
  return false;
}

bool TurnContext::is_outcome_refused(const Move& move) const {
  return (!move.trails() &&
          is_refused_on(move.builds() ? RefusalRule::On::Build : RefusalRule::On::Capture, move)) ||
         is_refused_on(RefusalRule::On::Move, move);
}

// Refusals about all moves come last: the others are likelier to refuse this one.
bool TurnContext::is_refused(const Move& move) const {
  const std::vector<RefusalRule>& refusals = rules_.data().refusals;
  for (std::size_t i = 0; i < refusals.size(); ++i)
    if (refusals[i].on != RefusalRule::On::Move && is_refused_by(i, move)) return true;
  return is_refused_on(RefusalRule::On::Move, move);
}

bool TurnContext::may_take(Card card, With with) const {
  const auto known = may_take_.find({card, with});
  if (known != may_take_.end()) return known->second;
  const CardCaptures& captures = this->captures(card);
  const auto each = [&](const Wanted& wanted, const auto& visit) { captures.each(wanted, visit); };
  const auto is_refused = [&](const ItemSet& taken) {
    return is_outcome_refused(capture(card, taken));
  };
  const bool may =
      !is_refused_on(RefusalRule::On::Card, trail(card)) &&
      is_any_allowed(table().size() + piles().size(), {Leave::Anything, with}, each, is_refused);
  return may_take_[{card, with}] = may;
}

bool TurnContext::may_capture(Card card) const {
  return rules_.refuses_captures() ? may_take(card, With::AnyGroups) : can_capture(card);
}

bool TurnContext::may_sweep(Card card) const {
  if (!rules_.refuses_captures()) return can_sweep(card);
  const CardCaptures& captures = this->captures(card);
  const auto may = [&](const ItemSet& taken) {
    return !is_refused(capture(card, taken)) && !dutiful_values(card, taken).empty();
  };
  return captures.can_sweep() &&
         (rules_.data().pile_rules.empty() ? may(whole_table())
                                           : std::ranges::any_of(captures.sweeps(), may));
}

bool TurnContext::must_sweep() const {
  if (duties().sweep.empty()) return false;
  if (!rules_.refuses_captures()) return can_hand_sweep();
  return std::ranges::any_of(hand(), [&](Card card) { return may_sweep(card); });
}

bool TurnContext::must_play_capture() const {
  if (duties().any_capture.empty()) return false;
  if (!rules_.refuses_captures()) return can_hand_capture();
  return std::ranges::any_of(hand(), [&](Card card) { return may_capture(card); });
}

bool TurnContext::must_take_one_card(Card card) const {
  if (duties().single_first.empty()) return false;
  return rules_.refuses_captures() ? may_take(card, With::OneCard)
                                   : captures(card).can_take_one_card();
}

/// Whether functions allow taking some of the groups left by `taken` along at `value`.
bool TurnContext::may_take_more(Card card, const ItemSet& taken, Value value) const {
  const CardCaptures& captures = this->captures(card);
  std::vector<int> left;
  Cards cards;
  for (int item = 0; item < static_cast<int>(table().size()); ++item) {
    if (taken.has(item)) continue;
    left.push_back(item);
    cards.push_back(table()[static_cast<std::size_t>(item)]);
  }
  const FoundCaptures rest = captures.found().of(cards);
  Wanted wanted;
  wanted.value = value;
  const auto each = [&](const Wanted& sized, const auto& visit) {
    rest.each(sized, [&](const ItemSet& more) {
      ItemSet all = taken;
      more.each([&](int item) { all.add(left[static_cast<std::size_t>(item)]); });
      return visit(all);
    });
  };
  const auto is_refused = [&](const ItemSet& all) {
    return !captures.values_taking(all).has(value) || is_outcome_refused(capture(card, all));
  };
  if (is_any_allowed(cards.size(), wanted, each, is_refused)) return true;
  return !rules_.data().pile_rules.empty() &&
         std::ranges::any_of(piles_taken_by(card), [&](const PileCapture& pile) {
           ItemSet all = taken;
           all.add(pile.item);
           return !taken.has(pile.item) && !is_refused(all);
         });
}

Values TurnContext::values_taking_all(Card card, const ItemSet& taken, With with) const {
  const CardCaptures& captures = this->captures(card);
  Values values = captures.values_taking(taken, {leave(), with});
  if (leave() == Leave::Anything || !rules_.refuses_outcomes()) return values;
  for (const Value value : captures.values_taking(taken, {Leave::Anything, with}))
    if (!values.has(value) && !may_take_more(card, taken, value)) values.add(value);
  return values;
}

Values TurnContext::dutiful_values(Card card, const ItemSet& taken) const {
  return values_taking_all(card, taken, must_take_one_card(card) ? With::OneCard : With::AnyGroups);
}

}  // namespace kasino
