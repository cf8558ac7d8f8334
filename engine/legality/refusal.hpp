// What can forbid a move, and the clause that says so.
#pragma once

#include <cstdint>
#include <string>

namespace kasino {

/// The kind of what forbids a move. Duties come first; the reasons after Refused mean that the set
/// can never be taken, or the build never be made.
enum class Reason : std::uint8_t {
  MustSweep,        ///< a card in hand may sweep, and this move does not
  MustCapture,      ///< the card may capture, and is trailed
  MustPlayCapture,  ///< another card in hand may capture, and this one is trailed
  MustTakeAll,      ///< a group for its value is left that it may take too
  MustTakeOneCard,  ///< the card may take one card by itself, and this capture does not
  MustHold,         ///< no other card of the hand counts the value of the build
  MustKeep,         ///< a build of the seat's own would be left without the last card for it
  OwnerTrails,      ///< the seat has a build, and may do something else than trail
  Refused,          ///< a function of the variant says no
  TwoValues,        ///< its groups need two values of the played card
  OtherValues,      ///< it would be right if cards had other values
  Overlap,          ///< groups cover it, but only if they share cards
  NoGroup,          ///< no groups make up the set
  Together,         ///< groups make it that may not be taken together
  NotNow,           ///< a way with a condition would take it, but does not apply now
  OtherSet,         ///< a way takes these cards whole, but together with others or without some
  OtherPile,        ///< the card does not take one of the piles
  BuildOf,          ///< a card in it is one of which no build is made
  BuildFixed,    ///< it raises a build of several groups, or a build although none is ever raised
  BuildRaiser,   ///< it raises a build that only other seats may raise
  BuildChanged,  ///< it raises a build with a card of the table
  BuildWithout,  ///< the table cards alone make the value, without the played card
  OneBuild,      ///< it raises several builds at once
  NoBuild,       ///< the cards do not make the value
  NoRoom         ///< there are as many builds as are allowed
};

/// A clause (empty if it has no name) that forbids a move, and why.
struct Refusal {
  std::string clause;
  Reason reason;
  bool operator==(const Refusal&) const = default;
};

}  // namespace kasino
