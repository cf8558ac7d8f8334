#include "repl/explain/explain.hpp"

#include <algorithm>
#include <initializer_list>

#include "engine/cards/card_text.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/explain/builds.hpp"
#include "repl/explain/groups.hpp"
#include "repl/explain/takes.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// Words for one move and its verdict.
class Explanation {
 public:
  Explanation(const Move& move, const Verdict& verdict, const State& state, const Rules& rules,
              Language language)
      : move_(move),
        verdict_(verdict),
        state_(state),
        rules_(rules),
        language_(language),
        takes_(move.card, state, rules),
        card_(to_text(move.card)) {
    if (!rules.data().taken.empty()) piles_ = TurnContext(state, rules).piles_for(move.card);
  }

  std::string allowed() const;
  std::string forbidden(Reason reason) const;

 private:
  template <typename... Args>
  std::string tell(const Sentence<sizeof...(Args)>& phrase, const Args&... args) const {
    return say(language_, phrase, args...);
  }
  const CaptureRules& ways() const { return rules_.data().capture; }
  std::string written(const Move& move) const { return to_text(move, state_, rules_); }
  /// All that the move takes.
  std::string set() const {
    std::vector<std::string> parts;
    if (!move_.captured.empty()) parts.push_back(to_text(move_.captured));
    for (const Place pile : piles_of(move_, rules_.data(), state_.players()))
      parts.push_back(in_words(pile));
    return list_of(parts, language_, and_word);
  }
  std::string in_words(Place pile) const {
    if (pile.zone() == Zone::Build) return build_text(state_.cards(pile));
    return kasino::in_words(pile, rules_.data(), language_);
  }

  std::string must_sweep() const;
  std::string must_play_capture() const;
  std::string must_take_all() const;
  std::string must_take_one_card() const;
  std::string other_pile() const;
  std::string two_values() const;
  std::string together() const;
  const CaptureRule* way_by(std::initializer_list<CaptureBy> kinds) const;
  std::string no_groups(const Sentence<4>& sentence) const;
  std::string overlap() const;
  std::string shared_card() const;
  std::string what_it_can_take() const;
  std::string examples() const;
  /// What could be taken if nothing but `cards` lay on the table.
  Takes takes_of(const Cards& cards) const { return {takes_.search(), move_.card, cards}; }

  const Move& move_;
  const Verdict& verdict_;
  const State& state_;
  const Rules& rules_;
  Language language_;
  Takes takes_;
  std::string card_;
  std::vector<Place> piles_{};  ///< that the card can take whole
};

std::string Explanation::allowed() const {
  if (move_.trails()) {
    if (!takes_.any() && piles_.empty())
      return tell({"{0} can take nothing here", "{0} kan inte ta in något här"}, card_);
    return tell({"{0} may be laid out, though it can take {1}",
                 "{0} får läggas ut, fast det kan ta in {1}"},
                card_, examples());
  }
  if (move_.builds()) return built_in_words(move_, state_, rules_, language_);
  const Value value = *played_value(move_, state_, rules_);
  const bool plain = value == 0 || (!move_.card.is_joker() && value == move_.card.rank());
  const std::string played =
      plain ? card_ : tell({"{0} as {1}", "{0} som {1}"}, card_, static_cast<int>(value));
  const Grouping grouping = takes_.grouping(move_.captured, value);
  std::vector<std::string> parts;
  if (!move_.captured.empty()) parts.push_back(groups_in_words(grouping, language_));
  for (const Place pile : piles_of(move_, rules_.data(), state_.players()))
    parts.push_back(in_words(pile));
  std::string sentence =
      tell({"{0} takes {1}", "{0} tar in {1}"}, played, list_of(parts, language_, and_word));
  if (!grouping.is_found)
    sentence +=
        tell({", in groups that were not found in time", ", i grupper som inte hittades i tid"});
  if (!clears_table(move_, state_)) return sentence;
  return sentence + tell({" and clears the table", " och tömmer bordet"});
}

