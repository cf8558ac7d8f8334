// Computer players of a variant: what they are called with and answer, and that they see and spend
// no more than other functions.
#include <algorithm>

#include "engine/cards/card_text.hpp"
#include "engine/legality/actions.hpp"
#include "engine/model/setup.hpp"
#include "engine/players/bot.hpp"
#include "engine/players/candidates.hpp"
#include "scripting/check/check.hpp"
#include "scripting/hooks/hook_observer.hpp"
#include "scripting/simulate/simulation.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// The keys of a player called careful, which begins on the next line.
std::string player(const std::string& body) {
  return "players = { careful = function(view, choices)\n" + body + "\nend }";
}

State some_state(const Rules& rules) {
  Setup setup;
  setup.table = cards("h7 d4 c3");
  setup.hands = {cards("s7 c2"), cards("c9 h4")};
  setup.stock = cards("s2 s3");
  return State::from(setup, rules.data());
}

Step choice_of(const Rules& rules, const State& state) {
  Random random(1);
  return decide(Bot("careful"), state, rules, random).what;
}

/// The number, from 1, of the choice that the player of these rules makes in some_state().
std::size_t number_chosen(const Rules& rules) {
  const State state = some_state(rules);
  const std::vector<Step> steps = steps_to_weigh(state, rules);
  const auto found = std::ranges::find(steps, choice_of(rules, state));
  return static_cast<std::size_t>(found - steps.begin()) + 1;
}

/// The error with which it fails.
std::string failure_of(const std::string& body) {
  const Variant variant = extended(player(body));
  try {
    choice_of(variant, some_state(variant));
  } catch (const ScriptError& error) {
    return error.what();
  }
  return "no error";
}

/// The value of `expression` for the choice of this number in some_state().
std::string read_of(const std::string& number, const std::string& expression) {
  const std::string error = failure_of("local choice = choices[" + number +
                                       "] error('it is ' .. tostring(" + expression + "), 0)");
  return error.substr(error.find("it is ") + 6);
}

constexpr std::size_t all_choices = 5;  ///< c2; s7; s7 with h7, with d4 c3, with all three

/// The number of the last of all choices.
std::size_t sweep_in(const Rules& rules) {
  const std::vector<Step> steps = steps_to_weigh(some_state(rules), rules);
  const auto sweep = std::ranges::find_if(
      steps, [](const Step& step) { return std::get<Move>(step).captured.size() == 3; });
  return static_cast<std::size_t>(sweep - steps.begin()) + 1;
}

SimulationReport simulated(const ScriptFolder& folder, int jobs) {
  SimulationRequest request;
  request.variant = {"t", {folder.path(), KASINO_SOURCE_VARIANTS}, {}};
  request.games = is_sanitized ? 20 : 100;
  request.jobs = jobs;
  request.plan.seats = {Bot("careful"), Bot::Greedy};
  const std::atomic<bool> never = false;
  return Simulation(request, {}).run(never, {});
}

/// The report on a small game for two with this player, and `locals` of its script.
CheckReport checked(const std::string& body, const std::string& locals = "") {
  const ScriptFolder folder;
  folder.write("t.lua", locals + small_game(clauses("") +
                                            "players = { min = 2, max = 2, careful = "
                                            "function(view, choices)\n" +
                                            body + "\nend }"));
  Limits limits;
  limits.time = std::chrono::minutes(5);  // limited by steps, as the machine may be busy
  Budget budget(limits);
  CheckRequest request{{"t", {folder.path()}, {}, std::nullopt}, 3};
  request.time = std::chrono::minutes(10);
  return check_variant(request, budget);
}

}  // namespace

TEST_CASE("A player answers a choice, or where that stands in the list", "[own]") {
  for (std::size_t number = 1; number <= all_choices; ++number) {
    const std::string text = std::to_string(number);
    CHECK(number_chosen(extended(player("return " + text))) == number);
    CHECK(number_chosen(extended(player("return choices[" + text + "]"))) == number);
  }
  CHECK(number_chosen(extended(player("return #choices"))) == all_choices);
}

TEST_CASE("The list is the player's own: it may be sorted, or made shorter", "[own]") {
  const std::string sort =
      "table.sort(choices, function(a, b) return #a.captured > #b.captured end) ";
  for (const char* first : {"return 1", "return choices[1]"}) {
    const Variant variant = extended(player(sort + first));
    CHECK(number_chosen(variant) == sweep_in(variant));
  }
  CHECK(number_chosen(extended(player("table.remove(choices, 1) return 1"))) == 2);
  CHECK_THAT(failure_of("table.remove(choices, 1) return 5"), ContainsSubstring("the number 5"));
}

