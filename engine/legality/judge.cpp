#include "engine/legality/judge.hpp"

#include <algorithm>
#include <bit>

#include "engine/cards/card_text.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/turn_builds.hpp"
#include "engine/legality/turn_context.hpp"

namespace kasino {

namespace {

/// The clause of all ways by which the card can capture, where others capture by other ways; empty
/// if its ways have several.
std::string clause_of_its_ways(const RuleData& rules, Card played) {
  const bool counts = !rules.capture.hand_values[played.face()].empty();
  const CaptureRule* its = nullptr;
  bool are_there_others = false;
  for (const CaptureRule& way : rules.capture.ways) {
    const bool needs_value =
        way.by == CaptureBy::Equal || way.by == CaptureBy::Sum || way.by == CaptureBy::Total;
    if (!way.played.has(played) || (needs_value && !counts)) {
      are_there_others = true;
    } else {
      if (its != nullptr && its->clause != way.clause) return {};
      its = &way;
    }
  }
  return its != nullptr && are_there_others ? its->clause : std::string();
}

}  // namespace

std::string clause_of_no_group(const RuleData& rules, Card played) {
  const std::string own = clause_of_its_ways(rules, played);
  if (!own.empty()) return own;
  if (!rules.cites.otherwise.empty()) return rules.cites.otherwise;
  for (const CaptureRule& way : rules.capture.ways)
    if (way.by == CaptureBy::Sum || way.by == CaptureBy::Total) return way.clause;
  return rules.capture.ways.empty() ? std::string() : rules.capture.ways.front().clause;
}

namespace {

/// The clause of a way to capture that limits the number of groups.
std::string clause_of_few(const RuleData& rules, Card played) {
  for (const CaptureRule& way : rules.capture.ways)
    if (way.groups != GroupCount::Many && way.played.has(played) && !way.clause.empty())
      return way.clause;
  return {};
}

/// The way with a condition that would take the set if it were in force; null if none.
const CaptureRule* missing_way(const Move& move, const ItemSet& taken, const TurnContext& turn) {
  if (turn.are_captures_plain()) return nullptr;
  const std::vector<CaptureRule>& ways = turn.rules().data().capture.ways;
  for (const CaptureRule& way : ways)
    if (way.by == CaptureBy::All && way.when && way.played.has(move.card) &&
        all_taken(way, turn.table()) == taken)
      return &way;
  const FoundCaptures found = turn.search().find(move.card, turn.table());
  const Values values = found.values_taking(taken);
  if (values.empty()) return nullptr;
  const Grouping grouping = found.explain(values[0], taken);
  if (!grouping.is_found) return nullptr;
  for (const Group& group : grouping.groups) {
    const CaptureRule& way = ways[static_cast<std::size_t>(group.way)];
    if (way.when) return &way;
  }
  return nullptr;
}

/// The way that takes some of these cards whole, but in another set; null if none.
const CaptureRule* way_with_other_set(const Move& move, const ItemSet& taken,
                                      const TurnContext& turn) {
  const std::vector<CaptureRule>& ways = turn.rules().data().capture.ways;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    if (!ways[i].played.has(move.card)) continue;
    if (ways[i].by == CaptureBy::All) {
      const ItemSet all = all_taken(ways[i], turn.table());
      bool is_part = turn.captures(move.card).is_whole(all);
      taken.each([&](int item) { is_part = is_part && all.has(item); });
      if (is_part) return &ways[i];
    }
    if (ways[i].by == CaptureBy::Own && turn.captures(move.card).has_whole_with(taken, i))
      return &ways[i];
  }
  return nullptr;
}

/// The rule of a pile in the move that the card cannot take; null if it can take each.
const PileRule* other_pile(const Move& move, const TurnContext& turn) {
  for (unsigned left = move.whole; left != 0; left &= left - 1)
    if (const int pile = std::countr_zero(left); !turn.can_take_pile(move.card, pile))
      return &turn.pile_rule(pile);
  return nullptr;
}

/// Why the card cannot take `taken` from the table, which is empty only if the move takes piles.
Refusal misfit(const Move& move, const ItemSet& taken, const TurnContext& turn) {
  const Cites& cites = turn.rules().data().cites;
  const auto or_ways = [&](const std::string& clause) {
    return clause.empty() ? clause_of_no_group(turn.rules().data(), move.card) : clause;
  };
  if (const PileRule* pile = other_pile(move, turn))
    return {or_ways(pile->clause), Reason::OtherPile};
  if (taken.empty() || !turn.captures(move.card).values_taking(taken).empty())
    return {or_ways(cites.two_values), Reason::TwoValues};  // one for the table, one for the piles
  if (const CaptureRule* missing = missing_way(move, taken, turn))
    return {or_ways(missing->clause), Reason::NotNow};
  const Misfit why = turn.captures(move.card).misfit(taken);
  if (why == Misfit::Together)
    return {or_ways(clause_of_few(turn.rules().data(), move.card)), Reason::Together};
  if (why == Misfit::TwoValues) return {or_ways(cites.two_values), Reason::TwoValues};
  const CaptureSearch* other = turn.rules().other_search();
  if (other != nullptr && !other->find(move.card, turn.table()).values_taking(taken).empty())
    return {or_ways(cites.other_values), Reason::OtherValues};
  if (const CaptureRule* way = way_with_other_set(move, taken, turn))
    return {or_ways(way->clause), Reason::OtherSet};
  if (why == Misfit::Overlap) return {or_ways(cites.overlap), Reason::Overlap};
  return {clause_of_no_group(turn.rules().data(), move.card), Reason::NoGroup};
}

using VisitRefusal = std::function<bool(const Refusal&)>;

/// Calls `visit` with each broken duty of a set that can be taken, until it answers false. A set
/// that fulfils either duty, but not both at one value, breaks the second.
void each_refusal_of_groups(Card card, const ItemSet& taken, const TurnContext& turn,
                            const VisitRefusal& visit) {
  if (!turn.dutiful_values(card, taken).empty()) return;
  const Duties& duties = turn.duties();
  const bool takes_all = !turn.values_taking_all(card, taken).empty();
  if (!takes_all && !visit({duties.take_all, Reason::MustTakeAll})) return;
  if (!turn.must_take_one_card(card)) return;
  const bool takes_one =
      !turn.captures(card).values_taking(taken, {Leave::Anything, With::OneCard}).empty();
  if (!takes_one || takes_all) visit({duties.single_first, Reason::MustTakeOneCard});
}

/// Calls `visit` with each duty that the move breaks, until it answers false. Duties ask only for
/// what functions of the variant allow.
void each_broken_duty(const Move& move, const TurnContext& turn, const VisitRefusal& visit) {
  const Duties& duties = turn.duties();
  if (!turn.sweeps(move) && turn.must_sweep()) {
    const Cites& cites = turn.rules().data().cites;
    const std::string& closer = turn.may_sweep(move.card) ? cites.sweep_way : cites.sweep_card;
    if (!closer.empty() && !visit({closer, Reason::MustSweep})) return;
    if (!visit({duties.sweep, Reason::MustSweep})) return;
  }
  if (move.builds() && !duties.hold_build.empty() && !turn.holds_another(move.card, move.built) &&
      !visit({duties.hold_build, Reason::MustHold}))
    return;
  if ((turn.endangered_by(move.card) & ~move.whole) != 0 && turn.build_duties().keep &&
      !visit({duties.keep_build, Reason::MustKeep}))
    return;
  if (move.captures()) return each_refusal_of_groups(move.card, turn.taken(move), turn, visit);
  if (move.builds()) return;
  if (turn.is_builder() && turn.build_duties().trail &&
      !visit({duties.owner_trail, Reason::OwnerTrails}))
    return;
  if (duties.capture.empty() && duties.any_capture.empty()) return;
  const bool may_capture = turn.may_capture(move.card);
  if (!duties.capture.empty() && may_capture && !visit({duties.capture, Reason::MustCapture}))
    return;
  if (!may_capture && turn.must_play_capture())
    visit({duties.any_capture, Reason::MustPlayCapture});
}

/// Calls `visit` with each refusal of a move whose cards are where it says, the deciding one first,
/// until it answers false: functions of the variant, then duties.
void each_refusal(const Move& move, const TurnContext& turn, const VisitRefusal& visit) {
  if (const auto fault = move.builds() ? turn.possible_builds().fault(move) : std::nullopt) {
    visit(*fault);
    return;
  }
  if (const ItemSet taken = turn.taken(move);
      move.captures() && turn.captures(move.card).values_taking(taken).empty()) {
    visit(misfit(move, turn.captures(move.card).of_table(taken), turn));
    return;
  }
  const std::vector<RefusalRule>& refusals = turn.rules().data().refusals;
  for (std::size_t i = 0; i < refusals.size(); ++i)
    if (turn.is_refused_by(i, move) && !visit({refusals[i].clause, Reason::Refused})) return;
  each_broken_duty(move, turn, visit);
}

/// The first clause that voids the sweep of `move`; null if it counts.
const std::string* voiding_clause(const Move& move, const State& state, const Rules& rules) {
  return rules.voiding_clause({.seat = move.seat, .move = &move, .before = &state}, state);
}

void add_once(std::vector<std::string>& clauses, const std::string& clause) {
  if (!clause.empty() && std::ranges::find(clauses, clause) == clauses.end())
    clauses.push_back(clause);
}

std::vector<std::string> allowing_clauses(const Move& move, const std::optional<Grouping>& grouping,
                                          const TurnContext& turn) {
  const Cites& cites = turn.rules().data().cites;
  std::vector<std::string> clauses;
  if (move.trails()) {
    add_once(clauses, turn.may_capture(move.card) ? cites.decline : cites.trail);
    return clauses;
  }
  if (move.builds()) {
    const BuildRules& rules = *turn.rules().data().builds;
    if (raised_by(move, turn.state(), turn.rules()) != 0) add_once(clauses, rules.raise);
    if (is_multiple(move, turn.state(), turn.rules()))
      add_once(clauses, rules.multiple);
    else if (raised_by(move, turn.state(), turn.rules()) == 0)
      add_once(clauses, rules.single);
    if ((move.whole & builds_joined(turn.state(), turn.rules().data(), move.built)) != 0)
      add_once(clauses, cites.build_equal);
    return clauses;
  }
  for (unsigned left = move.whole; left != 0; left &= left - 1)
    add_once(clauses, turn.pile_rule(std::countr_zero(left)).clause);
  if (grouping->is_found)
    for (const Group& group : grouping->groups)
      add_once(clauses,
               turn.rules().data().capture.ways[static_cast<std::size_t>(group.way)].clause);
  if (grouping->groups.size() > 1) add_once(clauses, cites.several);
  if (turn.sweeps(move)) {
    const std::string* voided = voiding_clause(move, turn.state(), turn.rules());
    add_once(clauses, voided != nullptr ? *voided : cites.sweep);
  }
  try {
    const Values full = turn.captures(move.card).values_taking(turn.taken(move), Leave::NoGroup);
    if (!full.has(grouping->value)) add_once(clauses, cites.partial);
  } catch (const CaptureUnknown&) {  // the move is legal even so
  }
  return clauses;
}

}  // namespace

