// A hash that is the same on every machine: FNV-1a of 64 bits (Fowler, Noll and Vo).
#pragma once

#include <cstdint>
#include <string_view>

namespace kasino {

/// The hash of `bytes` that follow others whose hash is `before`.
constexpr std::uint64_t hash_of(std::string_view bytes,
                                std::uint64_t before = 0xcbf29ce484222325U) {
  for (const char byte : bytes)
    before = (before ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
  return before;
}

}  // namespace kasino
