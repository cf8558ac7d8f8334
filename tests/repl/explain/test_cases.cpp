// The worked cases of tests/data/cases.tsv, through the machine interface.
#include <fstream>
#include <map>
#include <sstream>

#include "scripting/variant/variant.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"

using namespace kasino;
using namespace kasino::test;
using nlohmann::json;

namespace {

struct Case {
  std::string id;
  std::string variant;
  std::string table;
  std::string rest_of_hand;
  std::string played;
  std::string captured;
  std::string expected;
  std::string clause;

  std::string move() const {
    if (captured == "trail") return played;
    std::string text = played + " x";
    std::istringstream cards(captured);
    for (std::string card; cards >> card;) text += ' ' + card;
    return text;
  }
  std::string hand() const { return rest_of_hand == "-" ? played : played + ' ' + rest_of_hand; }
};

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
  return parts;
}

std::vector<Case> all_cases() {
  std::ifstream file(KASINO_TEST_DATA "/cases.tsv");
  std::vector<Case> cases;
  std::string line;
  std::getline(file, line);  // the names of the columns
  while (std::getline(file, line)) {
    const auto cell = split(line, '\t');
    cases.push_back({cell.at(0), cell.at(1), cell.at(2), cell.at(3), cell.at(4), cell.at(5),
                     cell.at(6), cell.at(7)});
  }
  return cases;
}

/// "STD+fixed" as a name and options.
RulesName rules_of(const std::string& variant) {
  static const std::map<std::string, std::string> names = {
      {"STD", "standard"}, {"MIS", "misar"}, {"FIN", "finnish"}, {"FMIS", "finnish-reversed"}};
  const auto parts = split(variant, '+');
  RulesName rules{names.at(parts.at(0)), {}};
  for (std::size_t i = 1; i < parts.size(); ++i)
    rules.options[parts[i] == "must" ? "must_capture" : "values"] =
        parts[i] == "must" ? "true" : parts[i];
  return rules;
}

/// A card that does not occur in the case.
std::string stranger(const Case& one) {
  const std::string used = one.table + ' ' + one.hand() + ' ' + one.captured;
  for (const char* card : {"s3", "h3", "d3", "c3", "s4", "h4"})
    if (used.find(card) == std::string::npos) return card;
  return "s6";
}

/// Whether `clause` is among those of the case, which slashes separate.
bool is_named(const Case& one, const json& clause) {
  for (const std::string& name : split(one.clause, '/'))
    if (clause == name) return true;
  return false;
}

void check(const Case& one) {
  CAPTURE(one.id, one.variant, one.table, one.hand(), one.move());
  SessionSettings settings = plain_settings();
  settings.rules = rules_of(one.variant);
  Budget budget;
  const auto load = [&](const RulesName& rules) {
    return load_variant({rules.variant, {KASINO_SOURCE_VARIANTS}, rules.options}, budget);
  };
  const std::vector<json> answers = by_pipe({"setup table=\"" + one.table + "\" hand1=\"" +
                                                 one.hand() + "\" hand2=\"" + stranger(one) + '"',
                                             "why " + one.move(), "play " + one.move()},
                                            settings, load);
  REQUIRE(answers.size() == 4);
  REQUIRE(answers[1].at("ok") == true);
  const json& why = answers[2];
  const json& play = answers[3];
  INFO(why.dump());
  REQUIRE(why.at("ok") == true);
  const bool legal = one.expected == "legal";
  CHECK(why.at("legal") == legal);
  CHECK(play.at("ok") == legal);
  if (legal) return;
  CHECK(is_named(one, why.at("clause")));
  CHECK(play.at("error").at("kind") == "illegal-move");
  CHECK(is_named(one, play.at("error").at("clause")));
}

}  // namespace

TEST_CASE("The worked cases of every variant hold", "[cases]") {
  const std::vector<Case> cases = all_cases();
  CHECK(cases.size() == 71);
  for (const Case& one : cases) check(one);
}
