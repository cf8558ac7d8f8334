// What a person reads first: what the game is about, how a move is typed, and what else can be.
#include <algorithm>
#include <optional>
#include <utility>

#include "engine/capture/capture.hpp"
#include "engine/cards/card_text.hpp"
#include "engine/cards/deck.hpp"
#include "engine/legality/actions.hpp"
#include "engine/model/state.hpp"
#include "repl/screen/screen.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// A card and another that it takes by these rules. Neither is in sight, so as to give no hint.
std::optional<std::pair<Card, Card>> example(const Session& session) {
  constexpr int ranks[] = {7, 6, 5, 4, 3, 2, 8, 9, 10, 11, 12, 13, 1};
  const State& state = session.state();
  const Rules& rules = session.rules();
  Cards unseen = full_deck(rules.data().deck);
  std::erase_if(unseen, [&](Card card) {
    const auto is_among = [&](const auto& cards) { return std::ranges::count(cards, card) > 0; };
    return is_among(state.table()) || (session.viewer() && is_among(state.hand(state.turn)));
  });
  for (const int rank : ranks)
    for (const int other : ranks) {
      const Card played = Card::of(rank, Suit::Spades);
      const Card taken = Card::of(other, Suit::Hearts);
      const bool is_unseen =
          std::ranges::count(unseen, played) > 0 && std::ranges::count(unseen, taken) > 0;
      if (is_unseen && rules.search().find(played, {&taken, 1}).can_capture())
        return {{played, taken}};
    }
  return std::nullopt;
}

/// Without cards in hand, what the seat asked could type; rather an action with an argument.
std::optional<std::string> answer_without_cards(const Session& session) {
  const State& state = session.state();
  for (const Seat seat : seats(state))
    if (!state.hand(seat).empty()) return std::nullopt;
  if (state.phase != Phase::Play) return std::nullopt;
  if (session.poses_riddle()) return joined(session.words_at_stage());
  const std::vector<Action> open = open_answers(state, session.rules());
  if (open.empty()) return std::nullopt;
  const auto takes_some = [](const Action& action) { return !action.arguments.empty(); };
  const auto found = std::ranges::find_if(open, takes_some);
  return words_of(in_words(found != open.end() ? *found : open.front(), state, session.rules()),
                  session.language());
}

std::string how_to_play(const Session& session, Language language) {
  if (const auto answer = answer_without_cards(session))
    return say(language,
               {"Type what you choose: {0}. The line above the prompt says what there is.",
                "Skriv det du väljer: {0}. Raden ovanför säger vad som finns att välja på."},
               *answer);
  const auto cards = example(session);
  if (!cards)
    return say(language, {"Type suit (s h d c) and rank to lay a card out: s7, h10, dQ, cA.",
                          "Skriv färg (s h r k) och valör för att lägga ut: s7, h10, dQ, cA."});
  return say(language,
             {"Type suit (s h d c) and rank: {0} lays that card out, {0}x{1} takes {1} with it.",
              "Skriv färg (s h r k) och valör: {0} lägger ut kortet, {0}x{1} tar in {1} med det."},
             to_text(cards->first), to_text(cards->second));
}

}  // namespace

std::string draw_aim(const Session& session, const Style& style) {
  const RuleData& rules = session.rules().data();
  return bold(words_of(rules.title, style.language), style) + '\n' +
         wrapped(words_of(rules.aim, style.language), style.width) + '\n';
}

std::string draw_greeting(const Session& session, const Style& style) {
  const auto line = [&](const std::string& words) { return wrapped(words, style.width) + '\n'; };
  return draw_aim(session, style) + line(how_to_play(session, style.language)) +
         line(say(style.language,
                  {"`moves` lists what you can play, `rules` the rules, `help` all else.",
                   "`drag` visar vad du kan spela, `regler` reglerna, `hjälp` allt annat."})) +
         (is_wide(style) ? "" : "\n");
}

}  // namespace kasino
