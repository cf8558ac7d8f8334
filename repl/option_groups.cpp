#include "repl/option_groups.hpp"

#include <algorithm>
#include <memory>

#include "engine/quote.hpp"
#include "repl/arguments.hpp"

namespace kasino {

namespace {

/// CLI11 keeps the options that one excludes in the order of their addresses: here they are named
/// in that of their names, the same each time.
class HelpFormat : public CLI::Formatter {
 public:
  std::string make_option_opts(const CLI::Option* option) const override {
    std::string text = Formatter::make_option_opts(option);
    if (option->get_excludes().empty()) return text;
    std::vector<std::string> names;
    for (const CLI::Option* other : option->get_excludes()) names.push_back(other->get_name());
    std::sort(names.begin(), names.end());
    const std::string heading = get_label("Excludes") + ':';
    text.resize(text.find(heading) + heading.size());
    for (const std::string& name : names) text += ' ' + name;
    return text;
  }
};

/// As `new seed=` takes it.
CLI::Validator seed_check() {
  return CLI::Validator(
      [](const std::string& text) {
        return whole_number(text, 0, largest_seed)
                   ? std::string()
                   : "expected a whole number from 0 to " + std::to_string(largest_seed) +
                         ", not " + quoted(text);
      },
      std::string());
}

}  // namespace

const char* const version = "kasino " KASINO_VERSION;

void add_variant(CLI::App& app, Raw& raw) {
  app.add_option("VARIANT", raw.options.variant,
                 "a shipped name, a .lua file, or base+modifier+modifier")
      ->type_name("");
}

void add_set(CLI::App& app, Raw& raw, const char* group) {
  app.add_option("--set", raw.set, "an option of the variant; may be repeated")
      ->type_name("OPTION=VALUE")
      ->allow_extra_args(false)
      ->group(group);
}

void add_script_options(CLI::App& app, Raw& raw, const char* group) {
  app.add_option("--variants-dir", raw.variants_dirs,
                 "a folder to look for variants in first; may be repeated")
      ->type_name("DIR")
      ->check(CLI::ExistingDirectory)
      ->allow_extra_args(false)
      ->group(group);
  app.add_option("--script-steps", raw.options.script_steps,
                 "how many instructions scripts may run in one command, and with that how long")
      ->type_name("STEPS")
      ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000'000}))
      ->group(group);
  app.add_option("--script-memory", raw.options.script_memory, "how much memory a script may have")
      ->type_name("MIB")
      ->check(CLI::Range(1, 4096))
      ->group(group);
}

void add_looks(CLI::App& app, Raw& raw, const char* group) {
  app.add_option("--lang", raw.language, "the language to speak (that of the locale)")
      ->type_name("LANG")
      ->check(CLI::IsMember({"en", "sv"}))
      ->group(group);
  app.add_option("--color", raw.colour, "when to use colour")
      ->type_name("WHEN")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->group(group);
}

void add_players(CLI::App& app, Raw& raw, const char* group) {
  app.add_option("--players", raw.options.players, "how many play")
      ->type_name("N")
      ->check(CLI::Range(1, max_seats))
      ->group(group);
}

void add_deal_options(CLI::App& app, Raw& raw, const char* group) {
  app.add_option("--dealer", raw.dealer, "who deals first: a seat, or cut to draw for it")
      ->type_name("SEAT|cut")
      ->group(group);
  app.add_option("--seed", raw.options.seed, "the same seed gives the same decks")
      ->type_name("S")
      ->check(seed_check())
      ->group(group);
  app.add_option("--deck", raw.options.deck,
                 "the first deal's deck in dealing order, or a file that holds it")
      ->type_name("CARDS|@FILE")
      ->group(group);
}

void add_unused_deal(CLI::App& app, Raw& raw) {
  add_players(app, raw, unseen);
  add_deal_options(app, raw, unseen);
  add_set(app, raw, unseen);
}

void add_unused(CLI::App& app, Raw& raw) {
  add_unused_deal(app, raw);
  add_script_options(app, raw, unseen);
  add_looks(app, raw, unseen);
}

void add_own_sets(CLI::App& app, Raw& raw, const std::string& first, const std::string& other) {
  const auto add_own = [&](const char* flag, std::vector<std::string>& set,
                           const std::string& whose) {
    app.add_option(flag, set, "an option of " + whose + " alone; may be repeated")
        ->type_name("OPTION=VALUE")
        ->allow_extra_args(false);
  };
  add_own("--set-a", raw.set_a, first);
  add_own("--set-b", raw.set_b, other);
}

void format_help(CLI::App& app) { app.formatter(std::make_shared<HelpFormat>()); }

CLI::App* add_subcommand(CLI::App& app, const char* name, const char* summary, const char* footer) {
  CLI::App* subcommand = app.add_subcommand(name, summary);
  subcommand->set_version_flag("--version", version);
  subcommand->footer(footer);
  return subcommand;
}

}  // namespace kasino
