#include <algorithm>

#include "engine/actions.hpp"
#include "engine/legality.hpp"
#include "engine/move_text.hpp"
#include "engine/view.hpp"
#include "repl/last_move.hpp"
#include "repl/screen.hpp"
#include "repl/sheet.hpp"
#include "repl/words.hpp"
#include "scripting/script_error.hpp"

namespace kasino {

namespace {

constexpr int label_columns = 10;

std::string labelled(const std::string& label, const std::string& text, const Look& look) {
  return wrapped(padded(label, label_columns) + text, look.width, label_columns) + '\n';
}

std::string seat_line(const State& state, Seat seat, const Look& look) {
  const auto at = static_cast<std::size_t>(seat - 1);
  const bool plays = state.phase == Phase::Play && seat == state.turn;
  std::string line =
      say(look.language,
          {"hand {0}   pile {1:>2}   sweeps {2:>2}   score {3:>3}",
           "hand {0}   hög {1:>2}   tömt {2:>2}   poäng {3:>3}"},
          state.hand(seat).size(), state.pile(seat).size(), state.sweeps[at], state.scores[at]);
  if (state.phase == Phase::Play && seat == state.dealer)
    line += say(look.language, {"   deals", "   ger"});
  if (plays) line += say(look.language, {"   to play", "   spelar"});
  if (state.is_out(seat)) line += say(look.language, {"   out", "   ute"});
  const std::string label = say(look.language, {"seat {0}", "plats {0}"}, seat);
  return padded(plays ? bold(label, look) : label, label_columns) + line + '\n';
}

std::string table_line(const State& state, const Look& look) {
  return labelled(
      say(look.language, {"table", "bord"}),
      state.table().empty() ? say(look.language, {"empty", "tomt"}) : draw(state.table(), look),
      look);
}

Cards sorted_hand(const State& state, Seat seat) {
  Cards hand(state.hand(seat).begin(), state.hand(seat).end());
  std::sort(hand.begin(), hand.end());
  return hand;
}

std::string hand_line(const State& state, Seat seat, const Look& look) {
  return labelled(say(look.language, {"hand", "hand"}), draw(sorted_hand(state, seat), look), look);
}

/// What is seen of a zone of the variant: its cards, and how many more there are.
std::string seen_of(Place place, const View& eyes, const Look& look) {
  const std::span<const Card> shown = eyes.shown_cards(place);
  const int hidden = eyes.count(place) - static_cast<int>(shown.size());
  std::string text = shown.empty() ? "" : draw(shown, look);
  if (hidden > 0)
    text += (text.empty() ? "" : "   ") +
            say(look.language, {"{0} face down", "{0} med baksidan upp"}, hidden);
  return text;
}

std::string zone_lines(const State& state, const RuleData& rules, const View& eyes,
                       const Look& look) {
  std::string lines;
  for (Place place : own_places(rules, state.players()))
    if (eyes.count(place) > 0)
      lines += labelled(to_text(place, rules), seen_of(place, eyes, look), look);
  return lines;
}

/// Written forms of a legal trail and a legal capture; empty where there is none.
struct Examples {
  std::string trail;
  std::string capture;
};

Examples example_moves(const Session& session) {
  Examples examples;
  int looked_at = 0;
  try {
    each_legal_move(session.state(), session.rules(), [&](const Move& move) {
      std::string& example = move.trails() ? examples.trail : examples.capture;
      if (example.empty()) example = to_text(move, session.state(), session.rules());
      return (examples.trail.empty() || examples.capture.empty()) && ++looked_at < 200;
    });
  } catch (const ScriptError&) {
    // The board is shown even where a script fails; the next move will say why it does.
  }
  return examples;
}

/// The actions that are open to somebody, each once. Where a function that says so fails, those
/// that could be.
std::vector<std::string> names_of_open_actions(const Session& session) {
  std::vector<std::string> names;
  const auto add = [&](const std::string& name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  };
  try {
    for (const Action& action : open_actions(session.state(), session.rules())) add(action.name);
  } catch (const Error&) {
    for (const ActionRule& action : session.rules().data().actions)
      if (action.is_open_at(session.state().stage())) add(action.name);
  }
  return names;
}

std::string play_hint(const Session& session, const Look& look) {
  const Examples examples = example_moves(session);
  std::string text;
  if (!examples.trail.empty())
    text += say(look.language, {"{0} lays out, ", "{0} lägger ut, "}, examples.trail);
  if (!examples.capture.empty())
    text += say(look.language, {"{0} takes, ", "{0} tar in, "}, examples.capture);
  const std::vector<std::string> actions = names_of_open_actions(session);
  const std::size_t named = std::min<std::size_t>(actions.size(), 8);
  for (std::size_t i = 0; i < named; ++i) text += actions[i] + ", ";
  if (named < actions.size()) text += "..., ";
  return text + say(look.language, {"moves lists all; why MOVE, undo, score, help",
                                    "moves visar alla; why DRAG, undo, score, help"});
}

/// For a seat that was asked to choose: what it is about, and the answers.
std::string choice_hint(const Session& session, const Look& look) {
  const State& state = session.state();
  const StageRule& stage = session.rules().data().stages[static_cast<std::size_t>(state.stage())];
  const std::string text = words_of(stage.text, look.language);
  std::vector<std::string> answers;
  for (const Action& action : open_answers(state, session.rules()))
    answers.push_back(to_text(action, state, session.rules()));
  return say(look.language, {"seat {0}, {1}: {2}; undo, help", "plats {0}, {1}: {2}; undo, help"},
             state.turn, text.empty() ? stage.name : text,
             list_of(answers, look.language, or_word));
}

/// For a seat that the computer plays for, after steps were taken back.
std::string computer_hint(const Session& session, Player player, const Look& look) {
  return say(look.language,
             {"auto lets seat {0} play, which is {1}; step, redo, undo, help",
              "auto låter plats {0} spela, som är {1}; step, redo, undo, help"},
             session.state().turn, std::string(name_of(player)));
}

/// For people who share a screen.
std::string ready_hint(const Session& session, const Look& look) {
  return say(look.language,
             {"seat {0}: press Enter once only you look; undo, score, help, quit",
              "plats {0}: tryck Enter när bara du tittar; undo, score, help, quit"},
             session.state().turn);
}

std::string hint(const Session& session, const Look& look) {
  switch (session.state().phase) {
    case Phase::Play:
      if (const auto player = session.player_at(session.state().turn))
        return computer_hint(session, *player, look);
      if (session.hides_hand()) return ready_hint(session, look);
      return session.state().stage() == play_stage ? play_hint(session, look)
                                                   : choice_hint(session, look);
    case Phase::DealOver:
      return say(look.language, {"type next for the next deal, score, undo or help",
                                 "skriv next för nästa giv, score, undo eller help"});
    case Phase::MatchOver:
      return say(look.language, {"type new for another match, score, undo or help",
                                 "skriv new för ett nytt parti, score, undo eller help"});
  }
  return {};
}

std::string heading(const Session& session, const Look& look) {
  const State& state = session.state();
  return say(look.language,
             {"{0}: deal {1}, round {2}, stock {3}, seed {4}",
              "{0}: giv {1}, omgång {2}, talong {3}, frö {4}"},
             words_of(session.rules().data().title, look.language), state.deal, state.round,
             state.stock().size(), session.seed()) +
         '\n';
}

/// What lies on the table, in the variant's own places and in the hand that is shown.
std::string cards_in_play(const Session& session, const std::optional<Seat>& view,
                          const Look& look) {
  const State& state = session.state();
  const RuleData& rules = session.rules().data();
  std::string text = table_line(state, look);
  if (state.pending)
    text += labelled(say(look.language, {"waits", "väntar"}),
                     to_text(*state.pending, state, session.rules()), look);
  // Nor that of the computer, where a person took its move back.
  const bool hides_hand =
      (session.hides_hand() || session.player_at(state.turn).has_value()) && !view;
  const Seat viewer = view.value_or(state.turn);
  text += zone_lines(state, rules,
                     hides_hand ? View::of_public(state, rules) : View(state, rules, viewer), look);
  return hides_hand ? text : text + hand_line(state, viewer, look);
}

}  // namespace

std::string draw_board(const Session& session, const std::optional<Seat>& view, const Look& look) {
  const State& state = session.state();
  std::string text = dim(heading(session, look), look);
  for (Seat seat = 1; seat <= state.players(); ++seat) text += seat_line(state, seat, look);
  const std::string sides = side_line(state, session.rules().data(), look.language);
  if (!sides.empty()) text += labelled(say(look.language, {"match", "partiet"}), sides, look);
  const std::string last = last_move_text(session.game(), look);
  if (!last.empty()) text += labelled(say(look.language, {"last", "senast"}), last, look);
  if (state.phase == Phase::Play) text += cards_in_play(session, view, look);
  return text + draw_hint(session, look);
}

std::string draw_hands(const State& state, const Look& look) {
  std::string text;
  for (Seat seat = 1; seat <= state.players(); ++seat)
    text += labelled(say(look.language, {"seat {0}", "plats {0}"}, seat),
                     draw(sorted_hand(state, seat), look), look);
  return text;
}

std::string draw_hint(const Session& session, const Look& look) {
  return dim(wrapped(hint(session, look), look.width), look) + '\n';
}

std::string prompt(const Session& session, Language language) {
  const State& state = session.state();
  switch (state.phase) {
    case Phase::Play:
      return say(language,
                 session.hides_hand() ? Phrase{"seat {0}, ready? ", "plats {0}, klar? "}
                                      : Phrase{"seat {0}> ", "plats {0}> "},
                 state.turn);
    case Phase::DealOver: return say(language, {"deal over> ", "given slut> "});
    case Phase::MatchOver: return say(language, {"match over> ", "partiet slut> "});
  }
  return {};
}

}  // namespace kasino
