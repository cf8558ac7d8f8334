#include "tests/support/program.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <system_error>

#include <stdlib.h>  // mkdtemp, from POSIX

#include "repl/command_line/command_line.hpp"
#include "repl/program.hpp"
#include "repl/text/words.hpp"
#include "tests/support/this_build.hpp"

namespace kasino::test {

Result run(std::vector<std::string> words, const std::string& input) {
  words.insert(words.begin(), "kasino");
  std::vector<const char*> argv;
  for (const std::string& word : words) argv.push_back(word.c_str());
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  Result result;
  const int argc = static_cast<int>(argv.size());
  const Language language = language_typed(argc, argv.data()).value_or(Language::English);
  try {
    const auto parsed = parse_command_line(argc, argv.data(), language);
    if (const auto* text = std::get_if<std::string>(&parsed)) return {0, *text, {}};
    const auto& line = std::get<CommandLine>(parsed);
    result.status = static_cast<int>(run_program(line, {in, out, err, tested_program}));
  } catch (const std::exception& error) {
    err << error_report(error, language) << '\n';
    result.status = static_cast<int>(exit_status(error));
  }
  return {result.status, out.str(), err.str()};
}

Result simulated(std::vector<std::string> words, const std::string& games) {
  words.insert(words.begin(), "simulate");
  if (std::find(words.begin(), words.end(), "--matches") == words.end())
    words.insert(words.end(), {"--deals", games});
  return run(words);
}

std::string pack_but(const std::string& card) {
  std::string cards;
  for (const char* suit : {"s", "h", "d", "c"})
    for (const char* rank : {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"})
      if (suit + std::string(rank) != card) cards += ' ' + (suit + std::string(rank));
  return cards;
}

Folder::Folder() {
  std::string name = (std::filesystem::temp_directory_path() / "kasino-test-XXXXXX").string();
  path_ = ::mkdtemp(name.data());
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string Folder::write(const std::string& name, const std::string& text) const {
  std::filesystem::create_directories((path_ / name).parent_path());
  std::ofstream(path_ / name) << text;
  return (path_ / name).string();
}

}  // namespace kasino::test
