#include <algorithm>
#include <sstream>

#include "engine/cards/card_text.hpp"
#include "engine/model/state.hpp"
#include "engine/text/reading.hpp"
#include "repl/commands/commands.hpp"
#include "repl/input/complete.hpp"
#include "repl/screen/screen.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/shipped.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;
using nlohmann::json;

namespace {

/// What `why` says of a move in a position.
std::string reason(Conversation& talk, const std::string& table, const std::string& hand,
                   const std::string& move) {
  talk.ask("setup table=\"" + table + "\" hand1=\"" + hand + "\" hand2=\"dQ\"");
  return talk.ask("why " + move).at("message").get<std::string>();
}

}  // namespace

TEST_CASE("why explains groups that may not be taken together, and a single card that must be",
          "[commands]") {
  Conversation talk(plain_settings(), [](const RulesName& name) {
    RuleData data = shipped("standard").data();
    for (CaptureRule& way : data.capture.ways) way.groups = GroupCount::One;
    data.duties.single_first = "X-1";
    data.name = name.variant;
    return std::make_unique<Rules>(std::move(data));
  });
  CHECK(reason(talk, "h7 s3 d4", "s7", "s7xh7,s3,d4") ==
        "s7 can't take h7 and d4+s3 (4+3) at once; it can take d4+s3 (4+3), or h7 (STD-CAP-1: Take "
        "a table card of equal value.)");
  CHECK(reason(talk, "h7 s3 d4", "s7", "s7xs3,d4") ==
        "s7xd4+s3 takes no single card, and s7 can take h7 (X-1)");
}

TEST_CASE("Every command has a summary and an example that is that command", "[commands]") {
  for (const Command& command : commands()) {
    CAPTURE(command.name);
    CHECK_FALSE(command.summary.en.empty());
    CHECK(command.example.starts_with(command.name));
    CHECK(find_command(command.name) == &command);
  }
}

TEST_CASE("Help fits a screen, lists every command, and tells of each", "[commands]") {
  Conversation talk;
  const std::string all = talk.text("help all");
  const std::string overview = talk.text("help");
  CHECK(std::count(overview.begin(), overview.end(), '\n') < 22);
  for (const Command& command : commands()) {
    CHECK_THAT(overview, ContainsSubstring(command.name));
    CHECK_THAT(all, ContainsSubstring("  " + command.name));
    const std::string more = talk.text("help " + command.name);
    CHECK_THAT(more, ContainsSubstring("example\n  " + command.name));
    std::istringstream lines(more);
    for (std::string line; std::getline(lines, line);) CHECK(line.size() <= 79);
  }
  CHECK_THAT(talk.error("help plya"), ContainsSubstring("did you mean play?"));
}

TEST_CASE("Help is of the variant in force, and its examples are legal in the position",
          "[commands]") {
  Conversation talk;
  CHECK_THAT(talk.text("help"), ContainsSubstring("hQ lays it out, hQxsQ takes"));
  CHECK_THAT(talk.text("help play"), ContainsSubstring("example\n  play hQ"));
  CHECK_THAT(talk.error("help build"), ContainsSubstring("unknown command"));
  Budget budget;
  const auto game_of = [&](const std::string& variant) {
    SessionSettings settings = plain_settings();
    settings.rules.variant = variant;
    settings.folders = {KASINO_SOURCE_VARIANTS};
    return Conversation(settings, [&](const RulesName& name) {
      return load_variant({name.variant, {KASINO_SOURCE_VARIANTS}, name.options, name.players},
                          budget);
    });
  };
  Conversation cassino = game_of("cassino");
  CHECK_THAT(cassino.text("help"), ContainsSubstring(" builds (to the value behind >"));
  CHECK_THAT(cassino.text("help build"), ContainsSubstring(" builds (to the value behind >"));
  Conversation blackjack = game_of("blackjack");
  const std::string overview = blackjack.text("help");
  CHECK_THAT(overview, ContainsSubstring("in this game ") && ContainsSubstring(" hit") &&
                           !ContainsSubstring("s7") && !ContainsSubstring("takes h7"));
  const std::string bet = blackjack.text("help bet");
  CHECK_THAT(bet, StartsWith("bet KR\n  BJ-BET-1: ") && ContainsSubstring("  KR: ") &&
                      ContainsSubstring("in steps of") && ContainsSubstring("example\n  bet "));
  CHECK(blackjack.ask(bet.substr(bet.rfind('\n') + 3)).at("ok") == true);
  CHECK_THAT(blackjack.text("help hit"), ContainsSubstring("It cannot be done now."));
  CHECK_THAT(blackjack.text("help all"), ContainsSubstring("\n  hit "));
  CHECK_THAT(blackjack.text("variant"),
             ContainsSubstring("\nstandard ") && ContainsSubstring("blackjack  "));
  CHECK(complete(blackjack.session(), "help surr").words.size() +
            complete(blackjack.session(), "help doub").words.size() >=
        1);
}

