#include "engine/legality/turn_builds.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace kasino {

namespace {

Wanted at_value(Value value) {
  Wanted wanted;
  wanted.value = value;
  return wanted;
}

/// The sets of a word of a bitmap that have the first card.
constexpr std::uint64_t with_first = 0xAAAAAAAAAAAAAAAA;

}  // namespace

TurnBuilds::TurnBuilds(const TurnContext& turn)
    : turn_(turn),
      rules_(*turn.rules().data().builds),
      search_(turn.rules().search_of_builds()),
      by_card_(turn.hand().size()) {}

std::optional<Card> TurnBuilds::taker(Value value) const {
  const auto& takers = turn_.rules().build_takers();
  const auto found = std::ranges::find(takers, value, &Rules::Taker::value);
  if (found == takers.end()) return std::nullopt;
  return Card::of_face(found->face, 1);
}

bool TurnBuilds::may_raise(const Build& build) const {
  using By = BuildRules::RaisedBy;
  const bool is_own = build.owner == turn_.state().turn;
  return rules_.raised_by == By::Anyone || (rules_.raised_by == By::Owner) == is_own;
}

ItemSet TurnBuilds::Pool::of_table(const ItemSet& set) const {
  ItemSet lying;
  set.each([&](int item) {
    if (const int position = positions[static_cast<std::size_t>(item)]; position >= 0)
      lying.add(position);
  });
  return lying;
}

TurnBuilds::Pool TurnBuilds::pool(std::optional<Card> played) const {
  Pool pool;
  const std::span<const Card> table = turn_.table();
  pool.cards.reserve(table.size() + 1);
  pool.positions.reserve(table.size() + 1);
  if (played) {
    pool.cards.push_back(*played);
    pool.positions.push_back(-1);
  }
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (!rules_.of.has(table[i])) continue;
    pool.cards.push_back(table[i]);
    pool.positions.push_back(static_cast<int>(i));
  }
  return pool;
}

const TurnBuilds::OfCard& TurnBuilds::of_card(std::size_t in_hand) const {
  OfCard& of = by_card_[in_hand];
  if (!of.takers.empty()) return of;
  const Card card = turn_.hand()[in_hand];
  const bool must_hold = !turn_.duties().hold_build.empty();
  std::vector<Face> faces;
  for (const Rules::Taker& taker : turn_.rules().build_takers())
    if (rules_.of.has(card) && (!must_hold || turn_.holds_another(card, taker.value))) {
      of.takers.push_back(taker);
      faces.push_back(taker.face);
    }
  if (faces.empty()) return of;
  of.pool = pool(card);
  if (!search().is_small(of.pool.cards.size())) return of;
  of.sets.emplace(faces.size(), of.pool.cards.size());
  search().find_small(faces, FaceList(of.pool.cards).faces(), {}, *of.sets);
  return of;
}

std::vector<BuildChoice> TurnBuilds::choices(std::size_t in_hand) const {
  std::vector<BuildChoice> choices;
  const Values& added = search().rules().table_values[turn_.hand()[in_hand].face()];
  for (const Rules::Taker& taker : of_card(in_hand).takers) {
    const std::uint32_t joined = this->joined(taker.value);
    const auto add = [&](std::uint32_t onto, bool raises) {
      choices.push_back({static_cast<std::uint16_t>(in_hand), taker.value, onto, raises});
    };
    if (joined != 0 || builds().size() < most_builds) add(joined, false);
    if (rules_.raise.empty()) continue;
    for (std::size_t i = 0; i < builds().size(); ++i)
      if (const Build& build = builds()[i];
          build.value < taker.value && added.has(static_cast<Value>(taker.value - build.value)) &&
          !build.is_multiple && may_raise(build))
        add(joined | std::uint32_t{1} << i, true);
  }
  return choices;
}

std::span<const std::uint64_t> TurnBuilds::family(const BuildChoice& choice,
                                                  const OfCard& of) const {
  const auto taker = std::ranges::find(of.takers, choice.value, &Rules::Taker::value);
  return of.sets->family(static_cast<std::size_t>(taker - of.takers.begin()));
}

// The captures of the pool are those with the played card, which build, and those of the table.
Count TurnBuilds::count(const BuildChoice& choice) const {
  const OfCard& of = of_card(choice.in_hand);
  Count count{choice.raises ? 1U : 0U, false};
  if (of.sets) {
    for (const std::uint64_t word : family(choice, of))
      count.number += static_cast<std::uint64_t>(
          few_ones_in(word & (choice.raises ? ~with_first : with_first)));
  } else {
    const Card card = *taker(choice.value);
    const Wanted wanted = at_value(choice.value);
    const Count lying = search().count(card, pool(std::nullopt).cards, wanted);
    if (choice.raises) return count += lying;
    count = search().count(card, of.pool.cards, wanted);
    count.number -= std::min(count.number, lying.number);
    count.saturated = count.saturated || lying.saturated;
  }
  if (choice.onto == 0 && makes_alone(choice, of)) --count.number;
  return count;
}

