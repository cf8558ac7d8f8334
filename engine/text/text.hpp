// Words for people, in the languages the program speaks.
//
// A sentence is written once, with both languages side by side and a place for each thing that it
// tells: format({"{0} is not in {1}", "{0} finns inte i {1}"}, card, hand). Text::in() chooses at
// the edge.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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

/// How many fillings `pattern` needs: one more than the highest number that stands in braces.
/// Other braces are letters, as in "{seat}".
constexpr std::size_t places_in(std::string_view pattern) {
  std::size_t places = 0;
  for (std::size_t i = 0; i + 2 < pattern.size(); ++i)
    if (pattern[i] == '{' && pattern[i + 1] >= '0' && pattern[i + 1] <= '9' &&
        pattern[i + 2] == '}')
      places = std::max(places, static_cast<std::size_t>(pattern[i + 1] - '0') + 1);
  return places;
}

/// A sentence written in the program, with at most `fillings` places {0}, {1} ... to fill, which is
/// checked when it is compiled. No text from outside becomes one.
template <std::size_t fillings>
struct Sentence {
  std::string_view en;
  std::string_view sv;

  constexpr Sentence() = default;
  consteval Sentence(const char* english, const char* swedish) : en(english), sv(swedish) {
    if (places_in(en) > fillings || places_in(sv) > fillings) throw "a place that nothing fills";
  }
  std::string_view in(Language language) const { return language == Language::Swedish ? sv : en; }
};

/// What fills a place: a text, a string or a number.
inline const Text& as_text(const Text& text) { return text; }
inline Text as_text(std::string_view text) { return {std::string(text), {}}; }
template <std::integral Number>
requires(!std::same_as<Number, bool> && !std::same_as<Number, char>) Text as_text(Number number) {
  return {std::to_string(number), {}};
}

/// The pattern with each {N} replaced by the Nth of `fillings`, in that language.
std::string filled(std::string_view pattern, std::span<const Text> fillings, Language language);

/// The sentence with its places filled, language by language.
template <typename... Fillings>
Text format(const Sentence<sizeof...(Fillings)>& sentence, const Fillings&... fillings) {
  const std::initializer_list<Text> all{as_text(fillings)...};
  return {filled(sentence.en, all, Language::English), filled(sentence.sv, all, Language::Swedish)};
}

/// The order of clause ids: "CAP-2" before "CAP-10", and numbers before letters.
bool by_clause(const std::string& a, const std::string& b);

/// Each item in words: `text` is a function or a member of the item.
template <typename Items, typename InWords>
std::vector<std::string> texts_of(const Items& items, InWords text) {
  std::vector<std::string> texts;
  for (const auto& item : items) texts.emplace_back(std::invoke(text, item));
  return texts;
}
/// Each number in digits.
template <typename Numbers>
std::vector<std::string> texts_of(const Numbers& numbers) {
  return texts_of(numbers, [](int number) { return std::to_string(number); });
}

/// The keys of a map.
template <typename Map>
std::vector<std::string> names_in(const Map& map) {
  return texts_of(map, [](const auto& entry) { return entry.first; });
}

/// All words, with `between` between them.
std::string joined(std::span<const std::string> words, const char* between = ", ");

/// "one, two or three".
Text any_of(std::span<const std::string> words);

}  // namespace kasino
