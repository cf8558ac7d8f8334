#include "repl/options.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "repl/arguments.hpp"
#include "repl/command_tree.hpp"
#include "repl/commands.hpp"
#include "repl/completion.hpp"
#include "repl/man_page.hpp"
#include "repl/option_groups.hpp"
#include "scripting/suggest.hpp"

namespace kasino {

namespace {

/// What a session of play is like, whichever the variant.
void add_session(CLI::App& app, Raw& raw) {
  CLI::Option* json =
      app.add_flag("--json", raw.options.json, "one JSON answer a line, for programs");
  app.add_option("--seats", raw.options.seats,
                 "who plays at seat 1, 2, ...: human, random or greedy")
      ->type_name("PLAYER,PLAYER...");
  app.add_flag("--hotseat", raw.options.hotseat,
               "people share the screen: a hand is shown once its player is ready")
      ->excludes(json);
  app.add_option("--script", raw.options.script,
                 "commands to begin with, shown as if they were typed; then the session goes on")
      ->type_name("FILE")
      ->excludes(json);
}

CLI::App* add_play(CLI::App& app, Raw& raw) {
  CLI::App* play =
      add_subcommand(app, "play", "play a variant, by text or (--json) for programs",
                     "Examples:\n  kasino play standard --players 3 --seed 7\n"
                     "  kasino play standard --set values=fixed --json < commands.txt\n"
                     "  kasino play standard --seats human,greedy\n"
                     "  kasino play standard --script demonstration.txt");
  add_variant(*play, raw);
  add_session(*play, raw);
  add_players(*play, raw);
  add_deal_options(*play, raw);
  add_set(*play, raw);
  add_script_options(*play, raw);
  add_looks(*play, raw);
  return play;
}

CLI::App* add_variants(CLI::App& app, Raw& raw) {
  CLI::App* variants = add_subcommand(app, "variants", "list the variants there are",
                                      "Example:\n  kasino variants --options");
  variants->add_flag("--options", raw.options.with_options, "with their options and defaults");
  add_script_options(*variants, raw);
  add_looks(*variants, raw);
  add_unused_deal(*variants, raw);
  return variants;
}

CLI::App* add_rules(CLI::App& app, Raw& raw) {
  CLI::App* rules =
      add_subcommand(app, "rules", "show the rules of a variant, clause by clause",
                     "Example:\n  kasino rules standard --set must_capture=true --lang sv");
  add_variant(*rules, raw);
  rules->get_option("VARIANT")->required();
  add_players(*rules, raw);
  add_set(*rules, raw);
  add_script_options(*rules, raw);
  add_looks(*rules, raw);
  add_deal_options(*rules, raw, unseen);
  return rules;
}

CLI::App* add_replay(CLI::App& app, Raw& raw) {
  CLI::App* replay = add_subcommand(app, "replay", "replay a game record and verify every move",
                                    "Example:\n  kasino replay evening.txt");
  replay->add_option("FILE", raw.options.file, "a game record")->type_name("")->required();
  add_script_options(*replay, raw);
  add_looks(*replay, raw);
  add_unused_deal(*replay, raw);
  return replay;
}

/// A word where a subcommand should stand; nothing if the first word is one, or an option.
void check_subcommand(const std::vector<CLI::App*>& subcommands, int argc,
                      const char* const* argv) {
  if (argc < 2 || argv[1][0] == '-') return;
  std::vector<std::string> names;
  for (const CLI::App* app : subcommands) names.push_back(app->get_name());
  const std::string word = argv[1];
  if (std::find(names.begin(), names.end(), word) != names.end()) return;
  std::string list;
  for (const std::string& name : names) list += ' ' + name;
  const std::string advice = did_you_mean(word, names);
  throw UsageError(word + ": unknown command" + advice + "; there are" + list +
                   (advice.empty() ? "; a variant is played by kasino play " + word : ""));
}

std::vector<std::string> option_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options())
    if (option->nonpositional()) names.push_back("--" + option->get_lnames().front());
  return names;
}

/// What CLI11 has to say, in our form: where, what, and what to do about it.
UsageError usage_error(CLI::App& app, const CLI::ParseError& error) {
  CLI::App* used = app.get_subcommands().empty() ? &app : app.get_subcommands().front();
  const std::string where = used == &app ? "" : used->get_name() + ": ";
  const std::string help =
      "; see kasino " + (used == &app ? "" : used->get_name() + ' ') + "--help";
  const std::vector<std::string> rest = app.remaining(true);
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr && !rest.empty()) {
    const std::string& word = rest.front();
    if (word.front() != '-') return UsageError(where + word + ": one word too many" + help);
    const std::string name = word.substr(0, word.find('='));
    return UsageError(where + name + ": unknown option" + did_you_mean(name, option_names(*used)) +
                      help);
  }
  std::string what = error.what();
  std::replace(what.begin(), what.end(), '\n', ' ');
  return UsageError(where + what + help);
}

