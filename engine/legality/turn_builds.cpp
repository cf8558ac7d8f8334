#include "engine/legality/turn_builds.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace kasino {

namespace {

Wanted at_value(Value value) {
  Wanted wanted;
  wanted.value = value;
  return wanted;
}

std::vector<Counted> uncounted(std::span<const Card> cards) {
  std::vector<Counted> counted;
  counted.reserve(cards.size());
  for (const Card card : cards) counted.push_back({card, 0});
  return counted;
}

/// The sets in a word of a bitmap that hold the first card.
constexpr std::uint64_t with_first = 0xAAAAAAAAAAAAAAAA;

/// The cards that a move lays together, sorted; the played card too, unless it raises a build.
Cards laid_together(const Move& move, bool raises) {
  Cards cards = move.captured;
  if (!raises) cards.insert(std::ranges::lower_bound(cards, move.card), move.card);
  return cards;
}

}  // namespace

TurnBuilds::TurnBuilds(const TurnContext& turn)
    : turn_(turn),
      rules_(*turn.rules().data().builds),
      search_(turn.rules().search_of_builds()),
      of_cards_(turn.hand().size()) {
  material_.reserve(turn.table().size());
  for (const Card card : turn.table())
    if (rules_.of.has(card)) material_.push_back(card);
  const std::span<const Card> held = turn.state().hand(turn.state().turn);
  const bool plays_held = turn.source() == Place::hand(turn.state().turn);
  const bool must_hold = !turn.duties().hold_build.empty();
  if (must_hold && held.size() == (plays_held ? 1 : 0)) return;
  for (const Rules::Taker& taker : turn.rules().build_takers()) {
    const auto counts = [&](Card card) {
      return search_.rules().hand_values[card.face()].has(taker.value);
    };
    const auto holders = std::ranges::count_if(held, counts);
    if (must_hold && holders == 0) continue;
    goals_.push_back({&taker, joined(taker.value), !must_hold || !plays_held || holders > 1});
  }
}

std::span<const BuildWay> TurnBuilds::choices(std::size_t in_hand) const {
  if (of_cards_[in_hand] == nullptr) {
    of_cards_[in_hand] = std::make_unique<OfCard>();
    if (rules_.of.has(turn_.hand()[in_hand])) find_choices(in_hand, *of_cards_[in_hand]);
  }
  return of_cards_[in_hand]->choices;
}

const FoundCaptures& TurnBuilds::sought(Card card, Value value) const {
  const std::vector<Rules::Taker>& takers = turn_.rules().build_takers();
  const auto at = static_cast<std::size_t>(turn_.rules().taker_of(value) - takers.data());
  for (const Sought& known : sought_)
    if (known.card == card) return known.found[at];
  Sought& sought = sought_.emplace_back(Sought{card, material_, {}});
  sought.table.insert(std::ranges::lower_bound(sought.table, card), card);
  Cards taking;
  for (const Rules::Taker& taker : takers) taking.push_back(Card::of_face(taker.face, 1));
  sought.found = search_.find(taking, sought.table);
  return sought.found[at];
}

bool TurnBuilds::makes(const FoundCaptures& sought, const Cards& cards, Value value) {
  return !sought.values_taking(positions_of(cards, sought.table()), at_value(value)).empty();
}

// TurnBuilds is incomplete in turn_context.hpp, which variants without builds do not need.
void TurnContext::forget_builds() const { delete possible_builds_; }

const TurnBuilds& TurnContext::possible_builds() const {
  if (possible_builds_ == nullptr) possible_builds_ = new TurnBuilds(*this);
  return *possible_builds_;
}

Card TurnBuilds::taker(Value value) const {
  return Card::of_face(turn_.rules().taker_of(value)->face, 1);
}

bool TurnBuilds::may_raise(const Build& build) const {
  using By = BuildRules::RaisedBy;
  const bool is_own = build.owner == turn_.state().turn;
  return rules_.raised_by == By::Anyone || (rules_.raised_by == By::Owner) == is_own;
}

