// JSON that was read from a file, which anybody may have written.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace kasino {

/// The same JSON with null for what is nested deeper than any file of ours: nlohmann-json writes
/// nested values by recursion.
std::string without_deep_values(std::string_view text);

/// Its objects find their keys fast, however many there are: those of ordered_json do not. Throws
/// nlohmann::json::exception.
inline nlohmann::json parsed_json(std::string_view text) {
  return nlohmann::json::parse(without_deep_values(text));
}

/// A whole number, at most `most`; a larger one counts as that. Throws nlohmann::json::exception
/// for anything else, which get() would convert.
template <typename Number = int>
Number count_in(const nlohmann::json& json, Number most) {
  const auto& number = json.get_ref<const nlohmann::json::number_unsigned_t&>();
  return static_cast<Number>(std::min<std::uint64_t>(number, static_cast<std::uint64_t>(most)));
}

}  // namespace kasino
