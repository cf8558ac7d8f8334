// Commands for learners: lessons, quizzes, answers, and what is known.
#include <algorithm>
#include <filesystem>
#include <utility>

#include "engine/game/perft.hpp"
#include "engine/model/state.hpp"
#include "engine/text/reading.hpp"
#include "repl/commands/commands.hpp"
#include "repl/explain/explain.hpp"
#include "repl/teach/drawn_questions.hpp"
#include "repl/teach/lesson_plan.hpp"
#include "repl/teach/lesson_writer.hpp"
#include "repl/teach/question_maker.hpp"
#include "repl/teach/quiz_sheet.hpp"
#include "repl/text/words.hpp"
#include "scripting/scenario/lesson.hpp"
#include "scripting/scenario/read_scenario.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

constexpr int text_width = 79;
constexpr std::uint64_t most_seeds = 1'000'000;

void expect_course(const Learning& learning) {
  if (learning.is_on()) return;
  throw BadArgument(Text{"no lesson is open: lesson lists them, quiz asks about the rules",
                         "ingen lektion är öppen: lektion listar dem, förhör frågar om reglerna"});
}

void expect_question(const Learning& learning) {
  expect_course(learning);
  if (learning.asks()) return;
  throw BadArgument(
      Text{"nothing is asked now: Enter goes on", "ingen fråga är ställd nu: Enter går vidare"});
}

// Lessons.

/// The files beside the scripts of "base+modifier" that have this ending.
std::vector<fs::path> files_beside(const std::string& variant, const std::string& ending,
                                   const Session& session) {
  std::vector<fs::path> files;
  for (const std::string& script : scripts_of(variant)) {
    fs::path file = find_script(script, session.settings().folders);
    file.replace_extension(ending);
    std::error_code ignored;
    if (fs::is_regular_file(file, ignored)) files.push_back(std::move(file));
  }
  return files;
}

/// Questions from the scenarios of the variant in force; none if a file does not load, which
/// `kasino test` is there to report.
std::vector<Question> drawn_questions_of(Session& session) {
  std::vector<Question> questions;
  try {
    for (const fs::path& file :
         files_beside(session.name_of_rules().variant, ".test.lua", session)) {
      const auto drawn = drawn_questions(read_scenarios(file, session.budget()), session.rules(),
                                         session.budget());
      questions.insert(questions.end(), drawn.begin(), drawn.end());
    }
  } catch (const Error&) {
    questions.clear();
  }
  return questions;
}

/// How far the learner has come in a lesson: "  (done)", "  (at step 3)"; empty before it begins.
std::string place_text(std::size_t done, Language language) {
  if (done == 0) return {};
  if (done == Learner::all) return say(language, {"  (done)", "  (klar)"});
  return say(language, {"  (at step {0})", "  (på steg {0})"}, done + 1);
}

/// The key of a lesson's progress: its title, with a number if a lesson before it has the same
/// ("Sums (2)"), after the name of its file if that is not the variant's own.
std::string key_of_lesson(std::size_t number, Learning& learning) {
  const auto lesson = learning.lessons().begin() + static_cast<std::ptrdiff_t>(number - 1);
  const std::string& title = lesson->title.what.en;
  const auto is_alike = [&](const Lesson& other) { return other.title.what.en == title; };
  const auto before = std::count_if(learning.lessons().begin(), lesson, is_alike);
  const std::string file = taught_name(lesson->file);
  return (file == lesson->variant.what ? "" : file + ": ") + title +
         (before == 0 ? "" : " (" + std::to_string(before + 1) + ')');
}

const Rules& rules_taught(const Lesson& lesson, Session& session) {
  return load_for(lesson, [&]() -> const Rules& {
    return session.rules_named(rules_of(lesson, session.settings().folders));
  });
}

/// How many of its steps are done; 0 of a lesson that cannot be opened.
std::size_t done_of(std::size_t number, Learning& learning, Session& session) {
  try {
    const Rules& rules = rules_taught(learning.lessons()[number - 1], session);
    return learning.learner().done(rules, key_of_lesson(number, learning));
  } catch (const Error&) {
    return 0;
  }
}

