#include "scripting/sandbox/allocator.hpp"

#include <cstdlib>

#include <lua.hpp>

namespace kasino {

namespace {

constexpr int most_refusals = 8;
constexpr std::size_t string_overhead = 64;  // Lua's header and the closing zero, rounded up
constexpr std::size_t worth_a_look = 4096;   // copying as much costs more than reading a clock

}  // namespace

void* Allocator::allocate(void* heap, void* block, std::size_t old_size, std::size_t new_size) {
  auto& self = *static_cast<Allocator*>(heap);
  // For a new block Lua passes the kind of object where the old size would be.
  const bool is_string = block == nullptr && old_size == LUA_TSTRING;
  if (block == nullptr) old_size = 0;
  if (new_size > old_size && !self.may_grow(new_size - old_size, is_string)) return nullptr;
  void* made = nullptr;
  if (new_size == 0)
    std::free(block);
  else
    made = std::realloc(block, new_size);
  // Lua counts on shrinking to succeed. In this need the longer block serves as the shorter.
  if (made == nullptr && new_size > 0 && new_size <= old_size) made = block;
  if (made != nullptr || new_size == 0)
    self.used_ += new_size - old_size;
  else
    self.refuse(Limit::Memory);
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

}  // namespace kasino
