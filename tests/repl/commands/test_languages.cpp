// What a person reads and types, in each language.
#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <sstream>

#include "repl/commands/commands.hpp"
#include "repl/input/complete.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

SessionSettings swedish() {
  SessionSettings settings = plain_settings();
  settings.language = Language::Swedish;
  return settings;
}

/// Lines that are wrong, of every command that players use.
constexpr const char* wrong_lines[] = {
    "",
    "plya",
    "s",
    "s7 s8 s9",
    "s7xx",
    "s7x",
    "s7=",
    "s7>",
    "s7=99",
    "x7",
    "z9",
    "play",
    "play 99",
    "play zz",
    "why",
    "why s7x*h7",
    "why [c2]",
    "try",
    "force",
    "state view=9",
    "state vew=1",
    "state \"",
    "moves limit=x",
    "moves zz",
    "hints maybe",
    "undo",
    "undo 5",
    "undo x",
    "redo",
    "back",
    "step",
    "goto",
    "goto 99",
    "line",
    "explain s7",
    "auto 9 greedy",
    "auto x",
    "auto 1 gredy",
    "score 1",
    "next",
    "new players=99",
    "new players=2 players=2",
    "new dealer=x",
    "new deck=\"zz\"",
    "new scores=x",
    "variant",
    "setup",
    "setup table=\"s7 s7\"",
    "setup hand1=\"zz\"",
    "setup hand9=\"s7\"",
    "setup turn=9",
    "setup table=\"[c2+h6]=x\"",
    "setup phase=none",
    "setup hand1=\"s7\" asked=\"9 play\"",
    "setup hand1=\"s7\" sweeps=\"-1\"",
    "setup players=2 hand1=\"s7\" scores=\"1,2,3\"",
    "setup hand1=\"s7\" dealing=9",
    "setup hand1=\"s7\" winners=1",
    "swap",
    "swap s7 s7",
    "swap s7 zz",
    "perft",
    "perft x",
    "perft 1 --divde",
    "perft 0 --divide",
    "save",
    "export",
    "load",
    "restore",
    "restore now",
    "compare",
    "option nonsense",
    "option NAME=1",
    "clause",
    "clause NONE-9",
    "help nonsense",
    "watch maybe",
    "cards zz",
};

/// English words that no Swedish answer has.
const std::regex english_word(
    "\\b(the|is|are|not|expected|found|there|card|cards|seat|seats|move|moves|missing|unknown|did "
    "you|here|nothing|of|with|and|takes|legal)\\b");

}  // namespace

TEST_CASE("Whatever is wrong with a line is told in the language of the session", "[languages]") {
  WorkingFolder folder;
  for (const char* line : wrong_lines) {
    CAPTURE(line);
    Conversation english;
    Conversation talk(swedish());
    const std::string in_english = english.error(line);
    const std::string in_swedish = talk.error(line);
    CHECK(in_english != in_swedish);
    std::string prose;  // without what was typed
    std::regex_replace(std::back_inserter(prose), in_swedish.begin(), in_swedish.end(),
                       std::regex("\"[^\"]*\""), "");
    CAPTURE(in_swedish);
    CHECK_FALSE(std::regex_search(prose, english_word));
  }
}

TEST_CASE("No message of the player's side is thrown in English alone", "[languages]") {
  // What authors use may stay English: their commands, and Lua.
  const std::vector<std::string> of_authors = {"trace_commands.cpp"};
  const std::regex bare(R"(throw (BadArgument|GameOver|CardError|ParseError|SetupError|ActionError)"
                        R"(|MoveError|Interrupted)\(\s*(std::string\()?")");
  for (const char* room :
       {"repl/commands", "repl/text", "repl/explain", "repl/screen", "repl/sheets", "engine/cards",
        "engine/notation", "engine/model", "engine/legality"})
    for (const auto& file : std::filesystem::directory_iterator(
             std::filesystem::path(KASINO_SOURCE_VARIANTS).parent_path() / room)) {
      if (std::ranges::count(of_authors, file.path().filename().string()) > 0) continue;
      CAPTURE(file.path().string());
      CHECK_FALSE(std::regex_search(read_file(file.path().string()), bare));
    }
}

TEST_CASE("Every command says what it does in both languages", "[languages]") {
  std::map<std::string, int> words;
  for (const Command& command : commands()) {
    CAPTURE(command.name);
    CHECK_FALSE(command.summary.sv.empty());
    CHECK(command.detail.en.empty() == command.detail.sv.empty());
    CHECK(find_command(command.word(Language::Swedish)) == &command);
    CHECK(find_command(command.name) == &command);
    ++words[command.name];
    if (command.word(Language::Swedish) != command.name) ++words[command.word(Language::Swedish)];
  }
  for (const auto& [word, times] : words) {
    CAPTURE(word);
    CHECK(times == 1);
  }
}

