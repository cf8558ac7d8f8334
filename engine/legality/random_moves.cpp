// Moves drawn at random.
#include <algorithm>
#include <utility>

#include "engine/legality/actions.hpp"
#include "engine/legality/move_generator.hpp"

namespace kasino {

Count MoveGenerator::count_to_draw() const {
  if (!in_bitmaps_) return count(most_asked);
  Count count{small_->total(), false};
  for (const CardMoves& choice : choices()) count.number += may_trail(choice) ? 1U : 0U;
  if (builds_ != nullptr)
    for (const CardMoves& choice : choices()) count += count_builds(choice);
  return count;
}

// From bitmaps: the trails of all cards, their captures in the order of SmallCaptures::nth(), then
// their builds. Any order will do, if it is always the same.
std::optional<Move> MoveGenerator::drawn(std::uint64_t place) const {
  if (!in_bitmaps_) return nth(place).move;
  for (const CardMoves& choice : choices())
    if (may_trail(choice) && place-- == 0) return turn_.trail(card(choice));
  if (builds_ != nullptr && place >= small_->total())
    return nth_build(place - small_->total(), choices());
  const auto [played, taken] = small_->nth(place);
  return turn_.capture(turn_.hand()[played], taken);
}

// Draws from the first moves of each(), so that each outcome is asked about once.
RandomStep MoveGenerator::random_of_listed(Random& random) const {
  std::vector<Move> moves;
  const auto add = [&](const Move& move) {
    moves.push_back(move);
    return moves.size() < most_asked;
  };
  const bool are_all = each(add, most_asked);
  if (!moves.empty()) return {moves[random.below(moves.size())], Count{moves.size(), !are_all}};
  if (are_all) throw_no_legal_move();
  throw CaptureUnknown("of the first " + std::to_string(most_asked) +
                       " moves that could be made none is legal" + looked_at());
}

std::optional<Move> MoveGenerator::random_unrefused(Random& random) const {
  constexpr std::size_t most_asked_about = 8;
  const std::uint64_t moves = count_to_draw().number;
  std::array<std::uint64_t, most_asked_about> refused;
  std::size_t count = 0;
  while (count < std::min<std::uint64_t>(moves, most_asked_about)) {
    const std::uint64_t place = random.below(moves);
    const auto known = refused.begin() + static_cast<std::ptrdiff_t>(count);
    if (std::find(refused.begin(), known, place) != known) continue;
    std::optional<Move> move = drawn(place);
    if (!move || (!turn_.is_refused(*move) && does_duties(*move, turn_))) return move;
    refused[count++] = place;
  }
  return std::nullopt;
}

RandomStep MoveGenerator::random(Random& random) const {
  if (asks_outcomes_) return random_of_listed(random);
  const Count moves = count_to_draw();
  if (moves.number == 0) throw_no_legal_move();
  if (std::optional<Move> move = drawn(random.below(moves.number)))
    return {*std::move(move), moves};
  return random_of_listed(random);
}

namespace {

RandomStep random_move(const State& state, const Rules& rules, Random& random) {
  const TurnContext turn(state, rules);
  if (rules.refuses_outcomes())
    if (auto move = MoveGenerator(turn, MoveGenerator::Asking::Nobody).random_unrefused(random))
      return {*std::move(move), std::nullopt};
  return MoveGenerator(turn).random(random);
}

}  // namespace

Move random_legal_move(const State& state, const Rules& rules, Random& random) {
  return std::get<Move>(random_move(state, rules, random).what);
}

RandomStep random_step(const State& state, const Rules& rules, Random& random) {
  std::vector<Action> answers = open_answers(state, rules);
  if (answers.empty()) return random_move(state, rules, random);
  const Count moves = count_legal_moves(state, rules, MoveGenerator::most_asked);
  Count among = moves;
  among += Count{answers.size(), false};
  // If there are more moves than can be counted, answers are too rare to be drawn.
  const std::uint64_t place =
      random.below(std::max<std::uint64_t>(moves.saturated ? moves.number : among.number, 1));
  if (place >= moves.number) return {std::move(answers[place - moves.number]), among};
  return {MoveGenerator(TurnContext(state, rules)).random(random).what, among};
}

}  // namespace kasino
