// The memory of one Lua state: counted, capped, and pooled, because small blocks from a pool are
// much cheaper than malloc.
//
// A refusal makes Lua collect all garbage and ask once more. At the brim that would happen for
// every allocation, so after a few refusals everything is refused until the state is closed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "scripting/sandbox/budget.hpp"

namespace kasino {

/// Invariant: the bytes asked for never exceed `limits.memory_bytes`, nor those taken from the
/// system that much and a quarter, except while closing.
class Allocator {
 public:
  /// The budget has the limits and the clock, and outlives the heap.
  explicit Allocator(Budget& budget) : budget_(budget) {}
  ~Allocator();
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
  struct FreeBlock {
    FreeBlock* next;
  };
  struct Slab {
    Slab* next;
    std::size_t size;
  };
  static constexpr std::size_t grain = 16;
  static constexpr std::size_t largest_pooled = 256;

  bool may_grow(std::size_t bytes, bool is_string);
  bool refuse(Limit cause);
  void* resize(void* block, std::size_t old_size, std::size_t new_size);
  void* resize_large(void* block, std::size_t old_size, std::size_t new_size);
  void* take(std::size_t size, bool capped);
  void* take_pooled(std::size_t size, bool capped);
  bool add_slab(bool capped);
  void give_back(void* block, std::size_t size);
  bool fits_footprint(std::size_t bytes) const;

  Budget& budget_;
  std::size_t used_ = 0;       // as Lua counts
  std::size_t footprint_ = 0;  // as the system counts
  std::uint64_t command_ = 0;  // the command that the refusals belong to
  int refusals_ = 0;
  Limit last_refusal_ = Limit::Memory;
  bool closing_ = false;
  Slab* slabs_ = nullptr;
  std::byte* fresh_ = nullptr;  // the unused rest of the newest slab
  std::size_t fresh_bytes_ = 0;
  std::array<FreeBlock*, largest_pooled / grain + 1> free_{};
};

}  // namespace kasino