/// `text`, then the lessons of the session, and the one that Enter opens.
Told told_lessons(std::string text, Learning& learning, Session& session) {
  const Language language = session.language();
  std::size_t next = 0;
  for (std::size_t i = 0; i < learning.lessons().size(); ++i) {
    const Lesson& lesson = learning.lessons()[i];
    const std::size_t done = done_of(i + 1, learning, session);
    if (next == 0 && done != Learner::all) next = i + 1;
    text += right_aligned(std::to_string(i + 1), 3) + "  " + words_of(lesson.title.what, language) +
            place_text(done, language) + '\n';
  }
  if (next == 0)
    return {text + wrapped(say(language,
                               {"All are done. `quiz` asks about the rules, `lesson N` opens one "
                                "again, `lesson VARIANT` lists those of another game.",
                                "Alla är klara. `förhör` frågar om reglerna, `lektion N` öppnar en "
                                "på nytt, `lektion VARIANT` listar dem för ett annat spel."}),
                           text_width)};
  learning.offered() = next;
  return {text +
          wrapped(say(language,
                      {"Enter opens lesson {0}, `lesson N` any; `quiz` asks about the rules.",
                       "Enter öppnar lektion {0}, `lektion N` vilken som helst; `förhör` "
                       "frågar om reglerna."},
                      next),
                  text_width)};
}

Told list_of_lessons(const std::string& variant, Learning& learning, Session& session) {
  learning.lessons().clear();
  const std::vector<fs::path> files = is_lesson_file(variant)
                                          ? std::vector<fs::path>{variant}
                                          : files_beside(variant, ".lesson.lua", session);
  for (const fs::path& file : files)
    for (Lesson& lesson : read_lessons(file, session.budget()))
      learning.lessons().push_back(std::move(lesson));
  if (learning.lessons().empty())
    throw BadArgument({"there are no lessons of {0}; quiz asks about its rules",
                       "det finns inga lektioner om {0}; förhör frågar om dess regler"},
                      variant);
  return told_lessons(
      say(session.language(), {"Lessons of {0}:\n", "Lektioner om {0}:\n"}, variant), learning,
      session);
}

/// Notes how far the learner has come in a lesson.
void note_place(std::size_t done, Learning& learning, Session& session) {
  const std::size_t number = learning.course().number();
  if (number > 0) learning.went_on(key_of_lesson(number, learning), done, session);
}

/// Shows the current item, and notes its clauses and how far the learner has come.
Taught shown_item(Learning& learning, Session& session) {
  learning.show_item(session);
  note_place(learning.course().passed(), learning, session);
  for (const std::string& clause : learning.course().item().clauses)
    learning.learner().saw(session.rules(), clause);
  learning.keep(session);
  return {learning.course()};
}

/// Goes on to the next item; stays where it is if that cannot be shown.
Taught next_item(Learning& learning, Session& session) {
  const Course before = learning.course();
  learning.course().go_on();
  try {
    return shown_item(learning, session);
  } catch (const Error&) {
    learning.course() = before;
    throw;
  }
}

/// At that step or, if none is named, where the learner left.
ReplyBody open_lesson(std::size_t number, std::optional<std::size_t> step, Learning& learning,
                      Session& session) {
  const Lesson& lesson = learning.lessons()[number - 1];
  const Rules& rules = rules_taught(lesson, session);
  const std::size_t at = number - 1;
  LessonPlan plan =
      plan_of(lesson, rules,
              taught_before(learning.lessons(), at, session.settings().folders, session.budget()),
              session.seed() % most_seeds + 100 * number, session.budget());
  if (session.budget().limit() == Limit::AllParts || session.was_interrupted())
    throw Interrupted({"{0}:{1}: {2}", "{0}:{1}: {2}"}, lesson.file.filename().string(),
                      plan.mismatches.back().line, session.budget().words());
  if (plan.items.empty())
    throw Error({"{0}:{1}: the lesson does not agree with the rules: kasino test tells more",
                 "{0}:{1}: lektionen stämmer inte med reglerna: kasino test säger mer"},
                lesson.file.filename().string(), plan.mismatches.front().line);
  if (plan.left_out > 0)
    session.notice(say(session.language(),
                       {"{0} steps do not agree with the rules, and are left out: kasino test {1}",
                        "{0} steg stämmer inte med reglerna, och är utelämnade: kasino test {1}"},
                       plan.left_out, lesson.file.string()));
  const std::size_t done = done_of(number, learning, session);
  Course course(lesson.title.what, number, learning.lessons().size(), std::move(plan.items),
                session.settings().classroom);
  if (step)
    course.resume(*step - 1);
  else if (done != Learner::all)
    course.resume(done);
  learning.match().reset();
  session.lead_on({});
  learning.begin(std::move(course), rules, session);
  return shown_item(learning, session);
}

