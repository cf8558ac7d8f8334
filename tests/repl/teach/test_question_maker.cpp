// Exercises that are made, checked against the engine in every way.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>
#include <variant>

#include "engine/cards/card_text.hpp"
#include "engine/model/state.hpp"
#include "engine/players/bot.hpp"
#include "repl/teach/drawn_questions.hpp"
#include "repl/teach/question_maker.hpp"
#include "scripting/scenario/read_scenario.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// KASINO_QUESTIONS: how many to make for each variant, to be measured.
std::size_t questions_each() {
  const char* wanted = std::getenv("KASINO_QUESTIONS");
  return wanted != nullptr ? std::stoul(wanted) : is_sanitized ? 4U : 40U;
}

bool go_on() { return true; }

std::vector<std::string> shipped_variants() {
  Budget budget;
  std::vector<std::string> problems, names;
  for (const char* folder : {KASINO_SOURCE_VARIANTS, KASINO_SOURCE_VARIANTS "/house"}) {
    if (is_sanitized && !names.empty()) break;  // house rules would take too long
    for (const VariantInfo& info :
         list_variants({folder, KASINO_SOURCE_VARIANTS}, budget, problems))
      if (info.path.parent_path() == folder)
        names.push_back((info.modifier ? "standard+" : "") + info.path.string());
  }
  return names;
}

/// Right answers are marked right, and wrong ones are not.
void check_marks(const Posed& posed) {
  const Question& question = posed.question();
  const std::vector<std::string> right = posed.right_answers(Language::English);
  REQUIRE_FALSE(right.empty());
  const auto is_right = [&](const std::string& answer) {
    return posed.mark(answer, Language::English).is_right;
  };
  switch (question.ask) {
    case Ask::Legal: {
      std::size_t rights = is_right("yes") ? 1 : 0;
      if (question.offered.empty()) {
        CHECK(is_right("no") != is_right("yes"));
        break;
      }
      CHECK(question.offered.size() == 3);  // whatever the answer
      for (std::size_t i = 1; i <= question.offered.size(); ++i)
        rights += is_right(std::to_string(i + 1)) ? 1 : 0;
      CHECK(rights == 1);
      CHECK(is_right("yes") == is_right("1"));
      break;
    }
    case Ask::Play:
    case Ask::Best:
      for (const std::string& answer : right) CHECK(is_right(answer));
      break;
    default: {
      CHECK(is_right(joined(right, " ")));
      if (right.size() > 1) CHECK_FALSE(is_right(right.front()));
      if (right.front() != "none" && right.front() != "0") CHECK_FALSE(is_right("none"));
    }
  }
}

}  // namespace

TEST_CASE("Every question that is made has a right answer, and its clause decides", "[teach]") {
  for (const std::string& name : shipped_variants()) {
    Variant variant(name, {}, {KASINO_SOURCE_VARIANTS, KASINO_SOURCE_VARIANTS "/house"});
    QuestionMaker maker(variant, 7, clauses_meant({}, variant.data()));
    maker.ask_for_best();
    std::set<std::string> seen;
    std::map<Ask, int> kinds;
    std::chrono::duration<double, std::milli> spent{};
    const std::size_t wanted = questions_each();
    for (std::size_t i = 0; i < wanted; ++i) {
      CAPTURE(name, i);
      variant.budget().begin_command();
      const auto before = std::chrono::steady_clock::now();
      const auto question = maker.next([&] { return variant.budget().begin_step(); });
      spent += std::chrono::steady_clock::now() - before;
      REQUIRE(question);
      const Posed posed(*question, variant);
      CAPTURE(posed.in_words(Language::English));
      CHECK(posed.clause_decides());
      std::string text = posed.in_words(Language::English);
      for (const WrittenField& field : written_fields(question->setup))
        text += field.name + field.value;
      CHECK(seen.insert(text).second);
      ++kinds[question->ask];
      check_marks(posed);
    }
    if (std::getenv("KASINO_QUESTIONS") != nullptr) {
      std::string told = std::filesystem::path(name).stem().string() + ": " +
                         std::to_string(spent.count() / static_cast<double>(wanted)) + " ms;";
      for (const auto& [kind, count] : kinds)
        told += ' ' + ask_words()[static_cast<std::size_t>(kind)] + ' ' + std::to_string(count);
      told += ';';
      for (const auto& [clause, count] : maker.asked())
        told += ' ' + clause + ' ' + std::to_string(count);
      std::printf("%s\n", told.c_str());
    }
  }
}

