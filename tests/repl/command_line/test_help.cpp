// Help, and what is said of a wrong command line, in both languages.
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <set>

#include "engine/text/reading.hpp"
#include "repl/command_line/command_line.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

const std::vector<std::string> commands = {
    "",      "play", "learn", "quiz",  "analyse",  "variants", "rules",  "new",
    "check", "diff", "test",  "perft", "simulate", "merge",    "replay", "export"};

std::string help_of(const std::string& command, const std::string& language) {
  std::vector<std::string> words = {"--help", "--lang", language};
  if (!command.empty()) words.insert(words.begin(), command);
  return run(words).out;
}

/// The words of a help, but for its examples and the names of options.
std::set<std::string> words_in_help(const std::string& help) {
  std::set<std::string> words;
  for (const std::string& text : words_in(help.substr(0, help.rfind("\nEx")), "\n")) {
    if (text.starts_with("--")) continue;
    std::string word;
    for (const char c : text + ' ') {
      const bool is_letter = std::isalpha(static_cast<unsigned char>(c)) != 0 || (c & 0x80) != 0;
      if (is_letter) word += c;
      if (is_letter || word.empty()) continue;
      words.insert(word);
      word.clear();
    }
  }
  return words;
}

/// Names, values as they are typed, and words that are the same in both languages.
const std::set<std::string> names = {
    // names, and what stands for numbers
    "kasino", "Kasino", "JSON", "Lua", "Markdown", "Ctrl", "C", "Enter", "Tab", "CAP", "json",
    "lua", "txt", "h", "MIB", "MS", "N", "S", "D", "I", "A", "B", "local", "state", "learner",
    "standard",
    // values
    "always", "auto", "never", "en", "sv", "big", "line", "ascii", "cut", "best", "human", "random",
    "novice", "greedy", "expert", "hE", "hKn", "sD", "kK", "help", "hjälp",
    // the same in Swedish
    "VARIANT", "variant", "block", "data", "hand", "scenario", "terminal", "text", "under"};

}  // namespace

TEST_CASE("Help in Swedish has no English word in it", "[help]") {
  for (const std::string& command : commands) {
    CAPTURE(command);
    const std::set<std::string> english = words_in_help(help_of(command, "en"));
    const std::set<std::string> swedish = words_in_help(help_of(command, "sv"));
    CHECK(swedish.size() > 20);
    for (const std::string& word : swedish) {
      CAPTURE(word);
      CHECK((!english.contains(word) || names.contains(word) ||
             std::ranges::count(commands, word) > 0));
    }
  }
}

TEST_CASE("Help tells the same commands, options and examples in both languages", "[help]") {
  for (const std::string& command : commands) {
    CAPTURE(command);
    const std::string english = help_of(command, "en"), swedish = help_of(command, "sv");
    const auto names_in = [](const std::string& help) {
      std::vector<std::string> all;
      for (const std::string& line : lines_of(help))
        if (line.starts_with("  ") && line[2] != ' ')
          all.push_back(line.starts_with("  kasino") ? line
                                                     : line.substr(2, line.find(' ', 2) - 2));
      std::erase_if(all, [](const std::string& name) { return std::isupper(name[0]) != 0; });
      return all;
    };
    CHECK(names_in(english) == names_in(swedish));
  }
}

TEST_CASE("Help fits the screen, broken between words", "[help]") {
  for (const std::string& command : commands)
    for (const char* language : {"en", "sv"})
      for (const int width : {40, 60, 80}) {
        const std::string help = help_of(command, language);
        const std::string laid = help_in_columns(help, width);
        CAPTURE(command, language, width);
        CHECK(words_in(laid, "\n") == words_in(help, "\n"));
        for (const std::string& line : lines_of(laid)) {
          CAPTURE(line);
          CHECK(columns_of(line) <= width);
        }
      }
  CHECK_THAT(help_in_columns(help_of("rules", "sv"), 40),
             ContainsSubstring("\n  --players N:1 till 8\n      hur många som spelar\n"));
  CHECK_THAT(help_of("play", "sv"),
             ContainsSubstring("\n  --set TILLVAL=VÄRDE ...     ett av variantens tillval"));
}

TEST_CASE("The language of help and of errors is that of --lang, else the environment's",
          "[help]") {
  const auto typed = [](const std::vector<const char*>& words) {
    return language_typed(static_cast<int>(words.size()), words.data());
  };
  CHECK(typed({"kasino", "play", "--lang", "sv"}) == Language::Swedish);
  CHECK(typed({"kasino", "--lang=en", "--help"}) == Language::English);
  CHECK(typed({"kasino", "--lang"}) == std::nullopt);
  CHECK(typed({"kasino", "--lang", "fi"}) == std::nullopt);
  CHECK(typed({"kasino", "--language=sv", "sv"}) == std::nullopt);
  const Folder folder;
  const std::string out = folder.path() + "/out";
  const auto shown = [&](const std::string& words) {
    const std::string command =
        "LC_ALL=sv_SE.UTF-8 '" + tested_program + "' " + words + " > '" + out + "' 2>&1";
    CHECK(std::system(command.c_str()) != -1);
    return read_file(out);
  };
  CHECK_THAT(shown("play --help"), StartsWith("spela en variant"));
  CHECK_THAT(shown("play --help --lang en"), StartsWith("play a variant"));
  CHECK(shown("plya") == run({"plya", "--lang", "sv"}).err);
}

