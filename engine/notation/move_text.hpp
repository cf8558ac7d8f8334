// Moves as text, to the letter of the grammar:
//
//   move = card [val] [ [sp] "x" [sp] take ] | card [val] [sp] ">" digits [ ":" [sp] items ]
//   take = "*" | items                     items = item { [sp] ["," | "+"] [sp] item }
//   item = card [val] | "@" place | "[" card { "+" card } "]"          val = "=" digits
//
// Written, a move is always the same text. Read, `+` and `=` claim a grouping; without them the
// cards are a set, and any grouping that makes it legal will do. A place, as in @pile1, is a pile
// that is taken whole; cards in brackets are a build, taken whole too. With `>` a card builds to a
// value: on a build, and with the cards of its own group first. Builds that it joins anyhow need
// not be named.
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
#include "engine/model/rules.hpp"
#include "engine/text/error.hpp"
#include "engine/text/text.hpp"

namespace kasino {

class State;

/// The written form: "s7xh7,d4+s3", "hA=14xsK+cA", "h4x@pile1,d4", "s7", "s2>8:[c3+d3]". A move
/// that cannot be explained (an irregular one), or whose groups are not found in time, is its
/// cards, sorted, with commas. `state` is from before the move.
std::string to_text(const Move& move, const State& state, const Rules& rules);

/// The cards of a build as moves name it: "[c3+d3]".
std::string build_text(std::span<const Card> cards);

/// A step of any kind as somebody types it; `next` for a deal.
std::string to_text(const Step& step, const State& state, const Rules& rules);

/// Whether what can be done here names cards. Else it does not matter which pack a card is of.
bool names_cards(const State& state, const RuleData& rules);

/// A move in its written form, and why it takes what it takes: nothing where it takes nothing, or
/// cannot be explained.
struct WrittenMove {
  std::string text;
  std::optional<Grouping> grouping;
};
WrittenMove written(const Move& move, const State& state, const Rules& rules);

/// A move as read: what the text says, before anybody looks at a position.
struct MoveClaim {
  Card card;
  std::optional<Value> value;
  bool takes_most = false;                   ///< x*
  bool claims_grouping = false;              ///< a + or = was written
  std::vector<std::vector<Counted>> groups;  ///< value 0: not said. Without a claim: one card each
  std::vector<std::string> piles{};          ///< names of places
  std::vector<Cards> builds{};               ///< in brackets, each sorted
  std::optional<Value> built{};              ///< the value of a build
};

/// The cards that a claim takes, sorted; one that it names twice is there twice.
Cards taken_cards(const MoveClaim& claim);

/// Reads the grammar above, and cards as generously as parse_card. Throws ParseError or CardError
/// with the column.
MoveClaim parse_move(std::string_view text);

/// One falsehood, and what it is about: cards as text, or numbers of which one would do.
struct ClaimFault {
  enum class Kind {
    HandValue,      ///< card, its values from the hand, the value claimed
    TableValue,     ///< card, its values on the table, the value claimed
    NoGroup,        ///< group, played card
    OtherSum,       ///< group, its sums, played card, its values
    TwoValues,      ///< played card, which would need several values at once
    NotTogether,    ///< nothing: the groups exclude each other
    NoSingleCard,   ///< played card, values at which it takes none, where it must
    LeavesGroup,    ///< played card, values at which it leaves a group
    InTwoGroups,    ///< card, group, another group with it
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

/// A readable move whose claim of a grouping or value is false.
class FalseClaim : public Error {
 public:
  /// `clause` is the one it breaks; may be empty. `right_form` is the move that has been meant, as
  /// it would be right; empty where no rule allows it.
  FalseClaim(ClaimFault fault, std::string clause, std::string right_form = {});

  const ClaimFault& fault() const { return fault_; }
  const std::string& clause() const { return clause_; }
  const std::string& right_form() const { return right_form_; }

 private:
  ClaimFault fault_;
  std::string clause_;
  std::string right_form_;
};

/// A text that could mean several moves.
class AmbiguousMove : public Error {
 public:
  AmbiguousMove(Text message, std::vector<Move> moves)
      : Error(std::move(message)), moves_(std::move(moves)) {}
  const std::vector<Move>& moves() const { return moves_; }

 private:
  std::vector<Move> moves_;
};

/// `x*` of a card that takes nothing.
class NothingTaken : public MoveError {
 public:
  using MoveError::MoveError;
};

/// The cards, piles and builds that the claim names, as a move of the seat to play, wherever they
/// are. Throws MoveError for a pile that no capture takes and for what is no build, FalseClaim for
/// part of one.
Move named_move(const MoveClaim& claim, const State& state, const RuleData& rules);
/// The same, with the builds that one built joins unnamed.
Move claimed_move(const MoveClaim& claim, const State& state, const RuleData& rules);

/// The move of the seat to play that `claim` means, legal or not; its cards are where it says
/// (else throws MoveError). Throws FalseClaim, and AmbiguousMove if `x*` has several answers.
Move resolve(const MoveClaim& claim, const State& state, const Rules& rules);

}  // namespace kasino
