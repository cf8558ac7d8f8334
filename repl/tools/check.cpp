#include "scripting/check/check.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <ostream>
#include <set>
#include <utility>
#include <vector>

#include "engine/game/game.hpp"
#include "engine/record/record.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"
#include "repl/tools/tools.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_typed = 12;  ///< moves that are listed for typing again

/// "t-check.txt" for ./t.lua; the second file is "t-check-2.txt".
std::string file_name(const std::string& variant, std::size_t number) {
  const auto stem = [](const std::string& path) { return fs::path(path).stem().string(); };
  return with_paths(variant, stem) + "-check" + (number == 1 ? "" : '-' + std::to_string(number)) +
         ".txt";
}

/// A setting as options of the command line: " --set target=0 --players 3".
std::string flags_of(const CheckSetting& setting) {
  std::string flags;
  for (const auto& [name, value] : setting.options) flags += " --set " + name + '=' + value;
  return flags + " --players " + std::to_string(setting.players);
}

/// The moves and actions of a record as typed, one a line.
std::string moves_of(const std::string& record) {
  std::string moves;
  for (std::string line : lines_of(record)) {
    if (!line.starts_with("  ")) continue;
    for (std::size_t gap = line.find("  ", 2); gap != std::string::npos;
         gap = line.find("  ", gap + 5))
      line.replace(gap, 2, "\n    ");
    moves += "  " + line + '\n';
  }
  return moves;
}

/// What is wrong and where. The source line under a script's error is not wrapped.
std::string message_of(const CheckFailure& failure, const Style& style) {
  const std::optional<ScriptError>& error = failure.violation.error;
  const std::string& advice = failure.violation.advice;
  const std::string place = failure.place.empty() ? "" : failure.place + ": ";
  const std::string what = error ? reason_of(*error) : place + printable(failure.violation.what);
  return wrapped("  " + what, style.width, 4) + (error ? lines_under(*error) : "") +
         (advice.empty() ? "" : '\n' + wrapped("  " + advice, style.width, 4));
}

/// Whether replaying the record is enough to show what is wrong.
bool is_seen_in_replay(const Violation& violation) {
  return violation.advice.empty() &&
         (violation.kind == ViolationKind::Raised || violation.kind == ViolationKind::Stuck);
}

/// The record indented, without its middle if it is long.
std::string shown(const std::string& record) {
  constexpr std::size_t most_lines = 40;
  const std::vector<std::string> lines = lines_of(record);
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool hidden = i >= most_lines / 2 && lines.size() - i > most_lines / 2;
    if (hidden && i == most_lines / 2) text += "    ...\n";
    if (!hidden) text += (lines[i].empty() ? "" : "    ") + lines[i] + '\n';
  }
  return text;
}

/// Deals played: a row for each choice of options, a column for each number of players.
struct PlayedTable {
  PlayedTable(const CheckReport& report, Language language) {
    for (const CheckedSetting& played : report.played) {
      std::string name = settings_text(played.setting.options, " ");
      if (name.empty()) name = say(language, {"by default", "som förval"});
      if (rows.empty() || rows.back().first != name) rows.emplace_back(name, Row{});
      rows.back().second[played.setting.players] =
          (played.broken ? "!" : "") + std::to_string(played.deals) + ' ';
      columns.insert(played.setting.players);
      widest = std::max(widest, name.size());
    }
  }

  using Row = std::map<int, std::string>;
  std::vector<std::pair<std::string, Row>> rows{};
  std::set<int> columns{};
  std::size_t widest = 0;
};

/// Prints what a check has found.
class CheckPrinter {
 public:
  CheckPrinter(const CheckRequest& request, const Console& console)
      : request_(request), style_(console.style), out_(console.out) {}

  void print(const CheckReport& report) {
    print_played(report);
    for (const CheckFailure& failure : report.failures) print_failure(failure);
    print_notes(report);
    print_closing_line(report);
  }

  /// Prints a failure and writes its record to a file.
  void print_failure(const CheckFailure& failure) {
    out_ << '\n'
         << bold(say_({"FAILED", "FEL"}), style_) << "  "
         << to_text(failure.setting).in(style_.language) << '\n';
    out_ << message_of(failure, style_) << '\n';
    out_ << say_(failure.alone
                     ? Sentence<2>{"  found after {0}; a game of {1} shows it\n",
                                   "  hittat efter {0}; ett parti på {1} visar det\n"}
                     : Sentence<2>{"  found after {0}, but not by these alone: the games before "
                                   "them are remembered\n",
                                   "  hittat efter {0}, men bara med partierna före: något minns "
                                   "dem\n"},
                 moves_text(failure.steps_first), moves_text(failure.game.steps.size()))
         << '\n'
         << shown(failure.record) << '\n';
    print_replay(failure);
  }

 private:
  std::string moves_text(std::size_t moves) const {
    return count_text(moves, style_.language, {"{0} move", "{0} drag"}, {"{0} moves", "{0} drag"});
  }

  void print_played(const CheckReport& report) {
    const PlayedTable table(report, style_.language);
    const int width = static_cast<int>(std::min<std::size_t>(table.widest, 50)) + 2;
    out_ << padded(report.name, width);
    for (const int players : table.columns) out_ << right_aligned(std::to_string(players) + ' ', 8);
    const bool broken = !report.failures.empty();
    out_ << say_(broken ? Sentence<0>{"players (! broken off)", "spelare (! avbrutet)"}
                        : Sentence<0>{"players", "spelare"})
         << '\n';
    for (const auto& [name, deals] : table.rows) {
      out_ << "  " << padded(name, width - 2);
      for (const int players : table.columns)
        out_ << right_aligned(deals.contains(players) ? deals.at(players) : "- ", 8);
      out_ << say_({"deals", "givar"}) << '\n';
    }
  }

