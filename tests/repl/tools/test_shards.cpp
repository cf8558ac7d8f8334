// Simulations in parts, as in the guide: with GNU parallel, killed, and played again.
#include <cstdlib>

#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/this_build.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino::test;
using kasino::read_file;

namespace {

void replace_all(std::string& text, const std::string& what, const std::string& by) {
  for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
}

/// The block of the guide that begins with `first`.
std::string block_of_guide(const std::string& first) {
  const std::string guide = read_file(KASINO_SOURCE_VARIANTS "/README.md");
  const std::size_t begin = guide.find("```\n" + first);
  REQUIRE(begin != guide.npos);
  return guide.substr(begin + 4, guide.find("```", begin + 4) - begin - 4);
}

/// Runs a script of bash in the current folder; answers its output. Errors go to err.txt.
std::string bash(const WorkingFolder& folder, std::string script) {
  replace_all(script, "kasino ", tested_program + " ");
  folder.write("script.sh", "exec 2>err.txt\n" + script);
  INFO(script);
  const int status = std::system("bash script.sh >out.txt");
  INFO(read_file("err.txt"));
  CHECK(status == 0);
  return read_file("out.txt");
}

}  // namespace

TEST_CASE("The guide's line for GNU parallel prints what one run prints", "[shards]") {
  const WorkingFolder folder;
  folder.write("mine.lua",
               "return kasino.extend(\"standard\", { id = \"mine\", title = \"Mine\" })");
  std::string script = block_of_guide("parallel kasino");
  replace_all(script, "--deals 1000000", "--deals 50");
  replace_all(script, "parallel kasino", "parallel --will-cite kasino");
  const std::string parts = bash(folder, script);
  CHECK(parts == run({"simulate", "./mine.lua", "--deals", "50"}).out);
  CHECK(parts.size() > 1000);
}

TEST_CASE("A share that is killed leaves nothing, and played again it is the same", "[shards]") {
  const WorkingFolder folder;
  const std::string command = "kasino simulate standard --deals 60 --shard ";
  bash(folder, command + "1/2 --out part1.json\n" + command + "2/2 --out part2.json\n");
  const std::string part = read_file("part2.json");
  REQUIRE_FALSE(part.empty());
  // A simulation much longer than its process will live.
  bash(folder,
       "rm part2.json\n"
       "kasino simulate standard --deals 900000000 --shard 2/2 --out part2.json &\n"
       "sleep 0.3; kill -9 $!; wait $! || true\n"
       "test ! -e part2.json\n");
  const Result missing = run({"merge", "part1.json"});
  CHECK(missing.status == 1);
  CHECK_THAT(missing.err, Catch::Contains("1 of 2 parts is missing: 2"));
  bash(folder, command + "2/2 --out part2.json\n");
  CHECK(read_file("part2.json") == part);
  CHECK(run({"merge", "part1.json", "part2.json"}).out ==
        run({"simulate", "standard", "--deals", "60"}).out);
}

namespace {

/// Sends Ctrl-C to the job in the background, again until it listens.
const std::string stop_it = "while kill -INT $! 2>/dev/null; do sleep 0.2; done; wait $!\n";

}  // namespace

TEST_CASE("A share that Ctrl-C stops is not written, and the program says so", "[shards]") {
  const WorkingFolder folder;
  bash(folder,
       "kasino simulate standard --deals 900000000 --out part.json 2>said.txt &\n"
       "sleep 0.3; " +
           stop_it + "test $? = 1 && test ! -e part.json\n");
  CHECK_THAT(read_file("said.txt"), Catch::Contains("part.json: not written") &&
                                        Catch::Contains("run the same command again"));
}

TEST_CASE("A simulation that Ctrl-C stops prints what it knows, as incomplete", "[shards]") {
  const WorkingFolder folder;
  // Longer if the program takes long to begin.
  const std::string out = bash(folder,
                               "for seconds in 0.3 2 9; do\n"
                               "kasino simulate standard --deals 900000000 >known.txt &\n"
                               "sleep $seconds; " +
                                   stop_it +
                                   "grep -q points known.txt && break\n"
                                   "done; cat known.txt\n");
  CHECK_THAT(read_file("err.txt"), Catch::Contains("kasino: simulate: stopped after "));
  CHECK_THAT(out, Catch::Contains("incomplete: stopped before 900 000 000 were played") &&
                      Catch::Contains("points a deal"));
}
