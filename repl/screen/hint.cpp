#include <algorithm>
#include <initializer_list>
#include <optional>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/screen/screen.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

constexpr int most_looked_at = 50;
constexpr std::uint64_t most_asked = 1000;
constexpr std::size_t most_actions = 8;

/// A legal trail and a legal capture in their written form; empty where there is none.
struct Examples {
  std::string trail;
  std::string capture;
};

/// A move of few and short cards: their written form takes no search.
class Shortest {
 public:
  void look_at(const Move& move) {
    const std::size_t size = to_text(move.card).size() + to_text(move.captured).size();
    if (move_ && size >= size_) return;
    move_ = move;
    size_ = size;
  }
  std::string text(const Session& session) const {
    return move_ ? to_text(*move_, session.state(), session.rules()) : std::string();
  }

 private:
  std::optional<Move> move_;
  std::size_t size_ = 0;
};

/// As short as any that are looked at.
Examples example_moves(const Session& session) {
  try {
    Shortest trail;
    Shortest capture;
    int looked_at = 0;
    const auto look_at = [&](const Move& move) {
      (move.trails() ? trail : capture).look_at(move);
      return ++looked_at < most_looked_at;
    };
    each_legal_move(session.state(), session.rules(), look_at, most_asked);
    return {trail.text(session), capture.text(session)};
  } catch (const ScriptError&) {
    return {};  // the board is shown even where a script fails; the next move will say why it does
  }
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

/// The first that fits on a line, else the last.
std::string fitting(std::initializer_list<std::string> texts, const Style& style) {
  for (const std::string& text : texts)
    if (columns_of(text) <= style.width) return text;
  return *(texts.end() - 1);
}

/// "announce, call, "
std::string action_words(const Session& session) {
  const std::vector<std::string> actions = names_of_open_actions(session);
  const std::size_t named = std::min(actions.size(), most_actions);
  std::string text;
  for (std::size_t i = 0; i < named; ++i) text += actions[i] + ", ";
  return named < actions.size() ? text + "..., " : text;
}

std::string play_hint(const Session& session, const Style& style) {
  const Examples examples = example_moves(session);
  const std::string lays_out =
      examples.trail.empty()
          ? ""
          : say(style.language, {"{0} lays out, ", "{0} lägger ut, "}, examples.trail);
  const std::string takes =
      examples.capture.empty()
          ? ""
          : say(style.language, {"{0} takes, ", "{0} tar in, "}, examples.capture);
  const std::string actions = action_words(session);
  const std::string others = say(style.language, {"moves lists all; why MOVE, undo, score, help",
                                                  "moves visar alla; why DRAG, undo, score, help"});
  const std::string few = "moves, why, undo, help";
  return fitting({lays_out + takes + actions + others, lays_out + takes + actions + few,
                  lays_out + actions + few, actions + few, few},
                 style);
}

/// For a seat that was asked to choose: what it is about, and the answers.
std::string choice_hint(const Session& session, const Style& style) {
  const State& state = session.state();
  const StageRule& stage = session.rules().data().stages[static_cast<std::size_t>(state.stage())];
  const std::string text = words_of(stage.text, style.language);
  const std::string choice = say(style.language, {"seat {0}, {1}", "plats {0}, {1}"}, state.turn,
                                 text.empty() ? stage.name : text);
  const auto written = [&](const Action& one) { return to_text(one, state, session.rules()); };
  const auto answers = texts_of(open_answers(state, session.rules()), written);
  const std::string list = list_of(answers, style.language, or_word) + "; undo, help";
  const std::string whole = choice + ": " + list;
  if (columns_of(whole) <= style.width) return whole;
  return choice + '\n' +
         fitting({list, say(style.language, {"moves lists the answers; undo, help",
                                             "moves visar svaren; undo, help"})},
                 style);
}

/// For a seat that the computer plays for, after steps were taken back.
std::string computer_hint(const Session& session, Bot player, const Style& style) {
  return say(style.language,
             {"auto lets seat {0} play, which is {1}; step, redo, undo, help",
              "auto låter plats {0} spela, som är {1}; step, redo, undo, help"},
             session.state().turn, std::string(name_of(player)));
}

/// For people who share a screen.
std::string ready_hint(const Session& session, const Style& style) {
  return say(style.language,
             {"seat {0}: press Enter once only you look; undo, score, help, quit",
              "plats {0}: tryck Enter när bara du tittar; undo, score, help, quit"},
             session.state().turn);
}

/// Where another seat's view is shown than that of the seat to play.
std::string view_hint(const Session& session, Seat view, const Style& style) {
  return say(style.language,
             {"so seat {0} sees it; seat {1} is to play", "så ser plats {0} det; plats {1} spelar"},
             view, session.state().turn);
}

std::string hint(const Session& session, const std::optional<Seat>& view, const Style& style) {
  switch (session.state().phase) {
    case Phase::Play:
      if (view && *view != session.state().turn) return view_hint(session, *view, style);
      if (const auto player = session.player_at(session.state().turn))
        return computer_hint(session, *player, style);
      if (session.awaits_player()) return ready_hint(session, style);
      return session.state().stage() == play_stage ? play_hint(session, style)
                                                   : choice_hint(session, style);
    case Phase::DealOver:
      return say(style.language, {"type next for the next deal, score, undo or help",
                                  "skriv next för nästa giv, score, undo eller help"});
    case Phase::MatchOver:
      return say(style.language, {"type new for another match, score, undo or help",
                                  "skriv new för ett nytt parti, score, undo eller help"});
  }
  return {};
}

}  // namespace

std::string draw_hint(const Session& session, const std::optional<Seat>& view, const Style& style) {
  return dim(wrapped(hint(session, view, style), style.width), style) + '\n';
}

}  // namespace kasino
