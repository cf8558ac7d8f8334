// Games of sessions that were cut off.
#include <chrono>
#include <filesystem>

#include "engine/model/state.hpp"
#include "engine/record/record.hpp"
#include "repl/session/autosave.hpp"
#include "repl/session/kept_games.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/find_script.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/program.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace fs = std::filesystem;

namespace {

/// The id of no process.
constexpr const char* cut_off = "autosave-999999999.txt";

SessionSettings keeping_in(const Folder& folder) {
  SessionSettings settings = plain_settings();
  settings.autosave_folder = folder.path();
  return settings;
}

std::vector<fs::path> files_in(const Folder& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder.path())) files.push_back(entry.path());
  return files;
}

/// The only file in the folder.
std::string kept_in(const Folder& folder) {
  REQUIRE(files_in(folder).size() == 1);
  return read_file(files_in(folder).front().string());
}

/// A game of one move, whose session was cut off.
void cut_a_game_off(const Folder& folder) {
  Conversation talk;
  talk.ask("play 1");
  folder.write(cut_off, write_record(talk.session().game()));
}

/// Whether a game is kept that no session is playing.
bool is_kept(const Folder& folder) { return !kept_games(folder.path()).empty(); }

/// Plays the only deal of a match to its end, and keeps it.
void play_a_match(Conversation& talk, Autosave& autosave) {
  talk.ask("new scores=\"15 15\"");
  talk.ask("play 1");
  CHECK_FALSE(autosave.keep(talk.session()));
  talk.ask("auto 100");
  REQUIRE(talk.session().state().phase == Phase::MatchOver);
  CHECK_FALSE(autosave.keep(talk.session()));
}

}  // namespace

TEST_CASE("A game is kept once something is done in it, and forgotten at the end", "[autosave]") {
  const Folder folder;
  Conversation talk;
  Autosave autosave(folder.path());
  CHECK_FALSE(autosave.keep(talk.session()));
  CHECK(files_in(folder).empty());
  talk.ask("play 1");
  CHECK_FALSE(autosave.keep(talk.session()));
  CHECK(files_in(folder).size() == 1);
  CHECK_FALSE(is_kept(folder));  // its session is still running
  talk.ask("play 1");
  CHECK_FALSE(autosave.keep(talk.session()));
  CHECK_FALSE(is_kept(folder));
  autosave.forget();
  CHECK(fs::is_empty(folder.path()));
}

TEST_CASE("A game was cut off once its session is gone, whatever processes are called",
          "[autosave]") {
  const Folder folder;
  Conversation talk;
  talk.ask("play 1");
  {
    Autosave autosave(folder.path());
    CHECK_FALSE(autosave.keep(talk.session()));
    CHECK_FALSE(is_kept(folder));
    Autosave other(folder.path());
    CHECK_FALSE(other.keep(talk.session()));
    CHECK(files_in(folder).size() == 2);
  }
  CHECK(is_kept(folder));
  CHECK(files_in(folder).size() == 2);
}

TEST_CASE("A game that somebody walks back through is kept to its end", "[autosave]") {
  const Folder folder;
  Conversation talk;
  for (int i = 0; i < 4; ++i) talk.ask("play 1");
  talk.ask("goto 0");
  const std::string whole = write_record(talk.session().game());
  Autosave autosave(folder.path());
  CHECK_FALSE(autosave.keep(talk.session()));
  CHECK_THAT(kept_in(folder), StartsWith(whole));
}

TEST_CASE("A game that was opened is kept once more than a walk is done in it", "[autosave]") {
  const Folder folder, records;
  const std::string record = records.path() + "/game.kasino";
  Conversation talk;
  for (int i = 0; i < 4; ++i) talk.ask("play 1");
  talk.ask("back 2");
  talk.ask("play 2");
  talk.ask("save " + record);
  Conversation other;
  Autosave autosave(folder.path());
  for (const char* line : {"load", "back 2", "line 1", "step"}) {
    other.ask(line == std::string("load") ? "load " + record : line);
    CHECK_FALSE(autosave.keep(other.session()));
    CHECK(files_in(folder).empty());
  }
  other.ask("play 2");
  CHECK_FALSE(autosave.keep(other.session()));
  CHECK(files_in(folder).size() == 1);
}

