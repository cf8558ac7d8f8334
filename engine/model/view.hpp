// Views: what one seat may know of a position.
//
// A View looks at a State and never shows a hidden card. Rule scripts and computer players see
// positions through views only, so what they do cannot depend on what they may not know.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/model/state.hpp"
#include "engine/text/error.hpp"

namespace kasino {

/// Thrown if a view is asked for cards that its seat may not know.
class HiddenCards : public Error {
 public:
  using Error::Error;
};

/// A State as a seat, or a bystander, or somebody who knows every card sees it.
///
/// Must not outlive the State and the rules. Cheap to copy.
class View {
 public:
  /// Every card is open: for teachers, and for rules that count.
  View(const State& state, const RuleData& rules) : state_(&state), rules_(&rules) {}
  View(const State& state, const RuleData& rules, Seat seat)
      : state_(&state), rules_(&rules), eyes_(Eyes::Seat), seat_(seat) {}
  /// What everybody may know.
  static View of_public(const State& state, const RuleData& rules) {
    View view(state, rules);
    view.eyes_ = Eyes::Public;
    return view;
  }
  /// What `seat` may know; without a seat, what everybody may know.
  static View of(const State& state, const RuleData& rules, const std::optional<Seat>& seat) {
    return seat ? View(state, rules, *seat) : of_public(state, rules);
  }

  /// The seat that looks; nothing if the view is open or public.
  std::optional<Seat> seat() const { return seat_; }
  bool is_open() const { return eyes_ == Eyes::Open; }

  /// Whether a screen may show the cards of `place`. A pile lies face down, even for its owner.
  bool shows(Place place) const;
  /// Whether the cards of `place` may be known. Those of a pile may: everybody saw them go there.
  bool knows(Place place) const;
  int count(Place place) const { return static_cast<int>(state_->cards(place).size()); }
  /// Whether cards() answers: the seat may know every card of the place, or the last one.
  bool is_readable(Place place) const;
  /// The cards of a place that a screen may show: all, the top one, or none.
  std::span<const Card> shown_cards(Place place) const;
  /// The cards of a place that the seat may know: all, or the top one if only that is open. Throws
  /// HiddenCards if the seat may know none.
  std::span<const Card> cards(Place place) const;
  /// The cards of a place that the seat may not know.
  std::span<const Card> unknown_cards(Place place) const;

  /// Whether `owner`'s value of a variable may be known; a variable of the game has no owner.
  bool knows(const VariableRule& variable, Seat owner) const;

  /// Whether both views are of the same kind and seat, and no fact (facts.hpp) that the seat may
  /// know differs.
  friend bool operator==(const View& a, const View& b);

 private:
  enum class Eyes : std::uint8_t { Open, Public, Seat };

  Show rule_of(Place place) const;
  std::span<const Card> top_of(Place place) const;

  const State* state_;
  const RuleData* rules_;
  Eyes eyes_ = Eyes::Open;
  std::optional<Seat> seat_;
};

}  // namespace kasino
