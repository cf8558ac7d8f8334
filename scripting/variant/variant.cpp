#include "scripting/variant/variant.hpp"

#include <algorithm>

#include "scripting/hooks/script_functions.hpp"
#include "scripting/variant/compiler.hpp"
#include "scripting/variant/compose.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

std::unique_ptr<Rules> load_variant(const VariantRequest& request, Budget& budget) {
  static_cast<void>(budget.begin_question(1));  // if nothing is left, the first script throws
  Composition composition = compose(request, budget);
  Compiled compiled = compile(composition);
  // Without functions, Lua is not needed any more.
  if (compiled.functions.empty()) return std::make_unique<Rules>(std::move(compiled.data));
  std::vector<std::shared_ptr<ScriptCell>> cells;
  for (const auto& script : composition.scripts) cells.push_back(script->cell());
  return scripted_rules(std::move(compiled), std::move(cells));
}

OwnParts own_parts(const std::string& name, const std::vector<std::filesystem::path>& directories,
                   Budget& budget) {
  budget.begin_command();
  const Script script(find_script(name, directories), budget);
  std::vector<std::string> clauses;
  for (const auto& [id, text] : entries_anywhere(script, "clauses"))
    if (!text->is_false()) clauses.push_back(id);
  std::sort(clauses.begin(), clauses.end(), by_clause);
  std::vector<HookPlace> functions = script.cell()->places();
  for (const auto& [player, entry] : entries_anywhere(script, "players"))
    if (const auto* function = entry->as<ScriptFunction>())
      std::erase(functions, function->place());
  return {std::move(clauses), std::move(functions)};
}

std::vector<VariantInfo> list_variants(const std::vector<std::filesystem::path>& directories,
                                       Budget& budget, std::vector<std::string>& problems) {
  std::vector<VariantInfo> infos;
  for (const std::string& name : script_names(directories)) {
    try {
      budget.begin_part();
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
      if (budget.limit() == Limit::AllParts) break;  // as is said once
    }
  }
  return infos;
}

}  // namespace kasino
