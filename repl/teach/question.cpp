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
#include "repl/explain/reasons.hpp"
#include "repl/explain/takes.hpp"
#include "repl/teach/position_words.hpp"
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

/// Four answers have to fit on a screen, under a board.
std::string first_sentence(const std::string& text) {
  return text.substr(0, text.find(". ") == std::string::npos ? text.size() : text.find(". ") + 1);
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
                                                 "sweep", "score",    "play",  "best"};
  return words;
}

char letter_of(std::size_t offered) { return static_cast<char>('a' + offered); }

Posed::Posed(Question question, const Rules& rules)
    : question_(std::move(question)), game_(rules, start_of(question_)) {
  const bool is_of_a_card = is_one_of(ask_words()[static_cast<std::size_t>(question_.ask)],
                                      {"captures", "count", "values"});
  if (is_of_a_card && !question_.of)
    throw Error(Text{"the question names no card", "frågan anger inget kort"});
  if (is_of_a_card && question_.ask != Ask::Values && !is_held())
    throw Error(to_text(*question_.of) + Text{" is not in the hand of the seat to play",
                                              " finns inte på handen hos den som ska spela"});
  if (question_.ask != Ask::Score && state().phase != Phase::Play && question_.ask != Ask::Values)
    throw Error(Text{"nobody is to play in the position", "ingen ska spela i ställningen"});
  if (question_.ask == Ask::Score && question_.seat > state().players())
    throw Error(Text{"there is no seat ", "det finns ingen plats "} +
                std::to_string(question_.seat));
  if (question_.ask == Ask::Legal) opinion_of(question_.move, state(), rules, Language::English);
  if (question_.ask == Ask::Best) best_ = best_moves(state(), rules);
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

bool Posed::is_held() const {
  return state().phase == Phase::Play && state().holds(Place::hand(state().turn), *question_.of);
}

std::vector<int> Posed::values() const {
  const CaptureRules& ways = rules().data().capture;
  const Values& values = (is_held() ? ways.hand_values : ways.table_values)[question_.of->face()];
  return {values.begin(), values.end()};
}

int Posed::number() const {
  if (question_.ask == Ask::Count) return static_cast<int>(right_moves().size());
  int points = 0;
  for (const ScoreLine& line : score_sheet(state(), rules(), question_.seat))
    if (asks_in_all() || line.clause == question_.clause) points += line.points;
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
    case Ask::Best:
      for (std::size_t i = 0; i < best_->right; ++i) answers.push_back(best_text(i));
      break;
  }
  if (answers.empty() && question_.ask != Ask::Play) answers = {say(language, {"none", "inget"})};
  return answers;
}

std::string Posed::right_in_words(Language language) const {
  const std::vector<std::string> right = right_answers(language);
  return question_.ask == Ask::Captures
             ? joined(right, " ")
             : list_of(right, language, question_.ask == Ask::Play || best_ ? or_word : and_word);
}

/// Whether the clause says what the card counts where it lies. Of a card that counts as printed
/// there and otherwise elsewhere, the clause of the other values says both. Any clause, where the
/// variant cites none for it.
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

