// Questions on what plays lead to, and on how a deal goes by the rules alone.
#include <algorithm>

#include "engine/cards/deck.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/scoring.hpp"
#include "repl/teach/position_words.hpp"
#include "repl/teach/question_maker.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_moves = 60;  ///< of a position, from which some are asked about

/// "3 5 2"
std::string numbers_text(const std::vector<int>& numbers) { return joined(texts_of(numbers), " "); }

}  // namespace

/// Whether a clause that is asked about is about such a matter.
bool QuestionMaker::asks_for(IsOf is_of) const {
  return std::ranges::any_of(rules_.data().clauses, [&](const Clause& clause) {
    return std::ranges::any_of(clause.matters, is_of) &&
           std::ranges::count(clauses_, clause.id) > 0;
  });
}

/// Whether few clauses are asked about, some of them on the end of a deal or match.
bool QuestionMaker::seeks_endings() const {
  constexpr std::size_t few = 4;
  return clauses_.size() <= few && asks_for(is_of_ending);
}

/// Adds the question for each such matter and each clause about it.
void QuestionMaker::add_matters(const Question& question, IsOf is_of,
                                Candidates& candidates) const {
  for (const Clause& clause : rules_.data().clauses)
    for (const Matter matter : clause.matters) {
      if (!is_of(matter)) continue;
      Question its = question;
      its.ask = is_of_legality(matter) ? Ask::Legal : Ask::Outcome;
      its.matter = matter;
      candidates.push_back({std::move(its), {clause.id}});
    }
}

void QuestionMaker::add_of_rules(Candidates& candidates) {
  const RuleData& data = rules_.data();
  Question question;
  const auto choices = static_cast<std::uint64_t>(data.max_players - data.min_players + 1);
  question.setup.players =
      data.only_for.value_or(data.min_players + static_cast<int>(random_.below(choices)));
  question.setup.words["dealer"] =
      std::to_string(1 + random_.below(static_cast<std::uint64_t>(question.setup.players)));
  add_matters(question, is_of_rules, candidates);
}

/// Adds questions on the last card of a deal: small piles, and scores near the end of a match, as
/// often as not such that two are level.
void QuestionMaker::add_endings(Candidates& candidates) {
  if (!asks_for(is_of_ending)) return;
  const RuleData& data = rules_.data();
  Cards deck = full_deck(data.deck);
  shuffle(deck, random_);
  const auto some = [&](std::size_t count) {
    Cards cards(deck.end() - static_cast<std::ptrdiff_t>(std::min(count, deck.size())), deck.end());
    deck.erase(deck.end() - static_cast<std::ptrdiff_t>(cards.size()), deck.end());
    return cards;
  };
  Question question;
  Setup& setup = question.setup;
  setup.players = players_;
  setup.hands = {some(1)};
  setup.table = some(random_.below(4));
  std::vector<int> sweeps, scores(static_cast<std::size_t>(players_));
  const bool has_captured = random_.below(6) != 0;
  for (Seat seat = 1; seat <= players_; ++seat) {
    setup.piles.push_back(some(has_captured ? 2 + random_.below(5) : 0));
    sweeps.push_back(has_captured ? static_cast<int>(random_.below(2)) : 0);
  }
  setup.words["sweeps"] = numbers_text(sweeps);
  setup.words["turn"] = "1";
  if (has_captured)
    setup.words["last_capturer"] =
        std::to_string(1 + random_.below(static_cast<std::uint64_t>(players_)));
  const int end = std::max(data.match.to, data.match.out_at);
  try {
    GameStart start;
    start.setup = setup;
    Game game(rules_, std::move(start));
    std::optional<Step> last;
    each_legal_move(
        game.state(), rules_,
        [&](const Move& move) {
          last = move;
          return false;
        },
        1);
    question.move = to_text(last.value(), game.state(), rules_);
    game.take(*last);
    const bool is_level = random_.below(2) == 0;
    const int total = end + static_cast<int>(random_.below(3));
    for (Seat seat = 1; seat <= players_; ++seat) {
      int& score = scores[static_cast<std::size_t>(seat - 1)];
      // Partners' scores count together: the first of a side has them all.
      const bool is_partner = data.first_of_side(seat) != seat;
      if (is_partner)
        score = 0;
      else if (is_level && seat <= 2)
        score = total - side_score(game.state(), data, seat);
      else
        score = end - 1 - static_cast<int>(random_.below(8));
      score = std::clamp(score, 0, std::max(0, end - 1));
    }
    if (end > 0) setup.words["scores"] = numbers_text(scores);
    question.seat = 1 + static_cast<Seat>(random_.below(static_cast<std::uint64_t>(players_)));
    add_matters(question, is_of_ending, candidates);
  } catch (const ScriptError&) {
    throw;
  } catch (const Error&) {
    return;  // so few cards are no end of a deal in this variant
  }
}

