// Commands that take steps back, bring them back, and walk through the game.
#include <algorithm>

#include "engine/model/state.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/sheets/history.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// How many steps are asked for: by default one.
std::size_t steps_argument(const Arguments& arguments) {
  if (arguments.words().empty()) return 1;
  return static_cast<std::size_t>(number_in(arguments.words().front(), 1, 1'000'000,
                                            {"expected a number of steps from 1 to {0}, not {1}",
                                             "väntade ett antal steg från 1 till {0}, inte {1}"}));
}

/// The current position, with what led to it.
Shown shown_here(const Session& session) { return Shown{{}, session.game().events()}; }

/// Walks as many steps as are asked for, or as there are; if there are none, throws `end`.
ReplyBody walk(Session& session, const Arguments& arguments, std::size_t there_are,
               void (Timeline::*go)(), const Text& end) {
  const std::size_t wanted = steps_argument(arguments);
  if (there_are == 0) throw BadArgument(end);
  for (std::size_t n = std::min(wanted, there_are); n > 0; --n) (session.timeline().*go)();
  return shown_here(session);
}

struct Direction {
  Text name;  ///< "undo"
  std::size_t (Timeline::*left)() const;
  void (Timeline::*go)();
};

void expect_steps(const Arguments& arguments, std::size_t wanted, std::size_t there_are,
                  const Text& name) {
  if (wanted <= there_are) return;
  if (there_are == 0)
    throw BadArgument({"there is nothing to {0}", "det finns inget att {0}"}, name);
  const bool is_one = there_are == 1;
  throw BadArgument({"there {0} {1} {2} to {3}, not {4}", "det finns {1} steg att {3}, inte {4}"},
                    is_one ? "is" : "are", there_are, is_one ? "step" : "steps", name,
                    arguments.words().front());
}

/// Goes to the next position in which a person is to act; a single step if nobody plays against the
/// computer. False: there is none.
bool go_to_a_person(Timeline& timeline, const Session& session, const Direction& to) {
  while ((timeline.*to.left)() > 0) {
    (timeline.*to.go)();
    const State& state = timeline.game().state();
    if (!session.has_both() || !session.hides_hands() || state.phase != Phase::Play ||
        !session.player_at(state.turn))
      return true;
  }
  return false;
}

/// Does so as often as steps are asked for. Throws BadArgument if there are fewer.
ReplyBody walk_as_person(Session& session, const Arguments& arguments, const Direction& to) {
  const std::size_t wanted = steps_argument(arguments);
  Timeline timeline = session.timeline();
  const bool are_any = (timeline.*to.left)() > 0;
  std::size_t gone = 0;
  while (gone < wanted && go_to_a_person(timeline, session, to)) ++gone;
  if (gone == 0 && are_any)
    throw BadArgument({"there is nothing of yours to {0}", "det finns inget av dig att {0}"},
                      to.name);
  expect_steps(arguments, wanted, gone, to.name);
  session.timeline() = std::move(timeline);
  return Shown{};
}

}  // namespace

ReplyBody do_undo(Session& session, const Arguments& arguments) {
  return walk_as_person(session, arguments,
                        {{"undo", "ångra"}, &Timeline::steps_back, &Timeline::undo});
}

ReplyBody do_redo(Session& session, const Arguments& arguments) {
  return walk_as_person(session, arguments,
                        {{"redo", "göra om"}, &Timeline::steps_forward, &Timeline::redo});
}

ReplyBody do_step(Session& session, const Arguments& arguments) {
  return walk(session, arguments, session.timeline().plies_ahead(), &Timeline::step_forward,
              {"this is where the game has got to", "hit har spelet kommit"});
}

ReplyBody do_back(Session& session, const Arguments& arguments) {
  return walk(session, arguments, session.game().ply(), &Timeline::step_back,
              {"this is where the game begins", "här börjar spelet"});
}

