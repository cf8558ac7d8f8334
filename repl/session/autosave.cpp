#include "repl/session/autosave.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <sstream>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/record/record.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/text/arguments.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"
#include "scripting/source/script_error.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view prefix = "autosave-";
constexpr std::string_view suffix = ".txt";

bool is_autosave(const fs::path& file) {
  const std::string whole = file.filename().string();
  std::string_view name = whole;
  if (!name.starts_with(prefix) || !name.ends_with(suffix)) return false;
  name.remove_prefix(prefix.size());
  name.remove_suffix(std::min(name.size(), suffix.size()));
  return name.find_first_not_of("0123456789-") == std::string_view::npos;
}

/// Beside an autosave; its session holds it locked, and nobody does once that has ended in whatever
/// way. Numbers of processes say less: they are used again.
fs::path lock_of(fs::path file) { return file.replace_extension(".lock"); }

/// The lock file, open and locked; -1 if another holds it, or it cannot be had.
int lock(const fs::path& path, int flags) {
  const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC | flags, 0600);
  if (file < 0 || ::flock(file, LOCK_EX | LOCK_NB) == 0) return file;
  ::close(file);
  return -1;
}

bool is_in_use(const fs::path& file) {
  std::error_code ignored;
  if (!fs::exists(lock_of(file), ignored)) return false;
  const int held = lock(lock_of(file), 0);
  if (held >= 0) ::close(held);
  return held < 0;
}

/// Different in each session, also where processes are numbered afresh.
std::string name_of_session() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::string(prefix) + std::to_string(getpid()) + '-' +
         std::to_string(std::chrono::duration_cast<std::chrono::microseconds>(now).count()) +
         std::string(suffix);
}

/// "2026-03-01 20:15", local time.
std::string time_of(const fs::path& file) {
  struct stat status {};
  if (stat(file.c_str(), &status) != 0) return "?";
  std::tm local{};
  localtime_r(&status.st_mtime, &local);
  char text[32];
  return {text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local)};
}

/// With the steps that were taken back: somebody who walks through a game has not given it up.
Game to_its_end(Game game) {
  while (game.ply() < game.steps().size()) game.redo();
  return game;
}

// Who plays, and where one has walked to, is no part of a record: it stands in comments behind it.
constexpr std::string_view seats_mark = "; seats ";
constexpr std::string_view hotseat_mark = "; hotseat";
constexpr std::string_view ply_mark = "; at ";

std::string session_as_comments(const Session& session) {
  std::vector<std::optional<Bot>> seats;
  for (Seat seat = 1; seat <= session.state().players(); ++seat)
    seats.push_back(session.player_at(seat));
  std::string text = std::string(seats_mark) + list_of_players(seats) + '\n';
  if (session.settings().hotseat) text += std::string(hotseat_mark) + '\n';
  if (session.game().ply() < session.game().steps().size())
    text += std::string(ply_mark) + std::to_string(session.game().ply()) + '\n';
  return text;
}

/// The record of a session's game, which can be gone on with from any folder.
std::string lasting_record(const Session& session) {
  const Game& game = session.game();
  const std::string name =
      name_from_anywhere(game.rules().data().name, session.settings().own_folders);
  return write_record(to_its_end(game), name) + session_as_comments(session);
}

bool has_begun(const Game& game) { return !game.steps().empty() || game.start().setup; }

std::string variant_of(const fs::path& file) {
  try {
    return printable(read_record_head(read_file(file.string())).variant, 60);
  } catch (const Error&) {
    return "?";
  }
}

/// Its seed, to tell it from others of the variant; empty where it cannot be read.
std::string seed_of(const fs::path& file) {
  try {
    return ", seed " + std::to_string(read_record_head(read_file(file.string())).seed);
  } catch (const Error&) {
    return {};
  }
}

}  // namespace

Autosave::Autosave(const fs::path& folder)
    : file_(folder.empty() ? fs::path() : folder / name_of_session()) {}

Autosave::~Autosave() {
  if (lock_ >= 0) ::close(lock_);
}

