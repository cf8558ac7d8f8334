// Games of sessions that were cut off.
#include <filesystem>

#include "engine/record.hpp"
#include "repl/autosave.hpp"
#include "tests/catch.hpp"
#include "tests/conversation.hpp"
#include "tests/program.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace fs = std::filesystem;

namespace {

/// No process has so high a number.
constexpr const char* cut_off = "autosave-999999999.txt";

SessionSettings keeping_in(const Folder& folder) {
  SessionSettings settings = plain_settings();
  settings.autosaves = folder.path();
  return settings;
}

std::size_t files_in(const Folder& folder) {
  return static_cast<std::size_t>(
      std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()));
}

/// A game of one move, whose session was cut off.
void cut_a_game_off(const Folder& folder) {
  Conversation talk;
  talk.ask("play 1");
  folder.write(cut_off, write_record(talk.session().game()));
}

}  // namespace

TEST_CASE("A game is kept once something is done in it, and forgotten at the end", "[autosave]") {
  const Folder folder;
  Conversation talk;
  Autosave autosave(folder.path());
  CHECK_FALSE(autosave.keep(talk.session().game()));
  CHECK(files_in(folder) == 0);
  talk.ask("play 1");
  CHECK_FALSE(autosave.keep(talk.session().game()));
  CHECK(files_in(folder) == 1);
  CHECK(cut_off_games(folder.path()).empty());  // its session goes on
  autosave.forget();
  CHECK(files_in(folder) == 0);
}

TEST_CASE("A folder that cannot be written is told once", "[autosave]") {
  const Folder folder;
  const std::string file = folder.write("file", "");
  Conversation talk;
  talk.ask("play 1");
  Autosave autosave(file + "/below");
  CHECK(autosave.keep(talk.session().game()));
  CHECK_FALSE(autosave.keep(talk.session().game()));
}

TEST_CASE("A game that was cut off is offered and taken up again", "[autosave]") {
  const Folder folder;
  cut_a_game_off(folder);
  folder.write("autosave-none.txt", "something else");
  CHECK_THAT(restore_offer(folder.path(), Language::English),
             ContainsSubstring("was cut off on") && ContainsSubstring("restore goes on with it"));
  Conversation talk(keeping_in(folder));
  const auto answer = talk.ask("restore");
  CHECK_THAT(answer.at("text").get<std::string>(), ContainsSubstring("restored: deal 1, 1 move"));
  CHECK(answer.at("state").at("turn") == 2);
  CHECK(restore_offer(folder.path(), Language::English).empty());
  CHECK(talk.error_kind("restore") == "bad-argument");
}

TEST_CASE("A game that was cut off can be forgotten", "[autosave]") {
  const Folder folder;
  cut_a_game_off(folder);
  Conversation talk(keeping_in(folder));
  CHECK(talk.ask("restore drop").at("ok") == true);
  CHECK(restore_offer(folder.path(), Language::English).empty());
  CHECK(talk.error_kind("restore what") == "bad-argument");
}

TEST_CASE("A game that no longer replays stays where it lies", "[autosave]") {
  const Folder folder;
  folder.write(cut_off, "kasino record 1\nvariant standard\nplayers 2\nseed 1\n");
  Conversation talk(keeping_in(folder));
  CHECK(talk.error_kind("restore") == "io");
  CHECK(files_in(folder) == 1);
}