/// Whether the capture goes only because cards count otherwise than printed, as the clause says.
bool Posed::goes_by_values(const Move& move, const std::string& clause) const {
  const RuleData& data = rules().data();
  const bool is_of_hand = clause == data.cites.hand_values;
  if (clause.empty() || move.captured.empty() || move.piles != 0 || move.builds() ||
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
  return search
      .values_taking(move.card, move.captured,
                     ItemSet::first(static_cast<int>(move.captured.size())))
      .empty();
}

/// Whether the clause refuses something that the hand could do otherwise: lay a card out, or take.
bool Posed::is_duty(const std::string& clause) const {
  constexpr std::size_t most_sets = 24;
  const auto refuses = [&](const Move& move) {
    const Verdict verdict = judge(move, state(), rules());
    return std::ranges::count(verdict.refusals, clause, &Refusal::clause) > 0;
  };
  const Seat seat = state().turn;
  for (const Card card : state().hand(seat)) {
    if (refuses({seat, card, {}})) return true;
    for (const Cards& set : Takes(card, state(), rules()).first(most_sets))
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
      const Opinion opinion = opinion_of(question_.move, state(), rules(), Language::English);
      const Move* move = opinion.what ? std::get_if<Move>(&*opinion.what) : nullptr;
      return opinion.legal ? contains(opinion.clauses, clause) ||
                                 (move != nullptr && goes_by_values(*move, clause))
                           : !opinion.clauses.empty() && opinion.clauses.front() == clause;
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
  }
  return true;
}

std::string Posed::best_text(std::size_t at) const {
  return to_text(best_->weighing.steps[at].step, state(), rules());
}

/// Whether the best move goes by the clause, or brings points by it.
bool Posed::brings_best(const std::string& clause) const {
  const Step& step = best_->weighing.steps.front().step;
  const Move* move = std::get_if<Move>(&step);
  if (move != nullptr && contains(allowing(*move, state(), rules()), clause)) return true;
  Random random(0);
  const Decision decision = reasons_for(step, state(), rules(), random);
  return std::ranges::count(decision.gains, clause, &ScoreLine::clause) > 0;
}

/// Whether points of the clause are at stake: it scores something of what some seat has taken, or
/// seats that have as much share a first place that scores nothing. Of all points, some of a seat.
bool Posed::scores_by(const std::string& clause) const {
  const auto brings = [&](Seat seat) {
    return std::ranges::any_of(score_sheet(state(), rules(), seat), [&](const ScoreLine& line) {
      return line.clause == clause && line.points != 0;
    });
  };
  if (question_.in_all) return brings(question_.seat);
  for (Seat seat = 1; seat <= state().players(); ++seat)
    if (brings(seat)) return true;
  return std::ranges::any_of(rules().data().scoring, [&](const ScoringItem& item) {
    const auto has_one = [&](Card card) { return item.faces.has(card.face()); };
    return item.clause == clause && item.by == ScoringItem::By::Most && !item.has_function &&
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
    for (Seat seat = 1; seat <= state().players(); ++seat)
      hardness += state().pile(seat).size() / 3;
  }
  return static_cast<int>(hardness) + 1;
}

// In words.

std::string Posed::position_shown() const {
  return question_.ask == Ask::Values ? in_words(Language::English)
                                      : position_in_words(state(), rules(), Language::English);
}

std::string Posed::shown() const {
  const std::string question = in_words(Language::English);
  return position_shown() + question.substr(0, question.find("\na) "));
}

std::string Posed::in_words(Language language) const {
  const auto tell = [&](const Phrase& phrase, const auto&... args) {
    return say(language, phrase, args...);
  };
  const std::string card = question_.of ? to_text(*question_.of) : std::string();
  switch (question_.ask) {
    case Ask::Legal: {
      // What an action goes by may be what was taken, which no board shows.
      std::string text = names_action(question_.move, rules())
                             ? standing_in_words(state(), language)
                             : std::string();
      text += tell({"Is {0} allowed here?", "Är {0} tillåtet här?"}, question_.move);
      if (question_.offered.empty()) return text;
      text += tell({"\na) yes", "\na) ja"});
      for (std::size_t i = 0; i < question_.offered.size(); ++i)
        text +=
            tell({"\n{0}) no: {1}", "\n{0}) nej: {1}"}, letter_of(i + 1),
                 first_sentence(clause_with_text(question_.offered[i], rules().data(), language)));
      return text;
    }
    case Ask::Captures:
      return tell({"What can {0} take? Name every way.", "Vad kan {0} ta in? Ange alla sätt."},
                  card);
    case Ask::Count:
      return tell(
          {"In how many ways can {0} take something?", "På hur många sätt kan {0} ta in något?"},
          card);
    case Ask::Values:
      return is_held()
                 ? tell({"What can {0} in the hand count?", "Vad kan {0} på hand räknas som?"},
                        card)
                 : tell({"What can {0} on the table count?", "Vad kan {0} på bordet räknas som?"},
                        card);
    case Ask::Sweep:
      return tell({"Which cards of your hand can take everything on the table?",
                   "Vilka kort på din hand kan ta in allt på bordet?"});
    case Ask::Score: {
      std::string text = taken_in_words(state(), language);
      if (asks_in_all())
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
    case Ask::Best: {
      // Who counts what was taken knows what others can hold.
      const State& now = state();
      std::string text = standing_in_words(now, language);
      if (now.last_capturer)
        text += tell({"Seat {0} captured last.", "Plats {0} tog in sist."}, *now.last_capturer) +
                (now.stock().empty() ? "" : " ");
      if (!now.stock().empty())
        text += count_text(now.stock().size(), language,
                           {"1 card is in the stock.", "1 kort är i talongen."},
                           {"{0} cards are in the stock.", "{0} kort är i talongen."});
      if (!text.ends_with('\n')) text += '\n';
      return text + tell({"Which move is best here?", "Vilket drag är bäst här?"});
    }
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
    case Ask::Play:
    case Ask::Best: return tell({"a move", "ett drag"});
  }
  return {};
}

/// "CARDS-1: seat 1 has 8, seat 2 has 7": what first places that are asked about go by.
std::vector<std::string> Posed::first_places(Language language) const {
  std::vector<std::string> lines;
  for (const ScoringItem& item : rules().data().scoring) {
    const bool is_asked = asks_in_all() || item.clause == question_.clause;
    if (!is_asked || item.by != ScoringItem::By::Most || item.has_function) continue;
    std::vector<std::string> counts;
    for (Seat seat = 1; seat <= state().players(); ++seat)
      counts.push_back(say(language, {"seat {0} has {1}", "plats {0} har {1}"}, seat,
                           std::ranges::count_if(state().pile(seat), [&](Card card) {
                             return item.faces.has(card.face());
                           })));
    lines.push_back(item.clause + ": " + joined(counts, ", "));
  }
  return lines;
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
    case Ask::Count: std::ranges::for_each(right_moves(), add); break;
    case Ask::Play:
      std::ranges::for_each(right_moves(), add);
      if (question_.wish == MoveWish{} && !question_.clause.empty())
        lines.push_back(clause_with_text(question_.clause, rules().data(), language));
      break;
    case Ask::Sweep: {
      std::set<Card> told;
      for (const Move& move : legal_moves(state(), rules(), most_moves))
        if (counts_as_sweep(move, state(), rules()) && told.insert(move.card).second) add(move);
      if (!rules().data().cites.sweep.empty())
        lines.push_back(clause_with_text(rules().data().cites.sweep, rules().data(), language));
      break;
    }
    case Ask::Score:
      lines = first_places(language);
      for (const ScoreLine& line : score_sheet(state(), rules(), question_.seat))
        if (asks_in_all() || line.clause == question_.clause)
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
      lines.push_back(say(language, {"{0} counts {1}", "{0} räknas som {1}"},
                          to_text(*question_.of),
                          list_of(right_answers(language), language, or_word)));
      if (!question_.clause.empty())
        lines.push_back(clause_with_text(question_.clause, rules().data(), language));
      break;
    case Ask::Best:
      for (std::size_t i = 0; i <= best_->right; ++i)
        lines.push_back(best_text(i) + ": " + why_best(*best_, i, state(), rules(), language));
      break;
  }
  return lines;
}

std::string Posed::why(const Opinion& opinion, Language language) const {
  const Move* move = opinion.what ? std::get_if<Move>(&*opinion.what) : nullptr;
  const bool is_beside =
      opinion.legal && move != nullptr && goes_by_values(*move, question_.clause);
  const bool is_named = opinion.clauses.empty() || opinion.clauses.front() == question_.clause ||
                        !contains(opinion.clauses, question_.clause);
  if (is_named && !is_beside) return opinion.message;
  return opinion.message + "; " + clause_with_text(question_.clause, rules().data(), language);
}

std::string Posed::hint(int degree, Language language) const {
  const std::vector<std::string> right = right_answers(language);
  if (degree <= 1) {
    if (!question_.hint.en.empty()) return kasino::words_of(question_.hint, language);
    if (!question_.clause.empty())
      return clause_with_text(question_.clause, rules().data(), language);
    if (best_)
      return say(language, {"weigh what each move brings, and what it leaves to the next seat",
                            "väg vad varje drag ger, och vad det lämnar åt nästa plats"});
    return how_to_answer(language);
  }
  const auto is_a_card_of = [&](const std::vector<Move>& moves) {
    return moves.empty() ? std::string() : to_text(moves.front().card);
  };
  const bool is_last = degree >= last_hint;
  const bool is_score = question_.ask == Ask::Score;
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
    case Ask::Best: {
      const Step& step = best_->weighing.steps.front().step;
      const Move* move = std::get_if<Move>(&step);
      return is_last || move == nullptr
                 ? right.front()
                 : say(language, {"play {0}", "spela {0}"}, to_text(move->card));
    }
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
        return lines.empty() ? right.front() : lines.back();
      }
      if (const auto counts = first_places(language); is_score && !counts.empty())
        return counts.front();
      return say(language, {"it is at most {0}", "det är högst {0}"}, number() + 1);
    }
  }
  return {};
}

}  // namespace kasino
