#include "scripting/variant/variant.hpp"

#include <algorithm>

#include "scripting/hooks/scripted_rules.hpp"
#include "scripting/variant/compiler.hpp"
#include "scripting/variant/compose.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

std::unique_ptr<Rules> load_variant(const VariantRequest& request, Budget& budget) {
  budget.begin_command();
  Composition composition = compose(request, budget);
  Compiled compiled = compile(composition);
  // Without functions nothing of Lua is needed any more.
  if (compiled.functions.empty()) return std::make_unique<Rules>(std::move(compiled.data));
  std::vector<std::shared_ptr<ScriptCell>> cells;
  for (const auto& script : composition.scripts) cells.push_back(script->cell());
  return std::make_unique<ScriptedRules>(std::move(compiled), std::move(cells));
}

namespace {

/// Adds the clauses that `layer` writes. An option's patches are layers too.
void add_clauses(const Data& layer, std::vector<std::string>& ids) {
  const Data* clauses = layer.find("clauses");
  if (clauses == nullptr || clauses->as<Fields>() == nullptr) return;
  for (const auto& [id, text] : *clauses->as<Fields>())
    if (!text.is_false()) ids.push_back(to_text(id));
}

/// Calls `visit` with each patch of the options that `layer` declares.
template <typename Visit>
void each_patch(const Data& layer, Visit visit) {
  const Data* options = layer.find("options");
  if (options == nullptr || options->as<Fields>() == nullptr) return;
  for (const auto& [name, option] : *options->as<Fields>()) {
    for (const char* key : {"on", "off"})
      if (const Data* patch = option.find(key)) visit(*patch);
    const Data* choices = option.find("choices");
    if (choices == nullptr || choices->as<Fields>() == nullptr) continue;
    for (const auto& [word, patch] : *choices->as<Fields>()) visit(patch);
  }
}

std::vector<std::string> own_clauses(const Script& script) {
  std::vector<std::string> ids;
  add_clauses(script.data(), ids);
  each_patch(script.data(), [&](const Data& patch) { add_clauses(patch, ids); });
  std::sort(ids.begin(), ids.end(), stands_before);
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  return ids;
}

}  // namespace

OwnParts own_parts(const std::string& name, const std::vector<std::filesystem::path>& directories,
                   Budget& budget) {
  budget.begin_command();
  const Script script(find_script(name, directories), budget);
  return {own_clauses(script), script.cell()->places()};
}

std::vector<VariantInfo> list_variants(const std::vector<std::filesystem::path>& directories,
                                       Budget& budget, std::vector<std::string>& problems) {
  std::vector<VariantInfo> infos;
  for (const std::string& name : script_names(directories)) {
    try {
      budget.begin_command();
      const std::filesystem::path path = find_script(name, directories);
      const Script script(path, budget);
      const bool modifier = script.form() == ScriptForm::Modifier;
      VariantInfo info{name, path, modifier, {}, {}, {}};
      if (const Data* title = script.data().find("title")) info.title = text_of(*title);
      if (modifier) {
        info.options = options_of(script);
      } else {
        const auto rules = load_variant({name, directories, {}}, budget);
        info.options = rules->data().options;
        info.pinned = rules->data().pinned;
      }
      infos.push_back(std::move(info));
    } catch (const Error& error) {
      problems.emplace_back(error.what());
    }
  }
  return infos;
}

}  // namespace kasino
