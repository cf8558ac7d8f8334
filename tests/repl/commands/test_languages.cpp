// What a person reads and types, in each language.
#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <regex>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "repl/commands/commands.hpp"
#include "repl/input/complete.hpp"
#include "repl/text/spoken_cards.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/program.hpp"
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

/// Wrong lines for every command that players use.
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
    "new limit=3",
    "new players=3 spelare=3",
    "state vy=9",
    "moves antal=x",
    "new deck=\"s7 s7\"",
    "new deck=\"s7\"",
    "new deck=\"s7'\"",
    "load none.txt",
    "compare none.txt",
    "save .",
};

/// Parts of a match record, and what may replace them.
constexpr std::pair<const char*, const char*> damages[] = {
    {"kasino record 1", "kasino"},
    {"kasino record 1", "kasino record 9"},
    {"kasino record 1", "kasino record x"},
    {"variant standard", "variant standard b"},
    {"variant standard\n", ""},
    {"players 2", "players 99"},
    {"players 2", "players 2\nplayers 2"},
    {"players 2", "players 5\noption a"},
    {"players 2", "option a b\noption a b\nplayers 2"},
    {"seed 1", "seed -1"},
    {"seed 1", "seed \"1"},
    {"seed 1", "seed \a"},
    {"deal 1", "deal 2"},
    {"deal 1", "dael 1"},
    {"dealer 2", "dealer 3"},
    {"dealer 2", "dealer"},
    {"dealer 2", "dealer 2\nscores 99 0"},
    {"deck ", "deck zz "},
    {"deck ", "dekc "},
    {"deck ", "deck s7 s7 "},
    {"deck ", "deck\n;"},
    {"deck ", "turn 1\ndeck "},
    {"deck ", "setup\ndeck "},
    {"deck ", "setup now\n;"},
    {"deck ", "setup\nhand7 s7\n;"},
    {"deck ", "setup\ntable [c2+h6]=x\n;"},
    {"round 1", "round 2"},
    {"round 1", "round 1\nround 1"},
    {"round 1\n", ""},
    {"round 1", "round 1\nscore 1 1"},
    {"round 1", "round 1\nz9"},
    {"round 1", "round 1\ns7xx"},
    {"round 1", "round 1\nh5xsQ"},
    {"round 1", "round 1\nh5x*!"},
    {"round 1", "round 1\nc2xsQ!"},
    {"\nend", "\nline 2 from 1\nend"},
    {"\nend", "\nline 3 from 1 after 1\nend"},
    {"\nend", "\nline 2 from 9 after 1\nend"},
    {"\nend", "\nat line 1\nend"},
    {"\nend", "\nat line 1 after 0\nround 1"},
    {"\nend", ""},
    {"\nend", "\nend\nend"},
};

/// English words that no Swedish answer may contain.
const std::regex english_word(
    "\\b(the|is|are|not|expected|found|there|card|cards|seat|seats|move|moves|missing|unknown|did "
    "you|here|nothing|of|with|and|takes|legal)\\b");

/// Says the line in both languages, and checks that the Swedish answer holds no English.
void check_told_in_both(const std::string& line, Conversation& english, Conversation& swedish) {
  CAPTURE(line);
  const std::string in_english = english.error(line);
  const std::string in_swedish = swedish.error(line);
  CHECK(in_english != in_swedish);
  std::string prose;  // without what was typed and without words of records
  std::regex_replace(std::back_inserter(prose), in_swedish.begin(), in_swedish.end(),
                     std::regex("\"[^\"]*\"|`[^`]*`"), "");
  CAPTURE(in_swedish);
  CHECK_FALSE(std::regex_search(prose, english_word));
}

SessionSettings of_standard(SessionSettings settings) {
  settings.rules.variant = "standard";
  return settings;
}

/// A session with the shipped variants, and those of the working folder.
class StandardTalk : public Conversation {
 public:
  explicit StandardTalk(const SessionSettings& settings)
      : Conversation(of_standard(settings), [this](const RulesName& name) {
          return load_variant({name.variant, {KASINO_SOURCE_VARIANTS}, name.options, name.players},
                              budget());
        }) {}
};

}  // namespace

TEST_CASE("Whatever is wrong with a line is told in the language of the session", "[languages]") {
  WorkingFolder folder;
  for (const char* line : wrong_lines) {
    Conversation english;
    Conversation talk(swedish());
    check_told_in_both(line, english, talk);
  }
}

