#include "repl/teach/question.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/scoring.hpp"
#include "repl/explain/explain.hpp"
#include "repl/explain/groups.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_moves = 2000;  ///< looked at in a position that is asked about
constexpr std::size_t most_told = 8;

GameStart start_of(const Question& question) {
  GameStart start;
  start.setup = question.setup;
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
  static const std::vector<std::string> words = {"legal", "captures", "count", "values",
                                                 "sweep", "score",    "play"};
  return words;
}

char letter_of(std::size_t offered) { return static_cast<char>('a' + offered); }

Posed::Posed(Question question, const Rules& rules)
    : question_(std::move(question)), game_(rules, start_of(question_)) {
  const bool is_of_a_card = is_one_of(ask_words()[static_cast<std::size_t>(question_.ask)],
                                      {"captures", "count", "values"});
  if (is_of_a_card && !question_.of)
    throw Error(Text{"the question names no card", "frågan anger inget kort"});
  const bool is_held = is_of_a_card && state().phase == Phase::Play &&
                       state().holds(Place::hand(state().turn), *question_.of);
  if (is_of_a_card && question_.ask != Ask::Values && !is_held)
    throw Error(to_text(*question_.of) + Text{" is not in the hand of the seat to play",
                                              " finns inte på handen hos den som ska spela"});
  if (question_.ask != Ask::Score && state().phase != Phase::Play && question_.ask != Ask::Values)
    throw Error(Text{"nobody is to play in the position", "ingen ska spela i ställningen"});
  if (question_.ask == Ask::Score && question_.seat > state().players())
    throw Error(Text{"there is no seat ", "det finns ingen plats "} +
                std::to_string(question_.seat));
  if (question_.ask == Ask::Legal) opinion_of(question_.move, state(), rules, Language::English);
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
          return std::ranges::count(move.captured, card) > 0;
        };
        const bool fits = question_.ask == Ask::Play
                              ? std::ranges::all_of(wish.takes, is_taken) &&
                                    (wish.takes.empty() || move.captures()) &&
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

std::vector<int> Posed::values() const {
  const CaptureRules& ways = rules().data().capture;
  const bool is_held =
      state().phase == Phase::Play && state().holds(Place::hand(state().turn), *question_.of);
  const Values& values = (is_held ? ways.hand_values : ways.table_values)[question_.of->face()];
  return {values.begin(), values.end()};
}

int Posed::number() const {
  if (question_.ask == Ask::Count) return static_cast<int>(right_moves().size());
  int points = 0;
  for (const ScoreLine& line : score_sheet(state(), rules(), question_.seat))
    if (question_.clause.empty() || line.clause == question_.clause) points += line.points;
  return points;
}

std::string Posed::verdict() const {
  const Opinion opinion = opinion_of(question_.move, state(), rules(), Language::English);
  if (opinion.legal) return {};
  for (const std::string& clause : opinion.clauses)
    if (contains(question_.offered, clause)) return clause;
  return opinion.clauses.empty() ? std::string("?") : opinion.clauses.front();
}

/// What a capture takes, as an answer names it: "s5+h3,d8".
std::string Posed::taken_text(const Move& move) const {
  const std::string text = to_text(move, state(), rules());
  const std::size_t x = text.find('x');
  return x == std::string::npos ? text : text.substr(x + 1);
}

