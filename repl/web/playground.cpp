// The program in a browser: what the page calls, in a worker of its own. Requests and answers are
// JSON; files are those of the memory that Emscripten keeps, with the shipped variants in
// `/variants` and the user's scripts in `/mine`.

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <emscripten.h>
#include <nlohmann/json.hpp>

#include "repl/commands/commands.hpp"
#include "repl/console/options.hpp"
#include "repl/console/surroundings.hpp"
#include "repl/html/html_page.hpp"
#include "repl/input/complete.hpp"
#include "repl/json/choices.hpp"
#include "repl/json/json.hpp"
#include "repl/screen/screen.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/session/settings.hpp"
#include "repl/sheets/sheet.hpp"
#include "repl/text/words.hpp"
#include "repl/tools/tools.hpp"
#include "scripting/check/check.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/variant/find_script.hpp"
#include "scripting/variant/variant.hpp"

EM_JS(void, tell_page, (const char* text), { self.told&& self.told(UTF8ToString(text)); });

namespace kasino {
namespace {

using Json = nlohmann::ordered_json;
using Options = std::map<std::string, std::string>;

const Folders folders = {"/mine", "/variants", "/variants/house"};

/// Steps decide where scripts end, as everywhere; the clock is the last resort, since code that the
/// browser has just loaded runs some times slower.
Limits limits() {
  Limits limits;
  limits.time *= 4;
  return limits;
}

Language language_of(const Json& request) {
  return request.value("language", "") == "sv" ? Language::Swedish : Language::English;
}

std::optional<int> number_in(const Json& request, const char* name) {
  return request.contains(name) ? std::optional(request.at(name).get<int>()) : std::nullopt;
}

VariantRequest variant_in(const Json& request) {
  return {request.at("variant"), folders, request.value("options", Options()),
          number_in(request, "players")};
}

/// Passes on to the page what is written, such as the line of how far something is.
class Teller : public std::stringbuf {
 protected:
  int sync() override {
    tell_page(str().c_str());
    str({});
    return 0;
  }
};

/// A session, which lines typed or clicked go to.
class Playground {
 public:
  explicit Playground(const Json& request) : desk_(settings_of(request), loader(), budget_) {
    check_players(desk_.session.settings().seats, desk_.session.rules().data());
  }

  std::string opened() { return answered(opening(desk_.session)); }
  std::string enter(const std::string& line) { return answered(execute(desk_, line)); }
  /// The answer as a screen tells it; {line, you: the seat that is addressed}.
  std::string say(const Json& request) {
    const Reply reply = execute(desk_, request.at("line").get<std::string>());
    if (const Failure* failure = reply.failure()) return to_json(reply.command, *failure);
    Style style = this->style();
    style.you = request.value("you", 0);
    return Json({{"ok", true}, {"text", to_screen(reply, desk_.session, style)}}).dump();
  }
  std::string board(const Json& request) const {
    PageSettings settings = page();
    if (const auto seat = number_in(request, "view")) settings.view = static_cast<Seat>(*seat);
    return board_in_json(desk_.session.game(), settings);
  }
  /// What can be done now; nothing where that is what a person is asked.
  Json choices() {
    const Reply reply = execute(desk_, "moves limit=1000");
    const auto* list = std::get_if<MoveList>(&reply.body);
    return list == nullptr ? Json::array() : choices_of(*list, desk_.session, style());
  }
  Json completions(const std::string& line) const { return complete(desk_.session, line).words; }

 private:
  PageSettings page() const {
    PageSettings settings;
    settings.language = desk_.session.language();
    settings.names = desk_.session.names();
    return settings;
  }
  Style style() const { return page_style(desk_.session.game(), page()); }

  RulesLoader loader() {
    return [this](const RulesName& name) {
      return load_variant({name.variant, folders, name.options, name.players}, budget_);
    };
  }

  static SessionSettings settings_of(const Json& request) {
    SessionSettings settings;
    settings.rules = {request.at("variant"), request.value("options", Options())};
    settings.seed = request.value("seed", 1U);
    settings.players = number_in(request, "players");
    settings.language = language_of(request);
    if (const std::string seats = request.value("seats", ""); !seats.empty())
      settings.seats = players_named(seats);
    settings.playouts = number_in(request, "playouts");
    settings.by_program = true;
    settings.folders = folders;
    settings.learner_file = request.value("learner", "");
    return settings;
  }

  std::string answered(const Reply& reply) { return answer_in_json(reply, desk_.session); }

