#include "repl/explain/explain.hpp"

#include <algorithm>
#include <cassert>
#include <initializer_list>

#include "engine/cards/card_text.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/explain/builds.hpp"
#include "repl/explain/groups.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"
#include "repl/text/written.hpp"

namespace kasino {

namespace {

/// Words for the judgement of one move.
class MoveWords {
 public:
  MoveWords(const Move& move, const Judgement& judgement, const State& state, const Rules& rules,
            Language language, Detail detail)
      : move_(move),
        proof_(judgement.proof),
        grouping_(judgement.grouping),
        values_(judgement.values),
        state_(state),
        rules_(rules),
        language_(language),
        detail_(detail),
        card_(to_text(move.card)),
        builds_(move, judgement.proof, state, rules, language) {}

  std::string allowed() const;
  std::string forbidden(Reason reason) const;
  std::string what_else_it_can() const {
    return move_.builds() ? builds_.other_builds() : what_it_can_take();
  }

 private:
  std::string what_it_can_take() const;
  const CaptureRules& ways() const { return rules_.data().capture; }
  std::string written(const GroupedMove& move) const {
    return written_for(to_text(move, state_, rules_.data()), rules_.data(), language_);
  }
  /// The move as it is written, which breaks only a duty or a function's refusal.
  std::string written() const { return written({move_, grouping_}); }
  /// All that the move takes.
  std::string set() const {
    std::vector<std::string> parts;
    if (!move_.captured.empty()) parts.push_back(to_text(move_.captured));
    for (const Place pile : places_of(move_, rules_.data(), state_.players()))
      parts.push_back(in_words(pile));
    return list_of(parts, language_, and_word);
  }
  std::string in_words(Place pile) const {
    if (pile.zone() == Zone::Build) return build_text(state_.cards(pile));
    return kasino::in_words(pile, rules_.data(), language_);
  }

  std::string place(std::string_view name) const;
  std::string must_take_all() const;
  std::string other_pile() const;
  std::string two_values() const;
  std::string together() const;
  const CaptureRule* way_by(std::initializer_list<CaptureBy> kinds) const;
  std::string no_groups(const Sentence<4>& sentence) const;
  std::string overlap() const;
  bool can_take_nothing() const { return proof_.ways == Count(); }
  std::string captures() const;
  std::string examples() const;