TEST_CASE("In games for money questions ask what is advised, and what was won", "[teach][money]") {
  const Variant variant("blackjack");
  const auto asked = [&](const std::vector<std::string>& clauses, bool best) {
    QuestionMaker maker(variant, 3, clauses_meant(clauses, variant.data()));
    maker.seat(1);
    if (best) maker.ask_for_best();
    auto question = maker.next(go_on);
    while (best && question && question->ask != Ask::Best) question = maker.next(go_on);
    REQUIRE(question);
    return Posed(*question, variant);
  };
  const Posed advised = asked({}, true);
  REQUIRE(advised.question().ask == Ask::Best);
  Random random(1);
  const Decision advice = decide(Bot("basic"), advised.state(), variant, random);
  const std::string right = std::get<Action>(advice.what).name;
  CHECK(advised.right_answers(Language::English) == std::vector{right});
  const std::string in_swedish = title_of(*variant.data().find_action(right)).sv;
  CHECK(advised.right_answers(Language::Swedish) == std::vector{in_swedish});
  CHECK(advised.explained(Language::Swedish) == std::vector{in_swedish + ": " + advice.why.sv});
  CHECK(advised.how_to_answer(Language::English).find(" or ") != std::string::npos);
  CHECK_FALSE(advised.mark(right == "hit" ? "stand" : "hit", Language::English).is_right);

  const Posed won = asked({"BJ-END-2"}, false);
  REQUIRE(won.question().ask == Ask::Score);
  int points = 0;
  for (const Award& award : won.state().awards) points += award.points;
  CHECK(won.right_answers(Language::English) == std::vector{std::to_string(points)});
  const std::string words = won.in_words(Language::English);
  CHECK(words.starts_with("Seat 1 did this: bet "));
  CHECK(words.find("\nbank: ") != std::string::npos);
  CHECK(words.find("\nbox 1: ") != std::string::npos);
  CHECK(words.find("How many kr does seat 1 win") != std::string::npos);
  CHECK(won.explained(Language::English).back().ends_with(" kr (BJ-END-2)"));
}

TEST_CASE("The same seed gives the same sheet, from easy to hard", "[teach]") {
  const Variant variant("standard");
  const auto sheet = [&](std::uint64_t seed) {
    QuestionMaker maker(variant, seed, clauses_meant({"STD-CAP-*"}, variant.data()));
    return maker.sheet(12, go_on);
  };
  const std::vector<Question> questions = sheet(3);
  REQUIRE(questions.size() == 12);
  CHECK(questions == sheet(3));
  CHECK(questions != sheet(4));
  int before = 0;
  for (const Question& question : questions) {
    const int grade = Posed(question, variant).grade();
    CHECK(grade >= before);
    before = grade;
  }
}

TEST_CASE("Every clause has its turn, though others are met more often", "[teach]") {
  const auto asked = [](const std::string& name, const std::vector<std::string>& patterns,
                        std::size_t count) {
    const Variant variant(name);
    QuestionMaker maker(variant, 1, clauses_meant(patterns, variant.data()));
    REQUIRE(maker.sheet(count, go_on).size() == count);
    return maker.asked();
  };
  CHECK(asked("standard", {"STD-SCO-3", "STD-SCO-4"}, 4) ==
        std::map<std::string, int>{{"STD-SCO-3", 2}, {"STD-SCO-4", 2}});
  CHECK(asked("standard", {"STD-CAP-1", "STD-CAP-2", "STD-CAP-3", "STD-CAP-4", "STD-VAL-3"}, 5)
            .size() == 5);
  // A clause that is never asked about does not hold up the others.
  CHECK(asked("misar", {"MIS-A1", "MIS-A2", "MIS-A3", "MIS-B1", "MIS-B2"}, 10).size() == 5);
  CHECK(asked("standard", {"STD-DEAL-5", "STD-CAP-1", "STD-CAP-2"}, 10).size() == 2);
}

