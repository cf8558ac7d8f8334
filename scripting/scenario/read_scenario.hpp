// What scenarios and lessons share in reading their files.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "scripting/scenario/scenario.hpp"
#include "scripting/variant/data.hpp"

namespace kasino {

template <typename Type>
Said<Type> said(const Data& data, Type what) {
  return {std::move(what), data.line, data.path};
}

/// The values of a list, which may be empty.
std::vector<const Data*> elements_of(const Data& list);

/// The strings of a list, or a single one; none for null.
std::vector<Said<std::string>> words_of(const Data* data);

/// Options and what they are set to, as typed.
std::map<std::string, std::string> options_of(const Data& data);

/// A position, with what is played in it and what must hold: a scenario without a name, which may
/// check nothing. Throws ScriptError.
Scenario read_position(const Data& data);

}  // namespace kasino
