// Catch2, version 2 or 3, whichever is installed.
//
// Tests include this and never Catch2 itself. They are written for version 3; what version 2 lacks
// of the part that they use is made up here.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <string>

#include <catch2/catch.hpp>

namespace Catch::Matchers {

/// Matches a string that holds `part`. In version 2 its name is Contains.
inline auto ContainsSubstring(const std::string& part,
                              CaseSensitive::Choice caring = CaseSensitive::Yes) {
  return Contains(part, caring);
}

}  // namespace Catch::Matchers
#endif
