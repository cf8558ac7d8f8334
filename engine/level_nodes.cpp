#include "engine/level_nodes.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <utility>

#include "engine/memo.hpp"

namespace kasino {

namespace {

constexpr std::size_t first_index_size = 64;

constexpr std::size_t ids_per_word = sizeof(std::uint64_t) / sizeof(LevelId);

/// 0 if every child is nothing.
std::uint32_t hash_of(const std::vector<LevelId>& row) {
  std::uint64_t hash = 0;
  for (std::size_t at = 0; at < row.size(); at += ids_per_word) {
    std::uint64_t word = 0;
    std::memcpy(&word, &row[at], sizeof word);
    hash = mix(hash ^ word);
  }
  return static_cast<std::uint32_t>(hash);
}

}  // namespace

LevelNodes::LevelNodes(std::size_t cap)
    : width_(cap + 1),
      stride_((width_ + ids_per_word - 1) / ids_per_word * ids_per_word),
      draft_(stride_, nothing),
      children_(stride_, nothing),
      index_(first_index_size) {}

// The one place where nodes come from: an equal node is used again.
LevelId LevelNodes::from_draft() {
  const std::uint32_t hash = hash_of(draft_);
  std::size_t at = hash & (index_.size() - 1);
  while (index_[at].node != nothing && !is_draft(index_[at], hash))
    at = (at + 1) & (index_.size() - 1);
  LevelId node = index_[at].node;
  if (node == nothing && (hash != 0 || std::ranges::count(draft_, nothing) != std::ssize(draft_))) {
    node = static_cast<LevelId>(size_++);
    index_[at] = {hash, node};
    children_.insert(children_.end(), draft_.begin(), draft_.end());
    if (size_ * 2 > index_.size()) grow_index();
  }
  drop_draft();
  return node;
}

bool LevelNodes::is_draft(const Place& place, std::uint32_t hash) const {
  return place.hash == hash && std::equal(draft_.begin(), draft_.end(), children(place.node));
}

void LevelNodes::grow_index() {
  const std::vector<Place> old = std::exchange(index_, std::vector<Place>(index_.size() * 4));
  for (const Place& place : old) {
    if (place.node == nothing) continue;
    std::size_t at = place.hash & (index_.size() - 1);
    while (index_[at].node != nothing) at = (at + 1) & (index_.size() - 1);
    index_[at] = place;
  }
}

}  // namespace kasino
