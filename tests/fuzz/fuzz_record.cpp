// The input is a record. It is replayed under the shipped variant that it names, or under the
// standard rules if it names none.
#include <algorithm>
#include <map>
#include <memory>
#include <sstream>

#include "engine/game/game.hpp"
#include "engine/model/state.hpp"
#include "engine/record/record.hpp"
#include "scripting/variant/find_script.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/fuzz/expect.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::fuzz;
using namespace kasino::test;

namespace {

const std::vector<std::filesystem::path> folders = {KASINO_SOURCE_VARIANTS,
                                                    KASINO_SOURCE_VARIANTS "/house"};

/// The rules for replaying records, kept while they are few.
class Shelf {
 public:
  /// Valid until the next call.
  const Rules& rules_for(const RecordHead& head) {
    budget_.begin_command();
    if (!is_known(head.variant)) return shipped("standard");
    if (scripted_.size() > most_loaded) scripted_.clear();
    const auto [found, is_new] = scripted_.try_emplace({head.variant, head.players});
    if (is_new) found->second = load(head);
    return found->second ? *found->second : shipped("standard");
  }

 private:
  static constexpr std::size_t most_loaded = 100;

  static Limits patient() {
    Limits limits;
    limits.time = std::chrono::hours(1);  // limited by steps, as the machine may be busy
    return limits;
  }

  /// Whether every part of a composition is the name of a shipped script.
  bool is_known(const std::string& composition) const {
    std::istringstream parts(composition);
    for (std::string part; std::getline(parts, part, '+');)
      if (!std::binary_search(names_.begin(), names_.end(), part)) return false;
    return true;
  }

  /// Null for a modifier by itself, and for a number of players that the variant does not take.
  std::unique_ptr<Rules> load(const RecordHead& head) {
    try {
      return load_variant({head.variant, folders, {}, head.players}, budget_);
    } catch (const Error&) {
      return nullptr;
    }
  }

  Budget budget_{patient()};
  std::vector<std::string> names_ = script_names(folders);
  std::map<std::pair<std::string, int>, std::unique_ptr<Rules>> scripted_;
};

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

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  try {
    read(text);
  } catch (const RecordError& error) {
    expect_good_message(error);
    const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
    expect(error.line() >= 1 && error.line() <= lines + 1, "a record error names a line");
  }
  return 0;
}
