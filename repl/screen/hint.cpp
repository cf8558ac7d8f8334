#include <algorithm>
#include <initializer_list>
#include <optional>

#include "engine/cards/card_text.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/view.hpp"
#include "repl/screen/screen.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

constexpr std::uint64_t most_asked = 1000;
constexpr std::size_t most_actions = 8;

/// A word and what can be typed after it: "pay" and "h7", "d4"; may be nothing.
struct ActionWord {
  std::string word;
  std::vector<std::string> ways{};
};

/// The choices among actions in words, each name once.
std::vector<ActionWord> action_words(const std::vector<std::string>& written) {
  std::vector<ActionWord> choices;
  for (const std::string& text : written) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (choices.empty() || choices.back().word != text.substr(0, end))
      choices.push_back({text.substr(0, end)});
    if (end < text.size()) choices.back().ways.push_back(text.substr(end + 1));
  }
  return choices;
}

/// "pay h7/d4/...", with at most `most` ways.
std::string text_of(const ActionWord& choice, std::size_t most) {
  const std::size_t named = std::min(choice.ways.size(), most);
  std::string text = choice.word;
  for (std::size_t i = 0; i < named; ++i) text += (i == 0 ? ' ' : '/') + choice.ways[i];
  if (named < choice.ways.size()) text += named == 0 ? " ..." : "/...";
  return text;
}

/// The names of the actions open to any seat, each followed by ", ". If a function of the variant
/// fails, of all actions of the stage.
std::string open_names(const Session& session) {
  const State& state = session.state();
  std::vector<std::string> names;
  const auto add = [&](const std::string& name) {
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  };
  try {
    for (const Action& action : open_actions(state, session.rules()))
      add(words_of(title_of(*session.rules().data().find_action(action.name)), session.language()));
  } catch (const Error&) {
    for (const ActionRule& action : session.rules().data().actions)
      if (action.is_open_at(state.stage())) add(words_of(title_of(action), session.language()));
  }
  std::string text;
  for (std::size_t i = 0; i < std::min(names.size(), most_actions); ++i) text += names[i] + ", ";
  return names.size() > most_actions ? text + "..., " : text;
}

/// The cards that can be played.
ActionWord playable_cards(const Session& session) {
  constexpr int most = 2000;
  ActionWord cards{say(session.language(), {"play", "spela"})};
  try {
    int looked_at = 0;
    const auto look_at = [&](const Move& move) {
      const std::string card = to_text(move.card);
      if (cards.ways.empty() || cards.ways.back() != card) cards.ways.push_back(card);
      return ++looked_at < most;
    };
    each_legal_move(session.state(), session.rules(), look_at, most_asked);
  } catch (const ScriptError&) {
    // The board is shown even if a script fails; the next move will report why.
  }
  return cards;
}

/// The first text that fits on a line, else the last.
std::string fitting(std::initializer_list<std::string> texts, const Style& style) {
  for (const std::string& text : texts)
    if (columns_of(text) <= style.width) return text;
  return *(texts.end() - 1);
}

/// How to walk on, if steps lie ahead; else empty.
std::string walk_hint(const Session& session, const Style& style) {
  if (session.timeline().plies_ahead() == 0 || session.is_coached()) return {};
  if (!style.terminal)
    return say(style.language,
               {"step goes forward, back goes back", "steg går framåt, tillbaka bakåt"});
  return session.repeated().starts_with("back")
             ? say(style.language, {"Enter or back goes back, step goes forward",
                                    "Enter eller tillbaka går bakåt, steg framåt"})
             : say(style.language, {"Enter or step goes forward, back goes back",
                                    "Enter eller steg går framåt, tillbaka bakåt"});
}

/// The same with "; " after it.
std::string walk_hint_before(const Session& session, const Style& style) {
  const std::string walk = walk_hint(session, style);
  return walk.empty() ? walk : walk + "; ";
}

/// The commands that work; it does not give away which moves are good.
std::string play_hint(const Session& session, const Style& style) {
  const std::string walk = walk_hint_before(session, style);
  const std::string actions = open_names(session);
  return fitting(
      {walk + say(style.language, {"moves lists what you can play; ", "drag visar alla drag; "}) +
           actions +
           say(style.language,
               {"why MOVE, hint, undo, score, help", "varför DRAG, tips, ångra, poäng, hjälp"}),
       walk + say(style.language, {"moves, ", "drag, "}) + actions +
           say(style.language,
               {"why, hint, undo, score, help", "varför, tips, ångra, poäng, hjälp"}),
       walk + say(style.language, {"moves, ", "drag, "}) + actions +
           say(style.language, {"why, undo, help", "varför, ångra, hjälp"})},
      style);
}

constexpr Sentence<0> undo_help{"; undo, help", "; ångra, hjälp"};

/// The choices, each with as many ways as fit on a line; nothing if not even the words fit.
std::optional<std::string> fitting_choices(const std::vector<ActionWord>& choices,
                                           const Style& style) {
  std::size_t most = 0;
  for (const ActionWord& choice : choices) most = std::max(most, choice.ways.size());
  constexpr std::size_t most_on_a_line = 40;
  for (std::size_t ways = std::min(most, most_on_a_line) + 1; ways-- > 0;) {
    const auto text = [&](const ActionWord& choice) {
      return with_ranks_of(style.language, text_of(choice, ways));
    };
    const std::string line = list_of(texts_of(choices, text), style.language, or_word) +
                             (ways < most ? say(style.language, {"; moves lists all, undo, help",
                                                                 "; drag visar alla, ångra, hjälp"})
                                          : say(style.language, undo_help));
    if (columns_of(line) <= style.width) return line;
  }
  return std::nullopt;
}