/// Notes that the lesson is done: "Sums: done. 5 of 6 questions right at first try."
std::string done_text(Learning& learning, Session& session) {
  const Course& course = learning.course();
  const Language language = session.language();
  if (course.open() == 0) note_place(Learner::all, learning, session);
  learning.keep(session);
  std::string text =
      course.open() == 0
          ? say(language, {"{0}: done.", "{0}: klart."}, words_of(course.title(), language))
          : count_text(static_cast<std::uint64_t>(course.open()), language,
                       {"1 question is still open.", "1 fråga är fortfarande öppen."},
                       {"{0} questions are still open.", "{0} frågor är fortfarande öppna."});
  if (course.asked() > 0)
    text += say(language,
                course.resumed_at() == 0
                    ? Sentence<3>{" {0} of {1} questions right at first try.",
                                  " {0} av {1} frågor rätt på första försöket."}
                    : Sentence<3>{" Since step {2}: {0} of {1} questions right at first try.",
                                  " Sedan steg {2}: {0} av {1} frågor rätt på första försöket."},
                course.right(), course.asked(), course.resumed_at() + 1);
  return text;
}

/// Ends the lesson, and begins the match of its last item.
ReplyBody begin_match(Learning& learning, Session& session) {
  const std::string open = learning.course().open() == 0 ? "" : done_text(learning, session);
  if (!open.empty()) session.notice(open);
  const std::optional<Bot> player = bot_named(learning.course().item().against);
  const RulesName name = session.name_of_rules();
  const std::size_t number = learning.course().number();
  std::optional<MatchOfLesson> match;
  if (open.empty()) match = {number, key_of_lesson(number, learning)};
  learning.leave(session);
  session.start(name);
  learning.match() = std::move(match);
  session.coach(true);
  for (const Seat seat : seats(session.state()))
    session.seat_player(seat, seat == 1 ? std::nullopt : player);
  return Shown{{}, session.game().start_events()};
}

/// "Enter opens lesson 6: Sums", if there is one, and offers it.
std::string offered_lesson(std::size_t number, Learning& learning, Language language) {
  if (number == 0 || number > learning.lessons().size()) return {};
  learning.offered() = number;
  return say(language, {"Enter opens lesson {0}: {1}.", "Enter öppnar lektion {0}: {1}."}, number,
             words_of(learning.lessons()[number - 1].title.what, language));
}

ReplyBody end_of_course(Learning& learning, Session& session) {
  const std::size_t number = learning.course().number();
  const Language language = session.language();
  std::string text = done_text(learning, session);
  learning.leave(session);
  const std::string next = offered_lesson(number == 0 ? 0 : number + 1, learning, language);
  if (!next.empty())
    text += '\n' + next;
  else if (number > 0)
    text += say(language, {"\nThat was the last lesson. `progress` shows what you know, `lesson "
                           "VARIANT` lists those of another game.",
                           "\nDet var den sista lektionen. `framsteg` visar vad du kan, `lektion "
                           "VARIANT` listar dem för ett annat spel."});
  else
    text += say(language, {"\n`quiz` asks anew, `progress` shows what you know.",
                           "\n`förhör` frågar på nytt, `framsteg` visar vad du kan."});
  return Told{wrapped(text, text_width)};
}

/// Appends the position on the board to a lesson file of the user's own.
ReplyBody add_to_lesson(Session& session, const Arguments& arguments) {
  const std::vector<std::string>& words = arguments.words();
  if (words.size() < 2 || trimmed(words[1]).empty())
    throw BadArgument(Text{"expected what the step says, as in lesson add \"What can c8 take?\"",
                           "väntade vad steget ska säga, som i lektion add \"Vad kan c8 ta?\""});
  const std::string file = words.size() > 2 ? words[2] : "mine.lesson.lua";
  const RulesName name = session.name_of_rules();
  const bool is_new = add_step(file, words[1], setup_of(session.state(), session.rules().data()),
                               {name.variant, name.options}, session.budget());
  return Told{
      say(session.language(),
          is_new ? Sentence<1>{"{0} is written: a lesson with this position; `lesson {0}` opens "
                               "it",
                               "{0} är skriven: en lektion med den här ställningen; `lektion "
                               "{0}` öppnar den"}
                 : Sentence<1>{"the position is added to {0}; `lesson {0}` opens it",
                               "ställningen är tillagd i {0}; `lektion {0}` öppnar den"},
          file)};
}

// Answers.

Taught marked(Learning& learning, Session& session, const std::string& answer) {
  Course& course = learning.course();
  const Posed posed(*course.item().question, session.rules());
  Marked marked = posed.mark(answer, session.language());
  const bool is_alone = course.answered(answer, marked.is_right, marked.may_retry);
  learning.learner().answered(posed, is_alone, today());
  if (!marked.is_right || course.was_revealed())
    learning.learner().missed(posed);
  else
    learning.learner().mended(posed);
  if (marked.is_right && !course.is_last()) note_place(course.passed() + 1, learning, session);
  learning.keep(session);
  return {course, std::move(marked), {}, false};
}

