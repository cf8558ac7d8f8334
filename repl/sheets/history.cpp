#include "repl/sheets/history.hpp"

#include <algorithm>

#include "engine/game/game.hpp"
#include "engine/model/state.hpp"
#include "engine/play/scoring.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/sheets/sheet.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

constexpr int sheet_columns = 79;
constexpr int widest_cell = 30;
constexpr int least_cell = 15;   ///< for columns on a narrow screen
constexpr int name_columns = 9;  ///< for the seat before a step, without columns
constexpr int end_columns = 13;  ///< left free after the moves of a line of play

class HistorySheet {
 public:
  HistorySheet(const Game& game, const Style& style, const std::optional<Seat>& viewer)
      : game_(game),
        style_(style),
        language_(style.language),
        viewer_(viewer),
        columns_(std::min(sheet_columns, style.width)),
        cell_columns_(std::min(widest_cell, columns_ / game.state().players())),
        has_columns_(columns_ == sheet_columns || cell_columns_ >= least_cell) {}

  std::string write() {
    head(game_.state_at(0));
    note(0);
    for (std::size_t ply = 0; ply < game_.steps().size(); ++ply) step(ply);
    end_row();
    if (game_.line_count() > 1) lines();
    return text_;
  }

 private:
  void step(std::size_t ply) {
    const State& before = game_.state_at(ply);
    const Ply& step = game_.steps()[ply];
    if (std::holds_alternative<Cards>(step.what)) {
      head(*step.after);
      return note(ply + 1);
    }
    if (before.round != round_) round(before);
    ++number_;
    add_cell(seat_of(step.what),
             marked(ply, std::to_string(number_) + ' ' + written(step, before)));
    note(ply + 1);
    if (before.phase == Phase::Play && step.after->phase != Phase::Play) points(*step.after);
  }

  std::string written(const Ply& step, const State& before) const {
    return with_ranks_of(language_, step_text(step, before, game_.rules(), viewer_, language_));
  }

  /// Lists the lines of play, each by its difference from the current line.
  void lines() {
    text_ += say(language_, {"\nlines of play\n", "\nspellinjer\n"});
    for (std::size_t line = 0; line < game_.line_count(); ++line) {
      const std::string number = right_aligned(std::to_string(line + 1), 3) + "  ";
      if (line == game_.line())
        text_ += number + say(language_, {"the one above\n", "den ovan\n"});
      else
        text_ += number + other_line(line) + '\n';
    }
  }

  /// The line from where it parts from the line that it shares most with: the current one, or one
  /// listed before it.
  std::string other_line(std::size_t line) const {
    std::size_t base = game_.line();
    for (std::size_t i = 0; i < line; ++i)
      if (game_.shared(i, line) > game_.shared(base, line)) base = i;
    const std::vector<Ply>& steps = game_.steps_of(line);
    const std::size_t parting = game_.shared(base, line);
    int number = static_cast<int>(std::count_if(
        steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(parting), is_numbered));
    std::string text =
        number == 0 ? std::string()
                    : say(language_, {"as {0} to move {1}, then ", "som {0} till drag {1}, sedan "},
                          base + 1, number);
    const std::size_t begin = text.size();
    for (std::size_t ply = parting; ply < steps.size(); ++ply) {
      if (!is_numbered(steps[ply])) continue;
      const State& before = ply == 0 ? game_.state_at(0) : *steps[ply - 1].after;
      const std::string move = (text.size() == begin ? "" : "  ") + std::to_string(++number) + ' ' +
                               written(steps[ply], before);
      if (columns_of(text + move) > columns_ - end_columns) return text + "  ...";
      text += move;
    }
    return text;
  }

  void note(std::size_t ply) {
    if (game_.note_at(ply).empty()) return;
    end_row();
    text_ += wrapped("    ; " + with_lines_at(6, game_.note_at(ply)), columns_, 6) + '\n';
  }

  static bool is_numbered(const Ply& step) { return !std::holds_alternative<Cards>(step.what); }

  std::string marked(std::size_t ply, const std::string& words) const {
    if (ply >= game_.ply()) return '(' + words + ')';
    return ply + 1 == game_.ply() ? words + " <" : words;
  }

  void head(const State& state) {
    end_row();
    text_ += (text_.empty() ? "" : "\n") + say(language_, {"deal {0}", "giv {0}"}, state.deal) +
             (game_.rules().data().has_dealer()
                  ? say(language_, {", dealt by {0}\n", ", given av {0}\n"},
                        seat_as_object(state.dealer, style_))
                  : "\n");
    for (Seat seat = 1; seat <= state.players() && has_columns_; ++seat)
      add_cell(seat, seat_name(seat, style_));
    end_row();
    round_ = state.round;
  }

  void round(const State& state) {
    end_row();
    round_ = state.round;
    text_ += say(language_, {"round {0}\n", "omgång {0}\n"}, round_);
  }

  void points(const State& state) {
    end_row();
    const Points points = deal_points(state, game_.rules());
    for (const Seat seat : seats(state)) {
      add_cell(seat, say(language_, {"{0}, match {1}", "{0}, partiet {1}"},
                         points_text(at_seat(points, seat), game_.rules().data(), language_),
                         at_seat(state.scores, seat)));
    }
    end_row();
  }

