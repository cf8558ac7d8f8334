// The whole program, driven as from a command line, and folders for it to work in.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace kasino::test {

/// What a run of the program printed, and its exit status.
struct Result {
  int status = 0;
  std::string out;
  std::string err;
};

/// What the program does, as main() runs it, with `input` in a pipe.
Result run(std::vector<std::string> words, const std::string& input = {});

/// `kasino simulate` of a few games.
Result simulated(std::vector<std::string> words, const std::string& games = "30");

/// The cards of a pack in order, sA s2 ... cK, without one of them.
std::string pack_but(const std::string& card = {});

/// A folder of the test's own, removed afterwards.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  /// Writes a file, and the folders that it lies in; answers its path.
  std::string write(const std::string& name, const std::string& text) const;
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

}  // namespace kasino::test
