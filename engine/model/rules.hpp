// The one seam between the engine and a variant: its data, and the decisions that it takes itself.
//
// The engine asks for a decision only if the data says that there is one. So a variant that is all
// data is a plain Rules, and never leaves native code.
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

/// What a seat did: it played a card, it took an action, or acts let it sweep, without either.
struct Play {
  Seat seat = 1;
  const Move* move = nullptr;      ///< the move it comes to; null if no card is played
  const Action* action = nullptr;  ///< null for a move
  const State* before = nullptr;   ///< the position before a move, or an action that plays
  std::span<const Card> swept{};   ///< what acts took from the table in a sweep, sorted

  bool is_sweep_by_acts() const { return move == nullptr && action == nullptr; }
};

/// Whether a computer player is to say why it chooses a step.
enum class Reasons : std::uint8_t { Told, Untold };

/// The rules of one variant with its options settled. Answers depend on the arguments alone; a
/// Rules remembers nothing.
class Rules {
 public:
  explicit Rules(RuleData data);
  virtual ~Rules() = default;
  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;

  const RuleData& data() const { return data_; }
  const CaptureSearch& search() const { return search_; }
  /// The search without the ways whose bits are set in `ways`; the other ways keep their indexes.
  /// Made when first asked for, and kept; safe between threads.
  const CaptureSearch& search_without(std::uint64_t ways) const;
  static constexpr std::size_t most_ways = 64;
  /// Whether the search finds every capture in any position: usual, and fast.
  bool are_captures_plain() const { return are_captures_plain_; }
  /// Whether the search finds every capture while there are no builds.
  bool are_captures_plain_without_builds() const { return are_plain_without_builds_; }
  /// As above, and the duties ask the same of every card: there is none to take a single card.
  bool treats_cards_alike() const { return treats_cards_alike_; }
  /// Whether playouts may go the fast way: only the engine's duties decide on moves, cards are
  /// played from hands, and all that follows a move is that cards move and the turn passes.
  bool plays_out_fast() const { return plays_out_fast_; }
  /// Whether a function of the variant must see each outcome by itself to refuse it.
  bool refuses_outcomes() const { return refuses_outcomes_; }
  /// Whether a function of the variant may forbid a capture, by its card or by its outcome.
  bool refuses_captures() const { return refuses_captures_; }
  bool has_duties() const { return has_duties_; }
  /// A value that builds can have, and how the search takes such builds.
  struct Taker {
    Value value;
    Face face;          ///< the first face of the deck that has the value; the search takes with it
    FaceSet members{};  ///< the faces that may be part of a group of that value
  };
  /// One for each value that builds can have, ascending. Empty if nothing is built.
  const std::vector<Taker>& build_takers() const { return build_takers_; }
  /// The taker of that value; null if no card has it.
  const Taker* taker_of(int value) const;
  /// The search without ways that have a condition or go by twins: what is a build is one for
  /// everybody, and taken by every card of its value.
  const CaptureSearch& search_of_builds() const { return search_without(unbuilt_ways_); }
  /// The search under the values of `data().cites.other_values_table`; null if there is none.
  const CaptureSearch* other_search() const { return other_search_ ? &*other_search_ : nullptr; }

  // The decisions. The engine asks for one only if the data names it; a variant overrides those
  // that its data names. Each may throw what the variant's functions throw.

  /// Whether `data().capture.ways[way]`, which has a condition, applies to a played `card`. Asked
  /// when captures are looked for, as `viewer` sees it; nothing: as everybody does. Default: no.
  virtual bool is_in_force(std::size_t /*way*/, Card /*card*/, const State& /*state*/,
                           std::optional<Seat> /*viewer*/) const {
    return false;
  }

  /// The sets of table cards, each sorted and not empty, that `card` takes by
  /// `data().capture.ways[way]`, a way of CaptureBy::Own; or that are a group for `value` of the
  /// card (0 if it has none) by one of CaptureBy::Listed. Asked as is_in_force() is. Default: none.
  virtual std::vector<Cards> own_captures(std::size_t /*way*/, Card /*card*/, Value /*value*/,
                                          const State& /*state*/,
                                          std::optional<Seat> /*viewer*/) const {
    return {};
  }

  /// Whether `data().refusals[refusal]` forbids `move`. Asked when moves are listed or judged;
  /// On::Card and On::Trail are asked once for each card, with its trail. Default: no.
  virtual bool refuses(std::size_t /*refusal*/, const Move& /*move*/,
                       const State& /*state*/) const {
    return false;
  }
  /// Like refuses(), with the prepared turn of `move`, so that nothing is searched for again; the
  /// engine calls only this one. Default: refuses().
  virtual bool refuses_on_turn(std::size_t refusal, const Move& move,
                               const TurnContext& turn) const;

  /// Whether `data().void_sweeps[index]` voids a sweep; `state` is the position before the move
  /// that sweeps, or while acts do. Asked of every sweep. Default: no.
  virtual bool voids_sweep(std::size_t /*index*/, const Play& /*sweep*/,
                           const State& /*state*/) const {
    return false;
  }
  /// The first clause that voids the sweep; null if it counts.
  const std::string* voiding_clause(const Play& sweep, const State& state) const;

