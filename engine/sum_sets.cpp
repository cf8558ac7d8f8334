#include "engine/sum_sets.hpp"

#include <bit>
#include <cassert>

#include "engine/values.hpp"

namespace kasino {

/// Every value that a card may add, card by card, and from which sums it leads on to a wanted one.
class SumSets::Steps {
 public:
  struct Step {
    std::uint8_t card;
    std::uint8_t value;
  };

  Steps(const SummedValues& values, std::span<const Face> cards, std::uint64_t wanted) {
    const std::uint64_t up_to_highest = ~std::uint64_t{0} >> std::countl_zero(wanted | 1);
    for (std::size_t i = 0; i < cards.size(); ++i)
      for (std::uint64_t left = values[cards[i]] & up_to_highest; left != 0; left &= left - 1)
        steps_[size_++] = {static_cast<std::uint8_t>(i),
                           static_cast<std::uint8_t>(std::countr_zero(left))};
    useful_[size_] = wanted;
    for (std::size_t i = size_; i-- > 0;)
      useful_[i] = useful_[i + 1] | useful_[i + 1] >> steps_[i].value;
  }

  std::size_t size() const { return size_; }
  Step operator[](std::size_t index) const { return steps_[index]; }
  /// Bit `sum`: with this step, and perhaps later ones, it becomes a wanted one.
  std::uint64_t useful_before(std::size_t index) const {
    return useful_[index + 1] >> steps_[index].value;
  }
  bool reach_wanted() const { return (useful_[0] & 1) != 0; }

 private:
  static constexpr std::size_t room = max_cards * max_values_per_card;

  std::size_t size_ = 0;
  std::array<Step, room> steps_;  // left unset beyond size_
  std::array<std::uint64_t, room + 1> useful_;
};

SumSets::SumSets(const SummedValues& values, std::span<const Face> cards, std::uint64_t wanted) {
  assert(cards.size() <= max_cards);
  const Steps steps(values, cards, wanted);
  if (!steps.reach_wanted()) return;
  made_ = 1;
  used_[0] = 1;
  words_[0][0] = 1;  // the empty set makes 0
  std::size_t i = 0;
  for (; i < steps.size() && steps[i].card < few_cards; ++i) {
    const std::size_t alone = std::size_t{1} << steps[i].card;  // the set of this card
    const std::uint64_t earlier = (std::uint64_t{1} << alone) - 1;
    for (std::uint64_t sums = made_ & steps.useful_before(i); sums != 0; sums &= sums - 1) {
      const auto before = static_cast<std::size_t>(std::countr_zero(sums));
      const std::uint64_t sets = (words_[before][0] & earlier) << alone;
      begin(before + steps[i].value);
      words_[before + steps[i].value][0] |= sets;
    }
  }
  for (; i < steps.size(); ++i)
    for (std::uint64_t sums = made_ & steps.useful_before(i); sums != 0; sums &= sums - 1) {
      const auto before = static_cast<std::size_t>(std::countr_zero(sums));
      take(steps[i].card, before, before + steps[i].value);
    }
}

// Every set of earlier cards that makes `before` makes `sum` with this one. What has the card in it
// already, at another of its values, stands behind them in the bitmap.
void SumSets::take(std::size_t card, std::size_t before, std::size_t sum) {
  const auto& earlier = words_[before];
  auto& sets = words_[sum];
  begin(sum);
  const std::size_t half = std::size_t{1} << card >> 6;
  for (std::size_t i = used_[sum]; i < 2 * half; ++i) sets[i] = 0;
  used_[sum] = static_cast<std::uint8_t>(2 * half);
  for (std::size_t i = 0; i < half && i < used_[before]; ++i) sets[half + i] |= earlier[i];
}

}  // namespace kasino
