// Seats that the computer plays for, besides data/transcripts/computers.txt.
#include "repl/input/complete.hpp"
#include "repl/screen/screen.hpp"
#include "repl/session/autosave.hpp"
#include "repl/session/kept_games.hpp"
#include "repl/session/session.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/this_build.hpp"
#include "tests/support/workshop.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using nlohmann::json;

namespace {

SessionSettings with_seats(std::vector<std::optional<Bot>> seats) {
  SessionSettings settings = plain_settings();
  settings.seats = std::move(seats);
  return settings;
}

/// The types of the events, in order.
std::string types(const json& answer) {
  std::string list;
  for (const json& event : answer.at("events")) list += event.at("type").get<std::string>() + ' ';
  return list;
}

const std::string position =
    "setup table=\"h7 d10\" hand1=\"s7 c2 cK\" hand2=\"s10 d2 dK\" stock=\"\"";

}  // namespace

TEST_CASE("After a person's move the computer plays for its seats, and says why", "[computer]") {
  Conversation talk(with_seats({std::nullopt, Bot::Greedy}));
  talk.ask(position);
  const json answer = talk.ask("s7xh7");
  CHECK(types(answer) == "capture computer capture sweep ");
  CHECK(answer["events"][1]["seat"] == 2);
  CHECK(answer["events"][1]["player"] == "greedy");
  CHECK(answer["events"][1]["move"] == "s10xd10");
  CHECK_THAT(answer["events"][1]["why"].get<std::string>(),
             ContainsSubstring("storan, sweep: 3 points"));
  CHECK(answer["state"]["turn"] == 1);
}

TEST_CASE("undo goes back to one's own turn, and redo on to the next", "[computer]") {
  Conversation talk(with_seats({std::nullopt, Bot::Greedy}));
  talk.ask(position);
  const json before = talk.ask("state")["state"];
  const json after = talk.ask("s7xh7")["state"];
  CHECK(talk.ask("undo")["state"] == before);
  CHECK(talk.ask("redo")["state"] == after);
}

TEST_CASE("Computers that play an endless game with a slow script stop at a limit", "[computer]") {
  Workshop author(R"(return kasino.extend("standard", {
  id = "mine",
  title = { en = "Mine" },
  on_play = function(move, game)
    for i = 1, 2000000 do end
    game:give(game.table, "table", { "hand", 2 })
  end,
}))");
  author.ask("auto 1 random");
  author.ask("auto 2 random");
  const json answer = author.ask("auto");
  CHECK_THAT(answer.dump(), ContainsSubstring("in all; --script-steps allows more"));
  CHECK(author.ask("state").at("ok") == true);
}

TEST_CASE("There is no own turn ahead of the computer's first move", "[computer]") {
  Conversation talk(with_seats({Bot::Greedy, std::nullopt}));
  talk.ask("new seed=5");
  REQUIRE(talk.ask("state")["state"]["turn"] == 2);
  talk.ask("undo");  // to the game before
  CHECK_THAT(talk.error("undo"), ContainsSubstring("nothing"));
}

TEST_CASE("For programs each step of the computer is one", "[computer]") {
  SessionSettings settings = with_seats({std::nullopt, Bot::Greedy});
  settings.by_program = true;
  Conversation talk(settings);
  talk.ask(position);
  talk.ask("s7xh7");
  CHECK(talk.ask("undo")["state"]["turn"] == 2);
  CHECK(talk.ask("moves")["ok"] == true);
  CHECK(talk.ask("undo")["state"]["turn"] == 1);
}

TEST_CASE("The computer's hand is hidden from people who play against it", "[computer]") {
  Conversation talk(with_seats({std::nullopt, Bot::Greedy}));
  talk.ask(position);
  talk.ask("s7xh7");
  talk.ask("back");
  REQUIRE(talk.ask("state")["state"]["turn"] == 2);
  for (const char* line : {"moves", "why s2", "play 1", "s2", "lua view:hand()", "state view=2",
                           "record", "trace on", "break on_play", "try 1", "force s10"}) {
    CAPTURE(line);
    CHECK(talk.error_kind(line) == "bad-argument");
  }
  CHECK(complete(talk.session(), "why ").words.empty());
  CHECK(talk.ask("peek")["ok"] == true);
  CHECK(talk.ask("auto")["events"][0]["move"] == "s10xd10");
}

TEST_CASE("auto plays for a person, or seats another player in the middle of a game",
          "[computer]") {
  Conversation talk;
  talk.ask(position);
  CHECK(talk.ask("auto")["state"]["turn"] == 2);
  CHECK(talk.ask("auto 2")["state"]["turn"] == 2);
  const json seated = talk.ask("auto 2 random");
  CHECK(seated["events"][0]["player"] == "random");
  CHECK(seated["state"]["turn"] == 1);
  CHECK(talk.ask("auto 2 human")["ok"] == true);
  CHECK(talk.ask("play 1")["state"]["turn"] == 2);
  CHECK(talk.error_kind("auto 3 greedy") == "bad-argument");
  CHECK(talk.error_kind("auto 2 greddy") == "bad-argument");
  CHECK(talk.error_kind("auto x") == "bad-argument");
  CHECK(talk.ask("auto 100")["state"]["phase"] != "play");
  CHECK(talk.error_kind("auto") == "game-over");
}

TEST_CASE("Computers alone play a deal through; the same game every time", "[computer]") {
  Conversation one(with_seats({Bot::Greedy, Bot::Random}));
  Conversation two(with_seats({Bot::Greedy, Bot::Random}));
  const json deal = one.ask("new seed=5");
  CHECK(deal["state"]["phase"] == "deal-over");
  CHECK(deal == two.ask("new seed=5"));
  CHECK(one.ask("next")["state"]["deal"] == 2);
}

