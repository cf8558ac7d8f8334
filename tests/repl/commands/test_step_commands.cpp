// The commands that walk through a game, besides what data/sessions/walk.txt shows.
#include "repl/screen/screen.hpp"
#include "repl/session/session.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/program.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;
using nlohmann::json;

namespace {

const std::string position =
    "setup table=\"h7 s3 d4 c9\" hand1=\"s7 c2 cK\" hand2=\"s9 d2 dK\" pile1=\"hA\"";

/// Three moves: s7xh7, s9xc9, c2.
void play_three(Conversation& talk) {
  for (const char* line : {position.c_str(), "s7xh7", "s9xc9", "c2"})
    REQUIRE(talk.ask(line).at("ok") == true);
}

std::string table(const json& answer) {
  std::string cards;
  for (const json& card : answer.at("state").at("table")) cards += card.get<std::string>() + ' ';
  return cards;
}

}  // namespace

TEST_CASE("A game that was loaded is walked through; undo leads back to the one before", "[step]") {
  const Folder folder;
  Conversation talk;
  play_three(talk);
  talk.ask("save " + folder.path() + "/game.txt");
  Conversation other;
  const json before = other.ask("state").at("state");
  other.ask("load " + folder.path() + "/game.txt");
  CHECK(table(other.ask("back 3")) == "h7 s3 d4 c9 ");
  CHECK(table(other.ask("step")) == "s3 d4 c9 ");
  CHECK(table(other.ask("undo")) == "h7 s3 d4 c9 ");
}

TEST_CASE("A game of several deals is walked from deal to deal", "[step]") {
  Conversation talk;
  while (talk.ask("state").at("state").at("phase") == "play") talk.ask("play 1");
  talk.ask("next");
  talk.ask("play 1");
  const std::string history = talk.text("history");
  CHECK_THAT(history, ContainsSubstring("deal 1, dealt by seat 2"));
  CHECK_THAT(history, ContainsSubstring("round 6"));
  CHECK_THAT(history, ContainsSubstring("points, match"));
  CHECK_THAT(history, ContainsSubstring("deal 2, dealt by seat 1"));
  CHECK_THAT(history, ContainsSubstring("49 "));
  CHECK(talk.ask("goto 48").at("state").at("phase") != "play");
  CHECK(talk.ask("goto 49").at("state").at("deal") == 2);
}

TEST_CASE("What was played before another move was tried stays as a line of play", "[step]") {
  Conversation talk;
  play_three(talk);
  CHECK(talk.error_kind("line 1") == "bad-argument");
  talk.ask("back 2");
  CHECK(talk.ask("s9").at("ok") == true);
  CHECK_THAT(talk.text("history"), ContainsSubstring("\nlines of play\n"
                                                     "  1  as 2 to move 1, then 2 s9xc9  3 c2\n"
                                                     "  2  the one above\n"));
  CHECK(talk.error_kind("line 2") == "bad-argument");
  CHECK(table(talk.ask("line 1")) == "s3 d4 c9 ");
  CHECK_THAT(talk.text("history"), ContainsSubstring("  2  as 1 to move 1, then 2 s9\n"));
  CHECK(table(talk.ask("step 2")) == "s3 d4 c2 ");
  CHECK(table(talk.ask("back 2")) == "s3 d4 c9 ");
  CHECK(table(talk.ask("undo")) == "s3 d4 c9 s9 ");  // back to the other line
}

TEST_CASE("From another line undo comes back to all of the one that was left", "[step]") {
  Conversation talk;
  play_three(talk);
  talk.ask("back 2");
  talk.ask("s9");
  talk.ask("line 1");
  talk.ask("line 2");
  talk.ask("undo");
  CHECK(talk.session().timeline().plies_ahead() == 2);
  CHECK(talk.ask("step 2")["ok"] == true);
  CHECK(talk.session().timeline().plies_ahead() == 0);
}