  const Move& move_;
  const Evidence& proof_;
  const std::optional<Grouping>& grouping_;
  const Values& values_;
  const State& state_;
  const Rules& rules_;
  Language language_;
  Detail detail_;
  Speaker say_{language_};
  std::string card_;
  BuildWords builds_;
};

std::string MoveWords::allowed() const {
  if (move_.builds()) return builds_.allowed(*grouping_);
  if (move_.trails()) {
    if (can_take_nothing() && proof_.piles.empty())
      return say_({"{0} can take nothing here", "{0} kan inte ta in något här"}, card_);
    return say_({"{0} may be laid out, though it can take {1}",
                 "{0} får läggas ut, fast det kan ta in {1}"},
                card_, examples());
  }
  const Value value = grouping_ ? grouping_->value : Value{0};
  const bool plain = value == 0 || (!move_.card.is_joker() && value == move_.card.rank());
  const std::string played =
      plain ? card_ : say_({"{0} as {1}", "{0} som {1}"}, card_, static_cast<int>(value));
  std::vector<std::string> parts;
  if (!move_.captured.empty())
    parts.push_back(grouping_ ? groups_in_words(*grouping_, language_) : to_text(move_.captured));
  for (const Place pile : places_of(move_, rules_.data(), state_.players()))
    parts.push_back(in_words(pile));
  std::string sentence =
      say_({"{0} takes {1}", "{0} tar in {1}"}, played, list_of(parts, language_, and_word));
  if (grouping_ && !grouping_->is_found)
    sentence +=
        say_({", in groups that were not found in time", ", i grupper som inte hittades i tid"});
  if (!clears_table(move_, state_)) return sentence;
  return sentence + say_({" and clears the table", " och tömmer bordet"});
}

std::string MoveWords::forbidden(Reason reason) const {
  switch (reason) {
    case Reason::MustTakeAll: return must_take_all();
    case Reason::TwoValues: return two_values();
    case Reason::Overlap: return overlap();
    case Reason::Together: return together();
    case Reason::OtherPile: return other_pile();
    case Reason::OtherValues:
      return no_groups({"{0} can't take {1}: {0} is {2} from the hand, and on the table {3}",
                        "{0} kan inte ta in {1}: {0} är {2} från handen; på bordet: {3}"});
    case Reason::NoGroup:
      return no_groups({"{0} can't take {1}: {0} is {2}, and {3}",
                        "{0} kan inte ta in {1}: {0} är {2}, och {3}"});
    case Reason::MustHold: return builds_.no_card();
    case Reason::BuildFixed: return builds_.fixed();
    case Reason::BuildRaiser: return builds_.other_raiser();
    case Reason::NoBuild: return builds_.no_build();
    default:
      return with_ranks_of(language_,
                           with_values(row_of(reason).says.in(language_),
                                       [&](std::string_view name) { return place(name); }));
  }
}

/// What stands in a place of ReasonRow::says.
std::string MoveWords::place(std::string_view name) const {
  const auto written = [&](const GroupedMove& move) { return this->written(move); };
  if (name == "card") return card_;
  if (name == "move") return this->written();
  if (name == "set") return set();
  if (name == "taken") return to_text(move_.captured);
  if (name == "value") return std::to_string(move_.built);
  if (name == "raised") return builds_.raised();
  if (name == "builds") return builds_.in_words(proof_.builds);
  if (name == "cards")
    return list_of(texts_of(proof_.cards, [](Card card) { return to_text(card); }), language_,
                   or_word);
  if (name == "instead") return list_of(texts_of(proof_.instead, written), language_, or_word);
  if (name == "such") return proof_.instead.empty() ? "" : written(proof_.instead.front());
  if (name == "as_in") return proof_.instead.empty() ? "" : ": " + written(proof_.instead.front());
  if (name == "takes") return examples();
  if (name == "or_takes") return what_it_can_take();
  assert(name == "or_builds");
  return builds_.other_builds();
}

std::string MoveWords::must_take_all() const {
  const auto left_at = [&](const Grouping& left) {
    const std::string group = group_in_words(left.groups.front());
    return left.value == 0 || values_.size() == 1
               ? group
               : say_({"{0} as {1}", "{0} som {1}"}, group, static_cast<int>(left.value));
  };
  if (proof_.groups.empty())
    return say_({"{0} leaves something that it can take", "{0} lämnar något som det kan ta in"},
                written());
  return say_({"{0} leaves {1}, which {2} can take too", "{0} lämnar {1}, som {2} också kan ta in"},
              written(), list_of(texts_of(proof_.groups, left_at), language_, and_word), card_);
}

/// The move takes a pile or build that its card cannot take.
std::string MoveWords::other_pile() const {
  if (!proof_.pile) return {};
  const std::string words = in_words(*proof_.pile);
  if (proof_.pile->zone() == Zone::Build)
    return say_({"{0} can't take {1}, which goes to a card of {2}",
                 "{0} kan inte ta in {1}, som tas av ett kort som räknas som {2}"},
                card_, words, state_.builds[proof_.pile->own_number()].value) +
           what_it_can_take();
  const PileRule& rule = pile_rule_of(*proof_.pile, rules_.data());
  if (rule.by == PileRule::By::Declared) {
    const int value = declared_value(*proof_.pile, rule, state_, rules_.data());
    constexpr Sentence<3> of_none{"{0} can't take {1}, for which no value is declared",
                                  "{0} kan inte ta in {1}, som inget värde är angivet för"};
    constexpr Sentence<3> of_another{"{0} can't take {1}, which is declared as {2}",
                                     "{0} kan inte ta in {1}, som är angivet som {2}"};
    return say_(value == 0 ? of_none : of_another, card_, words, value) + what_it_can_take();
  }
  constexpr Sentence<3> of_pile{"{0} can't take {1}, on which {2} lies",
                                "{0} kan inte ta in {1}, där {2} ligger överst"};
  constexpr Sentence<3> of_top{"{0} can't take {1}, which is {2}",
                               "{0} kan inte ta in {1}, som är {2}"};
  return say_(rule.what == PileRule::What::Top ? of_top : of_pile, card_, words,
              to_text(state_.cards(*proof_.pile).back())) +
         what_it_can_take();
}

std::string MoveWords::two_values() const {
  if (proof_.groups.empty())
    return say_({"{0} can't take {1}: it would need several values at once",
                 "{0} kan inte ta in {1}: det behöver flera värden på en gång"},
                card_, set()) +
           what_it_can_take();
  const auto for_value = [&](const Grouping& part) {
    return say_({"{0} for {1}", "{0} för {1}"}, static_cast<int>(part.value),
                groups_in_words(part, language_));
  };
  return say_({"{0} can't take {1}: it would have to be {2}",
               "{0} kan inte ta in {1}: det måste vara {2}"},
              card_, set(),
              list_of(texts_of(proof_.groups, for_value), language_, {", and ", ", och "})) +
         what_it_can_take();
}

std::string MoveWords::together() const {
  if (proof_.groups.empty())
    return say_({"{0} can't take {1}: it would be several groups, which may not be taken together",
                 "{0} kan inte ta in {1}: det är flera grupper, som inte får tas in på en gång"},
                card_, set()) +
           what_it_can_take();
  return say_({"{0} can't take {1} at once", "{0} kan inte ta in {1} på en gång"}, card_,
              groups_in_words(proof_.groups.front(), language_)) +
         what_it_can_take();
}

/// A way, of one of these kinds, by which the played card may capture; null if there is none.
const CaptureRule* MoveWords::way_by(std::initializer_list<CaptureBy> kinds) const {
  const auto fits = [&](const CaptureRule& way) {
    return way.played.has(move_.card) &&
           std::find(kinds.begin(), kinds.end(), way.by) != kinds.end();
  };
  const auto way = std::find_if(ways().ways.begin(), ways().ways.end(), fits);
  return way == ways().ways.end() ? nullptr : &*way;
}

std::string MoveWords::no_groups(const Sentence<4>& sentence) const {
  const Values& hand = ways().hand_values[move_.card.face()];
  std::string sum = sum_in_words(move_.captured, ways().table_values, language_);
  const bool goes_by_value = way_by({CaptureBy::Equal, CaptureBy::Sum}) != nullptr;
  const CaptureRule* total = way_by({CaptureBy::Total});
  if (sum.empty() || hand.empty() || (!goes_by_value && total == nullptr))
    return say_({"{0} can't take {1}", "{0} kan inte ta in {1}"}, card_, set()) +
           what_it_can_take();
  if (!goes_by_value)
    return say_({"{0} can't take {1}: {0} is {2}, and {3}; together they must make {4}",
                 "{0} kan inte ta in {1}: {0} är {2}, och {3}; tillsammans ska de bli {4}"},
                card_, set(), text_of(hand, language_), sum, total->total) +
           what_it_can_take();
  if (total != nullptr)
    sum += say_({"; nor do they make {0} together", "; de blir inte heller {0} tillsammans"},
                total->total);
  if (move_.captured.size() > 1 && total == nullptr) {
    const std::string misfit =
        misfit_in_words(move_.captured, ways().table_values, hand, language_);
    if (!misfit.empty()) sum += ", " + misfit;
  }
  return say_(sentence, card_, set(), text_of(hand, language_), sum) + what_it_can_take();
}

std::string MoveWords::overlap() const {
  const Values& hand = ways().hand_values[move_.card.face()];
  std::string reason = sum_in_words(move_.captured, ways().table_values, language_);
  const std::string misfit = misfit_in_words(move_.captured, ways().table_values, hand, language_);
  if (!reason.empty() && !misfit.empty()) reason += ", " + misfit;
  if (reason.empty()) reason = say_({"its groups share cards", "dess grupper delar på kort"});
  if (!proof_.cards.empty()) {
    const std::vector<Group>& groups = proof_.groups.front().groups;
    const std::string shared =
        say_({"{0} would have to serve two groups, {1} and {2}",
              "{0} måste räknas till två grupper, {1} och {2}"},
             to_text(proof_.cards.front()), group_in_words(groups[0]), group_in_words(groups[1]));
    if (detail_ == Detail::Sentence) return shared;
    reason += "; " + shared;
  }
  return say_({"{0} can't take {1}: {2}", "{0} kan inte ta in {1}: {2}"}, card_, set(), reason) +
         what_it_can_take();
}

/// "s5+h3 (5+3), or d5+h3 (5+3)": what the card could take, and how many other ways there are.
std::string MoveWords::captures() const {
  const std::vector<std::string> sets = texts_of(proof_.instead, [&](const GroupedMove& move) {
    return groups_in_words(*move.grouping, language_);
  });
  const auto& [total, is_saturated] = proof_.ways;
  if (proof_.is_choice) return list_of(sets, language_, {", or ", ", eller "});
  if (sets.empty() && total == 0) return say_({"something", "något"});
  if (sets.empty()) return say_({"cards in more than {0} ways", "kort på fler än {0} sätt"}, total);
  if (total <= sets.size()) return list_of(sets, language_, {", or ", ", eller "});
  const std::uint64_t others = total - sets.size();
  return list_of(sets, language_, {", ", ", "}) +
         (is_saturated
              ? count_text(others, language_,
                           {" (and more than {0} more way)", " (och på fler än {0} annat sätt)"},
                           {" (and more than {0} more ways)", " (och på fler än {0} andra sätt)"})
              : count_text(others, language_, {" (and {0} more way)", " (och på {0} annat sätt)"},
                           {" (and {0} more ways)", " (och på {0} andra sätt)"}));
}

std::string MoveWords::examples() const {
  std::vector<std::string> parts;
  if (!can_take_nothing()) parts.push_back(captures());
  for (const Place pile : proof_.piles) parts.push_back(in_words(pile));
  return list_of(parts, language_, {", or ", ", eller "});
}

std::string MoveWords::what_it_can_take() const {
  if (detail_ == Detail::Sentence) return {};
  if (can_take_nothing() && proof_.piles.empty())
    return say_({"; it can take nothing here", "; det kan inte ta in något här"});
  return say_({"; it can take {0}", "; det kan ta in {0}"}, examples());
}

}  // namespace

std::string clause_text(const std::string& id, const RuleData& rules, Language language) {
  const Clause* clause = rules.find_clause(id);
  return clause == nullptr ? std::string() : words_of(clause->text, language);
}

std::string clause_with_text(const std::string& id, const RuleData& rules, Language language) {
  const std::string text = clause_text(id, rules, language);
  return text.empty() ? id : id + ": " + text;
}

namespace {

/// The sentence and, in brackets, the clause that makes it so, if there is one.
std::string with_clause(const std::string& sentence, const std::string& clause,
                        const RuleData& rules, Language language, Detail detail) {
  if (detail == Detail::Sentence)
    return sentence.empty() ? clause_text(clause, rules, language) : sentence;
  if (clause.empty()) return sentence;
  return sentence + " (" + clause_with_text(clause, rules, language) + ')';
}

std::string action_in_words(const Judgement& judgement, const RuleData& rules, Language language,
                            Detail detail) {
  const std::vector<std::string> clauses = judgement.clauses();
  const std::string why = words_of(judgement.proof.told, language);
  if (detail == Detail::Sentence)
    return !why.empty() || clauses.empty() ? why : clause_text(clauses.front(), rules, language);
  if (clauses.empty()) return why;
  return (why.empty() ? why : why + ": ") + clause_with_text(clauses.front(), rules, language);
}

/// A refusal of `move` for this reason, and its clause.
std::string refusal_in_words(const Move& move, const Refusal& refusal, const Judgement& judgement,
                             const State& state, const Rules& rules, Language language,
                             Detail detail) {
  const std::string words =
      MoveWords(move, judgement, state, rules, language, detail).forbidden(refusal.reason);
  return with_clause(words, refusal.clause, rules.data(), language, detail);
}

/// What is false in a text that claims something, and how to write it, or what else could be done.
std::string false_claim_in_words(const Judgement& judgement, const State& state, const Rules& rules,
                                 Language language, Detail detail) {
  const Refusal& refusal = judgement.refusals.front();
  const Move& meant = *judgement.meant;
  const auto of_set = [&] {
    return refusal_in_words(meant, *judgement.of_set, judgement, state, rules, language, detail);
  };
  if (!judgement.fault && judgement.of_set) return of_set();
  if (!judgement.fault)
    return with_clause(with_ranks_of(language, judgement.proof.told.in(language)), refusal.clause,
                       rules.data(), language, detail);
  std::string words = with_ranks_of(language, told(*judgement.fault).in(language));
  if (judgement.of_set) return words + "; " + of_set();
  if (!judgement.right_form.empty())
    words += say(language, {"; write {0}", "; skriv {0}"}, judgement.right_form);
  else if (refusal.reason != Reason::PartOfBuild)
    words += MoveWords(meant, judgement, state, rules, language, detail).what_else_it_can();
  return with_clause(words, refusal.clause, rules.data(), language, detail);
}

}  // namespace

std::string explain(const Judgement& judgement, const State& state, const Rules& rules,
                    Language language, Detail detail) {
  if (judgement.is_of_action()) return action_in_words(judgement, rules.data(), language, detail);
  const Move* move = judgement.move();
  if (move == nullptr) return false_claim_in_words(judgement, state, rules, language, detail);
  if (!judgement.legal())
    return refusal_in_words(*move, judgement.refusals.front(), judgement, state, rules, language,
                            detail);
  const std::string words = MoveWords(*move, judgement, state, rules, language, detail).allowed();
  return with_clause(words, judgement.allowing.empty() ? std::string() : judgement.allowing.front(),
                     rules.data(), language, detail);
}

std::map<std::string, int> points_by_clause(const std::vector<ScoreLine>& lines) {
  std::map<std::string, int> points;
  for (const ScoreLine& line : lines) points[line.clause] += line.points;
  return points;
}

std::string points_text(const std::vector<ScoreLine>& lines, const RuleData& rules,
                        Language language) {
  int total = 0;
  std::string parts;
  const std::map<std::string, int> by_clause = points_by_clause(lines);
  for (const auto& [clause, points] : by_clause) {
    total += points;
    parts += (parts.empty() ? "" : ", ") + clause;
    if (by_clause.size() > 1) parts += ' ' + std::to_string(points);
  }
  const std::string sum = points_text(total, rules, language);
  return parts.empty() ? sum : sum + " (" + parts + ')';
}

}  // namespace kasino
