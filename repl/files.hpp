// The files that commands of a session read and write: those of the machine or, where a session is
// only played again, what it writes stays in memory.
#pragma once

#include <map>
#include <optional>
#include <string>

namespace kasino {

class Files {
 public:
  Files() = default;
  /// Of a session that is played again: nothing is written, names that lead nowhere from the
  /// working folder are looked for in `folder`, and what was "written" is read back.
  static Files kept_in_memory(std::string folder);

  /// Throws Error if the file cannot be read.
  std::string read(const std::string& name) const;
  /// Replaces the file, or leaves it as it is and throws Error.
  void write(const std::string& name, const std::string& text);
  bool has(const std::string& name) const;

  /// Where the file lies, as seen from the working folder.
  std::string path_of(const std::string& name) const;

 private:
  std::optional<std::string> folder_;
  std::map<std::string, std::string> written_;
};

}  // namespace kasino
