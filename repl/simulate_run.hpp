// `kasino simulate` and `kasino merge`: play many games between computer players, or add up what
// was played elsewhere, and tell what came of them.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "repl/look.hpp"
#include "repl/program.hpp"
#include "repl/simulation_part.hpp"

namespace kasino {

/// How the report is printed.
enum class ReportForm : std::uint8_t { Tables, Json, Csv };

/// Where the report goes, and how it looks.
class SimulationOutput {
 public:
  /// `svg` is the file of a drawing to be written too; empty: none. What else is given outlives it.
  SimulationOutput(ReportForm form, std::string svg, const Look& look, std::ostream& out)
      : form_(form), svg_(std::move(svg)), look_(look), out_(out) {}

  /// Throws Error for a drawing that cannot be written.
  void print(const SimulationHead& head, const SimulationReport& report) const;
  /// Throws Error if the drawing could not be written now: before much is played.
  void check() const;

 private:
  void print_text(const SimulationHead& head, const SimulationReport& report) const;

  ReportForm form_;
  std::string svg_;
  const Look& look_;
  std::ostream& out_;
};

class SimulateRun {
 public:
  /// What is to be known besides goes to `err`. What is given outlives the run.
  SimulateRun(const Simulation& simulation, const Look& look, std::ostream& err,
              bool shows_progress)
      : simulation_(simulation), look_(look), err_(err), shows_progress_(shows_progress) {}

  /// Plays and reports. Ctrl-C, where it is caught, ends the play with what is known. Throws what
  /// Simulation::run() does.
  ExitStatus report(const SimulationOutput& output) const;
  /// Plays the share of `shard`, and writes it to `file`. Throws Error for a file that cannot be
  /// written, and if Ctrl-C has ended the play: half a share is of no use.
  ExitStatus write_part(const Shard& shard, const std::string& file) const;

 private:
  SimulationReport play() const;

  const Simulation& simulation_;
  const Look& look_;
  std::ostream& err_;
  bool shows_progress_;
};

}  // namespace kasino
