// `kasino simulate`: tables, histograms, sentences, JSON, CSV, and a drawing.
#include <sstream>

#include <nlohmann/json.hpp>

#include "repl/text/words.hpp"
#include "scripting/simulate/report.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Json = nlohmann::json;

namespace {

std::vector<std::vector<std::string>> lines_of_csv(const std::string& text) {
  std::vector<std::vector<std::string>> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    REQUIRE(line.ends_with("\r"));
    line.pop_back();
    std::istringstream fields(line);
    lines.emplace_back();
    for (std::string field; std::getline(fields, field, ',');) lines.back().push_back(field);
  }
  return lines;
}

/// Whether elements are closed in order, and all quotes are closed.
bool is_well_formed(const std::string& xml) {
  std::vector<std::string> open;
  for (std::size_t at = xml.find('<'); at != xml.npos; at = xml.find('<', at + 1)) {
    const std::size_t end = xml.find('>', at);
    if (end == xml.npos) return false;
    const std::string tag = xml.substr(at + 1, end - at - 1);
    if (std::count(tag.begin(), tag.end(), '"') % 2 != 0) return false;
    if (tag.front() == '?' || tag.back() == '/') continue;
    if (tag.front() != '/')
      open.push_back(tag.substr(0, tag.find(' ')));
    else if (open.empty() || open.back() != tag.substr(1))
      return false;
    else
      open.pop_back();
  }
  return open.empty();
}

}  // namespace

TEST_CASE("A simulation prints tables, histograms and words within 80 columns", "[simulate]") {
  for (const char* language : {"en", "sv"})
    for (const std::vector<std::string>& what :
         {std::vector<std::string>{"standard", "--players", "4"},
          std::vector<std::string>{"standard", "--matches", "5", "--seats", "greedy,random"},
          std::vector<std::string>{"krypkasino", "--players", "3"},
          std::vector<std::string>{"standard", "--compare", "misar"},
          std::vector<std::string>{"blackjack", "--players", "3"},
          std::vector<std::string>{"blackjack", "--compare", "blackjack"}}) {
      std::vector<std::string> words = what;
      words.insert(words.end(), {"--lang", language});
      const Result result = simulated(words, "12");
      CHECK(result.status == 0);
      CHECK(result.err.empty());
      std::istringstream lines(result.out);
      for (std::string line; std::getline(lines, line);) {
        CAPTURE(line);
        CHECK(columns_of(line) <= 80);
        CHECK_FALSE(line.ends_with(' '));
      }
    }
}

TEST_CASE("A simulation names seats, places and sources", "[simulate]") {
  const std::string out =
      simulated({"standard", "--matches", "10", "--seats", "greedy,random"}).out;
  for (const char* words :
       {"Kasino (standard): 10 matches of ", "2 players, seed 1\n", "1 greedy", "2 random",
        "wins, %", "  storan STD-SCO-3 ", "  sweep ", "sweeps a deal", "captures a deal", "leads",
        "dealer", "points ahead", "moves to choose from", "A match takes", "The dealer wins",
        "Who leads wins", "There is a sweep in", "95% interval", "█"})
    CHECK_THAT(out, Catch::Contains(words));
  CHECK_THAT(out, !Catch::Contains("\33"));
  CHECK_THAT(simulated({"standard", "--color", "always"}).out, Catch::Contains("\33[1m"));
}

TEST_CASE("A comparison tells in words what differs, and what never does", "[simulate]") {
  const std::string out = simulated({"standard", "--compare", "standard+tabbe3"}, "60").out;
  CHECK_THAT(out, Catch::Contains(
                      "A: Kasino (standard)\nB: Kasino + sweeps worth three (standard+tabbe3)\n"
                      "the same decks: 60 deals"));
  CHECK_THAT(out, Catch::Contains("More under B: ") && Catch::Contains("points a deal"));
  CHECK_THAT(out, Catch::Contains("The same in every game: "));
  CHECK_THAT(simulated({"standard", "--compare", "krypkasino"}, "4").out,
             Catch::Contains("each with its own decks: 4 deals, 2 players, seed 1\n"
                             "the decks have 52 and 104 cards, so they cannot be the same"));
}

