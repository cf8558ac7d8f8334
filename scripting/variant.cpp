#include "scripting/variant.hpp"

#include <algorithm>

#include "scripting/compile.hpp"
#include "scripting/compose.hpp"
#include "scripting/scripted_rules.hpp"

namespace kasino {

std::unique_ptr<Rules> load_variant(const VariantRequest& request, Budget& budget) {
  budget.begin_command();
  Composition composition = compose(request, budget);
  Compiled compiled = compile(composition);
  // Without functions nothing of Lua is needed any more.
  if (compiled.functions.empty()) return std::make_unique<Rules>(std::move(compiled.data));
  return std::make_unique<ScriptedRules>(std::move(compiled), std::move(composition.scripts));
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
