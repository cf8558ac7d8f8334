// Reads whole files, and writes files so that nothing is lost.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace kasino {

/// Replaces the file at `path` with `text`, so that a crash or a full disk at any moment leaves the
/// old file or the new one, whole. Keeps the permissions of the old file, and writes through
/// symbolic links. Throws Error naming the path and the system's reason.
void save_atomically(const std::string& path, std::string_view text);

/// The same for a file whose name the program has chosen: it follows no symbolic link, and replaces
/// only a regular file, whose text must satisfy `is_ours` if that is given. Throws Error also if
/// anything else is there.
void save_beside(const std::string& path, std::string_view text,
                 const std::function<bool(std::string_view)>& is_ours = {});

/// Whether save_beside() would find the name free, or a file that it may replace.
bool may_save_beside(const std::string& path,
                     const std::function<bool(std::string_view)>& is_ours = {});

/// Throws what save_atomically() would throw now, but writes nothing. To ask before long work.
void check_savable(const std::string& path);

/// The whole text of a file that a user has named. Throws Error naming the path and the system's
/// reason, or saying that the file is larger than max_file_size.
std::string read_file(const std::string& path);

/// An open file or folder; closed by the destructor.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept;

  bool is_open() const { return number_ >= 0; }
  int number() const { return number_; }

 private:
  void close();

  int number_;
};

// Files of the program's own, whose names and folder it has chosen: no link is followed, nobody is
// waited for, and only regular files are opened or replaced. Others may not read them.

/// Opens a file for reading; not open if there is none. Throws Error if something else is there, or
/// it cannot be opened.
Descriptor open_own(const std::string& path);
/// The whole text; nothing if there is no such file. Throws Error as open_own() and read_file() do.
std::optional<std::string> read_own(const std::string& path);
/// Replaces the text as save_atomically() does, and makes the folder. Throws Error, also for a text
/// that read_own() would refuse.
void save_own(const std::string& path, std::string_view text);

/// While it lives, no other process has the turn to read, change and save an own file in the folder
/// of `path`, which it makes. Throws Error if another keeps the turn for seconds.
class OwnTurn {
 public:
  explicit OwnTurn(const std::string& path);

 private:
  Descriptor folder_;
};

}  // namespace kasino
