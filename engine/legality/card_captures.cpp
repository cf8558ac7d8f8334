#include "engine/legality/card_captures.hpp"

#include <algorithm>
#include <utility>

#include "engine/capture/group_kinds.hpp"

namespace kasino {

ItemSet positions_of(const Cards& cards, std::span<const Card> table) {
  ItemSet positions;
  for (Card card : cards)
    positions.add(
        static_cast<int>(std::lower_bound(table.begin(), table.end(), card) - table.begin()));
  return positions;
}

Values CardCaptures::values_taking(const ItemSet& taken, Wanted wanted) const {
  const Values values = search_->values_taking(card_, table_, taken, wanted);
  if (!values.empty()) return values;
  const WholeCapture* whole = find_whole(taken);
  return whole != nullptr && whole->fits(wanted) ? Values{0} : Values{};
}

bool CardCaptures::can_capture() const {
  return !whole_.empty() || search_->can_capture(card_, table_);
}

bool CardCaptures::can_take_one_card() const {
  const bool whole = std::ranges::any_of(
      whole_, [](const WholeCapture& capture) { return capture.taken.size() == 1; });
  return whole || search_->can_take_one_card(card_, table_);
}

bool CardCaptures::can_sweep() const {
  return search_->can_sweep(card_, table_) ||
         is_whole(ItemSet::first(static_cast<int>(table_.size())));
}

Count CardCaptures::count(Wanted wanted) const {
  Count count = search_->count(card_, table_, wanted);
  for (const WholeCapture& whole : whole_)
    if (whole.fits(wanted) && !splits(whole.taken, wanted)) count += Count{1, false};
  return count;
}

std::optional<int> CardCaptures::largest(Wanted wanted) const {
  std::optional<int> largest = search_->largest(card_, table_, wanted);
  for (const WholeCapture& whole : whole_)
    if (largest && whole.fits(wanted)) largest = std::max(*largest, whole.taken.size());
  return largest;
}

bool CardCaptures::each(Wanted wanted, const std::function<bool(const ItemSet&)>& visit,
                        std::uint64_t skipped) const {
  if (whole_.empty()) return search_->each(card_, table_, wanted, visit, skipped);
  std::vector<ItemSet> whole;
  for (const WholeCapture& capture : whole_)
    if (capture.fits(wanted) && !splits(capture.taken, wanted)) whole.push_back(capture.taken);
  const std::size_t passed_over = whole_among_first(skipped, whole, wanted);
  auto next = whole.begin() + static_cast<std::ptrdiff_t>(passed_over);
  bool goes_on = true;
  const auto visit_whole = [&] { goes_on = visit(*next++); };
  const bool are_all = search_->each(
      card_, table_, wanted,
      [&](const ItemSet& set) {
        while (goes_on && next != whole.end() && *next < set) visit_whole();
        return goes_on = goes_on && visit(set);
      },
      skipped - passed_over);
  while (goes_on && next != whole.end()) visit_whole();
  return are_all;
}

// Set i of `whole` stands before place n of all exactly if fewer than n - i sets of the search
// stand before it: if set n - i - 1 of the search, from 0, stands behind it or is none.
std::size_t CardCaptures::whole_among_first(std::uint64_t n, const std::vector<ItemSet>& whole,
                                            Wanted wanted) const {
  const auto is_among = [&](const ItemSet& set) {
    const auto i = static_cast<std::uint64_t>(&set - whole.data());
    bool is_before = n > i;
    const auto compare = [&](const ItemSet& other) { return is_before = set < other, false; };
    if (is_before) search_->each(card_, table_, wanted, compare, n - i - 1);
    return is_before;
  };
  return static_cast<std::size_t>(std::ranges::partition_point(whole, is_among) - whole.begin());
}

Grouping CardCaptures::explain(Value value, const ItemSet& taken) const {
  const WholeCapture* whole = value == 0 ? find_whole(taken) : nullptr;
  if (whole == nullptr || search_->values_taking(card_, table_, taken).has(value))
    return search_->explain(card_, value, table_, taken);
  Group group{{}, whole->way};
  taken.each([&](int item) {
    group.cards.push_back(Counted{table_[static_cast<std::size_t>(item)], 0});
  });
  return Grouping{0, {std::move(group)}};
}

const WholeCapture* CardCaptures::find_whole(const ItemSet& taken) const {
  const auto found = std::ranges::find(whole_, taken, &WholeCapture::taken);
  return found == whole_.end() ? nullptr : &*found;
}

ItemSet all_taken(const CaptureRule& way, std::span<const Card> table) {
  ItemSet taken;
  for (std::size_t i = 0; i < table.size(); ++i)
    if (way.takes.has(table[i])) taken.add(static_cast<int>(i));
  return taken;
}

namespace {

/// Sorted, none twice; of the ways that take a set, the first.
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
  if (rules.are_captures_plain() || table.empty()) return {rules.search(), card, table};
  const bool asked = functions == Functions::Asked;
  const std::vector<CaptureRule>& ways = rules.data().capture.ways;
  std::uint64_t left_out = 0;
  std::vector<WholeCapture> whole;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    if (!applies(ways[i], card.face())) continue;
    if (ways[i].has_condition && !(asked && rules.is_in_force(i, card, state, viewer))) {
      left_out |= std::uint64_t{1} << i;
      continue;
    }
    const auto add = [&](const ItemSet& taken) {
      if (!taken.empty()) whole.push_back({taken, static_cast<int>(i)});
    };
    if (ways[i].by == CaptureBy::All) add(all_taken(ways[i], table));
    if (ways[i].by == CaptureBy::Own && asked)
      for (const Cards& cards : rules.own_captures(i, card, state, viewer))
        add(positions_of(cards, table));
  }
  return {rules.search_without(left_out), card, table, in_order(std::move(whole))};
}

}  // namespace kasino
