// What is right and wrong in an answer.
#include <algorithm>
#include <initializer_list>
#include <set>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/notation/typed_step.hpp"
#include "engine/text/reading.hpp"
#include "repl/explain/explain.hpp"
#include "repl/teach/question.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

std::string lower_case(std::string text) {
  std::ranges::transform(text, text.begin(), lower);
  return text;
}

/// The words of an answer, between blanks or `separators`; empty for "none" and the like.
std::vector<std::string> answer_words(std::string_view answer, std::string_view separators = ";,") {
  std::vector<std::string> words = words_in(answer, separators);
  const std::set<std::string, std::less<>> none = {"none", "nothing",   "no",  "inget",
                                                   "inga", "inga-kort", "nej", "-"};
  if (words.size() == 1 && none.contains(lower_case(words.front()))) words.clear();
  return words;
}

bool contains_word(const std::vector<std::string>& words, const std::string& word) {
  return std::ranges::find(words, word) != words.end();
}

bool is_among(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

}  // namespace

Marked Posed::mark(std::string_view answer, Language language, Detail detail) const {
  try {
    return marked(answer, language, detail);
  } catch (const ParseError&) {
    throw no_answer();
  }
}

BadArgument Posed::no_answer() const {
  return BadArgument({"that is no answer here: answer {0}", "det är inget svar här: svara med {0}"},
                     Text{how_to_answer(Language::English), how_to_answer(Language::Swedish)});
}

Marked Posed::marked(std::string_view answer, Language language, Detail detail) const {
  switch (question_.ask) {
    case Ask::Legal: return mark_verdict(answer, language, detail);
    case Ask::Captures: return mark_captures(answer, language, detail);
    case Ask::Sweep: return mark_cards(answer, language, detail);
    case Ask::Count:
    case Ask::Score:
    case Ask::Values: return mark_numbers(answer, language, detail);
    case Ask::Play: return mark_play(answer, language, detail);
    case Ask::Best: return mark_best(answer, language, detail);
    case Ask::Outcome:
      return asks_for_cards(*question_.matter) ? mark_outcome_cards(answer, language)
                                               : mark_numbers(answer, language, detail);
  }
  return {};
}

namespace {

/// Why an answer is wrong, or was missed.
struct Why {
  std::string words{};
  std::optional<Judgement> judged{};
};

/// Marks each item answered once, then the right ones that were missed.
template <typename Item, typename TextOf, typename WhyOf>
Marked compared(const std::vector<Item>& answered, const std::vector<Item>& right, TextOf text_of,
                WhyOf why_of) {
  Marked marked{true, {}};
  std::vector<Item> seen;
  for (const Item& item : answered) {
    if (std::ranges::find(seen, item) != seen.end()) continue;
    seen.push_back(item);
    const bool is_right = std::ranges::find(right, item) != right.end();
    Why why = is_right ? Why() : why_of(item);
    marked.marks.push_back({is_right ? Mark::Kind::Right : Mark::Kind::Wrong, text_of(item),
                            std::move(why.words), std::move(why.judged)});
    marked.is_right = marked.is_right && is_right;
  }
  for (const Item& item : right) {
    if (std::ranges::find(seen, item) != seen.end()) continue;
    marked.marks.push_back({Mark::Kind::Missed, text_of(item), why_of(item).words});
    marked.is_right = false;
  }
  return marked;
}

}  // namespace

/// A comma parts the groups of a way; it may part ways as well, if they are right so.
Marked Posed::mark_captures(std::string_view answer, Language language, Detail detail) const {
  std::vector<std::string> ways = answer_words(answer, ";");
  for (std::string& way : ways)
    if (way.ends_with(',')) way.pop_back();
  Marked marked = mark_ways(ways, language, detail);
  if (marked.is_right || answer.find(',') == answer.npos) return marked;
  try {
    Marked parted = mark_ways(answer_words(answer), language, detail);
    if (parted.is_right) return parted;
  } catch (const Error&) {
    // So read, it is no answer.
  }
  return marked;
}

