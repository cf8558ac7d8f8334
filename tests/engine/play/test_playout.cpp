#include <algorithm>
#include <limits>

#include "engine/cards/deck.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/event.hpp"
#include "engine/play/card_worth.hpp"
#include "engine/play/playing.hpp"
#include "engine/play/playout.hpp"
#include "engine/players/outlook.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

RuleData data_of(const std::string& variant) { return shipped(variant).data(); }

/// Rules that also have the duty to play a capturing card.
RuleData all_duties() {
  RuleData rules = data_of("misar auto_announce=false");
  rules.duties.any_capture = "ANY";
  return rules;
}

RuleData two_packs() {
  RuleData rules = data_of("standard");
  rules.deck.packs = 2;
  return rules;
}

}  // namespace

TEST_CASE("playouts_go_as_the_same_steps_do_when_they_are_told", "[playout][property]") {
  const Rules rules(GENERATE(data_of("standard"), data_of("standard must_capture=true"),
                             data_of("misar auto_announce=false"), all_duties(), two_packs()));
  Random deals(1);
  for (int deal = 0; deal < 5; ++deal) {
    State played = start_match(rules, 3, 1, shuffled_deck(rules.data().deck, deals), nullptr);
    State told = played;
    Random random = deals;
    Random other = deals;
    while (played.phase == Phase::Play) {
      const Count moves = count_legal_moves(told, rules);
      const Move move = std::get<Move>(random_step(told, rules, other).what);
      REQUIRE(is_legal(move, told, rules));
      EventLog log;
      apply(told, move, rules, &log);
      const PlayedStep step = play_random_step(played, rules, random);
      REQUIRE(played == told);
      REQUIRE(step.among == moves);
      REQUIRE((step.kind == PlayedStep::Kind::Trail) == move.trails());
    }
  }
}

TEST_CASE("What cards are worth does not pass a number where they bring 30000 points",
          "[playout]") {
  RuleData data = data_of("standard");
  for (ScoringItem& item : data.scoring) item.points = 30'000;
  data.scoring.resize(most_scoring_items, data.scoring.front());
  const CardWorth worth(data);
  for (const Card card : full_deck(data.deck)) CHECK(worth.of(card) >= 0);
  CHECK(worth.of(card("sA")) > std::numeric_limits<int>::max());
  const Rules rules(data);
  Random random(1);
  State state = start_match(rules, 2, 1, shuffled_deck(data.deck, random), nullptr);
  while (state.phase == Phase::Play) {
    play_best_step(state, rules, worth, random);
    const std::int64_t chances = Outlook(1, rules).chances(state);
    CHECK(std::abs(chances) <= 1'000'000);
    CHECK(chances == -Outlook(2, rules).chances(state));
  }
}

TEST_CASE("Playouts go fast where bitmaps tell everything", "[playout]") {
  const Rules& rules = shipped("standard");
  const Rules double_pack(two_packs());
  Random random(1);
  State state = start_match(rules, 2, 1, shuffled_deck(rules.data().deck, random), nullptr);
  CHECK(is_played_out_fast(state, rules));
  CHECK_FALSE(is_played_out_fast(
      start_match(double_pack, 2, 1, shuffled_deck(double_pack.data().deck, random), nullptr),
      double_pack));
  state.phase = Phase::DealOver;
  CHECK_FALSE(is_played_out_fast(state, rules));
}

TEST_CASE("Faces follow the cards", "[playout]") {
  const Rules& rules = shipped("standard");
  Random random(2);
  State state = start_match(rules, 2, 1, shuffled_deck(rules.data().deck, random), nullptr);
  const auto agree = [&](Place place) {
    const auto cards = state.cards(place);
    return state.faces(place).size() == static_cast<int>(cards.size()) &&
           std::all_of(cards.begin(), cards.end(),
                       [&](Card card) { return state.faces(place).has(card); });
  };
  while (state.phase == Phase::Play) {
    state.exchange(state.hand(state.turn).front(), state.all_cards().front());
    state.exchange(state.all_cards().back(), state.all_cards().front());
    play_random_step(state, rules, random);
    for (Seat seat = 1; seat <= 2; ++seat)
      REQUIRE((agree(Place::hand(seat)) && agree(Place::pile(seat))));
    REQUIRE((agree(Place::table()) && agree(Place::stock())));
  }
}
