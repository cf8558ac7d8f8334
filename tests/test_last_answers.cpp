#include <optional>
#include <string>

#include "engine/last_answers.hpp"
#include "tests/catch.hpp"

using kasino::LastAnswers;

TEST_CASE("The last answers are found again, older ones are not", "[last_answers]") {
  const LastAnswers<int, std::string> answers(2);
  CHECK(answers.find(1) == std::nullopt);
  CHECK(answers.keep(1, "one") == "one");
  answers.keep(2, "two");
  CHECK(answers.find(1) == "one");
  answers.keep(3, "three");
  CHECK(answers.find(1) == std::nullopt);
  CHECK(answers.find(2) == "two");
  CHECK(answers.find(3) == "three");
}

TEST_CASE("That there is nothing is an answer as well", "[last_answers]") {
  const LastAnswers<int, std::optional<int>> answers(2);
  CHECK_FALSE(answers.find(1).has_value());
  answers.keep(1, std::nullopt);
  REQUIRE(answers.find(1).has_value());
  CHECK_FALSE(answers.find(1)->has_value());
}
