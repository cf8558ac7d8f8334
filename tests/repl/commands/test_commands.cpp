#include "repl/commands/commands.hpp"
#include "repl/input/complete.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/nordic_rules.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using nlohmann::json;

namespace {

SessionSettings with(const std::string& option, const std::string& value) {
  SessionSettings settings = plain_settings();
  settings.rules.options[option] = value;
  return settings;
}

/// What `why` says of a move in a position.
std::string reason(Conversation& talk, const std::string& table, const std::string& hand,
                   const std::string& move) {
  talk.ask("setup table=\"" + table + "\" hand1=\"" + hand + "\" hand2=\"dQ\"");
  return talk.ask("why " + move).at("message").get<std::string>();
}

}  // namespace

TEST_CASE("why tells of groups that may not be taken together, and of a single card that must be",
          "[commands]") {
  Conversation talk(plain_settings(), [](const RulesName& name) {
    RuleData data = nordic_rules();
    for (CaptureRule& way : data.capture.ways) way.groups = GroupCount::One;
    data.duties.single_first = "X-1";
    data.name = name.variant;
    return std::make_unique<Rules>(std::move(data));
  });
  CHECK(reason(talk, "h7 s3 d4", "s7", "s7xh7,s3,d4") ==
        "s7 can't take h7 and d4+s3 (4+3) at once; it can take d4+s3 (4+3), or h7 (STD-CAP-1: the "
        "text of STD-CAP-1)");
  CHECK(reason(talk, "h7 s3 d4", "s7", "s7xs3,d4") ==
        "s7xd4+s3 takes no single card, and s7 can take h7 (X-1)");
}

TEST_CASE("Every command has a summary and an example that is that command", "[commands]") {
  for (const Command& command : commands()) {
    CAPTURE(command.name);
    CHECK_FALSE(command.summary.empty());
    CHECK(command.example.starts_with(command.name));
    CHECK(find_command(command.name) == &command);
  }
}

TEST_CASE("Help lists every command, and tells of each", "[commands]") {
  Conversation talk;
  const std::string overview = talk.ask("help").at("text").get<std::string>();
  for (const Command& command : commands()) {
    CHECK_THAT(overview, ContainsSubstring(command.name));
    const std::string more = talk.ask("help " + command.name).at("text").get<std::string>();
    CHECK_THAT(more, ContainsSubstring(command.example));
    for (std::size_t at = 0, end = 0; at < more.size(); at = end + 1) {
      end = std::min(more.find('\n', at), more.size());
      CHECK(end - at <= 79);
    }
  }
  CHECK_THAT(talk.ask("help plya")["error"]["message"].get<std::string>(),
             ContainsSubstring("did you mean play?"));
}

TEST_CASE("A misspelt command or argument is answered by the right spelling", "[commands]") {
  Conversation talk;
  CHECK_THAT(talk.ask("plya s7")["error"]["message"].get<std::string>(),
             ContainsSubstring("did you mean play?"));
  CHECK_THAT(talk.ask("new playrs=3")["error"]["message"].get<std::string>(),
             ContainsSubstring("did you mean players?"));
  CHECK_THAT(talk.ask("state s7")["error"]["message"].get<std::string>(),
             ContainsSubstring("one word too many"));
}

TEST_CASE("A capture is explained by its groups and the values counted", "[explain]") {
  Conversation talk;
  CHECK_THAT(reason(talk, "sK cA", "hA", "hAxsKcA"),
             ContainsSubstring("hA as 14 takes sK+cA (13+1) and clears the table"));
  CHECK_THAT(reason(talk, "h7 s3 d4 c9", "s7", "s7xh7s3d4"),
             ContainsSubstring("s7 takes h7 and d4+s3 (4+3) (STD-CAP-"));
  CHECK_THAT(reason(talk, "d6 c9", "h9", "h9"),
             ContainsSubstring("h9 may be laid out, though it can take c9 (STD-CAP-6"));
  CHECK_THAT(reason(talk, "d6", "h9", "h9"), ContainsSubstring("it can take nothing here"));
}

TEST_CASE("Items of a list that are lists themselves are parted by semicolons", "[explain]") {
  Conversation talk;
  CHECK_THAT(reason(talk, "h2 d2 c2 d9 h6", "s2", "s2xh2d2c2d9h6"),
             ContainsSubstring("it would have to be 15 for d9+h6 (9+6); and 2 for h2, d2 and c2;"));
  CHECK(list_of({"a", "b", "c"}, Language::English, or_word) == "a, b or c");
  CHECK(list_of({"a, b and c", "d"}, Language::English, or_word) == "a, b and c; or d");
  CHECK(list_of({"a", "b, c", "d"}, Language::English, {", or ", ", eller "}) == "a; b, c; or d");
  CHECK(list_of({"a", "b, c", "d"}, Language::Swedish, {", ", ", "}) == "a; b, c; d");
}

