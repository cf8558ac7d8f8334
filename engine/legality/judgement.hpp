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
#include "engine/legality/reason.hpp"
#include "engine/model/move.hpp"
#include "engine/model/place.hpp"
#include "engine/text/text.hpp"

namespace kasino {

struct RuleData;

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
  /// Steps that would do, the nearest first; a few. For a set that the card cannot take, what it
  /// can take, duties aside; the same where no step near it would do.
  std::vector<GroupedMove> instead{};
  Count ways{};                ///< how many captures the card has
  bool is_choice = false;      ///< some nearer than those of `instead` would not do
  std::vector<Place> piles{};  ///< that the card can take whole
  Cards cards{};
  std::vector<Grouping> groups{};
  std::uint32_t builds = 0;  ///< as bits of Move::whole
  std::optional<Place> pile{};
  std::string asked{};
  Text told{};
};

/// What is false in a text that claims values or groups, and what the sentence for it is about.
struct ClaimFault {
  Reason reason;
  std::vector<Text> about;
};
/// "c4+h4 is 8, and s7 is 7"
Text told(const ClaimFault& fault);

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
