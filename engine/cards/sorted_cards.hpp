// A handful of cards in order, made anew every turn: kept in place, so that it costs no allocation.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>

#include "engine/cards/card.hpp"

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
  /// One card of the first pack for each face.
  explicit SortedCards(FaceSet faces) : size_(static_cast<std::size_t>(faces.size())) {
    Card* next = few_.cards;
    if (size_ > room) {
      many_.resize(size_, Card::of_face(0, 1));
      next = many_.data();
    }
    faces.each([&](Face face) { std::construct_at(next++, Card::of_face(face, 1)); });
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