std::string Explanation::forbidden(Reason reason) const {
  switch (reason) {
    case Reason::MustHold:
    case Reason::MustKeep:
    case Reason::OwnerTrails:
    case Reason::BuildOf:
    case Reason::BuildFixed:
    case Reason::BuildRaiser:
    case Reason::BuildChanged:
    case Reason::BuildWithout:
    case Reason::OneBuild:
    case Reason::NoBuild:
    case Reason::NoRoom: return build_refused(move_, reason, state_, rules_, language_);
    case Reason::MustSweep: return must_sweep();
    case Reason::MustCapture:
      return tell(
          {"{0} may not be laid out: it can take {1}", "{0} får inte läggas ut: det kan ta in {1}"},
          card_, examples());
    case Reason::MustPlayCapture: return must_play_capture();
    case Reason::MustTakeAll: return must_take_all();
    case Reason::MustTakeOneCard: return must_take_one_card();
    case Reason::Refused:
      return tell({"the rules forbid {0}", "reglerna förbjuder {0}"}, written(move_));
    case Reason::TwoValues: return two_values();
    case Reason::Overlap: return overlap();
    case Reason::Together: return together();
    case Reason::NotNow:
      return tell({"{0} can't take {1} as things stand", "{0} kan inte ta in {1} som det står nu"},
                  card_, set()) +
             what_it_can_take();
    case Reason::OtherSet:
      return tell({"{0} can't take just {1}", "{0} kan inte ta in bara {1}"}, card_, set()) +
             what_it_can_take();
    case Reason::OtherPile: return other_pile();
    case Reason::OtherValues:
      return no_groups({"{0} can't take {1}: {0} is {2} from the hand, and on the table {3}",
                        "{0} kan inte ta in {1}: {0} är {2} från handen; på bordet: {3}"});
    case Reason::NoGroup:
      return no_groups({"{0} can't take {1}: {0} is {2}, and {3}",
                        "{0} kan inte ta in {1}: {0} är {2}, och {3}"});
  }
  return {};
}

std::string Explanation::must_sweep() const {
  std::vector<std::string> sweeps;
  const TurnContext turn(state_, rules_);
  for (Card card : turn.hand())
    if (turn.may_sweep(card)) sweeps.push_back(written({move_.seat, card, takes_.table()}));
  return tell(
      {"{0} does not clear the table, and {1} does", "{0} tömmer inte bordet, men det gör {1}"},
      written(move_), list_of(sweeps, language_, or_word));
}

std::string Explanation::must_play_capture() const {
  const TurnContext turn(state_, rules_);
  for (Card card : turn.hand()) {
    const Takes other(card, state_, rules_);
    if (!other.any()) continue;
    return tell({"{0} takes nothing, and another card of the hand can: {1}",
                 "{0} tar inte in något, men ett annat kort på handen kan det: {1}"},
                card_, written({move_.seat, card, other.first(1).front()}));
  }
  return tell(
      {"another card of the hand can take something", "ett annat kort på handen kan ta in något"});
}

std::string Explanation::must_take_all() const {
  std::vector<std::string> left;
  const Takes rest = takes_of(takes_.rest(move_.captured));
  for (Value value : verdict_.values)
    if (const auto group = some_group(rest, value))
      left.push_back(value == 0 || verdict_.values.size() == 1
                         ? group_in_words(*group)
                         : tell({"{0} as {1}", "{0} som {1}"}, group_in_words(*group),
                                static_cast<int>(value)));
  if (left.empty())
    return tell({"{0} leaves something that it can take", "{0} lämnar något som det kan ta in"},
                written(move_));
  return tell({"{0} leaves {1}, which {2} can take too", "{0} lämnar {1}, som {2} också kan ta in"},
              written(move_), list_of(left, language_, and_word), card_);
}

std::string Explanation::must_take_one_card() const {
  std::vector<std::string> single;
  for (Card card : takes_.table())
    if (!takes_.values({card}).empty()) single.push_back(to_text(card));
  return tell({"{0} takes no single card, and {1} can take {2}",
               "{0} tar inte in något enskilt kort, och {1} kan ta in {2}"},
              written(move_), card_, list_of(single, language_, or_word));
}

/// The move takes a pile or build that its card cannot take.
std::string Explanation::other_pile() const {
  for (const Place pile : piles_of(move_, rules_.data(), state_.players()))
    if (std::ranges::find(piles_, pile) == piles_.end() && pile.zone() == Zone::Build)
      return tell({"{0} can't take {1}, which goes to a card of {2}",
                   "{0} kan inte ta in {1}, som tas av ett kort som räknas som {2}"},
                  card_, in_words(pile), state_.builds[pile.own_number()].value) +
             what_it_can_take();
    else if (std::ranges::find(piles_, pile) == piles_.end())
      return tell({"{0} can't take {1}, on which {2} lies",
                   "{0} kan inte ta in {1}, där {2} ligger överst"},
                  card_, in_words(pile), to_text(state_.cards(pile).back())) +
             what_it_can_take();
  return {};
}