  /// How much `seat` has of `data().scoring[item]`, an item with a function; points are multiplied
  /// elsewhere. Asked whenever points are counted. Default: 0.
  virtual int count(std::size_t /*item*/, Seat /*seat*/, const State& /*state*/) const { return 0; }

  /// Who gets the cards left on the table at the end of a deal: Leftovers::Chosen. Default: nobody.
  virtual std::optional<Seat> owner_of_leftovers(const State& /*state*/) const {
    return std::nullopt;
  }

  /// Who deals next, a seat still in the match: NextDealer::Chosen. Asked once a deal is over.
  /// Default: the next seat clockwise.
  virtual std::optional<Seat> next_dealer(const State& /*state*/) const { return std::nullopt; }

  /// Acts on a trigger for which there are `data().acts`, when it occurs. `play` is what led to it;
  /// null for Deal, Round and the like. Default: does nothing.
  virtual void act(Trigger /*trigger*/, const Play* /*play*/, Effects& /*effects*/) const {}

  /// Deals what `function` of a DealStep deals, when its turn comes. Default: does nothing.
  virtual void deal_step(HookId /*function*/, Effects& /*effects*/) const {}

  /// Whether `data().actions[action].refusals[refusal]` forbids `wanted`: if so, the reason in this
  /// case, which may be empty. A refusal about one argument may be asked before later ones are
  /// there. Default: nothing.
  virtual std::optional<Text> refuses_action(std::size_t /*action*/, std::size_t /*refusal*/,
                                             const Action& /*wanted*/,
                                             const State& /*state*/) const {
    return std::nullopt;
  }

  /// Carries out `data().actions[action]`. Default: does nothing.
  virtual void perform(std::size_t /*action*/, const Action& /*wanted*/,
                       Effects& /*effects*/) const {}

  /// Called once the last seat asked at `data().stages[stage]` has answered, for every stage
  /// but play_stage. Default: does nothing.
  virtual void finish_stage(int /*stage*/, Effects& /*effects*/) const {}

  /// The sets of cards that argument `argument` of `wanted`, of Kind::CardSets, may be; the
  /// arguments before it are there. Default: none.
  virtual std::vector<Cards> argument_sets(std::size_t /*action*/, std::size_t /*argument*/,
                                           const Action& /*wanted*/, const State& /*state*/) const {
    return {};
  }

  /// Which end of the numbers that an argument may be.
  enum class Bound : std::uint8_t { Least, Most };
  /// The least or the greatest number that argument `argument` of `wanted` may be:
  /// ArgumentRule::from_by, to_by. Default: 0.
  virtual int argument_bound(std::size_t /*action*/, std::size_t /*argument*/, Bound /*bound*/,
                             const Action& /*wanted*/, const State& /*state*/) const {
    return 0;
  }

  /// What a variant's own player does.
  struct Choice {
    Step what;
    Text why{};  ///< may be empty, and need not be worked out with Reasons::Untold
  };
  /// Answers the steps to choose from.
  using Choices = std::function<std::vector<Step>()>;
  /// What the variant's own player `name` does at the seat to act, knowing what that seat may know;
  /// nothing if there are no `choices`. Default: the first choice.
  virtual std::optional<Choice> choose(const std::string& /*name*/, const State& /*state*/,
                                       const Choices& choices,
                                       Reasons /*reasons*/ = Reasons::Told) const {
    const std::vector<Step> steps = choices();
    return steps.empty() ? std::nullopt : std::optional(Choice{steps.front()});
  }

  /// The text beside the cards of `place`, in a zone that has a label; empty for none. Asked when
  /// the position is shown; everybody may know it. Default: none.
  virtual Text label(Place /*place*/, const State& /*state*/) const { return {}; }

  /// The lines of the table `data().sheets[sheet]`, under the options in force. Default: none.
  virtual std::vector<Text> sheet(std::size_t /*sheet*/, const State& /*state*/) const {
    return {};
  }

  /// The fields of the event `data().remarks[remark]`; nothing if it is not to be told. Asked after
  /// each `play`, which led to `after`, if somebody listens. The event is public. Default: nothing.
  virtual std::optional<std::vector<Field>> remark(std::size_t /*remark*/, const Play& /*play*/,
                                                   const State& /*after*/) const {
    return std::nullopt;
  }

 private:
  RuleData data_;
  CaptureSearch search_;
  bool are_captures_plain_;
  bool are_plain_without_builds_;
  bool treats_cards_alike_;
  bool plays_out_fast_;
  bool refuses_outcomes_;
  bool refuses_captures_;
  bool has_duties_;
  std::vector<Taker> build_takers_;
  std::uint64_t unbuilt_ways_ = 0;
  std::optional<CaptureSearch> other_search_;
  mutable std::mutex mutex_;
  mutable std::map<std::uint64_t, CaptureSearch> searches_without_;  // by `ways`; kept for ever
};

}  // namespace kasino
