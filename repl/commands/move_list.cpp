#include "repl/commands/move_list.hpp"

#include <algorithm>

#include "engine/game/perft.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/allowed_captures.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/text.hpp"

namespace kasino {

namespace {

/// Finding this many moves takes some 20 microseconds.
constexpr std::size_t moves_between_polls = 256;

/// If a variant refuses captures one by one, at most this many are asked about to count moves,
/// which takes some 20 to 40 milliseconds.
constexpr std::uint64_t most_asked = 6'000;

/// Asks the session whether to go on, every now and then.
class Poll {
 public:
  explicit Poll(const Session& session) : session_(session) {}

  /// Throws Interrupted.
  void operator()() {
    if (calls_++ % moves_between_polls == 0) check_going(session_);
  }

 private:
  const Session& session_;
  std::size_t calls_ = 0;
};

}  // namespace

void check_going(const Session& session) {
  if (!session.keep_going())
    throw Interrupted({"the list of moves is given up: {0}", "listan över drag gavs upp: {0}"},
                      session.budget().words());
}

bool each_move(const Session& session, const std::function<bool(const Move&)>& visit,
               std::uint64_t ask_at_most) {
  Poll poll(session);
  const auto visit_unless_interrupted = [&](const Move& move) {
    poll();
    return visit(move);
  };
  return each_legal_move(session.state(), session.rules(), visit_unless_interrupted, ask_at_most);
}

namespace {

/// A move's rank in the order of lists, the lowest first: its kind, then what it costs.
using Rank = std::pair<int, int>;

/// What the move takes from builds and piles, without what its seat may not see at a declared
/// value.
Cards taken_from_piles(const Move& move, const State& state, const RuleData& rules) {
  Cards taken;
  const View view(state, rules, move.seat);
  for (const Place pile : places_of(move, rules, state.players())) {
    if (pile_rule_of(pile, rules).by == PileRule::By::Declared && !view.knows(pile)) continue;
    const std::span<const Card> cards = cards_taken(pile, state, rules);
    taken.insert(taken.end(), cards.begin(), cards.end());
  }
  return taken;
}

/// What a capture is sure to score by its cards and by clearing the table. No function is asked, so
/// that a list is shown even where one fails.
int points_of(const Move& move, const State& state, const RuleData& rules) {
  Cards cards = move.captured;
  cards.push_back(move.card);
  const Cards of_piles = taken_from_piles(move, state, rules);
  cards.insert(cards.end(), of_piles.begin(), of_piles.end());
  int points = 0;
  for (const ScoringItem& item : rules.scoring)
    if (item.by == ScoringItem::By::Each)
      points += item.points * static_cast<int>(std::ranges::count_if(
                                  cards, [&](Card card) { return item.faces.has(card); }));
    else if (item.by == ScoringItem::By::Sweep && clears_table(move, state))
      points += item.points;
  return points;
}

Rank rank_of(const Move& move, const State& state, const RuleData& rules) {
  if (!move.captures()) return {move.builds() ? 2 : 3, 0};
  const int points = points_of(move, state, rules);
  if (!rules.match.highest_wins) return {points > 0 ? 4 : 1, points};
  return {points > 0 || clears_table(move, state) ? 0 : 1, -points};
}

/// All legal moves in the order of lists; nothing if they are too many.
std::optional<std::vector<Move>> ordered_moves(const Session& session) {
  std::vector<Move> moves;
  const auto add = [&](const Move& move) {
    moves.push_back(move);
    return moves.size() <= most_moves_ordered;
  };
  if (!each_move(session, add, most_asked) || moves.size() > most_moves_ordered)
    return std::nullopt;
  std::ranges::stable_sort(moves, {}, [&](const Move& move) {
    return rank_of(move, session.state(), session.rules().data());
  });
  return moves;
}

/// The first `limit` legal moves, and how many there are.
MoveList first_moves(const Session& session, std::size_t limit) {
  MoveList list;
  if (auto ordered = limit == 0 ? std::nullopt : ordered_moves(session)) {
    list.total = {ordered->size(), false};
    list.moves = *std::move(ordered);
    if (list.moves.size() > limit)
      list.moves.erase(list.moves.begin() + static_cast<std::ptrdiff_t>(limit), list.moves.end());
    return list;
  }
  const auto add = [&](const Move& move) {
    list.moves.push_back(move);
    // The search reserves room for a whole table in each move.
    list.moves.back().captured.shrink_to_fit();
    return list.moves.size() < limit;
  };
  const bool are_all = limit == 0 || each_move(session, add, most_asked + limit);
  const bool were_asked = session.rules().refuses_outcomes();  // as often as to count them
  if (list.moves.size() < limit && (are_all || were_asked)) {
    list.total = {list.moves.size(), !are_all};
  } else {
    list.total = count_legal_moves(session.state(), session.rules(), most_asked);
    list.total.number = std::max<std::uint64_t>(list.total.number, list.moves.size());
    list.total.saturated = list.total.saturated || !are_all;
  }
  return list;
}

}  // namespace

MoveList legal_move_list(const Session& session, std::size_t limit) {
  MoveList list = first_moves(session, limit);
  for (Action& action : open_actions(session.state(), session.rules())) {
    const bool plays = is_play(action, session.state(), session.rules().data());
    if (plays) list.total += Count{1, false};
    if (!plays)
      list.actions.push_back(std::move(action));
    else if (list.listed() < limit)
      list.plays.push_back(std::move(action));
  }
  return list;
}

MoveList moves_with(const FaceSet& faces, const Session& session, std::size_t limit) {
  MoveList all = legal_move_list(session, most_moves_listed);
  const auto is_wanted = [&](Card card) { return faces.has(card); };
  MoveList some;
  some.total.saturated = all.is_truncated();
  const auto take = [&](auto& list, auto& from, std::size_t i, std::size_t number) {
    ++some.total.number;
    if (some.listed() == limit) return;
    list.push_back(std::move(from[i]));
    some.numbers.push_back(number);
  };
  const std::size_t moves = all.moves.size();
  for (std::size_t i = 0; i < moves; ++i)
    if (is_wanted(all.moves[i].card) || std::ranges::any_of(all.moves[i].captured, is_wanted) ||
        std::ranges::any_of(taken_from_piles(all.moves[i], session.state(), session.rules().data()),
                            is_wanted))
      take(some.moves, all.moves, i, i + 1);
  for (std::size_t i = 0; i < all.plays.size(); ++i)
    if (std::ranges::any_of(all.plays[i].arguments, [&](const ArgumentValue& value) {
          return std::ranges::any_of(value.cards, is_wanted);
        }))
      take(some.plays, all.plays, i, moves + i + 1);
  return some;
}

namespace {

NthMove nth_move(const Session& session, std::uint64_t place) {
  const Rules& rules = session.rules();
  if (const auto ordered = place < most_moves_ordered ? ordered_moves(session) : std::nullopt) {
    if (place < ordered->size()) return {(*ordered)[static_cast<std::size_t>(place)]};
    return {{}, {ordered->size(), false}};
  }
  if (!rules.refuses_captures()) return nth_legal_move(session.state(), rules, place);
  const std::uint64_t ask_at_most =  // as many as for a list that shows this place
      most_asked + std::min<std::uint64_t>(place, most_moves_listed);
  NthMove nth;
  const auto look_at = [&](const Move& move) {
    if (nth.there.number++ == place) nth.move = move;
    return !nth.move;
  };
  nth.there.saturated = !each_move(session, look_at, ask_at_most);
  return nth;
}

}  // namespace

NthPlay nth_play(const Session& session, std::uint64_t place) {
  NthMove nth = nth_move(session, place);
  if (nth.move) return {Step(*std::move(nth.move))};
  std::vector<Action> plays = open_actions(session.state(), session.rules());
  const auto plays_no_card = [&](const Action& action) {
    return !is_play(action, session.state(), session.rules().data());
  };
  // Where no card is to be played the choices have numbers.
  if (nth.there.number > 0 || !std::ranges::all_of(plays, plays_no_card))
    std::erase_if(plays, plays_no_card);
  const std::uint64_t behind = place - nth.there.number;
  if (!nth.there.saturated && behind < plays.size()) return {Step(std::move(plays[behind]))};
  nth.there += Count{plays.size(), false};
  return {{}, nth.there};
}

MoveList capture_list(Card card, const Session& session, std::size_t limit) {
  const TurnContext turn(session.state(), session.rules());
  const AllowedCaptures takes(card, turn);
  MoveList list;
  Poll poll(session);
  for (const Cards& taken : takes.first(limit)) {
    poll();
    list.moves.push_back({session.state().turn, card, taken});
  }
  list.total = takes.count();
  list.total.number = std::max<std::uint64_t>(list.total.number, list.moves.size());
  return list;
}

void expect_no_riddle(const Session& session) {
  if (session.poses_riddle())
    throw BadArgument({"which of these it is, is the question here: {0}; hint tells",
                       "vilket det är av de här är frågan: {0}; tips svarar"},
                      joined(session.words_at_stage()));
}

Step play_by_number(const Session& session, const std::string& text) {
  expect_no_riddle(session);
  const auto number = whole_number<std::uint64_t>(text, 1);
  const auto [play, total] =
      number ? nth_play(session, *number - 1) : NthPlay{{}, legal_move_list(session, 0).total};
  if (play) return *play;
  if (total.saturated && number)
    throw BadArgument({"no legal move was found in time that could have number {0}; write the move "
                       "out, such as s7 or s7xh7",
                       "inget tillåtet drag hittades i tid som kan ha nummer {0}; skriv ut draget, "
                       "som s7 eller s7xh7"},
                      text);
  if (total.number == 0)
    throw BadArgument(Text{"no card is to be played now; moves lists what can be done",
                           "inget kort ska spelas nu; drag listar vad som kan göras"});
  throw BadArgument({"expected the number of a move, 1 to {0}{1}, not {2}",
                     "väntade numret på ett drag, 1 till {0}{1}, inte {2}"},
                    total.number, total.saturated ? Text{" and more", " och fler"} : Text{}, text);
}

}  // namespace kasino