NotInHand::NotInHand(Seat seat, Card card, Cards hand)
    : MoveError(
          message_of(format({"the hand of seat {0}", "handen på plats {0}"}, seat), card, hand)),
      seat_(seat),
      card_(card),
      hand_(std::move(hand)) {}

Text NotInHand::message_of(const Text& hand, Card card, const Cards& held) {
  const auto twin = std::ranges::find(held, card.face(), &Card::face);
  return format({"{0} is not in {1}, which holds {2}{3}", "{0} finns inte på {1}, som har {2}{3}"},
                to_text(card), hand, to_text(held),
                twin == held.end()
                    ? Text{}
                    : format({" (did you mean {0}?)", " (menade du {0}?)"}, to_text(*twin)));
}

bool counts_as_sweep(const Move& move, const State& state, const Rules& rules) {
  return clears_table(move, state) && voiding_clause(move, state, rules) == nullptr;
}

namespace {

/// Throws MoveError unless the card lies where the seat plays from.
void check_source(const Move& move, const State& state, const RuleData& rules) {
  const Place source = *source_of_plays(state, rules);
  if (state.holds(source, move.card)) return;
  if (source.zone() == Zone::Hand) {
    const std::span<const Card> hand = state.cards(source);
    throw NotInHand(move.seat, move.card, {hand.begin(), hand.end()});
  }
  throw MoveError({"{0} does not lie in {1}, where seat {2} plays from now; there is {3}",
                   "{0} ligger inte i {1}, som plats {2} nu spelar från; där finns {3}"},
                  to_text(move.card), to_text(source, rules), move.seat,
                  to_text(state.cards(source)));
}

}  // namespace

