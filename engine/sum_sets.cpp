#include "engine/sum_sets.hpp"

#include <bit>
#include <cassert>

namespace kasino {

SumSets::SumSets(const ValueTable& values, FaceSet faces, std::span<const Card> cards,
                 std::uint64_t wanted) {
  assert(cards.size() <= max_cards);
  // Bits up to the highest wanted; sums shifted beyond are of no use.
  const std::uint64_t useful = wanted == 0 ? 0 : ~std::uint64_t{0} >> std::countl_zero(wanted);
  std::array<Made, std::size_t{1} << max_cards> sets;
  sets[0] = {1, 0};
  std::size_t size = 1;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Face face = cards[i].face();
    if (!faces.has(face)) continue;
    const Values& counts = values[face];
    const Value lowest = counts[0];
    for (std::size_t j = 0, old_size = size; j < old_size; ++j) {
      std::uint64_t sums = sets[j].sums << lowest;
      for (int k = 1; k < counts.size(); ++k) sums |= sets[j].sums << counts[k];
      sums &= useful;
      if (sums == 0) continue;
      const auto set = static_cast<SmallSet>(sets[j].set | 1u << i);
      sets[size++] = {sums, set};
      if (j > 0 && (sums & wanted) != 0) made_[size_++] = {sums & wanted, set};
    }
  }
}

}  // namespace kasino
