#include "repl/teach/question.hpp"

#include <algorithm>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/allowed_captures.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/notation/typed_step.hpp"
#include "engine/play/scoring.hpp"
#include "engine/players/bot.hpp"
#include "engine/text/reading.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// The seat that deals in a question without a position.
Seat dealer_of(const Setup& setup) {
  const auto found = setup.words.find("dealer");
  return found == setup.words.end() ? 1 : whole_number<Seat>(found->second).value_or(1);
}

GameStart start_of(const Question& question) {
  GameStart start;
  if (question.has_position()) {
    start.setup = question.setup;
  } else {
    start.players = question.setup.players;
    start.dealer = dealer_of(question.setup);
  }
  return start;
}

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

bool contains(const std::vector<std::string>& ids, const std::string& id) {
  return std::ranges::find(ids, id) != ids.end();
}

/// The clauses that allow a legal move.
std::vector<std::string> allowing(const Move& move, const State& state, const Rules& rules) {
  return judge(move, state, rules).allowing;
}

}  // namespace

const std::vector<std::string>& ask_words() {
  static const std::vector<std::string> words = {"legal", "captures", "count", "values", "sweep",
                                                 "score", "play",     "best",  "outcome"};
  return words;
}

Posed::Posed(Question question, const Rules& rules)
    : question_(std::move(question)), game_(rules, start_of(question_)) {
  const bool is_of_a_card = is_one_of(ask_words()[static_cast<std::size_t>(question_.ask)],
                                      {"captures", "count", "values"});
  if (is_of_a_card && !question_.of)
    throw Error(Text{"the question names no card", "frågan anger inget kort"});
  if (is_of_a_card && question_.ask != Ask::Values && !is_held())
    throw Error({"{0} is not in the hand of the seat to play",
                 "{0} finns inte på handen hos den som ska spela"},
                to_text(*question_.of));
  if (question_.ask != Ask::Score && state().phase != Phase::Play && question_.ask != Ask::Values)
    throw Error(Text{"nobody is to play in the position", "ingen ska spela i ställningen"});
  if (question_.ask == Ask::Score && question_.seat > state().players())
    throw Error({"there is no seat {0}", "det finns ingen plats {0}"}, question_.seat);
  if (question_.ask == Ask::Legal) judgement_of(question_.move, state(), rules);
  if (question_.ask == Ask::Best) best_ = best_moves(state(), rules);
  if (question_.ask != Ask::Outcome) return;
  if (!question_.matter) throw Error(Text{"it asks for nothing", "den frågar inte efter något"});
  if (!question_.has_position())
    outcome_ =
        outcome_of_rules(*question_.matter, rules, state().players(), dealer_of(question_.setup));
  else if (const Judgement judgement = judgement_of(question_.move, state(), rules);
           judgement.legal() && judgement.step)
    outcome_ = outcome_of_step(*question_.matter, game_, *judgement.step, question_.seat,
                               question_.clause);
  if (!outcome_)
    throw Error(Text{"nothing here settles what is asked", "inget här avgör det som frågas"});
}

// What is right.

std::vector<Move> Posed::right_moves() const {
  std::vector<Move> right;
  std::size_t looked_at = 0;
  const MoveWish& wish = question_.wish;
  each_legal_move(
      state(), rules(),
      [&](const Move& move) {
        const auto is_taken = [&](Card card) {
          if (std::ranges::count(move.captured, card) > 0) return true;
          return std::ranges::any_of(places_of(move, rules().data(), state().players()),
                                     [&](Place pile) { return state().holds(pile, card); });
        };
        const bool fits = question_.ask == Ask::Play
                              ? std::ranges::all_of(wish.takes, is_taken) &&
                                    (wish.takes.empty() || move.captures()) &&
                                    (wish.built == 0 || move.built == wish.built) &&
                                    (!wish.sweeps || counts_as_sweep(move, state(), rules()))
                              : move.card == *question_.of && move.captures();
        if (fits) right.push_back(move);
        return ++looked_at < most_moves;
      },
      most_moves);
  return right;
}

std::vector<Card> Posed::sweeping_cards() const {
  std::vector<Card> cards;
  std::size_t looked_at = 0;
  each_legal_move(
      state(), rules(),
      [&](const Move& move) {
        if (counts_as_sweep(move, state(), rules()) && std::ranges::count(cards, move.card) == 0)
          cards.push_back(move.card);
        return ++looked_at < most_moves;
      },
      most_moves);
  return cards;
}

bool Posed::is_held() const {
  return state().phase == Phase::Play && state().holds(Place::hand(state().turn), *question_.of);
}

bool Posed::is_in_sight(Card card) const {
  return state().holds(Place::table(), card) ||
         (state().phase == Phase::Play && state().holds(Place::hand(state().turn), card));
}

std::vector<int> Posed::values() const {
  const CaptureRules& ways = rules().data().capture;
  const Values& values = (is_held() ? ways.hand_values : ways.table_values)[question_.of->face()];
  return {values.begin(), values.end()};
}