/// Whether the played card is of the value: then it joins a build without any other.
bool TurnBuilds::makes_alone(const BuildChoice& choice, const OfCard& of) const {
  return !makes(*taker(choice.value), choice.value, std::span(of.pool.cards).first(1)).empty();
}

bool TurnBuilds::each(const BuildChoice& choice, const std::function<bool(const ItemSet&)>& visit,
                      std::uint64_t skipped) const {
  const OfCard& of = of_card(choice.in_hand);
  const Card card = *taker(choice.value);
  if (choice.raises) {
    if (skipped == 0 && !visit({})) return true;
    const Pool lying = pool(std::nullopt);
    return search().each(
        card, lying.cards, at_value(choice.value),
        [&](const ItemSet& set) { return visit(lying.of_table(set)); },
        skipped == 0 ? 0 : skipped - 1);
  }
  if (choice.onto == 0 && makes_alone(choice, of)) ++skipped;
  return search().each(
      card, of.pool.cards, at_value(choice.value),
      [&](const ItemSet& set) { return set.has(0) && visit(of.pool.of_table(set)); }, skipped);
}

Values TurnBuilds::makes(Card taker, Value value, std::span<const Card> cards) const {
  return search().values_taking(taker, cards, ItemSet::first(static_cast<int>(cards.size())),
                                at_value(value));
}

std::optional<Refusal> TurnBuilds::fault_of_raise(const Move& move, std::size_t build) const {
  const Cites& cites = turn_.rules().data().cites;
  const std::string& raise = rules_.raise.empty() ? rules_.single : rules_.raise;
  const Build& raised = builds()[build];
  if (raised.is_multiple || rules_.raise.empty())
    return Refusal{cites.build_fixed.empty() ? raise : cites.build_fixed, Reason::BuildFixed};
  if (!may_raise(raised)) return Refusal{raise, Reason::BuildRaiser};
  const Values& added = search().rules().table_values[move.card.face()];
  const int missing = move.built - raised.value;
  if (missing <= 0 || !added.has(static_cast<Value>(missing))) {
    const bool would_change = !move.captured.empty() && !added.empty() && added[0] < missing;
    if (would_change && !cites.build_changed.empty())
      return Refusal{cites.build_changed, Reason::BuildChanged};
    return Refusal{raise, Reason::NoBuild};
  }
  if (!move.captured.empty() && makes(*taker(move.built), move.built, move.captured).empty())
    return Refusal{raise, Reason::NoBuild};
  return std::nullopt;
}

std::optional<Refusal> TurnBuilds::fault(const Move& move) const {
  const Cites& cites = turn_.rules().data().cites;
  const Refusal no_build{rules_.single, Reason::NoBuild};
  if (!taker(move.built)) return no_build;
  if (!rules_.of.has(move.card) ||
      !std::ranges::all_of(move.captured, [&](Card card) { return rules_.of.has(card); }))
    return Refusal{cites.build_of.empty() ? rules_.single : cites.build_of, Reason::BuildOf};
  const std::uint32_t joined = this->joined(move.built);
  const std::uint32_t raised = this->raised(move);
  if ((move.piles & joined) != joined || raised > all_builds(turn_.state()) ||
      std::popcount(raised) > 1)
    return no_build;
  if (raised != 0) return fault_of_raise(move, static_cast<std::size_t>(std::countr_zero(raised)));
  if ((move.captured.empty() && joined == 0) ||
      makes(*taker(move.built), move.built, laid_together(move)).empty())
    return no_build;
  if (joined == 0 && builds().size() == most_builds) return Refusal{{}, Reason::NoRoom};
  return std::nullopt;
}

Cards TurnBuilds::laid_together(const Move& move) const {
  Cards cards = move.captured;
  if (raised(move) == 0) cards.insert(std::ranges::lower_bound(cards, move.card), move.card);
  return cards;
}

std::vector<Group> TurnBuilds::groups(const Move& move) const {
  const Cards cards = laid_together(move);
  if (!taker(move.built) || cards.empty()) return {};
  std::vector<Group> groups = search()
                                  .explain(*taker(move.built), move.built, cards,
                                           ItemSet::first(static_cast<int>(cards.size())))
                                  .groups;
  std::ranges::stable_partition(groups, [&](const Group& group) {
    return std::ranges::count(group.cards, move.card, &Counted::card) > 0;
  });
  return groups;
}

bool TurnBuilds::is_multiple(const Move& move) const {
  const std::size_t groups = this->groups(move).size();
  return (move.piles & joined(move.built)) != 0 || groups > (raised(move) != 0 ? 0 : 1);
}

}  // namespace kasino
