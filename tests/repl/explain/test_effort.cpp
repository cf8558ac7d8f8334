// What judging costs: positions are prepared once for a command, and cards searched once.
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "engine/capture/effort.hpp"
#include "engine/legality/judgement.hpp"
#include "repl/commands/commands.hpp"
#include "repl/screen/screen.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/workshop.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// What obeying the line and drawing the answer costs.
Effort effort_of(Conversation& talk, const std::string& line) {
  effort = {};
  const Reply reply = execute(talk.desk(), line);
  to_screen(reply, talk.session(), {});
  return effort;
}

SessionSettings settings_of(const std::string& variant) {
  SessionSettings settings = plain_settings();
  settings.rules.variant = variant;
  return settings;
}

RulesLoader shipped(Budget& budget) {
  return [&budget](const RulesName& rules) {
    return load_variant({rules.variant, {KASINO_SOURCE_VARIANTS}, rules.options}, budget);
  };
}

}  // namespace

TEST_CASE("A typed legal move prepares one turn and searches each card of the hand at most once",
          "[effort]") {
  Budget budget;
  Conversation talk(settings_of("standard"), shipped(budget));
  talk.ask(R"(setup table="c2 d9 h6" hand1="s2 hK" hand2="s7 c4")");
  for (const char* line : {"s2xc2", "hK", "s2xd9+h6", "s2=15xd9+h6", "s2x*"}) {
    CAPTURE(line);
    const Effort cost = effort_of(talk, line);
    CHECK(cost.turns == 1);
    CHECK(cost.searches <= 2);
    REQUIRE(talk.ask("undo").at("ok").get<bool>());
  }
  Conversation builder(settings_of("cassino"), shipped(budget));
  builder.ask(R"(setup table="c2 d9 h6 s3" hand1="s2 hK h8 c8" hand2="s7 c4 d4 d7")");
  for (const char* line : {"s2>8:h6", "hK", "s2xc2", "c8xc2+h6"}) {
    CAPTURE(line);
    const Effort cost = effort_of(builder, line);
    CHECK(cost.turns == 1);
    CHECK(cost.searches <= 4);
    REQUIRE(builder.ask("undo").at("ok").get<bool>());
  }
}

TEST_CASE("Why prepares one turn, and makes one further search, of builds too", "[effort]") {
  Budget budget;
  Conversation talk(settings_of("standard"), shipped(budget));
  talk.ask(R"(setup table="c2 d9 h6 s5 d5 h3" hand1="s2 hK c8" hand2="s7 c4 d4")");
  for (const char* line : {"why s2xc2,d9,h6", "why s2xc2", "why c8xs5,d5,h3", "why hK", "why c8xd9",
                           "why c8=9xd9", "why c8xs5+h3,d5+h3"}) {
    CAPTURE(line);
    const Effort cost = effort_of(talk, line);
    CHECK(cost.turns <= 1);
    CHECK(cost.searches <= 2);
  }
  Conversation builder(settings_of("cassino"), shipped(budget));
  builder.ask(R"(setup table="c2 d9 h6 s3" hand1="s2 hK h8 c8" hand2="s7 c4 d4 d7")");
  for (const char* line : {"why s2>9:h6", "why s2>8:h6", "why hK>8:h6", "why s2>7:h6",
                           "why c8>8:h6", "why d9>2", "why s2>8:c2,h6"}) {
    CAPTURE(line);
    const Effort cost = effort_of(builder, line);
    CHECK(cost.turns <= 1);
    CHECK(cost.searches <= 2);
  }
}

TEST_CASE("A command asks a function about captures once a position and card", "[effort]") {
  Workshop author(R"(
return kasino.extend("standard", {
  id = "mine",
  title = "Mine",
  capture = {
    runs = { by = function(card, view) return { { view.table[1], view.table[2] } } end },
    sum = { when = function(card, view) return #view.table > 1 end },
  },
  duties = { any_capture = "STD-CAP-1", take_all = "STD-CAP-1" },
  refuses = {
    ["STD-CAP-2"] = { on = "capture", test = function(move, view)
      return #view:captures(move.card) == 0 or #view:captures("hK", { "c5" }) > 1
    end },
  },
})
)");
  author.ask(R"(setup table="d2 d3 c9 h6" hand1="s9 hK c8" hand2="s7 c4")");
  author.ask("trace on");
  for (const char* line : {"why s9xd2+d3", "why s9xd2+c9", "why c8", "why s9xd3+h6,c9", "moves",
                           "captures s9", "score", "s9xd2+h6"}) {
    CAPTURE(line);
    std::map<std::string, int> asked;
    const nlohmann::json answer = author.ask(line);
    if (answer.contains("trace"))
      for (const nlohmann::json& call : answer.at("trace"))
        if (const std::string hook = call.at("hook"); hook.starts_with("capture."))
          ++asked[hook + " of " + call.at("with").get<std::string>()];
    for (const auto& [call, times] : asked) {
      CAPTURE(call);
      CHECK(times == 1);
    }
  }
}

TEST_CASE("Every reason of a refusal stands in the page about the program, and no other",
          "[effort]") {
  const std::string page = read_file(std::string(KASINO_SOURCE_VARIANTS) + "/../repl/README.md");
  const std::string heading = "| reason | means, and has |";
  const std::size_t begin = page.find(heading);
  REQUIRE(begin != page.npos);
  std::istringstream rows(page.substr(begin, page.find("\n\n", begin) - begin));
  std::vector<std::string> listed;
  for (std::string row; std::getline(rows, row);)
    if (row.starts_with("| `")) listed.push_back(row.substr(3, row.find('`', 3) - 3));
  std::vector<std::string> words;
  for (const ReasonRow& row : reason_rows) words.push_back(row.word);
  CHECK(listed == words);
}
