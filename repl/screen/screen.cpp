#include "repl/screen/screen.hpp"

#include <algorithm>

#include "engine/game/perft.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/text/reading.hpp"
#include "repl/commands/commands.hpp"
#include "repl/commands/move_list.hpp"
#include "repl/explain/explain.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/screen/analysis.hpp"
#include "repl/sheets/narration.hpp"
#include "repl/sheets/sheet.hpp"
#include "repl/text/words.hpp"
#include "repl/text/written.hpp"

namespace kasino {

namespace {

std::string text_of(Count count) {
  return std::to_string(count.number) + (count.saturated ? "+" : "");
}

constexpr int columns_after_number = 2;
constexpr int usual_width = 79;

/// How many columns the numbers of a list of moves take.
int number_columns(std::size_t listed) { return std::max(2, columns_of(std::to_string(listed))); }

std::string numbered(std::size_t number, int columns, const std::string& text) {
  return right_aligned(std::to_string(number), columns) + std::string(columns_after_number, ' ') +
         text;
}

/// "12  s7xh7 (sweep)": each move with its number. Throws Interrupted when the user interrupts.
std::vector<std::string> numbered_entries(const MoveList& list, const Session& session,
                                          Language language) {
  std::vector<std::string> entries;
  const int columns = number_columns(list.numbers.empty() ? list.listed() : list.numbers.back());
  const auto add = [&](const std::string& text) {
    const std::size_t number =
        list.numbers.empty() ? entries.size() + 1 : list.numbers[entries.size()];
    entries.push_back(numbered(number, columns, text));
  };
  for (const Move& move : list.moves) {
    check_going(session);
    const bool sweeps = counts_as_sweep(move, session.state(), session.rules());
    add(written_for(to_text(move, session.state(), session.rules()), session.rules().data(),
                    language) +
        (sweeps ? say(language, {" (sweep)", " (tömmer)"}) : ""));
  }
  for (const Action& play : list.plays)
    add(written_for(to_text(play, session.state(), session.rules()), session.rules().data(),
                    language));
  return entries;
}

/// A list in as many columns as fit, read downwards. Entries wider than the screen are wrapped.
std::string in_columns(const std::vector<std::string>& entries, int indent, const Style& style) {
  int columns = 0;
  for (const std::string& entry : entries) columns = std::max(columns, columns_of(entry));
  const std::size_t across =
      entries.size() <= 12 ? 1 : static_cast<std::size_t>(std::max(1, style.width / (columns + 3)));
  const std::size_t down = (entries.size() + across - 1) / across;
  std::string text;
  for (std::size_t row = 0; row < down; ++row) {
    std::string line;
    for (std::size_t i = row; i < entries.size(); i += down)
      line += padded(entries[i], columns + 3);
    text += wrapped(without_end_spaces(line), style.width, indent) + '\n';
  }
  return text;
}

// On a wide screen events are told right of the board.
constexpr int board_columns = 78;
constexpr int columns_between = 2;

/// The lines of the board with those of `events` right of them.
std::string beside(const std::string& board, const std::string& events) {
  std::vector<std::string> left = lines_of(board);
  std::vector<std::string> right = lines_of(events);
  left.resize(std::max(left.size(), right.size()));
  right.resize(left.size());
  std::string text;
  for (std::size_t i = 0; i < left.size(); ++i)
    text += without_end_spaces(padded(left[i], board_columns + columns_between) + right[i]) + '\n';
  return text;
}

class Screen {
 public:
  Screen(const Session& session, const Style& style) : session_(session), style_(style) {}

