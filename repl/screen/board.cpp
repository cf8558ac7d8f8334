#include <algorithm>
#include <utility>

#include "engine/model/view.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/screen/cards.hpp"
#include "repl/screen/screen.hpp"
#include "repl/sheets/history.hpp"
#include "repl/sheets/narration.hpp"
#include "repl/sheets/sheet.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// How many cards and sweeps the seat has, and its score or its money. Where money is won and
/// nothing taken, no piles; and no hands while all are empty.
std::string counts_line(const State& state, const RuleData& rules, Seat seat, Language language) {
  const auto aligned = [](auto number, int columns) {
    return right_aligned(std::to_string(number), columns);
  };
  const bool takes = !rules.purse || !rules.capture.ways.empty();
  const bool holds =
      takes || std::ranges::any_of(seats(state), [&](Seat at) { return !state.hand(at).empty(); });
  std::string text;
  if (holds) text += say(language, {"hand {0}   ", "hand {0}   "}, state.hand(seat).size());
  if (takes)
    text += say(language, {"pile {0}   sweeps {1}   ", "hög {0}   tömt {1}   "},
                aligned(state.pile(seat).size(), 2), aligned(at_seat(state.sweeps, seat), 2));
  return text + (rules.purse ? money_text(state, rules, seat, language)
                             : say(language, {"score {0}", "poäng {0}"},
                                   aligned(at_seat(state.scores, seat), 3)));
}

std::string seat_line(const State& state, const RuleData& rules, const View& eyes, Seat seat,
                      const Style& style) {
  const bool plays = state.phase == Phase::Play && seat == state.turn;
  std::string line = counts_line(state, rules, seat, style.language);
  for (const auto& [name, value] : variables_on_board(eyes, state, rules, seat, style))
    line += "   " + name + ' ' + value;
  if (state.phase == Phase::Play && seat == state.dealer && rules.has_dealer())
    line += say(style.language, {"   deals", "   ger"});
  if (plays) line += say(style.language, {"   to play", "   spelar"});
  if (state.is_out(seat)) line += say(style.language, {"   out", "   ute"});
  const auto name_columns = [&](Seat at) { return columns_of(seat_name(at, style)) + 1; };
  int columns = label_columns;
  for (const Seat at : seats(state)) columns = std::max(columns, name_columns(at));
  const std::string label = padded(seat_name(seat, style), columns);
  return labelled(plays ? bold(label, style) : label, line, style);
}

std::string table_line(const State& state, const Style& style) {
  const std::string label = say(style.language, {"table", "bord"});
  if (style.boxes && !state.table().empty())
    return labelled_boxes(label, boxes_of(state.table(), style), style);
  return labelled(label,
                  !state.table().empty() ? draw(state.table(), style)
                  : state.builds.empty() ? say(style.language, {"empty", "tomt"})
                                         : say(style.language, {"builds alone", "bara byggen"}),
                  style);
}

/// The builds, each with its value and owner, in boxes where there is room.
std::string builds_lines(const State& state, const Style& style) {
  std::vector<Box> boxes;
  for (const DrawnBuild& build : drawn_builds(state, style))
    boxes.push_back({' ' + build.cards + ' ', build.meaning});
  const bool in_boxes = style.boxes && !boxes.empty() && have_room(boxes, style);
  return in_boxes ? labelled_boxes(say(style.language, {"builds", "byggen"}), boxes, style)
                  : builds_line(state, style);
}

std::string hand_line(const std::string& label, const State& state, Seat seat, const Style& style) {
  return labelled(label, draw(sorted(state.hand(seat)), style), style);
}

constexpr std::size_t most_drawn = 12;

/// What `eyes` see of a place: its cards (of many only the last, of the stock the next), and how
/// many lie face down.
std::string seen_of(Place place, const View& eyes, const Style& style) {
  const std::span<const Card> shown = eyes.shown_cards(place);
  const std::size_t drawn = std::min(shown.size(), most_drawn);
  const bool is_stock = place == Place::stock();
  std::string text =
      shown.empty() ? "" : draw(is_stock ? shown.first(drawn) : shown.last(drawn), style);
  if (drawn < shown.size())
    text = (is_stock ? text + " ..." : "... " + text) +
           say(style.language, {"   {0} in all", "   {0} i allt"}, shown.size());
  const int hidden = eyes.count(place) - static_cast<int>(shown.size());
  if (hidden > 0)
    text += (text.empty() ? "" : "   ") +
            say(style.language, {"{0} face down", "{0} med baksidan upp"}, hidden);
  return text;
}