/// The set divides into cards taken at one value and cards taken at another.
std::string Explanation::two_values() const {
  const Takes inside = takes_of(move_.captured);
  std::string sentence;
  std::size_t looked_at = 0;
  inside.each([&](const Cards& part) {
    const Cards rest = inside.rest(part);
    const Values others = inside.values(rest);
    if (!others.empty()) {
      const auto value_for = [&](Value value, const Cards& cards) {
        return tell({"{0} for {1}", "{0} för {1}"}, static_cast<int>(value),
                    groups_in_words(inside.grouping(cards, value), language_));
      };
      sentence = tell({"{0} can't take {1}: it would have to be {2}",
                       "{0} kan inte ta in {1}: det måste vara {2}"},
                      card_, set(),
                      list_of({value_for(inside.values(part)[0], part), value_for(others[0], rest)},
                              language_, {", and ", ", och "}));
    }
    return sentence.empty() && ++looked_at < search_limit;
  });
  if (!sentence.empty()) return sentence + what_it_can_take();
  return tell({"{0} can't take {1}: it would need several values at once",
               "{0} kan inte ta in {1}: det behöver flera värden på en gång"},
              card_, set()) +
         what_it_can_take();
}

/// The set divides into several groups, but a capture may take only one.
std::string Explanation::together() const {
  std::vector<std::string> groups;
  for (Value value : ways().values_played(move_.card.face())) {
    for (const Group& group : disjoint_groups(takes_.search(), move_.card, move_.captured, value))
      groups.push_back(group_in_words(group));
    if (!groups.empty()) break;
  }
  if (groups.empty())
    return tell({"{0} can't take {1}: it would be several groups, which may not be taken together",
                 "{0} kan inte ta in {1}: det är flera grupper, som inte får tas in på en gång"},
                card_, set()) +
           what_it_can_take();
  return tell({"{0} can't take {1} at once", "{0} kan inte ta in {1} på en gång"}, card_,
              list_of(groups, language_, and_word)) +
         what_it_can_take();
}

/// A way, of one of these kinds, by which the played card may capture; null if there is none.
const CaptureRule* Explanation::way_by(std::initializer_list<CaptureBy> kinds) const {
  const auto fits = [&](const CaptureRule& way) {
    return way.played.has(move_.card) &&
           std::find(kinds.begin(), kinds.end(), way.by) != kinds.end();
  };
  const auto way = std::find_if(ways().ways.begin(), ways().ways.end(), fits);
  return way == ways().ways.end() ? nullptr : &*way;
}

std::string Explanation::no_groups(const Sentence<4>& sentence) const {
  const Values& hand = ways().hand_values[move_.card.face()];
  std::string sum = sum_in_words(move_.captured, ways().table_values, language_);
  const bool goes_by_value = way_by({CaptureBy::Equal, CaptureBy::Sum}) != nullptr;
  const CaptureRule* total = way_by({CaptureBy::Total});
  if (sum.empty() || hand.empty() || (!goes_by_value && total == nullptr))
    return tell({"{0} can't take {1}", "{0} kan inte ta in {1}"}, card_, set()) +
           what_it_can_take();
  if (!goes_by_value)
    return tell({"{0} can't take {1}: {0} is {2}, and {3}; together they must make {4}",
                 "{0} kan inte ta in {1}: {0} är {2}, och {3}; tillsammans ska de bli {4}"},
                card_, set(), text_of(hand, language_), sum, total->total) +
           what_it_can_take();
  if (total != nullptr)
    sum += tell({"; nor do they make {0} together", "; de blir inte heller {0} tillsammans"},
                total->total);
  if (move_.captured.size() > 1 && total == nullptr) {
    const std::string misfit =
        misfit_in_words(move_.captured, ways().table_values, hand, language_);
    if (!misfit.empty()) sum += ", " + misfit;
  }
  return tell(sentence, card_, set(), text_of(hand, language_), sum) + what_it_can_take();
}

/// A card that two groups of the set would share.
std::string Explanation::shared_card() const {
  for (Value value : ways().hand_values[move_.card.face()])
    if (const auto shared = find_shared_card(takes_of(move_.captured), value))
      return tell({"; {0} would have to serve two groups, {1} and {2}",
                   "; {0} måste räknas till två grupper, {1} och {2}"},
                  to_text(shared->card), group_in_words(shared->first),
                  group_in_words(shared->second));
  return {};
}

