// The one seam between the engine and a variant: its data, and the decisions it takes itself.
//
// The engine calls a hook only where the data names it, so a variant that is all data is a Rules
// as it stands, and never leaves native code.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/model/event.hpp"
#include "engine/model/move.hpp"
#include "engine/model/place.hpp"
#include "engine/model/rule_data.hpp"

namespace kasino {

class Effects;
class State;
class TurnContext;
struct MadeSweep;

/// What was played: a card, or an action that plays one (ActionRule::Turn::Plays).
struct Play {
  const Move* move;      ///< what it comes to; null where the action plays no card
  const Action* action;  ///< null for a move
  const State* before;   ///< the position that it was made in
};

/// Whether a decision says why, and what it brings.
enum class Reasons : std::uint8_t { Told, Untold };

/// The rules of one variant with its options settled. Answers are functions of their arguments;
/// a Rules remembers nothing.
class Rules {
 public:
  explicit Rules(RuleData data);
  virtual ~Rules() = default;
  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;

  const RuleData& data() const { return data_; }
  const CaptureSearch& search() const { return search_; }
  /// The search without some ways: bit `way` for each. They keep their places in rules().ways. Made
  /// when first asked for, and kept; safe between threads.
  const CaptureSearch& search_without(std::uint64_t ways) const;
  static constexpr std::size_t most_ways = 64;
  /// Whether the search knows every capture there is, in any position: the rule, and fast.
  bool are_captures_plain() const { return are_captures_plain_; }
  /// Whether that is so where no builds lie on the table.
  bool are_captures_plain_without_builds() const { return are_plain_without_builds_; }
  /// Whether that is so, and every card's captures are wanted alike: no duty to take single cards.
  bool wants_alike() const { return wants_alike_; }
  /// Whether playouts may go the fast way: nothing but the engine's own duties has a say on the
  /// moves, which are made from hands; and all that follows from one is that cards lie elsewhere
  /// and that the turn passes.
  bool plays_out_fast() const { return plays_out_fast_; }
  /// Whether a function of the variant must see each outcome by itself to refuse it.
  bool refuses_outcomes() const { return refuses_outcomes_; }
  /// Whether a function of the variant may forbid a capture, by its card or by itself.
  bool refuses_captures() const { return refuses_captures_; }
  bool has_duties() const { return has_duties_; }
  /// The values that builds can have, ascending, each with a face that counts it: of the cards that
  /// do, a build goes by the first of the deck. Empty where nothing is built.
  struct Taker {
    Value value;
    Face face;
    FaceSet members{};  ///< the faces that may be in a group of it
  };
  const std::vector<Taker>& build_takers() const { return build_takers_; }
  /// The one of that value; null where no card counts it.
  const Taker* taker_of(int value) const;
  /// The search without ways that have a condition: what makes a build does so for everybody.
  const CaptureSearch& search_of_builds() const { return search_without(conditional_ways_); }
  /// The search under the values of `data().cites.other_values_table`; null if there are none.
  const CaptureSearch* other_search() const { return other_search_ ? &*other_search_ : nullptr; }

  // The decisions. Each is asked only where the data names it, so the defaults, which a variant
  // overrides, are there for those that decide nothing: they answer no, none and nothing, and act
  // in no way.

  /// Whether `data().capture.ways[way]`, which has a condition, is there for a played `card`.
  /// `viewer` is whose eyes are used; nothing: what everybody may know.
  virtual bool is_in_force(std::size_t /*way*/, Card /*card*/, const State& /*state*/,
                           std::optional<Seat> /*viewer*/) const {
    return false;
  }

  /// The sets that `card` takes by `data().capture.ways[way]`, a way of CaptureBy::Own: of cards on
  /// the table, each sorted and not empty.
  virtual std::vector<Cards> own_captures(std::size_t /*way*/, Card /*card*/,
                                          const State& /*state*/,
                                          std::optional<Seat> /*viewer*/) const {
    return {};
  }

  /// Whether `data().refusals[refusal]` forbids `move`. Asked once a card for On::Card and
  /// On::Trail, with a trail of the card.
  virtual bool refuses(std::size_t /*refusal*/, const Move& /*move*/,
                       const State& /*state*/) const {
    return false;
  }
  /// The same where the turn of `move` is prepared: what it knows need not be searched for again.
  /// The default asks refuses().
  virtual bool refuses_on_turn(std::size_t refusal, const Move& move,
                               const TurnContext& turn) const;