TEST_CASE("A player that takes no list says what it would do, the first that is open", "[own]") {
  const auto rules_of = [](const std::string& answer) {
    return extended(R"(
      stages = { ask = { pass = "decline" } },
      actions = {
        pay = { stages = "ask", turn = "ends", args = { { name = "points", from = 1, to = 9 } },
          refuses = { ["STD-DEAL-1"] = function(move) return move.args.points < 3 end } },
        call = { stages = "ask", turn = "ends", refuses = { ["STD-DEAL-1"] = function() return true end } },
        shout = { stages = "ask", does = function() end },
      },
      players = { careful = function(view) return )" +
                    answer + " end }");
  };
  const auto done_by = [&](const std::string& answer) {
    const Variant variant = rules_of(answer);
    State state = some_state(variant);
    state.asked.push_back({state.turn, 1});
    try {
      return to_text(std::get<Action>(choice_of(variant, state)), state, variant);
    } catch (const ScriptError& error) {
      return std::string(error.what());
    }
  };
  CHECK(done_by("'decline'") == "decline");
  CHECK(done_by("'pay'") == "pay 3");
  CHECK(done_by("'pay 4'") == "pay 4");
  CHECK(done_by("'pay points=5', 'because'") == "pay 5");
  CHECK(done_by("{ 'call', 'pay 2', 'pay 10', 'pay 9', 'decline' }") == "pay 9");
  CHECK_THAT(done_by("{ 'call', 'pay 1' }"),
             ContainsSubstring("players.careful: must answer what is open, but none of these"));
  CHECK_THAT(done_by("'shout'"), ContainsSubstring("\"shout\" is no action that ends a turn"));
  CHECK_THAT(done_by("''"), ContainsSubstring("\"\" is no action"));
  CHECK_THAT(done_by("'pay much'"), ContainsSubstring("must answer an action in words: "));
  CHECK_THAT(done_by("'decline it'"), ContainsSubstring("one argument too many for decline"));
  CHECK(done_by("1") == "decline");
  CHECK_THAT(done_by("100"), ContainsSubstring("or its number, 1 to 8"));
  for (const char* wrong : {"{}", "{ 'pay', 2 }", "false", "{ pay = 'pay' }"})
    CHECK_THAT(done_by(wrong), ContainsSubstring("must answer an action in words, or a list"));
}

TEST_CASE("A choice is read as a move is", "[own]") {
  const Variant variant = extended(player("return 1"));
  const std::vector<Step> steps = steps_to_weigh(some_state(variant), variant);
  REQUIRE(steps.size() == all_choices);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Move& move = std::get<Move>(steps[i]);
    const std::string number = std::to_string(i + 1);
    CHECK(read_of(number, "choice.card") == to_text(move.card));
    CHECK(read_of(number, "table.concat(choice.captured:list(), ' ')") == to_text(move.captured));
    CHECK(read_of(number, "choice.trails") == (move.trails() ? "true" : "false"));
  }
  const std::string sweep = std::to_string(sweep_in(variant));
  CHECK(read_of(sweep, "choice.sweeps") == "true");
  CHECK(read_of(sweep, "#choice.groups") == "2");
  CHECK(read_of(sweep, "choice.value") == "7");
  CHECK(read_of(sweep, "choice.seat") == "1");
  CHECK(read_of(sweep, "choice.from") == "hand");
  CHECK(read_of(sweep, "choice.action") == "false");
  CHECK_THAT(failure_of("return choices[1].crad"),
             ContainsSubstring("a choice has no 'crad' (did you mean card?)"));
  CHECK_THAT(failure_of("choices[1].card = 's2'"), ContainsSubstring("a choice is read-only"));
}

TEST_CASE("Reading a choice may call other functions of the script, and then go on", "[own]") {
  const Variant variant = extended(
      "capture = { sum = { when = function(card, view) return #view.table > 0 end } },\n" +
      player("for i, choice in ipairs(choices) do\n"
             "  if choice.value == 7 and #choice.groups == 2 and choice.captured:has('h7')\n"
             "    and #view:hand() == 2 then return i end\n"
             "end"));
  CHECK(number_chosen(variant) == sweep_in(variant));
}

TEST_CASE("What can be done beside playing a card is a choice too", "[own]") {
  const Variant variant = extended(
      "clauses = { [\"X-1\"] = \"x\" }, actions = { fold = { turn = \"ends\", clause = \"X-1\",\n"
      "args = { { name = \"how\", words = { \"slowly\", \"fast\" } } } } },\n" +
      player("for _, choice in ipairs(choices) do\n"
             "  if choice.action == 'fold' and choice.args.how == 'fast' and not choice.card\n"
             "    and not choice.captures then return choice end\nend"));
  const Step step = choice_of(variant, some_state(variant));
  REQUIRE(std::holds_alternative<Action>(step));
  CHECK(to_text(std::get<Action>(step), some_state(variant), variant) == "fold fast");
}

