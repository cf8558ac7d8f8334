#include "scripting/source/file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/record/record.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr int patience = 5000;  ///< milliseconds, with pipes and other processes

/// Swedish words for the system's reasons, which come in English only, that a player may meet.
constexpr std::pair<int, const char*> swedish_reasons[] = {
    {ENOENT, "filen eller mappen finns inte"},
    {EACCES, "åtkomst nekas"},
    {EISDIR, "det är en mapp"},
    {ENOTDIR, "en del av sökvägen är ingen mapp"},
    {EROFS, "här går inte att skriva"},
    {ENOSPC, "det finns ingen plats kvar"},
    {ENAMETOOLONG, "namnet är för långt"},
    {ELOOP, "för många länkar"}};

[[noreturn]] void fail(const std::string& path, int error) {
  Text reason{std::generic_category().message(error), {}};
  if (!reason.en.empty() && reason.en[0] >= 'A' && reason.en[0] <= 'Z')
    reason.en[0] = static_cast<char>(reason.en[0] - 'A' + 'a');
  for (const auto& [number, words] : swedish_reasons)
    if (number == error) reason.sv = words;
  throw Error(path + ": " + reason);
}

[[noreturn]] void fail_as_irregular(const std::string& path) {
  throw Error({"{0}: is no regular file, so it is neither read nor replaced",
               "{0}: är ingen vanlig fil, så den varken läses eller ersätts"},
              path);
}

[[noreturn]] void fail_as_too_large(const std::string& path) {
  throw Error({"{0}: a file may have {1} bytes, this one has more",
               "{0}: en fil får ha {1} byte, den här har fler"},
              path, max_file_size);
}

fs::path folder_of(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

/// The file that `path` leads to through symbolic links; it need not be there yet.
fs::path followed(const std::string& path) {
  constexpr int most_links = 40;
  fs::path target = path;
  std::error_code error;
  for (int links = 0; fs::is_symlink(target, error); ++links) {
    if (links == most_links) fail(path, ELOOP);
    const fs::path next = fs::read_symlink(target, error);
    if (error) fail(path, error.value());
    target = target.parent_path() / next;
  }
  return target;
}

/// The status of the file to be replaced; nothing if there is none. Throws if it is no plain file.
std::optional<struct stat> status_of(const std::string& path, const fs::path& target) {
  struct stat status {};
  if (::stat(target.c_str(), &status) != 0) {
    if (errno == ENOENT) return std::nullopt;
    fail(path, errno);
  }
  if (S_ISDIR(status.st_mode)) fail(path, EISDIR);
  if (!S_ISREG(status.st_mode)) fail_as_irregular(path);
  if (::access(target.c_str(), W_OK) != 0) fail(path, errno);
  return status;
}

/// The new text, in a file beside the one it will replace; removed unless it does replace it.
///
/// The file is locked while its owner lives, so that leftovers of killed processes can be told from
/// files in use.
class NewFile {
 public:
  NewFile(const std::string& path, const fs::path& target, mode_t permissions = 0666)
      : path_(path), target_(target), file_(create(permissions)) {}
  ~NewFile() {
    if (!name_.empty()) ::unlink(name_.c_str());
  }
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  void write(std::string_view text);
  /// Takes over the permissions and, if allowed, the owner of the old file.
  void resemble(const struct stat& old);
  void replace_target();

  /// The beginning of the names of all files that are written to replace `target`.
  static std::string prefix(const fs::path& target) {
    return "." + target.filename().string() + ".saving-";
  }

 private:
  Descriptor create(mode_t permissions);

  const std::string& path_;
  const fs::path& target_;
  std::string name_;  ///< empty if there is nothing to remove
  Descriptor file_;
};

/// Whether `file` still has the name under which it was opened: its owner may have renamed it and
/// begun the next file, or somebody may have removed it as a leftover.
bool goes_by(const fs::path& name, const Descriptor& file) {
  struct stat opened {};
  struct stat named {};
  return ::fstat(file.number(), &opened) == 0 && ::lstat(name.c_str(), &named) == 0 &&
         opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

Descriptor NewFile::create(mode_t permissions) {
  const fs::path start = folder_of(target_) / (prefix(target_) + std::to_string(::getpid()) + "-");
  for (int number = 1;; ++number) {
    const std::string name = start.string() + std::to_string(number);
    Descriptor file(::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions));
    if (!file.is_open() && errno == EEXIST) continue;
    if (!file.is_open()) fail(path_, errno);
    ::flock(file.number(), LOCK_EX);
    if (!goes_by(name, file)) continue;
    name_ = name;
    return file;
  }
}

void NewFile::write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file_.number(), text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) fail(path_, errno);
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

void NewFile::resemble(const struct stat& old) {
  // Only the superuser may give files away: otherwise the file belongs to the writer.
  [[maybe_unused]] const int given = ::fchown(file_.number(), old.st_uid, old.st_gid);
  if (::fchmod(file_.number(), old.st_mode & 07777) != 0) fail(path_, errno);
}

void NewFile::replace_target() {
  if (::fsync(file_.number()) != 0) fail(path_, errno);
  if (::rename(name_.c_str(), target_.c_str()) != 0) fail(path_, errno);
  name_.clear();
}

/// Removes what killed processes left in a folder: files that nobody has locked.
template <typename Test>
void remove_leftovers(const fs::path& folder, const Test& is_leftover) {
  std::error_code error;
  fs::directory_iterator entry(folder, error);
  for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
    const fs::path& path = entry->path();
    if (!is_leftover(path.filename().string())) continue;
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    if (file.is_open() && ::flock(file.number(), LOCK_EX | LOCK_NB) == 0 && goes_by(path, file))
      ::unlink(path.c_str());
  }
}

