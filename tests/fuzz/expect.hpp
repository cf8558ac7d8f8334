// What the fuzzers hold their inputs to: a property that does not hold ends the program.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/text/error.hpp"

/// What libFuzzer calls. Always answers 0.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace kasino::fuzz {

/// Ends the program, with `property` on standard error, unless it holds.
void expect(bool holds, std::string_view property);

/// The message is one line that a terminal can show, and not too long to read.
void expect_good_message(const Error& error);

/// The column lies in the text, which is `text`.
void expect_good_place(const ParseError& error, std::string_view text);

}  // namespace kasino::fuzz
