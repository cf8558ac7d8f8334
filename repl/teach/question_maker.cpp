#include "repl/teach/question_maker.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

#include "engine/cards/deck.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/typed_step.hpp"
#include "engine/players/bot.hpp"
#include "engine/text/utf8.hpp"
#include "repl/text/words.hpp"
#include "scripting/check/random_play.hpp"
#include "scripting/source/script_error.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_table = 12;  ///< cards on the table of a position asked about
constexpr int most_positions = 400;     ///< positions tried for a question
constexpr int most_best_tries = 200;    ///< positions weighed for a question on the best move
constexpr int most_for_money = 4000;    ///< the same in games for money, where little is alike
constexpr int most_of_one = 1600;       ///< positions tried if only one clause is asked about

/// The question posed, if it makes sense, its clause decides and it has not too many answers.
std::optional<Posed> posed(const Question& question, const Rules& rules) {
  try {
    Posed posed(question, rules);
    if (!posed.clause_decides()) return std::nullopt;
    const bool is_open =
        question.ask == Ask::Captures || question.ask == Ask::Sweep || question.ask == Ask::Play;
    if (question.ask == Ask::Count && posed.right_moves().size() > QuestionMaker::most_answers)
      return std::nullopt;
    if (question.ask == Ask::Values && !posed.is_in_sight(*question.of)) return std::nullopt;
    if (is_open) {
      const std::size_t answers = posed.right_answers(Language::English).size();
      if (answers > QuestionMaker::most_answers || answers == 0) return std::nullopt;
    }
    return posed;
  } catch (const ScriptError&) {
    throw;
  } catch (const Error&) {
    return std::nullopt;
  }
}

/// The question without cards that its clause does not need. So that some stay hard, a
/// needless card of table or hand is removed only once in `keeps` times (0: always).
Question shrunk(Question question, const Rules& rules, std::uint64_t keeps, Random& random) {
  const auto try_without = [&](auto&& change) {
    Question smaller = question;
    change(smaller.setup);
    if (posed(smaller, rules)) question = std::move(smaller);
  };
  const auto stays = [&] { return keeps > 0 && random.below(keeps) != 0; };
  try_without([](Setup& setup) { setup.stock.clear(); });
  try_without([](Setup& setup) { setup.piles.clear(); });
  for (const char* name : {"sweeps", "scores", "last_capturer"})
    try_without([&](Setup& setup) { setup.words.erase(name); });
  const std::size_t turn =
      static_cast<std::size_t>(State::from(question.setup, rules.data()).turn - 1);
  for (std::size_t seat = 0; seat < question.setup.hands.size(); ++seat)
    for (std::size_t i = question.setup.hands[seat].size(); i-- > 0;)
      if (question.setup.hands[seat].size() > 1 && !(seat == turn && stays()))
        try_without([&](Setup& setup) {
          setup.hands[seat].erase(setup.hands[seat].begin() + static_cast<std::ptrdiff_t>(i));
        });
  // A question is better with a card on the table, unless it asks for a value.
  const std::size_t least = question.ask == Ask::Values ? 0 : 1;
  for (std::size_t i = question.setup.table.size(); i-- > 0;)
    if (!stays() && question.setup.table.size() > least && question.setup.table[i] != question.of)
      try_without([&](Setup& setup) {
        setup.table.erase(setup.table.begin() + static_cast<std::ptrdiff_t>(i));
      });
  return question;
}

}  // namespace

std::vector<std::string> clauses_meant(const std::vector<std::string>& patterns,
                                       const RuleData& rules) {
  std::vector<std::string> meant;
  std::vector<std::string> matched;
  for (const Clause& clause : rules.clauses)
    for (const std::string& pattern : patterns) {
      const bool is_beginning = pattern.ends_with('*');
      const std::string beginning = pattern.substr(0, pattern.size() - (is_beginning ? 1 : 0));
      if (is_beginning ? !clause.id.starts_with(beginning) : clause.id != pattern) continue;
      matched.push_back(pattern);
      if (std::ranges::find(meant, clause.id) == meant.end()) meant.push_back(clause.id);
    }
  for (const std::string& pattern : patterns)
    if (std::ranges::find(matched, pattern) == matched.end())
      throw Error({"{0} is no clause of {1}{2}", "{0} är ingen paragraf i {1}{2}"},
                  printable(pattern, 60), rules.name,
                  advice(pattern, texts_of(rules.clauses, &Clause::id)));
  if (patterns.empty())
    for (const Clause& clause : rules.clauses) meant.push_back(clause.id);
  return meant;
}

