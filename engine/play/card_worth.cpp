#include "engine/play/card_worth.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/cards/deck.hpp"
#include "engine/model/state.hpp"

namespace kasino {

namespace {

int root_of(int number) {
  int root = 0;
  while ((root + 1) * (root + 1) <= number) ++root;
  return root;
}

/// What one more card is worth towards having most of `cards` cards: the chance that it decides,
/// which falls as the root of their number.
Thousandths worth_of_majority(int points, int cards) {
  // 100 times the root, for precision in whole numbers.
  return cards == 0 ? 0 : points * CardWorth::point * 80 / root_of(cards * 10'000);
}

}  // namespace

CardWorth::CardWorth(const RuleData& rules) {
  const Cards deck = full_deck(rules.deck);
  const int sign = rules.match.highest_wins ? 1 : -1;
  for (const ScoringItem& item : rules.scoring) {
    const auto cards = static_cast<int>(
        std::ranges::count_if(deck, [&](Card card) { return item.faces.has(card); }));
    Thousandths each = 0;
    switch (item.by) {
      case ScoringItem::By::Each:
        each = item.points * point;
        deal_ += std::int64_t{std::abs(item.points)} * cards;
        break;
      case ScoringItem::By::Most:
        each = worth_of_majority(item.points, cards);
        deal_ += std::abs(item.points);
        break;
      case ScoringItem::By::Sweep:
        sweep_ += sign * item.points * point;
        deal_ += 2 * std::abs(item.points);
        continue;
      case ScoringItem::By::LastCapture:
      case ScoringItem::By::Count: continue;
    }
    item.faces.each([&](Face face) { faces_[face] += sign * each; });
  }
}

Thousandths CardWorth::of(const Step& step, const State& state, const RuleData& rules) const {
  const auto* move = std::get_if<Move>(&step);
  if (move == nullptr) return 0;
  if (move->trails()) return of_trail(move->card.face());
  Thousandths worth = of(move->card);
  for (Card card : move->captured) worth += of(card);
  if (move->whole != 0)
    for (Place place : places_of(*move, rules, state.players()))
      for (Card card : cards_taken(place, state, rules)) worth += of(card);
  if (move->builds()) return worth / 2;
  return clears_table(*move, state) ? worth + sweep_ : worth;
}

}  // namespace kasino