  std::string operator()(const Failure& failure) const { return to_line(failure) + '\n'; }
  std::string operator()(const Shown& shown) const {
    const std::string aim = shown.introduces ? draw_aim(session_, style_) + '\n' : std::string();
    return aim + what_happened(shown.events, shown.view, count_lines(aim));
  }
  std::string operator()(const Played& played) const {
    return irregular_line(played) + what_happened(played.events, {}, 0);
  }
  std::string operator()(const Tried& tried) const {
    return trial_text(tried, session_.rules().data(), style_, session_.viewer());
  }
  std::string operator()(const MoveList& list) const;
  std::string operator()(const Explained& explained) const;
  std::string operator()(const Scored& scored) const {
    return score_table(scored, session_, style_) + '\n';
  }
  std::string operator()(const Perft& perft) const;
  std::string operator()(const Analysed& analysed) const {
    return analysis_text(analysed, session_.rules().data(), style_);
  }
  std::string operator()(const Reviewed& reviewed) const {
    return review_text(reviewed, session_.rules().data(), style_);
  }
  std::string operator()(const Told& told) const {
    return text(with_seat_names(told.text, style_), told.warnings);
  }
  std::string operator()(const Sheet& sheet) const {
    Style plain;
    plain.width = std::min(usual_width, style_.width);
    plain.language = style_.language;
    plain.you = style_.you;
    plain.packs = style_.packs;
    plain.names = style_.names;
    const std::string text = sheet.text(plain);
    return text.ends_with('\n') ? text : text + '\n';
  }
  std::string operator()(const Loaded& loaded) const {
    const std::string told = text(loaded.text, loaded.warnings);
    return told + board({}, {}, count_lines(told));
  }
  std::string operator()(const KeptList& list) const;
  std::string operator()(const Recounted& recounted) const {
    const std::string text = narrate(recounted.events, session_.game(), style_, session_.viewer());
    return text.empty()
               ? say(style_.language, {"Nothing has been played yet.\n", "Inget är spelat än.\n"})
               : text;
  }
  std::string operator()(const Peeked&) const { return draw_hands(session_.state(), style_); }
  std::string operator()(const RuleSheet&) const {
    return rule_sheet(session_.rules().data(), style_.language, style_.width) + '\n';
  }
  std::string operator()(const Taught& taught) const {
    return draw_lesson(taught, session_, style_);
  }
  std::string operator()(const Farewell&) const { return {}; }

 private:
  std::string text(const std::string& words, const std::vector<std::string>& warnings) const {
    std::string result;
    for (const std::string& warning : warnings)
      result += wrapped(say(style_.language, {"warning: {0}", "varning: {0}"}, warning),
                        style_.width, 2) +
                '\n';
    // Text laid out for a usual screen is wrapped again for a narrow one.
    result += style_.width < usual_width ? fitted(words, style_.width) : words;
    return words.ends_with('\n') ? result : result + '\n';
  }

  /// The events, and what they lead to: the board or, at the end of a deal, its score sheet and the
  /// winner of a match. There are `lines_above` lines over it on the screen.
  std::string what_happened(const EventLog& events, const std::optional<Seat>& view,
                            int lines_above) const;
  std::string actions_text(const MoveList& list) const;
  std::string choices_text(const MoveList& list) const;
  std::string shown(const Action& action) const;
  /// A blank line and the board, which fits on the screen under `lines_above` lines.
  std::string board(const std::optional<Seat>& view, const EventLog& told, int lines_above) const;
  std::string winners() const;
  std::string irregular_line(const Played& played) const;

