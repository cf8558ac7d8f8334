#include "engine/level_nodes.hpp"

#include <cstring>
#include <utility>

#include "engine/memo.hpp"

namespace kasino {

namespace {

constexpr int first_index_bits = 6;

constexpr std::size_t ids_per_word = sizeof(std::uint64_t) / sizeof(LevelId);

std::uint64_t word_at(const LevelId* row) {
  std::uint64_t word = 0;
  std::memcpy(&word, row, sizeof word);
  return word;
}

/// 0 if every child is nothing. Best in the highest bits, which all children have a part in.
std::uint32_t hash_of(const LevelId* row, std::size_t stride) {
  std::uint64_t hash = 0;
  for (std::size_t at = 0; at < stride; at += ids_per_word)
    hash = spread(hash ^ hash >> 32 ^ word_at(row + at));
  return static_cast<std::uint32_t>(hash >> 32);
}

bool are_equal(const LevelId* a, const LevelId* b, std::size_t stride) {
  std::uint64_t differing = 0;
  for (std::size_t at = 0; at < stride; at += ids_per_word)
    differing |= word_at(a + at) ^ word_at(b + at);
  return differing == 0;
}

}  // namespace

LevelNodes::LevelNodes(std::size_t cap)
    : width_(cap + 1),
      stride_((width_ + ids_per_word - 1) / ids_per_word * ids_per_word),
      children_(2 * stride_, nothing),
      index_(std::size_t{1} << first_index_bits),
      shift_(32 - first_index_bits) {}

// The one place where nodes come from: an equal node is used again.
LevelId LevelNodes::from_draft() {
  const std::uint32_t hash = hash_of(draft(), stride_);
  std::size_t at = hash >> shift_;
  while (index_[at].node != nothing && !is_draft(index_[at], hash)) at = next_to(at);
  const LevelId known = index_[at].node;
  if (known != nothing || (hash == 0 && are_equal(draft(), children(nothing), stride_))) {
    drop_draft();
    return known;
  }
  const auto made = static_cast<LevelId>(size_++);
  index_[at] = {hash, made};
  if ((size_ + 1) * stride_ > children_.size()) children_.resize(children_.size() * 2);
  if (size_ * 2 > index_.size()) grow_index();
  return made;
}

bool LevelNodes::is_draft(const Place& place, std::uint32_t hash) const {
  return place.hash == hash &&
         are_equal(children(place.node), children_.data() + size_ * stride_, stride_);
}

void LevelNodes::grow_index() {
  const std::vector<Place> old = std::exchange(index_, std::vector<Place>(index_.size() * 4));
  shift_ -= 2;
  for (const Place& place : old) {
    if (place.node == nothing) continue;
    std::size_t at = place.hash >> shift_;
    while (index_[at].node != nothing) at = next_to(at);
    index_[at] = place;
  }
}

}  // namespace kasino
