#include "engine/level_nodes.hpp"

#include <algorithm>

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
      hashes_(1, 0),
      index_(first_index_size, nothing) {}

// The one place where nodes come from: an equal node is used again.
NodeId LevelNodes::from_draft() {
  const std::uint32_t hash = hash_of(draft_);
  std::size_t at = hash & (index_.size() - 1);
  while (index_[at] != nothing && !is(index_[at], hash)) at = (at + 1) & (index_.size() - 1);
  NodeId node = index_[at];
  if (node == nothing &&
      std::ranges::any_of(draft_, [](NodeId child) { return child != nothing; })) {
    node = index_[at] = static_cast<NodeId>(size());
    hashes_.push_back(hash);
    children_.insert(children_.end(), draft_.begin(), draft_.end());
    if (size() * 2 > index_.size()) grow_index();
  }
  std::ranges::fill(draft_, nothing);
  return node;
}

bool LevelNodes::is(NodeId node, std::uint32_t hash) const {
  return hashes_[node] == hash && std::equal(draft_.begin(), draft_.end(), children(node));
}

void LevelNodes::grow_index() {
  index_.assign(index_.size() * 4, nothing);
  for (NodeId node = 1; node < size(); ++node) {
    std::size_t at = hashes_[node] & (index_.size() - 1);
    while (index_[at] != nothing) at = (at + 1) & (index_.size() - 1);
    index_[at] = node;
  }
}

}  // namespace kasino
