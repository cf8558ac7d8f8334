#include "tests/support/this_build.hpp"

namespace kasino::test {

const bool is_sanitized = KASINO_SANITIZED;
const std::string tested_program = KASINO_BINARY;

}  // namespace kasino::test
