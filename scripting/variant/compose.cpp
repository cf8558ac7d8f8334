#include "scripting/variant/compose.hpp"

#include <algorithm>

#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/source/spelling.hpp"
#include "scripting/variant/find_script.hpp"
#include "scripting/variant/options.hpp"
#include "scripting/variant/schema.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_layers = 12;
constexpr std::string_view aim_before = "{aim}";
const Key aim_key = std::string("aim");

std::vector<std::string> split_spec(const std::string& spec) {
  std::vector<std::string> parts = scripts_of(spec);
  if (std::ranges::count(parts, "") > 0)
    throw UnknownVariant({"a name is missing in \"{0}\"; a composition is written base+modifier",
                          "ett namn saknas i \"{0}\"; en sammansättning skrivs bas+tillägg"},
                         printable(spec, 60));
  return parts;
}

/// Loads scripts and what they extend, base first.
class Loader {
 public:
  Loader(const VariantRequest& request, Budget& budget) : request_(request), budget_(budget) {}

  std::vector<std::unique_ptr<Script>> load() {
    const std::vector<std::string> parts = split_spec(request_.spec);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const Script& script = add(find_script(parts[i], request_.directories));
      name_ += (i == 0 ? "" : "+") + shown_name(parts[i], script);
      check_form(script, parts[i], i > 0);
    }
    return std::move(scripts_);
  }
  const std::string& name() const { return name_; }

 private:
  /// Thrown if a script extends itself, directly or through others.
  struct Circle {};

  const Script& add(const std::filesystem::path& path) {
    if (is_one_of(path, waiting_)) throw Circle();
    if (scripts_.size() + waiting_.size() >= most_layers)
      throw UnknownVariant(
          {"{0}: more than 12 scripts on one another", "{0}: mer än 12 skript på varandra"},
          path.filename().string());
    auto script = std::make_unique<Script>(path, budget_);
    if (script->form() == ScriptForm::Extension) {
      waiting_.push_back(path);
      try {
        add_base(*script);
      } catch (const Circle&) {
        throw script->base_error("this leads back to " + path.filename().string());
      }
      waiting_.pop_back();
    }
    for (const auto& other : scripts_)
      if (other->form() == ScriptForm::Modifier && other->path() == script->path())
        throw UnknownVariant({"{0} is in it already", "{0} är redan med"},
                             script->path().stem().string());
    scripts_.push_back(std::move(script));
    return *scripts_.back();
  }

  /// Loads what a script extends: a variant, or a composition.
  void add_base(const Script& script) {
    const std::vector<std::string> parts = split_spec(script.base());
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const Script& base = add(find_base(script, parts[i]));
      if ((base.form() == ScriptForm::Modifier) != (i > 0))
        throw script.base_error(base.name() +
                                (i == 0 ? " is a modifier: only a variant can be extended"
                                        : " is a variant of its own, and cannot be added with +"));
    }
  }

  /// Names are looked for in the folders of variants, then beside the script, passing over scripts
  /// that wait for their base: one's own standard.lua may extend "standard". Paths start from the
  /// script's folder.
  std::filesystem::path find_base(const Script& script, const std::string& name) const {
    const std::filesystem::path beside = script.path().parent_path() / name;
    std::error_code ignored;
    if (beside.extension() == ".lua" && std::filesystem::is_regular_file(beside, ignored))
      return beside;
    std::vector<std::filesystem::path> directories = request_.directories;
    directories.push_back(script.path().parent_path());
    try {
      return find_script(name, directories, waiting_);
    } catch (const UnknownVariant& error) {
      const std::string file = name + ".lua";
      for (const std::filesystem::path& path : waiting_)
        if (path.filename() == file)
          throw script.base_error(script.path() == path
                                      ? "it extends itself; name another variant"
                                      : "it extends " + file + ", which extends it in turn");
      throw script.base_error(error.what());
    }
  }

  static void check_form(const Script& script, const std::string& part, bool added) {
    const bool modifier = script.form() == ScriptForm::Modifier;
    if (modifier && !added)
      throw UnknownVariant(
          {"{0} is a modifier: it is played on top of a variant, as in kasino play standard+{1}",
           "{0} är ett tillägg: det spelas ovanpå en variant, som i kasino play standard+{1}"},
          script.name(), part);
    if (!modifier && added)
      throw UnknownVariant({"{0} is a variant of its own, and cannot be added to another with +",
                            "{0} är en egen variant, och kan inte läggas till en annan med +"},
                           script.name());
  }

  static std::string shown_name(const std::string& part, const Script& script) {
    return part.find_first_of("/.") == std::string::npos ? script.path().stem().string() : part;
  }

  const VariantRequest& request_;
  Budget& budget_;
  std::vector<std::unique_ptr<Script>> scripts_;
  std::vector<std::filesystem::path> waiting_;  ///< scripts whose base is being loaded
  std::string name_;
};