TEST_CASE("Every game in which something was played stays when another takes its place",
          "[autosave]") {
  const Folder folder;
  const char* other = GENERATE("new seed=5", "variant misar", "load", "restore",
                               R"(setup table="h7" hand1="s7 c2" hand2="d2 d3")");
  CAPTURE(other);
  const bool restores = other == std::string("restore");
  if (restores) cut_a_game_off(folder);
  Conversation talk(keeping_in(folder));
  const Folder records;
  const std::string record = records.path() + "/game.kasino";
  talk.ask("save " + record);
  talk.ask("play 2");
  const auto left = talk.ask("state")["state"];
  {
    Autosave autosave(folder.path());
    CHECK_FALSE(autosave.keep(talk.session()));
    talk.ask(other == std::string("load") ? "load " + record : other);
    CHECK_FALSE(autosave.keep(talk.session()));
    CHECK(is_kept(folder));  // this session, too, can take it up
    talk.ask("play 1");
    CHECK_FALSE(autosave.keep(talk.session()));
  }
  CHECK(files_in(folder).size() == 2);
  Conversation later(keeping_in(folder));
  CHECK(later.ask("restore 1")["state"] == talk.ask("state")["state"]);
  CHECK(later.ask("restore 2")["state"] == left);
}

TEST_CASE("A restored game that is left for another is still there", "[autosave]") {
  const Folder folder;
  cut_a_game_off(folder);
  Conversation talk(keeping_in(folder));
  Autosave autosave(folder.path());
  const auto first = talk.ask("restore")["state"];
  CHECK_FALSE(autosave.keep(talk.session()));
  CHECK(files_in(folder).size() == 1);
  talk.ask("new seed=5");
  CHECK_FALSE(autosave.keep(talk.session()));
  talk.ask("play 2");
  CHECK_FALSE(autosave.keep(talk.session()));
  const auto second = talk.ask("state")["state"];
  for (const auto& state : {first, second, first}) {
    CHECK(talk.ask("restore 1")["state"] == state);
    CHECK_FALSE(autosave.keep(talk.session()));
    CHECK(files_in(folder).size() == 2);
  }
}

TEST_CASE("A game that undo leads back to has its own file again", "[autosave]") {
  const Folder folder;
  Conversation talk;
  Autosave autosave(folder.path());
  for (const char* line : {"play 1", "new", "undo", "play 1", "redo", "undo 3", "play 2"}) {
    talk.ask(line);
    CHECK_FALSE(autosave.keep(talk.session()));
    CHECK(files_in(folder).size() == 1);
  }
  CHECK(kept_in(folder).starts_with(write_record(talk.session().game())));
  CHECK_FALSE(is_kept(folder));  // the game is under way
}

TEST_CASE("Positions that were only looked at leave no files", "[autosave]") {
  const Folder folder;
  Conversation talk;
  Autosave autosave(folder.path());
  for (const char* line :
       {R"(setup table="h7" hand1="s7 c2" hand2="d2 d3")", "swap h7 c2", "swap s7 d2"}) {
    talk.ask(line);
    CHECK_FALSE(autosave.keep(talk.session()));
    CHECK(files_in(folder).size() == 1);
  }
  talk.ask("new");
  CHECK_FALSE(autosave.keep(talk.session()));
  CHECK(files_in(folder).empty());
  CHECK(autosave.farewell(talk.session()).empty());
}

TEST_CASE("No more than the last 20 games are kept beside the one that is played", "[autosave]") {
  const Folder folder;
  Conversation talk;
  Autosave autosave(folder.path());
  for (int i = 0; i < 25; ++i) {
    talk.ask("new");
    talk.ask("play 1");
    CHECK_FALSE(autosave.keep(talk.session()));
  }
  CHECK(files_in(folder).size() == 21);
}

TEST_CASE("A game whose file is damaged is offered as such, and refused by its line",
          "[autosave]") {
  const Folder folder;
  folder.write(cut_off, "kasino record 1\nvariant standard\noption mus");
  CHECK_THAT(restore_offer(folder.path(), Language::English),
             StartsWith("The game that was kept last is damaged: restore 1 says where"));
  CHECK_THAT(restore_offer(folder.path(), Language::Swedish),
             StartsWith("Partiet som sparades senast är skadat: återställ 1 säger var"));
  Conversation talk(keeping_in(folder));
  CHECK(talk.error("restore") ==
        "this game is damaged, or no longer fits its rules: line 3: option: expected a name and a "
        "value, as in `option values choice`\nrestore drop 1 forgets it");
  SessionSettings swedish = keeping_in(folder);
  swedish.language = Language::Swedish;
  CHECK_THAT(
      Conversation(swedish).error("restore"),
      StartsWith("det här partiet är skadat, eller stämmer inte längre med reglerna: rad 3: "));
  CHECK(talk.ask("restore drop")["ok"] == true);
  CHECK(restore_offer(folder.path(), Language::English).empty());
}

