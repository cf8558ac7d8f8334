// The data in pages of games. tests/browser checks that a browser shows them.
#include <regex>

#include <nlohmann/json.hpp>

#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using nlohmann::json;

namespace {

/// A folder in which a game is played and exported.
class Exporting {
 public:
  /// Plays `lines` at seed 7 and saves the game.
  explicit Exporting(const std::string& lines, const std::string& script = {},
                     std::vector<std::string> options = {}) {
    std::string variant = "standard";
    if (!script.empty()) variant = folder_.write("mine.lua", script);
    std::vector<std::string> words = {"play", variant, "--seed", "7"};
    words.insert(words.end(), options.begin(), options.end());
    const Result played = run(words, lines + "\nsave " + game() + "\n");
    CHECK(played.err.empty());
  }

  std::string game() const { return folder_.path() + "/game.txt"; }
  std::string page() const { return folder_.path() + "/game.html"; }
  std::string write(const std::string& name, const std::string& text) const {
    return folder_.write(name, text);
  }

  Result exports(std::vector<std::string> options = {}) const {
    options.insert(options.begin(), {"export", game(), "--html", page()});
    return run(options);
  }

  /// The data in the page exported.
  json data(const std::vector<std::string>& options = {}) const {
    const Result exported = exports(options);
    CHECK(exported.status == 0);
    CHECK(exported.out + exported.err == "");
    return data_in(page());
  }

  static json data_in(const std::string& file) {
    const std::string text = read_file(file);
    const std::string before = "id=\"game\">";
    const std::size_t begin = text.find(before) + before.size();
    return json::parse(text.substr(begin, text.find("</script>", begin) - begin));
  }

 private:
  Folder folder_;
};

const std::string position =
    "setup table=\"h7 s3 d4 cK\" hand1=\"s7 d2\" hand2=\"c8 hK\" stock=\"h2 h3 c9 c5\"\n";

/// "♠7" as "s7".
std::string typed(std::string card) {
  const std::string suit = card.substr(0, 3);
  return std::string(suit == "♠"   ? "s"
                     : suit == "♥" ? "h"
                     : suit == "♦" ? "d"
                                   : "c") +
         card.substr(3);
}

void check_holds_none_of(const std::string& text, const json& cards) {
  for (const std::string card : cards) {
    CHECK_THAT(text, !ContainsSubstring(card));
    CHECK_THAT(text, !ContainsSubstring(typed(card)));
  }
}

}  // namespace

TEST_CASE("The points that a step secures are told with it", "[html]") {
  const Exporting desk("setup table=\"hA s3 d9\" hand1=\"s7 sK\" hand2=\"s9 d2\"\nforce s7xhA");
  const json frames = desk.data()["frames"];
  CHECK(frames.back()["events"] == json({"Seat 1 gets 1 point (STD-SCO-3)."}));
}

TEST_CASE("A page has a frame for the beginning, and one for each step", "[html]") {
  const Exporting desk(position + "s7xh7,d4+s3\nc8");
  const json data = desk.data();
  CHECK(data["rules"] == "standard");
  REQUIRE(data["frames"].size() == 3);
  const json& begin = data["frames"][0];
  CHECK(begin["id"] == "0");
  CHECK(begin["table"] == json({"♥7", "♠3", "♦4", "♣K"}));
  CHECK(begin["stock"] == 4);
  const json& taking = data["frames"][1];
  CHECK(taking["id"] == "1");
  CHECK(taking["seat"] == 1);
  CHECK(data["names"] == json({"seat 1", "seat 2"}));
  CHECK(taking["move"] == "s7xh7,d4+s3");
  CHECK(taking["told"] == "seat 1 took ♥7 and ♦4+♠3 (4+3) with ♠7");
  CHECK(taking["played"] == "♠7");
  CHECK(taking["taken"] == json({"♥7", "♦4", "♠3"}));
  CHECK_THAT(taking["why"][0], ContainsSubstring("STD-CAP-"));
  CHECK(taking["table"] == json({"♣K"}));
  CHECK(taking["seats"][0]["hand"] == json({"♦2"}));
  CHECK(taking["seats"][0]["pile"] == 4);
  CHECK(taking["seats"][1]["turn"] == true);
  CHECK(data["frames"][2]["told"] == "seat 2 laid out ♣8");
}

