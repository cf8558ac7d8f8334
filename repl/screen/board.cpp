#include <algorithm>

#include "engine/model/view.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/screen/screen.hpp"
#include "repl/sheets/history.hpp"
#include "repl/sheets/sheet.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

std::string seat_line(const State& state, Seat seat, const Style& style) {
  const auto at = static_cast<std::size_t>(seat - 1);
  const bool plays = state.phase == Phase::Play && seat == state.turn;
  std::string line =
      say(style.language,
          {"hand {0}   pile {1:>2}   sweeps {2:>2}   score {3:>3}",
           "hand {0}   hög {1:>2}   tömt {2:>2}   poäng {3:>3}"},
          state.hand(seat).size(), state.pile(seat).size(), state.sweeps[at], state.scores[at]);
  if (state.phase == Phase::Play && seat == state.dealer)
    line += say(style.language, {"   deals", "   ger"});
  if (plays) line += say(style.language, {"   to play", "   spelar"});
  if (state.is_out(seat)) line += say(style.language, {"   out", "   ute"});
  const std::string label = say(style.language, seat_word, seat);
  return padded(plays ? bold(label, style) : label, label_columns) + line + '\n';
}

std::string table_line(const State& state, const Style& style) {
  return labelled(
      say(style.language, {"table", "bord"}),
      state.table().empty() ? say(style.language, {"empty", "tomt"}) : draw(state.table(), style),
      style);
}

std::string hand_line(const State& state, Seat seat, const Style& style) {
  return labelled(say(style.language, {"hand", "hand"}), draw(sorted(state.hand(seat)), style),
                  style);
}

/// What is seen of a zone of the variant: its cards, and how many more there are.
std::string seen_of(Place place, const View& eyes, const Style& style) {
  const std::span<const Card> shown = eyes.shown_cards(place);
  const int hidden = eyes.count(place) - static_cast<int>(shown.size());
  std::string text = shown.empty() ? "" : draw(shown, style);
  if (hidden > 0)
    text += (text.empty() ? "" : "   ") +
            say(style.language, {"{0} face down", "{0} med baksidan upp"}, hidden);
  return text;
}

std::string zone_lines(const State& state, const RuleData& rules, const View& eyes,
                       const Style& style) {
  std::string lines;
  for (Place place : own_places(rules, state.players()))
    if (eyes.count(place) > 0)
      lines += labelled(to_text(place, rules), seen_of(place, eyes, style), style);
  return lines;
}

std::string heading(const Session& session, const Style& style) {
  const State& state = session.state();
  return say(style.language,
             {"{0}: deal {1}, round {2}, stock {3}, seed {4}",
              "{0}: giv {1}, omgång {2}, talong {3}, frö {4}"},
             words_of(session.rules().data().title, style.language), state.deal, state.round,
             state.stock().size(), session.seed()) +
         '\n';
}

/// What lies on the table, in the variant's own places and in the hand that is shown.
std::string cards_in_play(const Session& session, const std::optional<Seat>& view,
                          const Style& style) {
  const State& state = session.state();
  const RuleData& rules = session.rules().data();
  std::string text = table_line(state, style);
  if (state.pending)
    text += labelled(say(style.language, {"waits", "väntar"}),
                     to_text(*state.pending, state, session.rules()), style);
  const bool hides_hand = session.hides_hand() && !view;
  const Seat viewer = view.value_or(state.turn);
  text += zone_lines(
      state, rules, hides_hand ? View::of_public(state, rules) : View(state, rules, viewer), style);
  return hides_hand ? text : text + hand_line(state, viewer, style);
}

}  // namespace

std::string draw_board(const Session& session, const std::optional<Seat>& view,
                       const Style& style) {
  const State& state = session.state();
  std::string text = dim(heading(session, style), style);
  for (Seat seat = 1; seat <= state.players(); ++seat) text += seat_line(state, seat, style);
  const std::string sides = side_line(state, session.rules().data(), style.language);
  if (!sides.empty()) text += labelled(say(style.language, {"match", "partiet"}), sides, style);
  const std::string last = last_move_text(session.game(), style);
  if (!last.empty()) text += labelled(say(style.language, {"last", "senast"}), last, style);
  if (state.phase == Phase::Play) text += cards_in_play(session, view, style);
  return text + draw_hint(session, view, style);
}

std::string prompt(const Session& session, Language language) {
  const State& state = session.state();
  switch (state.phase) {
    case Phase::Play:
      return say(language,
                 session.awaits_player() ? Phrase{"seat {0}, ready? ", "plats {0}, klar? "}
                                         : Phrase{"seat {0}> ", "plats {0}> "},
                 state.turn);
    case Phase::DealOver: return say(language, {"deal over> ", "given slut> "});
    case Phase::MatchOver: return say(language, {"match over> ", "partiet slut> "});
  }
  return {};
}

}  // namespace kasino
