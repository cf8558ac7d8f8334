// What differs between the two builds that share the tests' own object files.
#pragma once

#include <string>

namespace kasino::test {

/// Whether the program tested has sanitizers, which take many times as long.
extern const bool is_sanitized;

/// The path of this build's `kasino`.
extern const std::string tested_program;

}  // namespace kasino::test
