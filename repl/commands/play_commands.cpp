// Commands about moves and actions: those there are, playing one, and why.
#include <charconv>
#include <cstdint>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/game/perft.hpp"
#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/scoring.hpp"
#include "repl/commands/commands.hpp"
#include "repl/commands/move_list.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/explain/points_text.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

constexpr std::size_t captures_shown = 20;

void expect_play(const Session& session) {
  switch (session.state().phase) {
    case Phase::Play: return;
    case Phase::DealOver: throw GameOver("the deal is over; type next for the next one");
    case Phase::MatchOver: throw GameOver("the match is over; type new for another one");
  }
}

Move move_by_number(const Session& session, const std::string& text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_read = error == std::errc() && number > 0;
  const auto [move, total] =
      is_read ? nth_move(session, number - 1) : NthMove{{}, legal_move_list(session, 0).total};
  if (move) return *move;
  if (total.saturated && is_read)
    throw BadArgument("no legal move was found in time that could have number " + text +
                      "; write the move out, such as s7 or s7xh7");
  if (total.number == 0)
    throw BadArgument("no card is to be played now; moves lists what can be done");
  throw BadArgument("expected the number of a move, 1 to " + std::to_string(total.number) +
                    (total.saturated ? " and more" : "") + ", not " + text);
}

bool is_number(const std::string& text) {
  return text.find_first_not_of("0123456789") == std::string::npos;
}

/// A move is all that follows the command, with or without quotes around it.
std::string move_text(const Arguments& arguments) {
  const std::string_view text = trimmed(unquoted(arguments.text()));
  if (text.empty()) throw BadArgument("a move is missing, such as s7 or s7xh7");
  return std::string(text);
}

/// What the rules say of a move, by its text or its number in the list, or of an action.
Opinion opinion_on(const Session& session, const std::string& text) {
  expect_play(session);
  const State& state = session.state();
  const Rules& rules = session.rules();
  if (is_number(text))
    return opinion_of(Step(move_by_number(session, text)), state, rules, session.language());
  return opinion_of(text, state, rules, session.language());
}

std::string refusal_text(const Opinion& opinion, const Session& session) {
  const auto* action = opinion.what ? std::get_if<Action>(&*opinion.what) : nullptr;
  if (action == nullptr) return opinion.message;
  return say(session.language(), {"{0} is refused: {1}", "{0} avvisas: {1}"}, action->name,
             opinion.message);
}

Played play(Session& session, const Step& step, Regularity regularity) {
  Played played{to_text(step, session.state(), session.rules()), regularity, {}};
  session.timeline().take(step, regularity);
  played.events = session.game().events();
  return played;
}

/// "seat 1: 5 points (ACES-1 3, CARDS-1 2)", this deal's, by seat.
std::vector<std::string> points_lines(const Session& session) {
  std::vector<std::string> lines;
  for (Seat seat = 1; seat <= session.state().players(); ++seat)
    lines.push_back(
        say(session.language(), {"seat {0}: {1}", "plats {0}: {1}"}, seat,
            points_text(score_sheet(session.state(), session.rules(), seat), session.language())));
  return lines;
}

}  // namespace

ReplyBody do_moves(Session& session, const Arguments& arguments) {
  arguments.allow({"limit"});
  const auto limit = arguments.number("limit", 0, static_cast<long long>(most_moves_listed));
  return legal_move_list(session,
                         limit ? static_cast<std::size_t>(*limit) : session.settings().moves_shown);
}

ReplyBody do_play(Session& session, const Arguments& arguments) {
  const Opinion opinion = opinion_on(session, move_text(arguments));
  if (!opinion.stands)
    throw IllegalMove(refusal_text(opinion, session),
                      opinion.clauses.empty() ? "" : opinion.clauses.front());
  return play(session, *opinion.what, Regularity::Regular);
}

ReplyBody do_try(Session& session, const Arguments& arguments) {
  Timeline as_it_is = session.timeline();
  const std::vector<std::string> before = points_lines(session);
  ReplyBody body = do_play(session, arguments);
  auto& played = std::get<Played>(body);
  const std::span<const Card> table = session.state().table();
  Tried tried{std::move(played.move), std::move(played.events), {table.begin(), table.end()}, {}};
  const std::vector<std::string> after = points_lines(session);
  for (std::size_t i = 0; i < after.size(); ++i)
    if (after[i] != before[i]) tried.points.push_back(after[i]);
  session.timeline() = std::move(as_it_is);
  return tried;
}

ReplyBody do_why(Session& session, const Arguments& arguments) {
  const std::string text = move_text(arguments);
  Opinion opinion = opinion_on(session, text);
  Explained explained;
  explained.move = opinion.what ? to_text(*opinion.what, session.state(), session.rules()) : text;
  explained.legal = opinion.legal;
  explained.stands = !opinion.legal && opinion.stands;
  explained.clauses = std::move(opinion.clauses);
  explained.message = std::move(opinion.message);
  if (!opinion.what)
    explained.captures = capture_list(parse_move(text).card, session, captures_shown);
  else if (const auto* move = std::get_if<Move>(&*opinion.what))
    explained.captures = capture_list(move->card, session, captures_shown);
  return explained;
}

ReplyBody do_force(Session& session, const Arguments& arguments) {
  const std::string text = move_text(arguments);
  const Rules& rules = session.rules();
  if (names_action(text, rules))
    throw BadArgument("force plays a card against the rules; an action cannot be forced");
  expect_play(session);
  const Move move = forced_move(text, session.state(), rules, session.language());
  const bool stands = judge(move, session.state(), rules).stands(rules.data());
  return play(session, move, stands ? Regularity::Regular : Regularity::Irregular);
}

}  // namespace kasino