TEST_CASE("A changed rule changes the answers", "[teach]") {
  const Variant variant("standard");
  const Variant forced("standard", {{"must_capture", "true"}});
  Question question;
  question.setup.table = parse_cards("s5 h3 d8");
  question.setup.hands = {parse_cards("c8"), parse_cards("h4")};
  question.ask = Ask::Captures;
  question.of = parse_card("c8");
  const auto answers = [&](const Rules& rules) {
    return Posed(question, rules).right_answers(Language::English);
  };
  CHECK(answers(variant) == std::vector<std::string>{"d8", "d8,s5+h3", "s5+h3"});
  CHECK(answers(forced) == std::vector<std::string>{"d8,s5+h3"});
  question.ask = Ask::Legal;
  question.move = "c8";
  CHECK(answers(variant) == std::vector<std::string>{"yes"});
  CHECK(answers(forced) == std::vector<std::string>{"no"});
}

TEST_CASE("Patterns mean clauses by their ids and beginnings", "[teach]") {
  const Variant variant("standard");
  CHECK(clauses_meant({"STD-SCO-3", "STD-VAL-*"}, variant.data()) ==
        std::vector<std::string>{"STD-VAL-1", "STD-VAL-2", "STD-VAL-3", "STD-VAL-4", "STD-SCO-3"});
  CHECK(clauses_meant({}, variant.data()).size() == variant.data().clauses.size());
  CHECK_THROWS_WITH(clauses_meant({"STD-CAP-44"}, variant.data()),
                    "STD-CAP-44 is no clause of standard (did you mean STD-CAP-4?)");
}

TEST_CASE("Every clause of the shipped sheets can be asked about, or says why not", "[teach]") {
  if (is_sanitized) return;
  std::set<std::string> asked, unasked;
  for (const std::string name :
       {"standard", "misar", "dragkasino", "standard+teams", "standard+early16", "cassino",
        "finnish", "finnish-reversed", "krypkasino", "blackjack"}) {
    Variant variant(name);
    const std::string script = name.substr(name.find('+') + 1);
    const auto file = std::filesystem::path(KASINO_SOURCE_VARIANTS) / (script + ".test.lua");
    const std::vector<Question> drawn =
        drawn_questions(read_scenarios(file, variant.budget()), variant, variant.budget());
    for (const Clause& clause : variant.data().clauses) {
      CAPTURE(name, clause.id);
      CHECK(clause.unasked.en.empty() == clause.unasked.sv.empty());
      (clause.unasked.en.empty() ? asked : unasked).insert(clause.id);
      if (!clause.unasked.en.empty()) continue;
      variant.budget().begin_command();
      const auto keep_going = [&] { return variant.budget().begin_step(); };
      CHECK(QuestionMaker(variant, 1, {clause.id}, drawn).next(keep_going));
    }
  }
  CHECK(10 * unasked.size() <= asked.size() + unasked.size());
}

TEST_CASE("What a play leads to is asked with all that decides it in sight", "[teach]") {
  const Variant draw("dragkasino");
  const auto asked = [](const Rules& rules, const std::string& clause) {
    QuestionMaker maker(rules, 3, {clause});
    const auto question = maker.next(go_on);
    REQUIRE(question);
    return Posed(*question, rules);
  };
  const Posed held = asked(draw, "DRG-2");
  CHECK_THAT(held.asked(Language::English), Catch::Matchers::ContainsSubstring("in the stock"));
  CHECK(held.right_answers(Language::English) ==
        std::vector{std::to_string(held.state().hand(held.state().turn).size())});
  const Variant standard("standard");
  const Posed left = asked(standard, "STD-END-1");
  CHECK_THAT(left.asked(Language::English), Catch::Matchers::ContainsSubstring("captured"));
  CHECK_FALSE(asked(standard, "STD-DEAL-4").question().has_position());
  const Variant blackjack("blackjack");
  CHECK_THAT(asked(blackjack, "BJ-HIT-2").asked(Language::English),
             Catch::Matchers::ContainsSubstring("The next card"));
}
