// Records of then, and one written by hand: tests/data/records/short.kasino, the last two rounds of
// a deal.
#pragma once

#include <string>

#include "engine/game/game.hpp"
#include "engine/record/record.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/shipped.hpp"

namespace kasino::test {

inline const std::string& good() {
  static const std::string text = read_data("records/short.kasino");
  return text;
}

/// The record with one thing changed.
inline std::string with(const std::string& what, const std::string& instead) {
  std::string text = good();
  const std::size_t at = text.find(what);
  REQUIRE(at != std::string::npos);
  return text.replace(at, what.size(), instead);
}

/// The standard game as records of then know it: by another name, with one option.
inline const Rules& rules_then() {
  static const Rules rules([] {
    RuleData data = shipped("standard").data();
    data.name = data.id = "nordic";
    data.hash = "0123456789abcdef";
    std::erase_if(data.options, [](const OptionValue& option) { return option.name != "values"; });
    return data;
  }());
  return rules;
}

inline Game replay(const std::string& text) { return replay_record(text, rules_then()); }

}  // namespace kasino::test
