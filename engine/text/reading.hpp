// Whole numbers and words, read from text that somebody wrote.
#pragma once

#include <charconv>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <vector>

namespace kasino {

/// Takes the whole number that `text` begins with off it. Nothing, and `text` unchanged, if there
/// is none, or a `Number` cannot hold it.
template <typename Number>
std::optional<Number> take_number(std::string_view& text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

/// All of `text` as a whole number from `least` to `most`; nothing for any other text.
template <typename Number = long long>
std::optional<Number> whole_number(
    std::string_view text, std::type_identity_t<Number> least = std::numeric_limits<Number>::min(),
    std::type_identity_t<Number> most = std::numeric_limits<Number>::max()) {
  const auto number = take_number<Number>(text);
  const bool is_it = number && text.empty() && least <= *number && *number <= most;
  return is_it ? number : std::nullopt;
}

/// The small letter for an ASCII capital; any other byte as it is.
constexpr char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

inline constexpr std::string_view white_space = " \t\r\n\v\f";

/// Whether `text` consists of digits only.
bool is_digits(std::string_view text);

/// The parts between `separator`, trimmed of blanks, which are spaces and tabs; an empty text has
/// one empty part.
std::vector<std::string> parts_of(std::string_view text, char separator);

/// The words between blanks and any of `separators`; an empty text has none.
std::vector<std::string> words_in(std::string_view text, std::string_view separators = {});

/// A word as somebody types it.
struct TypedWord {
  std::string text;                   ///< without the quotes
  std::optional<std::size_t> equals;  ///< where its first = outside of quotes stands
};

/// The words between white space; what stands in `"` is of one word. Throws Error for an open
/// quote.
std::vector<TypedWord> typed_words(std::string_view text);

/// The lines of `text`, without their ends; an end behind the last line begins no other.
std::vector<std::string> lines_of(std::string_view text);

}  // namespace kasino
