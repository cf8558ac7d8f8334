#include "engine/level_nodes.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/memo.hpp"

namespace kasino {

namespace {

constexpr std::size_t first_index_size = 64;

/// 0 if every child is nothing.
std::uint32_t hash_of(const std::vector<NodeId>& children) {
  std::uint64_t hash = 0;
  std::size_t k = 0;
  for (; k + 1 < children.size(); k += 2) hash = mix(hash ^ pair_key(children[k + 1], children[k]));
  if (k < children.size()) hash = mix(hash ^ children[k]);
  return static_cast<std::uint32_t>(hash);
}

}  // namespace

LevelNodes::LevelNodes(std::size_t cap)
    : width_(cap + 1),
      draft_(width_, nothing),
      children_(width_, nothing),
      index_(first_index_size) {}

// The one place where nodes come from: an equal node is used again.
NodeId LevelNodes::from_draft() {
  const std::uint32_t hash = hash_of(draft_);
  std::size_t at = hash & (index_.size() - 1);
  while (index_[at].node != nothing && !is_draft(index_[at], hash))
    at = (at + 1) & (index_.size() - 1);
  NodeId node = index_[at].node;
  if (node == nothing && (hash != 0 || std::ranges::count(draft_, nothing) != std::ssize(draft_))) {
    node = static_cast<NodeId>(size_++);
    index_[at] = {hash, node};
    children_.insert(children_.end(), draft_.begin(), draft_.end());
    if (size_ * 2 > index_.size()) grow_index();
  }
  std::ranges::fill(draft_, nothing);
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
