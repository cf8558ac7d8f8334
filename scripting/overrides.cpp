#include "scripting/overrides.hpp"

#include "scripting/written.hpp"

namespace kasino {

namespace {

bool is_map(const Data& data) { return data.as<Fields>() != nullptr && !data.is_list(); }

class Finder {
 public:
  /// Notes what `layer` writes otherwise than `base`, its like, then lays it over.
  void lay(Data& base, const Data& layer) {
    for (const auto& [key, value] : *layer.as<Fields>()) {
      const auto* name = std::get_if<std::string>(&key);
      if (name != nullptr && name->starts_with("on_")) continue;
      const Data* old = present(*base.as<Fields>(), key);
      if (old != nullptr) compare(*old, value, path_below({}, key));
    }
    merge(base, layer);
  }
  /// The same of what lies under `key` in the layers.
  void lay_below(Data& base, const Data& layer, const std::string& key) {
    const Data* entry = layer.find(key);
    if (entry == nullptr || !is_map(*entry)) return;
    lay(base, Data{Fields{{Key(key), *entry}}, entry->script, entry->line, {}});
  }

  std::vector<Override> found() { return std::move(found_); }

 private:
  void compare(const Data& below, const Data& above, const std::string& path) {
    if (is_map(below) && is_map(above) && !is_text(above)) {
      for (const auto& [key, value] : *above.as<Fields>())
        if (const Data* old = present(*below.as<Fields>(), key))
          compare(*old, value, path_below(path, key));
      return;
    }
    if (below.script == above.script || is_same_value(below, above)) return;
    found_.push_back({path, written(below), place_of(below),
                      above.is_false() ? std::string() : written(above), place_of(above)});
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
  for (const auto& script : composition.scripts)
    finder.lay_below(options, script->data(), "options");
  return finder.found();
}

}  // namespace kasino
