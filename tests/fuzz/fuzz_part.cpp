// The input is a part of a simulation or, if it is an array, a JSON patch (RFC 6902) of one that
// the program has just written. It is merged alone and with the second half of that one, and
// reported.
#include <nlohmann/json.hpp>

#include "repl/tools/simulate.hpp"
#include "scripting/source/file.hpp"
#include "tests/fuzz/drive.hpp"
#include "tests/fuzz/expect.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::fuzz;
using namespace kasino::test;
using nlohmann::json;

namespace {

/// Half of a comparison. Without a checksum, so that changes are looked into.
json half(std::uint64_t number, const ScriptFolder& folder) {
  const std::string file = (folder.path() / "half.json").string();
  CommandLine line;
  line.shared.variants_dirs = {KASINO_SOURCE_VARIANTS};
  SimulateOptions options;
  options.variant = "standard";
  options.other = "misar";
  options.deals = 4;
  options.shard = {number, 2};
  options.part = file;
  line.command = options;
  printed_by(line);
  json part = json::parse(read_file(file));
  part.erase("checksum");
  return part;
}

std::string patched(std::string_view text, const json& part) try {
  return part.patch(json::parse(text)).dump();
} catch (const json::exception&) {
  return std::string(text);  // no patch
}

void merge_files(const std::vector<std::string>& files, const ScriptFolder& folder) {
  std::vector<Text> warnings;
  try {
    const std::string text = text_of(merge_parts(files, warnings));
    const std::string whole = folder.write("whole.json", text).string();
    expect(text_of(merge_parts({whole}, warnings)) == text, "a merged part reads back");
  } catch (const PartError& error) {
    expect_good_message(error);
  }
  const std::string drawing = (folder.path() / "drawing.svg").string();
  for (const ReportOptions& report :
       {ReportOptions{false, false, drawing}, {true, false, {}}, {false, true, {}}}) {
    CommandLine line;
    line.command = MergeOptions{files, report};
    const std::string printed = printed_by(line);
    expect(!report.json || printed.empty() || json::accept(printed), "a report can be JSON");
  }
}

}  // namespace

void kasino::fuzz::fuzz_part(const std::uint8_t* data, std::size_t size) {
  static const ScriptFolder folder;
  static const json first = half(1, folder);
  static const std::string second = folder.write("second.json", half(2, folder).dump()).string();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const bool is_patch = text.starts_with('[');
  const std::string file =
      folder.write("first.json", is_patch ? patched(text, first) : std::string(text)).string();
  merge_files({file}, folder);
  merge_files({file, second}, folder);
}
