// Capture search on any number of cards, for one takings.
//
// Everything is read off decision diagrams over classes, made for the cards of a table when first
// needed; the last of them are kept. Where one would grow too large, captures of a single group are
// all that is told, as being some of those there are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/capture/count.hpp"
#include "engine/capture/diagram.hpp"
#include "engine/capture/diagram_maker.hpp"
#include "engine/capture/group_kinds.hpp"
#include "engine/capture/values.hpp"
#include "engine/capture/wanted.hpp"
#include "engine/cards/card.hpp"
#include "engine/cards/item_set.hpp"

namespace kasino {

/// What a diagram is asked to have.
struct DiagramQuestion {
  enum class Of : std::uint8_t {
    Wanted,        ///< all that is wanted
    SingleGroups,  ///< of that, what is a single group
    ManyGroups     ///< what splits into groups that go together, or nothing
  };
  const void* asker;
  Of of;
  Wanted wanted;
  Counts caps;  ///< of so many cards of each class

  bool operator==(const DiagramQuestion&) const = default;
};

/// The diagrams that were asked for last, null where one was too large: some 16 MB of them.
struct KeptDiagrams {
  std::mutex mutex;
  std::vector<std::pair<DiagramQuestion, std::shared_ptr<const Diagram>>>
      known;  // the last one last
};

/// Safe to share between threads.
class LargeSearch {
 public:
  /// Enough for every table of one pack, and nearly all of two, under the values of the games. It
  /// keeps the making of a diagram within some 30 MB.
  static constexpr std::size_t default_max_children = 2'000'000;

  /// All must outlive it; other takings may share `kept`.
  LargeSearch(const Takings& takings, const ValueTable& values, KeptDiagrams& kept,
              std::size_t max_children = default_max_children)
      : takings_(takings),
        values_(values),
        kept_(kept),
        classes_(takings, values),
        max_children_(max_children) {}

  /// See CaptureSearch. takes() answers whether `taken` is wanted; nothing: it takes too long to
  /// tell.
  std::optional<bool> takes(std::span<const Card> table, const ItemSet& taken,
                            const Wanted& wanted) const;
  Count count(std::span<const Card> table, const Wanted& wanted) const;
  std::optional<int> largest(std::span<const Card> table, const Wanted& wanted) const;
  bool each(std::span<const Card> table, const Wanted& wanted,
            const std::function<bool(const ItemSet&)>& visit, std::uint64_t skipped) const;

  /// Whether each card is in some group, on a table of the right cards.
  bool are_useful(std::span<const Card> cards) const;
  /// Whether the cards split into groups of these kinds, any number of them, as far as is found in
  /// time.
  bool splits_into(const GroupKinds& kinds, std::span<const Card> cards) const;
  /// The cards of `taken` as groups in written form, of some that go together: one after the other,
  /// the smallest that holds the first card left and leaves cards that split; of those, the first
  /// in dictionary order. None where they do not split so, nothing where it takes too long to tell.
  std::optional<std::vector<Cards>> written_groups(const Taking& taking,
                                                   std::span<const Card> table, Cards taken) const;

 private:
  using Of = DiagramQuestion::Of;
  using Shared = std::shared_ptr<const Diagram>;
  struct Answer {
    Shared sets;   // perhaps null
    bool are_all;  // that are wanted
  };

  Answer wanted_on(const Counts& table, const Wanted& wanted) const;
  /// Null where it takes too many nodes.
  Shared find(Of of, const Wanted& wanted, const Counts& caps) const;
  Diagram make(Of of, const Wanted& wanted, const Counts& caps) const;
  DiagramMaker maker(const Counts& caps) const { return {classes_.size(), caps, max_children_}; }
  NodeId groups_of(const GroupKinds& kinds, DiagramMaker& maker) const;
  NodeId singles_of(const GroupKinds& kinds, DiagramMaker& maker) const;
  std::vector<NodeId> unions_of(const GroupKinds& kinds, int most, DiagramMaker& maker) const;
  NodeId counted_of(const GroupKinds& kinds, GroupCount numbers, const Wanted& wanted,
                    DiagramMaker& maker) const;

  const Takings& takings_;
  const ValueTable& values_;
  KeptDiagrams& kept_;
  FaceClasses classes_;
  std::size_t max_children_;
};

}  // namespace kasino
