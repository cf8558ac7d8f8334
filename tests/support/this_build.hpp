// What differs between two builds that share the tests' own objects.
#pragma once

#include <string>

namespace kasino::test {

/// Whether what is tested runs under sanitizers, which take many times as long.
extern const bool is_sanitized;

/// The path of this build's `kasino`.
extern const std::string tested_program;

}  // namespace kasino::test
