#include "repl/teach/lesson_plan.hpp"

#include <algorithm>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/notation/typed_step.hpp"
#include "repl/teach/page_words.hpp"
#include "repl/teach/question_maker.hpp"
#include "repl/text/typed.hpp"
#include "scripting/source/script_error.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

/// "ask" of "lessons[2].steps[3].ask".
std::string last_key(const std::string& key) {
  const std::size_t dot = key.find("].", key.find(".steps["));
  return dot == std::string::npos ? key : key.substr(dot + 2);
}

/// The question as the lesson writes it, in a position.
Question question_of(const WrittenQuestion& written, const Setup& position,
                     const std::vector<Said<std::string>>& clauses) {
  Question question;
  const auto kind = std::ranges::find(ask_words(), written.ask.what);
  question.ask = static_cast<Ask>(kind - ask_words().begin());
  question.setup = position;
  if (!written.of.empty()) question.of = parse_card(written.of);
  question.move = written.move;
  question.seat = written.seat;
  question.wish = {parse_cards(written.takes), written.sweeps, written.built};
  question.hint = written.hint;
  if (!clauses.empty() && !written.in_all) question.clause = clauses.front().what;
  return question;
}

/// What decides instead of the clause, where no step is judged.
std::string found_instead(const Posed& posed, Language language) {
  const std::vector<std::string> lines = posed.explained(language);
  return lines.empty() ? joined(posed.right_answers(language)) : lines.front();
}

class Planning {
 public:
  Planning(const Lesson& lesson, const Rules& rules, TaughtClauses taught, std::uint64_t seed,
           Budget& budget)
      : lesson_(lesson), rules_(rules), taught_(std::move(taught)), seed_(seed), budget_(budget) {}

  LessonPlan run() {
    for (const LessonStep& step : lesson_.steps) {
      budget_.begin_part();
      if (budget_.limit()) {
        ++plan_.left_out;
        miss(step.line, {}, {}, budget_.words());
        break;
      }
      const std::size_t before = plan_.mismatches.size();
      try {
        add(step);
      } catch (const ScriptError& error) {
        plan_.script_failed = true;
        ++plan_.left_out;
        miss(step.line, {}, {}, error.message());
        plan_.mismatches.back().under = error.facts().under;
      } catch (const Error& error) {
        ++plan_.left_out;
        const auto& question = step.question;
        miss(question ? question->ask.line : step.line,
             question ? last_key(question->ask.key) : std::string(), {}, error.message());
      }
      for (std::size_t i = before; i < plan_.mismatches.size(); ++i) draw(plan_.mismatches[i]);
    }
    return std::move(plan_);
  }

 private:
  void add(const LessonStep& step) {
    if (step.position) set_up(*step.position);
    LessonItem item{with_places(step.say, position_, rules_), {}, position_, {}, step.against};
    if (!step.against.empty()) item.position.reset();
    for (const Said<std::string>& clause : step.clauses)
      if (check_clause(clause)) item.clauses.push_back(clause.what);
    plan_.met.insert(item.clauses.begin(), item.clauses.end());
    if (step.is_page() && taught_) taught_->insert(item.clauses.begin(), item.clauses.end());
    if (!step.quiz.empty()) return add_quiz(step, item.say);
    if (step.question) {
      item.question = question_of(*step.question, position_.value_or(Setup{}), step.clauses);
      item.question->hint = with_places(item.question->hint, position_, rules_);
      if (!check_question(*item.question, step)) {
        ++plan_.left_out;
        return;
      }
    }
    // A page shows the last position set up; before the first position it has no board.
    plan_.items.push_back(std::move(item));
  }

  void set_up(const Scenario& scenario) {
    ScenarioResult result = run_scenario(scenario, rules_, budget_);
    plan_.script_failed |= result.script_failed;
    for (Mismatch& mismatch : result.mismatches) {
      mismatch.what.en = last_key(mismatch.what.en);
      plan_.mismatches.push_back(std::move(mismatch));
    }
    position_.reset();
    if (result.left) position_ = setup_of(result.left->state(), rules_.data());
  }

  bool check_clause(const Said<std::string>& clause) {
    if (rules_.data().find_clause(clause.what) != nullptr) return true;
    miss(clause.line, last_key(clause.key),
         format({"a clause of {0}", "en paragraf i {0}"}, rules_.data().name),
         clause.what + advice(clause.what, texts_of(rules_.data().clauses, &Clause::id)));
    return false;
  }

  /// Whether the question can be asked and its clause decides; if not, notes a mismatch.
  bool check_question(const Question& question, const LessonStep& step) {
    if (!question.clause.empty() && rules_.data().find_clause(question.clause) == nullptr)
      return false;  // check_clause() has noted it
    const Posed posed(question, rules_);
    constexpr std::size_t most_named = 20;
    const std::size_t ways =
        question.ask == Ask::Captures ? posed.right_answers(Language::English).size() : 0;
    if (ways > most_named) {
      miss(step.question->ask.line, "ask",
           format({"at most {0} ways to name; ask = \"count\" asks how many there are",
                   "högst {0} sätt att nämna; ask = \"count\" frågar hur många de är"},
                  most_named),
           as_text(ways));
      return false;
    }
    const bool can_be_done =
        question.ask != Ask::Play || !posed.right_answers(Language::English).empty();
    const bool decides = posed.clause_decides();
    if (!can_be_done)
      miss(step.question->ask.line, "ask",
           {"a legal move that does it", "ett tillåtet drag som gör det"},
           {"there is none", "det finns inget"});
    else if (!decides)
      miss_clause(posed, step.clauses.front().line);
    const std::vector<std::string> untaught =
        taught_ ? posed.untaught(*taught_) : std::vector<std::string>();
    if (can_be_done && decides && !untaught.empty())
      miss(step.question->ask.line, "ask",
           {"only what a page before it teaches", "bara det som en sida före lär ut"},
           as_text(joined(untaught)));
    return can_be_done && decides;
  }

