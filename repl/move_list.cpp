#include "repl/move_list.hpp"

#include "engine/actions.hpp"
#include "engine/legality.hpp"
#include "engine/move_text.hpp"
#include "engine/perft.hpp"
#include "repl/takes.hpp"

namespace kasino {

namespace {

/// So many moves are found between two looks at the clock, in some 20 microseconds.
constexpr std::size_t moves_between_polls = 256;

}  // namespace

MoveLine move_line(const Move& move, const State& state, const Rules& rules) {
  MoveLine line{to_text(move, state, rules)};
  line.sweep = counts_as_sweep(move, state, rules);
  const std::optional<Value> value = played_value(move, state, rules);
  if (!value) return line;
  if (*value != 0) line.value = value;
  const Takes takes(move.card, state, rules);
  for (const Group& group : takes.grouping(move.captured, *value).groups) {
    Cards& cards = line.groups.emplace_back();
    for (const Counted& counted : group.cards) cards.push_back(counted.card);
  }
  return line;
}

void each_move(const Session& session, const std::function<bool(const Move&)>& visit) {
  std::size_t visited = 0;
  each_legal_move(session.state(), session.rules(), [&](const Move& move) {
    if (visited++ % moves_between_polls == 0 && !session.keep_going())
      throw Interrupted("the list of moves was interrupted");
    return visit(move);
  });
}

MoveList legal_move_list(const Session& session, std::size_t limit) {
  MoveList list;
  if (limit > 0)
    each_move(session, [&](const Move& move) {
      list.moves.push_back(move);
      // The search leaves room for a whole table in each.
      list.moves.back().captured.shrink_to_fit();
      return list.moves.size() < limit;
    });
  if (list.moves.size() < limit)
    list.total.number = list.moves.size();
  else
    list.total = count_legal_moves(session.state(), session.rules());
  list.actions = open_actions(session.state(), session.rules());
  return list;
}

MoveList capture_list(Card card, const Session& session, std::size_t limit) {
  const State& state = session.state();
  const Takes takes(card, state, session.rules());
  MoveList list;
  for (const Cards& taken : takes.first(limit)) list.moves.push_back({state.turn, card, taken});
  list.total = takes.count();
  return list;
}

}  // namespace kasino