TEST_CASE("Whatever is wrong with a record is told in the language of the session",
          "[languages][record]") {
  WorkingFolder folder;
  Conversation english;
  Conversation talk(swedish());
  english.ask("auto 2");
  english.ask("save evening.txt");
  const std::string record = read_file("evening.txt");
  for (const auto& [place, instead] : damages) {
    CAPTURE(place, instead);
    std::string damaged = record;
    REQUIRE(damaged.find(place) != std::string::npos);
    damaged.replace(damaged.find(place), std::string(place).size(), instead);
    folder.write("cut.txt", damaged);
    check_told_in_both("load cut.txt", english, talk);
  }
  CHECK_THAT(talk.error("compare cut.txt"), ContainsSubstring("väntade inget efter `end`"));
  std::string of_nosuch = record;
  of_nosuch.replace(record.find("standard"), 8, "nosuch");
  folder.write("evening.txt", of_nosuch);
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"replay", "evening.txt"},
                                             {"play", "evening.txt"},
                                             {"export", "evening.txt", "--html", "evening.html"}}) {
    std::vector<std::string> swedish_words = words;
    swedish_words.insert(swedish_words.end(), {"--lang", "sv"});
    CHECK_THAT(run(swedish_words).err, ContainsSubstring("okänd variant nosuch"));
  }
}

TEST_CASE("An unknown variant or option is reported in the language of the session",
          "[languages]") {
  WorkingFolder folder;
  StandardTalk english(plain_settings());
  StandardTalk talk(swedish());
  for (const char* line :
       {"variant nosuch", "variant standrad", "variant standard+nosuch", "variant standard+",
        "variant draw", "variant standard+standard", "variant standard+draw+draw",
        "variant ./mine.lua", "variant ./mine.txt", "option x=y", "option tagret=3",
        "option target=x", "option values=best", "option values=fixde", "option must_capture=1"})
    check_told_in_both(line, english, talk);
  CHECK(run({"play", "standard", "--set", "x=y", "--lang", "sv"}).err ==
        "kasino: standard har inget tillval x; det har sistan måste-ta mål värden\n");
  CHECK_THAT(run({"play", "nosuch", "--lang", "sv"}).err,
             ContainsSubstring("okänd variant nosuch"));
}

TEST_CASE("A line that is no text is refused in the language of the session", "[languages]") {
  for (const std::string& line :
       {std::string("\xff\n"), std::string("a\0b\n", 4), std::string(longest_line + 1, 'x')}) {
    std::istringstream in(line);
    const std::optional<Text> problem = read_line(in)->problem;
    REQUIRE(problem);
    CHECK(problem->sv.starts_with("raden "));
  }
  CHECK_THAT(run({"play", "standard", "--lang", "sv"}, "moves limit=x\n").err,
             ContainsSubstring("rad 1: drag: antal: väntade ett heltal"));
}

TEST_CASE("Arguments of a command may be Swedish, too", "[languages]") {
  const std::pair<const char*, const char*> lines[] = {
      {"moves limit=2", "drag antal=2"},
      {"state view=1", "läge vy=1"},
      {"new players=3 seed=4 dealer=cut", "ny spelare=3 frö=4 givare=lott"},
      {"new players=3 scores=3,4,5", "ny spelare=3 ställning=3,4,5"},
      {"setup table=\"s5 d5\" hand1=c8 hand2=s9 pile2=\"s7\" stock=h2 turn=2 round=2",
       "ställ-upp bord=\"s5 d5\" hand1=c8 hand2=s9 hög2=\"s7\" talong=h2 tur=2 omgång=2"},
      {"setup table=\"s5 d5\" hand1=c8 hand2=s9 phase=play last_player=2 begun=true",
       "ställ-upp bord=\"s5 d5\" hand1=c8 hand2=s9 skede=play spelade_senast=2 börjat=true"},
      {"quiz best n=1 seed=1", "förhör bästa n=1 frö=1"},
      {"auto 2 greedy", "dator 2 girig"},
      {"hints off", "ifyllning av"},
      {"hints on", "ifyllning på"},
      {"watch off", "watch av"},
      {"help all", "hjälp alla"},
      {"cards line", "kort rad"}};
  for (const auto& [english, in_swedish] : lines) {
    CAPTURE(in_swedish);
    for (const SessionSettings& settings : {plain_settings(), swedish()}) {
      Conversation one(settings);
      Conversation other(settings);
      const auto answer = other.ask(in_swedish);
      CHECK(answer.at("ok") == true);
      CHECK(answer == one.ask(english));
    }
  }
}

