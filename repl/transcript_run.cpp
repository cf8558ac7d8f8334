#include "repl/transcript_run.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <system_error>

#include "engine/record.hpp"
#include "repl/autosave.hpp"
#include "repl/loop.hpp"
#include "repl/report.hpp"
#include "repl/transcript.hpp"
#include "repl/transcript_file.hpp"
#include "repl/words.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

using Lines = std::vector<std::string>;

constexpr std::size_t most_told = 3;         ///< answers that differ
constexpr std::size_t most_lines_told = 12;  ///< of each side of one

/// Expected against found: what one answer has from `begin` on, and the other.
struct Hunk {
  std::size_t begin;
  Lines expected;
  Lines found;
};

/// Where two answers differ: line by line if they have as many, else all between what is the same
/// at the beginning and at the end.
std::vector<Hunk> hunks_of(const Lines& expected, const Lines& found) {
  const auto [first, other] =
      std::mismatch(expected.begin(), expected.end(), found.begin(), found.end());
  const auto begin = static_cast<std::size_t>(first - expected.begin());
  std::vector<Hunk> hunks;
  if (expected.size() == found.size()) {
    for (std::size_t i = begin; i < expected.size(); ++i)
      if (expected[i] != found[i]) hunks.push_back({i, {expected[i]}, {found[i]}});
    return hunks;
  }
  const auto [last, last_other] =
      std::mismatch(expected.rbegin(), std::make_reverse_iterator(first), found.rbegin(),
                    std::make_reverse_iterator(other));
  hunks.push_back({begin, {first, last.base()}, {other, last_other.base()}});
  return hunks;
}

class Comparison {
 public:
  Comparison(const TranscriptFile& file, std::string path, const Look& look)
      : file_(file), path_(std::move(path)), look_(look) {}

  std::string differences(const std::vector<Transcript::Entry>& now) {
    std::string text;
    std::size_t different = 0;
    for (std::size_t i = 0; i < file_.entries.size(); ++i) {
      const TranscriptFile::Entry& entry = file_.entries[i];
      if (i >= now.size()) return text + not_reached(entry);
      const Lines found = shown_lines(now[i].shown);
      if (found == entry.shown) continue;
      if (++different <= most_told) text += told(entry, hunks_of(entry.shown, found));
    }
    if (different > most_told)
      text += "    " +
              say(look_.language, {"... {0} more answers differ", "... {0} svar till skiljer sig"},
                  different - most_told) +
              '\n';
    return text;
  }

 private:
  std::string place(std::size_t line, const std::string& typed) const {
    return "    " + path_ + ':' + std::to_string(line) + ':' +
           (typed.empty() ? "" : " > " + typed) + '\n';
  }

  std::string not_reached(const TranscriptFile::Entry& entry) const {
    return place(entry.line, entry.typed) + "      " +
           say(look_.language, {"the session was over before", "sessionen var slut dessförinnan"}) +
           '\n';
  }

  std::string told(const TranscriptFile::Entry& entry, const std::vector<Hunk>& hunks) const {
    std::string text;
    std::size_t told = 0;
    for (const Hunk& hunk : hunks) {
      if (++told > most_lines_told) return text + "      ...\n";
      const bool inside = hunk.begin < entry.places.size();
      const std::size_t behind = entry.places.empty() ? entry.line : entry.places.back() + 1;
      text += place(inside ? entry.places[hunk.begin] : behind, entry.typed);
      text += rows({"expected", "väntat"}, hunk.expected) + rows({"found", "fanns"}, hunk.found);
    }
    return text;
  }

  std::string rows(const Phrase& name, const Lines& lines) const {
    constexpr int widest_name = 8;
    std::string text;
    const auto row = [&](const std::string& line) {
      const std::string label = text.empty() ? say(look_.language, name) : "";
      text += wrapped("      " + padded(label, widest_name) + "  " + line, look_.width, 16) + '\n';
    };
    for (std::size_t i = 0; i < std::min(lines.size(), most_lines_told); ++i) row(lines[i]);
    if (lines.size() > most_lines_told) row("...");
    if (lines.empty()) row(say(look_.language, {"nothing", "ingenting"}));
    return text;
  }

  const TranscriptFile& file_;
  std::string path_;
  const Look& look_;
};

/// The lines typed, one after the other.
LineSource typed_in(const TranscriptFile& file) {
  return [&file, next = std::size_t{1}](const std::string&) mutable -> std::optional<Line> {
    if (next == file.entries.size()) return std::nullopt;
    return Line{file.entries[next++].typed};
  };
}

/// A folder of its own, as long as it lives, for the games that the session may restore.
class RestoredFolder {
 public:
  explicit RestoredFolder(const std::vector<CutOffGame>& games) {
    if (games.empty()) return;
    std::string name = (fs::temp_directory_path() / "kasino-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw Error(name + ": the folder cannot be made");
    path_ = name;
    write_cut_off_games(games, path_);
  }
  ~RestoredFolder() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
  }
  RestoredFolder(const RestoredFolder&) = delete;
  RestoredFolder& operator=(const RestoredFolder&) = delete;

  std::string path() const { return path_.string(); }

 private:
  fs::path path_;
};

}  // namespace

TranscriptResult play_again(const std::filesystem::path& path, const RulesLoader& loader,
                            Budget& budget, const Look& look) {
  const std::filesystem::path folder = path.parent_path();
  TranscriptFile file;
  try {
    file = read_transcript(read_file(path.string()), folder);
  } catch (const RecordError& error) {
    throw with_place(error, path.string());
  }
  const RestoredFolder restored(file.cut_off);
  file.settings.autosaves = restored.path();
  Session session(file.settings, loader, budget);
  Transcript kept;
  session.keep_transcript(&kept);
  session.files() = Files::kept_in_memory(folder.empty() ? "." : folder.string());
  const std::string hash = session.first_hash();
  std::ostringstream shown;
  Look plain;
  plain.language = file.settings.language;
  plain.terminal = true;
  run_text(session, typed_in(file), shown, shown, plain);
  TranscriptResult result;
  result.typed = file.entries.size() - 1;
  result.differences = Comparison(file, path.string(), look).differences(kept.entries());
  result.now = updated(file, kept.entries(), hash);
  if (!file.script_hash.empty() && file.script_hash != hash)
    result.warning =
        "it was made under another version of the rules of " + session.rules().data().name;
  return result;
}

}  // namespace kasino