/// Notes that the learner was helped: asked again, the question proves nothing.
void note_help(const Posed& posed, Learning& learning, Session& session) {
  learning.learner().helped(posed);
  learning.keep(session);
}

std::string told_answers(const Posed& posed, Language language) {
  std::string text = say(language, {"The right answer is {0}", "Rätt svar är {0}"},
                         posed.right_in_words(language));
  for (const std::string& line : posed.explained(language, Detail::Sentence)) text += "\n  " + line;
  return text;
}

}  // namespace

ReplyBody do_lesson(Learning& learning, Session& session, const Arguments& arguments) {
  const std::vector<std::string>& words = arguments.words();
  if (!words.empty() && words.front() == "add") return add_to_lesson(session, arguments);
  arguments.allow({}, 2);
  const bool is_number = !words.empty() && is_digits(words.front());
  if (!is_number) arguments.allow({}, 1);
  if (!is_number)
    return list_of_lessons(words.empty() ? session.name_of_rules().variant : words.front(),
                           learning, session);
  if (learning.lessons().empty())
    list_of_lessons(session.name_of_rules().variant, learning, session);
  const auto number = number_in(words.front(), 1, static_cast<long long>(learning.lessons().size()),
                                {"there are lessons 1 to {0}", "det finns lektionerna 1 till {0}"});
  std::optional<std::size_t> step;
  if (words.size() > 1)
    step = static_cast<std::size_t>(
        number_in(words[1], 1, 1000, {"steps are counted from 1", "steg räknas från 1"}));
  return open_lesson(static_cast<std::size_t>(number), step, learning, session);
}

namespace {

/// Puts a few questions that were missed before, about clauses that are asked about, ahead of a
/// quiz of `count` questions.
void bring_missed(std::vector<LessonItem>& items, const std::vector<std::string>& patterns,
                  std::size_t count, Learning& learning, const Session& session) {
  const std::size_t most = (count + 2) / 3;
  std::vector<std::string> ids = patterns;
  if (std::erase(ids, "best") > 0 && ids.empty()) return;
  const std::vector<std::string> clauses = clauses_meant(ids, session.rules().data());
  std::vector<LessonItem> missed;
  for (Question& question : learning.learner().missed_questions(session.rules())) {
    if (missed.size() == most) break;
    if (std::ranges::count(clauses, question.clause) > 0)
      missed.push_back(item_of(std::move(question)));
  }
  items.resize(std::min(items.size(), count - missed.size()));
  items.insert(items.begin(), missed.begin(), missed.end());
}

}  // namespace

ReplyBody do_quiz(Learning& learning, Session& session, const Arguments& arguments) {
  std::vector<std::string> patterns = arguments.words();
  const bool prints = std::erase(patterns, "--print") > 0;
  const auto count = static_cast<std::size_t>(arguments.number("n", 1, 100).value_or(10));
  const auto seed = static_cast<std::uint64_t>(
      arguments.number("seed", 0, largest_seed)
          .value_or(static_cast<long long>(session.draw_seed() % most_seeds)));
  const Rules& rules = session.rules();
  std::vector<LessonItem> items =
      quiz_items({patterns, count, seed, session.state().players(), drawn_questions_of(session)},
                 rules, [&] { return session.keep_going(); });
  bring_missed(items, patterns, count, learning, session);
  if (items.empty() && patterns == std::vector<std::string>{"best"})
    throw BadArgument(
        Text{"no move was found that is clearly best; where a function of the script "
             "counts points, or is called at every play, none is sought",
             "inget drag hittades som är klart bäst; där en funktion i skriptet "
             "räknar poäng, eller anropas vid varje drag, söks inget"});
  if (items.empty())
    throw BadArgument(
        {"no question was found that these clauses decide; they are there to be read: clause {0}",
         "ingen fråga hittades som de paragraferna avgör; de är till för att läsas: paragraf {0}"},
        patterns.empty() ? "ID" : patterns.front());
  if (items.size() < count)
    session.notice(say(session.language(),
                       {"only {0} of {1} questions were found: these clauses decide no others, or "
                        "too seldom",
                        "bara {0} av {1} frågor hittades: de paragraferna avgör inga fler, eller "
                        "alltför sällan"},
                       items.size(), count));
  const Text title = format({"Quiz, seed {0}", "Förhör, frö {0}"}, seed);
  if (prints) return Told{quiz_sheet(items, title, rules, session.language())};
  learning.begin({title, 0, 0, std::move(items), session.settings().classroom}, rules, session);
  return shown_item(learning, session);
}

