// What a check finds in play that no variant may do.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/error.hpp"
#include "scripting/hooks/hook_observer.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

/// What every game holds, and this one does not.
enum class BreachKind : std::uint8_t {
  Raised,     ///< no function of the variant fails, or breaks a limit
  Stuck,      ///< somebody can move while the deal goes on
  Endless,    ///< a deal ends
  Idle,       ///< an action changes something
  Lost,       ///< each card is in one place
  Listing,    ///< legal moves are sorted, none is there twice, and their number is known
  Judged,     ///< a move is legal exactly when it is listed
  Unread,     ///< what is written reads back
  Leak,       ///< legality tells nothing of hidden cards
  Totals,     ///< the points told are those of the score sheet
  Memory,     ///< scripts remember nothing: asked again, or by rules freshly loaded, it is the same
  Unreplayed  ///< a record reads back
};

struct Violation {
  BreachKind kind;
  std::string what;
  std::vector<std::string> key{};  ///< of the variant's table, to blame: {"actions", "call"}
  std::optional<ScriptError> error{};
  std::optional<HookPlace> hook{};  ///< the function to blame, where it is known only in the end

  /// Whether the same is wrong, with other cards perhaps.
  bool is_like(const Violation& other) const {
    if (kind != other.kind) return false;
    if (kind == BreachKind::Memory) return true;  // it shows now here, now there
    if (key != other.key) return false;
    return !error || (error->file() == other.error->file() &&
                      error->line() == other.error->line() && error->hook() == other.error->hook());
  }
};

/// Thrown where a breach is found, and caught by who plays the game.
class Broken : public Error {
 public:
  explicit Broken(Violation violation) : Error(violation.what), breach_(std::move(violation)) {}
  const Violation& violation() const { return breach_; }

 private:
  Violation breach_;
};

/// Runs `act`. A ScriptError in it is a breach, unless it is the user's own interrupt.
template <typename Act>
auto held(Act act) {
  try {
    return act();
  } catch (const ScriptError& error) {
    if (error.kind() == ScriptErrorKind::Interrupted) throw;
    throw Broken({BreachKind::Raised, error.what(), {}, error});
  }
}

/// A breach of BreachKind::Memory, with what to do about it.
inline Broken memory_broken(const std::string& what, std::vector<std::string> key = {}) {
  return Broken({BreachKind::Memory, what + "; what is to last belongs in vars", std::move(key)});
}

}  // namespace kasino