/// What `eyes` see of the stock, of hands other than that of `viewer`, of piles, and of the
/// variant's own places: those with cards in boxes beside each other, where there is room.
std::string place_lines(const State& state, const Rules& variant, const View& eyes, Seat viewer,
                        const Style& style) {
  const RuleData& rules = variant.data();
  std::vector<Box> boxes;
  std::string lines;
  const auto draw_place = [&](Place place, const std::string& seen) {
    const std::string name = place_name(place, state, rules, style);
    const Box box{' ' + seen + ' ', name};
    if (style.boxes && !eyes.shown_cards(place).empty() && have_room({box}, style))
      boxes.push_back(box);
    else
      lines += labelled(name, seen, style);
  };
  const auto add = [&](Place place, const std::string& label, const std::string& stakes) {
    std::string seen = seen_of(place, eyes, style);
    for (const std::string& beside : {label, stakes})
      if (!beside.empty()) seen += (seen.empty() ? "" : "   ") + beside;
    draw_place(place, seen);
  };
  const auto add_if_seen = [&](Place place) {
    if (!eyes.shown_cards(place).empty()) add(place, {}, {});
  };
  add_if_seen(Place::stock());
  for (const Seat seat : seats(state)) {
    if (seat != viewer && eyes.shows(Place::hand(seat)))
      draw_place(Place::hand(seat), draw(sorted(state.hand(seat)), style));
    add_if_seen(Place::pile(seat));
  }
  for (Place place : own_places(rules, state.players())) {
    const std::string stakes = stakes_beside(place, state, rules, style);
    const std::string label = label_of(place, state, variant, style.language);
    const bool is_common = place.seat() == 0;  // such as a bank, which may say more than its cards
    if (eyes.count(place) > 0 || !stakes.empty() || (is_common && !label.empty()))
      add(place, label, stakes);
  }
  return (boxes.empty() ? "" : labelled_boxes("", boxes, style)) + lines;
}

/// ", move 2 of 12" if steps lie ahead, and ", line 1 of 2" if there are several lines of play.
std::string place_in_game(const Session& session, Language language) {
  const Game& game = session.game();
  std::string text;
  if (session.timeline().plies_ahead() > 0) {
    const std::vector<std::size_t> plies = plies_by_number(game);
    const auto behind = std::ranges::upper_bound(plies, game.ply()) - plies.begin() - 1;
    text = say(language, {", move {0} of {1}", ", drag {0} av {1}"}, behind, plies.size() - 1);
  }
  if (game.line_count() > 1)
    text += say(language, {", line {0} of {1}", ", linje {0} av {1}"}, game.line() + 1,
                game.line_count());
  return text;
}

std::string heading(const Session& session, const Style& style) {
  const State& state = session.state();
  return say(style.language,
             {"{0}: deal {1}, round {2}, stock {3}, seed {4}",
              "{0}: giv {1}, omgång {2}, talong {3}, frö {4}"},
             words_of(session.rules().data().title, style.language), state.deal, state.round,
             state.stock().size(), session.seed()) +
         place_in_game(session, style.language);
}

/// The table, other places that are shown, the hand of `viewer`, money, and variables on the board.
std::string cards_in_play(const Session& session, const View& eyes, Seat viewer, const Style& style,
                          const Style& style_of_places) {
  const State& state = session.state();
  const RuleData& rules = session.rules().data();
  // In a game without captures, table and hand may play no part.
  const bool captures = !rules.capture.ways.empty();
  std::string text = captures || !state.table().empty() ? table_line(state, style) : "";
  text += builds_lines(state, style);
  if (const std::string money = common_money_text(state, rules, style.language); !money.empty())
    text += labelled(say(style.language, {"money", "pengar"}), money, style);
  for (const auto& [name, value] : variables_on_board(eyes, state, rules, {}, style))
    text += labelled(name, value, style);
  if (state.pending)
    text += labelled(say(style.language, {"waits", "väntar"}),
                     with_ranks_of(style.language, told_text(*state.pending, state, session.rules(),
                                                             viewer, style.language)),
                     style);
  text += place_lines(state, session.rules(), eyes, viewer, style_of_places);
  if (!eyes.shows(Place::hand(viewer)) || (!captures && state.hand(viewer).empty())) return text;
  const std::string label = say(style.language, {"hand", "hand"});
  return text + (style.boxes && !state.hand(viewer).empty()
                     ? labelled_boxes(label, boxes_of(sorted(state.hand(viewer)), style), style)
                     : hand_line(label, state, viewer, style));
}

