// Commands that watch the functions of a variant at work: trace, break, continue, lua.
#include <algorithm>

#include "engine/model/state.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/text/words.hpp"
#include "scripting/hooks/evaluate.hpp"
#include "scripting/hooks/hook_observer.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

constexpr Sentence<1> no_functions{"{0} has no functions: it is all data",
                                   "{0} har inga funktioner: allt är data"};

/// Sorted, none twice.
std::vector<std::string> function_names(const Rules& rules) {
  std::vector<std::string> names = texts_of(hooks_of(rules), &HookPlace::name);
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += "\n  " + name;
  return text;
}

/// The function that `text` names, in full or by a part that no other name has. Throws BadArgument.
std::string function_named(const std::string& text, const Rules& rules) {
  const std::vector<std::string> names = function_names(rules);
  if (names.empty()) throw BadArgument(no_functions, rules.data().name);
  if (std::find(names.begin(), names.end(), text) != names.end()) return text;
  std::vector<std::string> fitting;
  for (const std::string& name : names)
    if (name.find(text) != std::string::npos) fitting.push_back(name);
  if (fitting.size() == 1) return fitting.front();
  throw BadArgument(fitting.empty()
                        ? Sentence<3>{"there is no function {0}{1}; there are{2}",
                                      "det finns ingen funktion {0}{1}; det finns{2}"}
                        : Sentence<3>{"there is more than one function {0}{1}; there are{2}",
                                      "det finns mer än en funktion {0}{1}; det finns{2}"},
                    quoted(text), advice(text, names), listed(fitting.empty() ? names : fitting));
}

/// The call that a command was stopped at, else one that sees the position now.
HookCall call_of(Session& session) {
  const State& state = session.state();
  HookWatch& hooks = session.hooks();
  if (hooks.can_go_on(session.rules(), state)) return hooks.halt()->call.call(session.rules());
  return {.rules = &session.rules(),
          .state = &state,
          .viewer = state.phase == Phase::Play ? std::optional(state.turn) : std::nullopt};
}

/// Throws BadArgument if hands are hidden, which a trace or a break could show.
void expect_open_hands(const Session& session, const std::string& command) {
  if (session.hides_hands())
    throw BadArgument({"{0} would show hands that are hidden here; use it where no screen is "
                       "shared, and before computer players are seated (auto 2 human)",
                       "{0} skulle visa händer som är dolda här; använd det där ingen skärm delas, "
                       "och innan datorspelare sätts in (dator 2 människa)"},
                      find_command(command)->word(session.language()));
}

}  // namespace

ReplyBody do_trace(Session& session, const Arguments& arguments) {
  if (arguments.words() != std::vector<std::string>{"off"}) expect_open_hands(session, "trace");
  session.trace(arguments.on_or_off(session.hooks().is_tracing()));
  if (!session.hooks().is_tracing())
    return Told{say(session.language(), {"trace is off", "spårningen är av"})};
  return Told{count_text(
      hooks_of(session.rules()).size(), session.language(),
      {"trace is on: 1 function is watched", "spårningen är på: 1 funktion följs"},
      {"trace is on: {0} functions are watched", "spårningen är på: {0} funktioner följs"})};
}

ReplyBody do_break(Session& session, const Arguments& arguments) {
  std::set<std::string>& breaks = session.hooks().breaks();
  const std::string& text = arguments.text();
  if (text == "off" || text == "av") {
    breaks.clear();
  } else if (text.starts_with("off ")) {
    breaks.erase(function_named(text.substr(4), session.rules()));
  } else if (!text.empty()) {
    expect_open_hands(session, "break");
    breaks.insert(function_named(text, session.rules()));
  } else if (breaks.empty()) {
    const std::vector<std::string> names = function_names(session.rules());
    if (names.empty())
      return Told{say(session.language(), no_functions, session.rules().data().name)};
    return Told{say(session.language(),
                    {"no break is set; there are the functions{0}",
                     "inget stopp är satt; det finns funktionerna{0}"},
                    listed(names))};
  }
  if (breaks.empty())
    return Told{say(session.language(), {"no break is set", "inget stopp är satt"})};
  return Told{say(session.language(), {"commands stop at{0}", "kommandon stannar vid{0}"},
                  listed({breaks.begin(), breaks.end()}))};
}

ReplyBody do_continue(Session& session, const Arguments&) {
  const std::optional<Halt>& halt = session.hooks().halt();
  if (!halt)
    throw BadArgument(
        Text{"nothing is stopped; break HOOK stops at the next call of that function",
             "inget är stoppat; bryt FUNKTION stannar vid nästa anrop av den funktionen"});
  throw BadArgument({"the position is not as it was when {0} was stopped; type that again",
                     "läget är inte som det var när {0} stoppades; skriv det igen"},
                    quoted(halt->line));
}

ReplyBody do_lua(Session& session, const Arguments& arguments) {
  if (arguments.text().empty())
    throw BadArgument(Text{"an expression is missing, such as #view.table",
                           "ett uttryck saknas, som #view.table"});
  return Told{evaluate(arguments.text(), call_of(session), session.budget())};
}

bool needs_more_lua(std::string_view line, Session& session) {
  constexpr std::string_view command = "lua ";
  const std::string_view text = trimmed(line);
  if (!text.starts_with(command)) return false;
  session.begin_command();
  return is_unfinished(text.substr(command.size()), session.budget());
}

}  // namespace kasino
