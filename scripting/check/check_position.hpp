// One position, judged in every way there is: the answers must agree.
//
// What does not hold is a violation, and is thrown; what is met is added to the coverage.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "engine/model/rules.hpp"
#include "engine/text/error.hpp"
#include "scripting/hooks/hook_observer.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

class State;

/// What every game must hold, and this one does not.
enum class ViolationKind : std::uint8_t {
  Raised,     ///< no function of the variant fails, or exceeds a limit
  Stuck,      ///< somebody can move while the deal goes on
  Endless,    ///< every deal ends
  Idle,       ///< every action changes something
  Lost,       ///< each card is in one place, and money stays the same
  Listing,    ///< legal moves are sorted, without repeats, and as many as are counted
  Judged,     ///< a move is legal exactly when it is listed
  Unread,     ///< moves and actions read back as they were written
  Leak,       ///< what is legal does not depend on hidden cards
  Totals,     ///< the points announced are those of the score sheet
  Memory,     ///< scripts remember nothing: asked again, or loaded afresh, they answer the same
  Unreplayed  ///< a record reads back
};

struct Violation {
  ViolationKind kind;
  std::string what;
  std::vector<std::string> key{};  ///< to blame, in the variant's table: {"actions", "call"}
  std::optional<ScriptError> error{};
  std::optional<HookPlace> hook{};  ///< the function to blame, if only play could tell
  std::string advice{};             ///< beside an error

  /// Whether the same is wrong, perhaps with other cards.
  bool is_like(const Violation& other) const {
    if (kind != other.kind) return false;
    if (kind == ViolationKind::Memory) return true;  // it shows in a different place each time
    if (key != other.key) return false;
    return !error || (error->file() == other.error->file() &&
                      error->line() == other.error->line() && error->hook() == other.error->hook());
  }
};

/// Thrown where a violation is found, and caught by whoever plays the game.
class Broken : public Error {
 public:
  explicit Broken(Violation violation) : Error(violation.what), violation_(std::move(violation)) {}
  const Violation& violation() const { return violation_; }

 private:
  Violation violation_;
};

/// Thrown where the time of a check is over, or the user interrupts it.
class CheckStopped : public Error {
 public:
  using Error::Error;
};

/// Begins a step that a player could take: it may spend what a command may. Throws CheckStopped.
void begin_step_of_check(Budget& budget);
/// Begins a question that no player asks, which may spend far more. Throws CheckStopped.
void begin_question_of_check(Budget& budget);

/// Runs `act`. A ScriptError in it is a violation, unless the user interrupted.
template <typename Act>
auto guarded(Act act) {
  try {
    return act();
  } catch (const ScriptError& error) {
    if (error.kind() == ScriptErrorKind::Interrupted) throw CheckStopped(error.what());
    throw Broken({ViolationKind::Raised, error.what(), {}, error});
  }
}

/// A violation of kind Memory, with advice.
inline Broken memory_violation(const std::string& what, std::vector<std::string> key = {}) {
  return Broken(
      {ViolationKind::Memory, what + "; what is to last belongs in vars", std::move(key)});
}

/// What was met in play of all that a variant declares: what is never met may be a mistake.
struct Coverage {
  std::set<std::string> actions;    ///< that were open
  std::set<std::string> variables;  ///< that had another value than their first
  std::set<std::string> refusals;   ///< clauses that refused a move
  std::set<std::string> cited;      ///< clauses named by a verdict, an action, an event or a score
  std::uint64_t deals = 0;          ///< begun
  std::uint64_t moves = 0;          ///< cards played
  std::uint64_t performed = 0;      ///< actions

  void add_variables(const State& state, const RuleData& data);
  void add_clauses(const EventLog& events);
  /// The clauses of the score sheet.
  void add_score(const State& state, const Rules& rules);
};

/// Functions that refuse are asked about so many moves of a position at most: a large table has
/// millions.
inline constexpr std::uint64_t most_asked_in_check = 300;

/// The first legal moves.
struct FirstMoves {
  std::vector<Move> moves{};
  bool are_all = false;
};
FirstMoves first_moves(const State& state, const Rules& rules, std::size_t most);

/// Checks a position in which the deal goes on; throws Broken, CheckStopped, CaptureUnknown, and
/// what hooks throw. Judges a sample of the legal moves and a few random guesses; which ones
/// depends on the position alone. `budget` is that of the rules.
void check_position(const State& state, const Rules& rules, Budget& budget, Coverage& seen);

/// What a variable holds, by seat and slot; one number unless it is a set.
std::vector<std::vector<int>> variable_values(const State& state, const RuleData& data,
                                              std::size_t variable);

/// The cards that the seat to act may play, if any.
std::span<const Card> playable(const State& state, const Rules& rules);

/// The order of legal moves: by card, a trail before captures, these in dictionary order.
bool is_listed_before(const Move& a, const Move& b);

/// The key of a function that forbids moves, or counts points, and answers differently when it is
/// asked again; empty if none is found.
std::vector<std::string> inconsistent_refusal(const State& state, const Rules& rules);
std::vector<std::string> inconsistent_item(const State& state, const Rules& rules);

}  // namespace kasino
