// Lists the sets of table cards whose counts are in a diagram, in dictionary order.
//
// A search through all sets, cut wherever no set of the diagram begins with the cards chosen so
// far: the work is in proportion to the sets visited, and paid for (Account). Skipped sets are
// counted branch by branch.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/capture/account.hpp"
#include "engine/capture/diagram.hpp"
#include "engine/capture/group_kinds.hpp"
#include "engine/cards/card.hpp"
#include "engine/cards/item_set.hpp"

namespace kasino {

class SetWalk {
 public:
  using Visit = std::function<bool(const ItemSet&)>;

  /// The diagram, which is over `classes`, must not hold the empty set.
  SetWalk(const Diagram& diagram, const FaceClasses& classes, std::span<const Card> table,
          Visit visit, std::uint64_t skipped = 0);

  /// Visits every set but the first `skipped`, until `visit` answers false.
  void run() { go_on_from(0); }

 private:
  bool go_on_from(std::size_t begin);
  bool choose(std::size_t card);
  bool leads_anywhere();
  bool find(std::size_t level, NodeId node);

  const Diagram& diagram_;
  const FaceClasses& classes_;
  std::span<const Card> table_;
  Visit visit_;
  std::uint64_t skipped_;  // sets still to be skipped
  ItemSet chosen_;
  Counts least_{};  // counts of the chosen cards
  Counts most_;     // counts of the chosen and the undecided cards
  Counts found_{};  // the last vector found between the two
  std::uint32_t search_ = 0;
  Tab tab_;
  std::vector<std::vector<std::uint32_t>> failed_in_;  // by level and node: the last failed search
};

}  // namespace kasino