std::vector<int> Posed::numbers() const {
  return question_.ask == Ask::Values ? values() : outcome_->numbers;
}

int Posed::number() const {
  if (outcome_) return outcome_->numbers.front();
  if (question_.ask == Ask::Count) return static_cast<int>(right_moves().size());
  int points = 0;
  for (const ScoreLine& line : score_sheet(state(), rules(), question_.seat))
    if (asks_in_all() || line.clause == question_.clause) points += line.points;
  return points;
}

std::string Posed::verdict() const {
  const Judgement judgement = judgement_of(question_.move, state(), rules());
  if (judgement.legal()) return {};
  const std::vector<std::string> clauses = judgement.clauses();
  for (const std::string& clause : clauses)
    if (contains(question_.offered, clause)) return clause;
  return clauses.empty() ? std::string("?") : clauses.front();
}

/// What a capture takes, as an answer names it: "s5+h3,d8".
std::string Posed::taken_text(const Move& move) const {
  return kasino::taken_text(move, state(), rules());
}

std::vector<std::string> Posed::right_answers(Language language) const {
  std::vector<std::string> answers;
  switch (question_.ask) {
    case Ask::Legal: {
      const std::string clause = verdict();
      const auto at = std::ranges::find(question_.offered, clause);
      answers = {clause.empty() ? say(language, {"yes", "ja"})
                 : at == question_.offered.end()
                     ? say(language, {"no", "nej"})
                     : std::to_string(at - question_.offered.begin() + 2)};
      break;
    }
    case Ask::Captures:
      for (const Move& move : right_moves()) answers.push_back(taken_text(move));
      break;
    case Ask::Values:
      for (const int value : values()) answers.push_back(std::to_string(value));
      break;
    case Ask::Sweep:
      for (const Card card : sweeping_cards()) answers.push_back(to_text(card));
      break;
    case Ask::Count:
    case Ask::Score: answers = {std::to_string(number())}; break;
    case Ask::Play:
      for (const Move& move : right_moves()) {
        if (answers.size() == most_told) break;
        answers.push_back(to_text(move, state(), rules()));
      }
      break;
    case Ask::Best:
      for (std::size_t i = 0; i < best_->right; ++i) answers.push_back(best_text(i, language));
      break;
    case Ask::Outcome:
      for (const int number : outcome_->numbers) answers.push_back(std::to_string(number));
      for (const Card card : outcome_->cards) answers.push_back(to_text(card));
      break;
  }
  if (answers.empty() && question_.ask != Ask::Play) answers = {say(language, {"none", "inget"})};
  return answers;
}

std::string Posed::right_in_words(Language language) const {
  const std::vector<std::string> right = right_answers(language);
  return question_.ask == Ask::Captures
             ? joined(right, "; ")
             : list_of(right, language, question_.ask == Ask::Play || best_ ? or_word : and_word);
}

/// Whether the clause says what the card counts where it lies. If it counts as printed there but
/// otherwise elsewhere, the clause for elsewhere says so, too. Any clause, if none is cited.
bool Posed::says_value(const std::string& clause) const {
  const RuleData& data = rules().data();
  const auto is_printed = [&](const ValueTable& values) {
    return values[question_.of->face()] == Values{static_cast<Value>(question_.of->rank())};
  };
  const ValueTable& here = is_held() ? data.capture.hand_values : data.capture.table_values;
  const ValueTable& there = is_held() ? data.capture.table_values : data.capture.hand_values;
  const std::string& of_here = is_held() ? data.cites.hand_values : data.cites.table_values;
  const std::string& of_there = is_held() ? data.cites.table_values : data.cites.hand_values;
  const std::string& decides = is_printed(here) ? data.cites.printed_value : of_here;
  return decides.empty() || clause == decides ||
         (is_printed(here) && !is_printed(there) && clause == of_there);
}

/// Whether the capture is legal only because cards count otherwise than printed, by the clause.
bool Posed::goes_by_values(const Move& move, const std::string& clause) const {
  const RuleData& data = rules().data();
  const bool is_of_hand = clause == data.cites.hand_values;
  if (clause.empty() || move.captured.empty() || move.whole != 0 || move.builds() ||
      (!is_of_hand && clause != data.cites.table_values))
    return false;
  CaptureRules printed = data.capture;
  ValueTable& table = is_of_hand ? printed.hand_values : printed.table_values;
  const auto as_printed = [](Card card) { return Values{static_cast<Value>(card.rank())}; };
  const auto set_back = [&](Card card) { table[card.face()] = as_printed(card); };
  const auto counts_otherwise = [&](Card card) { return table[card.face()] != as_printed(card); };
  const bool matters = is_of_hand ? counts_otherwise(move.card)
                                  : std::ranges::any_of(move.captured, counts_otherwise);
  if (!matters || !judge(move, state(), rules()).legal()) return false;
  if (is_of_hand)
    set_back(move.card);
  else
    std::ranges::for_each(move.captured, set_back);
  const CaptureSearch search(std::move(printed));
  return search.find(move.card, move.captured)
      .values_taking(ItemSet::first(static_cast<int>(move.captured.size())))
      .empty();
}

