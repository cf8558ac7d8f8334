// Commands that tell what a learner knows, and what can be typed in a lesson.
#include "repl/commands/commands.hpp"
#include "repl/explain/explain.hpp"
#include "repl/text/words.hpp"

namespace kasino {

ReplyBody do_progress(Learning& learning, Session& session, const Arguments&) {
  const RuleData& rules = session.rules().data();
  std::vector<ClauseProgress> of_clauses;
  for (const Clause& clause : rules.clauses)
    of_clauses.push_back(learning.learner().progress(session.rules(), clause.id));
  return Sheet{[&rules, of_clauses](const Style& style) {
    constexpr int mark_columns = 7;
    std::string text =
        wrapped(say(style.language,
                    {"Marks: - not met yet, read: met on a page, 3/4: right at first try of those "
                     "answered, known: three positions right on two days, without a hint.",
                     "Märkena: - inte mött än, läst: mött på en sida, 3/4: rätt på första försöket "
                     "av dem som besvarats, kan: tre ställningar rätt på två dagar, utan tips."}),
                style.width) +
        "\n\n";
    int tried = 0, right = 0;
    for (std::size_t i = 0; i < of_clauses.size(); ++i) {
      const ClauseProgress& its = of_clauses[i];
      tried += its.tried;
      right += its.right;
      const std::string mark = its.is_known() ? say(style.language, {"known", "kan"})
                               : its.tried > 0
                                   ? std::to_string(its.right) + '/' + std::to_string(its.tried)
                               : its.seen > 0 ? say(style.language, {"read", "läst"})
                                              : std::string("-");
      text += wrapped(padded(mark, mark_columns) +
                          clause_with_text(rules.clauses[i].id, rules, style.language),
                      style.width, mark_columns) +
              '\n';
    }
    return text +
           wrapped(say(style.language,
                       {"\n{0} of {1} questions about these clauses right at first try.",
                        "\n{0} av {1} frågor om de här paragraferna rätt på första försöket."},
                       right, tried),
                   style.width);
  }};
}

namespace {

/// What can be typed in a lesson or quiz.
std::string keys_of_lesson(const Style& style) {
  return wrapped(
      say(style.language,
          {"Enter goes on. Where something is asked, type the answer; the line above says how.\n"
           "hint helps, a little more each time; reveal tells what is right, and why; again asks "
           "once more; skip goes on without an answer. why MOVE and moves look at the position, "
           "and count as hints.\n"
           "progress shows what you know; leave ends the lesson; help COMMAND says more of one, "
           "help all a line of each.",
           "Enter går vidare. Där något frågas, skriv svaret; raden ovanför säger hur.\n"
           "tips hjälper, lite mer för varje gång; facit säger vad som är rätt, och varför; igen "
           "frågar en gång till; hoppa går vidare utan svar. varför DRAG och drag ser på "
           "ställningen, och räknas som tips.\n"
           "framsteg visar vad du kan; lämna avslutar lektionen; hjälp KOMMANDO säger mer om ett, "
           "hjälp alla en rad om vart och ett."}),
      style.width, 2);
}

}  // namespace

ReplyBody help_in_lesson(Learning&, Session& session, const Arguments& arguments) {
  if (!arguments.words().empty()) return do_help(session, arguments);
  return Sheet{keys_of_lesson};
}

}  // namespace kasino
