// Commands that show what the board does not: explanations, every hand, the rules, help.
#include <algorithm>
#include <map>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/model/state.hpp"
#include "engine/play/scoring.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/explain/explain.hpp"
#include "repl/explain/secure_points.hpp"
#include "repl/sheets/narration.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

/// Why a move is legal or not, and each clause that says so.
std::string judgement(const Move& move, const State& before, const Game& game, const Style& style,
                      bool hides_hands) {
  const TurnContext turn(before, game.rules());
  Judgement verdict = judge(move, turn);
  // Only its player may know what else the hand could have done. Where the rules trust players,
  // nobody is told that a move broke a duty.
  const bool is_secret = hides_hands && !verdict.legal();
  if (is_secret && verdict.stands(game.rules().data())) {
    verdict.refusals.clear();
    verdict.grouping = grouped(move, turn).grouping;
  }
  const std::vector<std::string> clauses = verdict.clauses();
  if (is_secret && !clauses.empty())
    return clause_with_text(clauses.front(), game.rules().data(), style.language);
  // The text before says what a capture takes, which explains it unless the card counts otherwise
  // than its rank.
  const bool is_told = verdict.legal() && move.captures() && !clauses.empty() &&
                       verdict.grouping->value == Value(move.card.rank());
  if (!is_told) prove(verdict, turn);
  std::string text = is_told
                         ? clause_with_text(clauses.front(), game.rules().data(), style.language)
                         : explain(verdict, before, game.rules(), style.language);
  for (std::size_t i = 1; i < clauses.size(); ++i)
    text += '\n' + clause_with_text(clauses[i], game.rules().data(), style.language);
  return text;
}

/// What was done, and the clause that allows it, or that a forced move breaks.
std::string what_was_done(const Game& game, const Style& style, const Session& session) {
  const Ply& step = game.steps()[game.ply() - 1];
  const State& before = game.state_at(game.ply() - 1);
  const RuleData& rules = game.rules().data();
  const std::string text = last_move_text(game, style, session.viewer());
  if (const Move* move = step.move())
    return text + ": " + judgement(*move, before, game, style, session.hides_hands());
  const ActionRule* action =
      step.action() != nullptr ? rules.find_action(step.action()->name) : nullptr;
  if (action == nullptr || action->clause.empty()) return text;
  return text + " (" + clause_with_text(action->clause, rules, style.language) + ')';
}

using PointsByClause = std::map<std::string, int>;

/// The points that nobody can take away; after the deal, all points.
PointsByClause firm_points(const State& state, const Rules& rules, Seat seat) {
  return points_by_clause(state.phase == Phase::Play ? secure_lines(state, rules, seat)
                                                     : score_sheet(state, rules, seat));
}

/// The points that would be added if the deal ended now.
PointsByClause open_points(const State& state, const Rules& rules, Seat seat) {
  PointsByClause points = points_by_clause(score_sheet(state, rules, seat));
  for (const auto& [clause, firm] : firm_points(state, rules, seat)) points[clause] -= firm;
  return points;
}

/// `heading`, and "seat 1: +1 by ACES-1: Each ace is a point." for each clause whose points the
/// last step changed; empty if it changed none.
template <typename PointsOf>
std::string changed_points(const Sentence<0>& heading, PointsOf points_of, const Game& game,
                           const Style& style) {
  const State& before = game.state_at(game.ply() - 1);
  const State& after = game.state();
  std::string text;
  for (const Seat seat : seats(after)) {
    PointsByClause change = points_of(after, game.rules(), seat);
    for (const auto& [clause, points] : points_of(before, game.rules(), seat))
      change[clause] -= points;
    for (const auto& [clause, points] : change)
      if (points != 0)
        text += say(style.language, {"  {0}: {1} by {2}\n", "  {0}: {1} genom {2}\n"},
                    seat_name(seat, style), (points > 0 ? "+" : "") + std::to_string(points),
                    clause_with_text(clause, game.rules().data(), style.language));
  }
  return text.empty() ? text : say(style.language, heading) + text;
}