TEST_CASE("In games for money points have its unit, and the bank has rows", "[simulate]") {
  const std::vector<std::string> words = {"blackjack", "--players", "1", "--seats", "basic"};
  const auto with = [&](const std::vector<std::string>& more) {
    std::vector<std::string> all = words;
    all.insert(all.end(), more.begin(), more.end());
    return simulated(all).out;
  };
  const std::string out = with({});
  for (const char* told : {", 1 player, seed 1\n", "deals won, %", "deals lost, %", "\nkr a deal",
                           "bank gains kr a deal", "kr staked a deal", "of first stakes",
                           "of all stakes", "The bank keeps"})
    CHECK_THAT(out, Catch::Contains(told));
  for (const char* silent : {"points", "wins", "sweep", "capture", "plays", "choose", "place"})
    CHECK_THAT(out, !Catch::Contains(silent));
  CHECK_THAT(with({"--lang", "sv"}), Catch::Contains("kr per giv") && !Catch::Contains("poäng"));
  const std::string three = simulated({"blackjack", "--players", "3"}).out;
  CHECK_THAT(three, !Catch::Contains("Who leads") && !Catch::Contains("dealer"));
  const WorkingFolder folder;
  with({"--svg", "a.svg"});
  const std::string svg = read_file("a.svg");
  CHECK(is_well_formed(svg));
  CHECK_THAT(svg, Catch::Contains(">kr a deal, by source<") && Catch::Contains(">first stakes<") &&
                      !Catch::Contains("oints") && !Catch::Contains("Moves"));
}

TEST_CASE("If nobody stakes anything a simulation says so, without percentages", "[simulate]") {
  const Folder folder;
  const std::string script = folder.write("idle.lua", R"(return kasino.variant {
    id = "idle", title = "Idle", players = 2, purse = { start = 100, unit = "kr" },
    pots = { bet = { per = "seat" } }, stages = { bet = { pass = "wait" } },
    actions = { bet = { stages = "bet", clause = "T-1", args = { { name = "kr", stake = "bet" } } } },
    deal = { first = { { ask = "bet" } }, short = true },
    clauses = { ["T-1"] = "One." } })");
  const std::string out = simulated({script}).out;
  CHECK_THAT(out, Catch::Contains("Nobody staked anything") && !Catch::Contains("keeps"));
}

TEST_CASE("JSON and CSV tell the unit of money, and what the bank gains", "[simulate]") {
  const Json json = Json::parse(simulated({"blackjack", "--players", "2", "--json"}).out);
  CHECK(json.at("unit") == "kr");
  const auto mean = [](const Json& of) { return of.at("mean").get<double>(); };
  const double gain = mean(json.at("bank_gain"));
  CHECK(gain == Approx(-mean(json.at("points").at(0)) - mean(json.at("points").at(1))));
  const double all = json.at("bank_keeps_of_all_stakes").at("count").get<double>();
  CHECK(mean(json.at("staked")) == Approx(all / 30));
  CHECK(mean(json.at("bank_keeps_of_all_stakes")) == Approx(30 * gain / all));
  CHECK(json.at("bank_keeps_of_first_stakes").at("count") <= all);
  CHECK(json.at("deals_won").size() == 2);
  const Json points = Json::parse(simulated({"standard", "--json"}).out);
  for (const char* name : {"unit", "bank_gain", "staked", "deals_won"})
    CHECK_FALSE(points.contains(name));
  CHECK_THAT(simulated({"blackjack", "--csv"}).out,
             Catch::Contains("\nkr,1,") && !Catch::Contains("points"));
}

TEST_CASE("A simulation says which options of a game change nothing in it", "[simulate]") {
  CHECK(simulated({"standard"}).err == "");
  for (const std::vector<std::string>& option :
       {std::vector<std::string>{"--dealer", "2"}, std::vector<std::string>{"--deck", "s7 h7"}}) {
    const Result result = simulated({"standard", option[0], option[1]});
    CHECK(result.status == 0);
    CHECK_THAT(result.err, Catch::Contains("--dealer and --deck change nothing here"));
    CHECK(result.out == simulated({"standard"}).out);
  }
}

TEST_CASE("Options are for both variants, or for one of them", "[simulate]") {
  const std::string own =
      simulated({"standard", "--compare", "standard", "--set-b", "must_capture=true"}).out;
  CHECK_THAT(own, Catch::Contains(" *\n"));
  const std::string both =
      simulated({"standard", "--compare", "standard", "--set", "must_capture=true"}).out;
  CHECK_THAT(both, Catch::Contains("No difference shows."));
}

