#include "engine/sum_sets.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace kasino {

namespace {

/// Calls `visit(value)` for each.
template <typename Visit>
void each_value(std::uint32_t addends, Visit visit) {
  do visit(addends & 0xff);
  while ((addends >>= 8) != 0);
}

/// Which sums become one of `later` with a card.
std::uint64_t sums_before(std::uint64_t later, std::uint32_t addends) {
  std::uint64_t sums = 0;
  each_value(addends, [&](std::uint32_t value) { sums |= later >> value; });
  return sums;
}

}  // namespace

SumSets::SumSets(const Addends& addends, std::span<const Face> cards, std::uint64_t wanted) {
  assert(cards.size() <= max_cards);
  const std::size_t few = std::min(cards.size(), few_cards);
  std::uint64_t useful = wanted;  // bit `sum`: with later cards it may become a wanted one
  if (cards.size() > few) useful = add_others(addends, cards.subspan(few), wanted);
  std::array<std::uint32_t, few_cards> values;
  std::array<std::uint64_t, few_cards> useful_after;
  for (std::size_t i = few; i-- > 0;) {
    values[i] = addends[cards[i]];
    useful_after[i] = useful;
    useful |= sums_before(useful, values[i]);
  }
  if ((useful & 1) == 0) return;
  made_ = 1;
  making_[0] = 1;  // the empty set makes 0
  for (std::size_t i = 0; i < few; ++i)
    each_value(values[i], [&](std::uint32_t value) {
      // Every set of earlier cards that makes a sum makes, with this one, a larger one.
      for (std::uint64_t sums = made_ & useful_after[i] >> value; sums != 0; sums &= sums - 1) {
        const auto before = static_cast<std::size_t>(std::countr_zero(sums));
        const std::size_t sum = before + value;
        const std::uint64_t sets = (making_[before] & sets_before[i]) << (std::size_t{1} << i);
        making_[sum] = (made_ >> sum & 1) != 0 ? making_[sum] | sets : sets;
        made_ |= std::uint64_t{1} << sum;
      }
    });
}

// Answers which sums of the first cards are useful for the wanted ones.
std::uint64_t SumSets::add_others(const Addends& addends, std::span<const Face> others,
                                  std::uint64_t wanted) {
  of_others_[0] = 1;
  std::size_t sets = 1;
  for (const Face face : others) {
    for (std::size_t set = 0; set < sets; ++set) {
      std::uint64_t sums = 0;
      each_value(addends[face], [&](std::uint32_t value) { sums |= of_others_[set] << value; });
      of_others_[sets + set] = sums;
    }
    sets *= 2;
    wanted |= sums_before(wanted, addends[face]);
  }
  return wanted;
}

}  // namespace kasino
