// Why a step is forbidden: the one table of kinds, their words for programs, and what each says.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>

#include "engine/text/text.hpp"

namespace kasino {

/// The kind of what forbids a step, and what Evidence holds of it besides `instead`, which has
/// steps that would do. Duties come first; from TwoValues to NoRoom the set can never be taken, or
/// the build never be made; then come false claims of a text; last, actions.
enum class Reason : std::uint8_t {
  MustSweep,        ///< a card in hand may sweep, and this move does not
  MustCapture,      ///< the card may capture, and is trailed
  MustPlayCapture,  ///< another card in hand may capture, and this one is trailed
  MustTakeAll,      ///< a group for its value is left that it may take too. groups: left, by value
  MustTakeOneCard,  ///< the card may take one card by itself, and this does not. cards: such cards
  MustHold,         ///< no other card of the hand counts the value of the build
  MustKeep,         ///< a build of one's own would be left without the last card for it. builds
  OwnerTrails,      ///< the seat has a build, and may do something else than trail
  Refused,          ///< a function of the variant says no. asked: where it is written
  TwoValues,        ///< its groups need two values of the card. groups: two groupings, or none
  OtherValues,      ///< it would be right if cards had other values
  Overlap,    ///< groups cover it, but only if they share cards. cards: one shared; groups: its two
  NoGroup,    ///< no groups make up the set
  Together,   ///< groups make it that may not be taken together. groups: these
  NotNow,     ///< a way with a condition would take it, but does not apply now
  OtherSet,   ///< a way takes these cards whole, but together with others or without some
  OtherPile,  ///< the card does not take one of the piles. pile
  BuildOf,    ///< a card in it is one of which no build is made. cards: these
  BuildFixed,      ///< it raises a build of several groups, or a build although none is ever raised
  BuildRaiser,     ///< it raises a build that only other seats may raise
  BuildChanged,    ///< it raises a build with a card of the table
  BuildWithout,    ///< the table cards alone make the value, without the played card
  OneBuild,        ///< it raises several builds at once
  NoBuild,         ///< the cards do not make the value
  NoRoom,          ///< there are as many builds as are allowed
  HandValue,       ///< a text claims a value that the card does not have from the hand
  TableValue,      ///< a text claims a value that a card does not have on the table
  NotAGroup,       ///< a text claims a group that the card cannot take
  OtherSum,        ///< a text claims a group that adds up to something else
  OtherValueEach,  ///< a text claims groups that need different values of the card
  NotOneCapture,   ///< a text claims groups that may not be taken in one capture
  NoSingleCard,    ///< a text claims a value at which the card takes no single card, as it must
  LeavesGroup,     ///< a text claims a value at which the capture leaves a group
  InTwoGroups,     ///< a text names a card in two groups
  TwiceInAGroup,   ///< a text names a card twice in a group
  PartOfBuild,     ///< a text names a part of a build, which goes whole
  NotEachBuilt,    ///< a text claims groups that do not each make the value of the build
  TakesNothing,    ///< x* of a card that takes nothing
  ActionRefused    ///< the variant refuses the action. told: what its function says
};

struct ReasonRow {
  Reason reason;
  const char* word;  ///< its stable name in the machine interface
  /// What it says of a move, with places by name for what the judgement holds: {card} is played;
  /// {move} as it is written; {set} is all that it takes, {taken} of the table; {value} is built
  /// and {raised} raised; {cards} and {builds} are those of the proof, {instead} all steps of it,
  /// {such} the first, {as_in} the same after a colon; {takes} what the card can take, {or_takes}
  /// and {or_builds} what else it can. Of a false claim, {0}, {1} ... is what it is about. Empty:
  /// the sentence depends on the proof.
  Sentence<10> says{};
};

/// In the order of Reason.
inline constexpr ReasonRow reason_rows[] = {
    {Reason::MustSweep,
     "must-sweep",
     {"{move} does not clear the table, and {instead} does",
      "{move} tömmer inte bordet, men det gör {instead}"}},
    {Reason::MustCapture,
     "must-capture",
     {"{card} may not be laid out: it can take {takes}",
      "{card} får inte läggas ut: det kan ta in {takes}"}},
    {Reason::MustPlayCapture,
     "must-play-capture",
     {"{card} takes nothing, and another card of the hand can{as_in}",
      "{card} tar inte in något, men ett annat kort på handen kan det{as_in}"}},
    {Reason::MustTakeAll, "must-take-all"},
    {Reason::MustTakeOneCard,
     "must-take-one-card",
     {"{move} takes no single card, and {card} can take {cards}",
      "{move} tar inte in något enskilt kort, och {card} kan ta in {cards}"}},
    {Reason::MustHold, "must-hold"},
    {Reason::MustKeep,
     "must-keep",
     {"{card} is your last card for your build {builds}, which would be left without one; "
      "you may play {such}",
      "{card} är ditt sista kort för ditt bygge {builds}, som skulle bli utan; du får "
      "spela {such}"}},
    {Reason::OwnerTrails,
     "owner-trails",
     {"a seat with a build on the table may not lay a card out while it can do something "
      "else, such as {such}",
      "den som har ett bygge på bordet lägger inte ut ett kort så länge det finns annat "
      "att göra, som {such}"}},
    {Reason::Refused, "refused", {"the rules forbid {move}", "reglerna förbjuder {move}"}},
    {Reason::TwoValues, "two-values"},
    {Reason::OtherValues, "other-values"},
    {Reason::Overlap, "overlap"},
    {Reason::NoGroup, "no-group"},
    {Reason::Together, "together"},
    {Reason::NotNow,
     "not-now",
     {"{card} can't take {set} as things stand{or_takes}",
      "{card} kan inte ta in {set} som det står nu{or_takes}"}},
    {Reason::OtherSet,
     "other-set",
     {"{card} can't take just {set}{or_takes}", "{card} kan inte ta in bara {set}{or_takes}"}},
    {Reason::OtherPile, "other-pile"},
    {Reason::BuildOf, "build-of", {"nothing is built with {cards}", "det byggs inte med {cards}"}},
    {Reason::BuildFixed, "build-fixed"},
    {Reason::BuildRaiser, "build-raiser"},
    {Reason::BuildChanged,
     "build-changed",
     {"only the card played changes what a build is worth: {raised} would be raised by "
      "{taken} as well{or_builds}",
      "bara det spelade kortet ändrar vad ett bygge är värt: {raised} skulle höjas också "
      "av {taken}{or_builds}"}},
    {Reason::BuildWithout,
     "build-without",
     {"without {card}, {taken} is {value} already, and {card} must be part of what it "
      "builds{or_builds}",
      "utan {card} är {taken} redan {value}, och {card} måste ingå i det som det "
      "bygger{or_builds}"}},
    {Reason::OneBuild,
     "one-build",
     {"one build is raised at a time, not {raised}", "ett bygge i taget höjs, inte {raised}"}},
    {Reason::NoBuild, "no-build"},
    {Reason::NoRoom,
     "no-room",
     {"there are as many builds on the table as there can be",
      "det finns så många byggen på bordet som det kan finnas"}},
    {Reason::HandValue,
     "hand-value",
     {"{0} counts {1} from the hand, not {2}", "{0} räknas som {1} från handen, inte {2}"}},
    {Reason::TableValue,
     "table-value",
     {"{0} counts {1} on the table, not {2}", "{0} räknas som {1} på bordet, inte {2}"}},
    {Reason::NotAGroup,
     "not-a-group",
     {"{0} is no group that {1} can take", "{0} är ingen grupp som {1} kan ta in"}},
    {Reason::OtherSum, "other-sum", {"{0} is {1}, and {2} is {3}", "{0} är {1}, och {2} är {3}"}},
    {Reason::OtherValueEach,
     "other-value-each",
     {"the groups need different values of {0}, which has one at a time",
      "grupperna kräver olika värden av {0}, som har ett i taget"}},
    {Reason::NotOneCapture,
     "not-one-capture",
     {"the groups may not be taken together", "grupperna får inte tas in på en gång"}},
    {Reason::NoSingleCard,
     "no-single-card",
     {"{0} as {1} takes no single card", "{0} som {1} tar inte in något enskilt kort"}},
    {Reason::LeavesGroup,
     "leaves-group",
     {"{0} as {1} leaves a group for {1} on the table",
      "{0} som {1} lämnar en grupp om {1} på bordet"}},
    {Reason::InTwoGroups,
     "in-two-groups",
     {"{0} stands in {1} and {2}: a card is taken once, in one group",
      "{0} står i {1} och {2}: ett kort tas in en gång, i en grupp"}},
    {Reason::TwiceInAGroup,
     "twice-in-a-group",
     {"{0} stands in {1} twice: a card is taken once, in one group",
      "{0} står två gånger i {1}: ett kort tas in en gång, i en grupp"}},
    {Reason::PartOfBuild,
     "part-of-build",
     {"{0} is only part of the build {1}, which goes whole",
      "{0} är bara en del av bygget {1}, som tas helt"}},
    {Reason::NotEachBuilt,
     "not-each-built",
     {"{0} with {1} does not make {2} each time", "{0} med {1} blir inte {2} varje gång"}},
    {Reason::TakesNothing, "takes-nothing"},
    {Reason::ActionRefused, "action-refused"}};

constexpr const ReasonRow& row_of(Reason reason) {
  return reason_rows[static_cast<std::size_t>(reason)];
}
static_assert([] {
  for (std::size_t i = 0; i < std::size(reason_rows); ++i)
    if (reason_rows[i].reason != static_cast<Reason>(i)) return false;
  return std::size(reason_rows) == static_cast<std::size_t>(Reason::ActionRefused) + 1;
}());

/// "must-sweep", "two-values", ...
inline std::string to_text(Reason reason) { return row_of(reason).word; }

}  // namespace kasino
