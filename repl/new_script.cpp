#include "repl/new_script.hpp"

#include <ostream>

#include "engine/record.hpp"
#include "repl/options.hpp"
#include "repl/words.hpp"

namespace kasino {

namespace {

std::string script_file(const std::string& name) { return name + ".lua"; }
std::string scenario_file(const std::string& name) { return name + ".test.lua"; }

}  // namespace

void check_new_name(const std::string& name,
                    const std::vector<std::filesystem::path>& directories) {
  check_script_name(name);
  for (const std::filesystem::path& directory : directories)
    if (std::filesystem::exists(directory / script_file(name)))
      throw UsageError(name + ": there is a variant of that name already; choose another name");
  for (const std::string& file : {script_file(name), scenario_file(name)})
    if (std::filesystem::exists(file))
      throw UsageError(file + ": it is there already, and stays as it is; choose another name");
}

void write_new_script(const StarterRequest& request, const Rules& rules,
                      const std::vector<std::filesystem::path>& directories, Language language,
                      std::ostream& out) {
  const Starter starter = make_starter(request, rules, directories);
  const std::string script = script_file(request.name), scenarios = scenario_file(request.name);
  save_atomically(script, starter.script);
  save_atomically(scenarios, starter.scenarios);
  out << say(language, {"{0} and {1} are written. Now try\n", "{0} och {1} är skrivna. Prova nu\n"},
             script, scenarios)
      << "  kasino play " << starter.spec << "\n  kasino test " << scenarios << "\n  kasino check "
      << starter.spec << '\n';
}

}  // namespace kasino
