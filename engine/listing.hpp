// A list of sets that is made in several ways, one after the other.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>

#include "engine/item_set.hpp"

namespace kasino {

/// Visits sets as they are found in order, from a number on.
class Listing {
 public:
  using Visit = std::function<bool(const ItemSet&)>;

  /// `visit` must outlive it; the first `skipped` sets are passed over.
  Listing(const Visit& visit, std::uint64_t skipped) : visit_(visit), skipped_(skipped) {}

  /// False when the visitor stopped it.
  bool add(const ItemSet& set) {
    last_ = set;
    if (++found_ > skipped_) goes_on_ = visit_(set);
    return goes_on_;
  }
  /// Sets that are listed again, from the first on, are passed over.
  bool add_if_later(const ItemSet& set) { return (found_ > 0 && !(last_ < set)) || add(set); }

  bool goes_on() const { return goes_on_; }
  /// How many to pass over for those that are still to be visited.
  std::uint64_t skipped() const { return std::max(skipped_, found_); }

 private:
  const Visit& visit_;
  std::uint64_t skipped_;
  std::uint64_t found_ = 0;
  ItemSet last_;
  bool goes_on_ = true;
};

}  // namespace kasino
