#include "engine/capture/small_captures.hpp"

#include <algorithm>

namespace kasino {

SmallCaptures::SmallCaptures(std::size_t played, std::size_t cards)
    : word_count_(family_words(cards)) {
  const std::size_t words = played * word_count_;
  if (words <= few_.size()) {
    words_ = std::span(few_).first(words);
  } else {
    many_.resize(words);
    words_ = many_;
  }
}

std::size_t SmallCaptures::count_in(std::span<const std::uint64_t> words) {
  std::size_t count = 0;
  for (const std::uint64_t word : words) count += static_cast<std::size_t>(few_ones_in(word));
  return count;
}

SmallCaptures::Capture SmallCaptures::nth(std::size_t place) const {
  std::size_t i = 0;
  for (;; ++i) {
    if (words_[i] == 0) continue;
    const auto sets = static_cast<std::size_t>(few_ones_in(words_[i]));
    if (place < sets) break;
    place -= sets;
  }
  std::uint64_t word = words_[i];
  for (; place > 0; --place) word &= word - 1;
  const std::size_t first = i % word_count_ * 64;
  return {i / word_count_,
          static_cast<SmallSet>(first + static_cast<std::size_t>(std::countr_zero(word)))};
}

std::vector<SmallSet> sorted_sets(std::span<const std::uint64_t> family) {
  std::vector<SmallSet> sets;
  each_set(family, [&](SmallSet set) { sets.push_back(set); });
  std::ranges::sort(sets, [](SmallSet a, SmallSet b) { return stands_before(a, b); });
  return sets;
}

}  // namespace kasino
