#include "scripting/variant/compile_values.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/cards/pattern.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

FaceSet faces_of(const Data& pattern) { return parse_pattern(*pattern.as<std::string>())->faces; }

ValueTable plain_values() {
  ValueTable values{};
  for (Face face = 0; face < joker_face; ++face)
    values[face] = {static_cast<Value>(Card::of_face(face, 1).rank())};
  return values;
}

namespace {

Values read_values(const Data& entry) {
  Values values;
  if (const auto* number = entry.as<std::int64_t>()) {
    values.add(static_cast<Value>(*number));
    return values;
  }
  for (const auto& [key, element] : *entry.as<Fields>())
    if (!values.add(static_cast<Value>(*element.as<std::int64_t>())))
      fail_at(element,
              "a card can have " + std::to_string(max_values_per_card) + " values at most");
  return values;
}

}  // namespace

void set_values(ValueTable& values, const Data& entries) {
  struct Entry {
    Pattern pattern;
    const Data* value;
  };
  std::vector<Entry> ordered;
  for (const auto& [key, value] : *entries.as<Fields>())
    if (!value.is_false()) ordered.push_back({*parse_pattern(to_text(key)), &value});
  std::stable_sort(ordered.begin(), ordered.end(), [](const Entry& a, const Entry& b) {
    return a.pattern.scope < b.pattern.scope;
  });
  for (const Entry& entry : ordered)
    for (Face face = 0; face < face_count; ++face)
      if (entry.pattern.faces.has(face)) values[face] = read_values(*entry.value);
}

std::vector<std::string> words_of(const Data& list) {
  std::vector<std::string> words;
  for (const auto& [key, element] : *list.as<Fields>()) {
    const std::string& word = *element.as<std::string>();
    if (word.empty() || word.find_first_of(" \t\n\"=+;") != word.npos)
      fail_at(element, "a word has no blanks and none of \" = + ;, so that it can be typed");
    if (std::find(words.begin(), words.end(), word) != words.end())
      fail_at(element, "the word " + printable(word, 60) + " stands there twice");
    words.push_back(word);
  }
  if (words.empty()) fail_at(list, "a list of words needs a word");
  return words;
}

}  // namespace kasino
