// The faces of some cards in order, kept in place: what the search on small tables works on.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "engine/card.hpp"
#include "engine/item_set.hpp"

namespace kasino {

/// At most as many as there can be cards.
class FaceList {
 public:
  explicit FaceList(std::span<const Card> cards) {
    for (const Card card : cards) faces_[size_++] = card.face();
  }
  /// In the order of Card.
  explicit FaceList(FaceSet faces) {
    std::size_t size = 0;
    faces.each([&](Face face) { faces_[size++] = face; });
    size_ = size;
  }

  FaceList(const FaceList&) = delete;
  FaceList& operator=(const FaceList&) = delete;
  ~FaceList() = default;

  std::span<const Face> faces() const { return {faces_.data(), size_}; }
  std::size_t size() const { return size_; }
  Face operator[](std::size_t index) const { return faces_[index]; }

 private:
  std::size_t size_ = 0;
  std::array<Face, ItemSet::capacity> faces_;  // left unset beyond size_
};

}  // namespace kasino