QuestionMaker::QuestionMaker(const Rules& rules, std::uint64_t seed,
                             std::vector<std::string> clauses, std::vector<Question> drawn)
    : rules_(rules),
      random_(seed),
      players_(rules.data().only_for.value_or(
          std::clamp(2, rules.data().min_players, rules.data().max_players))),
      clauses_(std::move(clauses)),
      drawn_(std::move(drawn)) {
  shuffle(drawn_, random_);
  shuffle(clauses_, random_);
  // Clauses that questions may offer from the start.
  const RuleData& data = rules_.data();
  const Cites& cites = data.cites;
  for (const std::string& clause : {cites.two_values, cites.overlap, cites.otherwise,
                                    cites.sweep_card, cites.sweep_way, data.duties.capture})
    if (!clause.empty()) refusing_.insert(clause);
}

// Positions.

const Game* QuestionMaker::next_position() {
  constexpr int most_steps = 5000;
  for (int step = 0; step < most_steps; ++step) {
    const bool is_over = !game_ || moves_left_ == 0 || game_->state().phase != Phase::Play;
    if (is_over) {
      const bool in_match = random_.below(4) == 0;
      game_.emplace(
          rules_,
          random_start(players_, in_match ? undecided_below(rules_.data(), players_) : 0, random_));
      moves_left_ = 20 + random_.below(30);
    } else {
      --moves_left_;
      game_->take(next_step());
    }
    if (is_asked_about(game_->state())) return &*game_;
  }
  return nullptr;
}

/// Any step; if the variant has an adviser, mostly what that does.
Step QuestionMaker::next_step() {
  constexpr Bias biases[] = {Bias::Anything, Bias::Table, Bias::Sweeps, Bias::Fewest,
                             Bias::Actions};
  const std::string& adviser = rules_.data().adviser;
  if (!adviser.empty() && random_.below(4) != 0)
    return decide(Bot(adviser), game_->state(), rules_, random_).what;
  return chosen_step(*game_, biases[random_.below(std::size(biases))], random_);
}

bool QuestionMaker::is_asked_about(const State& state) const {
  if (rules_.data().purse) return state.phase == Phase::Play || !state.awards.empty();
  return state.phase == Phase::Play && state.stage() == play_stage && state.turn == 1 &&
         state.table().size() <= most_table;
}

namespace {

/// Puts cards of the rank of some card that lies in a place of the variant on top of the stock.
void bring_alike(Setup& setup, Random& random) {
  Cards lying;
  for (const auto& [name, cards] : setup.zones)
    lying.insert(lying.end(), cards.begin(), cards.end());
  if (lying.empty()) lying = setup.stock;
  if (lying.empty()) return;
  const int rank = one_of(lying, random).rank();
  const auto is_alike = [&](Card card) { return card.rank() == rank; };
  constexpr std::size_t most = 3;
  auto top = setup.stock.begin();
  for (std::size_t i = 0; i < most && top != setup.stock.end(); ++i, ++top)
    if (const auto alike = std::find_if(top, setup.stock.end(), is_alike);
        alike != setup.stock.end())
      std::iter_swap(top, alike);
}

}  // namespace

/// Now and then, the position with a card of several values swapped from the stock into the hand to
/// play, or in a game for money with cards alike on top of the stock: such cards come seldom, and
/// clauses are about them.
const Game& QuestionMaker::varied(const Game& game) {
  const CaptureRules& counts = rules_.data().capture;
  const auto is_special = [&](Card card) {
    return counts.hand_values[card.face()].size() > 1 ||
           counts.table_values[card.face()].size() > 1;
  };
  Setup setup = setup_of(game.state(), rules_.data());
  Cards& hand = setup.hands[static_cast<std::size_t>(game.state().turn - 1)];
  std::vector<std::size_t> special;
  for (std::size_t i = 0; i < setup.stock.size(); ++i)
    if (is_special(setup.stock[i])) special.push_back(i);
  if (random_.below(3) != 0) return game;
  if (rules_.data().purse) {
    bring_alike(setup, random_);
  } else if (special.empty() || hand.empty()) {
    return game;
  } else {
    Card& given =
        hand[random_.below(hand.size())];  // ahead of the other: no order of arguments is sure
    std::swap(given, setup.stock[special[random_.below(special.size())]]);
  }
  try {
    GameStart start;
    start.setup = std::move(setup);
    varied_.emplace(rules_, std::move(start));
    return *varied_;
  } catch (const SetupError&) {
    return game;
  }
}

// The choice.

bool QuestionMaker::asks_for_best_now() {
  const RuleData& data = rules_.data();
  if (!asks_for_best_)
    return data.purse && !data.adviser.empty() && clauses_.size() == data.clauses.size() &&
           random_.below(3) == 0;
  return (!data.adviser.empty() || !is_searched_slowly(rules_)) &&
         (clauses_.empty() || random_.below(8) == 0);
}

