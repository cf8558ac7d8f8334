// The input is typed, line by line, in a session of the shipped standard game. Each answer is shown
// as JSON and on a screen.
#include <sstream>

#include "engine/record/record.hpp"
#include "repl/commands/commands.hpp"
#include "tests/fuzz/drive.hpp"
#include "tests/fuzz/expect.hpp"
#include "tests/fuzz/targets.hpp"

using namespace kasino;
using namespace kasino::fuzz;

void kasino::fuzz::fuzz_session(const std::uint8_t* data, std::size_t size) {
  std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
  const SessionAt at("standard");
  type_all(in, at.desk());
  const Game& game = at.desk().session.game();
  expect(read_record_head(write_record(game)).variant == game.rules().data().name,
         "the game has a record");
}