std::vector<std::string> Posed::right_answers(Language language) const {
  std::vector<std::string> answers;
  switch (question_.ask) {
    case Ask::Legal: {
      const std::string clause = verdict();
      answers = {clause.empty()              ? say(language, {"yes", "ja"})
                 : question_.offered.empty() ? say(language, {"no", "nej"})
                                             : say(language, {"no: {0}", "nej: {0}"}, clause)};
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
  }
  if (answers.empty() && question_.ask != Ask::Play) answers = {say(language, {"none", "inget"})};
  return answers;
}

bool Posed::clause_decides() const {
  const std::string& clause = question_.clause;
  if (clause.empty()) return true;
  const auto goes_by_it = [&](const Move& move) {
    return contains(allowing(move, state(), rules()), clause);
  };
  switch (question_.ask) {
    case Ask::Legal: {
      const Opinion opinion = opinion_of(question_.move, state(), rules(), Language::English);
      return opinion.legal ? contains(opinion.clauses, clause)
                           : !opinion.clauses.empty() && opinion.clauses.front() == clause;
    }
    case Ask::Captures:
    case Ask::Count: return std::ranges::any_of(right_moves(), goes_by_it);
    case Ask::Play: {
      const std::vector<Move> right = right_moves();
      return !right.empty() && std::ranges::all_of(right, goes_by_it);
    }
    case Ask::Sweep: return clause == rules().data().cites.sweep && !sweeping_cards().empty();
    case Ask::Score: return number() != 0;
    case Ask::Values: return true;
  }
  return true;
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
  if (question_.ask == Ask::Score) {
    hardness = question_.clause.empty() ? 6 : 0;
    for (Seat seat = 1; seat <= state().players(); ++seat)
      hardness += state().pile(seat).size() / 3;
  }
  return static_cast<int>(hardness) + 1;
}

// In words.

std::string taken_in_words(const State& state, Language language) {
  std::string text;
  for (Seat seat = 1; seat <= state.players(); ++seat) {
    const Cards pile = sorted(state.pile(seat));
    text += say(language, {"Seat {0} has taken {1}", "Plats {0} har tagit in {1}"}, seat,
                pile.empty() ? say(language, {"nothing", "ingenting"}) : to_text(pile));
    if (const int sweeps = state.sweeps[static_cast<std::size_t>(seat - 1)]; sweeps > 0)
      text += count_text(static_cast<std::uint64_t>(sweeps), language,
                         {", with 1 sweep", ", och tömt bordet 1 gång"},
                         {", with {0} sweeps", ", och tömt bordet {0} gånger"});
    text += ".\n";
  }
  return text;
}

std::string Posed::in_words(Language language) const {
  const auto tell = [&](const Phrase& phrase, const auto&... args) {
    return say(language, phrase, args...);
  };
  const std::string card = question_.of ? to_text(*question_.of) : std::string();
  switch (question_.ask) {
    case Ask::Legal: {
      std::string text = tell({"Is {0} allowed here?", "Är {0} tillåtet här?"}, question_.move);
      if (question_.offered.empty()) return text;
      text += tell({"\na) yes", "\na) ja"});
      for (std::size_t i = 0; i < question_.offered.size(); ++i)
        text += tell({"\n{0}) no: {1}", "\n{0}) nej: {1}"}, letter_of(i + 1),
                     clause_with_text(question_.offered[i], rules().data(), language));
      return text;
    }
    case Ask::Captures:
      return tell({"What can {0} take? Name every way.", "Vad kan {0} ta in? Ange alla sätt."},
                  card);
    case Ask::Count:
      return tell(
          {"In how many ways can {0} take something?", "På hur många sätt kan {0} ta in något?"},
          card);
    case Ask::Values: return tell({"What can {0} count?", "Vad kan {0} räknas som?"}, card);
    case Ask::Sweep:
      return tell({"Which cards of your hand can take everything on the table?",
                   "Vilka kort på din hand kan ta in allt på bordet?"});
    case Ask::Score: {
      std::string text = taken_in_words(state(), language);
      if (question_.clause.empty())
        return text + tell({"How many points does seat {0} get in this deal, all together?",
                            "Hur många poäng får plats {0} sammanlagt i den här given?"},
                           question_.seat);
      return text + tell({"How many points does seat {0} get by this rule?\n{1}",
                          "Hur många poäng får plats {0} genom den här regeln?\n{1}"},
                         question_.seat,
                         clause_with_text(question_.clause, rules().data(), language));
    }
    case Ask::Play:
      if (question_.wish.sweeps)
        return tell({"Play a move that takes everything on the table.",
                     "Spela ett drag som tar in allt på bordet."});
      if (!question_.wish.takes.empty())
        return tell({"Play a move that takes {0}.", "Spela ett drag som tar in {0}."},
                    to_text(question_.wish.takes));
      return tell({"Play a move that is allowed.", "Spela ett tillåtet drag."});
  }
  return {};
}

std::string Posed::how_to_answer(Language language) const {
  const auto tell = [&](const Phrase& phrase) { return say(language, phrase); };
  switch (question_.ask) {
    case Ask::Legal:
      return question_.offered.empty() ? tell({"yes or no", "ja eller nej"})
                                       : tell({"a letter", "en bokstav"});
    case Ask::Captures:
      return tell({"what it takes, with a blank between two ways: d8 s5+h3; or none",
                   "vad kortet tar in, med blanksteg mellan två sätt: d8 s5+h3; eller inget"});
    case Ask::Values: return tell({"a number, or several: 3 9", "ett tal, eller flera: 3 9"});
    case Ask::Sweep: return tell({"cards, as s7 h7; or none", "kort, som s7 h7; eller inget"});
    case Ask::Count:
    case Ask::Score: return tell({"a number", "ett tal"});
    case Ask::Play: return tell({"a move", "ett drag"});
  }
  return {};
}

std::vector<std::string> Posed::explained(Language language) const {
  std::vector<std::string> lines;
  const auto add = [&](const Move& move) {
    if (lines.size() < most_told)
      lines.push_back(why(opinion_of(Step(move), state(), rules(), language), language));
  };
  switch (question_.ask) {
    case Ask::Legal:
      lines.push_back(why(opinion_of(question_.move, state(), rules(), language), language));
      break;
    case Ask::Captures:
    case Ask::Count:
    case Ask::Play: std::ranges::for_each(right_moves(), add); break;
    case Ask::Sweep: {
      std::set<Card> told;
      for (const Move& move : legal_moves(state(), rules(), most_moves))
        if (counts_as_sweep(move, state(), rules()) && told.insert(move.card).second) add(move);
      if (!rules().data().cites.sweep.empty())
        lines.push_back(clause_with_text(rules().data().cites.sweep, rules().data(), language));
      break;
    }
    case Ask::Score:
      for (const ScoreLine& line : score_sheet(state(), rules(), question_.seat))
        if (question_.clause.empty() || line.clause == question_.clause)
          lines.push_back(
              count_text(
                  static_cast<std::uint64_t>(std::abs(line.points)), language,
                  line.points < 0 ? Phrase{"-1 point", "-1 poäng"} : Phrase{"1 point", "1 poäng"},
                  line.points < 0 ? Phrase{"-{0} points", "-{0} poäng"}
                                  : Phrase{"{0} points", "{0} poäng"}) +
              (line.cards.empty() ? "" : ": " + with_ranks_of(language, to_text(line.cards))) +
              " (" + line.clause + ')');
      break;
    case Ask::Values:
      if (!question_.clause.empty())
        lines.push_back(clause_with_text(question_.clause, rules().data(), language));
      break;
  }
  return lines;
}

std::string Posed::why(const Opinion& opinion, Language language) const {
  const bool is_named = opinion.clauses.empty() || opinion.clauses.front() == question_.clause ||
                        !contains(opinion.clauses, question_.clause);
  if (is_named) return opinion.message;
  return opinion.message + "; " + clause_with_text(question_.clause, rules().data(), language);
}

std::string Posed::hint(int degree, Language language) const {
  const std::vector<std::string> right = right_answers(language);
  if (degree <= 1) {
    if (!question_.hint.en.empty()) return kasino::words_of(question_.hint, language);
    if (!question_.clause.empty())
      return clause_with_text(question_.clause, rules().data(), language);
    return how_to_answer(language);
  }
  const auto is_a_card_of = [&](const std::vector<Move>& moves) {
    return moves.empty() ? std::string() : to_text(moves.front().card);
  };
  const bool is_last = degree >= 3;
  switch (question_.ask) {
    case Ask::Captures:
    case Ask::Sweep:
    case Ask::Values:
      return is_last
                 ? say(language, {"one of the answers is {0}", "ett av svaren är {0}"},
                       right.front())
                 : count_text(
                       right_moves().empty() && question_.ask == Ask::Captures ? 0 : right.size(),
                       language, {"there is one answer", "det finns ett svar"},
                       {"there are {0} answers", "det finns {0} svar"});
    case Ask::Play:
      return is_last ? say(language, {"{0} would do", "{0} går bra"}, right.front())
                     : say(language, {"play {0}", "spela {0}"}, is_a_card_of(right_moves()));
    case Ask::Legal: {
      const Opinion opinion = opinion_of(question_.move, state(), rules(), language);
      if (is_last) return opinion.message;
      return opinion.card ? say(language, {"look at what {0} can take", "se efter vad {0} kan ta"},
                                to_text(*opinion.card))
                          : opinion.message;
    }
    case Ask::Count:
    case Ask::Score: {
      if (is_last) {
        const std::vector<std::string> lines = explained(language);
        return lines.empty() ? right.front() : lines.front();
      }
      return say(language, {"it is at most {0}", "det är högst {0}"}, number() + 1);
    }
  }
  return {};
}

}  // namespace kasino