void TurnBuilds::find_choices(std::size_t in_hand, OfCard& found) const {
  const Card card = turn_.hand()[in_hand];
  const Values& own = search_.rules().hand_values[card.face()];
  const bool has_room = !material_.empty() && builds().size() < most_builds;
  std::vector<const Rules::Taker*> takers;
  for (const auto& [taker, joined, is_for_all] : goals_) {
    const Value value = taker->value;
    if (!is_for_all && own.has(value)) continue;
    const std::size_t before = found.choices.size();
    BuildWay choice{static_cast<std::uint16_t>(in_hand), value, joined, false,
                    static_cast<std::uint16_t>(takers.size())};
    if ((joined != 0 || has_room) && taker->members.has(card)) found.choices.push_back(choice);
    if (!rules_.raise.empty() && !builds().empty()) add_raises(card, choice, found.choices);
    if (found.choices.size() > before) takers.push_back(taker);
  }
  if (!takers.empty() && search_.is_small(material_.size() + 1)) find_families(found, takers);
}

void TurnBuilds::add_raises(Card card, BuildWay choice, std::vector<BuildWay>& choices) const {
  const Values& added = search_.rules().table_values[card.face()];
  const std::uint32_t joined = choice.onto;
  choice.raises = true;
  for (std::size_t i = 0; i < builds().size(); ++i) {
    const Build& build = builds()[i];
    if (build.is_multiple || build.value >= choice.value || !may_raise(build) ||
        !added.has(static_cast<Value>(choice.value - build.value)) ||
        !make_build(with_card(i, card), choice.value, turn_.rules()))
      continue;
    choice.onto = joined | std::uint32_t{1} << i;
    choices.push_back(choice);
  }
}

/// Finds the families of one card's choices.
void TurnBuilds::find_families(OfCard& found, std::span<const Rules::Taker* const> takers) const {
  const FaceList table(with_material(turn_.hand()[found.choices.front().in_hand]));
  std::array<Face, max_value> faces;
  std::array<Value, max_value> values;
  std::ranges::transform(takers, faces.begin(), &Rules::Taker::face);
  std::ranges::transform(takers, values.begin(), &Rules::Taker::value);
  found.families.emplace(takers.size(), table.size());
  search_.find_small_at(std::span(faces).first(takers.size()), table.faces(),
                        std::span(values).first(takers.size()), *found.families);
  for (BuildWay& choice : found.choices)
    choice.sets = static_cast<std::uint32_t>(count_in_family(choice));
}

std::uint64_t TurnBuilds::count_in_family(const BuildWay& choice) const {
  std::uint64_t count = choice.raises ? 1 : 0;
  for (const std::uint64_t word : family(choice))
    count +=
        static_cast<std::uint64_t>(few_ones_in(word & (choice.raises ? ~with_first : with_first)));
  return choice.onto == 0 && makes_alone(choice) ? count - 1 : count;
}

std::span<const std::uint64_t> TurnBuilds::family(const BuildWay& choice) const {
  const std::optional<SmallCaptures>& families = of_cards_[choice.in_hand]->families;
  return families ? families->family(choice.family) : std::span<const std::uint64_t>();
}

Cards TurnBuilds::with_card(std::size_t build, Card card) const {
  const std::span<const Card> cards = turn_.state().build(build);
  Cards raised(cards.begin(), cards.end());
  raised.push_back(card);
  std::ranges::sort(raised);
  return raised;
}

Cards TurnBuilds::with_material(Card card) const {
  Cards cards{card};
  cards.insert(cards.end(), material_.begin(), material_.end());
  return cards;
}

ItemSet TurnBuilds::of_table(const ItemSet& set, int first) const {
  ItemSet lying;
  set.each([&](int item) {
    if (item < first) return;
    const Card card = material_[static_cast<std::size_t>(item - first)];
    lying.add(
        static_cast<int>(std::ranges::lower_bound(turn_.table(), card) - turn_.table().begin()));
  });
  return lying;
}