TEST_CASE("Any other answer is an error that says what was expected", "[own]") {
  struct Answer {
    const char* body;
    const char* found;
  };
  const Answer answer =
      GENERATE(values<Answer>({{"return false", "false"},
                               {"return 0", "the number 0"},
                               {"return 6", "the number 6"},
                               {"return -1", "the number -1"},
                               {"return 1.5", "the number 1.5"},
                               {"return math.mininteger", "the number -9223372036854775808"},
                               {"return '1'", "\"1\""},
                               {"return 's7'", "\"s7\""},
                               {"return {}", "a table"},
                               {"return choices", "a table"},
                               {"return { card = 's7' }", "a table"},
                               {"return view", "a view"},
                               {"return view.table", "a list of cards"}}));
  CAPTURE(answer.body);
  CHECK(failure_of(answer.body) ==
        "t.lua:1: players.careful: must answer one of the choices, or its number, 1 to 5, on every "
        "path, not " +
            std::string(answer.found));
  CHECK_THAT(failure_of("if choices[9] then return 1 end"),
             ContainsSubstring("not nil; does every way through it end in a return?"));
}

TEST_CASE("A choice that was kept is dead in the next call", "[own]") {
  const ScriptFolder folder;
  const auto load = [&](const std::string& body) {
    folder.write("t.lua", "local kept\n" + extension(player(body)));
    return folder.load("t");
  };
  const Variant answers = load("kept = kept or choices[1] return kept");
  const State state = some_state(answers);
  CHECK_NOTHROW(choice_of(answers, state));
  CHECK_THROWS_WITH(choice_of(answers, state),
                    ContainsSubstring("on every path, not a choice of an earlier call"));
  const Variant reads = load("if kept then return kept.card end kept = choices[5] return 1");
  CHECK_NOTHROW(choice_of(reads, state));
  CHECK_THROWS_WITH(choice_of(reads, state),
                    ContainsSubstring("this choice is of an earlier call"));
}

TEST_CASE("A player sees what its seat sees, and can change nothing", "[own]") {
  CHECK(failure_of("return view.seat") == "no error");
  CHECK_THAT(failure_of("return #view:hand(2), view:hand(2)[1]"), ContainsSubstring("hidden"));
  CHECK_THAT(failure_of("return view:hand(2):count('*')"),
             ContainsSubstring("the cards of hand2 are hidden from seat 1"));
  CHECK_THAT(failure_of("return view:zone('stock')[1]"), ContainsSubstring("hidden"));
  CHECK_THAT(failure_of("view:award(1, 1, 'X') return 1"), ContainsSubstring("a game has"));
  CHECK_THAT(failure_of("careful = 1 return 1"), ContainsSubstring("careful"));
  CHECK_THAT(failure_of("return math.random(#choices)"), ContainsSubstring("random"));
}

TEST_CASE("A player that spends too much is stopped, and the next command works", "[own]") {
  struct Hostile {
    const char* body;
    const char* limit;
  };
  const Hostile hostile = GENERATE(
      values<Hostile>({{"while true do end", "steps"},
                       {"local t = {} while true do t = { t, choices } end", "memory"},
                       {"table.sort(choices, function() while true do end end)", "steps"},
                       {"local function f() return f() + 1 end return f()", "stack overflow"},
                       {"error(choices[1])", "error with a userdata"}}));
  CAPTURE(hostile.body);
  Variant variant =
      extended(player("if #view.table == 3 then " + std::string(hostile.body) + " end return 1"));
  const State state = some_state(variant);
  CHECK_THROWS_WITH(choice_of(variant, state), ContainsSubstring("t.lua:2: players.careful") &&
                                                   ContainsSubstring(hostile.limit));
  if (std::string(hostile.limit) == "memory") return;  // its rules are discarded
  variant.budget().begin_command();
  Setup other;
  other.table = cards("h7");
  other.hands = {cards("s7"), cards("c9")};
  CHECK_NOTHROW(choice_of(variant, State::from(other, variant.data())));
}