Text lying_on_table(std::span<const Card> table) {
  return table.empty() ? Text{"is empty", "inget ligger"}
                       : format({"holds {0}", "{0} ligger"}, to_text(table));
}

void check_cards(const Move& move, const State& state, const RuleData& rules) {
  if (state.phase != Phase::Play)
    throw MoveError(Text{"the deal is over: nobody is to play", "given är slut: ingen ska spela"});
  if (!source_of_plays(state, rules))
    throw MoveError(
        {"seat {0} is to choose, not to play a card", "plats {0} ska välja, inte spela ett kort"},
        state.turn);
  if (move.seat != state.turn)
    throw MoveError({"seat {0} is to play, not seat {1}", "plats {0} ska spela, inte plats {1}"},
                    state.turn, move.seat);
  check_source(move, state, rules);
  if (move.builds() && !rules.builds)
    throw MoveError({"nothing is built in {0}", "i {0} byggs inget"}, rules.name);
  for (const Place place : places_of(move, rules, state.players()))
    if (state.cards(place).empty())
      throw MoveError(
          {"{0} is empty: there is nothing to take", "{0} är tom: där finns inget att ta"},
          in_words(place, rules));
  for (std::size_t i = 0; i < move.captured.size(); ++i) {
    const Card card = move.captured[i];
    if (card == move.card)
      throw MoveError({"{0} is the card you play: leave it out behind x or >",
                       "{0} är kortet du spelar: lämna bort det efter x eller >"},
                      to_text(card));
    if (!state.holds(Place::table(), card))
      throw MoveError(
          {"{0} does not lie on the table, which {1}", "{0} ligger inte på bordet, där {1}"},
          to_text(card), lying_on_table(state.table()));
    if (i > 0 && move.captured[i - 1] == card)
      throw MoveError({"{0} is taken twice: a card can be taken once",
                       "{0} tas in två gånger: ett kort kan tas in en gång"},
                      to_text(card));
  }
}

