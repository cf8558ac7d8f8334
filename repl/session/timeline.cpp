#include "repl/session/timeline.hpp"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace kasino {

Timeline::Timeline(Game first) { chapters_.push_back({std::move(first), 0, 0, 0}); }

void Timeline::forget_what_follows() {
  chapters_.erase(chapters_.begin() + static_cast<std::ptrdiff_t>(at_) + 1, chapters_.end());
}

void Timeline::open(Game game) {
  forget_what_follows();
  chapters_[at_].left_at = this->game().ply();
  const std::size_t opened_at = game.ply();
  chapters_.push_back({std::move(game), opened_at, 0, games_++});
  ++at_;
}

void Timeline::take_up(Game game, std::string file) {
  const bool is_first = steps_back() == 0;
  open(std::move(game));
  chapters_[at_].opened_at = 0;
  chapters_[at_].has_played = true;
  chapters_[at_].taken_from = std::move(file);
  if (!is_first) return;
  chapters_.erase(chapters_.begin(), chapters_.begin() + static_cast<std::ptrdiff_t>(at_));
  at_ = 0;
}

void Timeline::replace(Game game) {
  Chapter& chapter = chapters_[at_];
  chapter.opened_at = std::min(chapter.opened_at, game.ply());
  chapter.game = std::move(game);
  forget_what_follows();
}

void Timeline::change_line(std::size_t line) {
  Game changed = game();
  changed.change_line(line);
  open(std::move(changed));
  chapters_[at_].number = chapters_[at_ - 1].number;
  chapters_[at_].has_played = chapters_[at_ - 1].has_played;
  chapters_[at_].taken_from = chapters_[at_ - 1].taken_from;
}

template <typename Advance>
void Timeline::go_on(Advance advance) {
  Game& game = chapters_[at_].game;
  const std::size_t before = game.lines_forgotten();
  advance(game);
  chapters_[at_].has_played = true;
  lines_forgotten_ += game.lines_forgotten() - before;
  forget_what_follows();
}

void Timeline::take(const Step& step, Regularity regularity, std::optional<Grouping> grouping) {
  go_on([&](Game& game) { game.take(step, regularity, std::move(grouping)); });
}

void Timeline::next_deal() {
  go_on([](Game& game) { game.next_deal(); });
}

void Timeline::write_note(std::string_view text) {
  const Game& current = game();
  for (Chapter& chapter : chapters_) {
    if (chapter.number != number()) continue;
    chapter.game.write_note(std::span(current.steps()).first(current.ply()), text);
    chapter.has_played = true;
  }
}

bool Timeline::uses(const Rules& rules) const {
  return std::any_of(chapters_.begin(), chapters_.end(),
                     [&](const Chapter& chapter) { return &chapter.game.rules() == &rules; });
}

std::size_t Timeline::end_of(std::size_t chapter) const {
  return chapter + 1 == chapters_.size() ? chapters_[chapter].game.steps().size()
                                         : chapters_[chapter].left_at;
}

std::size_t Timeline::steps_back() const {
  std::size_t steps = game().ply() - chapters_[at_].opened_at;
  for (std::size_t i = 0; i < at_; ++i) steps += chapters_[i].left_at - chapters_[i].opened_at + 1;
  return steps;
}

std::size_t Timeline::steps_forward() const {
  std::size_t steps = end_of(at_) - game().ply();
  for (std::size_t i = at_ + 1; i < chapters_.size(); ++i)
    steps += end_of(i) - chapters_[i].opened_at + 1;
  return steps;
}

void Timeline::undo() {
  assert(steps_back() > 0);
  if (game().ply() > chapters_[at_].opened_at)
    chapters_[at_].game.undo();
  else
    --at_;
}

void Timeline::step_back() {
  Chapter& chapter = chapters_[at_];
  chapter.game.undo();
  chapter.opened_at = std::min(chapter.opened_at, chapter.game.ply());
}

void Timeline::step_forward() {
  assert(plies_ahead() > 0);
  Chapter& chapter = chapters_[at_];
  chapter.game.redo();
  chapter.left_at = std::max(chapter.left_at, chapter.game.ply());
}

void Timeline::redo() {
  assert(steps_forward() > 0);
  if (game().ply() < end_of(at_))
    chapters_[at_].game.redo();
  else
    ++at_;
}

}  // namespace kasino
