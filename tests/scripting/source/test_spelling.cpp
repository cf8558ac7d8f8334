#include "scripting/source/spelling.hpp"
#include "tests/support/catch.hpp"

using namespace kasino;

TEST_CASE("One slip of each kind is one mistake", "[suggest]") {
  CHECK(spelling_distance("points", "points") == 0);
  CHECK(spelling_distance("point", "points") == 1);
  CHECK(spelling_distance("pointts", "points") == 1);
  CHECK(spelling_distance("paints", "points") == 1);
  CHECK(spelling_distance("pionts", "points") == 1);
  CHECK(spelling_distance("Points", "points") == 0);
  CHECK(spelling_distance("", "abc") == 3);
  CHECK(spelling_distance("abc", "") == 3);
}

TEST_CASE("The nearest word is suggested, and only a near one", "[suggest]") {
  const std::vector<std::string> words = {"points", "clause", "each", "most", "per", "id", "sv"};
  CHECK(nearest("pionts", words) == "points");
  CHECK(nearest("claus", words) == "clause");
  CHECK(nearest("eahc", words) == "each");
  CHECK(nearest("MOST", words) == "most");
  CHECK(nearest("di", words) == "id");
  CHECK_FALSE(nearest("ix", words));
  CHECK_FALSE(nearest("banana", words));
  CHECK_FALSE(nearest("x", words));
  CHECK_FALSE(nearest("", words));
  CHECK_FALSE(nearest(std::string(10'000, 'p'), words));
  CHECK_FALSE(nearest("points", {}));
}

TEST_CASE("Of equally near words the one that begins alike comes first", "[suggest]") {
  CHECK(nearest("cat", {"hat", "cap"}) == "cap");
  CHECK(nearest("cat", {"hat", "bat"}) == "hat");
}

TEST_CASE("A suggestion reads as a question", "[suggest]") {
  CHECK(did_you_mean("pionts", {"points"}) == " (did you mean points?)");
  CHECK(did_you_mean("banana", {"points"}).empty());
}