Marked Posed::mark_ways(const std::vector<std::string>& ways, Language language,
                        Detail detail) const {
  const std::vector<Move> right = right_moves();
  std::vector<Move> answered;
  Marked refused;  // answers with a false claim, which name no set of cards to compare
  for (const std::string& word : ways) {
    const std::string prefix = to_text(*question_.of) + 'x';
    const std::string text = word.starts_with(prefix) ? word : prefix + word;
    const Judgement judgement = judgement_of(text, state(), rules());
    if (judgement.move() != nullptr)
      answered.push_back(*judgement.move());
    else
      refused.marks.push_back({Mark::Kind::Wrong, word,
                               explain(judgement, state(), rules(), language, detail), judgement});
  }
  Marked marked = compared(
      answered, right, [&](const Move& move) { return taken_text(move); },
      [&](const Move& move) {
        const Judgement judgement = proved(Step(move), state(), rules());
        return Why{why(judgement, language, detail), judgement};
      });
  marked.is_right = marked.is_right && refused.marks.empty();
  marked.marks.insert(marked.marks.begin(), refused.marks.begin(), refused.marks.end());
  if (marked.marks.empty())
    marked.marks.push_back({Mark::Kind::Right, say(language, {"none", "inget"})});
  return marked;
}

Marked Posed::mark_verdict(std::string_view answer, Language language, Detail detail) const {
  std::string word(trimmed(answer));
  if (word.ends_with(')')) word.pop_back();  // "2)", as offered
  const bool is_clause = contains_word(question_.offered, word);
  if (!is_clause) word = lower_case(word);
  const std::string right = verdict();
  std::string chosen;  // a clause; empty: yes
  const bool says_yes = is_among(word, {"yes", "y", "ja", "j"});
  const bool says_no = is_among(word, {"no", "n", "nej"});
  const auto number = whole_number<std::size_t>(word).value_or(0);
  bool is_right = false;
  if (says_yes) {
    is_right = right.empty();
  } else if (says_no && question_.offered.empty()) {
    is_right = !right.empty();
  } else if (says_no) {
    throw BadArgument(
        Text{"no: why? Answer the number of the rule", "nej: varför? Svara med regelns nummer"});
  } else if (number > 0 && number <= question_.offered.size() + 1 && !question_.offered.empty()) {
    chosen = number == 1 ? std::string() : question_.offered[number - 2];
    is_right = chosen == right;
  } else if (is_clause) {
    is_right = word == right;
  } else {
    throw no_answer();
  }
  const Judgement judgement = proved(question_.move, state(), rules());
  const bool is_brief = detail == Detail::Sentence;
  const std::string said =
      is_brief            ? why(judgement, language, detail)
      : judgement.legal() ? say(language, {"{0} is allowed: {1}", "{0} är tillåtet: {1}"},
                                question_.move, why(judgement, language, detail))
                          : say(language, {"{0} is not allowed: {1}", "{0} är inte tillåtet: {1}"},
                                question_.move, why(judgement, language, detail));
  return {is_right, {{is_right ? Mark::Kind::Right : Mark::Kind::Wrong, word, said, judgement}}};
}

Marked Posed::mark_cards(std::string_view answer, Language language, Detail detail) const {
  std::vector<Card> answered;
  for (const std::string& word : answer_words(answer)) answered.push_back(parse_card(word));
  const std::vector<Card> right = sweeping_cards();
  Marked marked = compared(
      answered, right, [](Card card) { return to_text(card); },
      [&](Card card) {
        if (!state().holds(Place::hand(state().turn), card))
          return Why{say(language, {"not in your hand", "finns inte på din hand"})};
        Cards table(state().table().begin(), state().table().end());
        std::ranges::sort(table);
        Move move{state().turn, card, table};
        move.whole = all_builds(state());
        const Judgement judgement = proved(Step(move), state(), rules());
        return Why{why(judgement, language, detail), judgement};
      });
  if (marked.marks.empty())
    marked.marks.push_back({Mark::Kind::Right, say(language, {"none", "inget"})});
  return marked;
}

Marked Posed::mark_outcome_cards(std::string_view answer, Language language) const {
  std::vector<Card> answered;
  for (const std::string& word : answer_words(answer)) answered.push_back(parse_card(word));
  Marked marked = compared(
      answered, {outcome_->cards.begin(), outcome_->cards.end()},
      [](Card card) { return to_text(card); }, [](Card) { return Why(); });
  if (marked.marks.empty())
    marked.marks.push_back({Mark::Kind::Right, say(language, {"none", "inget"})});
  return marked;
}