  Budget budget_{limits()};
  Paying paying_{budget_};
  Desk desk_;
};

std::unique_ptr<Playground> opened_playground;

Playground& playground() {
  if (!opened_playground) throw Error("no session is open");
  return *opened_playground;
}

void check(const Json& request, Budget& budget, const Console& console) {
  CheckRequest asked{variant_in(request), 200, 1,
                     std::chrono::seconds(request.value("seconds", 9))};
  for (const Command& command : commands())
    for (const Language language : {Language::English, Language::Swedish})
      asked.commands.push_back(command.word(language));
  run_check(asked, budget, console);
}

void simulate(const Json& request, const Console& console) {
  SimulateOptions options;
  options.deals = 2000;
  for (const auto& player : players_named(request.value("seats", "greedy,greedy")))
    options.seats.push_back(player.value_or(Bot()));
  options.report.svg = request.value("chart", "");
  run_simulate(options, variant_in(request), 1, limits(), console);
}

void test(const Json& request, Budget& budget, const Console& console) {
  const TestOptions options{request.at("files").get<std::vector<std::string>>(), true};
  run_tests(options, {{}, [](const auto&) { return folders; }}, budget, console);
}

/// What the tool that the request names prints.
std::string run_tool(const Json& request) {
  const std::string tool = request.at("tool");
  Style style;
  style.language = language_of(request);
  style.symbols = true;
  std::ostringstream out;
  Teller told;
  std::ostream err(&told);
  const Console console{out, err, style, true};
  Budget budget(limits());
  const Paying paying(budget);
  if (tool == "check") check(request, budget, console);
  if (tool == "test") test(request, budget, console);
  if (tool == "simulate") simulate(request, console);
  if (tool == "diff")
    run_diff({request.at("variant"), request.at("other"), {}, {}}, variant_in(request), 1, budget,
             console);
  if (tool == "rules")
    out << rule_sheet(load_variant(variant_in(request), budget)->data(), style.language,
                      style.width);
  err << std::flush;
  return out.str();
}

/// The result as C text, which stays until the next; an error is an answer as well.
template <typename Work>
const char* returned(Work work, const char* command = "") {
  static std::string result;
  try {
    result = work();
  } catch (const std::exception& error) {
    result = to_json(command, failure_of(error, ErrorKind::BadArgument));
  }
  return result.c_str();
}

}  // namespace
}  // namespace kasino

extern "C" {

/// Begins a session: {variant, options, players, seats, seed, language, learner}. The answer
/// is that of `state`.
EMSCRIPTEN_KEEPALIVE const char* kasino_open(const char* request) {
  const auto open = [&] {
    kasino::opened_playground = std::make_unique<kasino::Playground>(kasino::Json::parse(request));
    return kasino::playground().opened();
  };
  return kasino::returned(open, "state");
}

/// The answer to a line of the session, that of `kasino play --json`.
EMSCRIPTEN_KEEPALIVE const char* kasino_enter(const char* line) {
  return kasino::returned([&] { return kasino::playground().enter(line); });
}

/// What the board shows to {view}, a seat; without it, with every hand face up.
EMSCRIPTEN_KEEPALIVE const char* kasino_board(const char* request) {
  return kasino::returned([&] { return kasino::playground().board(kasino::Json::parse(request)); });
}

/// The same as a screen tells it: {line, you}, the seat that is addressed; answers {text}.
EMSCRIPTEN_KEEPALIVE const char* kasino_say(const char* request) {
  return kasino::returned([&] { return kasino::playground().say(kasino::Json::parse(request)); });
}

/// What can be done now: a list of choices_of().
EMSCRIPTEN_KEEPALIVE const char* kasino_choices(const char*) {
  return kasino::returned([&] { return kasino::playground().choices().dump(); });
}

/// What the line may go on with: a list of words.
EMSCRIPTEN_KEEPALIVE const char* kasino_complete(const char* line) {
  return kasino::returned([&] { return kasino::playground().completions(line).dump(); });
}

/// Runs {tool}: check, diff, test, simulate or rules, of {variant}; answers {text}. How
/// far it is goes to `self.told`.
EMSCRIPTEN_KEEPALIVE const char* kasino_tool(const char* request) {
  return kasino::returned([&] {
    return kasino::Json({{"ok", true}, {"text", kasino::run_tool(kasino::Json::parse(request))}})
        .dump();
  });
}

}  // extern "C"
