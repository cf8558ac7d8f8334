#include "engine/legality/card_captures.hpp"

#include <algorithm>
#include <utility>

#include "engine/capture/group_kinds.hpp"
#include "engine/model/state.hpp"

namespace kasino {

ItemSet positions_of(const Cards& cards, std::span<const Card> table) {
  ItemSet positions;
  for (Card card : cards)
    positions.add(
        static_cast<int>(std::lower_bound(table.begin(), table.end(), card) - table.begin()));
  return positions;
}

std::vector<PileCapture> builds_taken_by(Card card, const State& state, const CaptureRules& counts,
                                         int first) {
  std::vector<PileCapture> taken;
  for (std::size_t i = 0; i < state.builds.size(); ++i)
    if (const auto value = static_cast<Value>(state.builds[i].value);
        counts.hand_values[card.face()].has(value))
      taken.push_back({first + static_cast<int>(i), Values{value}});
  return taken;
}

ItemSet CardCaptures::of_table(const ItemSet& taken) const {
  const int first_pile = static_cast<int>(table().size());
  if (!knows_piles_ || !taken.reaches(first_pile)) return taken;
  ItemSet lying;
  taken.each([&](int item) {
    if (item < first_pile) lying.add(item);
  });
  return lying;
}

Values CardCaptures::values_of_table(const ItemSet& taken, Wanted wanted) const {
  const Values values = found_.values_taking(taken, wanted);
  if (!values.empty()) return values;
  const WholeCapture* whole = find_whole(taken);
  return whole != nullptr && whole->fits(wanted) ? Values{0} : Values{};
}

Values CardCaptures::values_without_table(Wanted wanted) const {
  Values values;
  if (wanted.with == With::OneCard) return values;
  for (const Value value : values_of_card()) {
    Wanted group;
    group.value = value;
    if (wanted.serves(value) &&
        (wanted.leave == Leave::Anything || found_.largest(group) == std::optional(0)))
      values.add(value);
  }
  return values;
}

Values CardCaptures::values_with(const ItemSet& piles, Leave leave) const {
  Values values;
  for (const Value value : values_of_card())
    if (std::ranges::all_of(piles_, [&](const PileCapture& pile) {
          return piles.has(pile.item) ? pile.values.has(value)
                                      : leave == Leave::Anything || !pile.values.has(value);
        }))
      values.add(value);
  return values;
}

std::vector<CardCaptures::SomePiles> CardCaptures::choices(Wanted wanted) const {
  std::vector<SomePiles> choices;
  for (std::uint32_t some = 0; some < std::uint32_t{1} << piles_.size(); ++some) {
    SomePiles choice;
    for (std::size_t i = 0; i < piles_.size(); ++i)
      if ((some >> i & 1) != 0) choice.piles.add(piles_[i].item);
    for (const Value value : values_with(choice.piles, wanted.leave))
      if (wanted.serves(value)) choice.values.add(value);
    if ((some == 0 || !choice.values.empty()) && choice.piles.holds(kept_))
      choices.push_back(choice);
  }
  return choices;
}

Values CardCaptures::values_taking(const ItemSet& taken, Wanted wanted) const {
  if (!knows_piles_) return values_of_table(taken, wanted);
  const bool takes_piles = taken.reaches(static_cast<int>(table().size()));
  const ItemSet lying = of_table(taken);
  const auto is_taken = [&](const PileCapture& pile) { return taken.has(pile.item); };
  const auto piles = static_cast<int>(std::ranges::count_if(piles_, is_taken));
  if (taken.empty() || lying.size() + piles != taken.size() || !wanted.fits(taken.size()))
    return {};
  wanted.size = 0;
  if (!takes_piles && is_whole(lying) && !splits(lying, {})) return values_of_table(lying, wanted);
  const Values with = values_with(taken, wanted.leave);
  Values values;
  for (const Value value :
       lying.empty() ? values_without_table(wanted) : found_.values_taking(lying, wanted))
    if (with.has(value)) values.add(value);
  return values;
}

bool CardCaptures::can_capture() const {
  return !whole_.empty() || !piles_.empty() || found_.can_capture();
}

bool CardCaptures::can_take_one_card() const {
  const bool whole = std::ranges::any_of(
      whole_, [](const WholeCapture& capture) { return capture.taken.size() == 1; });
  return whole || found_.can_take_one_card();
}

bool CardCaptures::can_sweep() const {
  if (builds_ > 0) return !values_taking(whole_table()).empty();
  return found_.can_sweep() || is_whole(ItemSet::first(static_cast<int>(table().size())));
}

Count CardCaptures::count_of_table(Wanted wanted) const {
  Count count = found_.count(wanted);
  for (const WholeCapture& whole : whole_)
    if (whole.fits(wanted) && !splits(whole.taken, wanted)) count += Count{1, false};
  return count;
}

Count CardCaptures::count_at(const Values& values, Wanted wanted) const {
  if (values == values_of_card()) return found_.count(wanted);
  if (values.size() == 1) {
    wanted.value = values[0];
    return found_.count(wanted);
  }
  constexpr std::uint64_t most_walked = 10'000;
  Count count;
  count.saturated = !found_.each(wanted, [&](const ItemSet& taken) {
    const Values at = found_.values_taking(taken, wanted);
    if (std::ranges::any_of(at, [&](Value value) { return values.has(value); })) ++count.number;
    return count.number < most_walked;
  });
  count.saturated |= count.number == most_walked;
  return count;
}

Count CardCaptures::count(Wanted wanted) const {
  if (piles_.empty()) return kept_.empty() ? count_of_table(wanted) : Count();
  Count count;
  for (const WholeCapture& whole : whole_)
    if (kept_.empty() && whole.fits(wanted) && !splits(whole.taken, {})) count += Count{1, false};
  for (const SomePiles& choice : choices(wanted)) {
    Wanted rest = wanted;
    rest.size = wanted.size == 0 ? 0 : wanted.size - choice.piles.size();
    if (rest.size < 0 || choice.values.empty()) continue;
    if (wanted.size == 0 || rest.size > 0) count += count_at(choice.values, rest);
    if (!choice.piles.empty() && (wanted.size == 0 || rest.size == 0) &&
        std::ranges::any_of(values_without_table(wanted),
                            [&](Value value) { return choice.values.has(value); }))
      count += Count{1, false};
  }
  return count;
}

std::optional<int> CardCaptures::largest(Wanted wanted) const {
  std::optional<int> largest = found_.largest(wanted);
  for (const WholeCapture& whole : whole_)
    if (largest && whole.fits(wanted)) largest = std::max(*largest, whole.taken.size());
  if (piles_.empty()) return largest;
  for (const Value value : values_of_card()) {
    if (!largest || !wanted.serves(value)) continue;
    Wanted at = wanted;
    at.value = value;
    const auto piles = static_cast<int>(std::ranges::count_if(
        piles_, [&](const PileCapture& pile) { return pile.values.has(value); }));
    const std::optional<int> lying = found_.largest(at);
    if (!lying) return std::nullopt;
    if (*lying > 0 || wanted.with == With::AnyGroups) largest = std::max(*largest, *lying + piles);
  }
  return largest;
}

bool CardCaptures::each_of_table(Wanted wanted, const std::function<bool(const ItemSet&)>& visit,
                                 std::uint64_t skipped) const {
  if (whole_.empty()) return found_.each(wanted, visit, skipped);
  std::vector<ItemSet> whole;
  for (const WholeCapture& capture : whole_)
    if (capture.fits(wanted) && !splits(capture.taken, wanted)) whole.push_back(capture.taken);
  const std::size_t passed_over = whole_among_first(skipped, whole, wanted);
  auto next = whole.begin() + static_cast<std::ptrdiff_t>(passed_over);
  bool goes_on = true;
  const auto visit_whole = [&] { goes_on = visit(*next++); };
  const bool are_all = found_.each(
      wanted,
      [&](const ItemSet& set) {
        while (goes_on && next != whole.end() && *next < set) visit_whole();
        return goes_on = goes_on && visit(set);
      },
      skipped - passed_over);
  while (goes_on && next != whole.end()) visit_whole();
  return are_all;
}

std::vector<ItemSet> CardCaptures::sweeps(Wanted wanted) const {
  std::vector<ItemSet> sweeps;
  const ItemSet whole = whole_table();
  if (whole.empty()) return sweeps;
  for (const SomePiles& choice : choices({})) {
    ItemSet taken = ItemSet::first(static_cast<int>(table().size()));
    choice.piles.each([&](int item) { taken.add(item); });
    if (taken.holds(whole) && !values_taking(taken, wanted).empty()) sweeps.push_back(taken);
  }
  return sweeps;
}

// The table is asked for more sets than duties leave with piles, so each set is tested again.
bool CardCaptures::each(Wanted wanted, const std::function<bool(const ItemSet&)>& visit,
                        std::uint64_t skipped) const {
  if (piles_.empty()) return !kept_.empty() || each_of_table(wanted, visit, skipped);
  Wanted of_table = wanted;
  of_table.size = 0;
  const std::vector<SomePiles> choices =
      this->choices({});  // without duties: these are tested below
  bool goes_on = true;
  const auto with_piles = [&](const ItemSet& lying) {
    for (const SomePiles& choice : choices) {
      ItemSet taken = lying;
      choice.piles.each([&](int item) { taken.add(item); });
      if (values_taking(taken, wanted).empty()) continue;
      if (skipped > 0)
        --skipped;
      else if (goes_on = visit(taken); !goes_on)
        return false;
    }
    return true;
  };
  if (!with_piles({})) return true;
  return each_of_table(of_table, with_piles);
}

// Set i of `whole` is among the first n captures if fewer than n - i sets of the search stand
// before it, that is if set n - i - 1 of the search, from 0, stands after it or does not exist.
std::size_t CardCaptures::whole_among_first(std::uint64_t n, const std::vector<ItemSet>& whole,
                                            Wanted wanted) const {
  const auto is_among = [&](const ItemSet& set) {
    const auto i = static_cast<std::uint64_t>(&set - whole.data());
    bool is_before = n > i;
    const auto compare = [&](const ItemSet& other) { return is_before = set < other, false; };
    if (is_before) found_.each(wanted, compare, n - i - 1);
    return is_before;
  };
  return static_cast<std::size_t>(std::ranges::partition_point(whole, is_among) - whole.begin());
}

Grouping CardCaptures::explain(Value value, const ItemSet& taken) const {
  const ItemSet lying = of_table(taken);
  if (lying.empty()) return Grouping{value, {}};
  const WholeCapture* whole = value == 0 ? find_whole(taken) : nullptr;
  if (whole == nullptr || found_.values_taking(lying).has(value))
    return found_.explain(value, lying);
  Group group{{}, whole->way};
  taken.each([&](int item) {
    group.cards.push_back(Counted{table()[static_cast<std::size_t>(item)], 0});
  });
  return Grouping{0, {std::move(group)}};
}

const WholeCapture* CardCaptures::find_whole(const ItemSet& taken) const {
  const auto found = std::ranges::find(whole_, taken, &WholeCapture::taken);
  return found == whole_.end() ? nullptr : &*found;
}

bool CardCaptures::has_whole_with(const ItemSet& taken, std::size_t way) const {
  return std::ranges::any_of(whole_, [&](const WholeCapture& whole) {
    bool shares = false;
    taken.each([&](int item) { shares = shares || whole.taken.has(item); });
    return whole.way == static_cast<int>(way) && shares;
  });
}

ItemSet all_taken(const CaptureRule& way, std::span<const Card> table) {
  ItemSet taken;
  for (std::size_t i = 0; i < table.size(); ++i)
    if (way.takes.has(table[i])) taken.add(static_cast<int>(i));
  return taken;
}

namespace {

/// Sorts by set, none twice; of several ways to take a set, the first stays.
std::vector<WholeCapture> in_order(std::vector<WholeCapture> captures) {
  std::ranges::sort(captures, [](const WholeCapture& a, const WholeCapture& b) {
    return a.taken == b.taken ? a.way < b.way : a.taken < b.taken;
  });
  const auto same = [](const WholeCapture& a, const WholeCapture& b) { return a.taken == b.taken; };
  captures.erase(std::unique(captures.begin(), captures.end(), same), captures.end());
  return captures;
}

}  // namespace

CardCaptures captures_of(Card card, std::span<const Card> table, const State& state,
                         std::optional<Seat> viewer, const Rules& rules, Functions functions) {
  if (rules.are_captures_plain() || table.empty())
    return CardCaptures(rules.search().find(card, table));
  const bool asked = functions == Functions::Asked;
  const std::vector<CaptureRule>& ways = rules.data().capture.ways;
  std::uint64_t left_out = 0;
  std::vector<WholeCapture> whole;
  std::vector<ListedGroups> listed;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    if (!applies(ways[i], card.face())) continue;
    if (ways[i].when && !(asked && rules.is_in_force(i, card, state, viewer))) {
      left_out |= std::uint64_t{1} << i;
      continue;
    }
    const auto add = [&](const ItemSet& taken) {
      if (!taken.empty()) whole.push_back({taken, static_cast<int>(i)});
    };
    if (ways[i].by == CaptureBy::All) add(all_taken(ways[i], table));
    if (ways[i].by == CaptureBy::Own && asked)
      for (const Cards& cards : rules.own_captures(i, card, 0, state, viewer))
        add(positions_of(cards, table));
    if (ways[i].by != CaptureBy::Listed || !asked) continue;
    for (const Value value : rules.data().capture.values_played(card.face())) {
      ListedGroups& of_way = listed.emplace_back(ListedGroups{static_cast<int>(i), value, {}});
      for (const Cards& cards : rules.own_captures(i, card, value, state, viewer))
        if (!cards.empty()) of_way.groups.push_back(positions_of(cards, table));
      if (of_way.groups.empty()) listed.pop_back();
    }
  }
  return CardCaptures(rules.search_without(left_out).find(card, table, std::move(listed)),
                      in_order(std::move(whole)));
}

}  // namespace kasino
