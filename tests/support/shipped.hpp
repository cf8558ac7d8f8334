// The shipped variants, for tests that need some rules and none in particular.
#pragma once

#include <string>

#include "engine/model/rules.hpp"

namespace kasino::test {

/// A variant of the source tree with these options, "standard+draw values=fixed"; loaded once.
const Rules& shipped(const std::string& variant);

}  // namespace kasino::test
