// `kasino simulate`: plays many games between computer players, and tells what came of them.
#pragma once

#include <iosfwd>

#include "engine/text.hpp"
#include "repl/look.hpp"
#include "repl/program.hpp"
#include "scripting/simulation.hpp"

namespace kasino {

class SimulateRun {
 public:
  /// What is given outlives the run. The report goes to `out`, progress to `err`.
  SimulateRun(const SimulationRequest& request, const Look& look, std::ostream& out,
              std::ostream& err)
      : request_(request), look_(look), out_(out), err_(err) {}

  /// Plays and reports, as text or as one JSON object. Ctrl-C, where it is caught, ends the play
  /// with what is known. Throws what simulate() does.
  ExitStatus run(const Limits& limits, const Text& title, bool json, bool shows_progress);

 private:
  void print(const SimulationReport& report, const Text& title) const;
  void print_json(const SimulationReport& report) const;

  const SimulationRequest& request_;
  const Look& look_;
  std::ostream& out_;
  std::ostream& err_;
};

}  // namespace kasino