/// Whether there is a choice, few enough moves to weigh.
bool QuestionMaker::offers_best(const State& state) const {
  constexpr std::size_t most_moves = 10;
  if (state.phase != Phase::Play) return false;
  if (!rules_.data().adviser.empty()) return true;
  const auto moves = count_legal_moves(state, rules_, most_moves + 1).number;
  return moves >= 2 && moves <= most_moves;
}

/// Weighs positions of few moves until one has a clearly best move.
std::optional<Question> QuestionMaker::best_question(const std::function<bool()>& keep_going) {
  const int most = clauses_.empty() ? most_best_tries : most_best_tries / 40;
  for (int weighed = 0; weighed < most && keep_going();) {
    const Game* game = next_position();
    if (game == nullptr) break;
    const State& state = game->state();
    if (!offers_best(state)) continue;
    ++weighed;
    Question question;
    question.ask = Ask::Best;
    question.setup = setup_of(state, rules_.data());
    question.is_made = true;
    const auto asked = posed(question, rules_);
    constexpr std::size_t most_right = 2;
    if (!asked || asked->right_answers(Language::English).size() > most_right) continue;
    if (is_new(*asked)) return question;
  }
  return std::nullopt;
}

bool QuestionMaker::is_new(const Posed& posed) { return seen_.insert(posed.shown()).second; }

/// Offers clauses that might refuse the move, among them the one that does, if any.
// As many for an allowed move as for a refused one: the number gives nothing away.
void QuestionMaker::offer_clauses(Question& question) {
  constexpr std::size_t offered = 3;
  const Posed plain(question, rules_);
  const Judgement judgement = judgement_of(question.move, plain.state(), rules_);
  const RuleData& data = rules_.data();
  const auto is_refusal_of_trails = [&](const std::string& clause) {
    return clause == data.duties.capture || clause == data.cites.sweep_card ||
           clause == data.cites.sweep_way;
  };
  const std::vector<std::string> clauses = judgement.clauses();
  const Move* move = judgement.move();
  const bool is_no_set =
      !judgement.legal() && (move == nullptr || (move->captures() && judgement.values.empty()));
  const Move* meant = judgement.move_meant();
  if (meant == nullptr || data.purse) return;  // yes or no
  // No other clause may be right, or arguably right: those that the reason names are not offered
  // and, if a set cannot be taken at all, neither are those that say what can.
  const auto is_arguable = [&](const std::string& clause) {
    const auto is_of_way = [&](const CaptureRule& way) { return way.clause == clause; };
    const bool has_one_value = data.capture.hand_values[meant->card.face()].size() < 2;
    return std::ranges::find(clauses, clause) != clauses.end() ||
           (clause == data.cites.two_values && has_one_value) ||
           (meant->trails() && !is_refusal_of_trails(clause)) ||
           (is_no_set &&
            (clause == data.cites.otherwise || std::ranges::any_of(data.capture.ways, is_of_way)));
  };
  const std::size_t wanted = judgement.legal() ? offered : offered - 1;
  std::vector<std::string> others;
  for (const std::string& clause : refusing_)
    if (!is_arguable(clause)) others.push_back(clause);
  shuffle(others, random_);
  others.resize(std::min(others.size(), wanted));
  if (!judgement.legal()) others.push_back(clauses.front());
  if (others.size() < offered) return;  // yes or no
  shuffle(others, random_);
  question.offered = std::move(others);
}

std::optional<Question> QuestionMaker::finished(Question question) {
  if (!posed(question, rules_)) return std::nullopt;
  constexpr std::uint64_t keeps[] = {0, 2, 4};  // of needless cards: none, half, most
  question.is_made = true;
  const bool is_small =
      question.ask == Ask::Score || rules_.data().purse ||
      (question.matter && (is_of_rules(*question.matter) || is_of_ending(*question.matter)));
  if (!is_small)
    question = shrunk(std::move(question), rules_, keeps[random_.below(std::size(keeps))], random_);
  const Posed asked(question, rules_);
  if ((taught_ && !asked.untaught(*taught_).empty()) || !is_new(asked)) return std::nullopt;
  if (question.ask == Ask::Legal) offer_clauses(question);
  return question;
}

namespace {

/// Questions of one form, if more clauses than these are asked about; of many questions a tenth
/// more.
constexpr int most_alike = 2;

/// What questions have in common that ask for the same matter, or about the same action.
std::string form_of(const Question& question) {
  if (question.ask == Ask::Outcome) return std::to_string(static_cast<int>(*question.matter));
  return question.clause + ' ' + std::to_string(static_cast<int>(question.ask)) + ' ' +
         question.move.substr(0, question.move.find(' '));
}

}  // namespace

