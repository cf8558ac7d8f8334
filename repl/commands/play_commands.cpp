// Commands about moves: those there are, playing one, and why.
#include <charconv>
#include <cstdint>

#include "engine/cards/card_text.hpp"
#include "engine/game/perft.hpp"
#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/scoring.hpp"
#include "repl/commands/action_commands.hpp"
#include "repl/commands/commands.hpp"
#include "repl/commands/move_list.hpp"
#include "repl/explain/explain.hpp"
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

/// The move that a claim means. Throws IllegalMove where something is false in it, or `x*` takes
/// nothing.
Move resolved(const MoveClaim& claim, const Session& session) {
  const Rules& rules = session.rules();
  try {
    return resolve(claim, session.state(), rules);
  } catch (const FalseClaim& error) {
    throw IllegalMove(explain(error, claim, session.state(), rules, session.language()),
                      error.clause());
  } catch (const NothingTaken& error) {
    throw IllegalMove(explain(error, rules, session.language()), rules.data().cites.otherwise);
  }
}

Move read_move(const Session& session, const std::string& text) {
  expect_play(session);
  if (is_number(text)) return move_by_number(session, text);
  return resolved(parse_move(text), session);
}

bool claims_a_value(const MoveClaim& claim) {
  const auto is_claimed = [](const Counted& counted) { return counted.value != 0; };
  return claim.value.has_value() ||
         std::any_of(claim.groups.begin(), claim.groups.end(), [&](const auto& group) {
           return std::any_of(group.begin(), group.end(), is_claimed);
         });
}

/// The move that a claim means if nobody asks whether the rules allow it. Values it claims must be
/// true: of cards that cannot be taken at all, none are.
Move unjudged_move(const Session& session, const std::string& text) {
  const MoveClaim claim = parse_move(text);
  expect_play(session);
  if (claim.takes_most) return resolved(claim, session);
  Move move{session.state().turn, claim.card, {}};
  for (const auto& group : claim.groups)
    for (const Counted& counted : group) move.captured.push_back(counted.card);
  std::sort(move.captured.begin(), move.captured.end());
  check_cards(move, session.state(), session.rules().data());
  if (!claims_a_value(claim)) return move;
  if (!move.trails() && judge(move, session.state(), session.rules()).values.empty())
    throw BadArgument(text + ": " + to_text(move.card) + " can't take " + to_text(move.captured) +
                      " at any value, so a forced move names none; write force " +
                      to_text(move, session.state(), session.rules()));
  return resolved(claim, session);
}

Played play(Session& session, const Move& move, Regularity regularity) {
  Played played{to_text(move, session.state(), session.rules()), regularity, {}};
  session.timeline().play(move, regularity);
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

/// `why` of a move that is none: its claim of a grouping is false, or its card takes nothing.
Explained refuted(const Session& session, const std::string& text, const IllegalMove& error) {
  Explained explained;
  explained.move = text;
  if (!error.clause().empty()) explained.clauses = {error.clause()};
  explained.message = error.what();
  explained.captures = capture_list(parse_move(text).card, session, captures_shown);
  return explained;
}

}  // namespace

ReplyBody do_moves(Session& session, const Arguments& arguments) {
  arguments.allow({"limit"});
  const auto limit = arguments.number("limit", 0, static_cast<long long>(most_moves_listed));
  return legal_move_list(session,
                         limit ? static_cast<std::size_t>(*limit) : session.settings().moves_shown);
}

ReplyBody do_play(Session& session, const Arguments& arguments) {
  const std::string text = move_text(arguments);
  if (names_action(session, text)) {
    expect_play(session);
    return play_action(session, text);
  }
  const Move move = read_move(session, text);
  const Verdict verdict = judge(move, session.state(), session.rules());
  if (!verdict.stands(session.rules().data()))
    throw IllegalMove(explain(move, verdict, session.state(), session.rules(), session.language()),
                      verdict.refusals.front().clause);
  return play(session, move, Regularity::Regular);
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
  if (names_action(session, text)) {
    expect_play(session);
    return why_action(session, text);
  }
  const State& state = session.state();
  const Rules& rules = session.rules();
  Move move{state.turn, Card::of(1, Suit::Spades), {}};
  try {
    move = read_move(session, text);
  } catch (const IllegalMove& error) {
    return refuted(session, text, error);
  }
  const Verdict verdict = judge(move, state, rules);
  Explained explained;
  explained.move = to_text(move, state, rules);
  explained.legal = verdict.legal();
  explained.stands = !verdict.legal() && verdict.stands(rules.data());
  explained.clauses = clauses_of(verdict);
  explained.message = explain(move, verdict, state, rules, session.language());
  explained.captures = capture_list(move.card, session, captures_shown);
  return explained;
}

ReplyBody do_force(Session& session, const Arguments& arguments) {
  const std::string text = move_text(arguments);
  if (names_action(session, text))
    throw BadArgument("force plays a card against the rules; an action cannot be forced");
  const Move move = unjudged_move(session, text);
  const bool stands = judge(move, session.state(), session.rules()).stands(session.rules().data());
  return play(session, move, stands ? Regularity::Regular : Regularity::Irregular);
}

}  // namespace kasino
