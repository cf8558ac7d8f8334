#include "scripting/sandbox/allocator.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include <lua.hpp>

namespace kasino {

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool is_sanitized = true;
#elif defined(__has_feature)
constexpr bool is_sanitized = __has_feature(address_sanitizer);
#else
constexpr bool is_sanitized = false;
#endif

/// The sanitizer watches malloc's blocks only, so under it none is pooled. Decided here: code that
/// is not sanitized sees the same class.
constexpr bool is_pooled(std::size_t size, std::size_t largest) {
  return !is_sanitized && size <= largest;
}

}  // namespace
namespace {

constexpr int most_refusals = 8;
constexpr std::size_t slab_bytes = 16U << 10U;
constexpr std::size_t string_overhead = 64;    // Lua's header and the closing zero, rounded up
constexpr std::size_t worth_a_look = 4096;     // copying as much costs more than reading a clock
constexpr std::size_t slab_header_bytes = 16;  // keeps blocks aligned

std::size_t rounded(std::size_t size, std::size_t grain) {
  return (size + grain - 1) / grain * grain;
}

}  // namespace

Allocator::~Allocator() {
  while (slabs_ != nullptr) {
    Slab* const next = slabs_->next;
    std::free(slabs_);
    slabs_ = next;
  }
}

void* Allocator::allocate(void* heap, void* block, std::size_t old_size, std::size_t new_size) {
  auto& self = *static_cast<Allocator*>(heap);
  // For a new block Lua passes the kind of object where the old size would be.
  const bool is_string = block == nullptr && old_size == LUA_TSTRING;
  if (block == nullptr) old_size = 0;
  if (new_size > old_size && !self.may_grow(new_size - old_size, is_string)) return nullptr;
  void* const made = self.resize(block, old_size, new_size);
  if (made != nullptr || new_size == 0) {
    self.used_ += new_size - old_size;
  } else {
    self.refuse(Limit::Memory);
  }
  return made;
}

bool Allocator::may_grow(std::size_t bytes, bool is_string) {
  if (closing_) return true;
  if (refusals_ >= most_refusals && command_ == budget_.command()) return false;
  const Limits& limits = budget_.limits();
  if (is_string && bytes > limits.string_bytes + string_overhead) {
    return refuse(Limit::StringLength);
  }
  if (bytes > limits.memory_bytes || used_ > limits.memory_bytes - bytes) {
    return refuse(Limit::Memory);
  }
  // A rehash or a long copy is one instruction to the step counter; the clock sees it.
  return bytes < worth_a_look || budget_.look();
}

bool Allocator::refuse(Limit cause) {
  if (command_ != budget_.command()) refusals_ = 0;
  command_ = budget_.command();
  ++refusals_;
  last_refusal_ = cause;
  return false;
}

void* Allocator::resize(void* block, std::size_t old_size, std::size_t new_size) {
  const bool stays = old_size > 0 && new_size > 0 &&
                     is_pooled(old_size, largest_pooled) == is_pooled(new_size, largest_pooled) &&
                     block != nullptr;
  if (stays && !is_pooled(new_size, largest_pooled)) return resize_large(block, old_size, new_size);
  if (stays && rounded(old_size, grain) == rounded(new_size, grain)) return block;
  void* const made = new_size == 0 ? nullptr : take(new_size, new_size > old_size);
  // Lua counts on shrinking to succeed. In this need the longer block serves as the shorter.
  if (made == nullptr && new_size > 0) return new_size <= old_size ? block : nullptr;
  if (block == nullptr) return made;
  if (made != nullptr) std::memcpy(made, block, std::min(old_size, new_size));
  give_back(block, old_size);
  return made;
}

void* Allocator::resize_large(void* block, std::size_t old_size, std::size_t new_size) {
  if (new_size > old_size && !fits_footprint(new_size - old_size)) return nullptr;
  void* const moved = std::realloc(block, new_size);
  if (moved == nullptr) return new_size <= old_size ? block : nullptr;
  footprint_ += new_size - old_size;
  return moved;
}

void* Allocator::take(std::size_t size, bool capped) {
  if (is_pooled(size, largest_pooled)) return take_pooled(size, capped);
  if (capped && !fits_footprint(size)) return nullptr;
  void* const block = std::malloc(size);
  if (block != nullptr) footprint_ += size;
  return block;
}

void* Allocator::take_pooled(std::size_t size, bool capped) {
  const std::size_t block_bytes = rounded(size, grain);
  FreeBlock*& head = free_[block_bytes / grain];
  if (head != nullptr) {
    FreeBlock* const block = head;
    head = block->next;
    return block;
  }
  if (fresh_bytes_ < block_bytes && !add_slab(capped)) return nullptr;
  std::byte* const block = fresh_;
  fresh_ += block_bytes;
  fresh_bytes_ -= block_bytes;
  return block;
}

bool Allocator::add_slab(bool capped) {
  if (capped && !fits_footprint(slab_bytes)) return false;
  auto* const slab = static_cast<Slab*>(std::malloc(slab_bytes));
  if (slab == nullptr) return false;
  slab->next = slabs_;
  slabs_ = slab;
  footprint_ += slab_bytes;
  fresh_ = reinterpret_cast<std::byte*>(slab) + slab_header_bytes;
  fresh_bytes_ = slab_bytes - slab_header_bytes;
  return true;
}

void Allocator::give_back(void* block, std::size_t size) {
  if (!is_pooled(size, largest_pooled)) {
    footprint_ -= size;
    std::free(block);
    return;
  }
  FreeBlock*& head = free_[rounded(size, grain) / grain];
  auto* const freed = static_cast<FreeBlock*>(block);
  freed->next = head;
  head = freed;
}

bool Allocator::fits_footprint(std::size_t bytes) const {
  const std::size_t most = budget_.limits().memory_bytes / 4 * 5 + slab_bytes;
  return closing_ || (bytes <= most && footprint_ <= most - bytes);
}

}  // namespace kasino
