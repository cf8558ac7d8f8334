#include "repl/session/autosave.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <utility>

#include <sys/file.h>
#include <unistd.h>

#include "repl/session/kept_games.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

/// Different for each session, even if the system uses a process id again.
std::string name_of_session() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return "autosave-" + std::to_string(getpid()) + '-' + std::to_string(now.count()) + '-';
}

fs::path variable_of(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

Autosave::Autosave(const fs::path& folder) : folder_(folder), name_(name_of_session()) {}

fs::path Autosave::file() const { return folder_ / (name_ + std::to_string(number_) + ".txt"); }

void Autosave::hold_file() {
  lock_ = open_own(file().string());
  if (lock_.is_open()) ::flock(lock_.number(), LOCK_EX);
}

void Autosave::turn_to(std::size_t number, const std::string& taken_from) {
  if (number == number_) return;
  if (!is_worth_it_) forget();
  kept_.clear();
  lock_ = Descriptor();
  number_ = number;
  std::error_code failed;
  if (!taken_from.empty()) fs::rename(taken_from, file(), failed);  // which keeps its time
  try {
    hold_file();
    kept_ = read_own(file().string()).value_or("");
  } catch (const Error&) {  // it is written anew
  }
}

std::optional<std::string> Autosave::keep(const Session& session) {
  if (session.has_left_game()) return std::nullopt;  // the game that was left is kept already
  if (folder_.empty()) return std::nullopt;
  turn_to(session.timeline().number(), session.timeline().taken_from());
  is_worth_it_ = session.timeline().has_played();
  if (!is_worth_it_ && !session.game().start().setup) return std::nullopt;
  try {
    std::string record = lasting_record(session);
    const bool was_finished = std::exchange(is_finished_, is_finished(session.game()));
    has_failed_ = record != kept_;
    if (!has_failed_) return std::nullopt;
    if (kept_.empty() || was_finished != is_finished_) forget_oldest(folder_);
    save_own(file().string(), record);
    has_failed_ = false;
    kept_ = std::move(record);
    hold_file();
    return std::nullopt;
  } catch (const Error& error) {
    if (std::exchange(has_told_, true)) return std::nullopt;
    return reason_of(error, session.language());
  }
}

void Autosave::forget() {
  std::error_code ignored;
  if (!kept_.empty()) fs::remove(file(), ignored);
  kept_.clear();
}

std::string Autosave::farewell(const Session& session) {
  const Language language = session.language();
  const bool has_played = session.timeline().has_played() && !session.has_left_game();
  if (has_failed_ || folder_.empty())
    return !has_played ? std::string()
                       : say(language, {"The game is not kept.", "Partiet är inte kvar."});
  lock_ = Descriptor();
  const std::vector<KeptGame> games = kept_games(folder_);
  const auto current = std::ranges::find(games, file(), &KeptGame::file);
  if (current != games.end()) {
    const auto number = current - games.begin() + 1;
    return current->is_finished ? say(language,
                                      {"The match is kept: restore {0} shows it again next time.",
                                       "Partiet är kvar: återställ {0} visar det igen nästa gång."},
                                      number)
                                : say(language,
                                      {"The game is kept: restore {0} goes on with it next time.",
                                       "Partiet är kvar: återställ {0} fortsätter det nästa gång."},
                                      number);
  }
  const bool keeps_others = std::ranges::any_of(games, [&](const KeptGame& game) {
    return game.file.filename().string().starts_with(name_);
  });
  return keeps_others
             ? say(language,
                   {"What was played before this game is kept: restore lists it.",
                    "Det som spelades före det här partiet är kvar: återställ listar det."})
             : std::string();
}

Error no_home() {
  return Error(
      Text{"there is no home folder: neither HOME nor XDG_STATE_HOME is an absolute path",
           "det finns ingen hemkatalog: varken HOME eller XDG_STATE_HOME är en absolut sökväg"});
}

fs::path state_folder() {
  if (const fs::path state = variable_of("XDG_STATE_HOME"); state.is_absolute())
    return state / "kasino";
  const fs::path home = variable_of("HOME");
  return home.is_absolute() ? home / ".local" / "state" / "kasino" : fs::path();
}

std::optional<Text> state_home_warning() {
  const fs::path state = variable_of("XDG_STATE_HOME");
  if (state.empty() || state.is_absolute()) return std::nullopt;
  return Text{"it must be an absolute path, so it is passed over",
              "den måste vara en absolut sökväg, så den används inte"};
}

}  // namespace kasino
