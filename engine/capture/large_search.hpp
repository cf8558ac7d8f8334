// Capture search on any number of cards, for the groups of one played face.
//
// Every answer is read off a decision diagram over classes, made when first needed for the cards of
// a table; the last diagrams are kept. If the diagram would grow too large, only captures of a
// single group are found, and the answer says that there may be others.
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

/// What a diagram holds; a key to find it again.
struct DiagramQuestion {
  enum class Of : std::uint8_t {
    Wanted,        ///< every wanted set
    SingleGroups,  ///< the wanted sets that are a single group
    ManyGroups     ///< sets that split into any number of groups; the empty set too
  };
  const void* asker;  ///< the LargeSearch whose takings it is about; only compared
  Of of;
  Wanted wanted;
  Counts caps;  ///< the number of cards of each class

  bool operator==(const DiagramQuestion&) const = default;
};

/// The diagrams asked for last, some 16 MB of them; null for one that was too large.
struct KeptDiagrams {
  std::mutex mutex;
  /// The most recent last.
  std::vector<std::pair<DiagramQuestion, std::shared_ptr<const Diagram>>> known;
};

/// Safe to share between threads.
class LargeSearch {
 public:
  /// Enough for every table of one pack, and nearly all of two, under the values of the shipped
  /// variants. Keeps the making of a diagram within some 30 MB.
  static constexpr std::size_t default_max_children = 2'000'000;

  /// The references must outlive the search; searches for other takings may share `kept`.
  LargeSearch(const GroupsByValue& takings, const ValueTable& values, KeptDiagrams& kept,
              std::size_t max_children = default_max_children)
      : takings_(takings),
        values_(values),
        kept_(kept),
        classes_(takings, values),
        max_children_(max_children) {}

  /// See CaptureSearch. takes() answers whether `taken` is wanted; nothing if it takes too long to
  /// tell.
  std::optional<bool> takes(std::span<const Card> table, const ItemSet& taken,
                            const Wanted& wanted) const;
  Count count(std::span<const Card> table, const Wanted& wanted) const;
  std::optional<int> largest(std::span<const Card> table, const Wanted& wanted) const;
  bool each(std::span<const Card> table, const Wanted& wanted,
            const std::function<bool(const ItemSet&)>& visit, std::uint64_t skipped) const;

  /// Whether each card can be in a group, on a table with the right other cards.
  bool are_useful(std::span<const Card> cards) const;
  /// Whether the cards split into any number of groups of these kinds; false also if it takes too
  /// long to tell.
  bool splits_into(const GroupKinds& kinds, std::span<const Card> cards) const;
  /// Splits `taken` into groups in written form, as CaptureSearch::explain(). Empty if they do not
  /// split; nothing if it takes too long to tell.
  std::optional<std::vector<Cards>> written_groups(const ValueGroups& taking,
                                                   std::span<const Card> table, Cards taken) const;

 private:
  using Of = DiagramQuestion::Of;
  using Shared = std::shared_ptr<const Diagram>;
  struct Answer {
    Shared sets;   // null if even single groups take too long
    bool are_all;  // else they are the single groups alone
  };

  Answer wanted_on(const Counts& table, const Wanted& wanted) const;
  /// Null if it takes too many nodes.
  Shared find(Of of, const Wanted& wanted, const Counts& caps) const;
  Diagram make(Of of, const Wanted& wanted, const Counts& caps) const;
  DiagramMaker maker(const Counts& caps) const { return {classes_.size(), caps, max_children_}; }
  NodeId groups_of(const GroupKinds& kinds, DiagramMaker& maker) const;
  NodeId singles_of(const GroupKinds& kinds, DiagramMaker& maker) const;
  NodeId of(const std::vector<Face>& faces, DiagramMaker& maker) const;
  std::vector<NodeId> unions_of(const GroupKinds& kinds, int most, DiagramMaker& maker) const;
  NodeId counted_of(const GroupKinds& kinds, GroupCount numbers, const Wanted& wanted,
                    DiagramMaker& maker) const;

  const GroupsByValue& takings_;
  const ValueTable& values_;
  KeptDiagrams& kept_;
  FaceClasses classes_;
  std::size_t max_children_;
};

}  // namespace kasino
