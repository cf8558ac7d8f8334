#include "repl/session/autosave.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <sstream>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "engine/model/state.hpp"
#include "engine/record/record.hpp"
#include "engine/text/utf8.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/session/names.hpp"
#include "repl/session/settings.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

bool is_autosave(const fs::path& file) {
  return file.filename().string().starts_with("autosave-") && file.extension() == ".txt";
}

/// Different for each session, even if the system uses a process id again.
std::string name_of_session() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return "autosave-" + std::to_string(getpid()) + '-' + std::to_string(now.count()) + '-';
}

/// Whether the game is the current one of a running session, which locks the file until it ends.
bool is_in_use(const fs::path& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool is_free = file >= 0 && ::flock(file, LOCK_EX | LOCK_NB) == 0;
  if (file >= 0) ::close(file);
  return !is_free;
}

constexpr std::size_t most_kept = 20;

/// The files of games that no session is playing now, the latest first.
std::vector<fs::path> kept_games(const fs::path& folder) {
  std::vector<std::pair<fs::file_time_type, fs::path>> games;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::error_code ignored;
    if (is_autosave(at->path()) && !is_in_use(at->path()))
      games.emplace_back(at->last_write_time(ignored), at->path());
  }
  std::ranges::sort(games, std::ranges::greater());
  std::vector<fs::path> paths;
  for (auto& [time, path] : games) paths.push_back(std::move(path));
  return paths;
}

void forget_oldest(const fs::path& folder) {
  const std::vector<fs::path> games = kept_games(folder);
  std::error_code ignored;
  for (std::size_t i = most_kept; i < games.size(); ++i) fs::remove(games[i], ignored);
}

// A record does not say who plays, what they are called and whether people share the screen:
// comments after it do.
constexpr std::string_view session_mark = "; played by ";
constexpr std::string_view names_mark = "; called ";  // in a line of its own, if there are any
constexpr std::string_view coach_mark = "; coached";  // the same

/// The record of a session's game, with paths that work from any folder.
std::string lasting_record(const Session& session) {
  const Game& game = session.game();
  std::vector<std::optional<Bot>> players;
  for (const Seat seat : seats(session.state())) players.push_back(session.player_at(seat));
  const SessionSettings& settings = session.settings();
  std::ostringstream text;
  text << write_record(game, name_from_anywhere(game.rules().data().name, settings.own_folders))
       << session_mark << settings.hotseat << ' ' << list_of_players(players) << '\n';
  if (settings.coach) text << coach_mark << '\n';
  if (!settings.names.empty()) text << names_mark << joined(settings.names) << '\n';
  return text.str();
}

}  // namespace

Autosave::Autosave(const fs::path& folder) : folder_(folder), name_(name_of_session()) {}

Autosave::~Autosave() { hold(-1); }

fs::path Autosave::file() const { return folder_ / (name_ + std::to_string(number_) + ".txt"); }

void Autosave::hold(int lock) {
  if (lock_ >= 0) ::close(lock_);
  lock_ = lock;
  if (lock_ >= 0) ::flock(lock_, LOCK_SH);
}

void Autosave::turn_to(std::size_t number) {
  if (number == number_) return;
  if (!is_worth_it_) forget();
  kept_.clear();
  hold(-1);
  number_ = number;
}

namespace {

/// Whether the current line of play leads to the end of the match.
bool is_over(const Game& game) {
  return game.state_at(game.steps().size()).phase == Phase::MatchOver;
}

}  // namespace

std::optional<std::string> Autosave::keep(const Session& session) {
  if (session.has_left_game()) return std::nullopt;  // the game that was left is kept already
  if (folder_.empty() || has_failed_) return std::nullopt;
  turn_to(session.timeline().number());
  is_worth_it_ = session.timeline().has_played();
  if (is_over(session.game())) {
    forget();
    return std::nullopt;
  }
  if (!is_worth_it_ && !session.game().start().setup) return std::nullopt;
  try {
    std::string record = lasting_record(session);
    if (record == kept_) return std::nullopt;
    std::error_code told_in_saving;
    fs::create_directories(folder_, told_in_saving);
    if (kept_.empty()) forget_oldest(folder_);
    save_atomically(file().string(), record);
    kept_ = std::move(record);
    hold(::open(file().c_str(), O_RDONLY | O_CLOEXEC));
    return std::nullopt;
  } catch (const Error& error) {
    has_failed_ = true;
    return reason_of(error, session.language());
  }
}

void Autosave::forget() {
  std::error_code ignored;
  if (!kept_.empty()) fs::remove(file(), ignored);
  kept_.clear();
}

bool Autosave::has_kept() const {
  std::error_code error;
  for (fs::directory_iterator at(folder_, error), end; !error && at != end; at.increment(error))
    if (at->path().filename().string().starts_with(name_)) return true;
  return false;
}

std::optional<fs::path> kept_game(const fs::path& folder) {
  const std::vector<fs::path> games = kept_games(folder);
  return games.empty() ? std::nullopt : std::optional(games.front());
}

std::string restore_offer(const fs::path& folder, Language language) {
  const auto file = kept_game(folder);
  if (!file) return {};
  std::string variant;
  try {
    variant = printable(read_record_head(read_file(file->string())).variant, 60);
  } catch (const Error&) {
    return say(language,
               {"The game that was kept last is damaged: restore says where, restore drop "
                "forgets it.",
                "Partiet som sparades senast är skadat: återställ säger var, återställ "
                "släng glömmer det."});
  }
  return say(language,
             {"A game of {0} is kept: restore goes on with it, restore drop forgets it.",
              "Ett parti {0} är kvar: återställ fortsätter det, återställ släng glömmer det."},
             variant);
}

void take_session(const std::string& autosave, Session& session) {
  const std::size_t mark = autosave.rfind(session_mark);
  bool hotseat = false;
  std::string seats;
  if (mark == std::string::npos ||
      !(std::istringstream(autosave.substr(mark + session_mark.size())) >> hotseat >> seats))
    return;
  session.share_screen(hotseat);
  const auto players = players_named(seats);
  for (std::size_t i = 0; i < players.size(); ++i)
    session.seat_player(static_cast<Seat>(i + 1), players[i]);
  session.coach(autosave.find(coach_mark, mark) != std::string::npos);
  const std::size_t called = autosave.find(names_mark, mark);
  if (called == std::string::npos) return session.call_people({});
  const std::size_t begin = called + names_mark.size();
  session.call_people(people_named(autosave.substr(begin, autosave.find('\n', begin) - begin)));
}

Error no_home() {
  return Error(Text{"there is no home folder: neither HOME nor XDG_STATE_HOME is set",
                    "det finns ingen hemkatalog: varken HOME eller XDG_STATE_HOME är satt"});
}

fs::path state_folder() {
  const char* state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && *state != '\0') return fs::path(state) / "kasino";
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home == '\0') return {};
  return fs::path(home) / ".local" / "state" / "kasino";
}

}  // namespace kasino
