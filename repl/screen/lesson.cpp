// A lesson or a quiz on the screen: what it says and asks, and what came of an answer.
#include "repl/explain/explain.hpp"
#include "repl/screen/screen.hpp"
#include "repl/teach/position_words.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// "Lesson 3/12 · Taking cards · 2 of 5"
std::string heading(const Course& course, Language language) {
  const std::string title = words_of(course.title(), language);
  const std::string place = course.item().is_repeated ? say(language, {"once more", "en gång till"})
                                                      : say(language, {"{0} of {1}", "{0} av {1}"},
                                                            course.passed() + 1, course.planned());
  if (course.number() == 0) return title + " · " + place;
  return say(language, {"Lesson {0}/{1} · {2} · {3}", "Lektion {0}/{1} · {2} · {3}"},
             course.number(), course.of(), title, place);
}

std::string keys_of(const Course& course, Language language) {
  if (!course.given().empty())
    return say(language,
               {"Enter judges the answer; again, leave", "Enter rättar svaret; igen, lämna"});
  if (course.may_retry())
    return say(language, {"try again, or Enter: it comes back later; hint, reveal, why, leave",
                          "försök igen, eller Enter: den kommer igen; tips, facit, varför, lämna"});
  if (course.asks())
    return say(language, {"hint, reveal, skip, again, leave", "tips, facit, hoppa, igen, lämna"});
  if (!course.item().against.empty())
    return say(language, {"Enter begins to play; leave", "Enter börjar spela; lämna"});
  const std::string on = course.is_last()
                             ? say(language, {"Enter ends; ", "Enter avslutar; "})
                             : say(language, {"Enter goes on; ", "Enter går vidare; "});
  return on + (course.item().question
                   ? say(language, {"why, again, progress, leave", "varför, igen, framsteg, lämna"})
                   : say(language, {"progress, leave", "framsteg, lämna"}));
}

class LessonScreen {
 public:
  LessonScreen(const Course& course, const Session& session, const Style& style)
      : course_(course), session_(session), style_(style) {}

  std::string draw(const Taught& taught) const {
    std::string text = taught.shows_item ? item() : std::string();
    if (taught.marked) text += taught.tells_all ? marks(*taught.marked) : feedback(*taught.marked);
    if (!taught.told.empty()) text += paragraph(taught.told, 2);
    return text + draw_lesson_keys(course_, style_);
  }

 private:
  std::string paragraph(const std::string& words, int indent = 0) const {
    return wrapped(words, style_.width, indent) + '\n';
  }

  std::string item() const {
    const LessonItem& item = course_.item();
    const bool has_screen = style_.terminal && style_.height > 0;
    std::string text = (has_screen ? std::string(terminal::new_page) : "\n") +
                       bold(heading(course_, style_.language), style_) + "\n\n";
    std::string words;
    if (!item.say.en.empty())
      words += paragraph(with_ranks_of(style_.language, words_of(item.say, style_.language)));
    if (item.question) {
      const Posed posed(*item.question, session_.rules());
      const State& state = posed.state();
      if (state.phase == Phase::Play && state.turn != 1 && item.question->ask != Ask::Values &&
          item.question->has_position())
        words += say(style_.language, {"You are seat {0} here.\n", "Du är plats {0} här.\n"},
                     state.turn);
      words += bold(paragraph(posed.asked(style_.language), 2), style_);
      // The answers offered do not stand out.
      if (const std::string offers = posed.offers(style_.language); !offers.empty())
        words += paragraph(offers.substr(1), 3);
      if (!style_.terminal)  // there the prompt says it
        words += dim(paragraph(say(style_.language, {"Answer: {0}.", "Svar: {0}."},
                                   posed.how_to_answer(style_.language))),
                     style_);
    }
    if (!item.position) return text + words;
    if (session_.state().phase != Phase::Play)
      return text +
             (item.question || session_.rules().data().purse
                  ? ""
                  : paragraph(taken_in_words(session_.state(), style_.language))) +
             words;
    return text + board(count_lines(text) + count_lines(words)) + '\n' + words;
  }

  /// The position, in boxes if they fit on the screen together with `lines` other lines.
  std::string board(int lines) const {
    // A page shows what seat 1 sees; a question, what the seat to play sees.
    const Seat viewer = course_.item().question ? session_.state().turn : 1;
    const std::string drawn = draw_position(session_, viewer, style_);
    constexpr int below = 4;  // the keys, the prompt and an answer
    if (!style_.boxes || style_.height == 0 || count_lines(drawn) + lines + below < style_.height)
      return drawn;
    Style flat = style_;
    flat.boxes = false;
    return draw_position(session_, viewer, flat);
  }

  /// Right or wrong, and the one thing that decides, in two lines of a screen of 80 columns; the
  /// keys stand in the third.
  std::string feedback(const Marked& marked) const {
    constexpr int most_lines = 2;
    const Language language = style_.language;
    const std::string verdict = marked.is_right ? say(language, {"Right", "Rätt"})
                                                : say(language, {"Not quite", "Inte riktigt"});
    std::string reason, clause;
    std::vector<std::string> missed;
    for (const Mark& mark : marked.marks) {
      if (mark.kind == Mark::Kind::Missed) missed.push_back(with_ranks_of(language, mark.answer));
      const bool decides = marked.is_right ? marked.marks.size() == 1
                                           : mark.kind == Mark::Kind::Wrong || missed.size() == 1;
      if (reason.empty() && decides && !mark.why.empty())
        reason = ": " + mark.why + (mark.why.ends_with('.') ? "" : ".");
      if (clause.empty() && mark.judged && !mark.judged->legal())
        clause = ": " + clause_text(mark.judged->refusals.front().clause, session_.rules().data(),
                                    language);
    }
    const std::string right =
        missed.empty() ? std::string()
                       : say(language, {" Missed: {0}.", " Missat: {0}."}, joined(missed, "  "));
    const std::string first = reason.empty() ? "." : reason;
    for (const std::string& told : {first + right, reason, clause, '.' + right}) {
      if (told.empty()) continue;
      const std::string lines = wrapped(verdict + told, style_.width);
      if (count_lines(lines) < most_lines)
        return bold(verdict, style_) + lines.substr(verdict.size()) + '\n';
    }
    return bold(verdict, style_) + ".\n";
  }

  std::string marks(const Marked& marked) const {
    std::string text;
    for (const Mark& mark : marked.marks) {
      const char* sign = mark.kind == Mark::Kind::Right   ? style_.symbols ? "✓ " : "+ "
                         : mark.kind == Mark::Kind::Wrong ? style_.symbols ? "✗ " : "x "
                                                          : "- ";
      std::string line = with_ranks_of(style_.language, mark.answer);
      if (mark.kind == Mark::Kind::Missed)
        line = say(style_.language, {"missed: {0}", "missat: {0}"}, mark.answer);
      if (!mark.why.empty()) line += ": " + mark.why;
      text += paragraph(sign + line, 4);
    }
    const std::string verdict = marked.is_right
                                    ? say(style_.language, {"Right.", "Rätt."})
                                    : say(style_.language, {"Not quite.", "Inte riktigt."});
    return text + bold(verdict, style_) + '\n';
  }

  const Course& course_;
  const Session& session_;
  const Style& style_;
};

}  // namespace

std::string draw_lesson_keys(const Course& course, const Style& style) {
  return dim(wrapped(keys_of(course, style.language), style.width), style) + '\n';
}

std::string draw_lesson(const Taught& taught, const Session& session, const Style& style) {
  return LessonScreen(taught.course, session, style).draw(taught);
}

}  // namespace kasino
