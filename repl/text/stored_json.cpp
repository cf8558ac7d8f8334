#include "repl/text/stored_json.hpp"

namespace kasino {

std::string without_deep_values(std::string_view text) {
  constexpr int most = 16;
  std::string kept;
  int depth = 0;
  bool is_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool opens = !is_string && (c == '[' || c == '{');
    const bool closes = !is_string && (c == ']' || c == '}');
    if (opens && ++depth == most + 1) kept += "null";
    if (depth <= most) kept += c;
    if (closes) --depth;
    if (c == '"') is_string = !is_string;
    if (c != '\\' || !is_string || i + 1 == text.size()) continue;
    ++i;  // whatever is escaped, it ends no string
    if (depth <= most) kept += text[i];
  }
  return kept;
}

}  // namespace kasino
