#include "scripting/variant/data.hpp"

#include <cmath>

#include "scripting/source/script_error.hpp"
#include "scripting/variant/script.hpp"

namespace kasino {

std::string to_text(const Key& key) {
  if (const auto* number = std::get_if<std::int64_t>(&key)) return std::to_string(*number);
  return std::get<std::string>(key);
}

bool Data::is_list() const {
  const Fields* table = as<Fields>();
  if (table == nullptr || table->empty()) return false;
  // Numbers come first, so the last key tells.
  const auto* first = std::get_if<std::int64_t>(&table->begin()->first);
  const auto* last = std::get_if<std::int64_t>(&table->rbegin()->first);
  return first != nullptr && last != nullptr && *first == 1 &&
         *last == static_cast<std::int64_t>(table->size());
}

const Data* Data::find(const std::string& key) const {
  const Fields* table = as<Fields>();
  if (table == nullptr) return nullptr;
  const auto found = table->find(Key(key));
  return found == table->end() ? nullptr : &found->second;
}

std::string Data::kind() const {
  if (const bool* flag = as<bool>()) return *flag ? "true" : "false";
  if (const auto* number = as<std::int64_t>()) return "the number " + std::to_string(*number);
  if (as<double>() != nullptr) return "a number with a fraction";
  if (const auto* text = as<std::string>()) return '"' + printable(*text, 40) + '"';
  if (as<FunctionIndex>() != nullptr) return "a function";
  if (as<OptionName>() != nullptr) return "an option";
  return is_list() ? "a list" : "a table";
}

void merge(Data& base, const Data& patch) {
  const Fields* news = patch.as<Fields>();
  Fields* olds = base.as<Fields>();
  const bool both_maps = news != nullptr && olds != nullptr && !patch.is_list() && !base.is_list();
  if (!both_maps) {
    base = patch;
    return;
  }
  // What is wrong with the whole is told at the layer that changed it last.
  if (!news->empty()) {
    base.script = patch.script;
    base.line = patch.line;
    base.path = patch.path;
    base.column = patch.column;
  }
  for (const auto& [key, value] : *news) {
    const auto old = olds->find(key);
    if (value.is_false())
      olds->insert_or_assign(key, value);
    else if (old == olds->end())
      olds->emplace(key, value);
    else
      merge(old->second, value);
  }
}

namespace {

bool adds_up(const Key& key, const Data& value) {
  const auto* name = std::get_if<std::string>(&key);
  return name != nullptr && name->rfind("on_", 0) == 0 && value.as<FunctionIndex>() != nullptr;
}

void append(Data& list, const Data& function) {
  Fields* table = list.as<Fields>();
  table->emplace(static_cast<std::int64_t>(table->size() + 1), function);
}

}  // namespace

void merge_layer(Data& base, const Data& layer) {
  Fields& olds = *base.as<Fields>();
  for (const auto& [key, value] : *layer.as<Fields>()) {
    const auto old = olds.find(key);
    if (adds_up(key, value)) {
      Data& list =
          old == olds.end() || old->second.is_false()
              ? (olds[key] = Data{Fields{}, value.script, value.line, value.path, value.column})
              : old->second;
      append(list, value);
    } else if (old == olds.end()) {
      olds.emplace(key, value);
    } else {
      merge(old->second, value);
    }
  }
}

bool settle_options(Data& data,
                    const std::function<Data(const Data& at, const std::string& name)>& value_of) {
  if (const auto* option = data.as<OptionName>()) {
    data.value = value_of(data, option->name).value;
    return true;
  }
  bool settled = false;
  if (Fields* table = data.as<Fields>())
    for (auto& [key, value] : *table) settled |= settle_options(value, value_of);
  return settled;
}

void fail_at(const Data& at, const std::string& problem) {
  throw ScriptError(ScriptErrorKind::Load, {at.script->name(), at.line, at.path}, problem, {},
                    source_line_at(at.script->source(), at.line, at.column));
}

}  // namespace kasino