TEST_CASE("Swedish arguments appear in help, in errors and in completion", "[languages]") {
  Conversation talk(swedish());
  CHECK_THAT(talk.text("hjälp ny"), ContainsSubstring("[spelare=N] [lek=\"KORT\"] [frö=S]") &&
                                        ContainsSubstring("\n  ny spelare=3 frö=7"));
  CHECK_THAT(talk.text("hjälp ifyllning"), ContainsSubstring("på|av"));
  CHECK(talk.error("ny splare=3") ==
        "\"splare\": okänt argument (menade du spelare?); det finns spelare, lek, frö, givare, "
        "ställning");
  CHECK_THAT(talk.error("drag limit=x"), ContainsSubstring("antal: väntade"));
  CHECK(talk.error("ny lek=s7") == "lek: en hel lek har 52 kort, den här har 1; sK saknas");
  CHECK_THAT(talk.error("ställ-upp bord=\"s7 s7\""),
             ContainsSubstring("bord: s7 nämns två gånger"));
  const auto words = [&](const char* line) { return complete(talk.session(), line).words; };
  using Words = std::vector<std::string>;
  CHECK(words("drag a") == Words{"antal="});
  CHECK(words("ifyllning ") == Words{"av", "på"});
  CHECK(words("återställ ") == Words{"släng"});
  CHECK(words("dator 2 ") == Words{"expert", "girig", "människa", "nybörjare", "slump"});
  // Names of a script, and words that the command does not take, stay as they are.
  CHECK(talk.error("hjälp av") == "okänt kommando \"av\"");
  CHECK_THAT(talk.error("val lek=1"), ContainsSubstring("\"lek\""));
}

TEST_CASE("A zone of the variant with the name of a Swedish argument keeps it", "[languages]") {
  WorkingFolder folder;
  folder.write("mine.lua",
               "return kasino.extend(\"standard\", { id = \"mine\", title = \"Mine\", zones = { "
               "bord = {} } })");
  StandardTalk talk(swedish());
  talk.ask("variant ./mine.lua");
  const auto state = talk.ask("ställ-upp bord=s7 table=h7 hand1=c8 hand2=s9").at("state");
  CHECK(state.at("zones").at("bord") == std::vector<std::string>{"s7"});
  CHECK(state.at("table") == std::vector<std::string>{"h7"});
}

TEST_CASE("A computer player has a Swedish name where people read it", "[languages]") {
  const std::string told =
      run({"play", "standard", "--lang", "sv", "--seed", "1"}, "dator 2 girig\nhD\n").out;
  CHECK_THAT(told, ContainsSubstring("Plats 2 (girig)") && !ContainsSubstring("greedy"));
}

