// The input is typed, line by line, in a session of the shipped standard game. Each answer is shown
// as JSON and on a screen.
#include <sstream>

#include <nlohmann/json.hpp>

#include "engine/record/record.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/json/json.hpp"
#include "repl/screen/screen.hpp"
#include "repl/text/typed.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/fuzz/expect.hpp"

using namespace kasino;
using namespace kasino::fuzz;

namespace {

constexpr int most_lines = 40;

/// Copies rules once loaded, since another fuzzer is about loading.
std::unique_ptr<Rules> loaded(const RulesName& name) {
  static Budget budget;
  static const auto standard = load_variant({"standard", {KASINO_SOURCE_VARIANTS}, {}}, budget);
  if (name == RulesName{"standard", {}, name.players})
    return std::make_unique<Rules>(standard->data());
  return load_variant({name.variant, {KASINO_SOURCE_VARIANTS}, name.options, name.players}, budget);
}

/// Whether a line would touch files of the machine, or rightly count for a long time.
bool is_passed_over(const std::string& line) {
  const auto has = [&](const char* word) { return line.find(word) != std::string::npos; };
  return has("save") || has("export") || has("perft") || has("limit") ||
         (has("load") && !line.starts_with("reload"));
}

void answer(Desk& desk, const std::string& line) {
  const Session& session = desk.session;
  const Reply reply = execute(desk, line);
  const auto json = nlohmann::json::parse(to_json(reply, session), nullptr, false);
  expect(!json.is_discarded(), "the answer to a program is JSON");
  expect(json.is_object() && json.at("ok").is_boolean(), "an answer says whether all went well");
  const std::string shown =
      preface(reply, session) +
      (reply.failure() ? to_line(*reply.failure()) : to_screen(reply, session, Style{}));
  expect(is_well_formed(shown), "the answer to a person is text");
  expect(shown.find('\x1b') == std::string::npos, "what is typed does not control the screen");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
  Limits limits;
  limits.steps = 500'000;
  limits.time = std::chrono::hours(1);
  Budget budget(limits);
  SessionSettings settings;
  settings.rules.variant = "standard";
  settings.seed = 1;
  settings.moves_shown = 50;
  Desk desk(settings, loaded, budget);
  for (int lines = 0; lines < most_lines; ++lines) {
    const std::optional<Line> line = read_line(in);
    if (!line) break;
    if (!line->problem && !is_passed_over(line->text)) answer(desk, line->text);
  }
  const Game& game = desk.session.game();
  expect(read_record_head(write_record(game)).variant == game.rules().data().name,
         "the game has a record");
  return 0;
}
