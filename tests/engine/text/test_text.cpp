#include "engine/text/error.hpp"
#include "engine/text/text.hpp"
#include "tests/support/catch.hpp"

using namespace kasino;

TEST_CASE("A sentence is filled in both languages, each in its own order", "[text]") {
  const Text filled = format({"{0} takes {1}", "{1} tas av {0}"}, "s7", 12);
  CHECK(filled.en == "s7 takes 12");
  CHECK(filled.sv == "12 tas av s7");
}

TEST_CASE("A text fills a place in the language of the sentence, in English if it has no other",
          "[text]") {
  const Text filled =
      format({"{0} or {1}", "{0} eller {1}"}, Text{"a card", "ett kort"}, Text{"x", {}});
  CHECK(filled.in(Language::English) == "a card or x");
  CHECK(filled.in(Language::Swedish) == "ett kort eller x");
}

TEST_CASE("What fills a place is not filled again, and other braces are letters", "[text]") {
  const std::string typed = "{1} {0}";
  CHECK(format({"{0}, {seat} {}, {1}", ""}, typed, 2).en == "{1} {0}, {seat} {}, 2");
}

TEST_CASE("A sentence needs as many fillings as its highest place says", "[text]") {
  static_assert(places_in("no places, {seat}") == 0);
  static_assert(places_in("{2} of {0}") == 3);
}

TEST_CASE("An error says its sentence in both languages", "[text]") {
  const Error error({"{0} is missing", "{0} saknas"}, "s7");
  CHECK(error.what() == std::string("s7 is missing"));
  CHECK(error.message() == Text{"s7 is missing", "s7 saknas"});
}
