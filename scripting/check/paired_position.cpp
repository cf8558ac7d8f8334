#include "scripting/check/paired_position.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_moves = 2'000;  ///< compared one by one

/// What lies in the zones that a variant declares.
std::map<std::string, Cards> own_cards(const State& state, const RuleData& rules) {
  std::map<std::string, Cards> cards;
  for (const Place place : own_places(rules, state.players()))
    if (!state.cards(place).empty())
      cards.emplace(to_text(place, rules), sorted(state.cards(place)));
  return cards;
}

const std::string& stage_of(const State& state, const RuleData& rules) {
  return rules.stages[static_cast<std::size_t>(state.stage())].name;
}

/// The order of legal moves.
bool is_listed_before(const Move& a, const Move& b) {
  return std::tie(a.card, a.captured) < std::tie(b.card, b.captured);
}

}  // namespace

bool is_same_position(const Game& one, const Game& other) {
  const State& a = one.state();
  const State& b = other.state();
  if (a.phase != b.phase || a.winners != b.winners || a.out != b.out) return false;
  if (a.phase == Phase::Play &&
      (a.turn != b.turn || stage_of(a, one.rules().data()) != stage_of(b, other.rules().data())))
    return false;
  if (!std::ranges::equal(a.stock(), b.stock()) || sorted(a.table()) != sorted(b.table()))
    return false;
  for (Seat seat = 1; seat <= a.players(); ++seat)
    if (sorted(a.hand(seat)) != sorted(b.hand(seat)) ||
        sorted(a.pile(seat)) != sorted(b.pile(seat)))
      return false;
  return own_cards(a, one.rules().data()) == own_cards(b, other.rules().data());
}

StepsAllowed::StepsAllowed(const Game& game) {
  const bool lists_moves = game.state().table().size() <= CaptureSearch::small_table;
  const State& state = game.state();
  if (lists_moves) moves = legal_moves(state, game.rules(), most_moves);
  if (moves.size() >= most_moves) moves.clear();
  are_listed = lists_moves && moves.size() < most_moves;
  number = are_listed ? Count{moves.size()} : count_legal_moves(state, game.rules());
  for (Action& action : open_actions(state, game.rules())) {
    std::string text = to_text(action, state, game.rules());
    actions.emplace(std::move(text), std::move(action));
  }
}

std::optional<Step> only_in(const StepsAllowed& one, const StepsAllowed& other) {
  if (one.are_listed && other.are_listed) {
    std::vector<Move> moves;
    std::set_difference(one.moves.begin(), one.moves.end(), other.moves.begin(), other.moves.end(),
                        std::back_inserter(moves), is_listed_before);
    if (!moves.empty()) return moves.front();
  }
  for (const auto& [text, action] : one.actions)
    if (!other.actions.contains(text)) return action;
  return std::nullopt;
}

std::optional<Move> move_in_both(const StepsAllowed& one, const StepsAllowed& other) {
  std::vector<Move> moves;
  std::set_intersection(one.moves.begin(), one.moves.end(), other.moves.begin(), other.moves.end(),
                        std::back_inserter(moves), is_listed_before);
  return moves.empty() ? std::nullopt : std::optional(moves.front());
}

}  // namespace kasino
