#include "repl/simulate_run.hpp"

#include <chrono>
#include <ostream>

#include "engine/record.hpp"
#include "repl/interrupt.hpp"
#include "repl/simulate_data.hpp"
#include "repl/simulate_svg.hpp"
#include "repl/simulate_table.hpp"
#include "repl/words.hpp"

namespace kasino {

namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* clear_line = "\r\033[K";

/// Writes how far it is, with an estimate, over and over on one line.
class ProgressLine {
 public:
  ProgressLine(std::uint64_t games, Language language, std::ostream& err)
      : games_(games), language_(language), err_(err) {}

  void operator()(std::uint64_t played) const {
    const std::chrono::duration<double> passed = Clock::now() - begun_;
    const double left = played == 0 ? 0
                                    : passed.count() * static_cast<double>(games_ - played) /
                                          static_cast<double>(played);
    err_ << clear_line
         << say(language_, {"{0} of {1} games, {2} s left", "{0} av {1} partier, {2} s kvar"},
                played, games_, static_cast<long long>(left + 0.5))
         << std::flush;
  }

 private:
  std::uint64_t games_;
  Language language_;
  std::ostream& err_;
  Clock::time_point begun_ = Clock::now();
};

}  // namespace

void SimulationOutput::print(const SimulationHead& head, const SimulationReport& report) const {
  switch (form_) {
    case ReportForm::Json: out_ << simulation_json(head, report); break;
    case ReportForm::Csv: out_ << simulation_csv(head, report); break;
    case ReportForm::Tables: print_text(head, report); break;
  }
  out_ << std::flush;
  if (!svg_.empty()) save_atomically(svg_, simulation_svg(head, report, look_.language));
}

void SimulationOutput::check() const {
  if (!svg_.empty()) check_savable(svg_);
}

void SimulationOutput::print_text(const SimulationHead& head,
                                  const SimulationReport& report) const {
  out_ << simulation_title(head, report, look_.language);
  if (report.games() == 0) return;
  if (head.compares())
    out_ << comparison_table(head, report, look_) << comparison_words(head, report, look_);
  else
    out_ << simulation_tables(head, report, look_) << simulation_histograms(head, report, look_)
         << simulation_words(head, report, look_);
}

SimulationReport SimulateRun::play() const {
  SimulationProgress progress;
  if (shows_progress_) progress = ProgressLine(simulation_.range().size(), look_.language, err_);
  SimulationReport report = simulation_.run(interrupt_flag(), progress);
  if (shows_progress_) err_ << clear_line << std::flush;
  return report;
}

ExitStatus SimulateRun::report(const SimulationOutput& output) const {
  output.check();
  const SimulationReport report = play();
  output.print(simulation_.head(), report);
  if (report.games() < simulation_.range().size())
    err_ << "kasino: simulate: stopped after " << report.games() << " of "
         << simulation_.range().size() << " games: the numbers are those of these\n";
  return ExitStatus::Done;
}

ExitStatus SimulateRun::write_part(const Shard& shard, const std::string& file) const {
  check_savable(file);
  SimulationReport report = play();
  if (report.games() < simulation_.range().size())
    throw PartError(file + ": not written, as only " + std::to_string(report.games()) + " of " +
                    std::to_string(simulation_.range().size()) +
                    " games were played; run the same command again");
  save_atomically(file,
                  kasino::write_part({version, simulation_.head(), shard, std::move(report)}));
  return ExitStatus::Done;
}

}  // namespace kasino