bool TurnBuilds::makes_alone(const BuildWay& choice) const {
  const std::span<const std::uint64_t> sets = family(choice);
  const std::size_t card_alone = 1;
  return sets.empty()
             ? make_build(turn_.hand().subspan(choice.in_hand, 1), choice.value, turn_.rules())
             : is_in(sets, card_alone);
}

// Of the captures from the material and the played card, those with the played card are the builds.
Count TurnBuilds::count(const BuildWay& choice) const {
  if (!family(choice).empty()) return {choice.sets, false};
  const Card taker = this->taker(choice.value);
  const Wanted wanted = at_value(choice.value);
  const Count lying = search_.find(taker, material_).count(wanted);
  if (choice.raises) return Count{lying.number + 1, lying.saturated};
  const Cards table = with_material(turn_.hand()[choice.in_hand]);
  Count count = search_.find(taker, table).count(wanted);
  count.number -= std::min(count.number, lying.number);
  count.saturated = count.saturated || lying.saturated;
  if (choice.onto == 0 && makes_alone(choice)) --count.number;
  return count;
}

bool TurnBuilds::each(const BuildWay& choice, const std::function<bool(const ItemSet&)>& visit,
                      std::uint64_t skipped) const {
  const Card taker = this->taker(choice.value);
  const Wanted wanted = at_value(choice.value);
  if (choice.raises && skipped == 0 && !visit({})) return true;
  if (!family(choice).empty()) return each_of_family(choice, visit, skipped);
  if (choice.raises) {
    return search_.find(taker, material_)
        .each(
            wanted, [&](const ItemSet& set) { return visit(of_table(set, 0)); },
            skipped == 0 ? 0 : skipped - 1);
  }
  if (choice.onto == 0 && makes_alone(choice)) ++skipped;
  const Cards table = with_material(turn_.hand()[choice.in_hand]);
  return search_.find(taker, table)
      .each(
          wanted, [&](const ItemSet& set) { return set.has(0) && visit(of_table(set, 1)); },
          skipped);
}

bool TurnBuilds::each_of_family(const BuildWay& choice,
                                const std::function<bool(const ItemSet&)>& visit,
                                std::uint64_t skipped) const {
  std::vector<SmallSet> sets;
  each_set(family(choice), [&](SmallSet set) {
    const bool is_left_out = set == 1 && choice.onto == 0;
    if (((set & 1) != 0) != choice.raises && !is_left_out) sets.push_back(set);
  });
  std::ranges::sort(sets, [](SmallSet a, SmallSet b) { return stands_before(a, b); });
  if (choice.raises && skipped > 0) --skipped;
  for (std::uint64_t i = skipped; i < sets.size(); ++i)
    if (!visit(of_table(ItemSet::of_bits(sets[static_cast<std::size_t>(i)]), 1))) break;
  return true;
}

std::optional<Refusal> TurnBuilds::fault_of_raise(const Move& move, std::uint32_t builds) const {
  const Cites& cites = turn_.rules().data().cites;
  const std::string& raise = rules_.raise.empty() ? rules_.single : rules_.raise;
  const auto build = static_cast<std::size_t>(std::countr_zero(builds));
  const Build& raised = this->builds()[build];
  if (raised.is_multiple || rules_.raise.empty())
    return Refusal{cites.build_fixed.empty() ? raise : cites.build_fixed, Reason::BuildFixed};
  if (!may_raise(raised)) return Refusal{raise, Reason::BuildRaiser};
  if (std::popcount(builds) > 1) return Refusal{raise, Reason::OneBuild};
  const Values& added = search_.rules().table_values[move.card.face()];
  const int missing = move.built - raised.value;
  if (missing <= 0 || !added.has(static_cast<Value>(missing))) {
    const bool would_change = !move.captured.empty() && !added.empty() && added[0] < missing;
    if (would_change && !cites.build_changed.empty())
      return Refusal{cites.build_changed, Reason::BuildChanged};
    return Refusal{missing == 0 && !cites.build_equal.empty() ? cites.build_equal : raise,
                   Reason::NoBuild};
  }
  if (!make_build(with_card(build, move.card), move.built, turn_.rules()) ||
      (!move.captured.empty() && !makes(sought(move.card, move.built), move.captured, move.built)))
    return Refusal{raise, Reason::NoBuild};
  return std::nullopt;
}