bool Posed::asks_for_one_number() const {
  return question_.ask != Ask::Values &&
         (question_.ask != Ask::Outcome || !asks_for_several(*question_.matter));
}

Marked Posed::mark_numbers(std::string_view answer, Language language, Detail detail) const {
  if (is_among(lower_case(std::string(trimmed(answer))), {"no", "nej"})) throw no_answer();
  std::vector<int> answered;
  for (const std::string& word : answer_words(answer)) {
    if (is_among(lower_case(word), {"or", "eller", "and", "och"})) continue;
    const auto number = whole_number(word.starts_with('-') ? word.substr(1) : word, 0, most_points);
    if (!number) throw no_answer();
    answered.push_back(static_cast<int>(word.starts_with('-') ? -*number : *number));
  }
  const bool is_of_one = asks_for_one_number();
  if (answered.empty() && is_of_one) answered = {0};
  if (is_of_one && answered.size() != 1)
    throw BadArgument(Text{"answer one number", "svara med ett tal"});
  Marked marked = compared(
      answered, is_of_one ? std::vector<int>{number()} : numbers(),
      [](int number) { return std::to_string(number); }, [](int) { return Why(); });
  if (marked.marks.empty() || (marked.is_right && !is_of_one)) return marked;
  std::vector<std::string> ways;  // what a right answer is told instead of the whole explanation
  if (marked.is_right && question_.ask == Ask::Count)
    for (const Move& move : right_moves()) ways.push_back(taken_text(move));
  marked.marks.back().why =
      ways.empty() ? joined(explained(language, detail), detail == Detail::Whole ? "\n" : "; ")
                   : joined(ways, "; ");
  return marked;
}

Marked Posed::mark_play(std::string_view answer, Language language, Detail detail) const {
  const std::string text(trimmed(answer));
  const Judgement judgement = proved(text, state(), rules());
  const Move* move = judgement.move();
  const std::vector<Move> right = right_moves();
  const bool is_right =
      judgement.legal() && move != nullptr && std::ranges::find(right, *move) != right.end();
  if (is_right) return {true, {{Mark::Kind::Right, text, why(judgement, language, detail)}}};
  const std::string refusal =
      judgement.legal() ? unlike_wish(language) : why(judgement, language, detail);
  return {false, {{Mark::Kind::Wrong, text, refusal, judgement}}, true};
}

Marked Posed::mark_best(std::string_view answer, Language language, Detail detail) const {
  const std::string text(trimmed(answer));
  const Judgement judgement = proved(text, state(), rules());
  const std::vector<Weighed>& steps = best_->weighing.steps;
  const auto found = judgement.legal() && judgement.step
                         ? std::ranges::find(steps, *judgement.step, &Weighed::step)
                         : steps.end();
  const auto at = static_cast<std::size_t>(found - steps.begin());
  const auto why_of = [&](std::size_t i) {
    return why_best(*best_, i, state(), rules(), language);
  };
  if (found != steps.end() && at < best_->right)
    return {true, {{Mark::Kind::Right, text, why_of(at)}}};
  Marked marked{false, {{Mark::Kind::Wrong, text, {}, judgement}}};
  if (!judgement.legal())
    marked.marks.back().why = why(judgement, language, detail);
  else if (found != steps.end())
    marked.marks.back().why = why_of(at);
  marked.marks.push_back({Mark::Kind::Missed, best_text(0, language), why_of(0)});
  return marked;
}

/// Why an allowed move does not do what was asked for.
std::string Posed::unlike_wish(Language language) const {
  if (question_.wish.built != 0)
    return say(
        language,
        {"allowed, but it makes no build of {0}", "tillåtet, men det blir inget bygge på {0}"},
        question_.wish.built);
  return question_.wish.sweeps
             ? say(language, {"allowed, but it does not take all that lies on the table",
                              "tillåtet, men det tar inte in allt som ligger på bordet"})
             : say(language,
                   {"allowed, but it does not take {0}", "tillåtet, men det tar inte in {0}"},
                   with_ranks_of(language, to_text(question_.wish.takes)));
}

}  // namespace kasino
