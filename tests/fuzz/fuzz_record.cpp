// The input is a record. It is replayed under the shipped variant that it names, or under the
// standard rules if it names none.
#include <algorithm>

#include "engine/game/game.hpp"
#include "engine/model/state.hpp"
#include "engine/record/record.hpp"
#include "tests/fuzz/expect.hpp"
#include "tests/fuzz/shelf.hpp"
#include "tests/fuzz/targets.hpp"

using namespace kasino;
using namespace kasino::fuzz;

namespace {

void read(std::string_view text) {
  static Shelf shelf;
  const Rules& rules = shelf.rules_for(read_record_head(text));
  const Game game = replay_record(text, rules);
  const std::string written = write_record(game);
  const Game again = replay_record(written, rules);
  expect(again.state() == game.state(), "a record that is written leads to the same position");
  expect(again.ply() == game.ply(), "a record that is written has the same steps");
  expect(write_record(again) == written, "a record that is written is written the same again");
}

}  // namespace

void kasino::fuzz::fuzz_record(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  try {
    read(text);
  } catch (const RecordError& error) {
    expect_good_message(error);
    const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
    expect(error.line() >= 1 && error.line() <= lines + 1, "a record error names a line");
  }
}
