#include <set>
#include <string>

#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/program.hpp"

using namespace kasino;
using namespace kasino::test;
using nlohmann::json;

namespace {

/// The keys of `answer` and of all in it, but for names that a variant gives.
void collect_keys(const json& answer, std::set<std::string>& keys) {
  if (!answer.is_structured()) return;
  const std::set<std::string> by_name = {"options", "arguments", "zones", "vars", "pots"};
  for (const auto& [key, value] : answer.items()) {
    if (answer.is_object()) keys.insert(key);
    if (!by_name.contains(key)) collect_keys(value, keys);
  }
}

}  // namespace

TEST_CASE("Every key of the answers to every command stands in the page about the program",
          "[json]") {
  const std::string page = read_file(std::string(KASINO_SOURCE_VARIANTS) + "/../repl/README.md");
  const std::string lines =
      "trace on\nstate view=1\nmoves\nhint\nanalyse\nwhy 1\ntry 1\nplay 1\nauto 12\n"
      "auto 2 greedy\nplay 1\nlast\nexplain\nscore\nundo\nredo\nback 2\nstep\ngoto 0\nhistory\n"
      "perft 1 --divide\nrules\noption\nrecord\nlesson 1\nhint\nanswer none\nreveal\nleave\n"
      "quiz n=1 seed=4\nanswer 3\nskip\nleave\nforce x\nplay z9\nplay x*\nanalyse game\n"
      "auto 400\nscore\nnext\nsetup table=\"h7\" hand1=\"s7\" hand2=\"c2\"\nswap h7 s7\n"
      "cards line\nhelp\nprogress\ncoverage\nlua 1\nquit\n";
  for (const char* variant : {"standard", "cassino", "dragkasino", "krypkasino", "blackjack"}) {
    const Result result = run({"play", variant, "--json", "--seed", "7"}, lines);
    std::set<std::string> keys;
    for (const json& answer : json_lines(result.out)) collect_keys(answer, keys);
    CHECK(keys.size() > 40);
    for (const std::string& key : keys) {
      CAPTURE(variant, key);
      CHECK((page.find('`' + key + '`') != page.npos));
    }
  }
}