TEST_CASE("A misspelt command or argument is answered by the right spelling", "[commands]") {
  Conversation talk;
  CHECK_THAT(talk.error("plya s7"), ContainsSubstring("did you mean play?"));
  CHECK_THAT(talk.error("new playrs=3"), ContainsSubstring("did you mean players?"));
  CHECK_THAT(talk.error("state s7"), ContainsSubstring("one word too many"));
}

TEST_CASE("Items of a list that are lists themselves are separated by semicolons", "[explain]") {
  CHECK(list_of({"a", "b", "c"}, Language::English, or_word) == "a, b or c");
  CHECK(list_of({"a, b and c", "d"}, Language::English, or_word) == "a, b and c; or d");
  CHECK(list_of({"a", "b, c", "d"}, Language::English, {", or ", ", eller "}) == "a; b, c; or d");
  CHECK(list_of({"a", "b, c", "d"}, Language::Swedish, {", ", ", "}) == "a; b, c; d");
}

TEST_CASE("Commands, moves and arguments are completed", "[complete]") {
  Conversation talk;
  talk.ask("setup table=\"s5 d5 h3\" hand1=\"c8 hA\" hand2=\"s9\"");
  const auto words = [&](const char* line) { return complete(talk.session(), line).words; };
  using Words = std::vector<std::string>;
  CHECK(words("mo") == Words{"moves"});
  CHECK(words("play c8x") == Words{"c8xd5+h3", "c8xs5+h3"});
  CHECK(words("c8x") == Words{"c8xd5+h3", "c8xs5+h3"});
  CHECK(words("new pl") == Words{"players="});
  CHECK(words("help sc") == Words{"score"});
  CHECK(words("swap ") == Words{"c8", "d5", "h3", "hA", "s5"});
  CHECK(words("trace ") == Words{"off", "on"});
  CHECK(words("perft 3 ") == Words{"--divide"});
  CHECK(words("auto ").empty());
  CHECK(words("auto 2 ") == Words{"expert", "greedy", "human", "novice", "random"});
  CHECK(words("nonsense ").empty());
  CHECK(words("help score ").empty());
  CHECK(words("trace on ").empty());
  CHECK(words("restore drop ").empty());
  CHECK(words("new players=3 pl").empty());
  CHECK(common_prefix({"c8xd5+h3", "c8xs5+h3"}) == "c8x");
  CHECK(common_prefix({"å", "ä"}).empty());  // not half a character
}

TEST_CASE("A card that may not be laid out is completed after why", "[complete]") {
  SessionSettings settings = plain_settings();
  settings.rules.options["must_capture"] = "true";
  Conversation talk(settings);
  talk.ask("setup table=\"h7 s2\" hand1=\"s7\" hand2=\"s9\"");
  using Words = std::vector<std::string>;
  CHECK(complete(talk.session(), "s7").words == Words{"s7xh7"});
  CHECK(complete(talk.session(), "why s7").words == Words{"s7", "s7xh7"});
}