  /// The next file name under which a record may be saved: no other kind of file is overwritten.
  std::string next_file() {
    constexpr std::size_t most = 100;
    while (true) {
      const std::string file = file_name(request_.variant.spec, ++files_);
      if (files_ == most || may_save_beside(file, is_record)) return file;
    }
  }

  void print_replay(const CheckFailure& failure) {
    const std::string file = next_file();
    try {
      save_beside(file, failure.record, is_record);
    } catch (const Error& error) {
      out_ << "  " << error.message().in(style_.language) << '\n';
      return;
    }
    const std::string& variant = request_.variant.spec;
    if (!failure.alone) {
      out_ << say_({"  It is written to {0}, but shows only after other games. See it again with\n",
                    "  Det står i {0}, men visar sig bara efter andra partier. Se det igen med\n"},
                   file)
           << "    kasino check " << variant << flags_of(failure.setting) << " --deals "
           << request_.deals << " --seed " << request_.seed << '\n';
      return;
    }
    out_ << say_({"  It is written to {0}. See it again with\n",
                  "  Det står i {0}. Se det igen med\n"},
                 file)
         << "    kasino "
         << (is_seen_in_replay(failure.violation) ? "replay " + file
                                                  : "check " + variant + " --game " + file)
         << '\n';
    if (!failure.game.start.setup || !is_seen_in_replay(failure.violation)) return;
    out_ << say_({"  or in kasino play {0}{1}\n", "  eller i kasino play {0}{1}\n"}, variant,
                 flags_of(failure.setting))
         << "    " << setup_line(*failure.game.start.setup) << '\n';
    if (failure.game.steps.size() <= most_typed) out_ << moves_of(failure.record);
  }

  void print_notes(const CheckReport& report) {
    for (const std::string& fault : report.faults)
      out_ << '\n'
           << wrapped(bold(say_({"FAILED", "FEL"}), style_) + "  " + fault, style_.width, 4);
    if (!report.faults.empty()) out_ << '\n';
    if (report.notes.empty()) return;
    out_ << '\n' << say_({"Perhaps not as meant:", "Kanske inte som tänkt:"}) << '\n';
    for (const std::string& note : report.notes)
      out_ << wrapped("  " + printable(note), style_.width, 4) << '\n';
  }

  void print_closing_line(const CheckReport& report) {
    const Language language = style_.language;
    if (report.is_broken_off)
      out_ << '\n'
           << say_(report.is_interrupted
                       ? Sentence<2>{"Broken off: {0} of {1} deals were begun.",
                                     "Avbrutet: {0} av {1} givar påbörjades."}
                       : Sentence<2>{"The time was up: {0} of {1} deals were begun; "
                                     "`--time SECONDS` allows more.",
                                     "Tiden var ute: {0} av {1} givar påbörjades; "
                                     "`--time SEKUNDER` ger mer."},
                   report.seen.deals, report.planned)
           << '\n';
    const std::uint64_t failures = report.failures.size() + report.faults.size();
    out_ << '\n'
         << say(language, {"{0}: {1}, {2}, {3}; {4}, {5}\n", "{0}: {1}, {2}, {3}; {4}, {5}\n"},
                report.name,
                count_text(report.seen.deals, language, {"{0} deal", "{0} giv"},
                           {"{0} deals", "{0} givar"}),
                count_text(report.seen.moves, language, {"{0} move", "{0} drag"},
                           {"{0} moves", "{0} drag"}),
                count_text(report.seen.performed, language, {"{0} action", "{0} annan handling"},
                           {"{0} actions", "{0} andra handlingar"}),
                failures == 0 && report.is_broken_off
                    ? say(language, {"passed so far", "godkänd så långt"})
                : failures == 0 ? say(language, {"passed", "godkänd"})
                                : count_text(failures, language, {"{0} failure", "{0} fel"},
                                             {"{0} failures", "{0} fel"}),
                count_text(report.notes.size(), language, {"{0} note", "{0} anmärkning"},
                           {"{0} notes", "{0} anmärkningar"}));
  }

  const CheckRequest& request_;
  const Style& style_;
  Speaker say_{style_.language};
  std::ostream& out_;
  std::size_t files_ = 0;  ///< how many were named so far
};

}  // namespace

ExitStatus run_check(const CheckRequest& request, Budget& budget, const Console& console) {
  CheckProgress progress;
  if (console.shows_progress)
    progress = [&err = console.err, language = console.style.language, last = -1](
                   const CheckSetting& setting, double done) mutable {
      const int percent = static_cast<int>(done * 100);
      if (percent == std::exchange(last, percent)) return;
      err << terminal::clear_line << percent << " %  " << to_text(setting).in(language)
          << std::flush;
    };
  const CheckReport report = check_variant(request, budget, progress);
  if (console.shows_progress) console.err << terminal::clear_line << std::flush;
  CheckPrinter(request, console).print(report);
  if (!report.passed()) return ExitStatus::Failed;
  return report.is_interrupted ? ExitStatus::Script : ExitStatus::Done;
}

ExitStatus run_check_of(const Game& game, const CheckRequest& request, Budget& budget,
                        const Console& console) {
  const auto failure = check_played(game, request, budget);
  if (failure) CheckPrinter(request, console).print_failure(*failure);
  console.out << game.rules().data().name << ": "
              << say(console.style.language, failure ? Sentence<0>{"failed", "underkänd"}
                                                     : Sentence<0>{"passed", "godkänd"})
              << '\n';
  return failure ? ExitStatus::Failed : ExitStatus::Done;
}

}  // namespace kasino