  /// Whether, by `data().void_sweeps[index]`, the sweep that `move` makes is none. `state` is from
  /// before the move.
  virtual bool voids_sweep(std::size_t /*index*/, const Move& /*move*/,
                           const State& /*state*/) const {
    return false;
  }
  /// The same for a sweep that an act makes, in the position of then.
  virtual bool voids_sweep(std::size_t /*index*/, const MadeSweep& /*sweep*/,
                           const State& /*state*/) const {
    return false;
  }

  /// What `seat` counts for `data().scoring[item]`, which has a function; its points not
  /// multiplied.
  virtual int count(std::size_t /*item*/, Seat /*seat*/, const State& /*state*/) const { return 0; }

  /// Who gets the cards left on the table: Leftovers::Chosen. Nothing: nobody.
  virtual std::optional<Seat> owner_of_leftovers(const State& /*state*/) const {
    return std::nullopt;
  }

  /// Who deals next: NextDealer::Chosen, a seat that is in. Nothing: the next seat clockwise.
  virtual std::optional<Seat> next_dealer(const State& /*state*/) const { return std::nullopt; }

  /// Acts on a trigger. `play` is what led to it; null for Deal, Round and the like.
  virtual void act(Trigger /*trigger*/, const Play* /*play*/, Effects& /*effects*/) const {}
  /// Acts on a sweep that an act has made: Trigger::Sweep.
  virtual void act_on(const MadeSweep& /*sweep*/, Effects& /*effects*/) const {}

  /// Deals what function number `function` of the deal deals.
  virtual void deal_step(std::size_t /*function*/, Effects& /*effects*/) const {}

  /// Whether `data().actions[action].refusals[refusal]` forbids `wanted`: nothing if not, else why
  /// in this case, which may be empty. Of one argument: those behind it may be missing.
  virtual std::optional<Text> refuses_action(std::size_t /*action*/, std::size_t /*refusal*/,
                                             const Action& /*wanted*/,
                                             const State& /*state*/) const {
    return std::nullopt;
  }

  /// Does what `data().actions[action]` does.
  virtual void perform(std::size_t /*action*/, const Action& /*wanted*/,
                       Effects& /*effects*/) const {}

  /// The last seat asked at `data().stages[stage]` has answered. Called of every stage.
  virtual void finish_stage(int /*stage*/, Effects& /*effects*/) const {}

  /// The sets of cards that argument `argument` of `wanted` may be, an argument By::CardSets; those
  /// before it are filled in.
  virtual std::vector<Cards> argument_sets(std::size_t /*action*/, std::size_t /*argument*/,
                                           const Action& /*wanted*/, const State& /*state*/) const {
    return {};
  }

  /// What argument `argument` of `wanted`, a number, may be at least or at most: has_least,
  /// has_most.
  enum class Bound : std::uint8_t { Least, Most };
  virtual int argument_bound(std::size_t /*action*/, std::size_t /*argument*/, Bound /*bound*/,
                             const Action& /*wanted*/, const State& /*state*/) const {
    return 0;
  }

  /// What the variant's player `name` does at the seat to act, and why, which may be empty, as it
  /// may where nobody wants `reasons`. It knows what that seat may know, and may ask for the
  /// `choices`. Nothing if there are none.
  struct Choice {
    Step what;
    Text why{};
  };
  using Choices = std::function<std::vector<Step>()>;
  virtual std::optional<Choice> choose(const std::string& /*name*/, const State& /*state*/,
                                       const Choices& choices,
                                       Reasons /*reasons*/ = Reasons::Told) const {
    const std::vector<Step> steps = choices();
    return steps.empty() ? std::nullopt : std::optional(Choice{steps.front()});
  }

  /// What stands beside the cards of `place`, in a zone that has a label; empty: nothing. Everybody
  /// may know it.
  virtual Text label(Place /*place*/, const State& /*state*/) const { return {}; }

  /// The fields of the event `data().remarks[remark]`, if it is to be told after `play`, which led
  /// to `after`. What it says is public.
  virtual std::optional<std::vector<Field>> remark(std::size_t /*remark*/, const Play& /*play*/,
                                                   const State& /*after*/) const {
    return std::nullopt;
  }

 private:
  RuleData data_;
  CaptureSearch search_;
  bool are_captures_plain_;
  bool are_plain_without_builds_;
  bool wants_alike_;
  bool plays_out_fast_;
  bool refuses_outcomes_;
  bool refuses_captures_;
  bool has_duties_;
  std::vector<Taker> build_takers_;
  std::uint64_t conditional_ways_ = 0;
  std::optional<CaptureSearch> other_search_;
  mutable std::mutex mutex_;
  mutable std::map<std::uint64_t, CaptureSearch> searches_without_;  // by ways; none ever dropped
};

}  // namespace kasino