TEST_CASE("What a script shows on the board is in the page", "[html]") {
  const Exporting desk(position + "s7xh7", R"(return kasino.extend("standard", {
  id = "mine",
  title = "Mine",
  vars = {
    streak = { type = "int", per = "seat", on_board = true },
    secret = { type = "int", per = "seat", show = "owner", on_board = true },
    seen = { type = "card", on_board = true },
    other = { type = "int" },
  },
  on_capture = function(capture, game)
    game:set("streak", capture.seat, 3)
    game:set("secret", capture.seat, 4)
    game:set("seen", capture.card)
  end,
}))");
  const json frame = desk.data()["frames"][1];
  CHECK(frame["variables"] == json::parse(R"([{"name": "seen", "value": "♠7"}])"));
  CHECK(frame["seats"][0]["variables"] ==
        json::parse(R"([{"name": "secret", "value": "4"}, {"name": "streak", "value": "3"}])"));
  const json seen = desk.data({"--view", "2"})["frames"][1];
  CHECK(seen["seats"][0]["variables"] == json::parse(R"([{"name": "streak", "value": "3"}])"));
}

TEST_CASE("What a seat may not know is not in the page for its eyes", "[html]") {
  const Exporting desk("auto 9\n");
  const json open = desk.data();
  const json seen = desk.data({"--view", "2"});
  REQUIRE(seen["frames"].size() == open["frames"].size());
  for (std::size_t i = 0; i < open["frames"].size(); ++i) {
    const json& hidden = open["frames"][i]["seats"][0]["hand"];
    CHECK(seen["frames"][i]["seats"][0]["hand"] == json(hidden.size(), "?"));
    CHECK(seen["frames"][i]["seats"][1] == open["frames"][i]["seats"][1]);
    check_holds_none_of(seen["frames"][i].dump(), hidden);
  }
  REQUIRE(!open["frames"].back()["seats"][0]["hand"].empty());
  check_holds_none_of(seen.dump(), open["frames"].back()["seats"][0]["hand"]);
}

TEST_CASE("What an action keeps for its seat is in the page for its eyes alone", "[html]") {
  const Exporting desk(position + "hide s7",
                       R"(return kasino.extend("standard", { id = "mine", title = "Mine",
    zones = { safe = { per = "seat", show = "owner" } },
    actions = { hide = { turn = "ends",
      args = { { name = "card", card = "hand", show = "owner" } },
      does = function(move, game)
        game:give({ move.args.card }, { "hand", move.seat }, { "safe", move.seat })
      end } },
    events = { hide = "Seat {seat} hides {card}." } }))");
  for (const auto& [options, move, event, safe] :
       std::vector<std::tuple<std::vector<std::string>, std::string, std::string, std::string>>{
           {{}, "hide s7", "Seat 1 hides ♠7.", "♠7"},
           {{"--view", "1"}, "hide s7", "Seat 1 hides ♠7.", "♠7"},
           {{"--view", "2"}, "hide a card", "Seat 1 hides a card.", "?"}}) {
    const json frame = desk.data(options)["frames"][1];
    CHECK(frame["move"] == move);
    CHECK(frame["events"] == json({event}));
    CHECK(frame["zones"] == json({{{"name", "safe1"}, {"seat", 1}, {"cards", {safe}}}}));
  }
  check_holds_none_of(read_file(desk.page()), {"♠7"});
}

TEST_CASE("A forced move is marked, with the clause that it breaks", "[html]") {
  const Exporting desk(position + "force s7", {}, {"--set", "must_capture=true"});
  const json frame = desk.data({"--lang", "en"})["frames"][1];
  CHECK(frame["irregular"] == true);
  CHECK(frame["move"] == "s7!");
  CHECK_THAT(frame["why"][0], ContainsSubstring("s7") && ContainsSubstring("(STD-CAP-V1: "));
  // Others are told the clause, but not what else the player could have done.
  CHECK_THAT(desk.data({"--view", "2"})["frames"][1]["why"][0].get<std::string>(),
             Catch::Matchers::StartsWith("STD-CAP-V1: "));
}

TEST_CASE("Where a deal is over, its points stand by clause and add up", "[html]") {
  const Exporting desk("auto 48\nnext\nauto\n");
  const json frames = desk.data()["frames"];
  REQUIRE(frames.size() == 51);
  CHECK(!frames[47].contains("sheet"));
  std::vector<int> sums(2);
  const json& sheet = frames[48]["sheet"];
  for (std::size_t row = 0; row + 1 < sheet.size(); ++row)
    for (std::size_t seat = 0; seat < 2; ++seat)
      sums[seat] += sheet[row]["points"][seat].get<int>();
  CHECK(sheet.back() == json({{"clause", "this deal"}, {"points", sums}}));
  CHECK(frames[48]["seats"][0]["match"] == sums[0]);
  CHECK(frames[49]["id"] == "deal2");
  CHECK(frames[50]["id"] == "49");
}

