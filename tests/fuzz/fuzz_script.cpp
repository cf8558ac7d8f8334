// The input is a script of rules or, if it contains `scenarios`, of scenarios. If it loads it is
// played a little.
#include <algorithm>
#include <typeinfo>

#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/record/record.hpp"
#include "scripting/scenario/read_scenario.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/fuzz/expect.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::fuzz;
using namespace kasino::test;

namespace {

/// Enough for every shipped variant, and soon spent. Time is not limited, to find what runs long
/// without spending steps.
Limits limits_of_script() {
  Limits limits;
  limits.steps = 500'000;
  limits.time = std::chrono::hours(1);
  limits.memory_bytes = 8U << 20U;
  return limits;
}

bool has_no_functions(const Rules& rules) { return typeid(rules) == typeid(Rules); }

/// Under rules without functions all judgements of a move agree, and its text reads back.
void hold_to_data(const Move& move, const Game& game) {
  expect(is_legal(move, game.state(), game.rules()), "a listed move is legal");
  const std::string text = to_text(move, game.state(), game.rules());
  expect(resolve(parse_move(text), game.state(), game.rules()) == move, "a move reads back");
}

/// Whether a step could be taken.
bool take_step(Game& game, Random& random) {
  const bool is_data = has_no_functions(game.rules());
  const State before = game.state();
  if (before.phase != Phase::Play) return false;
  const std::vector<Move> moves = legal_moves(before, game.rules(), 50);
  const std::vector<Action> answers = open_answers(before, game.rules());
  if (is_data)
    for (const Move& move : moves) hold_to_data(move, game);
  if (!moves.empty())
    game.play(moves[random.below(moves.size())]);
  else if (!answers.empty())
    game.perform(answers[random.below(answers.size())]);
  else
    return false;
  const State after = game.state();
  expect(game.undo() && game.state() == before, "a step can be taken back");
  expect(game.redo() && game.state() == after, "a step can be brought back");
  return true;
}

/// Functions may answer differently each time; then a record need not replay.
void play(const Rules& rules, int players) {
  GameStart start;
  start.seed = 7;
  start.players = players;
  start.dealer = players;
  Game game(rules, start);
  Random random(7);
  for (int steps = 0; steps < 6; ++steps)
    if (!take_step(game, random)) break;
  if (!has_no_functions(rules)) return;
  const std::string record = write_record(game);
  expect(replay_record(record, rules).state() == game.state(), "a record replays");
}

void load_and_play(const ScriptFolder& folder, std::string_view source, Budget& budget) {
  const bool is_modifier = source.find("kasino.modifier") != std::string_view::npos;
  const auto rules = load_variant({is_modifier ? "standard+fuzz" : "fuzz",
                                   {folder.path(), KASINO_SOURCE_VARIANTS},
                                   {},
                                   std::nullopt},
                                  budget);
  const RuleData& data = rules->data();
  expect(data.min_players >= 1 && data.min_players <= data.max_players &&
             data.max_players <= max_seats,
         "a variant that loads is for some number of players");
  try {
    for (const int players : {data.min_players, data.max_players}) {
      budget.begin_command();
      if (data.only_for.value_or(players) == players) play(*rules, players);
    }
  } catch (const NoLegalMove& error) {
    expect_good_message(error);  // a script may refuse everything
  }
}

void hold_to_place(const ScriptError& error, std::string_view source) {
  expect_good_message(error);
  if (error.file() != "fuzz.lua" && error.file() != "fuzz.test.lua") return;
  const auto lines = 1 + std::count_if(source.begin(), source.end(),
                                       [](char byte) { return byte == '\n' || byte == '\r'; });
  expect(!error.line() || (*error.line() >= 1 && *error.line() <= lines + 1),
         "a script error names a line of the script");
}

}  // namespace

void kasino::fuzz::fuzz_script(const std::uint8_t* data, std::size_t size) {
  static const ScriptFolder folder;
  const std::string_view source(reinterpret_cast<const char*>(data), size);
  Budget budget(limits_of_script());
  try {
    if (source.find("scenarios") != std::string_view::npos)
      read_scenarios(folder.write("fuzz.test.lua", source), budget);
    else
      folder.write("fuzz.lua", source), load_and_play(folder, source, budget);
  } catch (const ScriptError& error) {
    hold_to_place(error, source);
  } catch (const UnknownVariant& error) {
    expect_good_message(error);
  } catch (const OptionError& error) {
    expect_good_message(error);
  }
}
