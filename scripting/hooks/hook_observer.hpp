// Watching the calls of a variant's functions: to trace them, to stop at one, and to count which
// are ever called.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/legality/actions.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"
#include "engine/play/effects.hpp"

namespace kasino {

class State;

/// A function of a script.
struct HookPlace {
  std::string name;         ///< `refuses["STEP-1"]`
  std::string file;         ///< without its folders
  std::optional<int> line;  ///< where it begins

  bool operator==(const HookPlace&) const = default;
};

/// What a function of a script is called about. The pointers are good while the call lasts.
struct HookCall {
  const Rules* rules = nullptr;
  const State* state = nullptr;      ///< what it sees
  std::optional<Seat> viewer{};      ///< with whose eyes; nothing: everybody's, or nobody's
  const Move* move = nullptr;        ///< null where no card is, or was, played
  const Action* action = nullptr;    ///< null for a move; one that was played may have a move, too
  const MadeSweep* sweep = nullptr;  ///< one that an act made, where it is about that
  const State* before = nullptr;     ///< the position in which `move` was made, or is to be; of an
                                     ///< action only once it was played
  std::optional<Card> card{};        ///< that it is about, where it is given a card
  std::optional<Seat> seat{};        ///< likewise a seat
  std::span<const Step> choices{};   ///< likewise what a player chooses from
};

/// What came of a call.
struct HookAnswer {
  std::string text;        ///< the answer in words; of an act, which has none, empty
  bool failed = false;     ///< it ended with an error, which is on its way
  std::int64_t steps = 0;  ///< of the budget; exact while they are counted one by one
  std::chrono::nanoseconds time{};
};

class HookObserver {
 public:
  virtual ~HookObserver() = default;
  /// The function at `place` is about to be called. May throw: then it is not called, and what it
  /// was needed for fails with that exception.
  virtual void before(const HookPlace& place, const HookCall& call) = 0;
  /// It was called; calls lie within calls.
  virtual void after(const HookPlace& place, const HookCall& call, const HookAnswer& answer) = 0;
  /// Whether the text of the answer is wanted: it takes time to write.
  virtual bool wants_answers() const = 0;
};

/// How closely steps are counted.
enum class Counting : std::uint8_t { Rough, OneByOne };

/// Calls `observer`, which must outlive this or the rules, at every call of a function of `rules`;
/// null: no more. Counting steps one by one makes the functions several times slower. Nothing
/// happens for rules without functions.
void observe_hooks(Rules& rules, HookObserver* observer, Counting counting = Counting::Rough);

/// Whether a script of the rules has run out of memory: then its functions only fail from now on.
/// What memory it had is given back.
bool discard_if_dead(const Rules& rules);

/// Every function of the rules, in the order of their scripts and lines; none twice.
std::vector<HookPlace> hooks_of(const Rules& rules);

}  // namespace kasino