std::optional<Question> QuestionMaker::chosen(Candidates candidates,
                                              const std::vector<std::string>& clauses) {
  shuffle(candidates, random_);
  const int most_of_form = most_alike + static_cast<int>(seen_.size() / 10);
  for (const std::string& clause : clauses) {
    // The kind that was asked least comes first, however many candidates the others have.
    std::vector<Ask> kinds;
    std::vector<Candidate*> about;
    for (Candidate& candidate : candidates) {
      if (std::ranges::find(candidate.clauses, clause) == candidate.clauses.end()) continue;
      about.push_back(&candidate);
      if (std::ranges::find(kinds, candidate.question.ask) == kinds.end())
        kinds.push_back(candidate.question.ask);
    }
    std::ranges::stable_sort(kinds, {}, [&](Ask kind) { return kinds_[kind]; });
    for (const Ask kind : kinds)
      for (Candidate* candidate : about) {
        if (candidate->question.ask != kind) continue;
        candidate->question.clause = clause;
        const std::string form = form_of(candidate->question);
        if (clauses_.size() > most_alike && forms_[form] >= most_of_form) continue;
        auto question = finished(candidate->question);
        if (!question) continue;
        ++kinds_[kind];
        ++forms_[form];
        return question;
      }
  }
  return std::nullopt;
}

std::vector<std::string> QuestionMaker::clauses_in_turn() const {
  std::vector<std::string> clauses = clauses_;
  const auto times = [&](const std::string& clause) {
    const auto asked = asked_.find(clause);
    const auto missed = missed_.find(clause);
    return (asked == asked_.end() ? 0 : asked->second) +
           (missed == missed_.end() ? 0 : missed->second);
  };
  std::ranges::stable_sort(clauses, {}, times);
  return clauses;
}

std::optional<Question> QuestionMaker::drawn_about(const std::string& clause) {
  for (;;) {
    const auto at = std::ranges::find(drawn_, clause, &Question::clause);
    if (at == drawn_.end()) return std::nullopt;
    Question question = std::move(*at);
    drawn_.erase(at);
    const auto asked = posed(question, rules_);
    if (!asked || !is_new(*asked)) continue;
    if (question.ask == Ask::Legal) offer_clauses(question);
    return question;
  }
}

std::optional<Question> QuestionMaker::next(const std::function<bool()>& keep_going) {
  if (asks_for_best_now()) {
    auto question = best_question(keep_going);
    if (question || clauses_.empty()) return question;
  }
  const std::vector<std::string> clauses = clauses_in_turn();
  const auto asked_about = [&](std::optional<Question> question) {
    ++asked_[question->clause];
    return question;
  };
  const auto drawn = [&]() -> std::optional<Question> {
    for (const std::string& clause : clauses)
      if (auto question = drawn_about(clause)) return question;
    return std::nullopt;
  };
  // Drawn questions come now and then, and when nothing else is found.
  if (!drawn_.empty() && random_.below(4) == 0)
    if (auto question = drawn()) return asked_about(std::move(question));
  // At first only the clause whose turn it is, which commoner ones would crowd out. The turn of a
  // clause that is sought in vain comes ever less often.
  const int most = clauses.size() > 1    ? most_positions
                   : rules_.data().purse ? most_for_money
                                         : most_of_one;
  const int share = most / (1 + static_cast<int>(clauses.size()));
  const std::vector<std::string> due(clauses.begin(), clauses.begin() + !clauses.empty());
  for (int i = 0; i < most && keep_going(); ++i) {
    if (i == share && !due.empty()) (missed_[due.front()] *= 2) += 1;
    const Game* game = next_position();
    if (game == nullptr) break;
    if (auto question = chosen(candidates_in(varied(*game)), i < share ? due : clauses))
      return asked_about(std::move(question));
  }
  if (auto question = drawn()) return asked_about(std::move(question));
  return std::nullopt;
}

std::vector<Question> QuestionMaker::sheet(std::size_t count,
                                           const std::function<bool()>& keep_going) {
  std::vector<std::pair<int, Question>> graded;
  while (graded.size() < count) {
    auto question = next(keep_going);
    if (!question) break;
    const int grade = Posed(*question, rules_).grade();
    graded.emplace_back(grade, std::move(*question));
  }
  std::ranges::stable_sort(graded, {}, [](const auto& pair) { return pair.first; });
  std::vector<Question> questions;
  for (auto& [grade, question] : graded) questions.push_back(std::move(question));
  return questions;
}

}  // namespace kasino
