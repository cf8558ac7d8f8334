// Asks about one position in every way there is: the answers must agree.
//
// A contradiction is a violation, and is thrown as Broken; what is met is added to the coverage.
#pragma once

#include <algorithm>
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

/// What every game must satisfy, by the kind of violation.
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
  std::vector<std::string> key{};  ///< the key to blame in the variant's table: {"actions", "call"}
  std::optional<ScriptError> error{};
  std::optional<HookPlace> hook{};  ///< the function to blame, if only play showed it
  std::string advice{};             ///< advice to show with an error

  /// Whether both are the same fault, perhaps with other cards.
  bool is_like(const Violation& other) const {
    if (kind != other.kind) return false;
    if (kind == ViolationKind::Memory) return true;  // it shows in a different place each time
    if (key != other.key) return false;
    return !error || (error->file() == other.error->file() &&
                      error->line() == other.error->line() && error->hook() == other.error->hook());
  }
};

/// Thrown where a violation is found; whoever plays the game catches it.
class Broken : public Error {
 public:
  explicit Broken(Violation violation) : Error(violation.what), violation_(std::move(violation)) {}
  const Violation& violation() const { return violation_; }

 private:
  Violation violation_;
};

/// Thrown when the time of a check is over, or the user interrupts it.
class CheckStopped : public Error {
 public:
  using Error::Error;
};

/// Begins a step that a player could take, with the budget of a step. Throws CheckStopped.
void begin_step_of_check(Budget& budget);
/// Begins a question that no player asks, with a far larger budget. Throws CheckStopped.
void begin_question_of_check(Budget& budget);

/// Runs `act`. A ScriptError becomes Broken, or CheckStopped if the user interrupted.
template <typename Act>
auto guarded(Act act) {
  try {
    return act();
  } catch (const ScriptError& error) {
    if (error.kind() == ScriptErrorKind::Interrupted) throw CheckStopped(error.what());
    throw Broken({ViolationKind::Raised, error.what(), {}, error});
  }
}

/// A violation of kind Memory, with advice on what to do.
inline Broken memory_violation(const std::string& what, std::vector<std::string> key = {}) {
  return Broken(
      {ViolationKind::Memory, what + "; what is to last belongs in vars", std::move(key)});
}

/// Names that a variant declares: those in force, and of them those that play has met.
struct Seen {
  std::set<std::string> in_force{};
  std::set<std::string> met{};

  bool missed(const std::string& name) const {
    return in_force.contains(name) && !met.contains(name);
  }
};

/// What play has met of all that a variant declares: what is never met may be a mistake.
struct Coverage {
  Seen actions;                 ///< met if they were open
  Seen variables;               ///< met if they had another value than their initial one
  Seen refusals;                ///< by clause; met if they refused a move
  Seen clauses;                 ///< met if named by a verdict, an action, an event or a score
  std::uint64_t deals = 0;      ///< begun
  std::uint64_t moves = 0;      ///< cards played
  std::uint64_t performed = 0;  ///< actions

  /// Adds what is in force under these rules.
  void add_rules(const RuleData& data);
  void add_variables(const State& state, const RuleData& data);
  bool has_met_variables(const RuleData& data) const {
    return std::ranges::none_of(data.variables, [&](const VariableRule& variable) {
      return variables.missed(variable.name);
    });
  }
  void add_clauses(const EventLog& events);
  /// Adds the clauses of the score sheet.
  void add_score(const State& state, const Rules& rules);
};

/// How many moves of a position functions that refuse are asked about: a large table has millions.
inline constexpr std::uint64_t most_asked_in_check = 300;

/// The first legal moves of a list.
struct FirstMoves {
  std::vector<Move> moves{};
  bool are_all = false;
};
FirstMoves first_moves(const State& state, const Rules& rules, std::size_t most);

/// Checks a position in which the deal goes on: judges a sample of the legal moves and a few
/// guesses, both chosen by the position alone. `budget` is that of the rules. Throws Broken,
/// CheckStopped, CaptureUnknown, and what hooks throw.
void check_position(const State& state, const Rules& rules, Budget& budget, Coverage& seen);

/// The cards that the seat to act may play; none if it may play none.
std::span<const Card> playable(const State& state, const Rules& rules);

/// Whether `a` comes before `b` in the list of legal moves: by card, then a trail before captures,
/// which are in dictionary order.
bool is_listed_before(const Move& a, const Move& b);

/// The key of a function that forbids moves, or counts points, and answers differently when it is
/// asked again; empty if none does.
std::vector<std::string> inconsistent_refusal(const State& state, const Rules& rules);
std::vector<std::string> inconsistent_item(const State& state, const Rules& rules);

}  // namespace kasino
