#include "repl/autosave.hpp"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <ctime>
#include <system_error>

#include <sys/stat.h>
#include <unistd.h>

#include "engine/record.hpp"
#include "repl/words.hpp"
#include "scripting/script_error.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view prefix = "autosave-";
constexpr std::string_view suffix = ".txt";

/// The process that the file is named after; nothing for a file of another kind.
std::optional<pid_t> process_of(const fs::path& file) {
  const std::string name = file.filename().string();
  if (!name.starts_with(prefix) || !name.ends_with(suffix)) return std::nullopt;
  const char* begin = name.data() + prefix.size();
  const char* end = name.data() + name.size() - suffix.size();
  pid_t process = 0;
  const auto [stop, error] = std::from_chars(begin, end, process);
  if (error != std::errc() || stop != end || process <= 0) return std::nullopt;
  return process;
}

bool is_running(pid_t process) { return kill(process, 0) == 0 || errno == EPERM; }

/// "2026-03-01 20:15", local time.
std::string time_of(const fs::path& file) {
  struct stat status {};
  if (stat(file.c_str(), &status) != 0) return "?";
  std::tm local{};
  localtime_r(&status.st_mtime, &local);
  char text[32];
  return {text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local)};
}

std::string variant_of(const fs::path& file) {
  try {
    return printable(read_record_head(read_file(file.string())).variant, 60);
  } catch (const Error&) {
    return "?";
  }
}

}  // namespace

Autosave::Autosave(const fs::path& folder)
    : file_(folder.empty()
                ? fs::path()
                : folder / (std::string(prefix) + std::to_string(getpid()) + std::string(suffix))) {
}

std::optional<std::string> Autosave::keep(const Game& game) {
  if (file_.empty() || has_failed_) return std::nullopt;
  if (game.ply() == 0 && kept_.empty() && !game.start().setup) return std::nullopt;
  try {
    std::string record = write_record(game);
    if (record == kept_) return std::nullopt;
    fs::create_directories(file_.parent_path());
    save_atomically(file_.string(), record);
    kept_ = std::move(record);
    return std::nullopt;
  } catch (const std::exception& error) {
    has_failed_ = true;
    return std::string(error.what());
  }
}

void Autosave::forget() {
  std::error_code ignored;
  if (!kept_.empty()) fs::remove(file_, ignored);
  kept_.clear();
}

std::vector<fs::path> cut_off_games(const fs::path& folder) {
  std::vector<std::pair<fs::file_time_type, fs::path>> found;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    const std::optional<pid_t> process = process_of(at->path());
    if (!process || is_running(*process)) continue;
    std::error_code ignored;
    found.emplace_back(at->last_write_time(ignored), at->path());
  }
  std::sort(found.begin(), found.end(), std::greater<>());
  std::vector<fs::path> files;
  for (auto& [time, file] : found) files.push_back(std::move(file));
  return files;
}

std::string restore_offer(const fs::path& folder, Language language) {
  const std::vector<fs::path> files = cut_off_games(folder);
  if (files.empty()) return {};
  return say(language,
             {"A game of {0} was cut off on {1}: restore goes on with it, restore drop forgets it.",
              "Ett parti {0} bröts {1}: restore fortsätter det, restore drop glömmer det."},
             variant_of(files.front()), time_of(files.front()));
}

}  // namespace kasino
