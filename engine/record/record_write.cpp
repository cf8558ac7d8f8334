#include <algorithm>
#include <optional>
#include <string>

#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/scoring.hpp"
#include "engine/record/record.hpp"
#include "engine/record/record_reader.hpp"
#include "engine/text/reading.hpp"

namespace kasino {

namespace {

/// The words of `text`, each with a blank in front.
std::string record_words(const std::string& text) {
  std::string words;
  for (const std::string& word : words_in(text)) words += ' ' + record_word(word);
  return words;
}

class RecordWriter {
 public:
  RecordWriter(const Game& game, const std::string& variant)
      : game_(game), rules_(game.rules()), variant_(variant) {}

  std::string write() {
    const std::size_t line_shown = game_.line();
    const std::size_t ply_shown = game_.ply();
    game_.change_line(0);
    write_head();
    write_start();
    write_note(0, "");
    write_steps_from(0);
    for (std::size_t i = 1; i < game_.line_count(); ++i) write_line(i);
    game_.change_line(line_shown);
    if (game_.line_count() > 1 || ply_shown < game_.steps().size())
      line("\nat line " + std::to_string(line_shown + 1) + " after " + std::to_string(ply_shown));
    text_ += "\nend\n" + game_.afterword();
    return std::move(text_);
  }

 private:
  void line(const std::string& words) { text_ += words + '\n'; }
  /// Writes a number for each seat; missing ones are 0.
  template <typename Numbers>
  void seats_line(std::string words, const Numbers& numbers) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(game_.start().players); ++i)
      words += ' ' + std::to_string(i < numbers.size() ? numbers[i] : 0);
    line(words);
  }
  void write_head();
  void write_start();
  void write_line(std::size_t number);
  void write_steps_from(std::size_t ply);
  void write_setup(const Setup& setup);
  void write_deal(const State& state, const Cards& deck);
  void write_step(std::size_t ply);
  void write_move(std::size_t ply, const Move& move);
  void write_action(std::size_t ply, const Action& action);
  void write_note(std::size_t ply, std::string_view indent);
  void write_round(const State& before, Seat first);
  void write_scores_if_over(const State& state);

  Game game_;
  const Rules& rules_;
  const std::string& variant_;
  std::string text_;
  int round_ = 0;                     ///< round of the last heading in this deal; 0: none yet
  Seat first_ = 1;                    ///< who played first in that round
  std::optional<int> place_in_line_;  ///< of the last move, clockwise from first_; nothing: no move
};

void RecordWriter::write_head() {
  const RuleData& data = rules_.data();
  line("kasino record 1");
  line("variant " + record_word(variant_));
  for (const OptionValue& option : data.options)
    line("option " + record_word(option.name) + ' ' + record_word(option.value));
  if (!data.hash.empty()) line("script " + record_word(data.hash));
  line("players " + std::to_string(game_.start().players));
  line("seed " + std::to_string(game_.start().seed));
}

void RecordWriter::write_start() {
  const GameStart& start = game_.start();
  if (start.setup) return write_setup(*start.setup);
  line("\ndeal 1\ndealer " + std::to_string(start.dealer));
  if (std::ranges::any_of(start.scores, [](int score) { return score != 0; }))
    seats_line("scores", start.scores);
  line("deck " + to_text(start.deck));
}

void RecordWriter::write_setup(const Setup& setup) {
  std::vector<WrittenField> fields = written_fields(setup);
  const auto write = [&](const WrittenField& field) {
    line((field.is_own_zone() ? "zone." : "") + field.name + record_words(field.value));
  };
  const auto write_named = [&](const char* name) {
    const auto found = std::ranges::find(fields, name, &WrittenField::name);
    if (found == fields.end()) return false;
    write(*found);
    fields.erase(found);
    return true;
  };
  text_ += '\n';
  if (!write_named("deal")) line("deal 1");
  write_named("round");
  line("dealer " + std::to_string(game_.start().dealer));
  std::erase_if(fields, [](const WrittenField& field) { return field.name == "dealer"; });
  write_named("scores");
  line("setup");
  if (!write_named("turn") && !setup.words.contains("asked")) line("turn 1");
  write_named("last_capturer");
  write_named("sweeps");
  std::ranges::for_each(fields, write);
}