TEST_CASE("Names of files are completed, spaces and folders too", "[complete]") {
  const WorkingFolder folder;
  for (const char* name : {"evening 1.txt", "evening 2.txt", ".hidden", "games/first.txt"})
    folder.write(name, "");
  Conversation talk;
  const auto words = [&](const char* line) { return complete(talk.session(), line).words; };
  using Words = std::vector<std::string>;
  CHECK(words("load ") == Words{"evening 1.txt", "evening 2.txt", "games/"});
  CHECK(words("load evening 2") == Words{"evening 2.txt"});
  CHECK(complete(talk.session(), "load  evening 2").begin == 6);
  CHECK(words("save \"even") == Words{"evening 1.txt", "evening 2.txt"});
  CHECK(words("load .h") == Words{".hidden"});
  CHECK(words("compare games/") == Words{"games/first.txt"});
  CHECK(words("setup @games/") == Words{"games/first.txt"});
  CHECK(words("load none/").empty());
}

TEST_CASE("The page about the program names every command", "[commands]") {
  const std::string page = read_file(std::string(KASINO_SOURCE_VARIANTS) + "/../repl/README.md");
  for (const Command& command : commands()) {
    INFO(command.name);
    CHECK((page.find('`' + command.name) != std::string::npos));
  }
}

TEST_CASE("A command may be cut short as long as it is unambiguous", "[commands]") {
  Conversation talk;
  CHECK(talk.ask("hist")["cmd"] == "history");
  CHECK(talk.ask("m")["cmd"] == "moves");
  CHECK(talk.ask("moves")["ok"] == true);
  CHECK(talk.ask("?")["cmd"] == "help");
  CHECK(talk.ask("w 1")["cmd"] == "why");
  CHECK_THAT(talk.text("? sco"), StartsWith("score"));
  CHECK_THAT(talk.error("re"),
             ContainsSubstring("it may be reveal or redo or ready or record or restore or reload"));
  CHECK(talk.error_kind("sA") != "unknown-command");  // a card, and no save
}

TEST_CASE("A word is a card in sight, or the beginning of a command", "[commands]") {
  SessionSettings settings = plain_settings();
  settings.language = Language::Swedish;
  Conversation swedish(settings);
  swedish.ask("setup table=\"h7 s3\" hand1=\"s7 cK\" hand2=\"hJ d2\" stock=\"s5 d5\"");
  CHECK(swedish.ask("hj")["cmd"] == "help");
  CHECK(swedish.ask("hist")["cmd"] == "history");
  CHECK(swedish.ask("hJ")["cmd"] == "play");
  CHECK_THAT(swedish.error("v"), ContainsSubstring("varför") && ContainsSubstring(" eller val"));
  CHECK_THAT(swedish.error("f"), ContainsSubstring("förklara"));
  CHECK_THAT(swedish.error("p"), ContainsSubstring("poäng") && !ContainsSubstring("play"));
  CHECK_THAT(swedish.error("st"), ContainsSubstring("det kan vara steg"));
  CHECK(swedish.ask("und")["cmd"] == "undo");
  swedish.ask("setup table=\"h7 s3\" hand1=\"hJ cK\" hand2=\"s7 d2\" stock=\"s5 d5\"");
  CHECK(swedish.ask("hj")["move"] == "hJ");

  Conversation english;
  english.ask("setup table=\"h7 s3\" hand1=\"s7 cK\" hand2=\"hJ d2\" stock=\"s5 d5\"");
  CHECK_THAT(english.error("st"), ContainsSubstring("it may be state or step"));
  CHECK_THAT(english.error("hj"), ContainsSubstring("hJ is not in the hand of seat 1"));
}

