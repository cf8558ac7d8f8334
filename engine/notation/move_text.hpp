// Moves as text: how a move is written, and which move of a position a text means.
//
// The grammar is that of model/move_claim.hpp. A move is always written as the same text. When a
// move is read, `+` and `=` claim a grouping; without them the cards are a set, and any grouping
// that makes it legal will do. With `>` a card builds onto a build, and first with the cards of its
// own group; builds that the new one joins in any case need not be named.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/legality/judge.hpp"
#include "engine/model/move.hpp"
#include "engine/model/move_claim.hpp"
#include "engine/model/rules.hpp"
#include "engine/text/error.hpp"
#include "engine/text/text.hpp"

namespace kasino {

class State;

/// The written form: "s7xh7,d4+s3", "hA=14xsK+cA", "h4x@pile1,d4", "s7", "s2>8:[c3+d3]". An
/// irregular move, or one whose groups are not found in time, is written as its sorted cards with
/// commas. `state` is the position before the move.
std::string to_text(const Move& move, const State& state, const Rules& rules);

/// A step of any kind as a person types it; a deal is `next`.
std::string to_text(const Step& step, const State& state, const Rules& rules);

/// Whether a step possible here names cards. If not, it does not matter which pack a card is of.
bool names_cards(const State& state, const RuleData& rules);

/// A move in its written form, with its grouping; nothing if it takes nothing, or if there is no
/// grouping to explain it.
struct WrittenMove {
  std::string text;
  std::optional<Grouping> grouping;
};
WrittenMove written(const Move& move, const State& state, const Rules& rules);

/// A false part of a claim, and what it is about: cards as text, or numbers of which any would do.
struct ClaimFault {
  enum class Kind {
    HandValue,      ///< card, its values from the hand, the value claimed
    TableValue,     ///< card, its values on the table, the value claimed
    NoGroup,        ///< group, played card
    OtherSum,       ///< group, its possible sums, played card, its values
    TwoValues,      ///< played card, which would need several values at once
    NotTogether,    ///< nothing: the groups may not be taken together
    NoSingleCard,   ///< played card, values at which it takes no single card, though it must
    LeavesGroup,    ///< played card, values at which the capture leaves a group
    InTwoGroups,    ///< card, a group with it, another group with it
    TwiceInAGroup,  ///< card, group
    PartOfBuild,    ///< cards, the build
    NotEachBuilt,   ///< played card, groups, the value built
  };
  using Subject = std::variant<std::string, std::vector<int>>;

  Kind kind;
  std::vector<Subject> about;
};

/// "c4+h4 is 8, and s7 is 7"
std::string in_words(const ClaimFault& fault, Language language);

/// A text that is read as a move, but claims a grouping or value that is false.
class FalseClaim : public Error {
 public:
  /// `clause` is the one that the claim breaks; may be empty. `right_form` is the move that was
  /// meant, in its written form; empty if no rule allows it.
  FalseClaim(ClaimFault fault, std::string clause, std::string right_form = {});

  const ClaimFault& fault() const { return fault_; }
  const std::string& clause() const { return facts().clause; }
  const std::string& right_form() const { return right_form_; }

 private:
  ClaimFault fault_;
  std::string right_form_;
};

/// A text that could mean several moves.
class AmbiguousMove : public Error {
 public:
  /// `texts` are the moves in their written form.
  AmbiguousMove(Text message, std::vector<Move> moves, std::vector<std::string> texts)
      : Error(std::move(message), {.kind = ErrorKind::AmbiguousMove, .moves = std::move(texts)}),
        moves_(std::move(moves)) {}
  const std::vector<Move>& moves() const { return moves_; }

 private:
  std::vector<Move> moves_;
};

/// Thrown by `x*` for a card that takes nothing.
class NothingTaken : public MoveError {
 public:
  using MoveError::MoveError;
};

/// The cards, piles and builds that the claim names, as a move of the seat to play, without looking
/// where the cards are. Throws MoveError for a pile that no capture takes or a build that is not
/// there, FalseClaim for a part of a build.
Move named_move(const MoveClaim& claim, const State& state, const RuleData& rules);
/// The same move, with the builds that a new build joins although they are not named.
Move claimed_move(const MoveClaim& claim, const State& state, const RuleData& rules);

/// The move of the seat to play that `claim` means, legal or not. Throws MoveError if a card is not
/// where it says, FalseClaim, AmbiguousMove if `x*` has several answers, and what the rules throw.
Move resolve(const MoveClaim& claim, const State& state, const Rules& rules);

/// The move that is played although the rules may forbid it: its cards are where the claim says,
/// and values that it claims are true. Throws as resolve() does, and MoveError for a value of cards
/// that cannot be taken at any.
Move forced_move(const MoveClaim& claim, const State& state, const Rules& rules);

}  // namespace kasino
