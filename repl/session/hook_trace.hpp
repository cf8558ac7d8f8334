// Watching the functions of a variant while commands run: which are called, with what, and what
// they answer; and stopping at a call.
//
// Rules are functions of the position, so stopping keeps nothing open: the command is given up
// before the call, and `continue` runs it again, past that call.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/text/error.hpp"
#include "scripting/hooks/hook_observer.hpp"

namespace kasino {

/// A call that was traced.
struct TracedCall {
  HookPlace place;
  std::string with;  ///< "s7 x h7, by seat 1": what it was called with, in words
  int depth = 0;     ///< how many calls it was made inside
  HookAnswer answer{};
};

/// The call at which a command was stopped, with copies of what the function would have got.
class StoppedCall {
 public:
  explicit StoppedCall(const HookCall& call);
  /// The call as the function would see it under these rules; points into this object.
  HookCall call(const Rules& rules) const;

 private:
  HookCall call_;  ///< points to `copies_`; its rules and choices are not used
  std::vector<std::shared_ptr<const void>> copies_;
  std::vector<Step> choices_;
};

/// A command that was stopped at a call, and the rules and position at that time.
struct Halt {
  std::string line;
  std::string function;  ///< the name of the one that was called
  const Rules* rules;
  std::shared_ptr<const State> state;
  std::size_t breaks_met;  ///< with the one that it stopped at
  StoppedCall call;
};

/// Thrown to stop the command under way.
class Stopped : public Error {
 public:
  using Error::Error;
};

class HookWatch : public HookObserver {
 public:
  HookWatch() = default;
  HookWatch(const HookWatch&) = delete;
  HookWatch& operator=(const HookWatch&) = delete;
  ~HookWatch() override = default;

  /// A command of the user begins, or ends: calls are traced and stopped at only in between. The
  /// first `passed` calls with a break are passed over.
  void begin(std::size_t passed = 0);
  /// `line` is the command, which ends under `rules` in the position `state`.
  void end(const std::string& line, const Rules& rules, const State& state);

  void trace(bool on) { traces_ = on; }
  bool is_tracing() const { return traces_; }
  /// The first 200 calls of the last command, outer calls before inner ones.
  const std::vector<TracedCall>& traced() const { return traced_; }
  std::size_t traced_in_all() const { return calls_; }

  /// The full names of functions to stop at.
  std::set<std::string>& breaks() { return breaks_; }
  /// The command that was stopped last.
  std::optional<Halt>& halt() { return halt_; }
  const std::optional<Halt>& halt() const { return halt_; }
  /// Whether a command is stopped, and rules and position are still the same.
  bool can_go_on(const Rules& rules, const State& state) const {
    return halt_ && halt_->rules == &rules && *halt_->state == state;
  }

  /// The key_of() every function called so far.
  const std::set<std::string>& called() const { return called_; }
  /// The clauses that an answer has named so far, in a judgement, refusal or score.
  std::set<std::string>& touched() { return touched_; }

  void before(const HookPlace& place, const HookCall& call) override;
  void after(const HookPlace& place, const HookCall& call, const HookAnswer& answer) override;
  bool wants_answers() const override { return armed_ && traces_; }

 private:
  bool armed_ = false;
  bool traces_ = false;
  std::set<std::string> breaks_;
  std::set<std::string> called_;
  std::set<std::string> touched_;
  std::vector<TracedCall> traced_;
  std::vector<std::optional<std::size_t>> open_;  ///< by depth: its place in `traced_`
  std::size_t calls_ = 0;
  std::size_t passed_ = 0;
  std::size_t met_ = 0;
  std::optional<StoppedCall> stopped_;  ///< where the current command was stopped
  std::string stopped_in_;              ///< the name of that function
  std::optional<Halt> halt_;
};

/// A key for the function, different from all others: "mine.lua: on_play".
std::string key_of(const HookPlace& place);

/// "refuses["STEP-1"] (mine.lua:12)".
std::string to_text(const HookPlace& place);

/// One line for a person: the place, what it was called with, what it answered, time and steps.
std::string to_line(const TracedCall& call, std::int64_t step_limit);

}  // namespace kasino