/// Writes a line of play from where it parts from the earlier line that it shares most steps with.
void RecordWriter::write_line(std::size_t number) {
  game_.change_line(number);
  std::size_t from = 0;
  for (std::size_t i = 1; i < number; ++i)
    if (game_.shared(number, i) > game_.shared(number, from)) from = i;
  const std::size_t shared = game_.shared(number, from);
  line("\nline " + std::to_string(number + 1) + " from " + std::to_string(from + 1) + " after " +
       std::to_string(shared));
  round_ = 0;
  write_steps_from(shared);
}

void RecordWriter::write_steps_from(std::size_t ply) {
  write_scores_if_over(game_.state_at(ply));
  for (; ply < game_.steps().size(); ++ply) write_step(ply);
}

void RecordWriter::write_deal(const State& state, const Cards& deck) {
  line("\ndeal " + std::to_string(state.deal));
  line("dealer " + std::to_string(state.dealer));
  line("deck " + (deck.empty() ? std::string(lasting_deck) : to_text(deck)));
  round_ = 0;
}

void RecordWriter::write_step(std::size_t ply) {
  const Ply& step = game_.steps()[ply];
  if (const Move* move = step.move())
    write_move(ply, *move);
  else if (const Action* action = step.action())
    write_action(ply, *action);
  else
    write_deal(*step.after, std::get<Cards>(step.what));
  write_note(ply + 1, "  ");
  write_scores_if_over(*step.after);
}

/// Writes the note as comments. A line of it that is too long goes on in others, further in. What
/// follows begins a new line.
void RecordWriter::write_note(std::size_t ply, std::string_view indent) {
  constexpr std::size_t longest_line = 79;
  if (game_.note_at(ply).empty()) return;
  for (const std::string& whole : lines_of(game_.note_at(ply))) {
    std::string written = std::string(indent) + ';';
    bool is_begun = false;
    for (const std::string& word : words_in(whole)) {
      if (is_begun && written.size() + 1 + word.size() > longest_line) {
        line(written);
        written = std::string(indent) + ';' + std::string(continuation.substr(1));
      }
      written += ' ' + word;
      is_begun = true;
    }
    line(written);
  }
  place_in_line_.reset();
}

void RecordWriter::write_round(const State& before, Seat first) {
  if (before.round == round_) return;
  line("round " + std::to_string(before.round));
  round_ = before.round;
  first_ = first;
  place_in_line_.reset();
}

/// Gives each action a line of its own, since any seat may act.
void RecordWriter::write_action(std::size_t ply, const Action& action) {
  const State& before = game_.state_at(ply);
  write_round(before, before.turn);
  place_in_line_.reset();
  line("  " + to_text(action, before, rules_));
}

/// Begins a new line each time round the table.
void RecordWriter::write_move(std::size_t ply, const Move& move) {
  const State& before = game_.state_at(ply);
  write_round(before, move.seat);
  const int place = (move.seat - first_ + before.players()) % before.players();
  if (place_in_line_ && *place_in_line_ < place) text_.pop_back();
  place_in_line_ = place;
  const bool irregular = game_.steps()[ply].regularity == Regularity::Irregular;
  line("  " + to_text(move, before, rules_) + (irregular ? "!" : ""));
}

void RecordWriter::write_scores_if_over(const State& state) {
  if (state.phase == Phase::Play) return;
  const Points points = deal_points(state, rules_);
  seats_line("score", points);
  if (points != state.scores) seats_line("total", state.scores);
  for (const SideScore& side : side_scores(state, rules_.data())) {
    std::string words = "; seats";
    for (Seat seat : side.seats) words += ' ' + std::to_string(seat);
    line(words + " together " + std::to_string(side.score));
  }
}

}  // namespace

std::string write_record(const Game& game) { return write_record(game, game.rules().data().name); }

std::string write_record(const Game& game, const std::string& variant) {
  return RecordWriter(game, variant).write();
}

}  // namespace kasino