/// Makes the renaming survive a crash. Some file systems refuse to sync a folder, and need not.
void sync_folder(const std::string& path, const fs::path& folder) {
  const Descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened.is_open() && ::fsync(opened.number()) != 0 && errno != EINVAL) fail(path, errno);
}

void check_path(const std::string& path) {
  if (path.empty())
    throw Error(
        Text{"expected the name of a file, found none", "väntade namnet på en fil, hittade inget"});
  if (path.find('\0') != std::string::npos)
    throw Error({"{0}: expected the name of a file, which has no such byte in it",
                 "{0}: väntade namnet på en fil, som inte har någon sådan byte"},
                quoted(path));
}

/// Throws Error if a pipe has no writer, or its writer has not come to an end by then.
void wait_for_input(const std::string& path, int descriptor, Clock::time_point end) {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
  pollfd waiting{descriptor, POLLIN, 0};
  if (::poll(&waiting, 1, std::max(0, static_cast<int>(left.count()))) == 0)
    throw Error({"{0}: what comes through this pipe has no end after some seconds",
                 "{0}: det som kommer genom det här röret har inget slut efter några sekunder"},
                path);
}

std::string rest_of(const Descriptor& file, const std::string& path) {
  std::string text;
  std::array<char, 65536> buffer;
  const auto end = Clock::now() + std::chrono::milliseconds(patience);
  for (;;) {
    wait_for_input(path, file.number(), end);
    const ssize_t size = ::read(file.number(), buffer.data(), buffer.size());
    if (size < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (size < 0) fail(path, errno);
    if (size == 0) return text;
    text.append(buffer.data(), static_cast<std::size_t>(size));
    if (text.size() > max_file_size) fail_as_too_large(path);
  }
}

void make_own(const fs::path& folder) {
  std::error_code error;
  if (fs::create_directories(folder, error)) fs::permissions(folder, fs::perms::owner_all, error);
  if (error) fail(folder.string(), error.value());
}

}  // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  if (this != &other) close();
  number_ = std::exchange(other.number_, -1);
  return *this;
}

void Descriptor::close() {
  if (is_open()) ::close(number_);
}

void save_atomically(const std::string& path, std::string_view text) {
  check_path(path);
  const fs::path target = followed(path);
  const std::optional<struct stat> old = status_of(path, target);
  remove_leftovers(folder_of(target), [start = NewFile::prefix(target)](const std::string& name) {
    return name.starts_with(start);
  });
  NewFile file(path, target);
  file.write(text);
  if (old) file.resemble(*old);
  file.replace_target();
  sync_folder(path, folder_of(target));
}

bool may_save_beside(const std::string& path,
                     const std::function<bool(std::string_view)>& is_ours) {
  check_path(path);
  struct stat status {};
  if (::lstat(path.c_str(), &status) != 0) return errno == ENOENT;
  return is_ours && S_ISREG(status.st_mode) &&
         static_cast<std::uintmax_t>(status.st_size) <= max_file_size &&
         ::access(path.c_str(), R_OK) == 0 && is_ours(read_file(path));
}

void save_beside(const std::string& path, std::string_view text,
                 const std::function<bool(std::string_view)>& is_ours) {
  if (!may_save_beside(path, is_ours))
    throw Error({"{0}: something is there already, and stays as it is",
                 "{0}: där finns redan något, som får vara som det är"},
                path);
  const fs::path target = path;
  NewFile file(path, target);
  file.write(text);
  file.replace_target();
  sync_folder(path, folder_of(target));
}

void check_savable(const std::string& path) {
  check_path(path);
  const fs::path target = followed(path);
  status_of(path, target);
  const NewFile removed_again(path, target);
}

std::string read_file(const std::string& path) {
  check_path(path);
  // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!file.is_open()) fail(path, errno);
  return rest_of(file, path);
}

Descriptor open_own(const std::string& path) {
  check_path(path);
  Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
  if (!file.is_open() && (errno == ENOENT || errno == ENOTDIR)) return file;
  if (!file.is_open() && (errno == ELOOP || errno == ENXIO)) fail_as_irregular(path);
  if (!file.is_open()) fail(path, errno);
  struct stat status {};
  if (::fstat(file.number(), &status) != 0) fail(path, errno);
  if (!S_ISREG(status.st_mode)) fail_as_irregular(path);
  return file;
}

std::optional<std::string> read_own(const std::string& path) {
  const Descriptor file = open_own(path);
  return file.is_open() ? std::optional(rest_of(file, path)) : std::nullopt;
}

void save_own(const std::string& path, std::string_view text) {
  if (text.size() > max_file_size) fail_as_too_large(path);
  const fs::path target = path;
  make_own(folder_of(target));
  open_own(path);  // throws if something else is there
  // Of any file: that of a game has a name that no other session writes.
  remove_leftovers(folder_of(target), [](const std::string& name) {
    return name.starts_with('.') && name.find(".saving-") != std::string::npos;
  });
  NewFile file(path, target, 0600);
  file.write(text);
  file.replace_target();
  sync_folder(path, folder_of(target));
}

OwnTurn::OwnTurn(const std::string& path) {
  constexpr int pause = 5;  // milliseconds
  const std::string folder = folder_of(path).string();
  make_own(folder);
  folder_ = Descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!folder_.is_open()) fail(folder, errno);
  // Where a file system knows no locks, there is no turn to wait for.
  for (int waited = 0; ::flock(folder_.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
       waited += pause) {
    if (waited >= patience)
      throw Error({"{0}: another process has kept this folder locked for some seconds",
                   "{0}: en annan process har haft den här mappen låst i några sekunder"},
                  folder);
    ::poll(nullptr, 0, pause);
  }
}

}  // namespace kasino