  void miss_clause(const Posed& posed, int line) {
    const Question& question = posed.question();
    const bool is_judged = question.ask == Ask::Legal;
    const auto found = [&](Language language) {
      return is_judged ? std::string() : found_instead(posed, language);
    };
    miss(line, "clause", format({"{0} decides", "{0} avgör"}, question.clause),
         {found(Language::English), found(Language::Swedish)});
    if (is_judged)
      plan_.mismatches.back().judged = {proved(question.move, posed.state(), rules_), posed.state(),
                                        &rules_};
  }

  void add_quiz(const LessonStep& step, const Text& say) {
    std::vector<std::string> patterns = texts_of(step.quiz, &Said<std::string>::what);
    const auto wanted = static_cast<std::size_t>(step.questions);
    std::vector<LessonItem> items;
    try {
      QuizWish wish{patterns, wanted, ++seed_};
      wish.taught = taught_;
      items = quiz_items(std::move(wish), rules_, [&] { return budget_.begin_step(); });
    } catch (const ScriptError&) {
      throw;
    } catch (const Error& error) {
      return miss(step.quiz.front().line, "quiz", {}, error.message());
    }
    if (items.size() < wanted)
      miss(step.quiz.front().line, "quiz", format({"{0} questions", "{0} frågor"}, wanted),
           format({"{0}: these clauses decide no others", "{0}: de paragraferna avgör inga fler"},
                  items.size()));
    if (!items.empty()) items.front().say = say;
    for (LessonItem& item : items) {
      plan_.met.insert(item.clauses.begin(), item.clauses.end());
      plan_.items.push_back(std::move(item));
    }
  }

  void miss(int line, const std::string& what, Text expected, Text found) {
    plan_.mismatches.push_back({line, as_text(what), std::move(expected), std::move(found)});
  }

  /// Puts the position of the step under a mismatch.
  void draw(Mismatch& mismatch) const {
    if (position_) mismatch.under.push_back(setup_line(*position_));
  }

  const Lesson& lesson_;
  const Rules& rules_;
  TaughtClauses taught_;
  std::uint64_t seed_;
  Budget& budget_;
  std::optional<Setup> position_;
  LessonPlan plan_;
};

}  // namespace

LessonPlan plan_of(const Lesson& lesson, const Rules& rules, TaughtClauses taught,
                   std::uint64_t seed, Budget& budget) {
  return Planning(lesson, rules, std::move(taught), seed, budget).run();
}

namespace {

void add_taught(const Lesson& lesson, std::set<std::string>& taught) {
  for (const LessonStep& step : lesson.steps)
    if (step.is_page())
      for (const Said<std::string>& clause : step.clauses) taught.insert(clause.what);
}

/// What the lessons teach that `lesson` comes after, and those before them. A file that is `read`
/// already is not read again: it may come after itself.
void add_taught_before(const Lesson& lesson, const std::vector<std::filesystem::path>& folders,
                       Budget& budget, std::set<std::filesystem::path>& read,
                       std::set<std::string>& taught) {
  if (lesson.after.what.empty()) return;
  std::vector<std::filesystem::path> places{lesson.file.parent_path()};
  places.insert(places.end(), folders.begin(), folders.end());
  for (const std::filesystem::path& folder : places) {
    const std::filesystem::path file = folder / (lesson.after.what + ".lesson.lua");
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(file, ignored)) continue;
    if (!read.insert(file).second) return;
    for (const Lesson& before : read_lessons(file, budget)) {
      add_taught(before, taught);
      add_taught_before(before, folders, budget, read, taught);
    }
    return;
  }
  throw scenario_error(lesson.file, lesson.after.line, lesson.after.key,
                       "there are no lessons of " + lesson.after.what);
}

}  // namespace

TaughtClauses taught_before(const std::vector<Lesson>& lessons, std::size_t at,
                            const std::vector<std::filesystem::path>& folders, Budget& budget) {
  const auto teaches = [](const Lesson& lesson) {
    return !lesson.after.what.empty() ||
           std::ranges::any_of(lesson.steps, [](const LessonStep& step) {
             return step.is_page() && !step.clauses.empty();
           });
  };
  if (std::ranges::none_of(lessons, teaches)) return std::nullopt;
  std::set<std::string> taught;
  for (std::size_t i = 0; i < at; ++i) add_taught(lessons[i], taught);
  std::set<std::filesystem::path> read;
  add_taught_before(lessons[at], folders, budget, read, taught);
  return taught;
}

LessonItem item_of(Question question) {
  LessonItem item;
  if (!question.clause.empty()) item.clauses = {question.clause};
  if (question.has_position()) item.position = question.setup;
  item.question = std::move(question);
  return item;
}

std::vector<LessonItem> quiz_items(QuizWish wish, const Rules& rules,
                                   const std::function<bool()>& keep_going) {
  const bool is_of_all = wish.patterns.empty();
  const bool asks_for_best = is_of_all || std::erase(wish.patterns, "best") > 0;
  std::vector<std::string> clauses;
  if (is_of_all || !wish.patterns.empty()) clauses = clauses_meant(wish.patterns, rules.data());
  QuestionMaker maker(rules, wish.seed, std::move(clauses), std::move(wish.drawn));
  if (wish.taught) maker.ask_only(std::move(*wish.taught));
  if (wish.players > 0) maker.seat(wish.players);
  if (asks_for_best) maker.ask_for_best();
  std::vector<LessonItem> items;
  for (Question& question : maker.sheet(wish.count, keep_going))
    items.push_back(item_of(std::move(question)));
  return items;
}

}  // namespace kasino