/// A layer without the keys that are not merged.
Data merging_part(Data layer) {
  for (const char* key : {"id", "title", "source", "api", "options", "for_players"})
    layer.as<Fields>()->erase(Key(std::string(key)));
  return layer;
}

/// Changes the texts of clauses in force as the layer says; its other clauses are ignored.
void amend_clauses(Data& merged, const Data& layer) {
  for (const auto& [key, text] : layer.entries("amends"))
    if (present(merged.entries("clauses"), key) != nullptr)
      merged.as<Fields>()->at("clauses").as<Fields>()->insert_or_assign(key, text);
}

/// `text` with its first {aim} replaced by `before`.
std::string gone_on(std::string text, const std::string& before) {
  const std::size_t at = text.find(aim_before);
  return at == text.npos ? text : text.replace(at, aim_before.size(), before);
}

/// Replaces {aim} in the aim of a layer by the aim of the scripts before it.
void extend_aim(const Data& merged, Data& layer) {
  const Data* before = present(*merged.as<Fields>(), aim_key);
  const auto written = layer.as<Fields>()->find(aim_key);
  if (before == nullptr || written == layer.as<Fields>()->end() || written->second.is_false())
    return;
  const Text old = text_of(*before);
  const Text text = text_of(written->second);
  Data en = written->second;
  Data sv = en;
  en.value = gone_on(text.en, old.en);
  sv.value = gone_on(text.sv, old.in(Language::Swedish));
  if (text.sv.empty())
    written->second.value = en.value;
  else
    written->second.value = Fields{{Key(std::string("en")), en}, {Key(std::string("sv")), sv}};
}

/// The values and defaults that a modifier gives to options which the user has not set.
Data options_part(const Data& layer, const std::map<std::string, std::string>& wanted) {
  Data part{Fields{}, layer.source, layer.line, {}, layer.column};
  if (layer.entries("options").empty()) return part;
  Data chosen = *layer.find("options");
  std::erase_if(*chosen.as<Fields>(),
                [&](const auto& entry) { return wanted.count(to_text(entry.first)) > 0; });
  for (auto& [name, option] : *chosen.as<Fields>())
    if (Fields* keys = option.as<Fields>())
      std::erase_if(*keys, [](const auto& entry) { return to_text(entry.first) != "default"; });
  part.as<Fields>()->emplace(Key(std::string("options")), std::move(chosen));
  return part;
}

/// The number of players that the rules are put together for: the wanted one, or two, brought
/// within the limits that the layers set.
int players_for(const std::vector<const Data*>& layers, std::optional<int> wanted) {
  int fewest = 1;
  int most = max_seats;
  for (const Data* layer : layers) {
    const Data* players = layer->find("players");
    const auto [low, high] = players == nullptr ? PlayerRange() : players_in(*players);
    fewest = std::clamp(low.value_or(fewest), 1, max_seats);
    most = std::clamp(high.value_or(most), fewest, max_seats);
  }
  return std::clamp(wanted.value_or(2), fewest, most);
}

/// Rewrites `players = n` and `{min, max}` of a layer with names, which merge with those of others.
void name_limits(Data& layer) {
  const auto written = layer.as<Fields>()->find(Key(std::string("players")));
  if (written == layer.as<Fields>()->end()) return;
  Data& players = written->second;
  if (players.as<std::int64_t>() != nullptr) {
    const Data number = players;
    players.value = Fields{{Key(std::string("min")), number}, {Key(std::string("max")), number}};
  } else if (players.is_list() && players.as<Fields>()->size() == 2) {
    const Data fewest = players.as<Fields>()->at(std::int64_t{1});
    const Data most = players.as<Fields>()->at(std::int64_t{2});
    players.value = Fields{{Key(std::string("min")), fewest}, {Key(std::string("max")), most}};
  }
}

bool has_named_limits(const Data& layer) {
  const Data* players = layer.find("players");
  return players != nullptr && players->is_map();
}

/// What a layer merges: its own keys, changes for so many `players`, patches of its options.
std::vector<Data> patches_of(const Data& layer, const Options& options, int players) {
  std::vector<Data> parts = {merging_part(layer)};
  if (const Data* patch = present(layer.entries("for_players"), std::int64_t{players}))
    parts.push_back(*patch);
  for (const auto& [key, declaration] : layer.entries("options"))
    if (const Data* patch = options.patch(to_text(key), declaration)) parts.push_back(*patch);
  return parts;
}

// --- What contradicts ---------------------------------------------------------------------------

