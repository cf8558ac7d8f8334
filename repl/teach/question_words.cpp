// What a question says: how it is put, why its answers are right, and its hints.
#include <algorithm>
#include <set>

#include "engine/cards/card_text.hpp"
#include "engine/legality/judge.hpp"
#include "engine/notation/typed_step.hpp"
#include "engine/play/scoring.hpp"
#include "repl/explain/explain.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/teach/position_words.hpp"
#include "repl/teach/question.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"
#include "repl/text/written.hpp"

namespace kasino {

namespace {

/// Whether somebody has taken cards, or came with points.
bool has_standing(const State& state) {
  return std::ranges::any_of(seats(state), [&](Seat seat) {
    return !state.pile(seat).empty() || at_seat(state.scores, seat) != 0;
  });
}

/// "40 cards are in the stock. "
std::string stock_in_words(const State& state, Language language) {
  if (state.stock().empty()) return say(language, {"The stock is empty. ", "Talongen är slut. "});
  return count_text(state.stock().size(), language,
                    {"1 card is in the stock. ", "1 kort är i talongen. "},
                    {"{0} cards are in the stock. ", "{0} kort är i talongen. "});
}

/// "aces: "; empty for awards and items without a title.
std::string title_of(const std::string& item, const RuleData& rules, Language language) {
  const auto found = std::ranges::find(rules.scoring, item, &ScoringItem::name);
  return found == rules.scoring.end() || found->title.en.empty()
             ? std::string()
             : words_of(found->title, language) + ": ";
}

/// Only the first sentence, since four answers have to fit on a screen, under a board.
std::string first_sentence(const std::string& text) {
  const std::size_t end = text.find(". ");
  return end == std::string::npos ? text : text.substr(0, end + 1);
}

}  // namespace

std::string Posed::position_shown() const {
  return question_.ask == Ask::Values || !question_.has_position()
             ? asked(Language::English)
             : position_in_words(state(), rules(), Language::English);
}

std::string Posed::shown() const { return position_shown() + asked(Language::English); }

std::string Posed::offers(Language language) const {
  if (question_.offered.empty()) return {};
  std::string text = say(language, {"\n1) yes", "\n1) ja"});
  for (std::size_t i = 0; i < question_.offered.size(); ++i)
    text += say(language, {"\n{0}) no: {1}", "\n{0}) nej: {1}"}, i + 2,
                first_sentence(clause_text(question_.offered[i], rules().data(), language)));
  return text;
}

std::string Posed::move_in(Language language) const {
  return written_for(question_.move, rules().data(), language);
}

std::string Posed::asked(Language language) const {
  const Speaker tell{language};
  const std::string card = question_.of ? to_text(*question_.of) : std::string();
  switch (question_.ask) {
    case Ask::Legal: {
      // Whether an action is allowed may depend on what was taken, which no board shows.
      const bool is_by_cards = names_action(question_.move, rules()) && !rules().data().purse;
      std::string text = is_by_cards ? standing_in_words(state(), language) : std::string();
      const Text& asked = stage_asked(state(), rules().data()).text;
      if (!asked.en.empty()) text += with_capital(words_of(asked, language)) + ". ";
      const Judgement judgement = judgement_of(question_.move, state(), rules());
      const Move* move = judgement.move();
      return text +
             (move != nullptr && move->trails()
                  ? tell({"May {0} be laid out here?", "Får {0} läggas ut här?"}, move_in(language))
                  : tell({"Is {0} allowed here?", "Är {0} tillåtet här?"}, move_in(language)));
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
                 ? tell({"What can {0} in the hand count?", "Vad kan {0} på handen räknas som?"},
                        card)
                 : tell({"What can {0} on the table count?", "Vad kan {0} på bordet räknas som?"},
                        card);
    case Ask::Sweep:
      return tell({"Which cards of your hand can take everything on the table?",
                   "Vilka kort på din hand kan ta in allt på bordet?"});
    case Ask::Score: {
      if (const auto& purse = rules().data().purse)
        return question_.told.in(language) +
               tell({"How many {1} does seat {0} win in this deal? Write what it loses with a -.",
                     "Hur många {1} vinner plats {0} i den här given? Skriv en förlust med ett -."},
                    question_.seat, words_of(purse->unit, language)) +
               (asks_in_all()
                    ? ""
                    : tell({" By this rule alone:\n{0}", " Bara genom den här regeln:\n{0}"},
                           clause_text(question_.clause, rules().data(), language)));
      std::string text = taken_in_words(state(), language);
      if (asks_in_all())
        return text + tell({"How many points does seat {0} get in this deal, all together?",
                            "Hur många poäng får plats {0} sammanlagt i den här given?"},
                           question_.seat);
      return text + tell({"How many points does seat {0} get by this rule?\n{1}",
                          "Hur många poäng får plats {0} genom den här regeln?\n{1}"},
                         question_.seat, clause_text(question_.clause, rules().data(), language));
    }
    case Ask::Play:
      if (question_.wish.sweeps)
        return tell({"Play a move that takes everything on the table.",
                     "Spela ett drag som tar in allt på bordet."});
      if (!question_.wish.takes.empty())
        return tell({"Play a move that takes {0}.", "Spela ett drag som tar in {0}."},
                    to_text(question_.wish.takes));
      if (question_.wish.built != 0)
        return tell({"Make a build of {0}.", "Gör ett bygge på {0}."}, question_.wish.built);
      return tell({"Play a move that is allowed.", "Spela ett tillåtet drag."});
    case Ask::Best: {
      if (is_advised())
        return tell({"What would the hint be here?", "Vad skulle tipset vara här?"});
      // Those who know what was taken can work out what others may hold.
      const State& now = state();
      std::string text = has_standing(now) ? standing_in_words(now, language) : std::string();
      if (now.last_capturer)
        text += tell({"Seat {0} captured last.", "Plats {0} tog in sist."}, *now.last_capturer) +
                (now.stock().empty() ? "" : " ");
      if (!now.stock().empty()) text += stock_in_words(now, language);
      while (text.ends_with(' ')) text.pop_back();
      if (!text.empty() && !text.ends_with('\n')) text += '\n';
      return text + tell({"Which move is best here?", "Vilket drag är bäst här?"});
    }
    case Ask::Outcome: return asked_outcome(language);
  }
  return {};
}

namespace {

/// The question about a matter: {0} players, {1} the dealer, {2} the next seat, {3} the seat asked,
/// {4} a place, {5} the unit of money, {6} the clause.
Sentence<7> sentence_of(Matter matter, bool is_for_money) {
  switch (matter) {
    case Matter::Players:
      return {"How many can play? Name each number.", "Hur många kan spela? Ange varje antal."};
    case Matter::Pack:
      return {"How many cards is the game played with?", "Hur många kort spelar man med?"};
    case Matter::Dealt:
      return {"With {0} players, how many cards does each of them get when a deal begins?",
              "Med {0} spelare: hur många kort får var och en när en giv börjar?"};
    case Matter::Laid:
      return {"With {0} players, how many cards are laid on the table when a deal begins?",
              "Med {0} spelare: hur många kort läggs på bordet när en giv börjar?"};
    case Matter::Redealt:
      return {"With {0} players, when all have played their cards, how many does each of them get?",
              "Med {0} spelare: när alla har spelat sina kort, hur många får då var och en?"};
    case Matter::Rounds:
      return {"With {0} players, how many times is everybody dealt a hand in one deal?",
              "Med {0} spelare: hur många gånger får alla kort på hand i en giv?"};
    case Matter::Gets:
      return {"With {0} players, how many cards does each of them play in one deal?",
              "Med {0} spelare: hur många kort spelar var och en i en giv?"};
    case Matter::Worth:
      return {
          "How many points is a deal worth, without those for sweeps, if no first place is shared?",
          "Hur många poäng är en giv värd, utom för tömda bord, om ingen förstaplats delas?"};
    case Matter::Start:
      return {"How many {5} does everybody begin with?", "Hur många {5} börjar var och en med?"};
    case Matter::Begins:
      return {"With {0} players, seat {1} deals. Which seat plays first?",
              "Med {0} spelare ger plats {1}. Vilken plats spelar först?"};
    case Matter::Dealer:
      return {"With {0} players, seat {1} has dealt. Which seat deals next?",
              "Med {0} spelare har plats {1} gett. Vilken plats ger nästa gång?"};
    case Matter::Holds:
    case Matter::HoldsLast:
      return {"How many cards do you hold then?", "Hur många kort har du då på handen?"};
    case Matter::Pile:
      return {"How many cards lie in your pile then?", "Hur många kort ligger då i din hög?"};
    case Matter::Table:
      return {"Which cards lie on the table then?", "Vilka kort ligger då på bordet?"};
    case Matter::Draws: return {"How many cards do you get?", "Hur många kort får du?"};
    case Matter::FirstDrawn:
    case Matter::Drawn:
    case Matter::Undrawn:
      return {"How many cards lie in {4} then?", "Hur många kort ligger då i {4}?"};
    case Matter::Nothing:
      return {"In how many ways can seat {2} then take something?",
              "På hur många sätt kan plats {2} då ta in något?"};
    case Matter::Sweeps:
    case Matter::NoSweep:
      return {"How many sweeps does seat {3} have then?",
              "Hur många gånger har plats {3} då tömt bordet?"};
    case Matter::Points:
      return is_for_money
                 ? Sentence<7>{"How many {5} does seat {3} win by this rule then? Write a loss with a "
                               "-.\n{6}",
                               "Hur många {5} vinner plats {3} då genom den här regeln? Skriv en "
                               "förlust med ett -.\n{6}"}
                 : Sentence<7>{"How many points does seat {3} get for it at once?",
                               "Hur många poäng får plats {3} genast för det?"};
    case Matter::Values:
    case Matter::Free:
    case Matter::Choice: break;
    case Matter::Left:
      return {"Which seat gets the cards left on the table? 0 is nobody.",
              "Vilken plats får korten som ligger kvar på bordet? 0 är ingen."};
    case Matter::GoesOn:
    case Matter::Winner:
    case Matter::Tie:
    case Matter::Shared:
      return {"Which seat wins the match? Name each; 0 is nobody yet.",
              "Vilken plats vinner partiet? Ange alla; 0 är ingen än."};
    case Matter::Out:
      return {"Which seat is out then? Name each; 0 is none.",
              "Vilken plats är då ute? Ange alla; 0 är ingen."};
  }
  return {};
}

}  // namespace

std::string Posed::asked_outcome(Language language) const {
  const Speaker tell{language};
  const Matter matter = *question_.matter;
  const State& now = state();
  std::string text;
  if (is_of_ending(matter)) {
    if (has_standing(now)) text = standing_in_words(now, language);
    if (now.last_capturer || matter == Matter::Left || matter == Matter::NoSweep)
      text += now.last_capturer ? tell({"Seat {0} captured last. ", "Plats {0} tog in sist. "},
                                       *now.last_capturer)
                                : tell({"Nobody has captured. ", "Ingen har tagit in. "});
    text +=
        tell({"You play {0}, the last card of the deal. ", "Du spelar {0}, givens sista kort. "},
             question_.move);
  } else if (!is_of_rules(matter)) {
    text = names_action(question_.move, rules())
               ? tell({"You choose {0}. ", "Du väljer {0}. "}, move_in(language))
               : tell({"You play {0}. ", "Du spelar {0}. "}, move_in(language));
  }
  const RuleData& data = rules().data();
  if (matter == Matter::Pile)
    text = tell({"{0} cards lie in your pile. ", "{0} kort ligger i din hög. "},
                now.pile(now.turn).size()) +
           text;
  if (matter == Matter::Sweeps || matter == Matter::Points) {
    if (has_standing(now) && !rules().data().purse) text = standing_in_words(now, language) + text;
    if (now.last_player && !rules().data().purse)
      text = tell({"Seat {0} played last. ", "Plats {0} spelade sist. "}, *now.last_player) + text;
  }
  if (matter == Matter::Holds || matter == Matter::HoldsLast || matter == Matter::Sweeps)
    text += stock_in_words(now, language);
  const bool tells_drawn =
      data.purse && matter != Matter::Draws && outcome_ && !outcome_->drawn.empty();
  if (tells_drawn)
    text += tell(outcome_->drawn.size() == 1
                     ? Sentence<1>{"The next card is {0}. ", "Nästa kort är {0}. "}
                     : Sentence<1>{"The next cards are {0}. ", "De nästa korten är {0}. "},
                 draw(outcome_->drawn, {.packs = false}));
  return text + tell(sentence_of(matter, data.purse.has_value()), now.players(), now.dealer,
                     now.next_seat(now.turn), question_.seat,
                     outcome_ && outcome_->place ? to_text(*outcome_->place, data) : "",
                     data.purse ? words_of(data.purse->unit, language) : "",
                     clause_text(question_.clause, data, language));
}

std::string Posed::how_to_answer(Language language) const {
  const Speaker tell{language};
  switch (question_.ask) {
    case Ask::Legal:
      return question_.offered.empty() ? tell({"yes or no", "ja eller nej"})
                                       : tell({"a number", "ett nummer"});
    case Ask::Captures:
      return tell({"each way, as d8 s5+h3; or none", "varje sätt, som d8 s5+h3; eller inget"});
    case Ask::Values: return tell({"a number, or several", "ett tal, eller flera"});
    case Ask::Sweep: return tell({"cards, as s7 h7; or none", "kort, som s7 h7; eller inget"});
    case Ask::Count:
    case Ask::Score: return tell({"a number", "ett tal"});
    case Ask::Outcome:
      if (asks_for_cards(*question_.matter))
        return tell({"cards, as s7 h7; or none", "kort, som s7 h7; eller inget"});
      return asks_for_one_number() ? tell({"a number", "ett tal"})
                                   : tell({"a number, or several", "ett tal, eller flera"});
    case Ask::Best:
      if (is_advised()) {
        std::vector<std::string> open;
        for (std::size_t i = 0; i < best_->weighing.steps.size(); ++i)
          open.push_back(best_text(i, language));
        std::ranges::sort(open);  // else the answer would come first
        std::string all = list_of(open, language, or_word);
        constexpr int most_columns = 40;
        if (columns_of(all) <= most_columns) return all;
        for (std::string& answer : open) answer.resize(std::min(answer.find(' '), answer.size()));
        open.erase(std::unique(open.begin(), open.end()), open.end());
        return list_of(open, language, or_word);
      }
      [[fallthrough]];
    case Ask::Play: {
      const std::string example = this->example();
      return tell({"a move, as {0}", "ett drag, som {0}"}, example);
    }
  }
  return {};
}

/// A move that shows how moves are written, and is none here.
std::string Posed::example() const {
  if (question_.wish.built != 0) return "s2>8:h6";
  const bool captures =
      question_.ask == Ask::Best ||
      std::ranges::any_of(right_moves(), [](const Move& move) { return !move.trails(); });
  for (const Suit suit : {Suit::Spades, Suit::Clubs})
    for (int rank = 7; rank > 1; --rank) {
      const Card card = Card::of(rank, suit);
      if (!state().holds(Place::hand(state().turn), card))
        return to_text(card) + (captures ? 'x' + to_text(Card::of(rank, Suit::Hearts)) : "");
    }
  return "s7xh7";
}

/// "cards: seat 1 has 8, seat 2 has 7": the counts that decide the majorities asked about.
std::vector<std::string> Posed::first_places(Language language) const {
  std::vector<std::string> lines;
  for (const ScoringItem& item : rules().data().scoring) {
    const bool is_asked = asks_in_all() || item.clause == question_.clause;
    if (!is_asked || item.by != ScoringItem::By::Most || item.counts) continue;
    std::vector<std::string> counts;
    for (const Seat seat : seats(state()))
      counts.push_back(say(language, {"seat {0} has {1}", "plats {0} har {1}"}, seat,
                           std::ranges::count_if(state().pile(seat), [&](Card card) {
                             return item.faces.has(card.face());
                           })));
    lines.push_back(title_of(item.name, rules().data(), language) + joined(counts, ", "));
  }
  return lines;
}

std::vector<std::string> Posed::explained(Language language, Detail detail) const {
  std::vector<std::string> lines;
  const auto add = [&](const Move& move) {
    if (lines.size() < most_told)
      lines.push_back(why(proved(Step(move), state(), rules()), language, detail));
  };
  const bool is_whole = detail == Detail::Whole;
  const auto cited = [&](const std::string& clause) {
    return is_whole && !clause.empty() ? " (" + clause + ')' : std::string();
  };
  const auto add_clause = [&](const std::string& clause) {
    if (is_whole && !clause.empty())
      lines.push_back(clause_with_text(clause, rules().data(), language));
  };
  switch (question_.ask) {
    case Ask::Legal:
      lines.push_back(why(proved(question_.move, state(), rules()), language, detail));
      break;
    case Ask::Captures:
    case Ask::Count: std::ranges::for_each(right_moves(), add); break;
    case Ask::Play:
      if (const auto right = right_moves(); !right.empty()) add(right.front());
      if (question_.wish == MoveWish{}) add_clause(question_.clause);
      break;
    case Ask::Sweep: {
      std::set<Card> told;
      for (const Move& move : legal_moves(state(), rules(), most_moves))
        if (counts_as_sweep(move, state(), rules()) && told.insert(move.card).second) add(move);
      add_clause(rules().data().cites.sweep);
      break;
    }
    case Ask::Score:
      lines = first_places(language);
      for (const ScoreLine& line : score_sheet(state(), rules(), question_.seat))
        if (asks_in_all() || line.clause == question_.clause)
          lines.push_back(
              (line.item.empty() && !is_whole
                   ? clause_text(line.clause, rules().data(), language) + ' '
                   : title_of(line.item, rules().data(), language)) +
              points_text(line.points, rules().data(), language) +
              (line.cards.empty() ? "" : ": " + with_ranks_of(language, to_text(line.cards))) +
              cited(line.clause));
      if (lines.empty() && !is_whole && !asks_in_all())
        lines.push_back(clause_text(question_.clause, rules().data(), language));
      if (lines.empty())
        lines.push_back(
            (asks_in_all()
                 ? say(language,
                       {"seat {0} has nothing that scores", "plats {0} har inget som ger poäng"},
                       question_.seat)
                 : say(language, {"seat {0} gets nothing by it", "plats {0} får inget genom den"},
                       question_.seat)) +
            (asks_in_all() ? "" : cited(question_.clause)));
      break;
    case Ask::Values:
      lines.push_back(say(language, {"{0} counts {1}", "{0} räknas som {1}"},
                          to_text(*question_.of),
                          list_of(right_answers(language), language, or_word)));
      add_clause(question_.clause);
      break;
    case Ask::Best:
      for (std::size_t i = 0; i < best_->right + (is_advised() ? 0 : 1); ++i)
        lines.push_back(best_text(i, language) + ": " +
                        why_best(*best_, i, state(), rules(), language));
      break;
    case Ask::Outcome:
      if (!outcome_->scores.empty()) {
        std::vector<std::string> totals;
        for (const Seat seat : seats(state()))
          totals.push_back(say(language, {"seat {0} has {1}", "plats {0} har {1}"}, seat,
                               at_seat(outcome_->scores, seat)));
        lines.push_back(joined(totals));
      }
      lines.push_back(is_whole ? clause_with_text(question_.clause, rules().data(), language)
                               : clause_text(question_.clause, rules().data(), language));
      break;
  }
  return lines;
}

std::string Posed::why(const Judgement& judgement, Language language, Detail detail) const {
  const bool is_beside = judgement.legal() && judgement.move() != nullptr &&
                         goes_by_values(*judgement.move(), question_.clause);
  const std::vector<std::string> clauses = judgement.clauses();
  const bool is_named = clauses.empty() || clauses.front() == question_.clause ||
                        std::ranges::count(clauses, question_.clause) == 0;
  const std::string message = explain(judgement, state(), rules(), language, detail);
  if (is_named && !is_beside) return message;
  if (detail == Detail::Sentence && !judgement.legal()) return message;
  if (detail == Detail::Sentence) return clause_text(question_.clause, rules().data(), language);
  return message + "; " + clause_with_text(question_.clause, rules().data(), language);
}

std::string Posed::hint(int degree, Language language) const {
  const std::vector<std::string> right = right_answers(language);
  if (degree <= 1) {
    if (!question_.hint.en.empty()) return kasino::words_of(question_.hint, language);
    if (!question_.clause.empty()) return clause_text(question_.clause, rules().data(), language);
    if (best_ && !is_advised())
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
                 ? say(language,
                       right.size() == 1
                           ? Sentence<1>{"the answer is {0}", "svaret är {0}"}
                           : Sentence<1>{"one of the answers is {0}", "ett av svaren är {0}"},
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
      const Judgement judgement = proved(question_.move, state(), rules());
      const Move* move = judgement.move_meant();
      return is_last || move == nullptr
                 ? explain(judgement, state(), rules(), language, Detail::Sentence)
                 : say(language, {"look at what {0} can take", "se efter vad {0} kan ta"},
                       to_text(move->card));
    }
    case Ask::Outcome:
      return is_last ? right_in_words(language)
                     : clause_text(question_.clause, rules().data(), language);
    case Ask::Count:
    case Ask::Score: {
      if (is_last) {
        const std::vector<std::string> lines = explained(language, Detail::Sentence);
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
