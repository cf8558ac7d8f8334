#include "engine/notation/move_most.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "engine/cards/card_text.hpp"
#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_shown = 20;

/// Where the variant's functions must see every capture, so many of them take about a tenth of a
/// second.
constexpr std::size_t most_claimed = 10'000;

/// The captures of most cards that will do: how many, and the first of them.
struct Largest {
  Count ways;
  std::vector<Move> moves;
};

[[noreturn]] void fail_in_time(const TurnContext& turn) {
  const std::string size = std::to_string(turn.table().size());
  throw MoveError({"looking for the capture of most cards takes too long on a table of " + size +
                       " cards; name the cards, as in s7xh7,d4+s3",
                   "att söka det som tar flest kort tar för lång tid på ett bord med " + size +
                       " kort; nämn korten, som i s7xh7,d4+s3"});
}

/// The search for the legal captures of most cards.
class LegalSearch {
 public:
  LegalSearch(Card card, std::optional<Value> value, const TurnContext& turn)
      : card_(card), turn_(turn), captures_(turn.captures(card)), wanted_(turn.wanted(captures_)) {
    wanted_.value = value;
  }

  /// None are left where none is legal.
  Largest find() {
    const std::optional<int> largest = captures_.largest(wanted_);
    if (!largest) fail_in_time(turn_);
    wanted_.size = *largest;
    if (!turn_.rules().refuses_outcomes()) return wanted_.size > 0 ? all_or_none() : Largest();
    Largest found;
    for (; wanted_.size > 0 && found.moves.empty(); --wanted_.size) found = asked_one_by_one();
    return found;
  }

 private:
  bool is_legal(const Move& move) const {
    return kasino::is_legal(move, turn_.state(), turn_.rules());
  }

  // Duties see no more of a capture than what is wanted, and whether it is the whole table, which
  // nothing is larger than.
  Largest all_or_none() {
    Largest found;
    bool is_any_legal = true;
    const bool are_all = captures_.each(wanted_, [&](const ItemSet& taken) {
      Move move = turn_.capture(card_, taken);
      if (found.moves.empty()) is_any_legal = is_legal(move);
      if (!is_any_legal) return false;
      found.moves.push_back(std::move(move));
      return found.moves.size() < most_shown;
    });
    if (!is_any_legal) return found;
    found.ways = captures_.count(wanted_);
    return told_apart(std::move(found), are_all && !found.ways.saturated);
  }

  Largest asked_one_by_one() {
    Largest found;
    const bool are_all = captures_.each(wanted_, [&](const ItemSet& taken) {
      if (++asked_ > most_claimed) fail_in_time(turn_);
      Move move = turn_.capture(card_, taken);
      if (!is_legal(move)) return true;
      found.ways += Count{1, false};
      if (found.moves.size() < most_shown) found.moves.push_back(std::move(move));
      return true;
    });
    found.ways.saturated = !are_all;
    return told_apart(std::move(found), are_all);
  }

  /// Where there may be others, one is not known to be the only one, nor none to be legal.
  Largest told_apart(Largest found, bool are_all) const {
    if (!are_all && found.moves.size() < 2) fail_in_time(turn_);
    return found;
  }

  Card card_;
  const TurnContext& turn_;
  CardCaptures captures_;
  Wanted wanted_;
  std::size_t asked_ = 0;
};

/// A capture of most cards, legal or not.
std::optional<Move> takeable(Card card, std::optional<Value> value, const TurnContext& turn) {
  const CardCaptures captures = turn.captures(card);
  Wanted wanted;
  wanted.value = value;
  const std::optional<int> largest = captures.largest(wanted);
  if (!largest) fail_in_time(turn);
  if (*largest == 0) return std::nullopt;
  wanted.size = *largest;
  std::optional<Move> move;
  captures.each(wanted, [&](const ItemSet& taken) {
    move = turn.capture(card, taken);
    return false;
  });
  if (!move) fail_in_time(turn);
  return move;
}

[[noreturn]] void fail_ambiguous(const TurnContext& turn, Largest largest) {
  const auto text = [&](std::size_t index) {
    return to_text(largest.moves[index], turn.state(), turn.rules());
  };
  const Move& first = largest.moves.front();
  const std::string begin = to_text(first.card) + "x* ";
  const std::string cards = std::to_string(first.captured.size());
  const std::string ways = std::to_string(largest.ways.number);
  const bool has_more = largest.moves.size() > 2;
  const auto list = [&](const char* last) {
    return text(0) + (has_more ? ", " : last) + text(1) + (has_more ? ", ..." : "");
  };
  const bool is_least = largest.ways.saturated;
  Text message{begin + "takes " + cards + " cards in " + (is_least ? "more than " : "") + ways +
                   " ways: " + list(" or ") + "; name the cards",
               begin + "tar in " + cards + " kort på " + (is_least ? "fler än " : "") + ways +
                   " sätt: " + list(" eller ") + "; nämn korten"};
  throw AmbiguousMove(std::move(message), std::move(largest.moves));
}

Text nothing_taken(Card card, std::optional<Value> value, std::span<const Card> table) {
  const std::string number = value ? std::to_string(*value) : "";
  const std::string cards = to_text(table);
  return {to_text(card) + (value ? " as " + number : "") + " takes nothing from the table, which " +
              (table.empty() ? "is empty" : "holds " + cards),
          to_text(card) + (value ? " som " + number : "") + " tar inte in något från bordet, där " +
              (table.empty() ? "inget ligger" : cards + " ligger")};
}

}  // namespace

Move largest_capture(Card card, std::optional<Value> value, const TurnContext& turn) {
  Largest largest = LegalSearch(card, value, turn).find();
  if (largest.moves.size() > 1) fail_ambiguous(turn, std::move(largest));
  if (!largest.moves.empty()) return largest.moves.front();
  if (const std::optional<Move> move = takeable(card, value, turn)) return *move;
  throw NothingTaken(nothing_taken(card, value, turn.table()));
}

}  // namespace kasino