TEST_CASE("At the end of a match a page tells who has won", "[html]") {
  const Exporting desk(
      "setup hand1=\"s7\" hand2=\"c8\" table=\"h7\" scores=\"15,3\" turn=1\ns7xh7\nc8\n");
  const json frames = desk.data()["frames"];
  CHECK(frames[1]["common"].empty());
  CHECK(frames[2]["common"] == json({"won by seat 1"}));
}

TEST_CASE("A page speaks the language of the game", "[html]") {
  const Exporting desk("setup table=\"hJ d4 cQ\" hand1=\"sJ c8\" hand2=\"d9 hA\"\nsJxhJ");
  const json data = desk.data({"--lang", "sv"});
  CHECK(data["frames"][0]["table"] == json({"♥Kn", "♦4", "♣D"}));
  CHECK(data["frames"][1]["move"] == "sKnxhKn");
  CHECK_FALSE(std::regex_search(data["frames"].dump(), std::regex("[shdc♠♥♦♣][AJQ]\\b")));
  CHECK(data["words"]["table"] == "bord");
  CHECK(data["names"][0] == "plats 1");
  CHECK_THAT(data["frames"][1]["told"].get<std::string>(), ContainsSubstring("plats 1 tog in"));
  CHECK_THAT(read_file(desk.page()), ContainsSubstring("<html lang=\"sv\">"));
}

TEST_CASE("Texts of a script stay text in a page", "[html]") {
  const std::string title = R"(</script><b>&amp;"'<!-- )";
  const Exporting desk(
      position + "s7xh7,d4+s3",
      "return kasino.extend(\"standard\", { id = \"mine\", title = [[" + title + "]] })");
  CHECK(desk.data()["title"] == title);
  CHECK_THAT(read_file(desk.page()), !ContainsSubstring("</script><b>"));
}

TEST_CASE("Builds are shown with value and owner", "[html]") {
  const Exporting desk(
      "variant cassino\nsetup table=\"h6 c3\" hand1=\"s2 c8\" hand2=\"d9 d4\"\ns2>8:h6");
  CHECK(desk.data()["frames"][1]["builds"] ==
        json({{{"cards", {"♥6", "♠2"}}, {"value", 8}, {"owner", 1}, {"fixed", false}}}));
}

TEST_CASE("A page replaces no other file, and errors name the file", "[html]") {
  const Exporting desk(position + "s7xh7,d4+s3");
  CHECK(desk.exports().status == 0);
  CHECK(desk.exports().status == 0);  // over the first page
  const std::string record = read_file(desk.game());
  const Result over = run({"export", desk.game(), "--html", desk.game()});
  CHECK(over.status == 2);
  CHECK(over.err == "kasino: " + desk.game() +
                        ": there is such a file, and it is no exported game; name another\n");
  CHECK(read_file(desk.game()) == record);
  CHECK_THAT(run({"export", desk.game(), "--html", desk.page() + "/x"}).err,
             ContainsSubstring(desk.page() + "/x: "));
  CHECK_THAT(run({"export", desk.page(), "--html", desk.page()}).err,
             ContainsSubstring(desk.page() + ":1: "));
  CHECK_THAT(desk.exports({"--view", "3"}).err,
             EndsWith("there is no seat 3: the game has 2 players\n"));
}

TEST_CASE("A page holds every line of play, and what they share once", "[html]") {
  const Exporting desk(position + "s7xh7,d4+s3\nc8\nd2\nback 2\nhKxcK\nback 2\nd2\nc8\nline 2");
  const json data = desk.data();
  const auto moves_of = [&](std::size_t line) {
    std::vector<std::string> moves;
    for (std::size_t at = data["lines"][line]; at > 0;) {
      const json& frame = data["frames"][at];
      moves.insert(moves.begin(),
                   frame["id"].get<std::string>() + " " + frame["move"].get<std::string>());
      at = frame.contains("after") ? frame["after"].get<std::size_t>() : at - 1;
    }
    return moves;
  };
  REQUIRE(data["lines"].size() == 3);
  CHECK(data["line"] == 1);
  CHECK(moves_of(0) == std::vector<std::string>{"1 s7xh7,d4+s3", "2 c8", "3 d2"});
  CHECK(moves_of(1) == std::vector<std::string>{"1 s7xh7,d4+s3", "2 hKxcK"});
  CHECK(moves_of(2) == std::vector<std::string>{"1 d2", "2 c8"});
  CHECK(data["frames"].size() == 7);  // the beginning, and six steps that differ
}

