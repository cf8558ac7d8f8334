#include <algorithm>
#include <map>

#include "engine/text/text.hpp"
#include "scripting/check/diff.hpp"
#include "scripting/variant/data.hpp"

namespace kasino {

namespace {

/// Whether this is a list that holds tables or functions: its entries are compared one by one.
bool is_list_of_tables(const Data& data) {
  const Fields* fields = data.as<Fields>();
  return data.is_list() && std::any_of(fields->begin(), fields->end(), [](const auto& entry) {
           return entry.second.template as<Fields>() != nullptr ||
                  entry.second.template as<ScriptFunction>() != nullptr;
         });
}

/// A text is shown in English, or in Swedish where only that differs from `other`.
std::optional<Written> side(const Data* data, const Data* other) {
  if (data == nullptr) return std::nullopt;
  if (!is_text(*data)) return Written{written(*data), place_of(*data)};
  const Text text = text_of(*data);
  const bool is_same = other != nullptr && is_text(*other) && text_of(*other).en == text.en;
  return Written{'"' + (is_same ? text.sv : text.en) + '"', place_of(*data)};
}

/// "fixed", "16 of 11, 16, 21", "16, by default 21"; with the place where it was written last.
Written side(const Composition& composition, const OptionValue& option, bool is_fixed) {
  Written written{option.value, {}};
  if (option.value != option.initial && !is_fixed)
    written.value += ", by default " + option.initial;
  if (is_fixed)
    written.value += ", fixed";
  else if (!option.is_number())
    written.value += " of " + joined(option.choices);
  for (const auto& script : composition.scripts)
    if (const Data* entry = script->data().find("options", option.name))
      written.place = place_of(*entry);
  return written;
}

class Comparison {
 public:
  void compare(const std::string& path, const Data* a, const Data* b) {
    const bool are_tables = a != nullptr && b != nullptr &&
                            ((a->is_map() && b->is_map() && !is_text(*a)) ||
                             (is_list_of_tables(*a) && is_list_of_tables(*b)));
    if (are_tables)
      compare_fields(path, *a->as<Fields>(), *b->as<Fields>());
    else if ((a == nullptr) != (b == nullptr) || (a != nullptr && !is_same_value(*a, *b)))
      found_.push_back({path, side(a, b), side(b, a)});
  }

  /// Compares two tables key by key; a map that is missing counts as empty.
  void compare_tables(const Fields& a, const Fields& b) {
    static const Data none{Fields{}, nullptr, 0, {}};
    for (const Key& key : keys_of(a, b)) {
      // Clauses are compared at the end; what is asked about them is no rule.
      if (key == Key("clauses") || key == Key("asks") || key == Key("unasked")) continue;
      const Data* one = present(a, key);
      const Data* other = present(b, key);
      const auto is_map = [](const Data* data) {
        return data != nullptr && data->is_map() && !is_text(*data);
      };
      if (one == nullptr && is_map(other)) one = &none;
      if (other == nullptr && is_map(one)) other = &none;
      compare(path_below({}, key), one, other);
    }
  }

  void compare_options(const Composition& a, const Composition& b) {
    std::map<std::string, Difference> all;
    for (const auto& [of, has] : {std::pair(&a, &Difference::a), std::pair(&b, &Difference::b)})
      for (const auto& [options, are_fixed] :
           {std::pair(&of->options, false), std::pair(&of->pinned, true)})
        for (const OptionValue& option : *options)
          all[option.name].*has = side(*of, option, are_fixed);
    for (auto& [name, difference] : all) {
      difference.path = "options." + name;
      const auto& [path, one, other] = difference;
      if (!one || !other || one->value != other->value) found_.push_back(std::move(difference));
    }
  }

  void compare_fields(const std::string& path, const Fields& a, const Fields& b) {
    for (const Key& key : keys_of(a, b))
      compare(path_below(path, key), present(a, key), present(b, key));
  }

  std::vector<Difference> found() { return std::move(found_); }

 private:
  std::vector<Difference> found_;
};

}  // namespace

std::vector<Difference> differences(const Composition& a, const Composition& b) {
  Comparison comparison;
  comparison.compare_tables(*a.merged.as<Fields>(), *b.merged.as<Fields>());
  comparison.compare_options(a, b);
  comparison.compare_fields("clauses", a.merged.entries("clauses"), b.merged.entries("clauses"));
  return comparison.found();
}

}  // namespace kasino
