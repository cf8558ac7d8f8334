// All commands, in groups, and what stands around them in help.
#include <memory>

#include "repl/command_line/command_app.hpp"
#include "repl/command_line/command_groups.hpp"
#include "repl/command_line/help_format.hpp"
#include "repl/console/surroundings.hpp"

namespace kasino {

std::string help_footer(const Text& use, const std::vector<std::string>& examples,
                        Language language) {
  const Text heading =
      examples.size() == 1 ? Text{"Example:", "Exempel:"} : Text{"Examples:", "Exempel:"};
  std::string text = use.in(language) + (use.en.empty() ? "" : "\n") + heading.in(language);
  for (const std::string& example : examples) text += "\n  kasino " + example;
  return text;
}

CommandLineApp::CommandLineApp(Language language) : language(language) {
  const auto in_language = [&](const Text& text) { return text.in(language); };
  app.name("kasino");
  app.description(in_language(
      {"Kasino, and every game of its family: rules as scripts, to play and take apart.",
       "Kasino, och varje spel i dess familj: regler som skript, att spela och plocka "
       "isär."}));
  app.formatter(std::make_shared<HelpFormat>(language));
  app.set_help_flag("-h,--help",
                    in_language({"print this help and exit", "visa hjälpen och avsluta"}));
  app.set_version_flag("--version", version,
                       in_language({"print the version and exit", "visa versionen och avsluta"}));
  app.require_subcommand(0, 1);
  app.fallthrough();
  Declarations(app, listed, language).shared(line.shared);
  const std::pair<Text, void (*)(CommandLineApp&)> groups[] = {
      {{"To play", "Att spela"}, add_commands_to_play},
      {{"To learn, and teach", "Att lära, och lära ut"}, add_commands_to_learn},
      {{"For authors", "För författare"}, add_commands_for_authors},
      {{"To measure", "Att mäta"}, add_commands_to_measure}};
  for (const auto& [group, add] : groups) {
    const std::size_t known = commands().size();
    add(*this);
    const auto all = app.get_subcommands({});
    for (std::size_t i = known; i < all.size(); ++i) all[i]->group(group.in(language));
  }
  app.footer(help_footer({"Without a command: play standard.", "Utan kommando: play standard."},
                         {"play standard --seed 7"}, language));
}

std::vector<const CLI::App*> CommandLineApp::commands() const {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

const CLI::App& CommandLineApp::command_in_use() const {
  const auto used = app.get_subcommands();
  return used.empty() ? app : *used.front();
}

}  // namespace kasino
