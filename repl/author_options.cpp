// The commands for authors of scripts, as they are typed.
#include "repl/option_groups.hpp"

namespace kasino {

CLI::App* add_new(CLI::App& app, Raw& raw) {
  CLI::App* create =
      add_subcommand(app, "new", "write a first script of your own, and scenarios for it, here",
                     "Examples:\n  kasino new mine\n  kasino new mine --from standard+draw\n"
                     "  kasino new mine --modifier");
  create->add_option("NAME", raw.options.name, "its name: small letters, digits and -")
      ->type_name("")
      ->required();
  create->add_option("--from", raw.options.variant, "the variant that it changes (standard)")
      ->type_name("VARIANT");
  create->add_flag("--modifier", raw.options.modifier,
                   "a rule to add to any variant, tried out on that of --from");
  add_set(*create, raw, unseen);
  add_script_options(*create, raw);
  add_looks(*create, raw);
  add_players(*create, raw, unseen);
  add_deal_options(*create, raw, unseen);
  return create;
}

CLI::App* add_check(CLI::App& app, Raw& raw) {
  CLI::App* check = add_subcommand(
      app, "check", "play a variant at random and hold it to what every game holds",
      "Plays with every number of players, and with every value of every option one at a time: of\n"
      "numbers with more than twenty, with some.\n"
      "The first game that breaks is made short and written to NAME-check.txt.\n"
      "Examples:\n  kasino check ./mine.lua\n"
      "  kasino check standard+./mine.lua --players 2 --deals 1000 --seed 7");
  add_variant(*check, raw);
  check->get_option("VARIANT")->required();
  check
      ->add_option("--deals", raw.options.deals,
                   "how many for each number of players, and a tenth of them for each value of an "
                   "option (200)")
      ->type_name("N")
      ->check(CLI::Range(1, 1'000'000));
  check->add_option("--game", raw.options.file, "a game record to hold to the same instead")
      ->type_name("FILE");
  add_players(*check, raw);
  add_deal_options(*check, raw, unseen);
  check->get_option("--seed")->description("the same seed plays the same games (1)")->group(seen);
  add_set(*check, raw);
  add_script_options(*check, raw);
  add_looks(*check, raw);
  return check;
}

CLI::App* add_diff(CLI::App& app, Raw& raw) {
  CLI::App* diff = add_subcommand(
      app, "diff", "tell what two variants differ in, as they are written and as they are played",
      "Compares data, options, functions (by their text) and clauses; names what the layers of\n"
      "each set against one another; then plays the same decks and the same random moves under\n"
      "both, and shows the first position where legality or points differ.\n"
      "Exit status 0: nothing differs; 1: something does.\n"
      "Examples:\n  kasino diff standard ./mine.lua\n"
      "  kasino diff standard standard+draw --players 3\n"
      "  kasino diff standard standard --set-b values=fixed --deals 1000 --seed 7");
  diff->add_option("A", raw.options.variant, "a shipped name, a .lua file, or base+modifier")
      ->type_name("")
      ->required();
  diff->add_option("B", raw.options.other, "the one to compare it with")->type_name("")->required();
  diff->add_option("--deals", raw.options.deals, "how many to play (200)")
      ->type_name("N")
      ->check(CLI::Range(1, 1'000'000));
  add_players(*diff, raw);
  add_deal_options(*diff, raw, unseen);
  diff->get_option("--seed")->description("the same seed plays the same games (1)")->group(seen);
  add_set(*diff, raw);
  diff->get_option("--set")->description("an option of both, or of the one that has it");
  add_own_sets(*diff, raw, "A", "B");
  add_script_options(*diff, raw);
  add_looks(*diff, raw);
  return diff;
}

CLI::App* add_test(CLI::App& app, Raw& raw) {
  CLI::App* test =
      add_subcommand(app, "test", "run scenario files, the tests of a variant, and transcripts",
                     "A transcript is a session that `transcript FILE` has written: it is played "
                     "again, and\n"
                     "each answer compared. What it was played with stands in its first lines. It "
                     "writes no\n"
                     "files; how long functions took, and the folders of scripts, do not count.\n"
                     "Examples:\n  kasino test pluck.test.lua\n"
                     "  kasino test variants --coverage\n"
                     "  kasino test evening.transcript --update");
  test->add_option(
          "FILE", raw.options.files,
          "scenario files and transcripts, or folders with *.test.lua and *.transcript in them")
      ->type_name("")
      ->required();
  test->add_flag("--coverage", raw.options.coverage,
                 "tell which clauses and functions no scenario touches");
  test->add_flag("--update", raw.options.update,
                 "write transcripts that differ anew, with what is answered now");
  add_set(*test, raw);
  add_script_options(*test, raw);
  add_looks(*test, raw);
  add_players(*test, raw, unseen);
  add_deal_options(*test, raw, unseen);
  return test;
}

}  // namespace kasino