  /// Adds a cell in its seat's column, on a new line if the last cell was not left of it. Without
  /// columns each cell has a line, with its seat before it.
  void add_cell(Seat seat, const std::string& words) {
    if (!has_columns_) {
      text_ += wrapped(padded(seat_name(seat, style_), name_columns) + words, columns_,
                       name_columns + 2) +
               '\n';
      return;
    }
    if (seat <= last_seat_) end_row();
    const int column = (seat - 1) * cell_columns_;
    // A long move reaches into the next column.
    if (columns_of(row_) > column) end_row();
    row_ = padded(row_, column) + words + ' ';
    last_seat_ = seat;
  }

  void end_row() {
    if (!row_.empty()) text_ += without_end_spaces(row_) + '\n';
    row_.clear();
    last_seat_ = 0;
  }

  const Game& game_;
  const Style& style_;
  Language language_;
  std::optional<Seat> viewer_;
  int columns_;
  int cell_columns_;
  bool has_columns_;  ///< each seat has a column
  std::string text_;
  std::string row_;
  Seat last_seat_ = 0;
  int round_ = 0;
  int number_ = 0;
};

}  // namespace

std::vector<std::size_t> plies_by_number(const Game& game) {
  std::vector<std::size_t> plies{0};
  for (std::size_t i = 0; i < game.steps().size(); ++i)
    if (!std::holds_alternative<Cards>(game.steps()[i].what)) plies.push_back(i + 1);
  return plies;
}

std::string place_text(const Game& game, std::size_t ply, Language language) {
  if (ply == 0) return say(language, {"the beginning", "början"});
  if (std::holds_alternative<Cards>(game.steps()[ply - 1].what))
    return say(language, {"deal {0}", "giv {0}"}, game.state_at(ply).deal);
  const std::vector<std::size_t> plies = plies_by_number(game);
  return say(language, {"move {0}", "drag {0}"}, std::ranges::find(plies, ply) - plies.begin());
}

std::string history_of(const Game& game, const Style& style, const std::optional<Seat>& viewer) {
  return HistorySheet(game, style, viewer).write();
}

namespace {

std::string words_of(const Game& game, std::size_t ply, const Style& style) {
  const Language language = style.language;
  if (ply >= game.steps().size()) return say(language, {"nothing more", "ingenting mer"});
  const Ply& step = game.steps()[ply];
  if (std::holds_alternative<Cards>(step.what))
    return say(language, {"deal {0}", "giv {0}"}, step.after->deal);
  return say(language, {"{0} by {1}", "{0} av {1}"},
             step_text(step, game.state_at(ply), game.rules(), seat_of(step.what), language),
             seat_as_object(seat_of(step.what), style));
}

std::string rules_of(const Game& game, Language language) {
  std::string text = game.rules().data().name;
  for (const OptionValue& option : game.rules().data().options)
    if (option.value != option.initial) text += ' ' + setting_text(option, language);
  return text;
}

std::size_t steps_alike(const Game& game, const Game& other) {
  const std::size_t most = std::min(game.steps().size(), other.steps().size());
  std::size_t alike = 0;
  while (alike < most && is_same_step(game.steps()[alike], other.steps()[alike])) ++alike;
  return alike;
}

std::size_t moves_in(const Game& game, std::size_t plies) {
  const auto end = game.steps().begin() + static_cast<std::ptrdiff_t>(plies);
  return static_cast<std::size_t>(std::count_if(game.steps().begin(), end, [](const Ply& step) {
    return !std::holds_alternative<Cards>(step.what);
  }));
}

bool begin_alike(const Game& game, const Game& other) {
  const State& one = game.state_at(0);
  const State& two = other.state_at(0);
  return one.players() == two.players() && one.dealer == two.dealer && one.turn == two.turn &&
         std::ranges::equal(one.all_cards(), two.all_cards());
}

std::string scores_of(const Game& game) {
  const State& end = game.state_at(game.steps().size());
  return joined(texts_of(std::span(end.scores).first(static_cast<std::size_t>(end.players()))),
                " ");
}

}  // namespace

std::string comparison_of(const Game& game, const Game& other, const std::string& file,
                          const Style& style) {
  const Language language = style.language;
  std::string text;
  if (rules_of(game, style.language) != rules_of(other, style.language))
    text += say(language, {"the rules: here {0}, in {2} {1}\n", "reglerna: här {0}, i {2} {1}\n"},
                rules_of(game, style.language), rules_of(other, style.language), file);
  if (!begin_alike(game, other))
    return text + say(language, {"they begin with other cards, seats or another dealer\n",
                                 "de börjar med andra kort, platser eller en annan givare\n"});
  const std::size_t alike = steps_alike(game, other);
  const std::size_t moves = moves_in(game, alike);
  if (alike == game.steps().size() && alike == other.steps().size())
    return text + say(language,
                      moves == 1
                          ? Sentence<1>{"the same game: {0} move\n", "samma parti: {0} drag\n"}
                          : Sentence<1>{"the same game: {0} moves\n", "samma parti: {0} drag\n"},
                      moves);
  text +=
      say(language, {"alike up to move {0}; then\n", "lika till och med drag {0}; sedan\n"}, moves);
  const auto row = [&](const std::string& whose, const Game& which) {
    text += say(language, {"  {0}: {1} (match {2})\n", "  {0}: {1} (partiet {2})\n"}, whose,
                words_of(which, alike, style), scores_of(which));
  };
  row(say(language, {"here", "här"}), game);
  row(file, other);
  return text +
         say(language, {"goto {0} shows where they part\n", "gå {0} visar var de skiljs\n"}, moves);
}

}  // namespace kasino
