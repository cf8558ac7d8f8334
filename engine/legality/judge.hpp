// Which moves are legal, and which clause says so.
//
// In three steps: the capture search proposes every outcome, functions of the variant refuse some,
// and duties keep only the best of the rest, so duties always leave a move. Each step names its
// clause. The list of moves and the judgement of one come from the same refusals.
//
// Who asks several things of one position prepares its TurnContext once and hands it on; asked with
// a State, each function prepares one.
#pragma once

#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "engine/capture/capture.hpp"
#include "engine/cards/random.hpp"
#include "engine/legality/judgement.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"
#include "engine/text/error.hpp"

namespace kasino {

class State;
class TurnContext;

/// A move that cannot be made, whatever the rules: it is not the seat's turn, a card is not in hand
/// or not on the table, or the deal is over.
class MoveError : public ErrorOf<ErrorKind::BadMove> {
 public:
  using ErrorOf::ErrorOf;
};

/// The card to be played is not in the hand of the seat to play.
class NotInHand : public MoveError {
 public:
  NotInHand(Seat seat, Card card, Cards hand);
  Seat seat() const { return seat_; }
  /// The message with other words for the hand, such as "your hand".
  Text message_of(const Text& hand) const { return message_of(hand, card_, hand_); }

 private:
  static Text message_of(const Text& hand, Card card, const Cards& held);

  Seat seat_;
  Card card_;
  Cards hand_;
};

/// The seat to play holds cards but the variant refuses every move: the variant is at fault.
class NoLegalMove : public ErrorOf<ErrorKind::ScriptError> {
 public:
  using ErrorOf::ErrorOf;
};

/// The clause to cite where `played` makes no group of what it is to take: that of its ways to
/// capture if others have other ways, else that of the variant for all, else that of a way.
std::string clause_of_no_group(const RuleData& rules, Card played);

/// Throws NoLegalMove, naming the clauses, if a card is to be played and every move is refused.
/// Free for a variant without refusals, since duties always leave a move.
void check_has_legal_move(const State& state, const Rules& rules);

/// Throws MoveError for a build that no card could take: it is never laid, not even irregularly.
void check_build(const Move& move, const State& state, const Rules& rules);

/// What "the table, which ..." goes on with: it is empty, or these cards lie there.
Text lying_on_table(std::span<const Card> table);

/// Throws MoveError unless the deal goes on, `move.seat` is to play and holds the card, and every
/// captured card lies on the table.
void check_cards(const Move& move, const State& state, const RuleData& rules);

/// Everything the rules say of `move`, whose cards are where it says, but for the proof. Asks every
/// refusal; takes no longer if there are more moves. Throws CaptureUnknown, and what functions of
/// the variant throw.
Judgement judge(const Move& move, const TurnContext& turn);
Judgement judge(const Move& move, const State& state, const Rules& rules);

/// The same of a move or an action. Throws ActionError if the seat cannot take the action now,
/// clauses aside.
Judgement judge(const Step& step, const TurnContext& turn);
Judgement judge(const Step& step, const State& state, const Rules& rules);

/// Fills in the proof of a judgement that was made in `turn`: of its first refusal, or for a legal
/// trail what the card could take. Throws what functions of the variant throw.
void prove(Judgement& judgement, const TurnContext& turn);  // proof.cpp
/// Fills in what the card of `move` could take instead.
void prove_takes(Judgement& judgement, const Move& move, const TurnContext& turn);

/// The move with its groups, so that it can be written or told without another search.
GroupedMove grouped(const Move& move, const TurnContext& turn);

/// Whether a capture of the whole table counts as a sweep. `state` is from before the move.
bool counts_as_sweep(const Move& move, const State& state, const Rules& rules);

/// The clauses that a move or action breaks although it stands; none for a legal one.
std::vector<std::string> broken_clauses(const Step& play, const State& state, const Rules& rules);

/// Like judge().legal(), but stops at the first refusal.
bool is_legal(const Move& move, const TurnContext& turn);
bool is_legal(const Move& move, const State& state, const Rules& rules);

/// Whether a move fulfils every duty; functions of the variant must not refuse it.
bool does_duties(const Move& move, const TurnContext& turn);

/// The lowest value of the played card at which the capture fulfils its duties, or else at which it
/// can be taken; 0 if it goes by no value. Nothing for a trail, or a set that cannot be taken.
std::optional<Value> played_value(const Move& move, const State& state, const Rules& rules);
std::optional<Value> played_value(const Move& move, const TurnContext& turn);

/// Calls `visit` with every legal move of the seat to play until it answers false: by card in the
/// order of Card, the trail first, then captures in dictionary order of their cards. So an index
/// means the same move on every machine. No moves if the deal is over. If functions refuse outcomes
/// one by one, only the first `ask_at_most` are asked about. False if there may be other moves.
bool each_legal_move(const State& state, const Rules& rules,
                     const std::function<bool(const Move&)>& visit,
                     std::uint64_t ask_at_most = std::numeric_limits<std::uint64_t>::max());
bool each_legal_move(const TurnContext& turn, const std::function<bool(const Move&)>& visit,
                     std::uint64_t ask_at_most = std::numeric_limits<std::uint64_t>::max());

/// The first `limit` legal moves. Exponential without a limit: use is_legal() to check one move,
/// and count_legal_moves() to count them.
std::vector<Move> legal_moves(const State& state, const Rules& rules,
                              std::size_t limit = static_cast<std::size_t>(-1));

/// A move by its place in the list, or the length of the list.
struct NthMove {
  std::optional<Move> move{};
  Count there{};  ///< no such move: how many there are; saturated: others were not found in time
};

/// The move at `place`, from 0, in the order of each_legal_move(). Found by counting; if functions
/// refuse outcomes one by one, by asking about every outcome before it.
NthMove nth_legal_move(const State& state, const Rules& rules, std::uint64_t place);

/// How many legal moves there are, without listing them. If functions refuse outcomes one by one,
/// each is asked about: the count is of the first `ask_at_most`, and saturated if there are more.
Count count_legal_moves(const State& state, const Rules& rules,
                        std::uint64_t ask_at_most = 100'000);

/// A legal move or answer, drawn at random.
struct RandomStep {
  Step what;
  /// How many moves and answers it was drawn from. Nothing if functions refuse outcomes one by one:
  /// then only the outcomes drawn are asked about.
  std::optional<Count> among;
};

/// Draws a legal move or answer of the seat to act, all equally likely. Throws NoLegalMove if there
/// is none, CaptureUnknown if none is found in time. If functions refuse outcomes one by one, draws
/// until one is not refused; after 8 rejections, or with open answers, among the first 10,000.
RandomStep random_step(const State& state, const Rules& rules, Random& random);

/// Like random_step(), among moves only.
Move random_legal_move(const State& state, const Rules& rules, Random& random);

}  // namespace kasino