namespace {

/// The ply at which a deal of the current line begins.
std::size_t ply_of_deal(const Game& game, const std::string& word) {
  const int first = game.state_at(0).deal;
  const int last = game.state_at(game.steps().size()).deal;
  if (const auto number = whole_number<int>(word, first, last))
    for (std::size_t ply = 0; ply <= game.steps().size(); ++ply)
      if (game.state_at(ply).deal == *number) return ply;
  throw BadArgument({"expected the number of a deal, {0} to {1}, not {2}",
                     "väntade numret på en giv, {0} till {1}, inte {2}"},
                    first, last, quoted(word));
}

/// The ply that is asked for: after a move, where a deal began, or the end.
std::size_t ply_argument(const Game& game, const Arguments& arguments) {
  const std::string& word = arguments.word(
      {"the number of a move, as history has it,", "numret på ett drag, som historik har det,"});
  if (word == "end") return game.steps().size();
  if (word == "deal") {
    if (arguments.words().size() == 1)
      throw BadArgument(Text{"the number of a deal is missing", "numret på en giv saknas"});
    return ply_of_deal(game, arguments.words()[1]);
  }
  const std::vector<std::size_t> plies = plies_by_number(game);
  return plies[static_cast<std::size_t>(
      number_in(word, 0, static_cast<long long>(plies.size()) - 1,
                {"expected the number of a move, 0 (the beginning) to {0}, not {1}",
                 "väntade numret på ett drag, 0 (början) till {0}, inte {1}"}))];
}

}  // namespace

ReplyBody do_goto(Session& session, const Arguments& arguments) {
  if (arguments.words().size() == 2 && arguments.words().front() != "deal")
    throw BadArgument({"{0} is too much: goto N, goto end or goto deal N",
                       "{0} är för mycket: gå N, gå slut eller gå giv N"},
                      quoted(arguments.words()[1]));
  const std::size_t ply = ply_argument(session.game(), arguments);
  while (session.game().ply() > ply) session.timeline().step_back();
  while (session.game().ply() < ply) session.timeline().step_forward();
  return shown_here(session);
}

ReplyBody do_line(Session& session, const Arguments& arguments) {
  const Game& game = session.game();
  const std::size_t there_are = game.line_count();
  if (there_are == 1)
    throw BadArgument(
        Text{"there is one line of play: another begins where you go back and play "
             "something else",
             "det finns en spellinje: en annan börjar där du går tillbaka och spelar "
             "något annat"});
  const std::string& word = arguments.word(
      {"the number of a line, as history has it,", "numret på en linje, som historik har det,"});
  const auto number =
      static_cast<std::size_t>(number_in(word, 1, static_cast<long long>(there_are),
                                         {"expected the number of a line, 1 to {0}, not {1}",
                                          "väntade numret på en linje, 1 till {0}, inte {1}"}));
  const std::size_t line = number - 1;
  if (line == game.line())
    throw BadArgument({"line {0} is the one that is played", "linje {0} är den som spelas"},
                      number);
  session.timeline().change_line(line);
  return shown_here(session);
}

ReplyBody do_note(Session& session, const Arguments& arguments) {
  constexpr std::size_t longest_note = 2000;
  const Language language = session.language();
  const Game& game = session.game();
  const std::string text(unquoted(arguments.text()));
  const std::string place = place_text(game, game.ply(), language);
  if (text.size() > longest_note)
    throw BadArgument(
        {"a note has at most {0} bytes, this one has {1}: write part of it on another "
         "step",
         "en anteckning har högst {0} byte, den här har {1}: skriv en del av den på "
         "ett annat steg"},
        longest_note, text.size());
  if (text == "-" && game.note().empty())
    throw BadArgument({"{0} has no note", "{0} har ingen anteckning"}, place);
  if (text == "-") {
    session.timeline().write_note({});
    return Told{say(language, {"{0}: the note is gone", "{0}: anteckningen är borta"}, place)};
  }
  const std::string before = text.empty() ? std::string() : game.note();
  if (!text.empty()) session.timeline().write_note(text);
  if (game.note().empty())
    return Told{say(language,
                    {"{0} has no note: note TEXT writes one",
                     "{0} har ingen anteckning: anteckna TEXT skriver en"},
                    place)};
  std::string told = place + ": " + game.note();
  if (!before.empty() && before != game.note())
    told += say(language, {"\ninstead of: {0}", "\ni stället för: {0}"}, before);
  return Sheet{
      [told](const Style& style) { return wrapped(with_lines_at(2, told), style.width, 2); }};
}

ReplyBody do_history(Session& session, const Arguments&) {
  return Sheet{[&session](const Style& style) {
    return history_of(session.game(), style, session.viewer());
  }};
}

}  // namespace kasino