TEST_CASE("A capture that overlaps is explained by the sum and the card in two groups",
          "[explain]") {
  Conversation talk;
  const std::string why = reason(talk, "s5 d5 h3", "c8", "c8xs5d5h3");
  CHECK_THAT(why, ContainsSubstring("c8 can't take s5 d5 h3: 5+5+3 is 13, neither 8 nor 2x8"));
  CHECK_THAT(why, ContainsSubstring("h3 would have to serve two groups, s5+h3 (5+3) and d5+h3"));
  CHECK_THAT(why, ContainsSubstring("it can take s5+h3 (5+3), or d5+h3 (5+3)"));
  CHECK_THAT(why, ContainsSubstring("(STD-CAP-4: the text of STD-CAP-4)"));
}

TEST_CASE("Cards that make no group are explained by their sum", "[explain]") {
  Conversation talk;
  CHECK_THAT(reason(talk, "h8 d5", "c3", "c3xh8d5"),
             ContainsSubstring("c3 is 3, and 8+5 is 13, not 3"));
  CHECK_THAT(reason(talk, "h6", "c8", "c8xh6"), ContainsSubstring("c8 is 8, and h6 is 6"));
  CHECK_THAT(reason(talk, "hA h6", "c9", "c9xhAh6"),
             ContainsSubstring("6+(1 or 14) is 7 or 20, not 9"));
  CHECK_THAT(reason(talk, "s6 d4 c3", "c8", "c8xs6d4c3"),
             ContainsSubstring("6+4+3 is 13, neither 8 nor 2x8"));
  CHECK_THAT(reason(talk, "s6 d6 c4", "c8", "c8xs6d6c4"),
             ContainsSubstring("and 2x8 would do, but the cards make no groups of 8"));
}

TEST_CASE("Two values at once are explained by the group that wants each", "[explain]") {
  Conversation talk;
  CHECK_THAT(reason(talk, "c2 d9 h6", "s2", "s2xc2d9h6"),
             ContainsSubstring("would have to be 15 for d9+h6 (9+6), and 2 for c2"));
}

TEST_CASE("A card that counts otherwise is explained by what it counts where", "[explain]") {
  Conversation talk(with("values", "fixed"));
  CHECK_THAT(reason(talk, "c10", "d10", "d10xc10"),
             ContainsSubstring("d10 is 16 from the hand, and on the table c10 is 10"));
}

TEST_CASE("A duty is explained by what the move leaves", "[explain]") {
  Conversation talk(with("must_capture", "true"));
  CHECK_THAT(reason(talk, "d6 c9", "h9", "h9"),
             ContainsSubstring("h9 may not be laid out: it can take c9"));
  CHECK_THAT(reason(talk, "h7 d7 c6 s3 h3 d4 cK", "c10", "c10xh7s3"),
             ContainsSubstring("leaves d7+h3 (7+3), which c10 can take too"));
}

TEST_CASE("A forced sweep is explained by the moves that sweep", "[explain]") {
  const auto load = [](const RulesName&) { return std::make_unique<Rules>(reversed_rules()); };
  Conversation talk(plain_settings(), load);
  CHECK_THAT(reason(talk, "s7 c4", "cJ d2", "d2"),
             ContainsSubstring("d2 does not clear the table, and cJxs7+c4 does (MIS-A1"));
}

TEST_CASE("Explanations are to be had in Swedish", "[explain]") {
  SessionSettings settings = plain_settings();
  settings.language = Language::Swedish;
  Conversation talk(settings);
  CHECK_THAT(reason(talk, "s5 d5 h3", "c8", "c8xs5d5h3"),
             ContainsSubstring("c8 kan inte ta in s5 d5 h3: 5+5+3 är 13, varken 8 eller 2x8"));
}

TEST_CASE("An explanation stays short on a table of many captures", "[explain]") {
  Conversation talk;
  const std::string why =
      reason(talk, "s4 h4 d4 c4 s5 h5 d5 c5 s6 h6 d6 c6 s7 h7 d7 c7 sA hA dA cA", "sK", "sKxs4h4");
  CHECK(why.size() < 400);
  CHECK_THAT(why, ContainsSubstring("more ways"));
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
  CHECK(words("auto 2 ") == Words{"greedy", "human", "random"});
  CHECK(words("nonsense ").empty());
  CHECK(words("help score ").empty());
  CHECK(words("trace on ").empty());
  CHECK(words("restore drop ").empty());
  CHECK(words("new players=3 pl").empty());
  CHECK(common_prefix({"c8xd5+h3", "c8xs5+h3"}) == "c8x");
  CHECK(common_prefix({"å", "ä"}).empty());  // not half a character
}

TEST_CASE("A card that may not be laid out is completed where its move is asked about",
          "[complete]") {
  Conversation talk(with("must_capture", "true"));
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

TEST_CASE("Every command stands in the page about the program", "[commands]") {
  const std::string page = read_file(std::string(KASINO_SOURCE_VARIANTS) + "/../repl/README.md");
  for (const Command& command : commands()) {
    INFO(command.name);
    CHECK((page.find('`' + command.name) != std::string::npos));
  }
}
