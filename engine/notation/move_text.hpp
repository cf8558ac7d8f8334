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
#include <vector>

#include "engine/legality/judge.hpp"
#include "engine/model/move.hpp"
#include "engine/model/move_claim.hpp"
#include "engine/model/rules.hpp"
#include "engine/text/error.hpp"
#include "engine/text/text.hpp"

namespace kasino {

class State;
class TurnContext;

/// The written form: "s7xh7,d4+s3", "hA=14xsK+cA", "h4x@pile1,d4", "s7", "s2>8:[c3+d3]". An
/// irregular move, or one whose groups are not found in time, is written as its sorted cards with
/// commas. `state` is the position before the move.
std::string to_text(const Move& move, const State& state, const Rules& rules);
/// The same of a move whose groups are known.
std::string to_text(const GroupedMove& grouped, const State& state, const RuleData& rules);

/// What a capture takes, as its written form says it: "h7,d4+s3".
std::string taken_text(const Move& move, const State& state, const Rules& rules);

/// A step of any kind as a person types it; a deal is `next`.
std::string to_text(const Step& step, const State& state, const Rules& rules);

/// Whether a step possible here names cards. If not, it does not matter which pack a card is of.
bool names_cards(const State& state, const RuleData& rules);

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
Move resolve(const MoveClaim& claim, const TurnContext& turn);
Move resolve(const MoveClaim& claim, const State& state, const Rules& rules);

/// What the rules say of the move that `claim` means. A false claim, and `x*` that takes nothing,
/// are refused, too, and proved. Throws MoveError if a card is not where it says, AmbiguousMove if
/// `x*` has several answers, and what the rules throw. An irregular move is read as forced_move()
/// does.
Judgement judge_claim(const MoveClaim& claim, const TurnContext& turn,
                      Regularity regularity = Regularity::Regular);

/// The move that is played although the rules may forbid it: its cards are where the claim says,
/// and values that it claims are true. Throws as resolve() does, and MoveError for a value of cards
/// that cannot be taken at any.
Move forced_move(const MoveClaim& claim, const TurnContext& turn);

}  // namespace kasino
