#include "scripting/variant/conflicts.hpp"

#include <algorithm>
#include <string>

#include "scripting/variant/script.hpp"
#include "scripting/variant/written.hpp"

namespace kasino {

namespace {

bool is_map(const Data& data) { return data.as<Fields>() != nullptr && !data.is_list(); }

/// Two functions are never the same.
bool is_same(const Data& a, const Data& b) {
  const Fields* fields = a.as<Fields>();
  const Fields* others = b.as<Fields>();
  if (fields == nullptr || others == nullptr)
    return a.as<FunctionIndex>() == nullptr && a.value.index() == b.value.index() &&
           a.kind() == b.kind();
  return std::equal(fields->begin(), fields->end(), others->begin(), others->end(),
                    [](const auto& x, const auto& y) {
                      return x.first == y.first && is_same(x.second, y.second);
                    });
}

[[noreturn]] void fail(const Data& value, const Data& other, const std::string& what) {
  const bool is_default = value.path.starts_with("options.") && value.path.ends_with(".default");
  fail_at(value, "it contradicts " + place_of(other) + ", which " + what +
                     "; leave one of the two modifiers out" +
                     (is_default ? ", or choose a value of the option yourself" : ""));
}

void check_maps(const Data& one, const Data& other);

void check_values(const Data& one, const Data& other) {
  if (is_map(one) && is_map(other)) return check_maps(one, other);
  if (is_same(one, other)) return;
  if (one.is_false() && is_map(other)) fail(other, one, "removes it");
  fail(other, one, "makes it " + one.kind());
}

void check_maps(const Data& one, const Data& other) {
  for (const auto& [key, value] : *one.as<Fields>()) {
    const auto found = other.as<Fields>()->find(key);
    if (found != other.as<Fields>()->end()) check_values(value, found->second);
  }
}

bool is_act(const Key& key) {
  const auto* name = std::get_if<std::string>(&key);
  return name != nullptr && name->starts_with("on_");
}

}  // namespace

void check_conflicts(const std::vector<Data>& others, const Data& added) {
  Data checked = added;
  std::erase_if(*checked.as<Fields>(), [](const auto& entry) { return is_act(entry.first); });
  for (const Data& other : others) check_maps(other, checked);
}

}  // namespace kasino
