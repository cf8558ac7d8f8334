// A handful of cards in order, made anew every turn: kept in place, so that it costs no allocation.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>

#include "engine/card.hpp"

namespace kasino {

/// The cards given, in the order of Card. Up to `room` of them are kept inside.
class SortedCards {
 public:
  static constexpr std::size_t room = 32;

  explicit SortedCards(std::span<const Card> cards) : size_(cards.size()) {
    if (size_ <= room) {
      insert_each(cards);
    } else {
      many_.assign(cards.begin(), cards.end());
      std::sort(many_.begin(), many_.end());
    }
  }
  SortedCards(const SortedCards&) = delete;
  SortedCards& operator=(const SortedCards&) = delete;
  ~SortedCards() = default;

  operator std::span<const Card>() const {
    return {size_ <= room ? few_.cards : many_.data(), size_};
  }

 private:
  void insert_each(std::span<const Card> cards) {
    std::size_t end = 0;
    for (const Card card : cards) {
      std::size_t at = end++;
      for (; at > 0 && card < few_.cards[at - 1]; --at)
        std::construct_at(few_.cards + at, few_.cards[at - 1]);
      std::construct_at(few_.cards + at, card);
    }
  }

  // No card exists until it is put there; cards need no destruction.
  union Few {
    Few() {}  // NOLINT(modernize-use-equals-default): leaves the room as it is
    Card cards[room];
  };

  std::size_t size_;
  Few few_;
  Cards many_;  // empty unless there are more than `room`
};

}  // namespace kasino