TEST_CASE("Swedish words are commands in either language, and stand in Swedish help",
          "[languages]") {
  Conversation talk;
  CHECK(talk.ask("drag").at("cmd") == "moves");
  CHECK(talk.ask("ångra").at("cmd") == "undo");
  CHECK(talk.ask("historik").at("cmd") == "history");
  Conversation svenska(swedish());
  CHECK(svenska.ask("moves").at("cmd") == "moves");
  const std::string help = svenska.text("hjälp");
  for (const char* word : {"drag", "spela", "varför", "prova", "ångra", "spara", "regler"})
    CHECK_THAT(help, ContainsSubstring(word));
  CHECK_THAT(help, !ContainsSubstring("moves"));
  CHECK_THAT(svenska.text("hjälp varför"),
             ContainsSubstring("varför DRAG eller N") && ContainsSubstring("exempel"));
  CHECK(complete(svenska.session(), "varf").words == std::vector<std::string>{"varför"});
}

TEST_CASE("Help has twenty lines of eighty columns at most", "[languages][help]") {
  for (const SessionSettings& settings : {plain_settings(), swedish()}) {
    Conversation talk(settings);
    const std::string help = talk.text("help");
    CHECK(std::count(help.begin(), help.end(), '\n') < 20);
    std::istringstream lines(help);
    for (std::string line; std::getline(lines, line);) CHECK(columns_of(line) <= 79);
  }
}

TEST_CASE("The example of every command works when it is typed", "[languages][help]") {
  WorkingFolder folder;
  const std::map<std::string, std::vector<std::string>> before = {
      {"undo", {"auto"}},
      {"redo", {"auto", "undo"}},
      {"back", {"auto"}},
      {"step", {"auto", "back"}},
      {"line", {"auto", "back", "auto 1"}},
      {"load", {"save evening.txt"}},
      {"compare", {"save evening.txt"}}};
  for (const SessionSettings& settings : {plain_settings(), swedish()})
    for (const Command& command : commands()) {
      SessionSettings of_standard = settings;
      of_standard.rules.variant = "standard";
      Conversation talk(of_standard, [&](const RulesName& name) {
        return load_variant({name.variant, {KASINO_SOURCE_VARIANTS}, name.options, name.players},
                            talk.budget());
      });
      if (before.contains(command.name))
        for (const std::string& line : before.at(command.name)) talk.ask(line);
      const std::string help = talk.text("help " + command.name);
      const std::string example = help.substr(help.rfind('\n') + 3);
      CAPTURE(example);
      const auto answer = talk.ask(example);
      CHECK(answer.at("cmd") == command.name);
      if (answer.at("ok") == true) continue;
      CAPTURE(answer.dump());
      const std::string kind = answer.at("error").at("kind");
      // These have to wait for their moment.
      const bool waits = command.name == "next" || command.name == "restore" ||
                         command.name == "continue" || command.name == "line";
      CHECK((waits || kind == "illegal-move"));
    }
}

TEST_CASE("In Swedish cards are shown and typed with E, Kn, D and K", "[languages]") {
  constexpr Language sv = Language::Swedish;
  CHECK(with_ranks_of(sv, "hAxdJ,sQ+c10: sK, h7") == "hExdKn,sD+c10: sK, h7");
  CHECK(with_ranks_of(sv, "hA=14xsK+cA sQ'2 dJ'") == "hE=14xsK+cE sD'2 dKn'");
  CHECK(with_ranks_of(sv, "STD-1 dAMA sAker cards/hA.txt hA.txt Kasino") ==
        "STD-1 dAMA sAker cards/hA.txt hA.txt Kasino");
  CHECK(with_ranks_of(sv, "\33[31mhA\33[0m s7xdJsQ.") == "\33[31mhE\33[0m s7xdKnsD.");
  CHECK(with_ranks_of(Language::English, "hA") == "hA");

  Conversation talk(swedish());
  talk.ask("setup table=\"hKn sE\" hand1=\"sKn dD\" hand2=\"c9\"");
  CHECK_THAT(talk.ask("varför sKnxhKn").at("message").get<std::string>(), ContainsSubstring("sKn"));
  CHECK_THAT(talk.error("sKnxsE"), ContainsSubstring("sKn") && !ContainsSubstring("sJ"));
  CHECK(complete(talk.session(), "sKnx").words == std::vector<std::string>{"sKnxhKn"});
  const auto answer = talk.ask("sJxhJ");
  CHECK(answer.at("ok") == true);
  CHECK(answer.at("move") == "sJxhJ");  // what programs read stays in notation
}
