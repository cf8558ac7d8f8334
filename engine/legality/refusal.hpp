// What can forbid a move, and the clause that says so.
#pragma once

#include <cstdint>
#include <string>

namespace kasino {

/// What forbids a move, in kind. First the duties; those behind Refused say that the set cannot be
/// taken, or the build not be made, at all.
enum class Reason : std::uint8_t {
  MustSweep,        ///< a card in hand may sweep, and this move does not
  MustCapture,      ///< the card may capture, and is trailed
  MustPlayCapture,  ///< another card in hand may capture, and this one is trailed
  MustTakeAll,      ///< a group for its value is left that it may take as well
  MustTakeOneCard,  ///< the card may take one card by itself, and this capture does not
  MustHold,         ///< no other card of the hand counts the value of the build
  MustKeep,         ///< a build of the seat's own would be left without the last card for it
  OwnerTrails,      ///< the seat has a build, and could do something else
  Refused,          ///< a function of the variant says no
  TwoValues,        ///< it would take two values of the played card at once
  OtherValues,      ///< it would be right if cards counted otherwise
  Overlap,          ///< groups cover it, but only if they share cards
  NoGroup,          ///< no groups make it
  Together,         ///< groups make it that may not be taken together
  NotNow,           ///< a way takes it that is not there for this card and position
  OtherSet,         ///< a way takes it whole, with other cards, or some of it
  OtherPile,        ///< the card does not take a pile that it takes
  BuildOf,          ///< no build is made of one of the cards
  BuildFixed,       ///< a build of several groups, or one that is never raised, would be raised
  BuildRaiser,      ///< a build would be raised that another seat may raise
  BuildChanged,     ///< a card of the table would change what a build is worth
  BuildWithout,     ///< the cards of the table make the value, and not with the card played
  OneBuild,         ///< several builds would be raised at once
  NoBuild,          ///< the cards do not make the value
  NoRoom            ///< there are as many builds as there can be
};

/// A clause (perhaps unnamed: empty) that forbids a move.
struct Refusal {
  std::string clause;
  Reason reason;
  bool operator==(const Refusal&) const = default;
};

}  // namespace kasino