void check_build(const Move& move, const State& state, const Rules& rules) {
  if (!move.builds()) return;
  Cards cards = move.captured;
  cards.push_back(move.card);
  for (const Place place : places_of(move, rules.data(), state.players()))
    cards.insert(cards.end(), state.cards(place).begin(), state.cards(place).end());
  std::ranges::sort(cards);
  if (make_build(cards, move.built, rules)) return;
  throw MoveError({"no card takes {0} together as a build of {1}",
                   "inget kort tar in {0} tillsammans som ett bygge om {1}"},
                  to_text(cards), move.built);
}

std::vector<std::string> broken_clauses(const Step& play, const State& state, const Rules& rules) {
  if (rules.data().honest.empty()) return {};
  const Judgement judgement = judge(play, state, rules);
  return judgement.stands(rules.data()) ? judgement.refusing() : std::vector<std::string>();
}

Judgement judge(const Move& move, const TurnContext& turn) {
  Judgement judgement{move};
  if (move.captures()) judgement.values = turn.captures(move.card).values_taking(turn.taken(move));
  each_refusal(move, turn, [&](const Refusal& refusal) {
    judgement.refusals.push_back(refusal);
    return true;
  });
  if (!judgement.legal()) return judgement;
  judgement.grouping = grouped(move, turn).grouping;
  judgement.allowing = allowing_clauses(move, judgement.grouping, turn);
  return judgement;
}

Judgement judge(const Move& move, const State& state, const Rules& rules) {
  return judge(move, TurnContext(state, rules));
}

Judgement judge(const Step& step, const TurnContext& turn) {
  const auto* action = std::get_if<Action>(&step);
  return action == nullptr ? judge(std::get<Move>(step), turn)
                           : judge(*action, turn.state(), turn.rules());
}

Judgement judge(const Step& step, const State& state, const Rules& rules) {
  const auto* action = std::get_if<Action>(&step);
  return action == nullptr ? judge(std::get<Move>(step), state, rules)
                           : judge(*action, state, rules);
}

GroupedMove grouped(const Move& move, const TurnContext& turn) {
  if (move.builds()) {
    const TurnBuilds& builds = turn.possible_builds();
    if (builds.fault(move)) return {move, std::nullopt};
    return {move, Grouping{move.built, builds.groups(move)}};
  }
  try {
    if (const std::optional<Value> value = played_value(move, turn))
      return {move, turn.captures(move.card).explain(*value, turn.taken(move))};
  } catch (const CaptureUnknown&) {  // the move must be written even so
  }
  return {move, std::nullopt};
}

bool is_legal(const Move& move, const TurnContext& turn) {
  bool legal = true;
  each_refusal(move, turn, [&](const Refusal&) { return legal = false; });
  return legal;
}

bool is_legal(const Move& move, const State& state, const Rules& rules) {
  return is_legal(move, TurnContext(state, rules));
}

bool does_duties(const Move& move, const TurnContext& turn) {
  bool does = true;
  if (turn.rules().has_duties())
    each_broken_duty(move, turn, [&](const Refusal&) { return does = false; });
  return does;
}

std::optional<Value> played_value(const Move& move, const State& state, const Rules& rules) {
  return played_value(move, TurnContext(state, rules));
}

std::optional<Value> played_value(const Move& move, const TurnContext& turn) {
  if (!move.captures()) return std::nullopt;
  const CardCaptures& captures = turn.captures(move.card);
  const ItemSet taken = turn.taken(move);
  Values values = captures.values_taking(taken, turn.wanted(captures));
  if (values.empty()) values = captures.values_taking(taken);
  if (values.empty()) return std::nullopt;
  return values[0];
}

// Defined here, since rules.cpp cannot include TurnContext.
bool Rules::refuses_on_turn(std::size_t refusal, const Move& move, const TurnContext& turn) const {
  return refuses(refusal, move, turn.state());
}

}  // namespace kasino
