// Money, besides tests/data/scenarios: what was staked when, what stands beside cards, and players
// who say why.
#include <algorithm>

#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/model/money.hpp"
#include "engine/model/setup.hpp"
#include "engine/model/state.hpp"
#include "engine/players/bot.hpp"
#include "engine/record/record.hpp"
#include "scripting/hooks/hook_observer.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

Variant money(const std::string& settle, int players) {
  return Variant(KASINO_TEST_DATA "/scenarios/money.lua", {{"settle", settle}},
                 {KASINO_SOURCE_VARIANTS}, players);
}

Game begun(const Rules& rules, int players) {
  GameStart start;
  start.players = start.dealer = players;
  return Game(rules, start);
}

void bet(Game& game, const std::string& kr) {
  game.perform(parse_action({"bet", kr}, game.state(), game.rules()));
}

}  // namespace

TEST_CASE("Stakes are told apart by whether a card was dealt before", "[money]") {
  const Variant variant = money("apart", 2);
  Game game = begun(variant, 2);
  bet(game, "30");
  CHECK(game.state().stakes == Stakes{30, 30});
  bet(game, "40");
  CHECK(game.state().stakes == Stakes{50, 60});
  const Setup setup = setup_of(game.state(), variant.data());
  CHECK(setup.words.at("staked") == "50,60");
  CHECK(State::from(setup, variant.data()).stakes == game.state().stakes);
  game.next_deal();
  CHECK(game.state().stakes == Stakes{50, 50});  // stakes that were left standing
  CHECK(setup_of(game.state(), variant.data()).words.count("staked") == 0);
}

TEST_CASE("The first stake of a seat may come when cards have been dealt", "[money]") {
  const Variant variant = money("late", 2);
  Game game = begun(variant, 2);
  bet(game, "30");
  bet(game, "40");
  CHECK(game.state().stakes == Stakes{70, 80});
}

TEST_CASE("A seat cannot be set up with more at stake than it owns", "[money]") {
  const Variant variant = money("nothing", 2);
  Setup setup = setup_of(begun(variant, 2).state(), variant.data());
  setup.words["pots"] = "bet=0,60,20,90";
  CHECK_THROWS_WITH(State::from(setup, variant.data()),
                    "scores: seat 2 owns 100 kr and cannot have staked 110");
}

TEST_CASE("A setup reads back all the money that there can be, and no more", "[money]") {
  const Variant variant = money("nothing", 2);
  Setup setup = setup_of(begun(variant, 2).state(), variant.data());
  const auto read = [&](const char* field, const char* text) {
    Setup changed = setup;
    changed.words[field] = text;
    return State::from(changed, variant.data());
  };
  for (const auto& [field, most] : {std::pair("pots", "kitty=1000000"),
                                    {"bank_won", "1000000000"},
                                    {"bank_won", "-1000000000"},
                                    {"scores", "1000000 0"}}) {
    const State state = read(field, most);
    CHECK(State::from(setup_of(state, variant.data()), variant.data()) == state);
  }
  CHECK_THROWS(read("pots", "kitty=1000001"));
  CHECK_THROWS(read("bank_won", "1000000001"));
  CHECK_THROWS_WITH(read("awards", "1 1000000 X-1"),
                    "scores: seat 1 would own 1000100 kr: 1000000 is the most");
  CHECK_THROWS_WITH(read("awards", "2 700000 X-1, 2 700000 X-1"),
                    "awards: the awards of seat 2 come to 1400000: 1000000 is the most");
}

TEST_CASE("Games with a shoe that lasts read back", "[money]") {
  const Variant variant = money("nothing", 1);
  Game game = begun(variant, 1);
  bet(game, "20");
  game.next_deal();
  CHECK(sorted(game.state().all_cards()) == full_deck(variant.data().deck));
  CHECK(all_money(game.state(), variant.data()) == 100);
  bet(game, "20");
  const std::string record = write_record(game);
  CHECK_THAT(record, ContainsSubstring("deck lasts"));
  CHECK(replay_record(record, variant).state() == game.state());
}

TEST_CASE("A zone says what stands beside its cards, and a player why it chooses", "[money]") {
  const Variant variant = money("nothing", 1);
  Game game = begun(variant, 1);
  Random random(1);
  CHECK(decide(Bot("bold"), game.state(), variant, random).why.en == "all of it");
  const Place shown = *place_named("shown", variant.data(), 1);
  CHECK(static_cast<const Rules&>(variant).label(shown, game.state()).en == "0 shown");
  bet(game, "20");
  CHECK(static_cast<const Rules&>(variant).label(shown, game.state()).en == "2 shown");
}

TEST_CASE("A label is one of the functions of the rules", "[money]") {
  const Variant variant = money("nothing", 1);
  std::vector<std::string> names;
  for (const HookPlace& hook : hooks_of(variant)) names.push_back(hook.name);
  CHECK(std::ranges::count(names, "zones.shown.label") == 1);
}