TEST_CASE("A match that is over is kept, wherever one steps back to, and opens at its end",
          "[autosave]") {
  const Folder folder;
  Conversation talk(keeping_in(folder));
  const auto kept = [&] { return kept_games(folder.path()); };
  {
    Autosave autosave(folder.path());
    play_a_match(talk, autosave);
    CHECK(files_in(folder).size() == 1);
    talk.ask("back 3");
    CHECK_FALSE(autosave.keep(talk.session()));
    CHECK(autosave.farewell(talk.session()) ==
          "The match is kept: restore 1 shows it again next time.");
    CHECK_FALSE(autosave.keep(talk.session()));
  }
  REQUIRE(kept().size() == 1);
  CHECK(kept().front().is_finished);
  CHECK(kept().front().scores.size() == 2);
  CHECK(restore_offer(folder.path(), Language::English) ==
        "restore lists the games that are finished.");
  Conversation later(keeping_in(folder));
  Autosave again(folder.path());
  CHECK_THAT(later.text("restore"),
             ContainsSubstring("; back, goto N and history walk through it"));
  CHECK(later.session().state().phase == Phase::MatchOver);
  CHECK_FALSE(again.keep(later.session()));
  CHECK(later.ask("back 3")["ok"] == true);
  CHECK(later.ask("goto 0")["ok"] == true);
  CHECK_FALSE(again.keep(later.session()));
  CHECK(kept().empty());  // it is being looked at
  CHECK(files_in(folder).size() == 1);
  // What is played instead is a game that goes on, and the finished one a line of it.
  later.ask("play 1");
  if (later.session().game().line_count() == 1) later.ask("back");
  later.ask("play 2");
  REQUIRE(later.session().game().line_count() == 2);
  CHECK_FALSE(again.keep(later.session()));
  CHECK(again.farewell(later.session()) ==
        "The game is kept: restore 1 goes on with it next time.");
  CHECK_FALSE(kept().front().is_finished);
}

TEST_CASE("A game that was taken up keeps its time until something changes in it", "[autosave]") {
  const Folder folder;
  {
    Conversation talk;
    Autosave autosave(folder.path());
    play_a_match(talk, autosave);
  }
  const auto then = fs::file_time_type::clock::now() - std::chrono::hours(100);
  fs::last_write_time(files_in(folder).front(), then);
  Conversation talk(keeping_in(folder));
  Autosave autosave(folder.path());
  for (const char* line : {"restore", "back 2", "goto 0", "undo", "goto end"}) {
    talk.ask(line);
    CHECK_FALSE(autosave.keep(talk.session()));
  }
  CHECK(fs::last_write_time(files_in(folder).front()) == then);
  talk.ask("note Well played.");
  CHECK_FALSE(autosave.keep(talk.session()));
  CHECK(fs::last_write_time(files_in(folder).front()) > then);
}

