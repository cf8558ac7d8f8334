#include "tests/support/moves.hpp"

#include <algorithm>
#include <stdexcept>

#include "engine/cards/deck.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/play/playing.hpp"
#include "tests/support/builders.hpp"

namespace kasino::test {

Move move(Seat seat, std::string_view text) {
  const std::size_t x = std::min(text.find('x'), text.size());
  const std::string_view captured = x == text.size() ? std::string_view() : text.substr(x + 1);
  return {seat, card(text.substr(0, x)), table(captured)};
}

void play(State& state, const Rules& rules, std::string_view text, EventLog* log) {
  apply(state, move(state.turn, text), rules, log);
}

void lay_out(State& state, const Rules& rules, int plays, EventLog* log) {
  for (int i = 0; i < plays && state.phase == Phase::Play; ++i)
    apply(state, Move{state.turn, state.hand(state.turn).front(), {}}, rules, log);
}

std::string types_of(const EventLog& log) {
  std::string types;
  for (const Event& event : log) types += (types.empty() ? "" : " ") + event.type;
  return types;
}

State random_deal(const Rules& rules, int players, Random& random) {
  State state = start_match(rules, players, players, shuffled_deck(rules.data().deck, random), {});
  while (state.phase == Phase::Play)
    apply(state, random_legal_move(state, rules, random), rules, nullptr);
  return state;
}

State position(const Rules& rules, std::string_view table,
               std::initializer_list<std::string_view> hands) {
  return State::from(*start_at(table, hands).setup, rules.data());
}

GameStart start_at(std::string_view table, std::initializer_list<std::string_view> hands,
                   std::string_view stock) {
  GameStart start;
  start.setup.emplace();
  start.setup->players = std::max(2, static_cast<int>(hands.size()));
  start.setup->table = cards(table);
  for (std::string_view hand : hands) start.setup->hands.push_back(cards(hand));
  start.setup->stock = cards(stock);
  return start;
}

void act(Game& game, const std::vector<std::string>& words) {
  const Action action = parse_action(words, game.state(), game.rules());
  if (!judge(action, game.state(), game.rules()).legal())
    throw std::logic_error(words.front() + " is refused");
  game.perform(action);
}

}  // namespace kasino::test