TEST_CASE("A computer takes part in any rules: it answers, acts, and breaks in", "[computer]") {
  Workshop talk(R"(return kasino.extend("standard", { id = "mine" }))", "standard+snatch");
  talk.ask("setup table=\"d10 h3\" hand1=\"c10 c2\" hand2=\"h4 h5\"");
  talk.ask("auto 2 greedy");
  const json answer = talk.ask("c10");
  CHECK(types(answer).find("trail computer snatch ") == 0);
  CHECK(answer["events"][1]["move"] == "snatch d10");
}

TEST_CASE("Where two people play, or none does, seats have numbers", "[computer]") {
  Conversation talk;
  Session& session = talk.session();
  CHECK(session.only_person() == std::nullopt);
  session.seat_player(2, Bot::Greedy);
  CHECK(session.only_person() == 1);
  CHECK(prompt(session, Language::English) == "you> ");
  CHECK(prompt(session, Language::Swedish) == "du> ");
  session.seat_player(1, Bot::Greedy);
  CHECK(session.only_person() == std::nullopt);
}

TEST_CASE("Greedy beats random, at either seat", "[simulation]") {
  const std::string deals = is_sanitized ? "100" : "1000";
  for (const bool first : {true, false}) {
    const Result result = run({"simulate", "standard", "--deals", deals, "--json", "--seats",
                               first ? "greedy,random" : "random,greedy"});
    const json wins = json::parse(result.out).at("wins").at(first ? 0 : 1);
    CHECK(wins.at("low") > 0.5);
  }
}

// --- Players of the variant's own ----------------------------------------------------------------

namespace {

/// A game with a player that lays out the last card that it can, and one that fails.
const std::string with_careful = R"(return kasino.extend("standard", {
  id = "mine",
  title = { en = "Mine" },
  players = {
    careful = function(view, choices)
      for i = #choices, 1, -1 do
        if choices[i].trails then return choices[i] end
      end
      return 1
    end,
    broken = function(view, choices) return view:hand(view:next(view.seat))[1] end,
  },
}))";

const std::string without_careful = R"(return kasino.extend("standard", {
  id = "mine",
  title = { en = "Mine" },
}))";

}  // namespace

TEST_CASE("auto seats a player of the variant by name, and it decides", "[computer]") {
  Workshop author(with_careful);
  author.ask(position);
  author.ask("auto 2 careful");
  const json answer = author.ask("s7xh7");
  CHECK(types(answer) == "capture computer trail ");
  CHECK(answer["events"][1]["player"] == "careful");
  CHECK(answer["events"][1]["move"] == "d2");
  CHECK(answer["events"][1]["why"] == "as the variant's player decides");
  CHECK(answer["state"]["turn"] == 1);
  CHECK_THAT(author.error("auto 2 carefull"),
             ContainsSubstring("expected human, random, novice, greedy, expert, broken or careful "
                               "(did you mean careful?)"));
  CHECK_THAT(author.error("auto 2 bold"), ContainsSubstring("broken or careful"));
}

TEST_CASE(
    "Where the rules change under a player of the variant, it is told, and another can sit "
    "down",
    "[computer]") {
  const char* change = GENERATE("variant standard", "reload");
  CAPTURE(change);
  Workshop author(with_careful);
  author.ask("auto 2 careful");
  if (change == std::string("reload")) author.rewrite(without_careful);
  CHECK(author.ask(change).at("ok") == true);
  const json answer = author.ask("play 1");
  CHECK(answer["ok"] == true);
  CHECK(answer["state"]["turn"] == 2);
  CHECK(answer["notices"].dump().find("the computer cannot go on: seat 2 is played by careful, "
                                      "which is no player of ") != std::string::npos);
  CHECK_THAT(author.error("auto"), ContainsSubstring("seat another, as with auto 2 greedy"));
  CHECK(author.ask("auto 2 greedy")["state"]["turn"] == 1);
}

TEST_CASE("A game is restored with the variant's player at its seat", "[computer][autosave]") {
  const Folder folder;
  Workshop author(with_careful);
  author.ask("auto 2 careful");
  author.ask("play 1");
  {
    Autosave autosave(folder.path());
    CHECK_FALSE(autosave.keep(author.session()));
  }
  const std::string kept = read_file(kept_games(folder.path()).at(0).file.string());
  CHECK_THAT(kept, ContainsSubstring("\n; played by 0 human,careful\n"));
  Workshop later(with_careful);
  take_session(kept, later.session());
  CHECK(later.session().player_at(2) == Bot("careful"));
  Workshop other(without_careful);
  take_session(kept, other.session());
  CHECK_THAT(other.ask("play 1")["notices"].dump(), ContainsSubstring("no player of mine"));
}

TEST_CASE("trace tells of a player of the variant, and at a break its choices can be read",
          "[computer]") {
  Workshop author(with_careful);
  author.ask(position);
  author.session().seat_player(1, Bot("careful"));
  author.session().seat_player(2, Bot("careful"));
  author.ask("break players.careful");
  CHECK_THAT(author.ask("auto").dump(), ContainsSubstring("stopped at players.careful"));
  CHECK(author.text("lua choices[1]") == "choice 1");
  CHECK(author.text("lua choices[1].seat") == author.text("lua view.seat"));
  for (const char* line : {"break off", "trace on"}) author.ask(line);
  const json traced = author.ask("auto")["trace"];
  REQUIRE(traced.is_array());
  CHECK(traced[0]["hook"] == "players.careful");
  CHECK_THAT(traced[0]["with"].get<std::string>(), ContainsSubstring("choices by seat 1"));
  CHECK_THAT(traced[0]["answer"].get<std::string>(), ContainsSubstring("choice "));
}
