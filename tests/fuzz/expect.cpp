#include "tests/fuzz/expect.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>

namespace kasino::fuzz {

void expect(bool holds, std::string_view property) {
  if (holds) return;
  std::cerr << "does not hold: " << property << std::endl;
  std::abort();
}

void expect_good_message(const Error& error) {
  constexpr std::size_t longest = 10'000;  // what a script says is cut after 8192 bytes
  const std::string_view message = error.what();
  const bool shows = std::none_of(message.begin(), message.end(), [](char letter) {
    return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f;
  });
  expect(shows, "a message is one line without control characters");
  expect(!message.empty() && message.size() <= longest, "a message is neither empty nor endless");
}

void expect_good_place(const ParseError& error, std::string_view text) {
  expect(error.text() == text, "a parse error carries the text");
  expect(error.column() <= text.size(), "the column of a parse error lies in the text");
}

}  // namespace kasino::fuzz
