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