TEST_CASE("Moves of a card are asked for as cards are typed", "[commands]") {
  Conversation talk;
  talk.ask("setup table=\"hA dQ cJ h5\" hand1=\"sA hQ sJ cK\" hand2=\"s9\" stock=\"c9 d9\"");
  const auto listed = [&](const std::string& word) { return talk.ask("moves " + word)["moves"]; };
  for (const auto& [typed, written] :
       std::vector<std::pair<std::string, std::string>>{{"hE", "hA"},
                                                        {"E", "A"},
                                                        {"kn", "J"},
                                                        {"cKn", "cJ"},
                                                        {"D", "Q"},
                                                        {"hD", "hQ"},
                                                        {"k", "K"},
                                                        {"a", "A"},
                                                        {"Ah", "hA"},
                                                        {"S", "s"}}) {
    CAPTURE(typed);
    CHECK(listed(typed).size() > 0);
    CHECK(listed(typed) == listed(written));
  }
  CHECK_THAT(talk.error("moves zz"), ContainsSubstring("expected a card, a rank or a suit"));
}

TEST_CASE("A player who holds another card of that face is told so", "[commands]") {
  SessionSettings settings = plain_settings();
  settings.seats = {std::nullopt, Bot::Greedy};
  settings.language = Language::Swedish;
  Conversation talk(settings);
  talk.ask("setup table=\"h7 s3\" hand1=\"s7 cK\" hand2=\"hJ d2\" stock=\"s5 d5\"");
  CHECK(talk.error("varför hJ") == "hKn finns inte på din hand, som har s7 kK");
}

TEST_CASE("A number alone plays from the list that was just shown", "[commands]") {
  SessionSettings settings = plain_settings();
  settings.by_program = false;
  Conversation talk(settings);
  const auto says_so =
      ContainsSubstring("no move on the screen has the number 1: moves lists them");
  CHECK_THAT(talk.error("1"), says_so);
  talk.ask("moves");
  talk.ask("score");
  CHECK(talk.ask("1")["ok"] == true);
  CHECK_THAT(talk.error("1"), says_so);
  CHECK(talk.ask("play 1")["ok"] == true);
  talk.ask("moves");
  talk.ask("undo 2");
  CHECK_THAT(talk.error("1"), says_so);
}

TEST_CASE("Numbers do not play from a list once something else was shown", "[commands]") {
  SessionSettings settings = plain_settings();
  settings.by_program = false;
  Conversation talk(settings);
  for (const char* line : {"rules", "help all", "state", "history", "explain"}) {
    CAPTURE(line);
    talk.ask("moves");
    CHECK(talk.ask(line)["ok"] == true);
    CHECK_THAT(talk.error("1"), ContainsSubstring("no move on the screen has the number 1"));
  }
  for (const char* line : {"why 1", "try 1", "hint", "score", "no-such-word", "play 9999"}) {
    CAPTURE(line);
    talk.ask("moves");
    talk.ask(line);
    CHECK(talk.ask("1")["ok"] == true);
  }
}

TEST_CASE("Moves of a card keep their numbers", "[commands]") {
  Conversation talk;
  talk.ask("setup table=\"s5 d5 h3 d8\" hand1=\"c8 hA c5\" hand2=\"s9\"");
  const json all = talk.ask("moves")["moves"];
  const json some = talk.ask("moves d5")["moves"];
  REQUIRE(some.size() == 4);
  for (const json& move : some) CHECK(move.dump().find("d5") != std::string::npos);
  CHECK(talk.ask("moves 8")["total"] == 6);
  CHECK_THAT(talk.error("moves d55"), ContainsSubstring("expected a card, a rank or a suit"));
  CHECK(all.size() > some.size());
}

TEST_CASE("A move is suggested with its reason, and completed unless hints are off", "[commands]") {
  Conversation talk;
  talk.ask("setup table=\"d10 h3\" hand1=\"s10 h4\" hand2=\"s9\"");
  CHECK_THAT(talk.text("hint"), StartsWith("s10xd10, "));
  CHECK(complete(talk.session(), "s10").words == std::vector<std::string>{"s10", "s10xd10"});
  talk.ask("hints off");
  CHECK(complete(talk.session(), "s10").words.empty());
  CHECK_THAT(talk.error("hints perhaps"), ContainsSubstring("expected on or off"));
}

