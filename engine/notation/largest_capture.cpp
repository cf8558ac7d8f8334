#include "engine/notation/largest_capture.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "engine/cards/card_text.hpp"
#include "engine/notation/move_text.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_shown = 20;

/// If functions of the variant must see every capture, so many of them take about 0.1 s.
constexpr std::size_t most_asked = 10'000;

/// The legal captures with the most cards: how many there are, and the first of them.
struct Largest {
  Count ways;
  std::vector<Move> moves;
};

[[noreturn]] void fail_in_time(const TurnContext& turn) {
  throw MoveError({"looking for the capture of most cards takes too long on a table of {0} cards; "
                   "name the cards, as in s7xh7,d4+s3",
                   "att söka det som tar flest kort tar för lång tid på ett bord med {0} kort; "
                   "nämn korten, som i s7xh7,d4+s3"},
                  turn.table().size());
}

/// The legal captures of `wanted.size` cards. Unless functions see each capture, duties depend only
/// on `wanted` and on whether the whole table is taken: then all captures of one size are legal, or
/// none.
Largest legal_of_size(Card card, const Wanted& wanted, const TurnContext& turn,
                      std::size_t& asked) {
  const CardCaptures& captures = turn.captures(card);
  const bool asks_each = turn.rules().refuses_outcomes();
  Largest found;
  const bool are_all = captures.each(wanted, [&](const ItemSet& taken) {
    if (asks_each && ++asked > most_asked) fail_in_time(turn);
    Move move = turn.capture(card, taken);
    if ((asks_each || found.moves.empty()) && !is_legal(move, turn)) return asks_each;
    found.ways += Count{1, false};
    if (found.moves.size() < most_shown) found.moves.push_back(std::move(move));
    return asks_each || found.moves.size() < most_shown;
  });
  if (!asks_each && !found.moves.empty()) found.ways = captures.count(wanted);
  found.ways.saturated = found.ways.saturated || !are_all;
  // If there may be others, a single capture may not be the only one, and none may still be one.
  const bool is_in_doubt = asks_each ? found.moves.size() < 2 : found.moves.size() == 1;
  if (found.ways.saturated && is_in_doubt) fail_in_time(turn);
  return found;
}

/// A capture with the most cards, legal or not; nothing if the card takes nothing.
std::optional<Move> takeable(Card card, std::optional<Value> value, const TurnContext& turn) {
  const CardCaptures& captures = turn.captures(card);
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
  std::vector<std::string> texts = texts_of(largest.moves, [&](const Move& move) {
    return to_text(grouped(move, turn), turn.state(), turn.rules().data());
  });
  const Move& first = largest.moves.front();
  const std::size_t cards = first.captured.size();
  const auto& [number, is_least] = largest.ways;
  Text message =
      format({"{0}x* takes {1} {2} in {3}{4} {5}: {6}; name the cards",
              "{0}x* tar in {1} {2} på {3}{4} {5}: {6}; nämn korten"},
             to_text(first.card), cards, Text{cards == 1 ? "card" : "cards", "kort"},
             is_least ? Text{"more than ", "fler än "} : Text{}, number,
             Text{number == 1 ? "way" : "ways", "sätt"},
             format(largest.moves.size() > 2 ? Sentence<2>{"{0}, {1}, ...", "{0}, {1}, ..."}
                                             : Sentence<2>{"{0} or {1}", "{0} eller {1}"},
                    texts[0], texts[1]));
  throw AmbiguousMove(std::move(message), std::move(largest.moves), std::move(texts));
}

Text nothing_taken(Card card, std::optional<Value> value, std::span<const Card> table) {
  return format({"{0}{1} takes nothing from the table, which {2}",
                 "{0}{1} tar inte in något från bordet, där {2}"},
                to_text(card), value ? format({" as {0}", " som {0}"}, *value) : Text{},
                lying_on_table(table));
}

}  // namespace

Move largest_capture(Card card, std::optional<Value> value, const TurnContext& turn) {
  const CardCaptures& captures = turn.captures(card);
  Wanted wanted = turn.wanted(captures);
  wanted.value = value;
  const std::optional<int> size = captures.largest(wanted);
  if (!size) fail_in_time(turn);
  Largest largest;
  std::size_t asked = 0;  // in captures of all sizes together
  for (wanted.size = *size; wanted.size > 0 && largest.moves.empty(); --wanted.size) {
    largest = legal_of_size(card, wanted, turn, asked);
    if (!turn.rules().refuses_outcomes()) break;
  }
  if (largest.moves.size() > 1) fail_ambiguous(turn, std::move(largest));
  if (!largest.moves.empty()) return largest.moves.front();
  if (const std::optional<Move> move = takeable(card, value, turn)) return *move;
  throw NothingTaken(nothing_taken(card, value, turn.table()));
}

}  // namespace kasino