/// Adds questions on sweeps that count otherwise than usual: a lone card that is taken by its like,
/// with few cards left in the stock or none, and scores up to the end of a match.
void QuestionMaker::add_sweeps(Candidates& candidates) {
  const RuleData& data = rules_.data();
  Cards deck = full_deck(data.deck);
  shuffle(deck, random_);
  Question question;
  Setup& setup = question.setup;
  setup.players = players_;
  const auto is_like = [&](Card card) { return card.rank() == deck.front().rank(); };
  const auto other = std::find_if(deck.begin() + 1, deck.end(), is_like);
  if (other == deck.end()) return;
  setup.table = {*other};
  deck.erase(other);
  setup.hands.resize(static_cast<std::size_t>(players_));
  std::vector<int> sweeps, scores;
  const int end = std::max({1, data.match.to, data.match.out_at});
  for (Seat seat = 1; seat <= players_; ++seat) {
    setup.hands[static_cast<std::size_t>(seat - 1)] = {deck[0], deck[1]};
    deck.erase(deck.begin(), deck.begin() + 2);
    sweeps.push_back(static_cast<int>(random_.below(2)));
    scores.push_back(static_cast<int>(random_.below(static_cast<std::uint64_t>(end))));
  }
  if (random_.below(2) == 0) setup.stock = {deck.begin(), deck.begin() + 4 * players_};
  setup.words["sweeps"] = numbers_text(sweeps);
  setup.words["scores"] = numbers_text(scores);
  setup.words["turn"] = "1";
  try {
    GameStart start;
    start.setup = setup;
    add_outcomes(Game(rules_, std::move(start)), candidates);
  } catch (const ScriptError&) {
    throw;
  } catch (const Error&) {
    return;  // no such position in this variant
  }
}

/// Adds questions on what legal steps lead to.
void QuestionMaker::add_outcomes(const Game& game, Candidates& candidates) {
  const State& state = game.state();
  const bool tells_more = asks_for(is_of_play);
  std::vector<Step> steps;
  each_legal_move(
      state, rules_,
      [&](const Move& move) {
        steps.emplace_back(move);
        return steps.size() < most_moves;
      },
      most_moves);
  if (rules_.data().purse || shows_all_variables(state, rules_.data()))
    for (const Action& action : open_actions(state, rules_))
      if (action.seat == state.turn) steps.emplace_back(action);
  shuffle(steps, random_);
  constexpr std::size_t most_taken = 8;
  if (steps.size() > most_taken) steps.erase(steps.begin() + most_taken, steps.end());
  for (const Step& step : steps) {
    Question question;
    question.setup = setup_of(state, rules_.data());
    question.move = to_text(step, state, rules_);
    question.seat = state.turn;
    if (tells_more) add_matters(question, is_of_play, candidates);
    Game played(game);
    played.take(step);
    question.ask = Ask::Outcome;
    question.matter = Matter::Sweeps;
    for (const std::string& clause : clauses_on_sweeps(step, game, played.events()))
      candidates.push_back({question, {clause}});
    for (const Event& event : played.events()) {
      const FieldValue* clause = event.find("clause");
      const FieldValue* seat = event.find("seat");
      const bool is_told = clause != nullptr && seat != nullptr &&
                           std::holds_alternative<std::string>(*clause) &&
                           std::holds_alternative<int>(*seat);
      if (!is_told || event.type != "award") continue;
      question.matter = Matter::Points;
      question.seat = std::get<int>(*seat);
      candidates.push_back({question, {std::get<std::string>(*clause)}});
    }
  }
}

}  // namespace kasino
