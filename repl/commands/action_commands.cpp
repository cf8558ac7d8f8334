#include "repl/commands/action_commands.hpp"

#include "engine/legality/actions.hpp"
#include "repl/explain/explain.hpp"
#include "repl/explain/step_text.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

std::string told(const std::string& clause, const Session& session) {
  return clause_with_text(clause, session.rules().data(), session.language());
}

/// Of an action that the clause refuses: the clause, and why in this case.
std::string told(const Action& action, const std::string& clause, const Session& session) {
  const std::string why =
      words_of(why_refused(action, session.state(), session.rules()), session.language());
  return (why.empty() ? "" : why + ": ") + told(clause, session);
}

}  // namespace

bool names_action(const Session& session, const std::string& text) {
  return names_action(text, session.rules());
}

ReplyBody play_action(Session& session, const std::string& text) {
  const Action action = read_action(text, session.state(), session.rules());
  const auto refusals = refusals_of(action, session.state(), session.rules());
  if (!refusals.empty())
    throw IllegalMove(say(session.language(), {"{0} is refused: {1}", "{0} avvisas: {1}"},
                          action.name, told(action, refusals.front(), session)),
                      refusals.front());
  Played played{to_text(action, session.state(), session.rules()), Regularity::Regular, {}};
  session.timeline().perform(action);
  played.events = session.game().events();
  return played;
}

ReplyBody why_action(const Session& session, const std::string& text) {
  const Action action = read_action(text, session.state(), session.rules());
  Explained explained;
  explained.move = to_text(action, session.state(), session.rules());
  explained.clauses = refusals_of(action, session.state(), session.rules());
  explained.legal = explained.clauses.empty();
  if (explained.legal)
    explained.clauses = {session.rules().data().find_action(action.name)->clause};
  std::erase(explained.clauses, std::string());
  if (!explained.clauses.empty())
    explained.message = explained.legal ? told(explained.clauses.front(), session)
                                        : told(action, explained.clauses.front(), session);
  return explained;
}

}  // namespace kasino
