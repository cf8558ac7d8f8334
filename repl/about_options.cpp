// The commands that tell about the program itself, as they are typed.
#include "repl/option_groups.hpp"

namespace kasino {

CLI::App* add_completion(CLI::App& app, Raw& raw) {
  CLI::App* completion = add_subcommand(
      app, "completion", "print what makes a shell complete the words of kasino",
      "An installed kasino is completed already, where the shell looks for such files.\n"
      "Examples:\n  source <(kasino completion bash)\n"
      "  kasino completion fish > ~/.config/fish/completions/kasino.fish");
  completion->add_option("SHELL", raw.options.shell, "bash, zsh or fish")
      ->type_name("")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}));
  add_unused(*completion, raw);
  return completion;
}

/// Not listed: it is for those who install the program.
CLI::App* add_man(CLI::App& app, Raw& raw) {
  CLI::App* man = add_subcommand(app, "man", "print the manual page, for man to read",
                                 "Example:\n  kasino man | man -l -");
  man->group("");
  add_unused(*man, raw);
  return man;
}

}  // namespace kasino
