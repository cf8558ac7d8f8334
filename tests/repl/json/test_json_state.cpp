// What a seat may know decides all that it is shown of a position, whoever shows it.
#include <algorithm>
#include <string>

#include "engine/model/facts.hpp"
#include "engine/model/setup.hpp"
#include "engine/players/worlds.hpp"
#include "repl/html/html_page.hpp"
#include "repl/screen/screen.hpp"
#include "repl/session/session.hpp"
#include "repl/text/typed.hpp"
#include "scripting/check/random_play.hpp"
#include "scripting/hooks/evaluate.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// What a seat is shown of a position, by all who show one.
struct Shown {
  std::string json;
  std::string page;
  std::string board;
  std::string view;  ///< every field of a script's view

  bool operator==(const Shown&) const = default;
};

Shown shown_to(Seat seat, const State& state, Variant& variant, Conversation& talk) {
  GameStart start;
  start.setup = setup_of(state, variant.data());
  Shown shown;
  PageSettings settings;
  settings.view = seat;
  shown.page = html_page(Game(variant, start), settings);
  talk.session().start(*start.setup);
  shown.json = talk.ask("state view=" + std::to_string(seat)).dump();
  shown.board = draw_board(talk.session(), seat, {}, Style());
  HookCall call;
  call.rules = &variant.rules();
  call.state = &state;
  call.viewer = seat;
  for (const Fact& fact : facts())
    if (fact.is_used(in_views))
      shown.view += evaluate("view." + std::string(fact.told_as()), call, variant.budget()) + '\n';
  return shown;
}

/// Holds that a seat is shown the same of two positions that it cannot tell apart.
void check_hides_what_is_hidden(const std::string& spec, int players) {
  Variant variant(spec, {}, {KASINO_SOURCE_VARIANTS}, players);
  Conversation talk(plain_settings(), [&](const RulesName&) {
    return load_variant({spec, {KASINO_SOURCE_VARIANTS}, {}, players}, talk.budget());
  });
  GameStart start;
  start.players = start.dealer = players;
  Game game(variant, start);
  Random random(1);
  int told_apart = 0;
  for (int step = 0; step < 12 && game.state().phase == Phase::Play; ++step) {
    const State& state = game.state();
    for (Seat seat = 1; seat <= players; ++seat) {
      CAPTURE(spec, step, seat);
      variant.budget().begin_command();
      const State other = resample_hidden(seat, state, variant, random);
      REQUIRE(View(other, variant.data(), seat) == View(state, variant.data(), seat));
      if (other != state) ++told_apart;
      const Shown one = shown_to(seat, state, variant, talk);
      const Shown two = shown_to(seat, other, variant, talk);
      CHECK(one.json == two.json);
      CHECK(one.page == two.page);
      CHECK(one.board == two.board);
      CHECK(one.view == two.view);
    }
    game.take(chosen_step(game, Bias::Anything, random));
  }
  CHECK(told_apart > 0);
}

}  // namespace

TEST_CASE("A seat is shown the same of positions that differ in what it may not know",
          "[json][view]") {
  for (const char* spec : {"standard", "misar", "cassino", "blackjack", "standard+draw"})
    check_hides_what_is_hidden(spec, Variant(spec).data().min_players);
}
