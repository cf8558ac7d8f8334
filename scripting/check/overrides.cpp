#include "scripting/check/overrides.hpp"

#include "scripting/variant/written.hpp"

namespace kasino {

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
      lay(base, Data{Fields{{Key("options"), *options}}, options->script, options->line, {}});
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
    if (below.script == above.script || is_same_value(below, above)) return;
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