std::optional<Refusal> TurnBuilds::fault(const Move& move) const {
  const Cites& cites = turn_.rules().data().cites;
  const Refusal no_build{rules_.single, Reason::NoBuild};
  if (!rules_.of.has(move.card) ||
      !std::ranges::all_of(move.captured, [&](Card card) { return rules_.of.has(card); }))
    return Refusal{cites.build_of.empty() ? rules_.single : cites.build_of, Reason::BuildOf};
  if (turn_.rules().taker_of(move.built) == nullptr) return no_build;
  const std::uint32_t joined = this->joined(move.built);
  const std::uint32_t raised = move.whole & ~joined;
  if ((move.whole & joined) != joined || raised > all_builds(turn_.state())) return no_build;
  if (raised != 0) return fault_of_raise(move, raised);
  if (move.captured.empty() && joined == 0) return no_build;
  const FoundCaptures& sought = this->sought(move.card, move.built);
  if (!makes(sought, laid_together(move, false), move.built)) {
    const bool is_without = !move.captured.empty() && makes(sought, move.captured, move.built);
    if (!is_without) return no_build;
    return Refusal{cites.build_without.empty() ? rules_.single : cites.build_without,
                   Reason::BuildWithout};
  }
  if (joined == 0 && builds().size() == most_builds) return Refusal{{}, Reason::NoRoom};
  return std::nullopt;
}

std::vector<Group> TurnBuilds::groups(const Move& move) const {
  const Cards cards = laid_together(move, raised_by(move, turn_.state(), turn_.rules()) != 0);
  if (turn_.rules().taker_of(move.built) == nullptr || cards.empty()) return {};
  const FoundCaptures& sought = this->sought(move.card, move.built);
  std::vector<Group> groups =
      sought.explain(move.built, positions_of(cards, sought.table())).groups;
  std::stable_partition(groups.begin(), groups.end(), [&](const Group& group) {
    return std::ranges::count(group.cards, move.card, &Counted::card) > 0;
  });
  return groups;
}

bool make_build(std::span<const Card> cards, int value, const Rules& rules) {
  const Rules::Taker* taker = rules.taker_of(value);
  if (taker == nullptr ||
      !std::ranges::all_of(cards, [&](Card card) { return rules.data().builds->of.has(card); }))
    return false;
  const CaptureSearch& search = rules.search_of_builds();
  const Card taking = Card::of_face(taker->face, 1);
  const std::vector<Counted> counted = uncounted(cards);
  const auto make_one_group = [&](const CaptureRule& way) {
    return way.groups.has(1) && search.as_group(taking, taker->value, counted, way.groups);
  };
  if (std::ranges::any_of(search.rules().ways, make_one_group)) return true;
  const ItemSet all = ItemSet::first(static_cast<int>(cards.size()));
  return !search.find(taking, cards).values_taking(all, at_value(taker->value)).empty();
}

std::uint32_t raised_by(const Move& move, const State& state, const Rules& rules) {
  return move.whole & ~builds_joined(state, rules.data(), move.built);
}

bool is_multiple(const Move& move, const State& state, const Rules& rules) {
  const std::uint32_t raised = raised_by(move, state, rules);
  if (raised != move.whole) return true;
  if (raised != 0) return !move.captured.empty() || std::popcount(raised) > 1;
  return are_several_groups(laid_together(move, false), move.built, rules);
}

bool are_several_groups(std::span<const Card> cards, int value, const Rules& rules) {
  return !are_built_group(uncounted(cards), value, rules);
}

bool are_built_group(std::span<const Counted> cards, int value, const Rules& rules) {
  const Rules::Taker* taker = rules.taker_of(value);
  const CaptureSearch& search = rules.search_of_builds();
  return taker != nullptr && std::ranges::any_of(search.rules().ways, [&](const auto& way) {
           return search.as_group(Card::of_face(taker->face, 1), taker->value, cards, way.groups)
               .has_value();
         });
}

}  // namespace kasino
