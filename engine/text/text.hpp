// Words for people, in the languages the program speaks.
#pragma once

#include <span>
#include <string>

namespace kasino {

enum class Language { English, Swedish };

/// A text in each language. English is the fall-back.
struct Text {
  std::string en;
  std::string sv;  ///< may be empty

  const std::string& in(Language language) const {
    return language == Language::Swedish && !sv.empty() ? sv : en;
  }
  bool operator==(const Text&) const = default;
};

/// Joins two texts, language by language.
Text operator+(const Text& a, const Text& b);
Text operator+(const Text& a, const std::string& b);
Text operator+(const std::string& a, const Text& b);

/// The order of clause ids: "CAP-2" before "CAP-10", and numbers before letters.
bool stands_before(const std::string& a, const std::string& b);

/// All words, with `between` between them.
std::string joined(std::span<const std::string> words, const char* between = ", ");

/// "one, two or three".
std::string any_of(std::span<const std::string> words);

}  // namespace kasino
