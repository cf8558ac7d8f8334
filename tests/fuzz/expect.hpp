// The properties that fuzzers check: one that does not hold ends the program.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/text/error.hpp"

namespace kasino::fuzz {

/// Ends the program, with `property` on standard error, unless `holds`.
void expect(bool holds, std::string_view property);

/// Expects the message to be one line that a terminal can show, and not too long to read.
void expect_good_message(const Error& error);

/// Expects the column to lie in `text`.
void expect_good_place(const ParseError& error, std::string_view text);

}  // namespace kasino::fuzz