std::string explanation_of(const Game& game, const Style& style, const Session& session) {
  const Ply& step = game.steps()[game.ply() - 1];
  EventLog told = game.events();
  if (!std::holds_alternative<Cards>(step.what))
    std::erase_if(told, [](const Event& event) {  // the first line says this already
      return event.type == "trail" || event.type == "capture" || event.type == "build";
    });
  const std::string events = narrate(told, game.rules().data(), style, session.viewer());
  if (std::holds_alternative<Cards>(step.what)) return events;
  std::string points =
      changed_points({"What is secure:\n", "Det som är säkrat:\n"}, firm_points, game, style);
  if (game.state().phase == Phase::Play)
    points += changed_points({"If the deal ended now:\n", "Om given slutade nu:\n"}, open_points,
                             game, style);
  return what_was_done(game, style, session) + '\n' + events +
         (points.empty() ? say(style.language,
                               {"It changes nobody's {0} for now.\n",
                                "Det ändrar ingens {0} för tillfället.\n"},
                               unit_of(game.rules().data(), style.language))
                         : points);
}

/// Whether a computer player took the step that led to `ply`.
bool is_by_computer(const Session& session, std::size_t ply) {
  const Step& step = session.game().steps()[ply - 1].what;
  return !std::holds_alternative<Cards>(step) && session.player_at(seat_of(step));
}

/// The first ply to explain to a person: their own last step if computer players have answered it,
/// else the last step.
std::size_t first_to_explain(const Session& session) {
  std::size_t ply = session.game().ply();
  if (!session.has_both()) return ply;
  while (ply > 1 && is_by_computer(session, ply)) --ply;
  return ply;
}

}  // namespace

ReplyBody do_last(Session& session, const Arguments&) {
  const Game& game = session.game();
  EventLog events = game.ply() == 0 ? game.start_events() : EventLog();
  for (std::size_t ply = first_to_explain(session); ply > 0 && ply <= game.ply(); ++ply) {
    const EventLog told = events_with_points(game, ply, session.language());
    events.insert(events.end(), told.begin(), told.end());
  }
  return Recounted{std::move(events)};
}

ReplyBody do_explain(Session& session, const Arguments&) {
  const Game& game = session.game();
  Style plain = session.speech();
  plain.width = 1 << 20;  // lines are broken where they are shown
  std::string told;
  if (game.ply() == 0)
    told = narrate(game.start_events(), game.rules().data(), plain) +
           say(plain.language, {"Nothing has been played yet.", "Inget är spelat än."});
  for (std::size_t ply = std::max<std::size_t>(1, first_to_explain(session)); ply <= game.ply();
       ++ply) {
    Game then = game;
    then.go_to(ply);
    told += (told.empty() ? "" : "\n") + explanation_of(then, plain, session);
  }
  return Sheet{[told](const Style& style) { return wrapped(told, style.width, 4); }};
}

ReplyBody do_peek(Session&, const Arguments&) { return Peeked{}; }

ReplyBody do_ready(Session& session, const Arguments&) {
  session.show_hand();
  return Shown{};
}

ReplyBody do_rules(Session& session, const Arguments& arguments) {
  if (arguments.words().empty()) return RuleSheet{};
  const std::string& name = arguments.words().front();
  const std::vector<SheetRule>& sheets = session.rules().data().sheets;
  const auto sheet = std::ranges::find_if(
      sheets, [&](const SheetRule& one) { return is_called(name, one.name, one.title); });
  if (sheet == sheets.end()) {
    const std::vector<std::string> known = texts_of(
        sheets, [&](const SheetRule& one) { return title_of(one).in(session.language()); });
    throw BadArgument(
        {"there is no table {0}{1}{2}", "det finns ingen tabell {0}{1}{2}"}, quoted(name),
        advice(name, known),
        known.empty() ? Text{} : format({"; there are {0}", "; det finns {0}"}, joined(known)));
  }
  const auto lines =
      session.rules().sheet(static_cast<std::size_t>(sheet - sheets.begin()), session.state());
  return Told{
      joined(texts_of(lines, [&](const Text& line) { return line.in(session.language()); }), "\n")};
}

ReplyBody do_cards(Session& session, const Arguments& arguments) {
  const std::string word = arguments.words().empty() ? "" : arguments.words().front();
  const std::optional<CardLook> look = card_look_named(word);
  if (!look)
    throw BadArgument(
        {"expected big, line or ascii, not {0}", "väntade stora, rad eller bokstäver, inte {0}"},
        quoted(word));
  session.draw_cards(*look);
  return Shown{};
}

ReplyBody do_echo(Session&, const Arguments& arguments) { return Told{arguments.text()}; }

ReplyBody do_quit(Session&, const Arguments&) { return Farewell{}; }

}  // namespace kasino