constexpr Sentence<0> riddle_help{"; hint, undo, help", "; tips, ångra, hjälp"};

/// For a seat asked to choose, or to play a card out of sight: the question and the choices.
std::string choice_hint(const Session& session, const Style& style) {
  const State& state = session.state();
  const StageRule& stage = stage_asked(state, session.rules().data());
  const std::string text = words_of(stage.text, style.language);
  const std::string choice = seat_name(state.turn, style) + ", " +
                             (text.empty() ? words_of(title_of(stage), style.language) : text) +
                             (stage.clause.empty() ? "" : " (" + stage.clause + ')');
  if (stage.is_riddle)
    return choice + '\n' + joined(session.words_at_stage()) + say(style.language, riddle_help);
  const auto written = [&](const Action& one) {
    return with_ranks_of(style.language,
                         words_of(in_words(one, state, session.rules()), style.language));
  };
  std::vector<Action> open = open_actions(state, session.rules());
  std::erase_if(open, [&](const Action& action) { return action.seat != state.turn; });
  const auto answers = texts_of(open, written);
  std::vector<ActionWord> choices = action_words(answers);
  if (stage.from) choices.insert(choices.begin(), playable_cards(session));
  const std::string list =
      (stage.from ? fitting_choices(choices, style).value_or("")
                  : list_of(answers, style.language, or_word) + say(style.language, undo_help));
  const std::string whole = choice + ": " + list;
  if (!list.empty() && columns_of(whole) <= style.width) return whole;
  if (!list.empty() && columns_of(list) <= style.width) return choice + '\n' + list;
  return choice + '\n' +
         fitting_choices(choices, style)
             .value_or(say(style.language, {"moves lists the answers; undo, help",
                                            "drag visar svaren; ångra, hjälp"}));
}

/// For a computer player's seat, after steps were taken back.
std::string computer_hint(const Session& session, Bot player, const Style& style) {
  const std::string walk = walk_hint_before(session, style);
  return fitting(
      {walk + say(style.language,
                  {"auto lets {0} play, which is {1}; redo, undo, help",
                   "dator låter {0} spela, som är {1}; gör-om, ångra, hjälp"},
                  seat_name(session.state().turn, style),
                  argument_word(name_of(player)).in(session.language())),
       walk + say(style.language,
                  {"auto lets {0} play; undo, help", "dator låter {0} spela; ångra, hjälp"},
                  seat_name(session.state().turn, style))},
      style);
}

/// For people who share a screen.
std::string ready_hint(const Session& session, const Style& style) {
  return say(style.language,
             {"{0}: press Enter once only you look; undo, score, help, quit",
              "{0}: tryck Enter när bara du tittar; ångra, poäng, hjälp, sluta"},
             seat_name(session.state().turn, style));
}

/// For the view of a seat other than the seat to play.
std::string view_hint(const Session& session, Seat view, const Style& style) {
  return say(style.language, {"so {0} sees it; {1} is to play", "så ser {0} det; {1} spelar"},
             seat_name(view, style), seat_name(session.state().turn, style));
}

/// Whether a card is to be played, and the board shows it.
bool plays_in_sight(const Session& session) {
  const State& state = session.state();
  const RuleData& rules = session.rules().data();
  if (state.stage() != play_stage) return false;
  const Place source = Place::of(rules, *rules.stages.front().from, state.turn);
  return View(state, rules, state.turn).shows(source);
}

std::string hint(const Session& session, const std::optional<Seat>& view, const Style& style) {
  switch (session.state().phase) {
    case Phase::Play:
      if (view && *view != session.state().turn) return view_hint(session, *view, style);
      if (const auto player = session.player_at(session.state().turn))
        return computer_hint(session, *player, style);
      if (session.awaits_player()) return ready_hint(session, style);
      if (plays_in_sight(session)) return play_hint(session, style);
      if (const std::string walk = walk_hint(session, style); !walk.empty())
        return walk + '\n' + choice_hint(session, style);
      return choice_hint(session, style);
    case Phase::DealOver:
      if (const std::string walk = walk_hint_before(session, style); !walk.empty())
        return walk +
               say(style.language, {"next, score, undo, help", "nästa, poäng, ångra, hjälp"});
      if (style.terminal)
        return say(style.language, {"Enter or next deals anew; score, undo, help",
                                    "Enter eller nästa ger på nytt; poäng, ångra, hjälp"});
      return say(style.language, {"type next for the next deal, score, undo or help",
                                  "skriv nästa för nästa giv, poäng, ångra eller hjälp"});
    case Phase::MatchOver:
      if (!session.leads_on().empty())
        return session.leads_on() + say(style.language, {" Or score, undo, new, help",
                                                         " Eller poäng, ångra, ny, hjälp"});
      return say(style.language, {"type new for another match, score, undo or help",
                                  "skriv ny för ett nytt parti, poäng, ångra eller hjälp"});
  }
  return {};
}

}  // namespace

std::string draw_hint(const Session& session, const std::optional<Seat>& view, const Style& style) {
  if (session.awaits_take_back())
    return wrapped(session.coach_says() + ' ' +
                       say(style.language, {"Take it back? y, or Enter goes on",
                                            "Ta tillbaka det? j, eller Enter går vidare"}),
                   style.width) +
           '\n';
  return dim(wrapped(hint(session, view, style), style.width), style) + '\n';
}

}  // namespace kasino
