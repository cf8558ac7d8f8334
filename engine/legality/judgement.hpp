// What the rules say of a step, and why: the one answer that playing, lists, explanations, lessons
// and programs read. Clauses are decided by judge(); the proof of a refusal is added by prove().
// Whoever puts it in words searches for nothing again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/capture/count.hpp"
#include "engine/model/move.hpp"
#include "engine/model/place.hpp"
#include "engine/text/text.hpp"

namespace kasino {

struct RuleData;

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

/// The stable name of a reason in the machine interface: "must-sweep", "two-values", ...
std::string to_text(Reason reason);
/// All of them, in the order of Reason.
std::vector<std::string> reason_words();

/// A clause (empty if it has no name) that forbids a step, and why.
struct Refusal {
  std::string clause;
  Reason reason;
  bool operator==(const Refusal&) const = default;
};

/// A move with the groups in which its cards are taken or built.
struct GroupedMove {
  Move move;
  /// Nothing if it takes nothing, if no rule allows it, or if finding groups takes too long.
  std::optional<Grouping> grouping;
};

/// What a refusal is proved with, or for a legal trail, what the card could take instead.
struct Evidence {
  std::vector<GroupedMove> instead{};  ///< steps that would do, the nearest first; a few
  Count ways{};                        ///< how many captures the card has
  bool is_choice = false;              ///< some nearer than those of `instead` would not do
  std::vector<Place> piles{};          ///< that the card can take whole
  Cards cards{};
  std::vector<Grouping> groups{};
  std::uint32_t builds = 0;  ///< as bits of Move::piles
  std::optional<Place> pile{};
  std::string asked{};
  Text told{};
};

/// What is false in a text that claims values or groups: cards as text, or numbers of which any
/// would do, as the sentence for the reason wants them.
struct ClaimFault {
  using Subject = std::variant<std::string, std::vector<int>>;

  Reason reason;
  std::vector<Subject> about;
};

struct Judgement {
  std::optional<Step> step;             ///< nothing: a text claims something false
  std::vector<Refusal> refusals{};      ///< the first decides; empty: legal
  std::vector<std::string> allowing{};  ///< for a legal step: the clauses that allow it, none twice
  Values values{};                      ///< of the played card that take the set, refused or not
  std::optional<Grouping> grouping{};  ///< of a legal capture or build; prove() adds that of others
  Evidence proof{};                    ///< of the first refusal; filled in by prove()
  std::optional<ClaimFault> fault{};   ///< what a text claims falsely
  std::string right_form{};            ///< how the step that it meant is written; may be empty
  std::optional<Move> meant{};         ///< the move that a false claim is about
  std::optional<Refusal> of_set{};  ///< why its set is refused as well; then the proof is of that

  bool legal() const { return refusals.empty(); }
  /// Whether the step stands once it is taken: it is legal, or breaks only clauses that the table
  /// leaves to the players' honesty (RuleData::honest).
  bool stands(const RuleData& rules) const;
  /// How the step enters the game if it is taken anyway.
  Regularity regularity(const RuleData& rules) const;
  /// The clauses that refuse it, those without a name too.
  std::vector<std::string> refusing() const;
  /// The clauses that allow or refuse it, the one that decides first; without empty ones.
  std::vector<std::string> clauses() const;
  const Move* move() const { return step ? std::get_if<Move>(&*step) : nullptr; }
  bool is_of_action() const {
    return action() != nullptr || (!legal() && refusals.front().reason == Reason::ActionRefused);
  }
  /// The same, or the move that a false claim is about.
  const Move* move_meant() const { return meant ? &*meant : move(); }
  const Action* action() const { return step ? std::get_if<Action>(&*step) : nullptr; }
};

}  // namespace kasino
