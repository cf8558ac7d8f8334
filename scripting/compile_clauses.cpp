#include "scripting/compile_clauses.hpp"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <limits>
#include <map>
#include <tuple>

namespace kasino {

namespace {

std::string group_of(const std::string& id) {
  const std::size_t dash = id.rfind('-');
  return dash == std::string::npos ? id : id.substr(0, dash);
}

/// The first place, script by script and line by line, where each group has a clause of its own;
/// groups that only option patches bring come after.
std::map<std::string, std::pair<std::size_t, int>> places_of_groups(
    const Composition& composition) {
  std::map<std::string, std::pair<std::size_t, int>> places;
  for (std::size_t i = 0; i < composition.scripts.size(); ++i) {
    const Data* clauses = composition.scripts[i]->data().find("clauses");
    if (clauses == nullptr || clauses->as<Fields>() == nullptr) continue;
    for (const auto& [key, clause] : *clauses->as<Fields>()) {
      const std::pair<std::size_t, int> place{i, clause.line};
      const auto [known, added] = places.emplace(group_of(to_text(key)), place);
      if (!added) known->second = std::min(known->second, place);
    }
  }
  return places;
}

/// Sorts "CAP-2" before "CAP-10", and numbers before letters.
bool comes_before(const std::string& a, const std::string& b) {
  const auto is_digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < a.size() && j < b.size()) {
    if (!is_digit(a[i]) || !is_digit(b[j])) {
      if (a[i] != b[j]) return a[i] < b[j];
      ++i, ++j;
      continue;
    }
    const std::size_t a_end = std::min(a.find_first_not_of("0123456789", i), a.size());
    const std::size_t b_end = std::min(b.find_first_not_of("0123456789", j), b.size());
    const auto key = [](const std::string& text, std::size_t begin, std::size_t end) {
      return std::make_pair(end - begin, text.substr(begin, end - begin));
    };
    if (key(a, i, a_end) != key(b, j, b_end)) return key(a, i, a_end) < key(b, j, b_end);
    i = a_end, j = b_end;
  }
  return a.size() - i < b.size() - j;
}

}  // namespace

std::vector<Clause> ordered_clauses(const Composition& composition) {
  std::vector<Clause> clauses;
  const Data* table = composition.merged.find("clauses");
  if (table == nullptr || table->is_false()) return clauses;
  for (const auto& [key, text] : *table->as<Fields>())
    if (!text.is_false()) clauses.push_back({to_text(key), text_of(text)});
  const auto places = places_of_groups(composition);
  const auto place = [&](const Clause& clause) {
    const auto found = places.find(group_of(clause.id));
    return found != places.end() ? found->second
                                 : std::make_pair(std::numeric_limits<std::size_t>::max(), 0);
  };
  std::sort(clauses.begin(), clauses.end(), [&](const Clause& a, const Clause& b) {
    if (place(a) != place(b)) return place(a) < place(b);
    return comes_before(a.id, b.id);
  });
  return clauses;
}

std::string hash_of_sources(const Composition& composition) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const auto& script : composition.scripts)
    for (char c : script->source()) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  static constexpr char digits[] = "0123456789abcdef";
  std::string text(16, '0');
  for (std::size_t i = text.size(); i-- > 0; hash >>= 4U) text[i] = digits[hash & 15U];
  return text;
}

}  // namespace kasino
