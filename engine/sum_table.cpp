#include "engine/sum_table.hpp"

#include <algorithm>
#include <cassert>

namespace kasino {

namespace {

constexpr std::size_t cards_in_a_word = 6;

}  // namespace

SumTable::SumTable(const ValueTable& values, FaceSet faces, std::span<const Card> cards,
                   int highest)
    : word_count_(cards.size() <= cards_in_a_word
                      ? 1
                      : std::size_t{1} << (cards.size() - cards_in_a_word)) {
  assert(cards.size() <= max_cards && highest <= max_target);
  std::fill_n(words_.begin(), static_cast<std::size_t>(highest + 1) * word_count_, 0);
  words_[0] = 1;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (!faces.has(cards[i])) continue;
    if (i < cards_in_a_word)
      add_early_card(i, values[cards[i].face()], highest);
    else
      add_late_card(i, values[cards[i].face()], highest);
  }
}

// A set with the card makes what the set without it makes, and the card's value.

// So far all sets are in the first words.
void SumTable::add_early_card(std::size_t index, const Values& values, int highest) {
  const std::size_t shift = std::size_t{1} << index;
  const auto last = static_cast<std::size_t>(highest);
  std::array<std::uint64_t, max_target + 1> without;
  for (std::size_t target = 0; target + values[0] <= last; ++target)
    without[target] = words_[target * word_count_] << shift;
  for (const Value value : values)
    for (std::size_t target = value; target <= last; ++target)
      words_[target * word_count_] |= without[target - value];
}

// So far all sets are in the words before the one where those with the card begin. Targets go
// down, so that what is read has no such set yet.
void SumTable::add_late_card(std::size_t index, const Values& values, int highest) {
  const std::size_t first = std::size_t{1} << (index - cards_in_a_word);
  for (int target = highest; target >= values[0]; --target) {
    std::uint64_t* with = &words_[static_cast<std::size_t>(target) * word_count_ + first];
    for (const Value value : values) {
      if (value > target) break;
      const std::uint64_t* without =
          &words_[static_cast<std::size_t>(target - value) * word_count_];
      for (std::size_t i = 0; i < first; ++i) with[i] |= without[i];
    }
  }
}

}  // namespace kasino
