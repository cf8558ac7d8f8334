// What fuzzers share that run the program, or a session at which somebody types.
#pragma once

#include <istream>
#include <memory>
#include <string>
#include <vector>

#include "repl/console/options.hpp"

namespace kasino {
struct Desk;
}

namespace kasino::fuzz {

/// What follows in `in` up to the end of the line, or of the input.
std::string take_line(std::istream& in);

/// Runs the program, which reads `input`, and answers what it prints, without errors. Expects all
/// of it to be text that does not control the screen, and that no errors but ours are thrown.
std::string printed_by(const CommandLine& line, const std::string& input = {});

/// Whether a line would touch files of the machine, or rightly count for a long time.
bool is_passed_over(const std::string& line);

/// A session of a variant, within limits that do not depend on the machine.
class SessionAt {
 public:
  /// Throws Error if there is no such variant.
  explicit SessionAt(const std::string& variant);
  ~SessionAt();

  Desk& desk() const;

 private:
  struct Whole;
  std::unique_ptr<Whole> whole_;
};

/// Types a line. The answer to a program must be JSON, and that to a person text.
void type(const std::string& line, Desk& desk);

/// Types the lines of `in`, as many as people type at once.
void type_all(std::istream& in, Desk& desk);

}  // namespace kasino::fuzz