/// Whether this is a function, or a table with one in it.
bool has_function(const Data& data) {
  const Fields* fields = data.as<Fields>();
  return data.as<ScriptFunction>() != nullptr ||
         (fields != nullptr && std::ranges::any_of(*fields, [](const auto& entry) {
            return has_function(entry.second);
          }));
}

[[noreturn]] void fail(const Data& value, const Data& other, const std::string& what) {
  const bool is_default = value.path.starts_with("options.") && value.path.ends_with(".default");
  fail_at(value,
          "it contradicts " + place_of(other) + ", which " + what +
              "; leave one of the two modifiers out" +
              (is_default ? ", or choose a value of the option yourself" : ""),
          ScriptErrorKind::Contradiction);
}

void check_maps(const Data& one, const Data& other);

void check_values(const Data& one, const Data& other) {
  if (one.is_map() && other.is_map()) return check_maps(one, other);
  if (!has_function(one) && is_same_value(one, other)) return;  // functions always differ
  if (one.is_false() && other.is_map()) fail(other, one, "removes it");
  fail(other, one, "makes it " + one.kind());
}

void check_maps(const Data& one, const Data& other) {
  for (const auto& [key, value] : *one.as<Fields>()) {
    const auto found = other.as<Fields>()->find(key);
    if (found != other.as<Fields>()->end()) check_values(value, found->second);
  }
}

bool is_text(const Key& key) {
  const std::string name = to_text(key);
  return name == "clauses" || name == "amends" || name == "events";
}

enum class Subject { Rules, Texts };

/// Throws ScriptError if two modifiers write different values to one key, or one removes what the
/// other writes into: among their rules, or among their texts. Functions under `on_*` add up, and
/// only the last aim counts, so these never conflict; other functions at one key always do. Nor do
/// amendments of clauses that are not in force.
void check_conflicts(const std::vector<Data>& modifiers, Subject subject, const Data& merged) {
  std::vector<Data> checked = modifiers;
  for (Data& modifier : checked) {
    Fields& fields = *modifier.as<Fields>();
    std::erase_if(fields, [&](const auto& entry) {
      return is_act(entry.first) || entry.first == aim_key ||
             is_text(entry.first) != (subject == Subject::Texts);
    });
    if (const auto amends = fields.find(Key(std::string("amends"))); amends != fields.end())
      std::erase_if(*amends->second.as<Fields>(), [&](const auto& entry) {
        return present(merged.entries("clauses"), entry.first) == nullptr;
      });
  }
  for (std::size_t i = 1; i < checked.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) check_maps(checked[j], checked[i]);
}

// --- What a script requires ---------------------------------------------------------------------

/// Whether `pattern`, the path of a KeyRow, stands for `path`.
bool fits_path(std::string_view pattern, std::string_view path) {
  const std::size_t dot = std::min(pattern.find('.'), pattern.size());
  const std::size_t end = std::min(path.find('.'), path.size());
  const std::string_view name = pattern.substr(0, dot);
  if (name != "*" && name != "#" && name != path.substr(0, end)) return false;
  if (dot == pattern.size() || end == path.size())
    return dot == pattern.size() && end == path.size();
  return fits_path(pattern.substr(dot + 1), path.substr(end + 1));
}

const Data* find_by_path(const Data& root, std::string_view path) {
  const Data* at = &root;
  while (at != nullptr && !path.empty()) {
    const std::size_t dot = std::min(path.find('.'), path.size());
    at = at->find(std::string(path.substr(0, dot)));
    path.remove_prefix(std::min(dot + 1, path.size()));
  }
  return at;
}

/// The row that describes the key at `path`. Throws ScriptError if no key can stand there.
const KeyRow& row_at(const Data& at, const std::string& path) {
  std::vector<std::string> known;
  for (const KeyRow& row : key_rows()) {
    if (fits_path(row.path, path)) return row;
    known.emplace_back(row.path);
  }
  fail_at(at, "no key of a script is called " + printable(path, 60) + did_you_mean(path, known));
}

/// Takes the table `requires` out of a layer or patch.
void take_demands(Data& layer, std::vector<Data>& demands) {
  auto taken = layer.as<Fields>()->extract(Key(std::string("requires")));
  if (!taken.empty() && taken.mapped().is_map()) demands.push_back(std::move(taken.mapped()));
}

