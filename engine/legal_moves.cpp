#include "engine/choices.hpp"
#include "engine/legality.hpp"
#include "engine/plain_moves.hpp"

namespace kasino {

void check_someone_can_move(const State& state, const Rules& rules) {
  if (!source_of_plays(state, rules.data()) || rules.data().refusals.empty()) return;
  constexpr std::uint64_t most_asked = 10'000;
  bool someone_can = false;
  const auto note = [&](const Move&) {
    someone_can = true;
    return false;
  };
  const bool were_all_asked = each_legal_move(state, rules, note, most_asked);
  if (!someone_can && were_all_asked) Choices(state, rules).throw_no_legal_move();
}

bool each_legal_move(const State& state, const Rules& rules,
                     const std::function<bool(const Move&)>& visit, std::uint64_t ask_at_most) {
  return !source_of_plays(state, rules.data()) || Choices(state, rules).each(visit, ask_at_most);
}

std::vector<Move> legal_moves(const State& state, const Rules& rules, std::size_t limit) {
  std::vector<Move> moves;
  if (limit == 0) return moves;
  each_legal_move(state, rules, [&](const Move& move) {
    moves.push_back(move);
    return moves.size() < limit;
  });
  return moves;
}

NthMove nth_legal_move(const State& state, const Rules& rules, std::uint64_t place) {
  if (!source_of_plays(state, rules.data())) return {};
  return Choices(state, rules).nth(place);
}

Count count_legal_moves(const State& state, const Rules& rules, std::uint64_t ask_at_most) {
  if (!source_of_plays(state, rules.data())) return {};
  return Choices(state, rules).count(ask_at_most);
}

Move random_legal_move(const State& state, const Rules& rules, Random& random) {
  if (has_plain_moves(state, rules)) {
    const PlainMove chosen = random_plain_move(state, rules, random);
    Move move{state.turn, Card::of_face(chosen.played, 1), {}};
    chosen.captured.each([&](Face face) { move.captured.push_back(Card::of_face(face, 1)); });
    return move;
  }
  if (!rules.data().refusals.empty())
    if (std::optional<Move> move = Choices::by_duties(state, rules).random_unrefused(random))
      return *std::move(move);
  return Choices(state, rules).random(random);
}

}  // namespace kasino
