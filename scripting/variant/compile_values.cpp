#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/cards/pattern.hpp"
#include "engine/text/hash.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/source/script_error.hpp"
#include "scripting/source/spelling.hpp"
#include "scripting/variant/compiler.hpp"
#include "scripting/variant/key.hpp"

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
    if (word.empty() || word.find_first_of(" \t\n\"=+,;") != word.npos)
      fail_at(element, "a word has no blanks and none of \" = + , ;, so that it can be typed");
    if (std::find(words.begin(), words.end(), word) != words.end())
      fail_at(element, "the word " + printable(word, 60) + " stands there twice");
    words.push_back(word);
  }
  if (words.empty()) fail_at(list, "a list of words needs a word");
  return words;
}

namespace {

std::string group_of(const std::string& id) {
  const std::size_t dash = id.rfind('-');
  return dash == std::string::npos ? id : id.substr(0, dash);
}

/// Where each group of clauses is written first: the index of the script, and the line. Groups that
/// are written only in patches of options are absent.
std::map<std::string, std::pair<std::size_t, int>> places_of_groups(
    const Composition& composition) {
  std::map<std::string, std::pair<std::size_t, int>> places;
  for (std::size_t i = 0; i < composition.scripts.size(); ++i) {
    for (const auto& [key, clause] : composition.scripts[i]->data().entries("clauses")) {
      const std::pair<std::size_t, int> place{i, clause.line};
      const auto [known, added] = places.emplace(group_of(to_text(key)), place);
      if (!added) known->second = std::min(known->second, place);
    }
  }
  return places;
}

constexpr std::size_t most_clause_bytes = std::size_t{1} << 20U;

/// The values of all options, by name.
std::map<std::string, std::string> values_of(const Composition& composition) {
  std::map<std::string, std::string> values;
  for (const auto* list : {&composition.options, &composition.pinned})
    for (const OptionValue& option : *list) values[option.name] = option.value;
  return values;
}

/// `text` with the value of each option that it names in braces: "play to {target}". Subtracts its
/// length from `bytes_left`, which all clauses share.
std::string filled(std::string_view text, const std::map<std::string, std::string>& values,
                   const Data& place, std::size_t& bytes_left) {
  std::string filled;
  const auto add = [&](std::string_view part) {
    if (part.size() > bytes_left)
      fail_at(place, "with the values of options filled in, the clauses have more than " +
                         std::to_string(most_clause_bytes >> 10U) + " KiB of text");
    bytes_left -= part.size();
    filled += part;
  };
  std::size_t done = 0;
  for (std::size_t open = text.find('{'); open != text.npos; open = text.find('{', done)) {
    const std::size_t close = text.find('}', open);
    if (close == text.npos) break;
    const std::string name(text.substr(open + 1, close - open - 1));
    const auto value = values.find(name);
    if (value == values.end())
      fail_at(place, "{" + name + "} names no option" + did_you_mean(name, names_in(values)));
    add(text.substr(done, open - done));
    add(value->second);
    done = close + 1;
  }
  add(text.substr(done));
  return filled;
}

/// What can be asked about the clause, or why nothing can.
void add_questions(Clause& clause, const Composition& composition) {
  const auto add = [&](const Data& word) {
    clause.matters.push_back(static_cast<Matter>(number_of_word(one_of(matter_words), word)));
  };
  if (const Data* asked = present(composition.merged.entries("asks"), Key(clause.id))) {
    if (asked->as<Fields>() == nullptr)
      add(*asked);
    else
      for (const auto& [key, word] : *asked->as<Fields>()) add(word);
  }
  if (const Data* why = present(composition.merged.entries("unasked"), Key(clause.id)))
    clause.unasked = text_of(*why);
}

}  // namespace

std::vector<Clause> ordered_clauses(const Composition& composition) {
  std::vector<Clause> clauses;
  const auto values = values_of(composition);
  std::size_t bytes_left = most_clause_bytes;
  for (const auto& [key, text] : composition.merged.entries("clauses"))
    if (!text.is_false()) {
      const Text raw = text_of(text);
      clauses.push_back(
          {to_text(key),
           {filled(raw.en, values, text, bytes_left), filled(raw.sv, values, text, bytes_left)}});
    }
  for (Clause& clause : clauses) add_questions(clause, composition);
  const auto places = places_of_groups(composition);
  const auto place = [&](const Clause& clause) {
    const auto found = places.find(group_of(clause.id));
    return found != places.end() ? found->second
                                 : std::make_pair(std::numeric_limits<std::size_t>::max(), 0);
  };
  std::sort(clauses.begin(), clauses.end(), [&](const Clause& a, const Clause& b) {
    if (place(a) != place(b)) return place(a) < place(b);
    return by_clause(a.id, b.id);
  });
  return clauses;
}

Text written_aim(const Composition& composition, const Text& made) {
  const Data* written = present(*composition.merged.as<Fields>(), Key(std::string("aim")));
  if (written == nullptr) return made;
  auto values = values_of(composition);
  std::size_t bytes_left = most_clause_bytes;
  const Text raw = text_of(*written);
  values["aim"] = made.en;
  const std::string en = filled(raw.en, values, *written, bytes_left);
  values["aim"] = made.sv;
  return {en, filled(raw.sv, values, *written, bytes_left)};
}

std::string hash_of_sources(const Composition& composition) {
  std::uint64_t hash = hash_of("");
  for (const auto& script : composition.scripts) hash = hash_of(script->source().text, hash);
  return fmt::format("{:016x}", hash);
}

}  // namespace kasino