/// Whether the clause refuses some trail or capture that the hand could otherwise make.
bool Posed::is_duty(const std::string& clause) const {
  constexpr std::size_t most_sets = 24;
  const TurnContext turn(state(), rules());
  const auto refuses = [&](const Move& move) {
    return std::ranges::count(judge(move, turn).refusals, clause, &Refusal::clause) > 0;
  };
  const Seat seat = state().turn;
  for (const Card card : state().hand(seat)) {
    if (refuses({seat, card, {}})) return true;
    for (const Cards& set : AllowedCaptures(card, turn).first(most_sets))
      if (refuses({seat, card, set})) return true;
  }
  return false;
}

bool Posed::clause_decides() const {
  const std::string& clause = question_.clause;
  if (clause.empty()) return true;
  const auto goes_by_it = [&](const Move& move) {
    return contains(allowing(move, state(), rules()), clause) || goes_by_values(move, clause);
  };
  switch (question_.ask) {
    case Ask::Legal: {
      const Judgement judgement = judgement_of(question_.move, state(), rules());
      const std::vector<std::string> clauses = judgement.clauses();
      if (question_.matter)
        return judgement.step &&
               outcome_of_step(*question_.matter, game_, *judgement.step, state().turn, clause);
      return judgement.legal()
                 ? contains(clauses, clause) ||
                       (judgement.move() != nullptr && goes_by_values(*judgement.move(), clause))
                 : !clauses.empty() && clauses.front() == clause;
    }
    case Ask::Captures:
    case Ask::Count: return std::ranges::any_of(right_moves(), goes_by_it);
    case Ask::Play: {
      const std::vector<Move> right = right_moves();
      return !right.empty() && (std::ranges::all_of(right, goes_by_it) ||
                                (question_.wish == MoveWish{} && is_duty(clause)));
    }
    case Ask::Sweep: return clause == rules().data().cites.sweep && !sweeping_cards().empty();
    case Ask::Score: return scores_by(clause);
    case Ask::Values: return says_value(clause);
    case Ask::Best: return brings_best(clause);
    case Ask::Outcome: return true;  // else it could not be posed
  }
  return true;
}

std::string Posed::best_text(std::size_t at, Language language) const {
  const Step& step = best_->weighing.steps[at].step;
  if (const auto* action = std::get_if<Action>(&step))
    return kasino::in_words(*action, state(), rules()).in(language);
  return to_text(step, state(), rules());
}

/// Whether the clause allows the best move, or gives points for it.
bool Posed::brings_best(const std::string& clause) const {
  const Step& step = best_->weighing.steps.front().step;
  const Move* move = std::get_if<Move>(&step);
  if (const auto* action = std::get_if<Action>(&step); action != nullptr && is_advised())
    return rules().data().find_action(action->name)->clause == clause;
  if (move != nullptr && contains(allowing(*move, state(), rules()), clause)) return true;
  Random random(0);
  const Decision decision = reasons_for(step, state(), rules(), random);
  return std::ranges::count(decision.gains, clause, &ScoreLine::clause) > 0;
}

/// Whether points by the clause are at stake: it gives some to a seat, or the asked seat has taken
/// cards that count for its majority. When all points are asked for: it gives the asked seat some.
bool Posed::scores_by(const std::string& clause) const {
  const auto brings = [&](Seat seat) {
    return std::ranges::any_of(score_sheet(state(), rules(), seat), [&](const ScoreLine& line) {
      return line.clause == clause && line.points != 0;
    });
  };
  if (question_.in_all) return brings(question_.seat);
  if (std::ranges::any_of(seats(state()), brings)) return true;
  return std::ranges::any_of(rules().data().scoring, [&](const ScoringItem& item) {
    const auto has_one = [&](Card card) { return item.faces.has(card.face()); };
    return item.clause == clause && item.by == ScoringItem::By::Most && !item.counts &&
           std::ranges::any_of(state().pile(question_.seat), has_one);
  });
}

int Posed::grade() const {
  const ValueTable& values = rules().data().capture.table_values;
  std::size_t hardness = state().table().size();
  for (const Card card : state().table())
    if (values[card.face()].size() > 1) ++hardness;
  if (question_.of && rules().data().capture.hand_values[question_.of->face()].size() > 1)
    ++hardness;
  if (question_.ask == Ask::Captures || question_.ask == Ask::Count)
    hardness += right_moves().size();
  if (best_) hardness += best_->weighing.steps.size();
  if (question_.ask == Ask::Score) {
    hardness = asks_in_all() ? 6 : 0;
    for (const Seat seat : seats(state())) hardness += state().pile(seat).size() / 3;
  }
  return static_cast<int>(hardness) + 1;
}

}  // namespace kasino