std::string Explanation::overlap() const {
  const Values& hand = ways().hand_values[move_.card.face()];
  std::string reason = sum_in_words(move_.captured, ways().table_values, language_);
  const std::string misfit = misfit_in_words(move_.captured, ways().table_values, hand, language_);
  if (!reason.empty() && !misfit.empty()) reason += ", " + misfit;
  if (reason.empty()) reason = tell({"its groups share cards", "dess grupper delar på kort"});
  return tell({"{0} can't take {1}: {2}", "{0} kan inte ta in {1}: {2}"}, card_, set(), reason) +
         shared_card() + what_it_can_take();
}

std::string Explanation::examples() const {
  std::vector<std::string> parts;
  const auto is_allowed = [&](const Cards& set) {
    return is_legal({move_.seat, move_.card, set}, state_, rules_);
  };
  if (takes_.any()) parts.push_back(nearest_takes(takes_, move_.captured, language_, is_allowed));
  for (const Place pile : piles_) parts.push_back(in_words(pile));
  return list_of(parts, language_, {", or ", ", eller "});
}

std::string Explanation::what_it_can_take() const {
  if (piles_.empty()) return kasino::what_it_can_take(takes_, move_.captured, language_);
  return tell({"; it can take {0}", "; det kan ta in {0}"}, examples());
}

}  // namespace

std::string clause_with_text(const std::string& id, const RuleData& rules, Language language) {
  const Clause* clause = rules.find_clause(id);
  const std::string text = clause == nullptr ? std::string() : words_of(clause->text, language);
  return text.empty() ? id : id + ": " + text;
}

std::vector<std::string> clauses_of(const Verdict& verdict) {
  std::vector<std::string> clauses = verdict.allowing;
  for (const Refusal& refusal : verdict.refusals) clauses.push_back(refusal.clause);
  std::erase(clauses, std::string());
  return clauses;
}

namespace {

/// The sentence and, in brackets, the clause that makes it so, if there is one.
std::string with_clause(const std::string& sentence, const std::string& clause,
                        const RuleData& rules, Language language) {
  if (clause.empty()) return sentence;
  return sentence + " (" + clause_with_text(clause, rules, language) + ')';
}

}  // namespace

std::string explain(const Move& move, const Verdict& verdict, const State& state,
                    const Rules& rules, Language language) {
  const Explanation explanation(move, verdict, state, rules, language);
  if (!verdict.legal()) {
    const Refusal& refusal = verdict.refusals.front();
    return with_clause(explanation.forbidden(refusal.reason), refusal.clause, rules.data(),
                       language);
  }
  return with_clause(explanation.allowed(),
                     verdict.allowing.empty() ? std::string() : verdict.allowing.front(),
                     rules.data(), language);
}

namespace {

/// The right form of a trail, or of `x*`, that claims a value.
std::string form_without_value(const MoveClaim& claim) {
  return to_text(claim.card) + (claim.takes_most ? "x*" : "");
}

bool takes_one_twice(const ClaimFault& fault) {
  return fault.kind == ClaimFault::Kind::InTwoGroups ||
         fault.kind == ClaimFault::Kind::TwiceInAGroup;
}

/// Whether the fault of the claim only repeats why the set is refused.
bool says_nothing_more(const ClaimFault& fault, const MoveClaim& claim) {
  return claim.groups.size() == 1 &&
         (fault.kind == ClaimFault::Kind::OtherSum || fault.kind == ClaimFault::Kind::NoGroup);
}

}  // namespace

std::string explain(const FalseClaim& error, const MoveClaim& claim, const State& state,
                    const Rules& rules, Language language) {
  const std::string words = in_words(error.fault(), language);
  if (error.fault().kind == ClaimFault::Kind::PartOfBuild)
    return with_clause(words, error.clause(), rules.data(), language);
  Cards wanted = taken_cards(claim);
  wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
  const std::string right = claim.groups.empty() ? form_without_value(claim) : error.right_form();
  if (!right.empty())
    return with_clause(words + say(language, {"; write {0}", "; skriv {0}"}, right), error.clause(),
                       rules.data(), language);
  if (takes_one_twice(error.fault()))
    return with_clause(words + what_it_can_take(Takes(claim.card, state, rules), wanted, language),
                       error.clause(), rules.data(), language);
  Move move = claimed_move(claim, state, rules.data());
  move.captured = wanted;
  const std::string refusal = explain(move, judge(move, state, rules), state, rules, language);
  return says_nothing_more(error.fault(), claim) ? refusal : words + "; " + refusal;
}

std::string explain(const NothingTaken& error, const Rules& rules, Language language) {
  return with_clause(error.message().in(language), rules.data().cites.otherwise, rules.data(),
                     language);
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