std::map<std::string, std::string> settings(const std::vector<std::string>& set,
                                            const std::string& flag = "--set") {
  std::map<std::string, std::string> map;
  for (const std::string& one : set) {
    const std::size_t equals = one.find('=');
    if (equals == std::string::npos || equals == 0)
      throw UsageError(flag + ' ' + one + ": expected OPTION=VALUE");
    map[one.substr(0, equals)] = one.substr(equals + 1);
  }
  return map;
}

FirstDealer dealer(const std::string& text) {
  if (text.empty()) return std::nullopt;
  if (text == "cut") return Cut{};
  if (const auto seat = whole_number(text, 1, max_seats)) return static_cast<Seat>(*seat);
  throw UsageError("--dealer " + text + ": expected a seat or cut");
}

CommandLine checked(Raw raw) {
  raw.options.dealer = dealer(raw.dealer);
  raw.options.set = settings(raw.set);
  raw.options.set_a = settings(raw.set_a, "--set-a");
  raw.options.set_b = settings(raw.set_b, "--set-b");
  if (!raw.shard.empty()) raw.options.shard = read_shard(raw.shard);
  raw.options.variants_dirs.assign(raw.variants_dirs.begin(), raw.variants_dirs.end());
  if (raw.language == "sv") raw.options.language = Language::Swedish;
  if (raw.language == "en") raw.options.language = Language::English;
  if (raw.colour == "always") raw.options.colour = Colour::Always;
  if (raw.colour == "never") raw.options.colour = Colour::Never;
  return raw.options;
}

using Subcommands = std::vector<std::pair<CLI::App*, Subcommand>>;

/// The whole command line. Without a subcommand it is `play standard`.
Subcommands declare(CLI::App& app, Raw& raw) {
  format_help(app);
  app.set_version_flag("--version", version);
  app.require_subcommand(0, 1);
  Subcommands subcommands = {{add_play(app, raw), Subcommand::Play},
                             {add_variants(app, raw), Subcommand::Variants},
                             {add_rules(app, raw), Subcommand::Rules},
                             {add_new(app, raw), Subcommand::New},
                             {add_check(app, raw), Subcommand::Check},
                             {add_diff(app, raw), Subcommand::Diff},
                             {add_test(app, raw), Subcommand::Test},
                             {add_perft(app, raw), Subcommand::Perft},
                             {add_simulate(app, raw), Subcommand::Simulate},
                             {add_merge(app, raw), Subcommand::Merge},
                             {add_replay(app, raw), Subcommand::Replay},
                             {add_completion(app, raw), Subcommand::Completion},
                             {add_man(app, raw), Subcommand::Man}};
  add_session(app, raw);
  add_players(app, raw);
  add_deal_options(app, raw);
  add_set(app, raw);
  add_script_options(app, raw);
  add_looks(app, raw);
  app.footer("Without a command: play standard.\nExample:\n  kasino play standard --seed 7");
  return subcommands;
}

constexpr const char* description =
    "Kasino, and every game of its family: rules as scripts, to play and take apart.";

/// What a command that only prints has to print; nothing for any other.
std::optional<std::string> text_of(const CommandLine& options) {
  if (options.subcommand == Subcommand::Man) return man_page(command_tree(), commands(), version);
  if (options.subcommand != Subcommand::Completion) return std::nullopt;
  const Shell shell = options.shell == "bash"  ? Shell::Bash
                      : options.shell == "zsh" ? Shell::Zsh
                                               : Shell::Fish;
  return completion_file(shell, command_tree());
}

}  // namespace

std::vector<CommandEntry> command_tree() {
  Raw raw;
  CLI::App app{description, "kasino"};
  declare(app, raw);
  std::vector<CommandEntry> tree = {entry_of(app)};
  tree.front().name.clear();
  for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; }))
    if (!sub->get_group().empty()) tree.push_back(entry_of(*sub));
  return tree;
}

std::variant<CommandLine, std::string> parse_command_line(int argc, const char* const* argv) {
  if (argc >= 2 && std::string_view(argv[1]) == "help") {  // as many programs have it
    const char* const asked[] = {argv[0], argc > 2 ? argv[2] : "--help", "--help"};
    return parse_command_line(3, asked);
  }
  Raw raw;
  CLI::App app{description, "kasino"};
  const Subcommands subcommands = declare(app, raw);
  std::vector<CLI::App*> apps;
  for (const auto& [sub, name] : subcommands) apps.push_back(sub);
  check_subcommand(apps, argc, argv);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    const auto used = app.get_subcommands();
    return used.empty() ? app.help() : used.front()->help(app.get_name());
  } catch (const CLI::CallForVersion&) {
    return std::string(version) + '\n';
  } catch (const CLI::ParseError& error) {
    throw usage_error(app, error);
  }
  for (const auto& [sub, name] : subcommands)
    if (sub->parsed()) raw.options.subcommand = name;
  CommandLine options = checked(std::move(raw));
  if (std::optional<std::string> text = text_of(options)) return *text;
  return options;
}

}  // namespace kasino