TEST_CASE("The JSON of a simulation holds every number with its interval", "[simulate]") {
  const Json json = Json::parse(simulated({"standard", "--players", "3", "--json"}).out);
  CHECK(json.at("variant") == "standard");
  CHECK(json.at("players") == 3);
  CHECK(json.at("games") == 30);
  CHECK(json.at("complete") == true);
  CHECK(json.at("wins").size() == 3);
  double wins = 0;
  for (const Json& seat : json.at("wins")) {
    wins += seat.at("mean").get<double>();
    CHECK(seat.at("low") <= seat.at("mean"));
    CHECK(seat.at("mean") <= seat.at("high"));
    CHECK(seat.at("count") == 30);
  }
  CHECK(wins == Approx(1));
  CHECK(json.at("plays").at("mean") == 48);
  CHECK(json.at("table").at("count") == 30 * 48);
  CHECK(json.at("sources").size() == 6);
  CHECK(json.at("sources").at(0).at("source") == "cards");
  CHECK(json.at("sources").at(0).at("clause") == "STD-SCO-1");
  CHECK(json.at("histograms").at("points").size() == 3);
}

TEST_CASE("The JSON of a comparison holds both variants and the difference", "[simulate]") {
  const Json json = Json::parse(simulated({"standard", "--compare", "misar", "--json"}).out);
  CHECK(json.at("variants").at(1).at("variant") == "misar");
  const double a = json.at("a").at("choices").at("mean");
  const double b = json.at("b").at("choices").at("mean");
  CHECK(json.at("difference").at("choices").at("mean").get<double>() == Approx(b - a));
}

TEST_CASE("CSV has a line for each number, of as many fields as the first", "[simulate]") {
  const auto lines = lines_of_csv(simulated({"standard", "--csv"}).out);
  CHECK(lines.front() ==
        std::vector<std::string>{"statistic", "seat", "mean", "low", "high", "count"});
  bool has_source = false;
  for (const auto& line : lines) {
    CHECK(line.size() == 6);
    has_source |= line[0] == "points.cards" && line[1] == "2" && line[5] == "30";
  }
  CHECK(has_source);
  const auto compared = lines_of_csv(simulated({"standard", "--compare", "misar", "--csv"}).out);
  CHECK(compared.front().at(2) == "variant");
  CHECK(compared.at(3).at(2) == "B-A");
}

TEST_CASE("The drawing is well-formed, and speaks the language", "[simulate]") {
  const WorkingFolder folder;
  for (const char* variant : {"standard", "misar"}) {
    const Result result =
        simulated({"standard", "--compare", variant, "--svg", "a.svg", "--lang", "sv"});
    CHECK(result.status == 0);
    CHECK(is_well_formed(read_file("a.svg")));
  }
  simulated({"standard", "--svg", "b.svg", "--matches", "3", "--lang", "sv"});
  const std::string svg = read_file("b.svg");
  CHECK(is_well_formed(svg));
  CHECK_THAT(svg, Catch::StartsWith("<?xml") && Catch::Contains("Givar i ett parti") &&
                      Catch::Contains(">storan<"));
  folder.write("odd.lua",
               "return kasino.extend(\"standard\", { id = \"odd\", "
               "title = \"<a & \\\"b\\\">\" })");
  simulated({"./odd.lua", "--svg", "odd.svg"});
  CHECK(is_well_formed(read_file("odd.svg")));
  CHECK_THAT(read_file("odd.svg"), Catch::Contains("&lt;a &amp; &quot;b&quot;&gt;"));
}

TEST_CASE("Every statistic stands in the page about the program", "[simulate]") {
  const std::string page = read_file(std::string(KASINO_SOURCE_VARIANTS) + "/../repl/README.md");
  for (std::size_t i = 0; i < measure_count; ++i)
    CHECK_THAT(page,
               ContainsSubstring('`' + std::string(info_of(static_cast<Measure>(i)).name) + '`'));
  const Json object = Json::parse(simulated({"standard", "--json"}).out);
  for (const auto& [key, value] : object.items())
    CHECK_THAT(page, ContainsSubstring('`' + key + '`'));
}