namespace {

/// What a screen shows for a line.
std::string on_screen(Conversation& talk, const std::string& line) {
  const Reply reply = execute(talk.desk(), line);
  return preface(reply, talk.session()) + to_screen(reply, talk.session(), Style());
}

/// The cards of hands that are hidden in a session and stand in a text.
std::string hidden_cards_in(const std::string& text, const Session& session) {
  const std::vector<std::string> words = words_in(text, ",;:()+x");
  std::string found;
  if (session.state().phase != Phase::Play) return found;
  for (const Seat seat : seats(session.state()))
    for (const Card card : session.state().hand(seat))
      if (session.hides_hand_of(seat) && std::ranges::count(words, to_text(card)) > 0)
        found += to_text(card) + ' ';
  return found;
}

SessionSettings shared_screen() {
  SessionSettings settings = plain_settings();
  settings.hotseat = true;
  return settings;
}

}  // namespace

TEST_CASE("No command shows a hand that people hide from each other", "[commands][hotseat]") {
  const Folder folder;
  const bool is_ready = GENERATE(false, true);
  std::vector<std::string> lines = {"state view=1",
                                    "state view=2",
                                    "moves c",
                                    "try 1",
                                    "why 1",
                                    "play 1",
                                    "force sJ",
                                    "analyse all",
                                    "analyse game",
                                    "auto 3",
                                    "auto 2 novice",
                                    "swap sJ c6",
                                    "swap c6 dQ",
                                    "lua view:hand(2)",
                                    "lua view.table",
                                    "perft 2 --divide",
                                    "new seed=5",
                                    "new",
                                    "undo",
                                    "back",
                                    "goto 0",
                                    "goto end",
                                    "step",
                                    "trace on",
                                    "break",
                                    "lesson add \"of mine\" " + folder.path() + "/x.lesson.lua",
                                    "save " + folder.path() + "/game.txt",
                                    "compare " + folder.path() + "/game.txt",
                                    "export " + folder.path() + "/game.html",
                                    "load " + folder.path() + "/game.txt",
                                    "variant misar",
                                    "restore",
                                    "setup table=\"d7\" hand1=\"d8\" hand2=\"d9\""};
  for (const Command& command : commands()) lines.push_back(command.name);
  for (const std::string& line : lines) {
    CAPTURE(line, is_ready);
    SessionSettings settings = shared_screen();
    settings.names = {"Ada", "Bo"};
    Conversation talk(settings);
    talk.ask(
        "setup table=\"h3 dQ\" hand1=\"sJ cK d10 h9\" hand2=\"c6 h8 d5 c4\" stock=\"c8 d4 c7\"");
    if (is_ready) talk.ask("ready");
    const std::string shown = on_screen(talk, line);
    CAPTURE(shown);
    // What names these cards itself, or cards of another position.
    const bool names_cards_itself =
        line.find("c6") != std::string::npos || line == "quiz" || line == "setup";
    if (!names_cards_itself && line != "rules")
      CHECK(hidden_cards_in(shown, talk.session()).empty());
  }
}

TEST_CASE("peek and swap say why hidden hands stay so, and another game hides them again",
          "[commands][hotseat]") {
  Conversation talk(shared_screen());
  talk.ask("ready");
  REQUIRE_FALSE(talk.session().hides_hand());
  CHECK(talk.error("peek") ==
        "that would tell of hands that people hide from each other here; save FILE writes the game "
        "unseen, and kasino play FILE opens it without hiding them");
  CHECK_THAT(talk.error("swap h7 h3"), StartsWith("that would tell of hands that people hide"));
  CHECK_THAT(talk.error("state view=2"), ContainsSubstring("only its player may see it"));
  for (const char* line : {"new", "variant standard", "new seed=3"}) {
    talk.ask("ready");
    talk.ask(line);
    CHECK(talk.session().awaits_player());
  }
  talk.ask("undo");
  talk.ask("ready");
  talk.ask("note mine");
  CHECK_FALSE(talk.session().awaits_player());
}

