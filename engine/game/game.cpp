#include "engine/game/game.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "engine/play/playing.hpp"
#include "engine/play/scoring.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

std::size_t moves_before(const Game& game, std::size_t ply) {
  std::size_t moves = 0;
  for (std::size_t i = 0; i < ply; ++i) {
    const Step& what = game.steps()[i].what;
    const auto* action = std::get_if<Action>(&what);
    if (std::holds_alternative<Cards>(what))
      moves = 0;
    else if (action == nullptr || is_play(*action, game.state_at(i), game.rules().data()))
      ++moves;
  }
  return moves;
}

void check_deck(const Cards& deck, const RuleData& rules) {
  const auto fail = [](const Text& what) {
    throw SetupError(format({"deck: {0}", "deck: {0}"}, what), "deck");
  };
  const Cards whole = full_deck(rules.deck);
  Cards sorted = deck;
  std::ranges::sort(sorted);
  const auto twice = std::ranges::adjacent_find(sorted);
  if (twice != sorted.end())
    fail(format({"{0} is named twice", "{0} nämns två gånger"}, to_text(*twice)));
  for (Card card : deck)
    if (!std::ranges::binary_search(whole, card))
      fail(format({"{0} is no card of the deck of {1}", "{0} är inget kort i leken för {1}"},
                  to_text(card), rules.name));
  for (Card card : whole)
    if (!std::ranges::binary_search(sorted, card))
      fail(format({"a whole deck has {0} cards, this one has {1}; {2} is missing",
                   "en hel lek har {0} kort, den här har {1}; {2} saknas"},
                  whole.size(), deck.size(), to_text(card)));
}

namespace {

void check_start(const GameStart& start, const RuleData& rules) {
  Setup seats;
  seats.players = start.players;
  seats.words["dealer"] = std::to_string(start.dealer);
  for (const int score : start.scores) seats.words["scores"] += ' ' + std::to_string(score);
  const State state = State::from(seats, rules);
  if (!start.scores.empty() && is_match_decided(state, rules))
    throw SetupError(Text{"scores: with these the match is decided already",
                          "scores: med den ställningen är partiet redan avgjort"},
                     "scores");
}

/// Throws NoLegalMove if the seat to act can do nothing. An action that ends the turn is enough.
void check_someone_can_act(const State& state, const Rules& rules) {
  if (rules.data().refusals.empty()) return;  // duties always leave a move
  if (!has_open_answer(state, rules)) check_has_legal_move(state, rules);
}

State first_state(const Rules& rules, GameStart& start, Random& random, EventLog& log) {
  if (start.setup) {
    State state = State::from(*start.setup, rules.data());
    start.players = state.players();
    start.dealer = state.dealer;
    enter_setup(state, rules, &log);
    check_someone_can_act(state, rules);
    shuffled_deck(rules.data().deck, random);  // passes over the deck of this deal
    return state;
  }
  check_start(start, rules.data());
  if (start.deck.empty())
    start.deck = shuffled_deck(rules.data().deck, random);
  else
    check_deck(start.deck, rules.data());
  State state = start_match(rules, start.players, start.dealer, start.deck, &log, start.scores);
  check_someone_can_act(state, rules);
  return state;
}

}  // namespace

Game::Game(const Rules& rules, GameStart start)
    : rules_(&rules),
      start_(std::move(start)),
      first_random_(start_.seed),
      first_(
          std::make_shared<const State>(first_state(rules, start_, first_random_, start_events_))) {
}

const State& Game::state() const { return state_at(ply_); }

const State& Game::state_at(std::size_t ply) const {
  assert(ply <= steps_.size());
  return ply == 0 ? *first_ : *steps_[ply - 1].after;
}

const EventLog& Game::events() const { return ply_ == 0 ? start_events_ : steps_[ply_ - 1].events; }

const Random& Game::random() const { return ply_ == 0 ? first_random_ : steps_[ply_ - 1].random; }

void Game::advance(Step what, Regularity regularity, const Random& random,
                   std::optional<Grouping> grouping) {
  if (const auto known = line_taking(what, regularity)) {
    change_line(*known);
    ++ply_;
    return;
  }
  State after = state();
  EventLog events;
  apply(after, what, *rules_, &events);
  check_someone_can_act(after, *rules_);
  if (ply_ < steps_.size()) branch_off();
  steps_.push_back({std::move(what), regularity, std::make_shared<const State>(std::move(after)),
                    random, std::move(events), std::move(grouping)});
  ++ply_;
}

namespace {

bool is_step(const Ply& ply, const Step& step, Regularity regularity) {
  return ply.regularity == regularity && ply.what == step;
}

}  // namespace

bool is_same_step(const Ply& one, const Ply& other) {
  return is_step(one, other.what, other.regularity);
}

