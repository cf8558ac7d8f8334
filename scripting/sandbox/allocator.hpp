// The memory of one Lua state: counted and capped.
//
// A refusal makes Lua collect all garbage and ask once more. At the brim that would happen for
// every allocation, so after a few refusals everything is refused until the state is closed.
#pragma once

#include <cstddef>
#include <cstdint>

#include "scripting/sandbox/budget.hpp"

namespace kasino {

/// Invariant: the bytes that Lua has never exceed `limits.memory_bytes`, except while closing.
class Allocator {
 public:
  /// The budget has the limits and the clock, and outlives the heap.
  explicit Allocator(Budget& budget) : budget_(budget) {}
  Allocator(const Allocator&) = delete;
  Allocator& operator=(const Allocator&) = delete;

  /// The allocator to give to lua_newstate, with the heap as its first argument.
  static void* allocate(void* heap, void* block, std::size_t old_size, std::size_t new_size);

  std::size_t used() const { return used_; }
  /// Why memory was refused the last time.
  Limit last_refusal() const { return last_refusal_; }
  /// Lifts the cap, so that closing the state can run every destructor.
  void begin_closing() { closing_ = true; }

 private:
  bool may_grow(std::size_t bytes, bool is_string);
  bool refuse(Limit cause);

  Budget& budget_;
  std::size_t used_ = 0;
  std::uint64_t command_ = 0;  // the command that the refusals belong to
  int refusals_ = 0;
  Limit last_refusal_ = Limit::Memory;
  bool closing_ = false;
};

}  // namespace kasino
