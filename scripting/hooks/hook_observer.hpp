// Observes the calls of a variant's functions: to trace them, to stop at one, and to count which
// are called at all.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/view.hpp"

namespace kasino {

class Effects;
class State;
class TurnContext;

/// A function of a script.
struct HookPlace {
  std::string name;         ///< `refuses["STEP-1"]`
  std::string file;         ///< its name without folders
  std::optional<int> line;  ///< where it begins

  bool operator==(const HookPlace&) const = default;
};

/// A call of a script function: what it is about, who sees it, and what our own functions need to
/// know of it. The pointers are valid during the call.
struct HookCall {
  const Rules* rules = nullptr;
  const State* state = nullptr;     ///< the position that it sees
  std::optional<Seat> viewer{};     ///< the seat that sees it
  bool is_public = false;           ///< without a viewer: as everybody sees it, not with open cards
  std::optional<Play> play{};       ///< what is to be done or was done, if it is about that
  std::optional<Card> card{};       ///< the card that it is given, if any
  std::optional<Seat> seat{};       ///< the seat that it is given, if any
  std::span<const Step> choices{};  ///< the choices that a player is given
  std::uint64_t list = 0;           ///< the number of `choices`, within its sandbox
  HookCall* choice = nullptr;       ///< room for a call about a single choice
  bool decides_captures = false;    ///< must not ask functions about captures, which would not end
  const TurnContext* turn = nullptr;  ///< the prepared turn of `state`; null if there is none
  Effects* effects = nullptr;         ///< the means to act; null for a function that only answers

  View view() const {
    if (is_public) return View::of_public(*state, rules->data());
    return viewer ? View(*state, rules->data(), *viewer) : View(*state, rules->data());
  }
};

/// How a call ended.
struct HookAnswer {
  std::string text;        ///< the answer in words; empty for an act, which has none
  bool failed = false;     ///< it ended with an error, which is being thrown
  std::int64_t steps = 0;  ///< steps spent; exact if they are counted one by one
  std::chrono::nanoseconds time{};
};

class HookObserver {
 public:
  virtual ~HookObserver() = default;
  /// Called before the function at `place` is. May throw: then the function is not called, and
  /// whatever needed its answer fails with that exception.
  virtual void before(const HookPlace& place, const HookCall& call) = 0;
  /// Called after the function has ended. Calls can be nested.
  virtual void after(const HookPlace& place, const HookCall& call, const HookAnswer& answer) = 0;
  /// Whether `after` needs the text of answers, which takes time to write. Asked at every call.
  virtual bool wants_answers() const = 0;
};

/// How closely steps are counted.
enum class Counting : std::uint8_t { Rough, OneByOne };

/// Calls `observer`, which must outlive the rules or be replaced, at every call of a function of
/// `rules`; null: no observer. Counting steps one by one makes functions several times slower. Does
/// nothing to rules without functions.
void observe_hooks(Rules& rules, HookObserver* observer, Counting counting = Counting::Rough);

/// Whether a script of the rules has run out of memory: from then on its functions only fail. If
/// so, frees the memory of all its scripts.
bool discard_if_dead(const Rules& rules);

/// All functions of the rules, in the order of their scripts and lines; none twice.
std::vector<HookPlace> hooks_of(const Rules& rules);

}  // namespace kasino