TEST_CASE("A page holds the whole line, and says that there are others", "[step]") {
  const Folder folder;
  Conversation talk;
  play_three(talk);
  talk.ask("back 2");
  talk.ask("s9");
  talk.ask("line 1");
  CHECK_THAT(talk.text("export " + folder.path() + "/page.html"),
             ContainsSubstring("deal 1, 3 moves; the other line of play is not in it"));
}

TEST_CASE("Lines of play go along when the rules are read again", "[step]") {
  Conversation talk;
  play_three(talk);
  talk.ask("back 2");
  talk.ask("s9");
  talk.ask("back");
  talk.ask("reload");
  CHECK(talk.session().game().line_count() == 2);
  CHECK(talk.session().game().line() == 1);
  CHECK(talk.session().game().ply() == 1);
  CHECK(talk.session().game().steps_of(0).size() == 3);
}

TEST_CASE("Giving up an old line of play is reported", "[step]") {
  Conversation talk;
  const auto notices = [&](const std::string& line) {
    const json answer = talk.ask(line);
    REQUIRE(answer.at("ok") == true);
    return answer.value("notices", json::array());
  };
  talk.ask(
      "setup table=\"\" hand1=\"sA s2 s3 s4 s5 s6 s7 s8 s9 s10 sJ sQ sK\" "
      "hand2=\"hA h2 h3 h4 h5 h6 h7 h8 h9 h10 hJ hQ hK\"");
  for (int i = 0; talk.session().game().line_count() < Game::most_lines; ++i) {
    talk.ask("goto 0");
    CHECK(notices("play " + std::to_string(i / 13 + 1)).empty());
    CHECK(notices("play " + std::to_string(i % 13 + 1)).empty());
  }
  talk.ask("goto 0");
  CHECK(notices("try sA").empty());
  CHECK(notices("play sA") ==
        json({"the oldest line of play is given up for this one: a game keeps 100"}));
  CHECK(talk.session().game().line_count() == Game::most_lines);
  CHECK(notices("undo").empty());
}

TEST_CASE("compare tells where the game and a record part", "[step]") {
  const Folder folder;
  const std::string file = folder.path() + "/game.txt";
  Conversation talk;
  play_three(talk);
  talk.ask("save " + file);
  CHECK(talk.text("compare " + file) == "the same game: 3 moves\n");
  talk.ask("undo");
  talk.ask("cK");
  CHECK(talk.text("compare " + file) ==
        "alike up to move 2; then\n  here: cK by seat 1 (match 0 0)\n  " + file +
            ": c2 by seat 1 (match 0 0)\ngoto 2 shows where they part\n");
  talk.ask("setup table=\"h7\" hand1=\"s7 c2\" hand2=\"d2\"");
  CHECK(talk.text("compare " + file) == "they begin with other cards, seats or another dealer\n");
  CHECK(talk.error_kind("compare " + folder.path() + "/none") == "io");
  CHECK(talk.error_kind("compare") == "bad-argument");
}

TEST_CASE("A session begins with the commands of --script, shown as if they were typed", "[step]") {
  const Folder folder;
  const std::string file = folder.write(
      "demo.txt", "echo Look, \"no\" quotes = needed.\n" + position + "\n; not shown\ns7xh7\n");
  const Result result = run({"play", "standard", "--script", file}, "undo\n");
  CHECK(result.status == 0);
  CHECK_THAT(result.out, ContainsSubstring("seat 1> s7xh7\nSeat 1 takes h7 with s7."));
  CHECK_THAT(result.out, ContainsSubstring("Look, \"no\" quotes = needed.\n"));
  CHECK(run({"play", "standard", "--script", folder.path() + "/none"}).status != 0);
  CHECK(run({"play", "standard", "--json", "--script", file}).status == 2);
}

