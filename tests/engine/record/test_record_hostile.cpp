#include <string>

#include "tests/engine/record/short_record.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

std::string repeated(const std::string& text, std::size_t bytes) {
  std::string result;
  while (result.size() < bytes) result += text;
  return result;
}

}  // namespace

TEST_CASE("A record that is cut anywhere is refused", "[record][property]") {
  const std::string text = good();
  const std::size_t whole = text.find("end\n") + 3;
  for (std::size_t length = 0; length < whole; ++length) {
    INFO(text.substr(0, length));
    CHECK_THROWS_AS(replay(text.substr(0, length)), RecordError);
  }
}

TEST_CASE("A record that is too large is refused at once", "[record]") {
  const std::string text = good() + std::string(max_file_size, ';');
  CHECK_THROWS_AS(replay(text), RecordError);
  CHECK_THROWS_AS(read_record_head(text), RecordError);
}

TEST_CASE("Huge lines are refused or read, in good time", "[record]") {
  constexpr std::size_t much = 1'000'000;
  CHECK(replay(with("round 1", "round 1 ;" + repeated("x", much))).ply() == 12);
  for (const std::string& text : {
           with("s7xh7,d4", "s7x" + repeated("h", much)),
           with("s7xh7,d4", "s7xh7" + repeated("h7", much)),
           with("s7xh7,d4", "s7xh7" + repeated("+h7", much)),
           with("s7xh7,d4", repeated("s7 ", much)),
           with("scores 2 0", "scores" + repeated(" 1", much)),
           with("table h7", "table h7" + repeated("h7", much)),
           with("option values choice", "option values " + repeated("x", much) + " y"),
       }) {
    try {
      replay(text);
      FAIL("was replayed");
    } catch (const RecordError& error) {
      CHECK(std::string(error.what()).size() < 300);
    }
  }
}

TEST_CASE("No change of one byte makes anything but a record or a RecordError",
          "[record][property]") {
  const std::string text = good();
  std::uint64_t number = 1;
  for (int i = 0; i < (is_sanitized ? 2000 : 20000); ++i) {
    number = number * 6364136223846793005U + 1442695040888963407U;
    std::string changed = text;
    const std::size_t at = (number >> 33) % text.size();
    switch (number >> 20 & 3) {
      case 0: changed.erase(at, 1); break;
      case 1: changed.insert(at, 1, text[(number >> 40) % text.size()]); break;
      default: changed[at] = static_cast<char>(number >> 24); break;
    }
    try {
      const Game game = replay(changed);
      const std::string written = write_record(game);
      CHECK(write_record(replay(written)) == written);
    } catch (const RecordError& error) {
      CHECK(error.line() >= 1);
      CHECK(error.line() <= 31);
    }
  }
}