TEST_CASE("Several kept games are listed, the latest first, and one is opened by its number",
          "[autosave]") {
  const Folder folder;
  SessionSettings settings = keeping_in(folder);
  settings.names = {"Ada"};
  {
    Conversation talk(settings);
    Autosave autosave(folder.path());
    play_a_match(talk, autosave);
    talk.ask("variant misar");
    talk.session().seat_player(2, Bot::Novice);
    talk.ask("play 1");
    CHECK_FALSE(autosave.keep(talk.session()));
    talk.ask("new");
    CHECK_FALSE(autosave.keep(talk.session()));
    CHECK(autosave.farewell(talk.session()) ==
          "What was played before this game is kept: restore lists it.");
  }
  Conversation later(keeping_in(folder));
  const auto games = later.ask("restore")["games"];
  REQUIRE(games.size() == 2);
  CHECK(games[0]["number"] == 1);
  CHECK(games[0]["variant"] == "misar");
  CHECK(games[0]["finished"] == false);
  CHECK(games[0]["deal"] == 1);
  CHECK(games[0]["scores"] == std::vector<int>{0, 0});
  CHECK(games[0]["players"] == std::vector<std::string>{"human", "novice"});
  CHECK(games[0]["names"] == std::vector<std::string>{"Ada"});
  CHECK(games[1]["number"] == 2);
  CHECK(games[1]["finished"] == true);
  const std::vector<KeptGame> kept = kept_games(folder.path());
  CHECK(words_of(kept.at(0), Language::English) == "misar: deal 1, score 0, 0; Ada, novice");
  CHECK_THAT(words_of(kept.at(1), Language::Swedish),
             StartsWith("standard: slut, ställning ") && ContainsSubstring("; Ada, plats 2"));
  CHECK(restore_offer(folder.path(), Language::English) ==
        "A game of misar is kept: restore 1 goes on with it, restore drop 1 forgets it. restore "
        "lists the games that are finished.");
  CHECK(later.error("restore 3") ==
        "expected the number of a kept game, 1 to 2, not \"3\"; restore lists them");
  CHECK(later.ask("restore 2")["state"]["phase"] == "match-over");
  CHECK_THAT(later.text("restore drop 2"), StartsWith("forgotten: standard: finished, score "));
  CHECK_THAT(later.text("restore drop"), StartsWith("forgotten: misar: deal 1"));
  CHECK(later.error_kind("restore") == "bad-argument");
}

TEST_CASE("Finished games and others do not crowd each other out", "[autosave]") {
  const Folder folder;
  Conversation talk;
  Autosave autosave(folder.path());
  play_a_match(talk, autosave);
  const std::string match = kept_in(folder);
  for (int i = 0; i < 24; ++i) folder.write("autosave-" + std::to_string(i) + ".txt", match);
  for (int i = 0; i < 23; ++i) {
    talk.ask("new");
    talk.ask("play 1");
    CHECK_FALSE(autosave.keep(talk.session()));
  }
  const std::vector<KeptGame> games = kept_games(folder.path());
  CHECK(std::ranges::count(games, true, &KeptGame::is_finished) == 20);
  CHECK(std::ranges::count(games, false, &KeptGame::is_finished) == 20);
}

TEST_CASE("A game that cannot be kept is not said to be", "[autosave]") {
  const Folder folder;
  const std::string file = folder.write("file", "");
  Conversation talk;
  Autosave autosave(file + "/below");
  CHECK(autosave.farewell(talk.session()).empty());
  talk.ask("play 1");
  CHECK(autosave.keep(talk.session()));
  CHECK(autosave.farewell(talk.session()) == "The game is not kept.");
  Autosave nowhere("");
  CHECK(nowhere.farewell(talk.session()) == "The game is not kept.");
}

TEST_CASE("Who plays is kept with the game", "[autosave]") {
  const Folder folder;
  SessionSettings settings = keeping_in(folder);
  settings.hotseat = true;
  Conversation talk(settings);
  talk.ask("ready");
  talk.ask("play 1");
  talk.session().seat_player(2, Bot::Greedy);
  Autosave autosave(folder.path());
  CHECK_FALSE(autosave.keep(talk.session()));
  folder.write(cut_off, kept_in(folder));
  autosave.forget();

  Conversation later(keeping_in(folder));
  CHECK(later.ask("restore").at("ok") == true);
  CHECK(later.session().player_at(2) == Bot::Greedy);
  CHECK_FALSE(later.session().player_at(1));
  CHECK(later.session().settings().hotseat);
}

TEST_CASE("A game that cannot be restored leaves the board and its players as they are",
          "[autosave]") {
  const Folder folder;
  {
    Conversation talk;
    talk.ask("play 1");
    Autosave autosave(folder.path());
    CHECK_FALSE(autosave.keep(talk.session()));
    std::string kept = kept_in(folder);
    autosave.forget();
    const std::size_t players = kept.find("; played by 0 ") + 14;
    kept.replace(players, kept.find('\n', players) - players, std::string(20, ','));
    folder.write(cut_off, kept);
  }
  Conversation later(keeping_in(folder));
  later.ask("play 2");
  later.session().seat_player(2, Bot::Greedy);
  const auto before = later.ask("state");
  CHECK_THAT(later.error("restore"), ContainsSubstring("expected human"));
  CHECK(later.ask("state") == before);
  CHECK(later.session().player_at(2) == Bot::Greedy);
}