std::optional<std::size_t> Game::line_taking(const Step& step, Regularity regularity) const {
  if (ply_ == steps_.size()) return std::nullopt;
  if (is_step(steps_[ply_], step, regularity)) return line_;
  for (std::size_t line = 0; line < lines_.size(); ++line)
    if (shared(line, line_) == ply_ && is_step(steps_of(line)[ply_], step, regularity)) return line;
  return std::nullopt;
}

std::size_t Game::shared(std::size_t one, std::size_t other) const {
  const auto& steps = steps_of(one);
  const auto& others = steps_of(other);
  const auto parting =
      std::mismatch(steps.begin(), steps.end(), others.begin(), others.end(), is_same_step);
  return static_cast<std::size_t>(parting.first - steps.begin());
}

void Game::branch_off() {
  std::vector<Ply> begun(steps_.begin(), steps_.begin() + static_cast<std::ptrdiff_t>(ply_));
  lines_[line_] = std::make_shared<const std::vector<Ply>>(std::exchange(steps_, std::move(begun)));
  if (lines_.size() == most_lines) {
    lines_.erase(lines_.begin());
    ++lines_forgotten_;
  }
  lines_.emplace_back();
  line_ = lines_.size() - 1;
}

void Game::change_line(std::size_t line) {
  if (line == line_) return;
  const std::size_t parting = shared(line, line_);
  lines_[line_] = std::make_shared<const std::vector<Ply>>(std::exchange(steps_, *lines_[line]));
  lines_[line].reset();
  line_ = line;
  ply_ = parting;
}

namespace {

/// The words of each line with a blank between them, without what could not be shown and lines
/// without a word.
std::string in_lines_of_words(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t length = first_character(text).bytes;
    if (length == 0)
      shown += "\ufffd";
    else if (white_space.find(text.front()) != std::string_view::npos)
      shown += text.front() == '\n' ? '\n' : ' ';
    else if (shown_length(text) > 0)
      shown += text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(1, length));
  }
  std::vector<std::string> lines;
  for (const std::string& line : parts_of(shown, '\n'))
    if (std::string words = joined(words_in(line), " "); !words.empty())
      lines.push_back(std::move(words));
  return joined(lines, "\n");
}

}  // namespace

void Game::write_note(std::span<const Ply> steps, std::string_view text) {
  std::string note = in_lines_of_words(text);
  if (steps.empty()) {
    start_note_ = std::move(note);
    return;
  }
  const std::size_t last = steps.size() - 1;
  for (std::size_t line = 0; line < lines_.size(); ++line) {
    const std::vector<Ply>& there = steps_of(line);
    const bool begins_so =
        there.data() == steps.data() ||
        (there.size() > last &&
         std::ranges::equal(steps, std::span(there).first(steps.size()), is_same_step));
    if (!begins_so) continue;
    if (line == line_) {
      steps_[last].note = note;
      continue;
    }
    auto changed = std::make_shared<std::vector<Ply>>(there);
    (*changed)[last].note = note;
    lines_[line] = std::move(changed);
  }
}

void Game::play(const Move& move, Regularity regularity, std::optional<Grouping> grouping) {
  check_cards(move, state(), rules_->data());
  if (regularity == Regularity::Irregular) check_build(move, state(), *rules_);
  advance(move, regularity, random(), std::move(grouping));
}

void Game::perform(const Action& action) { advance(action, Regularity::Regular, random()); }

void Game::next_deal(Cards deck) {
  if (state().phase == Phase::Play)
    throw MoveError(Text{"the deal is not over yet", "given är inte slut än"});
  if (state().phase == Phase::MatchOver)
    throw MoveError(Text{"the match is over", "partiet är slut"});
  if (deck.empty() && shoe_lasts(state(), rules_->data()))
    return advance(Cards(), Regularity::Regular, this->random());
  Random random = this->random();
  Cards shuffled = shuffled_deck(rules_->data().deck, random);
  // A deck that equals the one just shuffled counts as shuffled: the generator goes on after it.
  if (deck.empty() || deck == shuffled)
    return advance(std::move(shuffled), Regularity::Regular, random);
  check_deck(deck, rules_->data());
  advance(std::move(deck), Regularity::Regular, this->random());
}

void Game::take(const Step& step, Regularity regularity, std::optional<Grouping> grouping) {
  if (const auto* move = std::get_if<Move>(&step))
    play(*move, regularity, std::move(grouping));
  else if (const auto* action = std::get_if<Action>(&step))
    perform(*action);
  else
    next_deal(std::get<Cards>(step));
}

bool Game::undo() {
  if (ply_ == 0) return false;
  --ply_;
  return true;
}

bool Game::redo() {
  if (ply_ == steps_.size()) return false;
  ++ply_;
  return true;
}

void Game::go_to(std::size_t ply) { ply_ = std::min(ply, steps_.size()); }

}  // namespace kasino
