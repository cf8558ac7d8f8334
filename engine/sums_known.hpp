// What is known of sums of nodes of one level, as a Workshop makes them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/diagram.hpp"
#include "engine/level_nodes.hpp"

namespace kasino {

/// The sums of any nodes with few others. Those with the same one are in a row, where one is looked
/// up in a single step.
class SumsKnown {
 public:
  static constexpr LevelId unknown = 0xFFFF;
  static_assert(LevelNodes::most_nodes < unknown);

  /// The row of what is added. `none` is the vector of no cards.
  std::size_t row_of(LevelId added, LevelId none) {
    if (added >= row_of_.size()) row_of_.resize(added + std::size_t{1}, 0);
    std::size_t& row = row_of_[added];
    if (row == 0) {
      rows_.emplace_back();
      row = rows_.size();
      put(row, none, added);
      put(row, nothing, nothing);
    }
    return row;
  }
  /// The sum of `one` and what is added, or `unknown`.
  LevelId find(std::size_t row, LevelId one) const {
    const std::vector<LevelId>& sums = rows_[row - 1];
    return one < sums.size() ? sums[one] : unknown;
  }
  LevelId put(std::size_t row, LevelId one, LevelId sum) {
    std::vector<LevelId>& sums = rows_[row - 1];
    if (one >= sums.size()) sums.resize(std::max(one + std::size_t{1}, 2 * sums.size()), unknown);
    return sums[one] = sum;
  }

 private:
  std::vector<std::size_t> row_of_;  // by what is added; 0: none yet
  std::vector<std::vector<LevelId>> rows_;
};

}  // namespace kasino
