// Capture search on any number of cards, for one taker.
//
// Reads every answer off decision diagrams, which are built when first needed and kept. For value
// schemes where they would grow too large, a slow search takes their place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "engine/capture.hpp"
#include "engine/diagram.hpp"
#include "engine/face_classes.hpp"
#include "engine/group_kinds.hpp"

namespace kasino {

/// Everything about a taker that is read off diagrams, by serving.
struct TakerDiagrams {
  std::vector<Diagram> taken;     ///< what splits into groups, as many as may be taken; or nothing
  std::vector<Diagram> left;      ///< what holds no group
  std::vector<Diagram> repeated;  ///< what splits into groups, and for an earlier serving as well
};

/// Null when one of them takes more than `max_nodes` nodes to make.
std::unique_ptr<const TakerDiagrams> build_diagrams(const Taker& taker, const ValueTable& values,
                                                    const FaceClasses& classes,
                                                    const std::vector<std::uint16_t>& caps,
                                                    std::size_t max_nodes);

class LargeSearch {
 public:
  using Visit = std::function<bool(const ItemSet&)>;

  /// Enough for every table of one pack, and for the larger tables of two under most values. It
  /// keeps the making of a diagram within some 40 MB and half a second.
  static constexpr std::size_t default_max_nodes = 400'000;

  /// `taker` and `values` must outlive it.
  LargeSearch(const Taker& taker, const ValueTable& values,
              std::size_t max_nodes = default_max_nodes);

  const FaceClasses& classes() const { return classes_; }

  /// Whether the cards split into groups of the serving.
  bool splits(std::size_t serving, std::span<const Card> cards) const;
  /// Whether the cards split into groups of `serving`, which may be one that the taker has not. By
  /// trial: see SlowSearch.
  bool splits_slowly(const Serving& serving, std::span<const Card> cards) const;
  /// Whether the cards split into groups, each of any serving, as many as you like.
  bool splits_mixed(std::span<const Card> cards) const;
  Count count(std::span<const Card> table, Wanted wanted) const;
  /// Nothing where it takes too long to tell.
  std::optional<int> largest(std::span<const Card> table, Wanted wanted) const;
  void each(std::span<const Card> table, Wanted wanted, const Visit& visit,
            std::uint64_t skipped) const;

 private:
  const TakerDiagrams* diagrams_for(const Counts& counts) const;
  const TakerDiagrams* build_once(const std::vector<std::uint16_t>& caps) const;
  std::optional<std::vector<Diagram>> wanted_sets(const Counts& table, Wanted wanted) const;
  std::optional<Diagram> only_wanted(const Counts& table, Wanted wanted) const;
  Count slow_count(std::span<const Card> table, Wanted wanted) const;
  std::optional<int> slow_largest(std::span<const Card> table, Wanted wanted) const;
  void slow_each(std::span<const Card> table, Wanted wanted, const Visit& visit,
                 std::uint64_t skipped) const;

  const Taker* taker_;
  const ValueTable* values_;
  FaceClasses classes_;
  std::size_t max_nodes_;
  mutable std::mutex mutex_;
  // By caps, none ever dropped. Null: too large to make.
  mutable std::map<std::vector<std::uint16_t>, std::unique_ptr<const TakerDiagrams>> built_;
};

}  // namespace kasino