TEST_CASE("A restored game goes on where its player had walked to", "[autosave]") {
  const Folder folder;
  Conversation talk;
  for (int i = 0; i < 4; ++i) talk.ask("play 1");
  talk.ask("undo");
  {
    Autosave autosave(folder.path());
    CHECK_FALSE(autosave.keep(talk.session()));
  }
  Conversation later(keeping_in(folder));
  CHECK(later.ask("restore")["state"] == talk.ask("state")["state"]);
  CHECK(later.ask("redo")["ok"] == true);
  CHECK(later.ask("undo 4")["ok"] == true);
  CHECK(later.error_kind("undo") == "bad-argument");
}

TEST_CASE("A script is named so that it is found from any folder", "[autosave]") {
  const std::string here = fs::current_path().string();
  CHECK(name_from_anywhere("standard+draw", {}) == "standard+draw");
  CHECK(name_from_anywhere("./mine.lua+draw", {}) == here + "/mine.lua+draw");
  CHECK(name_from_anywhere("standard+/tmp/x.lua", {}) == "standard+/tmp/x.lua");
  const Folder folder;
  const std::string script = folder.write("mine.lua", "");
  CHECK(name_from_anywhere("standard+mine", {folder.path()}) == "standard+" + script);
}

TEST_CASE("A folder that cannot be written is reported once", "[autosave]") {
  const Folder folder;
  const std::string file = folder.write("file", "");
  Conversation talk;
  talk.ask("play 1");
  Autosave autosave(file + "/below");
  CHECK(autosave.keep(talk.session()));
  CHECK_FALSE(autosave.keep(talk.session()));
}

TEST_CASE("A game that was cut off is offered and taken up again", "[autosave]") {
  const Folder folder;
  cut_a_game_off(folder);
  folder.write("autosave-7.lock", "something else");
  CHECK_THAT(restore_offer(folder.path(), Language::English),
             ContainsSubstring("A game of standard is kept") &&
                 ContainsSubstring("restore 1 goes on with it"));
  Conversation talk(keeping_in(folder));
  Autosave autosave(folder.path());
  CHECK_THAT(talk.text("restore"), ContainsSubstring("restored: deal 1, 1 move"));
  CHECK(talk.session().state().turn == 2);
  CHECK_FALSE(restore_offer(folder.path(), Language::English).empty());
  CHECK_FALSE(autosave.keep(talk.session()));
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

TEST_CASE("Of several games the last is offered, and then the one before", "[autosave]") {
  const Folder folder;
  cut_a_game_off(folder);
  const std::string bad =
      folder.write("autosave-7.txt", "kasino record 1\nvariant standard\nplayers 2\nseed 1\n");
  fs::last_write_time(bad, fs::file_time_type::clock::now() + std::chrono::hours(1));
  CHECK_THAT(restore_offer(folder.path(), Language::English), StartsWith("A game of standard "));
  Conversation talk(keeping_in(folder));
  const std::string why = talk.ask("restore 1")["error"]["message"];
  CHECK_THAT(why, ContainsSubstring("restore drop 1 forgets it"));
  CHECK(talk.ask("restore drop")["text"] == "forgotten: standard");
  CHECK_THAT(restore_offer(folder.path(), Language::English), StartsWith("A game of standard "));
  CHECK(talk.ask("restore")["state"]["turn"] == 2);
}

TEST_CASE("From a restored game undo leads back to the one that gave way", "[autosave]") {
  const Folder folder;
  cut_a_game_off(folder);
  Conversation talk(keeping_in(folder));
  talk.ask("new seed=5");
  talk.ask("play 2");
  const auto given_way = talk.ask("state")["state"];
  talk.ask("restore");
  CHECK_FALSE(talk.ask("state")["state"] == given_way);
  CHECK(talk.ask("undo 2")["state"] == given_way);
}

TEST_CASE("A game that no longer replays stays where it lies", "[autosave]") {
  const Folder folder;
  folder.write(cut_off, "kasino record 1\nvariant standard\nplayers 2\nseed 1\n");
  Conversation talk(keeping_in(folder));
  CHECK(talk.error_kind("restore") == "io");
  CHECK(files_in(folder).size() == 1);
}
