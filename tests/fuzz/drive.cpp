#include "tests/fuzz/drive.hpp"

#include <sstream>

#include <nlohmann/json.hpp>

#include "engine/capture/account.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/json/json.hpp"
#include "repl/program.hpp"
#include "repl/screen/screen.hpp"
#include "repl/text/typed.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/fuzz/expect.hpp"
#include "tests/support/shipped.hpp"

namespace kasino::fuzz {

namespace {

constexpr int most_lines = 40;

void expect_text(const std::string& shown) {
  expect(is_well_formed(shown), "what is shown is text");
  expect(shown.find('\x1b') == std::string::npos, "nothing steers the screen");
}

Limits small_limits() {
  Limits limits;
  limits.steps = 500'000;
  limits.time = limits.time_of_work = std::chrono::hours(1);
  return limits;
}

SessionSettings settings_for(const std::string& variant) {
  SessionSettings settings;
  settings.rules.variant = variant;
  settings.seed = 1;
  settings.moves_shown = 50;
  settings.folders = {KASINO_SOURCE_VARIANTS};
  return settings;
}

/// Copies the standard rules, since another fuzzer is about loading.
std::unique_ptr<Rules> loaded(const RulesName& name, Budget& budget) {
  if (name == RulesName{"standard", {}, name.players})
    return std::make_unique<Rules>(test::shipped("standard").data());
  return load_variant({name.variant, {KASINO_SOURCE_VARIANTS}, name.options, name.players}, budget);
}

}  // namespace

std::string take_line(std::istream& in) {
  std::string line;
  std::getline(in, line);
  return line;
}

std::string printed_by(const CommandLine& line, const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out, err;
  try {
    run_program(line, {in, out, err, "kasino"});
  } catch (const Error& error) {
    expect_text(error_report(error));
  }
  expect_text(out.str() + err.str());
  return out.str();
}

bool is_passed_over(const std::string& line) {
  const auto has = [&](const char* word) { return line.find(word) != std::string::npos; };
  return has("save") || has("spara") || has("export") || has("perft") || has("limit") ||
         has("lesson add") || has("lektion") || (has("load") && !line.starts_with("reload"));
}

struct SessionAt::Whole {
  explicit Whole(const std::string& variant)
      : desk(
            settings_for(variant), [this](const RulesName& name) { return loaded(name, budget); },
            budget) {}

  Budget budget{small_limits()};
  Paying paying{budget};
  Desk desk;
};

SessionAt::SessionAt(const std::string& variant) : whole_(std::make_unique<Whole>(variant)) {}
SessionAt::~SessionAt() = default;
Desk& SessionAt::desk() const { return whole_->desk; }

void type(const std::string& line, Desk& desk) {
  if (is_passed_over(line)) return;
  const Session& session = desk.session;
  const Reply reply = execute(desk, line);
  const auto json = nlohmann::json::parse(to_json(reply, session), nullptr, false);
  expect(!json.is_discarded(), "the answer to a program is JSON");
  expect(json.is_object() && json.at("ok").is_boolean(), "an answer says whether all went well");
  expect_text(preface(reply, session) +
              (reply.failure() ? to_line(*reply.failure()) : to_screen(reply, session, Style{})));
}

void type_all(std::istream& in, Desk& desk) {
  for (int lines = 0; lines < most_lines; ++lines) {
    const std::optional<Line> line = read_line(in);
    if (!line) break;
    if (!line->problem) type(line->text, desk);
  }
}

}  // namespace kasino::fuzz
