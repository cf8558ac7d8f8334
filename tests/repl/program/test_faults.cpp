// Scripts that are wrong, tests/data/faults, and what is said of them. KASINO_BLESS=1 writes what
// is said anew.
//
//   # A misspelt key is reported with the nearest right one.
//   scorring = {}
//   --> mine.lua:2: scorring: unknown key (did you mean scoring?)
//
// Each is called mine.lua: either keys of an extension of the standard game, which begin on line 2,
// or a text with a `return kasino...` of its own. Lines `> ` are typed, and the last answer is
// said. Lines `@ ` and `@@ ` stand ahead of and behind each case that follows, until there are
// others.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

#include "engine/text/error.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/workshop.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

std::string script_of(const std::string& body) {
  if (("\n" + body).find("\nreturn kasino.") != std::string::npos) return body;
  return "return kasino.extend(\"standard\", { id = \"mine\", title = \"Mine\",\n" + body + "})\n";
}

/// What is answered to the last of the lines, or why the script does not load.
std::string said_of(const std::string& body, const std::vector<std::string>& typed) {
  try {
    Workshop author(script_of(body));
    std::string said = "it loads";
    for (const std::string& line : typed) {
      const nlohmann::json answer = author.ask(line);
      said = !answer.at("ok")          ? answer.at("error").at("message").get<std::string>()
             : answer.contains("text") ? answer.at("text").get<std::string>()
                                       : "done";
    }
    return said;
  } catch (const Error& error) {
    return error.what();
  }
}

/// One case: what it shares with those before it, and its own lines.
struct Case {
  std::vector<std::string> ahead;
  std::vector<std::string> own;
  std::vector<std::string> behind;

  std::string answer() const {
    std::string body;
    std::vector<std::string> typed;
    for (const auto* part : {&ahead, &own, &behind})
      for (const std::string& line : *part)
        if (line.starts_with("> "))
          typed.push_back(line.substr(2));
        else
          body += line + '\n';
    return said_of(body, typed);
  }
};

/// The file with what is said now.
std::string run_anew(const std::string& file) {
  std::istringstream lines(file);
  std::string anew;
  Case now;
  bool is_said = true;  // of a case, and there is none yet
  bool shares = false;  // the last line was one of those that cases share
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("-->")) {
      if (std::exchange(is_said, true)) continue;
      std::istringstream said(now.answer());
      for (std::string part; std::getline(said, part);)
        anew += (part.empty() ? "-->" : "--> ") + part + '\n';
      now.own.clear();
      continue;
    }
    anew += line + '\n';
    const bool is_shared = line.starts_with("@");
    if (is_shared && !shares) now.ahead.clear(), now.behind.clear();
    shares = is_shared;
    is_said = false;
    if (line.starts_with("@@ "))
      now.behind.push_back(line.substr(3));
    else if (line.starts_with("@ "))
      now.ahead.push_back(line.substr(2));
    else if (!line.starts_with("# ") && (!now.own.empty() || !line.empty()))
      now.own.push_back(line);
  }
  return anew;
}

}  // namespace

TEST_CASE("What is said of scripts that are wrong stands behind them", "[faults]") {
  for (const auto& entry : std::filesystem::directory_iterator(KASINO_TEST_DATA "/faults")) {
    CAPTURE(entry.path());
    const std::string file = read_file(entry.path().string());
    const std::string anew = run_anew(file);
    if (std::getenv("KASINO_BLESS") != nullptr)
      std::ofstream(entry.path()) << anew;
    else
      CHECK(anew == file);
  }
}
