// What the program says, in the languages it speaks: phrases with numbered gaps.
//
// Only words that hold for any variant stand in phrases; a game's own words come from its script.
#pragma once

#include <string>
#include <vector>

#include <fmt/format.h>

#include "engine/text/text.hpp"

namespace kasino {

/// A sentence with gaps: {"{0} to play", "{0} spelar"}.
struct Phrase {
  const char* en;
  const char* sv;

  const char* in(Language language) const { return language == Language::Swedish ? sv : en; }
};

/// The phrase with its gaps filled.
template <typename... Args>
std::string say(Language language, const Phrase& phrase, const Args&... args) {
  return fmt::vformat(phrase.in(language), fmt::make_format_args(args...));
}

/// A text of a script, made harmless for a terminal.
std::string words_of(const Text& text, Language language);

/// "a", "a or b", "a, b or c"; of items that are lists themselves "a, b; c; or d".
std::string list_of(const std::vector<std::string>& items, Language language, const Phrase& last);

inline constexpr Phrase or_word{" or ", " eller "};
inline constexpr Phrase and_word{" and ", " och "};

}  // namespace kasino
