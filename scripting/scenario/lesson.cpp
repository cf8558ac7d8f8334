#include "scripting/scenario/lesson.hpp"

#include <algorithm>
#include <iterator>

#include "scripting/scenario/read_scenario.hpp"
#include "scripting/variant/data.hpp"
#include "scripting/variant/schema.hpp"
#include "scripting/variant/script.hpp"

namespace kasino {

namespace {

constexpr KeyRow own_rows[] = {
    {"variant", holds_name, "the variant that they teach", "the one of the file's name",
     R"("standard+draw")"},
    {"options", holds_map, "the options that are set, for every lesson", "none", "{ target = 11 }"},
    {"options.*", holds_flag | holds_integer | holds_name},
    {"after", holds_name, "the variant whose lessons come before: what they teach is known", "none",
     R"("standard")"},
    {"lessons", holds_list, "the lessons, in order", "required",
     R"({ { title = "Sums", steps = { ... } } })"},
    {"lessons.#", holds_map,
     "pages, questions, quizzes and matches, in the order in which they are met"},
    {"lessons.#.title", holds_text, "what it is called", "required",
     R"({ en = "Sums", sv = "Summor" })"},
    {"lessons.#.variant", holds_name, "instead of the file's", "the file's", R"("standard+draw")"},
    {"lessons.#.options", holds_map, "instead of the file's", "the file's",
     "{ must_capture = true }"},
    {"lessons.#.options.*", holds_flag | holds_integer | holds_name},
    {"lessons.#.after", holds_name, "instead of the file's", "the file's", R"("standard")"},
    {"lessons.#.steps", holds_list, "its steps", "required",
     R"({ { say = "..." }, { quiz = "X-*" } })"},
    {"lessons.#.steps.#", holds_map,
     "a page (`say` alone), a question (`ask`), a quiz or a match (`against`). It is about a "
     "position of its own, which checks can be held against, or about that of the step before"},
    {"lessons.#.steps.#.say", holds_text,
     "what the page says, or what stands above a question, with places that the rules fill",
     "nothing", R"("{sum c8xs5+h3}.")"},
    {"lessons.#.steps.#.clause", holds_clause | holds_list,
     "the clauses that a page teaches, or of which the first decides a question", "none",
     R"("X-1")"},
    {"lessons.#.steps.#.clause.#", holds_clause},
    {"lessons.#.steps.#.ask", one_of("legal captures count values sweep score play best"),
     "a question", "there is none", R"("captures", of = "c8")"},
    {"lessons.#.steps.#.of", holds_name,
     "the card that is asked about by captures, count and values", "", R"("c8")"},
    {"lessons.#.steps.#.move", holds_name, "the move or action that is asked about by legal", "",
     R"("c8xs5 d5 h3")"},
    {"lessons.#.steps.#.seat", holds_number, "whose points are asked for by score", "1", "2"},
    {"lessons.#.steps.#.total", holds_flag,
     "whether score asks for all points, not those by the clause", "false", "true"},
    {"lessons.#.steps.#.takes", holds_name, "cards that the move asked for by play takes", "any",
     R"("s5 h3")"},
    {"lessons.#.steps.#.sweep", holds_flag,
     "whether the move asked for by play takes the whole table", "false", "true"},
    {"lessons.#.steps.#.build", holds_number,
     "the value of the build that the move asked for by play makes", "any move", "8"},
    {"lessons.#.steps.#.hint", holds_text, "the first hint", "the text of the clause",
     R"("Add up what is left.")"},
    {"lessons.#.steps.#.quiz", holds_name | holds_list,
     "questions that are made, about clauses or those that begin so", "none", R"("X-*")"},
    {"lessons.#.steps.#.quiz.#", holds_name},
    {"lessons.#.steps.#.n", holds_number, "how many", "5", "3"},
    {"lessons.#.steps.#.against", one_of("random novice greedy expert"),
     "a match to play with a coach, and against whom", "none", R"("novice")"},
};

/// The text in both languages, either of which stands in for the other; empty for null.
Text text_or_none(const Data* data) {
  if (data == nullptr) return {};
  Text text = text_of(*data);
  if (text.en.empty()) text.en = text.sv;
  return text;
}

std::string word_or_none(const Data* data) {
  return data == nullptr ? std::string() : *data->as<std::string>();
}

bool is_true(const Data* data) { return data != nullptr && !data->is_false(); }

/// A key, and the questions that it belongs to.
struct KeyOfQuestions {
  const char* key;
  std::initializer_list<std::string_view> kinds;
};

const KeyOfQuestions keys_of_questions[] = {
    {"of", {"captures", "count", "values"}},
    {"move", {"legal"}},
    {"seat", {"score"}},
    {"total", {"score"}},
    {"takes", {"play"}},
    {"sweep", {"play"}},
    {"build", {"play"}},
};

/// Throws ScriptError for a key that belongs to another kind of question, or to none.
void refuse_strays(const Data& step, const std::string& kind) {
  for (const auto& [key, kinds] : keys_of_questions) {
    const Data* value = step.find(key);
    if (value == nullptr || std::ranges::find(kinds, kind) != kinds.end()) continue;
    std::string places;
    for (const std::string_view place : kinds)
      places += (places.empty() ? "ask = \"" : " or \"") + std::string(place) + '"';
    fail_at(*value, std::string(key) + " goes with " + places);
  }
  if (const Data* hint = step.find("hint"); hint != nullptr && kind.empty())
    fail_at(*hint, "a hint goes with a question (ask)");
}

WrittenQuestion read_question(const Data& step, const Data& ask) {
  WrittenQuestion question;
  question.ask = said(ask, *ask.as<std::string>());
  question.of = word_or_none(step.find("of"));
  question.move = word_or_none(step.find("move"));
  question.takes = word_or_none(step.find("takes"));
  question.sweeps = is_true(step.find("sweep"));
  question.in_all = is_true(step.find("total"));
  if (const Data* build = step.find("build"))
    question.built = static_cast<int>(*build->as<std::int64_t>());
  if (const Data* seat = step.find("seat"))
    question.seat = static_cast<Seat>(*seat->as<std::int64_t>());
  if (question.seat < 1) fail_at(*step.find("seat"), "seats are counted from 1");
  question.hint = text_or_none(step.find("hint"));
  const std::string& kind = question.ask.what;
  const bool wants_card = kind == "captures" || kind == "count" || kind == "values";
  if (wants_card && question.of.empty()) fail_at(ask, "it asks about a card: say of = \"s7\"");
  if (kind == "legal" && question.move.empty())
    fail_at(ask, "it asks about a move: say move = \"s7xh7\"");
  return question;
}

LessonStep read_step(const Data& data, bool is_first) {
  LessonStep step{data.line,
                  data.path,
                  text_or_none(data.find("say")),
                  words_of(data.find("clause")),
                  {},
                  {},
                  {},
                  5,
                  {}};
  const bool has_position =
      data.find("setup") != nullptr || data.find("deck") != nullptr || data.find("seed") != nullptr;
  if (has_position) step.position = read_position(data);
  for (const char* key : {"play", "legal", "only", "illegal", "after", "score", "events"})
    if (const Data* value = data.find(key); value != nullptr && !has_position)
      fail_at(*value, "the step has no position of its own for it: add setup, deck or seed");
  const Data* ask = data.find("ask");
  const Data* quiz = data.find("quiz");
  const Data* against = data.find("against");
  const int kinds = (ask != nullptr) + (quiz != nullptr) + (against != nullptr);
  if (kinds > 1)
    fail_at(data, "a step is a question (ask), a quiz or a match (against), one of them");
  if (kinds == 0 && step.say.en.empty())
    fail_at(data, "it says and asks nothing: add say, ask, quiz or against");
  for (const Data* list : {data.find("clause"), quiz})
    if (list != nullptr && words_of(list).empty()) fail_at(*list, "it names nothing: leave it out");
  refuse_strays(data, word_or_none(ask));
  if (ask != nullptr) step.question = read_question(data, *ask);
  if (ask != nullptr && is_first && !has_position)
    fail_at(*ask, "a question needs a position: setup, deck or seed");
  step.quiz = words_of(quiz);
  if (const Data* number = data.find("n")) {
    if (quiz == nullptr) fail_at(*number, "n is how many questions a quiz has (quiz)");
    step.questions = static_cast<int>(*number->as<std::int64_t>());
  }
  if (step.questions < 1 || step.questions > 100)
    fail_at(*data.find("n"), "a quiz has 1 to 100 questions");
  step.against = word_or_none(against);
  return step;
}

Lesson read_lesson(const Data& data, const Data& file, const std::filesystem::path& path) {
  const Data* title = data.find("title");
  if (title == nullptr) fail_at(data, "a lesson needs a title (title = \"...\")");
  Lesson lesson{path, said(*title, text_or_none(title)), {taught_name(path), 1, {}}, {}, {}, {}};
  if (lesson.title.what.en.empty()) fail_at(*title, "a title says what the lesson is about");
  if (const Data* variant = own_or_shared(data, file, "variant"))
    lesson.variant = said(*variant, *variant->as<std::string>());
  if (const Data* options = own_or_shared(data, file, "options"))
    lesson.options = said(*options, options_of(*options));
  if (const Data* after = own_or_shared(data, file, "after"))
    lesson.after = said(*after, *after->as<std::string>());
  const Data* steps = data.find("steps");
  if (steps == nullptr) fail_at(data, "a lesson needs steps (steps = { {...} })");
  for (const Data* step : elements_of(*steps)) {
    const bool has_position = std::ranges::any_of(
        lesson.steps, [](const auto& before) { return before.position.has_value(); });
    lesson.steps.push_back(read_step(*step, !has_position));
  }
  if (lesson.steps.empty()) fail_at(*steps, "it holds no step");
  return lesson;
}

}  // namespace

const std::vector<KeyRow>& lesson_key_rows() {
  // A step has the keys of a scenario, without those that the lesson has.
  static const std::vector<std::string> paths = [] {
    constexpr std::string_view of_scenario = "scenarios.#.";
    std::vector<std::string> all;
    for (const KeyRow& row : scenario_key_rows())
      if (row.path.starts_with(of_scenario))
        all.push_back("lessons.#.steps.#." + std::string(row.path.substr(of_scenario.size())));
      else
        all.emplace_back();
    return all;
  }();
  static const std::vector<KeyRow> rows = [] {
    std::vector<KeyRow> all(std::begin(own_rows), std::end(own_rows));
    for (std::size_t i = 0; i < paths.size(); ++i) {
      KeyRow row = scenario_key_rows()[i];
      row.path = paths[i];
      constexpr std::string_view elsewhere[] = {"name", "variant", "options", "steps"};
      const std::string name =
          paths[i].substr(std::min(paths[i].size(), std::string_view("lessons.#.steps.#.").size()));
      const std::string first = name.substr(0, name.find('.'));
      if (!name.empty() && std::ranges::find(elsewhere, first) == std::end(elsewhere))
        all.push_back(row);
    }
    return all;
  }();
  return rows;
}

std::vector<Lesson> read_lessons(const std::filesystem::path& path, Budget& budget) {
  budget.begin_part();
  const Script file(path, budget, ScriptKind::Lessons);
  const Data* list = file.data().find("lessons");
  if (list == nullptr) fail_at(file.data(), "a lesson file needs lessons (lessons = { {...} })");
  std::vector<Lesson> lessons;
  for (const Data* lesson : elements_of(*list))
    lessons.push_back(read_lesson(*lesson, file.data(), path));
  if (lessons.empty()) fail_at(*list, "there is no lesson in it");
  return lessons;
}

bool is_lesson_file(const std::filesystem::path& path) {
  return path.filename().string().ends_with(".lesson.lua");
}

std::string taught_name(const std::filesystem::path& path) {
  const std::filesystem::path stem = path.stem();
  return stem.extension() == ".lesson" ? stem.stem().string() : stem.string();
}

}  // namespace kasino