TEST_CASE("A seat handed to the computer shows no hand to those who share the screen",
          "[commands][hotseat]") {
  Conversation talk(shared_screen());
  talk.ask("ready");
  talk.ask("auto 2 greedy");
  CHECK_THAT(talk.error("peek"), StartsWith("that would tell of hands that people hide"));
  talk.ask("auto 2 human");
  CHECK(talk.session().hides_hand_of(2));
  CHECK_THAT(talk.error("peek"), StartsWith("that would tell of hands that people hide"));
}

TEST_CASE("A lesson hides nothing from those who share the screen, and the game does again",
          "[commands][hotseat]") {
  Conversation talk(shared_screen());
  REQUIRE(talk.ask("quiz STD-CAP-1 n=1 seed=1").at("ok") == true);
  CHECK_FALSE(talk.session().hides_hands());
  talk.ask("reveal");
  CHECK(talk.ask("why 1").at("ok") == true);
  talk.ask("leave");
  CHECK(talk.session().awaits_player());
}

TEST_CASE("A seat can be named by who sits there", "[commands]") {
  SessionSettings settings = plain_settings();
  settings.names = {"Ada", "Bo"};
  Conversation talk(settings);
  talk.ask("auto Bo girig");
  CHECK(talk.session().player_at(2) == Bot::Greedy);
  CHECK_THAT(talk.error("auto Cia expert"), ContainsSubstring("or a name, not \"Cia\""));
}

TEST_CASE("People and programs number moves alike", "[commands]") {
  SessionSettings settings = plain_settings();
  settings.by_program = GENERATE(true, false);
  Conversation talk(settings);
  talk.ask("setup table=\"h7 sA dA\" hand1=\"c2 s7 cA\" hand2=\"s9\"");
  CHECK(talk.ask("moves")["moves"][0]["move"] == "cAxsA,dA");
  CHECK(talk.ask("play 1")["move"] == "cAxsA,dA");
}

TEST_CASE("goto knows the end and deals, in either language", "[commands]") {
  Conversation talk;
  talk.ask("auto 48");
  REQUIRE(talk.session().state().phase == Phase::DealOver);
  talk.ask("next");
  talk.ask("play 1");
  CHECK(talk.ask("goto deal 1")["state"]["deal"] == 1);
  CHECK(talk.session().game().ply() == 0);
  CHECK(talk.ask("goto deal 2")["state"]["deal"] == 2);
  CHECK(talk.session().game().ply() == 49);
  CHECK(talk.ask("goto 48")["state"]["phase"] == "deal-over");
  CHECK(talk.ask("goto end")["ok"] == true);
  CHECK(talk.session().game().ply() == 50);
  CHECK(talk.error("goto deal 3") == "expected the number of a deal, 1 to 2, not \"3\"");
  CHECK(talk.error_kind("goto deal") == "bad-argument");
  CHECK(talk.error_kind("goto 1 2") == "bad-argument");
  CHECK(talk.error_kind("goto endless") == "bad-argument");
  SessionSettings swedish = plain_settings();
  swedish.language = Language::Swedish;
  Conversation svenska(swedish);
  svenska.ask("auto 3");
  CHECK(svenska.ask("gå giv 1")["state"]["round"] == 1);
  CHECK(svenska.ask("gå slut")["ok"] == true);
  CHECK(svenska.session().game().ply() == 3);
}

TEST_CASE("One letter is enough of what debuggers know by it, and exit leaves", "[commands]") {
  Conversation talk;
  talk.ask("play 1");
  talk.ask("back");
  CHECK(talk.ask("s")["cmd"] == "step");
  CHECK(talk.ask("n")["cmd"] == "next");
  CHECK(talk.ask("c")["cmd"] == "c");
  CHECK(talk.ask("exit")["cmd"] == "quit");
  CHECK(talk.ask("avsluta")["cmd"] == "quit");
}
