#include "scripting/check/compare.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "scripting/variant/compile_clauses.hpp"
#include "scripting/variant/data.hpp"
#include "scripting/variant/schema.hpp"

namespace kasino {

namespace {

bool is_function(const Data* data) {
  return data != nullptr && data->as<ScriptFunction>() != nullptr;
}
bool is_map(const Data* data) {
  return data != nullptr && data->as<Fields>() != nullptr && !data->is_list();
}

/// A list whose entries are tables or functions: compared one by one.
bool is_list_of_tables(const Data& data) {
  if (!data.is_list()) return false;
  return std::any_of(data.as<Fields>()->begin(), data.as<Fields>()->end(), [](const auto& entry) {
    return entry.second.template as<Fields>() != nullptr || is_function(&entry.second);
  });
}

std::set<Key> keys_of(const Fields& a, const Fields& b) {
  std::set<Key> keys;
  for (const auto& [key, value] : a) keys.insert(key);
  for (const auto& [key, value] : b) keys.insert(key);
  return keys;
}

/// The table without functions, and tables left empty.
Data without_functions_in(Data data) {
  if (Fields* fields = data.as<Fields>()) {
    for (auto& [key, value] : *fields) value = without_functions_in(std::move(value));
    std::erase_if(*fields, [](const auto& entry) {
      const Fields* below = entry.second.template as<Fields>();
      return is_function(&entry.second) || (below != nullptr && below->empty());
    });
  }
  return data;
}

bool holds_functions(const Data& data) {
  const Fields* fields = data.as<Fields>();
  if (fields == nullptr) return is_function(&data);
  return std::any_of(fields->begin(), fields->end(),
                     [](const auto& entry) { return holds_functions(entry.second); });
}

class Comparison {
 public:
  Comparison(const Composition& a, const Composition& b) : a_(a), b_(b) {}

  std::vector<Difference> run() {
    const Fields& a = *a_.merged.as<Fields>();
    const Fields& b = *b_.merged.as<Fields>();
    for (const Key& key : keys_of(a, b))
      if (key != Key("clauses")) top(key, a, b);
    options();
    clauses();
    std::stable_sort(
        found_.begin(), found_.end(),
        [](const Difference& one, const Difference& other) { return one.kind < other.kind; });
    return std::move(found_);
  }

 private:
  /// A map that one of the two lacks is told entry by entry all the same.
  void top(const Key& key, const Fields& a, const Fields& b) {
    const Data* one = present(a, key);
    const Data* other = present(b, key);
    const std::string path = path_below({}, key);
    if (path.starts_with("on_")) return effects(path, one, other);
    const Data empty{Fields{}, nullptr, 0, {}};
    if (one == nullptr && is_map(other)) return compare(path, &empty, other);
    if (other == nullptr && is_map(one)) return compare(path, one, &empty);
    if (has_default_word(path)) {
      // Nobody's choice is a choice, too: `false` is not the same as nothing said.
      if (one == nullptr && a.contains(key)) one = &a.at(key);
      if (other == nullptr && b.contains(key)) other = &b.at(key);
    }
    compare(path, one, other);
  }

  static bool has_default_word(const std::string& path) {
    return std::any_of(key_rows().begin(), key_rows().end(), [&](const KeyRow& row) {
      return row.path == path && (row.holds & holds_word) != 0;
    });
  }

  void compare(const std::string& path, const Data* a, const Data* b) {
    if (a == nullptr && b == nullptr) return;
    if (a == nullptr || b == nullptr) return only(path, a, b);
    const bool maps = is_map(a) && is_map(b) && !is_text(*a);
    if (maps || (is_list_of_tables(*a) && is_list_of_tables(*b))) {
      const Fields& one = *a->as<Fields>();
      const Fields& other = *b->as<Fields>();
      for (const Key& key : keys_of(one, other))
        compare(path_below(path, key), present(one, key), present(other, key));
      return;
    }
    if (!is_same_value(*a, *b)) add(path, a, b);
  }

  /// What only one of the two has: its data on one line, each function on one of its own.
  void only(const std::string& path, const Data* a, const Data* b) {
    const Data& data = a != nullptr ? *a : *b;
    if (!holds_functions(data)) return add(path, a, b);
    functions_below(path, data, a != nullptr);
    const Data rest = without_functions_in(data);
    const Fields* fields = rest.as<Fields>();
    if (fields == nullptr || fields->empty()) return;
    add(path, a == nullptr ? nullptr : &rest, b == nullptr ? nullptr : &rest);
  }

  void functions_below(const std::string& path, const Data& data, bool of_a) {
    if (is_function(&data)) return add(path, of_a ? &data : nullptr, of_a ? nullptr : &data);
    if (const Fields* fields = data.as<Fields>())
      for (const auto& [key, value] : *fields) functions_below(path_below(path, key), value, of_a);
  }

  /// Functions that add up: those that only one has, and such as stand in the place of others.
  void effects(const std::string& path, const Data* a, const Data* b) {
    std::vector<const Data*> one = functions_in(a);
    std::vector<const Data*> other = functions_in(b);
    std::erase_if(one, [&](const Data* function) {
      const auto same = std::find_if(other.begin(), other.end(), [&](const Data* candidate) {
        return is_same_function(*function, *candidate);
      });
      const bool found = same != other.end();
      if (found) other.erase(same);
      return found;
    });
    for (std::size_t i = 0; i < std::max(one.size(), other.size()); ++i)
      add(path, i < one.size() ? one[i] : nullptr, i < other.size() ? other[i] : nullptr);
  }

