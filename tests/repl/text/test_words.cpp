#include <catch2/catch.hpp>

#include "repl/text/words.hpp"

using namespace kasino;

TEST_CASE("Seats that have names are called by them, and no others", "[text][names]") {
  Style style;
  style.names = {"Ada", "Bo"};
  CHECK(with_seat_names("Seat 1 is asked; seat 12, seat 2.", style) ==
        "Ada is asked; seat 12, Bo.");
  CHECK(with_seat_names("plats 2: Plats 3", style) == "Bo: Plats 3");
}

TEST_CASE("Capitals are those of Latin letters too", "[text]") {
  CHECK(in_capitals("kr") == "KR");
  CHECK(in_capitals("ge upp på") == "GE UPP PÅ");
  CHECK(with_capital("ödla två") == "Ödla två");
  CHECK(with_capital("seat 2") == "Seat 2");
  CHECK(with_capital("").empty());
}
