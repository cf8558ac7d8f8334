// What to do about an error that Lua raised while a script ran: Lua says which value was in the
// way, and the person who wrote the line wants to know what to write instead.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kasino {

/// The names that a script is offered.
struct OfferedNames {
  std::vector<std::string> globals;
  std::map<std::string, std::vector<std::string>> fields;  ///< of globals that are tables
};

/// A line of a text, from 1.
struct LineOf {
  std::string_view source;
  int line;
};

/// "; what to do" or " (did you mean ...?)" about a `problem` that was raised in a line, perhaps by
/// one of the functions that scripts are offered: `called` is its name. Or nothing.
///
///   "attempt to call a nil value (global 'paris')"  ->  " (did you mean pairs?)"
std::string runtime_advice(std::string_view problem, std::string_view called, LineOf at,
                           const OfferedNames& offered);

/// The same about the wrong answer of a function that stands in the lines `first` to `last`.
std::string answer_advice(std::string_view problem, std::string_view source, int first, int last);

}  // namespace kasino
