// Catch2, version 2 or 3, whichever is installed.
//
// Tests include this and never Catch2 itself. They are written for version 3; what they use and
// version 2 lacks is defined here.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <string>

#include <catch2/catch.hpp>

namespace Catch::Matchers {

/// Matches a string that contains `part`. Version 2 calls it Contains.
inline auto ContainsSubstring(const std::string& part,
                              CaseSensitive::Choice caring = CaseSensitive::Yes) {
  return Contains(part, caring);
}

}  // namespace Catch::Matchers
#endif
