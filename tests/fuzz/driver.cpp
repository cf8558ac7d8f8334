// Runs a fuzz target without libFuzzer: over every seed, then over changed copies of them. The same
// inputs on every machine, so a run is a test.
//
//   fuzz_NAME RUNS [--dict=FILE] FILE_OR_FOLDER...
//
// The input under way is kept in a file, fuzz_NAME.input, until all went well.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>

#include "tests/fuzz/expect.hpp"
#include "tests/fuzz/mutate.hpp"

using namespace kasino;
using namespace kasino::fuzz;
namespace fs = std::filesystem;

namespace {

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(path.string() + ": cannot be read");
  return {std::istreambuf_iterator<char>(file), {}};
}

/// In an order that is the same everywhere.
std::vector<fs::path> files_in(const fs::path& path) {
  if (!fs::is_directory(path)) return {path};
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(path))
    if (entry.is_regular_file()) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

struct Task {
  int runs = 0;
  Material material;
};

Task task_of(const std::vector<std::string>& arguments) {
  constexpr std::string_view dictionary = "--dict=";
  Task task;
  task.runs = std::stoi(arguments.at(1));
  for (std::size_t i = 2; i < arguments.size(); ++i) {
    if (arguments[i].starts_with(dictionary))
      task.material.words = words_of(text_of(arguments[i].substr(dictionary.size())));
    else
      for (const fs::path& file : files_in(arguments[i]))
        task.material.seeds.push_back(text_of(file));
  }
  if (task.material.seeds.empty()) throw std::runtime_error("expected files to start from");
  return task;
}

/// Keeps the input under way in a file. It stays open: to open one for each input takes longer than
/// most inputs do.
class Keeper {
 public:
  explicit Keeper(fs::path path) : path_(std::move(path)), file_(path_, std::ios::binary) {}

  void keep(const std::string& text) {
    file_.seekp(0);
    file_ << text << std::flush;
    fs::resize_file(path_, text.size());
  }
  void remove() {
    file_.close();
    fs::remove(path_);
  }
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
  std::ofstream file_;
};

void run(const std::string& text, Keeper& keeper) {
  keeper.keep(text);
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

}  // namespace

int main(int count, char** arguments) {
  try {
    const Task task = task_of({arguments, arguments + count});
    Keeper keeper(fs::absolute(fs::path(arguments[0]).filename().string() + ".input"));
    std::cout << "if this ends badly, run it again with 0 and " << keeper.path() << std::endl;
    for (const std::string& seed : task.material.seeds) run(seed, keeper);
    Random random(1);
    for (int runs = 0; runs < task.runs; ++runs) run(mutated(task.material, random), keeper);
    keeper.remove();
    std::cout << task.material.seeds.size() << " seeds and " << task.runs << " changes of them\n";
    return EXIT_SUCCESS;
  } catch (const std::exception& error) {
    std::cerr << arguments[0] << ": " << error.what() << std::endl;
    return EXIT_FAILURE;
  }
}