  const Session& session_;
  const Style& style_;
};

std::string Screen::board(const std::optional<Seat>& view, const EventLog& told,
                          int lines_above) const {
  Style style = style_;
  if (is_wide(style)) style.width = board_columns;
  if (style.height > 0) style.height = std::max(1, style.height - lines_above - 1);
  return '\n' + draw_board(session_, view, told, style);
}

std::string Screen::what_happened(const EventLog& events, const std::optional<Seat>& view,
                                  int lines_above) const {
  const std::optional<Seat> viewer = view ? view : session_.viewer();
  const auto told = [&](const Style& style) {
    return narrate(events, session_.game(), style, viewer);
  };
  const bool ends_deal = std::any_of(events.begin(), events.end(), [](const Event& event) {
    return event.type == "deal-over" || event.type == "match-over";
  });
  if (!ends_deal && is_wide(style_)) {
    Style beside_board = style_;
    beside_board.width = std::min(style_.columns - board_columns - columns_between, board_columns);
    return beside(board(view, events, lines_above), '\n' + told(beside_board));
  }
  const std::string text = told(style_);
  if (!ends_deal) return text + board(view, events, lines_above + count_lines(text));
  const bool ends_match = session_.state().phase == Phase::MatchOver;
  // What fits on the screen is shown whole; `score` shows it all.
  constexpr int usual_height = 24, lines_below = 5;
  const int room = (style_.height > 0 ? style_.height : usual_height) - lines_below;
  const Scored scored = score_sheets(session_.state(), session_.rules());
  std::string table = score_table(scored, session_, style_);
  if (count_lines(table) > room) table = score_table(scored, session_, style_, Clauses::OneLine);
  return text + draw_note(session_.game(), style_) + '\n' + table + '\n' +
         (ends_match ? winners() + '\n' : "") + '\n' + draw_hint(session_, {}, style_);
}

/// A line for a move that breaks the rules, marked as in the record; empty for others.
std::string Screen::irregular_line(const Played& played) const {
  if (played.regularity == Regularity::Regular) return {};
  return wrapped(say(style_.language,
                     {"{0}! is irregular: it breaks the rules, and stands.",
                      "{0}! är ett felaktigt drag: det bryter mot reglerna, men gäller."},
                     written_for(played.move, session_.rules().data(), style_.language)),
                 style_.width, 2) +
         '\n';
}

std::string Screen::winners() const {
  const std::vector<Seat>& winners = session_.state().winners;
  if (winners.empty()) return say(style_.language, {"Nobody has won.", "Ingen har vunnit."});
  const RuleData& rules = session_.rules().data();
  const bool are_one_side = std::ranges::all_of(
      winners, [&](Seat seat) { return rules.are_one_side(seat, winners.front()); });
  const auto name = [&](Seat seat) {
    return are_one_side ? seat_name(seat, style_) : seat_as_object(seat, style_);
  };
  const std::string list = list_of(texts_of(winners, name), style_.language, and_word);
  const Sentence<1>& sentence =
      winners.size() == 1 ? Sentence<1>{"The winner is {0}.", "Vinnare: {0}."}
      : are_one_side      ? Sentence<1>{"The winners are {0}.", "Vinnare: {0}."}
                          : Sentence<1>{"The win is shared by {0}.", "Segern delas av {0}."};
  return bold(say(style_.language, sentence, list), style_);
}

/// The action as all who look at the screen may read it.
std::string Screen::shown(const Action& action) const {
  const State& state = session_.state();
  return with_ranks_of(
      style_.language,
      session_.hides_hands()
          ? open_text(action, state, session_.rules(), session_.viewer(), style_.language)
          : words_of(in_words(action, state, session_.rules()), style_.language));
}

/// Each choice with its number, where no card is to be played.
std::string Screen::choices_text(const MoveList& list) const {
  constexpr std::size_t most_shown = 200;
  std::vector<std::string> entries;
  const int columns = number_columns(list.actions.size());
  std::string last;
  for (std::size_t i = 0; i < std::min(list.actions.size(), most_shown); ++i) {
    const std::string one = shown(list.actions[i]);
    // Actions that look alike are named once.
    if (one != last) entries.push_back(numbered(i + 1, columns, one));
    last = one;
  }
  const std::string text = in_columns(entries, columns + columns_after_number, style_);
  if (list.actions.size() <= most_shown) return text;
  return text + say(style_.language, {"and {0} more\n", "och {0} till\n"},
                    list.actions.size() - most_shown);
}

std::string Screen::actions_text(const MoveList& list) const {
  constexpr std::size_t most_shown = 60;
  std::vector<std::string> actions;
  for (const Action& action : list.actions) {
    const std::string one = shown(action);
    if (actions.empty() || actions.back() != one) actions.push_back(one);
  }
  const std::size_t left = actions.size() - std::min(actions.size(), most_shown);
  actions.resize(actions.size() - left);
  const std::string text = say(style_.language, {"also {0}", "dessutom {0}"},
                               list_of(actions, style_.language, or_word));
  if (left == 0) return text;
  return text + say(style_.language, {", and {0} more", ", och {0} till"}, left);
}

std::string Screen::operator()(const MoveList& list) const {
  const bool is_empty = list.listed() == 0 && list.total.number == 0;
  if (is_empty && !list.total.saturated && list.actions.empty())
    return say(style_.language, {"There are no moves.\n", "Det finns inga drag.\n"});
  const int columns = number_columns(list.listed());
  std::string text = in_columns(numbered_entries(list, session_, style_.language),
                                columns + columns_after_number, style_);
  if (is_empty)
    text += choices_text(list);
  else if (!list.actions.empty())
    text += wrapped(actions_text(list), style_.width) + '\n';
  if (is_empty && list.total.saturated)
    return text +
           say(style_.language,
               {"No legal move was found in time; there may be some: `why MOVE` asks about one\n",
                "Inget tillåtet drag hittades i tid; det kan finnas några: `varför DRAG` frågar "
                "om ett\n"});
  if (list.total.saturated && list.total.number == list.listed())
    return text + say(style_.language,
                      {"{0} of {1}; others were not found in time: `why MOVE` asks about one\n",
                       "{0} av {1}; andra hittades inte i tid: `varför DRAG` frågar om ett\n"},
                      list.listed(), text_of(list.total));
  if (list.is_truncated())
    text +=
        say(style_.language,
            {"{0} of {1}; `moves limit=N` shows more\n", "{0} av {1}; `drag antal=N` visar fler\n"},
            list.listed(), text_of(list.total));
  return text;
}

std::string Screen::operator()(const KeptList& list) const {
  constexpr int number_columns = 3;
  std::string text;
  for (std::size_t i = 0; i < list.games.size(); ++i) {
    const KeptGame& game = list.games[i];
    text += wrapped(right_aligned(std::to_string(i + 1), number_columns) + "  " +
                        time_text(game.left) + "  " + words_of(game, style_.language),
                    style_.width, number_columns + columns_after_number) +
            '\n';
  }
  return text +
         dim(wrapped(say(style_.language,
                         {"restore 1 opens the first, and restore drop 1 forgets it",
                          "återställ 1 öppnar det första, och återställ släng 1 glömmer "
                          "det"}),
                     style_.width),
             style_) +
         '\n';
}

std::string Screen::operator()(const Explained& explained) const {
  const std::string move = written_for(explained.move, session_.rules().data(), style_.language);
  std::string text =
      explained.judgement.legal() ? say(style_.language, {"{0} is legal", "{0} är tillåtet"}, move)
      : explained.stands
          ? say(style_.language,
                {"{0} is not lawful, but stands if played", "{0} bryter mot reglerna, men gäller"},
                move)
          : say(style_.language, {"{0} is not legal", "{0} är inte tillåtet"}, move);
  text = wrapped(text, style_.width, 2) + '\n';
  if (!explained.message.empty())
    text += wrapped("  " + with_seat_names(explained.message, style_), style_.width, 2) + '\n';
  const std::vector<std::string> clauses = explained.judgement.clauses();
  for (std::size_t i = 1; i < clauses.size(); ++i)
    text += wrapped("  " + clause_with_text(clauses[i], session_.rules().data(), style_.language),
                    style_.width, 2) +
            '\n';
  return text;
}

std::string Screen::operator()(const Perft& perft) const {
  std::string text;
  if (perft.parts)
    for (const auto& [move, nodes] : *perft.parts)
      text += with_ranks_of(style_.language, move) + ' ' + text_of(nodes) + '\n';
  return text + say(style_.language, {"depth {0}\nnodes {1}\n", "djup {0}\ndragföljder {1}\n"},
                    perft.depth, text_of(perft.nodes));
}

}  // namespace

bool is_wide(const Style& style) {
  constexpr int least_columns = 110;
  return style.columns >= least_columns;
}

std::string to_line(const Failure& failure) { return failure.message; }

std::string preface(const Reply& reply, const Session& session) {
  std::string text;
  for (const std::string& notice : reply.notices) text += notice + '\n';
  const std::int64_t limit = session.step_limit();
  for (const TracedCall& call : reply.trace) text += to_line(call, limit) + '\n';
  if (reply.traced_in_all > reply.trace.size())
    text += count_text(reply.traced_in_all - reply.trace.size(), Language::English,
                       {"  ... {0} more call\n", ""}, {"  ... {0} more calls\n", ""});
  return text;
}

std::string to_screen(const Reply& reply, const Session& session, const Style& style) {
  const Style drawn = with_cards(style, session.settings().cards);
  return std::visit(Screen(session, drawn), reply.body);
}

}  // namespace kasino