TEST_CASE("No message of the player's side is thrown in English alone", "[languages]") {
  // Commands for authors, and Lua, may stay English.
  const std::vector<std::string> of_authors = {"trace_commands.cpp", "effects.cpp"};
  const std::regex thrown(R"(throw (\w*Error|BadArgument|GameOver|Interrupted|UnknownVariant))"
                          R"(\(([^;]*))");
  const std::regex literal(R"x("((?:\\.|[^"\\])*)")x");
  const std::regex word("[a-z]{3}");
  for (const char* room :
       {"repl/commands", "repl/text", "repl/explain", "repl/screen", "repl/sheets", "repl/session",
        "repl/html", "repl/input", "repl/json", "engine/cards", "engine/notation", "engine/model",
        "engine/legality", "engine/play", "engine/game", "engine/record"})
    for (const auto& file : std::filesystem::directory_iterator(
             std::filesystem::path(KASINO_SOURCE_VARIANTS).parent_path() / room)) {
      if (std::ranges::count(of_authors, file.path().filename().string()) > 0) continue;
      CAPTURE(file.path().string());
      const std::string source = read_file(file.path().string());
      for (std::sregex_iterator at(source.begin(), source.end(), thrown), end; at != end; ++at) {
        const std::string message = at->str(2);
        CAPTURE(at->str());
        if (message.find('{') != std::string::npos) continue;  // a Text
        for (std::sregex_iterator text(message.begin(), message.end(), literal); text != end;
             ++text) {
          const std::string said = text->str(1);
          CHECK_FALSE(std::regex_search(said, word));
        }
      }
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
             ContainsSubstring("varför [DRAG] eller N") && ContainsSubstring("exempel"));
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
      {"compare", {"save evening.txt"}},
      {"answer", {"quiz n=1"}},
      {"reveal", {"quiz n=1"}},
      {"again", {"quiz n=1"}},
      {"skip", {"quiz n=1"}},
      {"leave", {"quiz n=1"}}};
  for (const SessionSettings& settings : {plain_settings(), swedish()})
    for (const Command& command : commands()) {
      StandardTalk talk(settings);
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
      // These must wait until they can be run.
      const bool waits = command.name == "next" || command.name == "restore" ||
                         command.name == "continue" || command.name == "line" ||
                         command.name == "lesson" || command.name == "answer";
      CHECK((waits || kind == "illegal-move"));
    }
}

TEST_CASE("In Swedish cards are shown and typed with r, k, E, Kn and D", "[languages]") {
  constexpr Language sv = Language::Swedish;
  CHECK(with_ranks_of(sv, "hAxdJ,sQ+c10: sK, h7") == "hExrKn,sD+k10: sK, h7");
  CHECK(with_ranks_of(sv, "hA=14xsK+cA sQ'2 dJ'") == "hE=14xsK+kE sD'2 rKn'");
  CHECK(with_ranks_of(sv, "STD-1 dAMA sAker cards/hA.txt hA.txt Kasino") ==
        "STD-1 dAMA sAker cards/hA.txt hA.txt Kasino");
  CHECK(with_ranks_of(sv, "\33[31mhA\33[0m s7xdJsQ.") == "\33[31mhE\33[0m s7xrKnsD.");
  CHECK(with_ranks_of(Language::English, "hA") == "hA");

  Conversation talk(swedish());
  talk.ask("setup table=\"hKn sE\" hand1=\"sKn dD\" hand2=\"c9\"");
  CHECK_THAT(talk.ask("varför sKnxhKn").at("message").get<std::string>(), ContainsSubstring("sKn"));
  CHECK_THAT(talk.error("sKnxsE"), ContainsSubstring("sKn") && !ContainsSubstring("sJ"));
  CHECK(complete(talk.session(), "sKnx").words == std::vector<std::string>{"sKnxhKn"});
  const auto answer = talk.ask("sJxhJ");
  CHECK(answer.at("ok") == true);
  CHECK(answer.at("move") == "sJxhJ");  // programs read notation
}

TEST_CASE("Cards may be typed in words, and with Swedish letters, in either language",
          "[languages]") {
  constexpr Language en = Language::English, sv = Language::Swedish;
  for (const Language language : {en, sv}) {
    CHECK(with_cards_written("queen of spades", language) == "sQ");
    CHECK(with_cards_written("why 10 of Diamonds x ace of clubs,h7", language) ==
          "why d10 x cA,h7");
    CHECK(with_cards_written("Spader 9", language) == "s9");
    CHECK(with_cards_written("A of hearts x Q of spades, clubs 8", language) == "hA x sQ, c8");
    CHECK(with_cards_written("hjärter kung x rutertio", language) == "hK x d10");
    CHECK(with_cards_written("varför klöverdam", language) == "varför cQ");
    // What is no card stays.
    for (const char* line : {"queen of the table", "spader", "regler", "two hands", "s7xh7"})
      CHECK(with_cards_written(line, language) == line);
  }
  // In English a k behind which a suit may stand is a king.
  CHECK(with_cards_written("kd", en) == "kd");
  CHECK(with_cards_written("kdxrd", sv) == "cQxdQ");
  CHECK(with_cards_written("KD", sv) == "cQ");
  CHECK(with_cards_written("ks", sv) == "ks");

  Conversation talk(swedish());
  talk.ask("setup table=\"dQ c7\" hand1=\"cQ dK d7\" hand2=\"c9\"");
  CHECK(talk.ask("varför ruter 7 x klöver 7").at("move") == "d7xc7");
  CHECK(talk.ask("varför r7xk7").at("move") == "d7xc7");
  CHECK(talk.ask("kDxrD").at("move") == "cQxdQ");
  Conversation english;
  english.ask("setup table=\"dQ c7\" hand1=\"cQ dK d7\" hand2=\"c9\"");
  CHECK(english.ask("why seven of diamonds x r7").at("ok") == false);
  CHECK(english.ask("kd").at("move") == "dK");
}

TEST_CASE("A word of a clause explains itself", "[languages]") {
  StandardTalk english(plain_settings());
  StandardTalk talk(swedish());
  for (const char* line : {"storan", "what is storan?", "clause storan", "vad är Storan"}) {
    CHECK_THAT(english.text(line), ContainsSubstring("STD-VAL-2: ") && ContainsSubstring("16"));
    CHECK_THAT(talk.text(line), ContainsSubstring("STD-VAL-2: ") && ContainsSubstring("ruter"));
  }
  CHECK_THAT(english.error("storen"), ContainsSubstring("unknown command"));
  CHECK_THAT(english.error("clause storen"), ContainsSubstring("no clause"));
}