/// Throws ScriptError, with the script's reason, unless `merged`, all layers together, has what
/// `demands` requires. Its keys are paths: `match.rank`.
void check_demands(const Data& demands, const Data& merged) {
  for (const auto& [key, wanted] : *demands.as<Fields>()) {
    const KeyRow& row = row_at(wanted, to_text(key));
    const Data* found = find_by_path(merged, to_text(key));
    const bool there = found != nullptr && !found->is_false();
    // Either {is = VALUE, text = REASON}, or the value alone.
    const Data* is = wanted.find("is");
    const Data& value = is != nullptr ? *is : wanted;
    const bool any = value.as<bool>() != nullptr;
    if (any ? there != value.is_false() : there && found->kind() == value.kind()) continue;
    const auto* word = value.as<std::string>();
    if (!there && word != nullptr && (row.holds & holds_word) != 0 && row.otherwise == *word)
      continue;
    const Data* reason = wanted.find("text");
    fail_at(wanted,
            (reason != nullptr ? text_of(*reason).en + ": " : "") + "it needs " + to_text(key) +
                " to be " +
                (!any               ? value.kind()
                 : value.is_false() ? "absent"
                                    : "there") +
                ", and it is " +
                (!there                   ? "absent"
                 : any && found->is_map() ? "there"
                                          : found->kind()) +
                " here",
            ScriptErrorKind::Contradiction);
  }
}

}  // namespace

Composition compose(const VariantRequest& request, Budget& budget) {
  Loader loader(request, budget);
  Composition result;
  result.scripts = loader.load();
  result.name = loader.name();
  std::vector<const Data*> layers;
  for (const auto& script : result.scripts) layers.push_back(&script->data());
  const Options options(layers, request.options, result.name);

  const Data& last = result.scripts.back()->data();
  result.merged = Data{Fields{}, last.source, last.line, {}, last.column};
  const auto value_of = [&](const Data& at, const std::string& name) {
    return options.value(at, name);
  };
  const int players = players_for(layers, request.players);
  if (std::any_of(layers.begin(), layers.end(),
                  [](const Data* layer) { return layer->find("for_players") != nullptr; }))
    result.only_for = players;
  std::vector<Data> modifiers;
  std::vector<Data> demands;
  for (const auto& script : result.scripts) {
    Data layer = script->data();
    // An option's value must fit where it stands.
    if (settle_options(layer, value_of)) check_schema(layer);
    take_demands(layer, demands);
    std::vector<Data> parts = patches_of(layer, options, players);
    for (Data& part : parts) {
      take_demands(part, demands);
      extend_aim(result.merged, part);
      if (has_named_limits(result.merged) || has_named_limits(part)) {
        name_limits(result.merged);
        name_limits(part);
      }
      merge_layer(result.merged, part);
      amend_clauses(result.merged, part);
    }
    if (script->form() == ScriptForm::Modifier) {
      Data whole = parts.front();
      for (std::size_t i = 1; i < parts.size(); ++i) merge_layer(whole, parts[i]);
      merge_layer(whole, options_part(script->data(), request.options));
      name_limits(whole);
      modifiers.push_back(std::move(whole));
    }
  }
  check_conflicts(modifiers, Subject::Rules, result.merged);
  for (const Data& demanded : demands) check_demands(demanded, result.merged);
  check_conflicts(modifiers, Subject::Texts, result.merged);
  result.options = options.offered();
  result.pinned = options.pinned();
  return result;
}

PlayerRange players_in(const Data& players) {
  const auto number = [](const Data* at) {
    const auto* found = at == nullptr ? nullptr : at->as<std::int64_t>();
    return found == nullptr ? std::nullopt : std::optional(static_cast<int>(*found));
  };
  const Fields* fields = players.as<Fields>();
  if (fields == nullptr) return {number(&players), number(&players)};
  if (!players.is_list()) return {number(players.find("min")), number(players.find("max"))};
  return {number(present(*fields, std::int64_t{1})), number(present(*fields, std::int64_t{2}))};
}

std::optional<NamedEntry> near_name(const Composition& composition, const std::string& map,
                                    const std::string& name, const Data& entry) {
  const auto without_digits = [](std::string text) {
    std::erase_if(text, [](char c) { return c >= '0' && c <= '9'; });
    return text;
  };
  std::map<std::string, const Data*> known;
  for (const auto& script : composition.scripts) {
    if (&script->source() == entry.source) break;
    for (const auto& [other, written] : entries_anywhere(*script, map.c_str()))
      if (!written->is_false()) known.emplace(other, written);
  }
  if (known.contains(name)) return std::nullopt;
  std::vector<std::string> names;
  for (const auto& [other, written] : known)
    if (spelling_distance(name, other) <= 2 && without_digits(other) != without_digits(name))
      names.push_back(other);
  const auto found = nearest(name, names);
  return found ? std::optional(NamedEntry{*found, known.at(*found)}) : std::nullopt;
}

std::vector<OptionValue> options_of(const Script& script) {
  return Options({&script.data()}, {}, script.name()).offered();
}

}  // namespace kasino
