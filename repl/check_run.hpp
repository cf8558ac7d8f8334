// `kasino check`: tells what was played, what broke, and how to see it again.
#pragma once

#include <iosfwd>
#include <string>

#include "engine/game.hpp"
#include "repl/look.hpp"
#include "repl/program.hpp"
#include "scripting/budget.hpp"
#include "scripting/check.hpp"

namespace kasino {

class CheckRun {
 public:
  /// What is given outlives the run. The report goes to `out`, progress to `err`.
  CheckRun(const CheckRequest& request, const Look& look, std::ostream& out, std::ostream& err);

  /// Checks the variant, writes the games that break beside the current folder, and reports. Throws
  /// what check_variant does.
  ExitStatus run(Budget& budget, bool shows_progress);

  /// The same for one game that was played.
  ExitStatus run_played(const Game& game, Budget& budget);

 private:
  void print_played(const CheckReport& report);
  void print_failure(const CheckFailure& failure, const std::string& file);
  void print_replay(const CheckFailure& failure, const std::string& file);
  void print_notes(const CheckReport& report);
  void print_closing_line(const CheckReport& report);

  const CheckRequest& request_;
  const Look& look_;
  std::ostream& out_;
  std::ostream& err_;
};

}  // namespace kasino