  static std::vector<const Data*> functions_in(const Data* list) {
    std::vector<const Data*> functions;
    if (list != nullptr && list->as<Fields>() != nullptr)
      for (const auto& [key, function] : *list->as<Fields>())
        if (is_function(&function)) functions.push_back(&function);
    return functions;
  }

  void add(const std::string& path, const Data* a, const Data* b) {
    const bool functions = is_function(a) || is_function(b);
    const auto side = [&](const Data* data) {
      if (data == nullptr) return std::optional<Written>();
      return std::optional<Written>({place_of(*data), is_function(data) ? "" : written(*data)});
    };
    found_.push_back(
        {functions ? DifferenceKind::Function : DifferenceKind::Data, path, side(a), side(b)});
  }

  void options() {
    std::map<std::string, std::pair<std::optional<Written>, std::optional<Written>>> all;
    for (const OptionValue& option : a_.options) all[option.name].first = side(a_, option, false);
    for (const OptionValue& option : a_.pinned) all[option.name].first = side(a_, option, true);
    for (const OptionValue& option : b_.options) all[option.name].second = side(b_, option, false);
    for (const OptionValue& option : b_.pinned) all[option.name].second = side(b_, option, true);
    for (auto& [name, sides] : all)
      if (!is_same(sides.first, sides.second))
        found_.push_back(
            {DifferenceKind::Option, name, std::move(sides.first), std::move(sides.second)});
  }

  /// With the place where it was written last.
  static Written side(const Composition& composition, const OptionValue& option, bool fixed) {
    Written side{{}, {}, option, fixed};
    for (const auto& script : composition.scripts)
      if (const Data* declared = script->data().find("options"))
        if (const Data* entry = declared->find(option.name)) side.place = place_of(*entry);
    return side;
  }

  /// Nobody plays otherwise for how an option is explained.
  static bool is_same(const std::optional<Written>& a, const std::optional<Written>& b) {
    if (!a || !b) return !a && !b;
    return a->is_fixed == b->is_fixed && a->option->value == b->option->value &&
           a->option->initial == b->option->initial && a->option->choices == b->option->choices;
  }

  void clauses() {
    const auto by_id = [](const std::string& a, const std::string& b) {
      return stands_before(a, b);
    };
    std::map<std::string, std::pair<std::optional<Written>, std::optional<Written>>,
             decltype(by_id)>
        all(by_id);
    for (const Clause& clause : ordered_clauses(a_)) all[clause.id].first = side(a_, clause);
    for (const Clause& clause : ordered_clauses(b_)) all[clause.id].second = side(b_, clause);
    for (auto& [id, sides] : all)
      if (!sides.first || !sides.second || sides.first->text != sides.second->text)
        found_.push_back(
            {DifferenceKind::Clause, id, std::move(sides.first), std::move(sides.second)});
  }

  static Written side(const Composition& composition, const Clause& clause) {
    const Data* written = composition.merged.find("clauses")->find(clause.id);
    return {written == nullptr ? "" : place_of(*written), {}, {}, false, clause.text};
  }

  const Composition& a_;
  const Composition& b_;
  std::vector<Difference> found_;
};

}  // namespace

std::vector<Difference> differences(const Composition& a, const Composition& b) {
  return Comparison(a, b).run();
}

namespace {

/// "options.NAME": where `false` is a value like any other.
bool is_option(const std::string& path) {
  return path.starts_with("options.") && path.find('.', path.find('.') + 1) == std::string::npos;
}

bool is_map(const Data& data) { return data.as<Fields>() != nullptr && !data.is_list(); }

class Finder {
 public:
  /// Notes what `layer` writes otherwise than `base`, its like, then lays it over.
  void lay(Data& base, const Data& layer) {
    for (const auto& [key, value] : *layer.as<Fields>()) {
      const auto* name = std::get_if<std::string>(&key);
      if (name != nullptr && name->starts_with("on_")) continue;
      const auto old = base.as<Fields>()->find(key);
      if (old != base.as<Fields>()->end()) compare(old->second, value, path_below({}, key));
    }
    merge(base, layer);
  }
  /// The same of options as they are declared.
  void lay_options(Data& base, const Data& layer) {
    const Data* options = layer.find("options");
    if (options != nullptr && is_map(*options))
      lay(base, Data{Fields{{Key("options"), *options}}, options->source, options->line, {}});
  }

  std::vector<Override> found() { return std::move(found_); }

 private:
  void compare(const Data& below, const Data& above, const std::string& path) {
    if (is_map(below) && is_map(above) && !is_text(above)) {
      for (const auto& [key, value] : *above.as<Fields>())
        if (const auto old = below.as<Fields>()->find(key); old != below.as<Fields>()->end())
          compare(old->second, value, path_below(path, key));
      return;
    }
    if (below.source == above.source || is_same_value(below, above)) return;
    const bool removes = above.is_false() && below.as<bool>() == nullptr && !is_option(path);
    found_.push_back({path, written(below), place_of(below),
                      removes ? std::string() : written(above), place_of(above)});
  }

  std::vector<Override> found_;
};

Data nothing_yet() { return Data{Fields{}, nullptr, 0, {}}; }

}  // namespace

std::vector<Override> overrides_in(const Composition& composition) {
  Finder finder;
  Data merged = nothing_yet();
  for (const Data& part : composition.parts) finder.lay(merged, part);
  Data options = nothing_yet();
  for (const auto& script : composition.scripts) finder.lay_options(options, script->data());
  return finder.found();
}

}  // namespace kasino