ReplyBody do_answer(Learning& learning, Session& session, const Arguments& arguments) {
  expect_question(learning);
  Course& course = learning.course();
  if (arguments.text().empty()) throw BadArgument(Text{"expected an answer", "väntade ett svar"});
  if (!course.is_classroom()) return marked(learning, session, arguments.text());
  Posed(*course.item().question, session.rules()).mark(arguments.text(), session.language());
  course.give(arguments.text());
  return Taught{course,
                {},
                say(session.language(),
                    {"Enter tells whether that is right.", "Enter säger om det är rätt."}),
                false};
}

ReplyBody next_in_lesson(Learning& learning, Session& session, const Arguments&) {
  Course& course = learning.course();
  if (!course.given().empty()) {
    const std::string answer = course.given();
    course.give({});
    return marked(learning, session, answer);
  }
  if (course.asks() && !course.may_retry())
    throw BadArgument(Text{"the question waits for its answer; hint helps, skip goes on without",
                           "frågan väntar på sitt svar; tips hjälper, hoppa går vidare utan"});
  if (!course.item().against.empty()) return begin_match(learning, session);
  if (course.is_last()) return end_of_course(learning, session);
  return next_item(learning, session);
}

ReplyBody do_skip(Learning& learning, Session& session, const Arguments&) {
  expect_course(learning);
  if (learning.course().is_last()) return end_of_course(learning, session);
  return next_item(learning, session);
}

ReplyBody do_again(Learning& learning, Session& session, const Arguments&) {
  expect_course(learning);
  learning.course().again();
  return shown_item(learning, session);
}

ReplyBody do_reveal(Learning& learning, Session& session, const Arguments&) {
  expect_question(learning);
  const Posed posed(*learning.course().item().question, session.rules());
  learning.course().reveal();
  learning.learner().missed(posed);
  note_help(posed, learning, session);
  return Taught{learning.course(),
                {},
                with_ranks_of(session.language(), told_answers(posed, session.language())),
                false};
}

ReplyBody hint_in_lesson(Learning& learning, Session& session, const Arguments&) {
  expect_question(learning);
  const Posed posed(*learning.course().item().question, session.rules());
  note_help(posed, learning, session);
  const int degree = learning.course().next_hint();
  const std::string hint =
      degree > last_hint
          ? say(session.language(), {"there are no more hints; reveal tells what is right",
                                     "det finns inga fler tips; facit säger vad som är rätt"})
          : with_ranks_of(session.language(), posed.hint(degree, session.language()));
  return Taught{learning.course(), {}, hint, false};
}

ReplyBody why_in_lesson(Learning& learning, Session& session, const Arguments& arguments) {
  if (!arguments.words().empty()) return do_why(session, arguments);
  expect_course(learning);
  const Course& course = learning.course();
  if (course.answer().empty())
    throw BadArgument(Text{"why tells of your answer, once there is one; why MOVE of a move",
                           "varför berättar om ditt svar, när det finns ett; varför DRAG om ett "
                           "drag"});
  const Posed posed(*course.item().question, session.rules());
  Taught taught{course, posed.mark(course.answer(), session.language(), Detail::Whole), {}, false};
  taught.tells_all = true;
  return taught;
}

ReplyBody do_leave(Learning& learning, Session& session, const Arguments&) {
  expect_course(learning);
  const bool was_lesson = learning.course().number() > 0;
  learning.leave(session);
  if (!session.game().steps().empty()) return Shown{{}, session.game().events()};
  if (was_lesson)
    return told_lessons(say(session.language(), {"Lessons:\n", "Lektioner:\n"}), learning, session);
  return Told{
      say(session.language(),
          {"The quiz is left. `quiz` asks anew, `lesson` lists lessons, `state` shows the game.",
           "Förhöret är lämnat. `förhör` frågar på nytt, `lektion` listar lektioner, `läge` "
           "visar spelet."})};
}

void end_match_of_lesson(Learning& learning, Session& session) {
  if (!learning.match()) return;
  const auto& [number, key] = *learning.match();
  const bool has_next = number < learning.lessons().size();
  if (session.state().phase != Phase::MatchOver) {
    session.lead_on({});
    return;
  }
  if (learning.learner().done(session.rules(), key) != Learner::all) {
    learning.learner().went_on(session.rules(), key, Learner::all);
    learning.keep(session);
  }
  if (!has_next) return;
  session.lead_on(offered_lesson(number + 1, learning, session.language()));
}

}  // namespace kasino