TEST_CASE("What cannot be walked to, tried or swapped is an error of its kind", "[step]") {
  Conversation talk;
  play_three(talk);
  CHECK(talk.ask("back").at("ok") == true);
  CHECK(talk.ask("step").at("events").at(0).at("type") == "trail");
  for (const char* line : {"back some", "step 0", "goto", "try", "swap hA"}) {
    CAPTURE(line);
    CHECK(talk.error_kind(line) == "bad-argument");
  }
  CHECK(talk.error_kind("swap hA hX") == "bad-card");
  CHECK(talk.error_kind("try d2xs3") == "illegal-move");
  const json before = talk.ask("state");
  CHECK(talk.ask("try dK").at("move") == "dK");
  CHECK(talk.ask("state") == before);
}

TEST_CASE("What lies ahead stands in parentheses in the history, as help says", "[step]") {
  SessionSettings settings = plain_settings();
  settings.language = Language::Swedish;
  Conversation talk(settings);
  play_three(talk);
  talk.ask("back");
  CHECK_THAT(talk.text("history"), ContainsSubstring("(3 c2)"));
  CHECK_THAT(talk.text("help history"), ContainsSubstring("ligger framåt står inom parentes"));
  CHECK_THAT(Conversation().text("help history"), ContainsSubstring("ahead stand in parentheses"));
}

TEST_CASE("undo N goes to one's own turns, all of them or none", "[step]") {
  SessionSettings settings = plain_settings();
  settings.by_program = false;
  settings.seats = {std::nullopt, Bot::Greedy};
  Conversation talk(settings);
  talk.ask("play 1");
  talk.ask("play 1");
  const auto plies = [&] { return talk.session().game().ply(); };
  const std::size_t played = plies();
  CHECK(talk.error("undo 3") == "there are 2 steps to undo, not 3");
  CHECK(talk.error("undo 9") == "there are 2 steps to undo, not 9");
  CHECK(plies() == played);
  CHECK(talk.ask("undo 2")["ok"] == true);
  CHECK(talk.error("undo") == "there is nothing to undo");
  CHECK(talk.error("redo 3") == "there are 2 steps to redo, not 3");
  CHECK(talk.ask("redo 2")["ok"] == true);
  CHECK(plies() == played);
}

TEST_CASE("If steps lie ahead, the line below the board says how to walk on", "[step]") {
  const Language language = GENERATE(Language::English, Language::Swedish);
  const bool is_english = language == Language::English;
  SessionSettings settings = plain_settings();
  settings.by_program = false;
  settings.language = language;
  Conversation talk(settings);
  Style style;
  style.language = language;
  style.terminal = true;
  const auto hint_after = [&](const std::string& line) {
    talk.ask(line);
    return draw_hint(talk.session(), {}, style);
  };
  const std::string forward = is_english ? "Enter or step goes forward, back goes back; "
                                         : "Enter eller steg går framåt, tillbaka bakåt; ";
  const std::string back = is_english ? "Enter or back goes back, step goes forward; "
                                      : "Enter eller tillbaka går bakåt, steg framåt; ";
  CHECK_THAT(hint_after("spela 1"), !ContainsSubstring("Enter"));
  CHECK_THAT(hint_after("play 1"), !ContainsSubstring("Enter"));
  CHECK_THAT(hint_after("tillbaka"), StartsWith(back));
  CHECK_THAT(hint_after("state"), StartsWith(forward));
  CHECK_THAT(hint_after("goto 0"), StartsWith(forward));
  CHECK_THAT(hint_after("step"), StartsWith(forward));
  CHECK_THAT(hint_after("step"), !ContainsSubstring("Enter"));
  talk.ask("back 2");
  talk.ask("play 2");
  CHECK_THAT(hint_after("line 1"), StartsWith(forward));
  talk.session().seat_player(1, Bot::Greedy);
  CHECK_THAT(hint_after("state"), StartsWith(forward) && ContainsSubstring("1"));
  style.terminal = false;
  CHECK_THAT(hint_after("state"),
             !ContainsSubstring("Enter") &&
                 ContainsSubstring(is_english ? "step goes forward" : "steg går framåt"));
}
