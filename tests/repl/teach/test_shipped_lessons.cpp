// Shipped lessons agree with the rules, teach every clause, and fit a small screen.
#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

#include "engine/text/reading.hpp"
#include "repl/teach/lesson_plan.hpp"
#include "repl/text/words.hpp"
#include "scripting/scenario/lesson.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

using Names = std::set<std::string>;

std::filesystem::path file_of(const std::string& name) {
  return std::filesystem::path(KASINO_SOURCE_VARIANTS) / (name + ".lesson.lua");
}

std::vector<Lesson> lessons_of(const std::filesystem::path& path) {
  Budget budget;
  return read_lessons(path, budget);
}

std::vector<std::filesystem::path> shipped_files() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(KASINO_SOURCE_VARIANTS))
    if (is_lesson_file(entry.path())) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

/// A lesson's plan under its own rules.
LessonPlan planned(const std::vector<Lesson>& lessons, std::size_t at, std::uint64_t seed) {
  const Lesson& lesson = lessons[at];
  Variant variant(lesson.variant.what, lesson.options.what);
  return plan_of(lesson, variant,
                 taught_before(lessons, at, {KASINO_SOURCE_VARIANTS}, variant.budget()), seed,
                 variant.budget());
}

/// The clauses that the lessons of these files name or ask about.
Names met_by(const std::vector<std::string>& names) {
  Names met;
  for (const std::string& name : names) {
    const std::vector<Lesson> lessons = lessons_of(file_of(name));
    for (std::size_t at = 0; at < lessons.size(); ++at) met.merge(planned(lessons, at, 1).met);
  }
  return met;
}

/// The clauses in force that begin so and are not among `met`.
Names clauses_left(const std::string& variant, const std::string& beginning, const Names& met) {
  Names left;
  const Variant rules(variant);
  for (const Clause& clause : rules.data().clauses)
    if (clause.id.starts_with(beginning) && met.count(clause.id) == 0) left.insert(clause.id);
  return left;
}

/// Texts of pages and questions, in both languages.
void check_text(const Text& text, int most_lines) {
  for (const Language language : {Language::English, Language::Swedish}) {
    const std::string words = words_of(text, language);
    CAPTURE(words);
    CHECK(count_lines(wrapped(words, 78)) < most_lines);
  }
  CHECK(text.en.empty() == text.sv.empty());
}

}  // namespace

TEST_CASE("Every shipped lesson agrees with the rules, under any seed", "[teach]") {
  for (const auto& file : shipped_files()) {
    const std::vector<Lesson> lessons = lessons_of(file);
    for (std::size_t at = 0; at < lessons.size(); ++at) {
      const Lesson& lesson = lessons[at];
      const bool has_quiz = std::ranges::any_of(
          lesson.steps, [](const LessonStep& step) { return !step.quiz.empty(); });
      for (std::uint64_t seed = 1; seed <= (has_quiz && !is_sanitized ? 30U : 1U); ++seed) {
        CAPTURE(file.filename().string(), lesson.title.what.en, seed);
        const LessonPlan plan = planned(lessons, at, seed);
        for (const Mismatch& mismatch : plan.mismatches)
          FAIL_CHECK(mismatch.line << ": " << mismatch.what.en << ": " << mismatch.expected.en
                                   << ", not " << mismatch.found.en);
        CHECK(plan.items.size() >= lesson.steps.size());
      }
    }
  }
}

TEST_CASE("The lessons of a game leave none of its clauses out", "[teach]") {
  CHECK(clauses_left("standard", "", met_by({"standard"})) == Names{});
  CHECK(clauses_left("misar", "", met_by({"standard", "misar"})) == Names{});
  CHECK(clauses_left("misar", "MIS-", met_by({"misar"})) == Names{});
  CHECK(clauses_left("finnish", "", met_by({"standard", "finnish"})) == Names{});
  CHECK(clauses_left("finnish", "FIN-", met_by({"finnish"})) == Names{});
  CHECK(clauses_left("dragkasino", "", met_by({"standard", "dragkasino"})) == Names{});
  CHECK(clauses_left("cassino", "", met_by({"cassino"})) == Names{});
  for (const std::string name : {"draw", "teams", "early16"})
    CHECK(clauses_left("standard+" + name, "", met_by({"standard", name})) == Names{});
}

TEST_CASE("Shipped lessons speak both languages, a few lines at a time", "[teach]") {
  for (const auto& file : shipped_files())
    for (const Lesson& lesson : lessons_of(file)) {
      CAPTURE(file.filename().string(), lesson.title.line);
      check_text(lesson.title.what, 2);
      CHECK(lesson.title.what.en.size() < 60);
      for (const LessonStep& step : lesson.steps) {
        CAPTURE(step.line);
        check_text(step.say, 6);
        if (step.question) check_text(step.question->hint, 3);
      }
    }
}

TEST_CASE("Pages leave to the rules what can be counted, and name no clause by its id", "[teach]") {
  // A number outside of places and of cards and moves as they are typed; seats have numbers.
  static const std::regex place("\\{[^}]*\\}"),
      seat("([Ss]eat|[Pp]lats)(s|erna)?\\s+\\d( (and|to|och|till) \\d)?"),
      card("[shdc](\\d+|[AJQKED]|Kn)\\S*"), number("\\d"), clause("[A-Z]{2,}-[A-Z]*-?\\d");
  for (const auto& file : shipped_files())
    for (const Lesson& lesson : lessons_of(file))
      for (const LessonStep& step : lesson.steps)
        for (std::string words : {step.say.en, step.say.sv}) {
          CAPTURE(file.filename().string(), step.line, words);
          for (const std::regex* harmless : {&place, &seat, &card})
            words = std::regex_replace(words, *harmless, "");
          CHECK_FALSE(std::regex_search(words, number));
          CHECK_FALSE(std::regex_search(words, clause));
        }
}

TEST_CASE("The first lessons of standard are short, and lead to a deal", "[teach]") {
  const std::vector<Lesson> lessons = lessons_of(file_of("standard"));
  std::size_t screens = 0, questions = 0, words = 0;
  for (std::size_t at = 0; at < 4; ++at)
    for (const LessonStep& step : lessons[at].steps) {
      ++screens;
      questions += step.question ? 1U : 0U;
      questions += step.quiz.empty() ? 0U : static_cast<std::size_t>(step.questions);
      words += words_in(step.say.en).size();
    }
  CHECK(screens <= 30);
  CHECK(questions <= 15);
  CHECK(words <= 900);
  CHECK(lessons[4].steps.back().against == "novice");
}
