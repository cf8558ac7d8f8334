// Who may know the cards of a variant's zones, and its variables.
#include "engine/cards/card_text.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/event.hpp"
#include "engine/model/setup.hpp"
#include "engine/model/state.hpp"
#include "engine/model/view.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/notation/typed_step.hpp"
#include "engine/play/playing.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

Place place(const std::string& text, const Rules& rules) {
  return place_named(text, rules.data(), 2).value();
}

}  // namespace

TEST_CASE("Slots of zones have names, and cards lie in them", "[zones]") {
  const Variant variant = extended(
      "zones = { aside = { per = \"seat\" }, row = { slots = 3 }, heap = { show = \"top\" } }");
  Setup setup = *start_at("h7", {"s7", "s8"}).setup;
  setup.zones = {{"aside2", cards("s2 s3")}, {"row.3", cards("d4")}, {"heap", cards("c5 c6")}};
  const State state = State::from(setup, variant.data());
  CHECK(to_text(state.cards(place("aside2", variant))) == "s2 s3");
  CHECK(to_text(state.cards(place("row.3", variant))) == "d4");
  CHECK(to_text(state.cards(place("heap", variant))) == "c5 c6");
  CHECK(state.cards(place("aside1", variant)).empty());
  for (Place own : own_places(variant.data(), 2))
    CHECK(place_named(to_text(own, variant.data()), variant.data(), 2) == own);
  CHECK(own_places(variant.data(), 2).size() == 2 + 3 + 1);
  setup.zones["aside3"] = cards("s4");
  CHECK_THROWS_WITH(State::from(setup, variant.data()), "aside3: t has no such zone");
  setup.zones.erase("aside3");
  setup.zones["row.1"] = cards("s7");
  CHECK_THROWS_WITH(State::from(setup, variant.data()),
                    "row.1: s7 is named twice, the first time in hand1");
}

TEST_CASE("What a seat may know of a zone is what the zone shows", "[zones]") {
  const Variant variant = extended(
      "zones = { mine = { per = \"seat\", show = \"owner\" }, top = { show = \"top\" }, "
      "seen = { show = \"seen\" }, dark = { show = \"hidden\" }, open = {}, "
      "pile = { show = \"open\" }, hand = { show = \"open\" } }");
  Setup setup = *start_at("h7", {"s7", "s8"}).setup;
  setup.piles = {cards("hK")};
  setup.zones = {{"mine1", cards("s2")}, {"mine2", cards("s3")}, {"top", cards("d4 d5")},
                 {"seen", cards("c5")},  {"dark", cards("c6")},  {"open", cards("c7")}};
  const State state = State::from(setup, variant.data());
  const View view(state, variant.data(), 1);
  const auto shown = [&](const std::string& name) {
    return to_text(view.shown_cards(place(name, variant)));
  };
  CHECK(shown("mine1") == "s2");
  CHECK(shown("mine2").empty());
  CHECK(shown("top") == "d5");
  CHECK(shown("seen").empty());
  CHECK(shown("dark").empty());
  CHECK(shown("open") == "c7");
  CHECK(to_text(view.cards(place("seen", variant))) == "c5");
  CHECK(to_text(view.cards(place("top", variant))) == "d5");
  CHECK_THROWS_WITH(view.cards(place("mine2", variant)),
                    "the cards of mine2 are hidden from seat 1");
  CHECK_FALSE(view.is_readable(place("dark", variant)));
  CHECK(view.shows(Place::pile(1)));
  CHECK(to_text(view.cards(Place::hand(2))) == "s8");

  Setup other = setup;
  other.zones["mine2"] = cards("c3");
  other.zones["top"] = cards("c4 d5");
  const State alike = State::from(other, variant.data());
  CHECK(View(alike, variant.data(), 1) == view);
  CHECK_FALSE(View(alike, variant.data(), 2) == View(state, variant.data(), 2));
}

TEST_CASE("What lies face down at a declared value leaks nothing, taken or not", "[zones]") {
  const Variant variant(KASINO_TEST_DATA "/scenarios/piles.lua", {{"taken", "declared"}});
  Setup setup = *start_at("h4 d3", {"s7 sK", "s4 c7"}).setup;
  set_field(setup, "vars", "declared=0,0,7,0");
  const auto told = [&](const char* hidden, const char* other) {
    setup.zones = {{"cover2.1", cards(hidden)}};
    setup.stock = cards(other);
    State state = State::from(setup, variant.data());
    std::string text;
    for (const Move& move : legal_moves(state, variant))
      text += to_text(move, state, variant) + ' ';
    const Judgement judgement = judgement_of("s7x@cover2.1", state, variant);
    REQUIRE(judgement.legal());
    EventLog events;
    apply(state, *judgement.step, variant, &events);
    for (const Event& event : events)
      for (const Field& field : event.fields)
        if (field.is_known_to(1) && std::holds_alternative<Cards>(field.value))
          text += field.name + ' ' + to_text(std::get<Cards>(field.value)) + ' ';
    return text;
  };
  CHECK(told("dA", "dQ") == told("dQ", "dA"));
}

TEST_CASE("Of a stock that shows its top, the card dealt next is known", "[zones]") {
  const Variant variant = extended("zones = { stock = { show = \"top\" } }");
  Setup setup = *start_at("h7", {"s7", "s8"}).setup;
  setup.stock = cards("c2 c3 c4");
  const State state = State::from(setup, variant.data());
  const View view(state, variant.data(), 1);
  CHECK(to_text(view.cards(Place::stock())) == "c2");
  CHECK(to_text(view.shown_cards(Place::stock())) == "c2");
  CHECK(to_text(view.unknown_cards(Place::stock())) == "c3 c4");
}

TEST_CASE("A view knows of variables what they show, and differs with them", "[zones]") {
  const Variant variant = extended(
      "vars = { a_open = { type = \"int\", per = \"seat\" }, "
      "b_own = { type = \"int\", per = \"seat\", show = \"owner\" }, "
      "c_dark = { type = \"int\", per = \"seat\", show = \"hidden\" } }");
  const std::vector<VariableRule>& rules = variant.data().variables;
  const State state = State::from(*start_at("h7", {"s7", "s8"}).setup, variant.data());
  const View view(state, variant.data(), 1);
  const View all = View::of_public(state, variant.data());
  CHECK((view.knows(rules[0], 2) && all.knows(rules[0], 2)));
  CHECK((view.knows(rules[1], 1) && !view.knows(rules[1], 2) && !all.knows(rules[1], 1)));
  CHECK((!view.knows(rules[2], 1) && View(state, variant.data()).knows(rules[2], 1)));
  for (std::size_t i = 0; i < rules.size(); ++i) {
    State other = state;
    other.variables[variable_slot(variant.data(), i, 2)] = 5;
    CHECK((View(other, variant.data(), 1) == view) == (rules[i].show != Show::Open));
  }
}