/// The board without the hint.
std::string board_text(const Session& session, const std::optional<Seat>& view,
                       const EventLog& told, const Style& style, const Style& style_of_places) {
  const State& state = session.state();
  const RuleData& rules = session.rules().data();
  const std::optional<Seat> viewer = view ? view : session.viewer();
  const View eyes = View::of(state, rules, viewer);
  std::string text = dim(wrapped(heading(session, style), style.width), style) + '\n';
  for (const Seat seat : seats(state)) text += seat_line(state, rules, eyes, seat, style);
  const std::string sides = side_line(state, rules, style);
  if (!sides.empty()) text += labelled(say(style.language, {"match", "partiet"}), sides, style);
  const std::string last = tell_of_last_move(told, session.game())
                               ? std::string()
                               : last_move_text(session.game(), style, viewer);
  if (!last.empty()) text += labelled(say(style.language, {"last", "senast"}), last, style);
  text += draw_note(session.game(), style);
  if (state.phase == Phase::Play)
    text += cards_in_play(session, eyes, viewer.value_or(state.turn), style, style_of_places);
  else if (rules.purse)  // stakes may stand from deal to deal
    text += place_lines(state, session.rules(), eyes, viewer.value_or(0), style_of_places);
  return text;
}

}  // namespace

std::string draw_note(const Game& game, const Style& style) {
  if (game.note().empty()) return {};
  return labelled(say(style.language, {"note", "not"}), with_lines_at(label_columns, game.note()),
                  style);
}

std::string draw_position(const Session& session, Seat viewer, const Style& style) {
  const State& state = session.state();
  const RuleData& rules = session.rules().data();
  const View eyes(state, rules, viewer);
  const bool has_something =
      state.players() > 2 || std::ranges::any_of(seats(state), [&](Seat seat) {
        return !state.pile(seat).empty() || at_seat(state.sweeps, seat) != 0 ||
               at_seat(state.scores, seat) != 0;
      });
  std::string text;
  if (has_something)
    for (const Seat seat : seats(state)) text += seat_line(state, rules, eyes, seat, style);
  return text + cards_in_play(session, eyes, viewer, style, style);
}

std::string draw_board(const Session& session, const std::optional<Seat>& view,
                       const EventLog& told, const Style& style) {
  const std::string hint = draw_hint(session, view, style);
  Style flat = style;
  flat.boxes = false;
  // In boxes as far as they fit: all cards, those of the table and the hand, none.
  for (const Style* places : {&style, &std::as_const(flat)}) {
    const std::string text = board_text(session, view, told, style, *places) + hint;
    if (!style.boxes || style.height == 0 || count_lines(text) < style.height) return text;
  }
  return board_text(session, view, told, flat, flat) + hint;
}

std::string prompt(const Session& session, Language language) {
  if (session.awaits_take_back()) return say(language, {"take it back? ", "ta tillbaka? "});
  const State& state = session.state();
  Style style;
  style.language = language;
  style.names = session.names();
  if (const HookWatch& hooks = session.hooks(); hooks.can_go_on(session.rules(), state))
    return say(language, {"kasino (stopped in {0})> ", "kasino (stannad i {0})> "},
               hooks.halt()->function);
  switch (state.phase) {
    case Phase::Play:
      if (session.only_person() == state.turn) style.you = state.turn;
      return say(language,
                 session.awaits_player() ? Sentence<1>{"{0}, ready? ", "{0}, klar? "}
                                         : Sentence<1>{"{0}> ", "{0}> "},
                 seat_name(state.turn, style));
    case Phase::DealOver: return say(language, {"deal over> ", "given slut> "});
    case Phase::MatchOver: return say(language, {"match over> ", "partiet slut> "});
  }
  return {};
}

}  // namespace kasino
