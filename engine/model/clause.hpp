// The clauses of a variant's rule sheet, and what questions about them can ask for.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/text.hpp"

namespace kasino {

/// What a clause settles that can be asked for: how a deal goes, what a play leads to, who wins.
enum class Matter : std::uint8_t {
  // Of the rules alone.
  Players,  ///< how many can play
  Pack,     ///< how many cards there are
  Dealt,    ///< to each hand at first
  Laid,     ///< on the table at first
  Redealt,  ///< to each hand in a later round
  Rounds,   ///< how often hands are dealt in a deal
  Gets,     ///< how many cards each seat plays in a deal
  Worth,    ///< the points of a deal, but for sweeps, if no first place is shared
  Start,    ///< how much money everybody begins with
  Begins,   ///< who plays first
  Dealer,   ///< who deals next
  // Of a play.
  Holds,       ///< how many cards are left in hand
  HoldsLast,   ///< the same without a stock
  Pile,        ///< how many cards lie in the pile
  Table,       ///< which cards lie on the table
  Draws,       ///< how many cards an action of the same group of clauses draws
  FirstDrawn,  ///< how many cards a place that all share has, and had none
  Drawn,       ///< the same of one that had some, and grows
  Undrawn,     ///< the same of one that does not grow though the deal ends
  Nothing,     ///< that an empty table gives nothing to take
  Sweeps,      ///< how many sweeps the seat has, by a clause that an event names
  Points,      ///< what a seat gets at once, by a clause that an event names
  Values,      ///< that a move is allowed, or refused, as cards count otherwise than printed
  Free,        ///< that a card may be laid out although another could capture
  Choice,      ///< that a capture is allowed, and another with the same card as well
  // Of the last play of a deal.
  Left,     ///< who gets the cards left over
  NoSweep,  ///< that these are no sweep
  GoesOn,   ///< that nobody has won yet
  Winner,   ///< who wins outright
  Tie,      ///< who wins of those who are level
  Shared,   ///< who share the win
  Out       ///< who is out
};
/// What scripts call these, in their order.
inline constexpr std::string_view matter_words =
    "players pack dealt laid redealt rounds gets worth start begins dealer "
    "holds holds_last pile table draws first_drawn drawn undrawn nothing sweeps points values free "
    "choice left no_sweep goes_on winner tie shared out";

/// A rule with an id and a text.
struct Clause {
  std::string id;
  Text text;
  std::vector<Matter> matters{};  ///< that can be asked for
  Text unasked{};                 ///< why nothing is; may be empty
};

}  // namespace kasino
