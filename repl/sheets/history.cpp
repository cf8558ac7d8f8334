#include "repl/sheets/history.hpp"

#include <algorithm>

#include "engine/play/scoring.hpp"
#include "repl/explain/step_text.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

constexpr int sheet_columns = 79;
constexpr int widest_cell = 30;

class HistorySheet {
 public:
  HistorySheet(const Game& game, Language language)
      : game_(game),
        language_(language),
        cell_columns_(std::min(widest_cell, sheet_columns / game.state().players())) {}

  std::string write() {
    head(game_.state_at(0));
    for (std::size_t ply = 0; ply < game_.steps().size(); ++ply) step(ply);
    end_row();
    return text_;
  }

 private:
  void step(std::size_t ply) {
    const State& before = game_.state_at(ply);
    const Ply& step = game_.steps()[ply];
    if (std::holds_alternative<Cards>(step.what)) return head(step.after);
    if (before.round != round_) round(before);
    ++number_;
    add_cell(seat_of(step),
             marked(ply, std::to_string(number_) + ' ' + step_text(step, before, game_.rules())));
    if (before.phase == Phase::Play && step.after.phase != Phase::Play) points(step.after);
  }

  static Seat seat_of(const Ply& step) {
    return step.move() != nullptr ? step.move()->seat : step.action()->seat;
  }

  std::string marked(std::size_t ply, const std::string& words) const {
    if (ply >= game_.ply()) return '(' + words + ')';
    return ply + 1 == game_.ply() ? words + " <" : words;
  }

  void head(const State& state) {
    end_row();
    text_ += (text_.empty() ? "" : "\n") +
             say(language_, {"deal {0}, dealt by seat {1}\n", "giv {0}, given av plats {1}\n"},
                 state.deal, state.dealer);
    for (Seat seat = 1; seat <= state.players(); ++seat)
      add_cell(seat, say(language_, {"seat {0}", "plats {0}"}, seat));
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
    for (Seat seat = 1; seat <= state.players(); ++seat) {
      const auto i = static_cast<std::size_t>(seat - 1);
      add_cell(seat, say(language_, {"{0} points, match {1}", "{0} poäng, partiet {1}"}, points[i],
                         state.scores[i]));
    }
    end_row();
  }

  /// A cell stands in the column of its seat; who is to the left of the one before begins a line.
  void add_cell(Seat seat, const std::string& words) {
    if (seat <= last_seat_) end_row();
    const int column = (seat - 1) * cell_columns_;
    // A long move reaches into the next column.
    if (columns_of(row_) > column) end_row();
    row_ = padded(row_, column) + words + ' ';
    last_seat_ = seat;
  }

  void end_row() {
    if (!row_.empty()) text_ += row_.substr(0, row_.find_last_not_of(' ') + 1) + '\n';
    row_.clear();
    last_seat_ = 0;
  }

  const Game& game_;
  Language language_;
  int cell_columns_;
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

std::string history_of(const Game& game, Language language) {
  return HistorySheet(game, language).write();
}

}  // namespace kasino
