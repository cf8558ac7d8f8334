#include "repl/commands/move_list.hpp"

#include <algorithm>

#include "engine/game/perft.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/explain/takes.hpp"

namespace kasino {

namespace {

/// As many moves are found between two polls, in some 20 microseconds.
constexpr std::size_t moves_between_polls = 256;

/// Where a variant refuses captures one by one, at most this many are asked about to count them,
/// in some 20 to 40 milliseconds; fewer where each is judged.
constexpr std::uint64_t most_asked = 6'000;
constexpr std::size_t most_judged = 500;

/// Asks the session whether to go on, every now and then.
class Poll {
 public:
  explicit Poll(const Session& session) : session_(session) {}

  /// Throws Interrupted.
  void operator()() {
    if (calls_++ % moves_between_polls == 0 && !session_.keep_going())
      throw Interrupted("the list of moves was interrupted");
  }

 private:
  const Session& session_;
  std::size_t calls_ = 0;
};

bool refuses_captures(const RuleData& rules) {
  return std::any_of(rules.refusals.begin(), rules.refusals.end(), [](const RefusalRule& refusal) {
    return refusal.on != RefusalRule::On::Trail;
  });
}

/// Whether a function of the variant says no to `move`, whatever its duties say.
bool is_refused(const Move& move, const State& state, const Rules& rules) {
  const std::vector<Refusal> refusals = judge(move, state, rules).refusals;
  return std::any_of(refusals.begin(), refusals.end(),
                     [](const Refusal& refusal) { return refusal.reason == Reason::Refused; });
}

/// The first `limit` captures of `takes` that no function of the variant refuses. `move` is the
/// trail of the card.
MoveList unrefused(const Takes& takes, Move move, const Session& session, std::size_t limit) {
  MoveList list;
  Poll poll(session);
  std::size_t asked = 0;
  takes.each([&](const Cards& taken) {
    list.total.saturated = asked++ == most_judged;
    if (list.total.saturated) return false;
    poll();
    move.captured = taken;
    if (is_refused(move, session.state(), session.rules())) return true;
    if (list.moves.size() < limit) list.moves.push_back(move);
    ++list.total.number;
    return true;
  });
  return list;
}

}  // namespace

bool each_move(const Session& session, const std::function<bool(const Move&)>& visit,
               std::uint64_t ask_at_most) {
  Poll poll(session);
  const auto visit_unless_interrupted = [&](const Move& move) {
    poll();
    return visit(move);
  };
  return each_legal_move(session.state(), session.rules(), visit_unless_interrupted, ask_at_most);
}

MoveList legal_move_list(const Session& session, std::size_t limit) {
  MoveList list;
  const auto add = [&](const Move& move) {
    list.moves.push_back(move);
    // The search leaves room for a whole table in each.
    list.moves.back().captured.shrink_to_fit();
    return list.moves.size() < limit;
  };
  const bool are_all = limit == 0 || each_move(session, add, most_asked + limit);
  const bool were_asked = session.rules().refuses_outcomes();  // as many as for their number
  if (list.moves.size() < limit && (are_all || were_asked)) {
    list.total = {list.moves.size(), !are_all};
  } else {
    list.total = count_legal_moves(session.state(), session.rules(), most_asked);
    list.total.number = std::max<std::uint64_t>(list.total.number, list.moves.size());
    list.total.saturated = list.total.saturated || !are_all;
  }
  list.actions = open_actions(session.state(), session.rules());
  return list;
}

NthMove nth_move(const Session& session, std::uint64_t place) {
  const Rules& rules = session.rules();
  if (!refuses_captures(rules.data())) return nth_legal_move(session.state(), rules, place);
  const std::uint64_t ask_at_most =  // as many as for a list that shows it
      most_asked + std::min<std::uint64_t>(place, most_moves_listed);
  NthMove nth;
  const auto look_at = [&](const Move& move) {
    if (nth.there.number++ == place) nth.move = move;
    return !nth.move;
  };
  nth.there.saturated = !each_move(session, look_at, ask_at_most);
  return nth;
}

MoveList capture_list(Card card, const Session& session, std::size_t limit) {
  const State& state = session.state();
  const Seat seat = state.turn;
  const Takes takes(card, state, session.rules());
  if (refuses_captures(session.rules().data()))
    return unrefused(takes, {seat, card, {}}, session, limit);
  MoveList list;
  for (const Cards& taken : takes.first(limit)) list.moves.push_back({seat, card, taken});
  list.total = takes.count();
  list.total.number = std::max<std::uint64_t>(list.total.number, list.moves.size());
  return list;
}

}  // namespace kasino