TEST_CASE("Players merge with those of other scripts, and with how many play", "[own]") {
  const ScriptFolder folder;
  const auto write = [&](const char* name, const std::string& keys) {
    folder.write(std::string(name) + ".lua", "return kasino.modifier { id = '" + std::string(name) +
                                                 "', title = 'x', " + keys + " }");
  };
  using Names = std::vector<std::string>;
  const auto players_of = [](const Variant& variant) {
    Names names;
    for (const NamedHook& player : variant.data().own_players) names.push_back(player.name);
    return names;
  };
  write("one", "players = { careful = function() return 1 end }");
  write("two", "players = { bold = function() return 2 end }");
  write("pair", "players = 2");
  write("upto", "players = { 2, 3 }");
  write("none", "players = { careful = false }");
  write("same", "players = { careful = function() return 2 end }");
  const Variant both = folder.load("standard+one+two");
  CHECK(players_of(both) == Names{"bold", "careful"});
  CHECK(both.data().min_players == 2);
  CHECK(both.data().max_players == 4);
  CHECK(number_chosen(both) == 1);
  for (const char* spec : {"standard+one+pair", "standard+pair+one"}) {
    CAPTURE(spec);
    const Variant variant = folder.load(spec);
    CHECK(players_of(variant) == Names{"careful"});
    CHECK(variant.data().max_players == 2);
  }
  CHECK(folder.load("standard+upto+one").data().max_players == 3);
  folder.write("base.lua",
               "return kasino.extend('standard', { id = 'base', title = 'x', players "
               "= { careful = function() return 1 end } })");
  CHECK(folder.load("base").data().max_players == 4);
  CHECK(folder.load("base+none").data().own_players.empty());
  CHECK(number_chosen(folder.load("base+same")) == 2);
  CHECK_THROWS_WITH(folder.load("standard+one+same"),
                    ContainsSubstring("same.lua:1: players.careful: it contradicts one.lua:1"));
  CHECK_THROWS_WITH(folder.load("standard+pair+upto"), ContainsSubstring("it contradicts"));
}

TEST_CASE("A player says why, or how to find out where somebody asks", "[own]") {
  const auto reason_of = [](const std::string& body, Reasons reasons) -> std::string {
    const Variant variant = extended(player(body));
    const State state = some_state(variant);
    Random random(1);
    try {
      return decide(Bot("careful"), state, variant, random, {}, reasons).why.en;
    } catch (const ScriptError& error) {
      return error.what();
    }
  };
  CHECK(reason_of("return 1, 'so'", Reasons::Told) == "so");
  const std::string later =
      "return 1, function(view) return #view:hand() .. ' of ' .. #choices end";
  CHECK(reason_of(later, Reasons::Told) == "2 of 5");
  CHECK(reason_of(later, Reasons::Untold).empty());
  const std::string fails = "return 1, function() return 7 end";
  CHECK(reason_of(fails, Reasons::Untold).empty());
  CHECK_THAT(reason_of(fails, Reasons::Told), ContainsSubstring("why it is chosen"));
}

TEST_CASE("A player is one of the functions of the rules", "[own]") {
  const Variant variant = extended(player("return 1"));
  const std::vector<HookPlace> places = hooks_of(variant);
  CHECK(std::ranges::find(places, HookPlace{"players.careful", "t.lua", 1}) != places.end());
}

TEST_CASE("check calls each player, finds one that fails and one that remembers", "[own][check]") {
  CHECK(checked("return #choices").passed());
  const CheckReport fails = checked("if #view:hand() == 1 then return 0 end return 1");
  REQUIRE(fails.failures.size() == 1);
  CHECK_THAT(fails.failures.front().violation.what,
             ContainsSubstring("players.careful: must answer one of the choices"));
  const CheckReport remembers =
      checked("turns = turns + 1 return turns % #choices + 1", "local turns = 0\n");
  REQUIRE(remembers.failures.size() == 1);
  CHECK(remembers.failures.front().violation.kind == ViolationKind::Memory);
  CHECK_THAT(remembers.failures.front().place, ContainsSubstring("t.lua:10: players.careful"));
}

TEST_CASE("Players of a variant are simulated, alike on any number of threads", "[own]") {
  const ScriptFolder folder;
  folder.write("t.lua", extension(player("local best = choices[1]\n"
                                         "for _, choice in ipairs(choices) do\n"
                                         "  if #choice.captured > #best.captured then best = "
                                         "choice end\nend return best")));
  const SimulationReport one = simulated(folder, 1);
  const SimulationReport two = simulated(folder, 2);
  CHECK(one.games() > 0);
  CHECK(one.sides() == two.sides());
  CHECK(one.crosses() == two.crosses());
  folder.write("t.lua", extension(player("return 1")));
  CHECK(simulated(folder, 1).sides() != one.sides());
  folder.write("t.lua", extension(""));
  CHECK_THROWS_WITH(simulated(folder, 1),
                    ContainsSubstring("t has no player \"careful\": there are random, novice, "
                                      "greedy or expert"));
}