std::optional<std::string> Autosave::keep(const Session& session) {
  if (file_.empty() || has_failed_) return std::nullopt;
  if (kept_.empty() && !has_begun(session.game())) return std::nullopt;
  try {
    std::string record = lasting_record(session);
    if (record == kept_) return std::nullopt;
    std::error_code failure;
    fs::create_directories(file_.parent_path(), failure);
    if (failure)
      return failed(file_.parent_path().string() + ": " + failure.message() +
                    "; XDG_STATE_HOME can name another folder");
    if (lock_ < 0) lock_ = lock(lock_of(file_), O_CREAT);
    save_atomically(file_.string(), record);
    kept_ = std::move(record);
    return std::nullopt;
  } catch (const Error& error) {
    return failed(error.what());
  }
}

std::optional<std::string> Autosave::failed(std::string why) {
  has_failed_ = true;
  return why;
}

void keep_aside(const Session& session) {
  const fs::path folder = session.settings().autosaves;
  if (folder.empty() || !has_begun(session.game())) return;
  save_atomically((folder / name_of_session()).string(), lasting_record(session));
}

void take_session(const std::string& autosave, Session& session) {
  session.share_screen(false);
  std::istringstream lines(autosave);
  for (std::string line; std::getline(lines, line);) {
    if (line == hotseat_mark) session.share_screen(true);
    if (line.starts_with(seats_mark)) {
      const auto players = players_named(line.substr(seats_mark.size()));
      for (std::size_t i = 0; i < players.size(); ++i)
        session.seat_player(static_cast<Seat>(i + 1), players[i]);
    }
    if (line.starts_with(ply_mark)) {
      const auto ply = whole_number(line.substr(ply_mark.size()), 0, 1'000'000);
      while (ply && session.game().ply() > static_cast<std::size_t>(*ply))
        session.timeline().step_back();
    }
  }
}

void Autosave::forget() {
  if (!kept_.empty()) drop_autosave(file_);
  kept_.clear();
}

void drop_autosave(const fs::path& file) {
  std::error_code ignored;
  fs::remove(file, ignored);
  fs::remove(lock_of(file), ignored);
}

std::vector<fs::path> cut_off_games(const fs::path& folder) {
  std::vector<std::pair<fs::file_time_type, fs::path>> found;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    if (!is_autosave(at->path()) || is_in_use(at->path())) continue;
    std::error_code ignored;
    found.emplace_back(at->last_write_time(ignored), at->path());
  }
  std::sort(found.begin(), found.end(), std::greater<>());
  std::vector<fs::path> files;
  for (auto& [time, file] : found) files.push_back(std::move(file));
  return files;
}

std::string name_of_game(const fs::path& autosave) {
  return variant_of(autosave) + seed_of(autosave) + " (" + time_of(autosave) + ')';
}

std::string restore_offer(const fs::path& folder, Language language) {
  const std::vector<fs::path> files = cut_off_games(folder);
  if (files.empty()) return {};
  if (files.size() == 1)
    return say(
        language,
        {"A game of {0} was cut off on {1}: restore goes on with it, restore drop forgets it.",
         "Ett parti {0} bröts {1}: restore fortsätter det, restore drop glömmer det."},
        variant_of(files.front()), time_of(files.front()));
  constexpr std::size_t most_named = 3;
  std::string list;
  for (std::size_t i = 0; i < std::min(files.size(), most_named); ++i)
    list += (i == 0 ? "" : ", ") + std::to_string(i + 1) + ' ' + name_of_game(files[i]);
  if (files.size() > most_named)
    list += say(
        language,
        {" and {0} more, which restore list tells", " och {0} till, som restore list räknar upp"},
        files.size() - most_named);
  return say(language,
             {"{0} games were cut off: {1}. restore goes on with the first, restore 2 with the "
              "second; restore drop forgets the first.",
              "{0} partier bröts: {1}. restore fortsätter det första, restore 2 det andra; restore "
              "drop glömmer det första."},
             files.size(), list);
}

std::filesystem::path state_folder() {
  const char* state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && *state != '\0') return std::filesystem::path(state) / "kasino";
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home == '\0') return {};
  return std::filesystem::path(home) / ".local" / "state" / "kasino";
}

}  // namespace kasino