TEST_CASE("What is wrong with a command line is said in both languages", "[help]") {
  struct Wrong {
    std::vector<std::string> words;
    std::string en, sv;
  };
  const std::string see = "; see kasino play --help", se = "; se kasino play --help";
  const std::vector<Wrong> table = {
      {{"plya"},
       "plya: unknown command (did you mean play?); there are play replay analyse export variants "
       "rules learn quiz new check test diff simulate merge perft",
       "plya: okänt kommando (menade du play?); det finns play replay analyse export variants "
       "rules learn quiz new check test diff simulate merge perft"},
      {{"play", "standard", "extra"},
       "play: extra: one word too many" + see,
       "play: extra: ett ord för mycket" + se},
      {{"play", "--playrs", "3"},
       "play: --playrs: unknown option (did you mean --players?)" + see,
       "play: --playrs: okänd flagga (menade du --players?)" + se},
      {{"play", "--zzz=3"}, "play: --zzz: unknown option" + see, "play: --zzz: okänd flagga" + se},
      {{"play", "--seed="},
       "--seed=: a value is missing behind =",
       "--seed=: ett värde saknas efter ="},
      {{"play", "--seed"},
       "play: --seed: a value is missing" + see,
       "play: --seed: ett värde saknas" + se},
      {{"play", "--set"},
       "play: --set: a value is missing" + see,
       "play: --set: ett värde saknas" + se},
      {{"play", "--seed", "1", "--seed", "2"},
       "play: --seed: it can be given only once" + see,
       "play: --seed: den kan bara anges en gång" + se},
      {{"play", "--json=maybe"},
       "play: --json: it takes no value" + see,
       "play: --json: den har inget värde" + se},
      {{"play", "--players", "9"},
       "play: --players: expected a whole number from 1 to 8, not \"9\"" + see,
       "play: --players: väntade ett heltal från 1 till 8, inte \"9\"" + se},
      {{"play", "--seed", "many"},
       "play: --seed: expected a whole number from 0 to 9223372036854775807, not \"many\"" + see,
       "play: --seed: väntade ett heltal från 0 till 9223372036854775807, inte \"many\"" + se},
      {{"play", "--dealer", "x"},
       "dealer: expected a seat, a name or cut, not \"x\"",
       "givare: väntade en plats, ett namn eller lott, inte \"x\""},
      {{"play", "--color", "red"},
       "play: --color: expected auto, always or never, not \"red\"" + see,
       "play: --color: väntade auto, always eller never, inte \"red\"" + se},
      {{"play", "--variants-dir", "none"},
       "play: --variants-dir: expected a folder, not \"none\"" + see,
       "play: --variants-dir: väntade en mapp, inte \"none\"" + se},
      {{"play", "--set", "x"},
       "play: --set x: expected OPTION=VALUE" + see,
       "play: --set x: väntade TILLVAL=VÄRDE" + se},
      {{"play", "--names", "a,a"},
       "play: --names: \"a\" and \"a\" are too much alike: nobody could tell who is meant" + see,
       "play: --names: \"a\" och \"a\" är för lika: ingen kan se vem som menas" + se},
      {{"play", "--json", "--hotseat"},
       "play: --json excludes --hotseat" + see,
       "play: --json utesluter --hotseat" + se},
      {{"replay"},
       "replay: FILE is required; see kasino replay --help",
       "replay: FIL krävs; se kasino replay --help"},
      {{"perft", "standard"},
       "perft: --depth is required; see kasino perft --help",
       "perft: --depth krävs; se kasino perft --help"},
      {{"simulate", "standard", "--shard", "1/2"},
       "simulate: --shard requires --out; see kasino simulate --help",
       "simulate: --shard kräver --out; se kasino simulate --help"},
      {{"simulate", "standard", "--shard", "2"},
       "simulate: --shard: expected a share as I/N, such as 2/8, not \"2\"; see kasino simulate "
       "--help",
       "simulate: --shard: väntade en andel som I/N, till exempel 2/8, inte \"2\"; se kasino "
       "simulate --help"},
      {{"simulate", "standard", "--seats", "human"},
       "simulate: --seats: a simulation has no people: give each seat a computer player; see "
       "kasino simulate --help",
       "simulate: --seats: en simulering har inga människor: ge varje plats en datorspelare; se "
       "kasino simulate --help"},
      {{"quiz", "standard", "--learner", "a b"},
       "quiz: --learner: expected letters, digits and -, 40 bytes at most, not \"a b\"; see kasino "
       "quiz --help",
       "quiz: --learner: väntade bokstäver, siffror och -, högst 40 byte, inte \"a b\"; se kasino "
       "quiz --help"}};
  for (const auto& [words, en, sv] : table) {
    CAPTURE(words);
    for (const auto& [language, said] : {std::pair("en", en), std::pair("sv", sv)}) {
      std::vector<std::string> typed = words;
      const bool is_last = typed.back().starts_with("--");
      typed.insert(is_last ? typed.begin() : typed.end(), std::string("--lang=") + language);
      const Result result = run(typed);
      CHECK(result.err == "kasino: " + said + '\n');
      CHECK(result.status == 2);
    }
  }
}