TEST_CASE("Notes stand at their steps, in every line of play that has them", "[html]") {
  const std::string note = "<b>why</b> not the king?";
  const Exporting desk(position + "note At first.\ns7xh7,d4+s3\nnote " + note +
                       "\nc8\nback\nhKxcK");
  const json data = desk.data();
  CHECK(data["frames"][0]["note"] == "At first.");
  CHECK(data["frames"][1]["note"] == note);
  CHECK(data["lines"] == json({3, 2}));
  CHECK(data["frames"][3]["after"] == 1);
  CHECK_FALSE(data["frames"][2].contains("note"));
  CHECK_THAT(read_file(desk.page()), !ContainsSubstring("<b>why"));
}

TEST_CASE("People are called by their names, and numbered in the data", "[html]") {
  const Exporting desk(position + "s7xh7,d4+s3");
  const json data = desk.data({"--names", "Ada,Bo", "--view", "1"});
  CHECK(data["names"] == json({"Ada", "Bo"}));
  CHECK(data["eyes"] == "as Ada saw it");
  CHECK(data["frames"][1]["seat"] == 1);
  CHECK(data["frames"][1]["told"] == "Ada took ♥7 and ♦4+♠3 (4+3) with ♠7");
  CHECK_THAT(data["frames"].dump(), !ContainsSubstring("seat 1"));
}

TEST_CASE("Of many cards in a place the last are drawn, and how many there are", "[html]") {
  const Exporting desk(
      "setup table=\"h7\" hand1=\"s7\" hand2=\"c8\" "
      "heap=\"d2 d3 d4 d5 d6 d7 d8 d9 d10 dJ dQ dK h2 h3\"",
      R"(return kasino.extend("standard", { id = "mine", title = "M",
    zones = { heap = { show = "open" } } }))");
  const json heap = desk.data()["frames"][0]["zones"][0];
  CHECK(heap["cards"].size() == 12);
  CHECK(heap["cards"].back() == "♥3");
  CHECK(heap["beside"] == json({"14 in all"}));
}

TEST_CASE("A game of too many steps makes no page", "[html]") {
  std::string lines = position;
  for (int i = 0; i < 5001; ++i) lines += "nod\n";
  const Exporting desk(lines, R"(return kasino.extend("standard", { id = "mine", title = "Mine",
    actions = { nod = { does = function() end } } }))");
  CHECK(desk.exports().err == "kasino: the game has 5001 steps, and a page holds 5000 at most\n");
}

TEST_CASE("The steps of all lines of play count, each once", "[html]") {
  std::string lines = position;
  for (int i = 0; i < 2501; ++i) lines += "nod\n";
  lines += "back 2500\nshake\n";
  for (int i = 0; i < 2499; ++i) lines += "nod\n";
  const char* script = R"(return kasino.extend("standard", { id = "mine", title = "Mine",
    actions = { nod = { does = function() end }, shake = { does = function() end } } }))";
  CHECK(Exporting(lines + "nod\n", script).exports().err ==
        "kasino: the 2 lines of play have 5002 steps, and a page holds 5000 at most\n");
}

TEST_CASE("A session exports its game, as its hidden hands allow", "[html]") {
  const Exporting desk(position);
  const std::string file = desk.page();
  const Result open = run({"play"}, position + "s7xh7,d4+s3\nexport " + file + "\n");
  CHECK_THAT(open.out, ContainsSubstring("exported " + file + ": deal 1, 1 move"));
  CHECK(Exporting::data_in(file)["frames"][0]["seats"][1]["hand"] == json({"♥K", "♣8"}));
  run({"play", "--seats", "human,greedy"}, position + "export " + file + "\n");
  CHECK(Exporting::data_in(file)["frames"][0]["seats"][1]["hand"] == json({"?", "?"}));
  CHECK_THAT(run({"play", "--hotseat"}, position + "export " + file + "\n").err,
             ContainsSubstring("the hand of seat 1 is hidden"));
}

TEST_CASE("A game for money in which cards are taken shows piles, too", "[html]") {
  const Exporting desk(position + "s7xh7,d4+s3",
                       R"(return kasino.extend("standard", { id = "mine", title = "M",
    purse = { start = 100, unit = "kr" },
    scoring = { cards = false, spades = false, storan = false, lillan = false, aces = false,
      sweep = false } }))");
  const json seat = desk.data()["frames"].back()["seats"][0];
  CHECK(seat["pile"] == 4);
  CHECK(seat["money"] == "purse 100 kr");
}

TEST_CASE("A game for money shows purses, what is staked beside places, and no table", "[html]") {
  const Exporting desk("side 50",
                       R"(return kasino.extend("blackjack", { id = "mine", title = "M" }))",
                       {"--players", "1"});
  const json last = desk.data()["frames"].back();
  CHECK(last["seats"][0]["money"] == "purse 4950 kr");
  CHECK_FALSE(last["seats"][0].contains("pile"));
  CHECK(last["zones"].back()["beside"].back() == "side 50");
  CHECK(last["table"] == nullptr);
}
