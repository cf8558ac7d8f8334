#include "engine/legality/actions.hpp"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/model/money.hpp"
#include "engine/model/state.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

namespace {

/// At most so many values of an argument, or combinations, are listed; others can be judged.
constexpr std::size_t most_combinations = 4096;

using Kind = ArgumentRule::Kind;

const ActionRule& rule_of(const Action& action, const Rules& rules) {
  return *rules.data().find_action(action.name);
}

Place place_of(const ArgumentRule& rule, const Action& wanted, const Rules& rules) {
  return Place::of(rules.data(), rule.place, wanted.seat);
}

/// Subsets of `cards` of the sizes that the argument may have, by size, each size in dictionary
/// order.
std::vector<ArgumentValue> subsets(const Cards& cards, const ArgumentRule& rule) {
  std::vector<ArgumentValue> sets;
  const std::size_t most =
      std::min(cards.size(), static_cast<std::size_t>(rule.most.value_or(most_cards_in_deck)));
  for (auto size = static_cast<std::size_t>(rule.least); size <= most; ++size) {
    std::vector<std::size_t> at(size);
    for (std::size_t i = 0; i < size; ++i) at[i] = i;
    for (;;) {
      if (sets.size() == most_combinations) return sets;
      ArgumentValue& set = sets.emplace_back();
      for (std::size_t i : at) set.cards.push_back(cards[i]);
      std::size_t last = size;
      while (last > 0 && at[last - 1] == cards.size() - size + last - 1) --last;
      if (last == 0) break;
      ++at[last - 1];
      for (std::size_t i = last; i < size; ++i) at[i] = at[i - 1] + 1;
    }
  }
  return sets;
}

bool is_meant(const ArgumentRule& rule, Seat seat, const Action& wanted, const State& state,
              const RuleData& data) {
  if (seat < 1 || seat > state.players() || state.is_out(seat)) return false;
  switch (rule.seats) {
    case ArgumentRule::Seats::Any: return true;
    case ArgumentRule::Seats::Others: return seat != wanted.seat;
    case ArgumentRule::Seats::Opponents: return !data.are_one_side(seat, wanted.seat);
  }
  return false;
}

std::vector<ArgumentValue> sets_of_function(const Action& wanted, std::size_t index,
                                            const State& state, const Rules& rules) {
  const ActionRule& rule = rule_of(wanted, rules);
  const auto action = static_cast<std::size_t>(&rule - rules.data().actions.data());
  std::vector<ArgumentValue> values;
  for (Cards& set : rules.argument_sets(action, index, wanted, state)) {
    std::ranges::sort(set);
    if (values.size() < most_combinations) values.push_back({std::move(set), 0});
  }
  return values;
}

/// The least and the greatest number that the argument may be, if there are any between.
std::pair<int, int> bounds_of(const Action& wanted, std::size_t index, const State& state,
                              const Rules& rules) {
  const ActionRule& rule = rule_of(wanted, rules);
  const ArgumentRule& argument = rule.arguments[index];
  const auto action = static_cast<std::size_t>(&rule - rules.data().actions.data());
  const auto ask = [&](Rules::Bound bound) {
    return rules.argument_bound(action, index, bound, wanted, state);
  };
  const int least = argument.from_by ? ask(Rules::Bound::Least) : argument.from;
  const int most = argument.to_by ? ask(Rules::Bound::Most) : argument.to;
  if (!argument.is_stake) return {least, most};
  int purse = purse_of(state, rules.data(), wanted.seat);
  for (std::size_t i = 0; i < index; ++i)
    if (rule.arguments[i].is_stake) purse -= wanted.arguments[i].number;
  return {std::max(least, 0), std::min(most, purse)};
}

/// The values that argument `index` of `wanted` may have, with those before it filled in: cards in
/// the order of the place, sets of cards by size and then in that order. At most most_combinations.
std::vector<ArgumentValue> domain_of(const Action& wanted, std::size_t index, const State& state,
                                     const Rules& rules) {
  const ArgumentRule& rule = rule_of(wanted, rules).arguments[index];
  std::vector<ArgumentValue> values;
  switch (rule.kind) {
    case Kind::OneCard:
      for (Card card : sorted(state.cards(place_of(rule, wanted, rules))))
        values.push_back({{card}});
      return values;
    case Kind::SomeCards: return subsets(sorted(state.cards(place_of(rule, wanted, rules))), rule);
    case Kind::CardSets: return sets_of_function(wanted, index, state, rules);
    case Kind::AnySeat:
      for (Seat seat = 1; seat <= state.players(); ++seat)
        if (is_meant(rule, seat, wanted, state, rules.data())) values.push_back({{}, seat});
      return values;
    case Kind::Number: {
      const auto [least, most] = bounds_of(wanted, index, state, rules);
      for (std::int64_t n = least; n <= most && values.size() < most_combinations; n += rule.step)
        values.push_back({{}, static_cast<int>(n)});
      return values;
    }
    case Kind::Word:
    case Kind::OnePlace: {
      const std::size_t there = rule.kind == Kind::Word ? rule.words.size()
                                : rule.place.zone == Zone::Build
                                    ? state.builds.size()
                                    : places_of(rules.data(), rule.place, state.players()).size();
      for (std::size_t i = 0; i < there; ++i) values.push_back({{}, static_cast<int>(i)});
      return values;
    }
  }
  return values;
}

/// Why these cards cannot be chosen from their place, listed or not; empty if they can.
Text misfit_of_cards(const ArgumentRule& rule, const Cards& cards, const Action& wanted,
                     const State& state, const Rules& rules) {
  const Place place = place_of(rule, wanted, rules);
  for (Card card : cards)
    if (!state.holds(place, card))
      return format({"{0} does not lie in {1}", "{0} ligger inte i {1}"}, to_text(card),
                    in_words(place, rules.data()));
  if (std::ranges::adjacent_find(cards) != cards.end())
    return {"a card is named twice", "ett kort nämns två gånger"};
  if (rule.kind == Kind::OneCard && cards.size() != 1)
    return {"one card is wanted", "ett kort ska nämnas"};
  if (static_cast<int>(cards.size()) < rule.least)
    return format({"at least {0} {1} wanted", "minst {0} kort ska nämnas"}, rule.least,
                  rule.least == 1 ? "card is" : "cards are");
  if (rule.most && static_cast<int>(cards.size()) > *rule.most)
    return format({"at most {0} {1} wanted", "högst {0} kort ska nämnas"}, *rule.most,
                  *rule.most == 1 ? "card is" : "cards are");
  return {};
}

/// Whether one of the cards is named by one of the first `index` arguments.
bool are_named_before(const Cards& cards, const Action& wanted, std::size_t index) {
  for (std::size_t i = 0; i < index; ++i)
    if (std::ranges::find_first_of(wanted.arguments[i].cards, cards) !=
        wanted.arguments[i].cards.end())
      return true;
  return false;
}

Text nothing_to_choose(const ArgumentRule& rule) {
  return format({"{0}: there is nothing to choose from", "{0}: det finns inget att välja"},
                title_of(rule));
}

/// Why a number that is not between `least` and `most`, by steps, cannot be chosen.
Text misfit_of_number(const Action& wanted, std::size_t index, int least, int most,
                      const State& state, const Rules& rules) {
  const ArgumentRule& rule = rule_of(wanted, rules).arguments[index];
  const int number = wanted.arguments[index].number;
  const int purse = purse_of(state, rules.data(), wanted.seat);
  const bool is_beyond_table = !rule.to_by && number > rule.to;
  if (rule.is_stake && number > purse && !is_beyond_table)
    return format({"{0}: {1} is more than the {2} in the purse",
                   "{0}: {1} är mer än de {2} som finns i kassan"},
                  title_of(rule), number, purse);
  if (least > most) return nothing_to_choose(rule);
  const int greatest = most - (most - least) % rule.step;
  return format(
      {"{0}: {1} cannot be chosen; it is {2} to {3}{4}",
       "{0}: {1} går inte att välja; det är {2} till {3}{4}"},
      title_of(rule), number, least, greatest,
      rule.step == 1 ? Text{} : format({", in steps of {0}", ", i steg om {0}"}, rule.step));
}

/// Why argument `index` of `wanted` cannot be what it is; empty if it can.
Text misfit_of(const Action& wanted, std::size_t index, const State& state, const Rules& rules) {
  const ArgumentRule& rule = rule_of(wanted, rules).arguments[index];
  const ArgumentValue& value = wanted.arguments[index];
  if (are_named_before(value.cards, wanted, index))
    return title_of(rule) + ": " + Text{"a card is named twice", "ett kort nämns två gånger"};
  if (rule.kind == Kind::OneCard || rule.kind == Kind::SomeCards) {
    const Text misfit = misfit_of_cards(rule, value.cards, wanted, state, rules);
    return misfit.en.empty() ? misfit : title_of(rule) + ": " + misfit;
  }
  if (rule.kind == Kind::Number) {
    const auto [least, most] = bounds_of(wanted, index, state, rules);
    if (value.number >= least && value.number <= most && (value.number - least) % rule.step == 0)
      return {};
    return misfit_of_number(wanted, index, least, most, state, rules);
  }
  const std::vector<ArgumentValue> domain = domain_of(wanted, index, state, rules);
  if (std::ranges::find(domain, value) != domain.end()) return {};
  if (domain.empty()) return nothing_to_choose(rule);
  Text some;
  for (std::size_t i = 0; i < domain.size() && i < 8; ++i)
    some = some + (i == 0 ? " " : ", ") + in_words(domain[i], rule);
  if (domain.size() > 8) some = some + " ... " + in_words(domain.back(), rule);
  return format(
      {"{0}: {1} cannot be chosen; there are{2}", "{0}: {1} går inte att välja; det finns{2}"},
      title_of(rule), in_words(value, rule), some);
}

bool is_for(const ActionRule& rule, Seat seat, const State& state, const RuleData& data) {
  const bool mate = data.are_one_side(seat, state.turn);
  switch (rule.who) {
    case ActionRule::Who::Turn: return seat == state.turn;
    case ActionRule::Who::Others: return seat != state.turn;
    case ActionRule::Who::Opponents: return !mate;
    case ActionRule::Who::Partners: return mate && seat != state.turn;
    case ActionRule::Who::Any: return true;
  }
  return false;
}

Text name_of(ActionRule::Who who) {
  switch (who) {
    case ActionRule::Who::Turn: return {"the seat to play", "den plats som ska spela"};
    case ActionRule::Who::Others: return {"the seats not to play", "de platser som inte ska spela"};
    case ActionRule::Who::Opponents:
      return {"the opponents of the seat to play", "motståndarna till den plats som ska spela"};
    case ActionRule::Who::Partners:
      return {"the partners of the seat to play", "partnern till den plats som ska spela"};
    case ActionRule::Who::Any: return {"any seat", "alla platser"};
  }
  return {};
}

/// Whether the seat may take an action of this rule now, clauses aside.
bool is_open_to(Seat seat, const ActionRule& rule, const State& state, const RuleData& data) {
  return state.phase == Phase::Play && is_for(rule, seat, state, data) &&
         rule.is_open_at(state.stage());
}

/// Whether the action is an answer that the seat to act may give now, clauses aside.
bool answers(const ActionRule& rule, const State& state, const RuleData& data) {
  return rule.turn != ActionRule::Turn::Stays && is_open_to(state.turn, rule, state, data);
}

/// Throws ActionError unless the seat may take an action of this rule now, clauses aside.
void check_open(const ActionRule& rule, Seat seat, const State& state, const RuleData& data) {
  if (state.phase != Phase::Play)
    throw ActionError(
        {"{0}: the deal is over: nobody is to play", "{0}: given är slut: ingen ska spela"},
        title_of(rule));
  if (seat < 1 || seat > state.players())
    throw ActionError(
        {"{0}: seats are 1 to {1}, not {2}", "{0}: platserna är 1 till {1}, inte {2}"},
        title_of(rule), state.players(), seat);
  if (state.is_out(seat))
    throw ActionError({"{0}: seat {1} is out", "{0}: plats {1} är ute"}, title_of(rule), seat);
  if (!is_for(rule, seat, state, data))
    throw ActionError(
        {"{0} is for {1}, and seat {2} is to play", "{0} är för {1}, och plats {2} ska spela"},
        title_of(rule), name_of(rule.who), state.turn);
  if (!rule.is_open_at(state.stage())) {
    const StageRule& stage = stage_asked(state, data);
    const Clause* clause = data.find_clause(rule.clause);
    throw ActionError(
        {"{0} is not for this moment{1}{2}", "{0} går inte nu{1}{2}"}, title_of(rule),
        stage.text.en.empty()
            ? format({": seat {0} is to {1}", ": plats {0} ska {1}"}, state.turn, title_of(stage))
            : format({", which asks: {0}", ", då det gäller: {0}"}, stage.text),
        clause == nullptr ? Text{}
                          : format({" ({0}: {1})", " ({0}: {1})"}, clause->id, clause->text));
  }
}

/// The reason if the refusal `refusal` forbids the action. A refusal about one argument sees the
/// arguments up to that one.
std::optional<Text> asked_refusal(std::size_t refusal, const Action& action, const ActionRule& rule,
                                  const State& state, const Rules& rules) {
  const auto index = static_cast<std::size_t>(&rule - rules.data().actions.data());
  const std::optional<std::size_t> argument = rule.refusals[refusal].argument;
  if (!argument || action.arguments.size() == *argument + 1)
    return rules.refuses_action(index, refusal, action, state);
  Action seen = action;
  seen.arguments.resize(*argument + 1);
  return rules.refuses_action(index, refusal, seen, state);
}

/// Lists the ways to perform actions.
class Listing {
 public:
  Listing(const State& state, const Rules& rules, std::size_t most = most_open_actions)
      : state_(state), rules_(rules), most_of_all_(most) {}

  /// Appends every way in which `seat` may act with these first arguments, up to most_combinations.
  void add(const ActionRule& rule, Seat seat, std::vector<ArgumentValue> given = {}) {
    given_ = std::move(given);
    most_ = std::min(most_of_all_, actions_.size() + most_combinations);
    tries_left_ = most_tries;
    Action action{seat, rule.name};
    fill_in(action, rule);
  }
  bool is_full() const { return actions_.size() == most_of_all_; }
  std::vector<Action> take() { return std::move(actions_); }

 private:
  static constexpr std::size_t most_tries = 100'000;  // however few of them are open

  /// Fills in the remaining arguments in every way. Answers false once there are enough.
  bool fill_in(Action& action, const ActionRule& rule) {
    if (tries_left_-- == 0) return false;
    const std::size_t at = action.arguments.size();
    if (at == rule.arguments.size()) return append(action, rule);
    for (const ArgumentValue& value : domain_of(action, at, state_, rules_)) {
      if (at < given_.size() && value != given_[at]) continue;
      if (are_named_before(value.cards, action, at)) continue;
      action.arguments.push_back(value);
      const bool goes_on = is_refused(action, rule, at) || fill_in(action, rule);
      action.arguments.pop_back();
      if (!goes_on) return false;
    }
    return true;
  }

  bool append(const Action& action, const ActionRule& rule) {
    if (actions_.size() == most_) return false;
    if (!is_refused(action, rule, std::nullopt)) actions_.push_back(action);
    return actions_.size() < most_of_all_;
  }

  /// Whether a refusal about that argument forbids the action; nothing: one about the whole action.
  bool is_refused(const Action& action, const ActionRule& rule,
                  std::optional<std::size_t> argument) const {
    for (std::size_t i = 0; i < rule.refusals.size(); ++i)
      if (rule.refusals[i].argument == argument && asked_refusal(i, action, rule, state_, rules_))
        return true;
    return false;
  }

  const State& state_;
  const Rules& rules_;
  std::size_t most_of_all_;
  std::vector<Action> actions_;
  std::vector<ArgumentValue> given_;
  std::size_t most_ = 0;
  std::size_t tries_left_ = 0;
};

}  // namespace

bool is_play(const Action& action, const State& state, const RuleData& rules) {
  return action.seat == state.turn &&
         rules.find_action(action.name)->turn == ActionRule::Turn::Plays;
}

bool is_possible(const Action& action, const State& state, const Rules& rules) {
  const ActionRule& rule = rule_of(action, rules);
  if (state.phase != Phase::Play || !is_for(rule, action.seat, state, rules.data())) return false;
  for (std::size_t i = 0; i < rule.arguments.size(); ++i)
    if (!misfit_of(action, i, state, rules).en.empty()) return false;
  return true;
}

Judgement judge(const Action& action, const State& state, const Rules& rules) {
  const ActionRule& rule = rule_of(action, rules);
  check_open(rule, action.seat, state, rules.data());
  Judgement judgement{action};
  const auto refuse = [&](const std::string& clause, const Text& why) {
    if (judgement.legal()) judgement.proof.told = why;
    judgement.refusals.push_back({clause, Reason::ActionRefused});
  };
  for (std::size_t i = 0; i < rule.arguments.size(); ++i) {
    const Text misfit = misfit_of(action, i, state, rules);
    if (misfit.en.empty()) continue;
    const bool is_number = rule.arguments[i].kind == Kind::Number;
    // What is refused about arguments chosen before comes first, and about the number itself.
    for (std::size_t j = 0; j < rule.refusals.size(); ++j)
      if (rule.refusals[j].argument && *rule.refusals[j].argument < i + (is_number ? 1 : 0))
        if (const std::optional<Text> why = asked_refusal(j, action, rule, state, rules)) {
          refuse(rule.refusals[j].clause, *why);
          return judgement;
        }
    if (is_number && !rule.clause.empty()) {
      refuse(rule.clause, misfit);
      return judgement;
    }
    const auto about_it = std::ranges::find(rule.refusals, i, &ActionRefusal::argument);
    if (about_it == rule.refusals.end() || rule.arguments[i].kind != Kind::CardSets)
      throw ActionError(title_of(rule_of(action, rules)) + ": " + misfit);
    refuse(about_it->clause, misfit);
    return judgement;
  }
  for (std::size_t i = 0; i < rule.refusals.size(); ++i)
    if (const std::optional<Text> why = asked_refusal(i, action, rule, state, rules))
      refuse(rule.refusals[i].clause, *why);
  if (judgement.legal()) judgement.allowing = {rule.clause};
  return judgement;
}

std::vector<Action> open_actions(const State& state, const Rules& rules) {
  Listing listing(state, rules);
  if (state.phase != Phase::Play || rules.data().actions.empty()) return {};
  Seat seat = state.turn;
  do {
    for (const ActionRule& rule : rules.data().actions)
      if (is_open_to(seat, rule, state, rules.data())) listing.add(rule, seat);
    seat = state.next_seat(seat);
  } while (seat != state.turn);
  return listing.take();
}

std::vector<Action> open_answers(const State& state, const Rules& rules, std::size_t most) {
  if (rules.data().actions.empty()) return {};
  Listing listing(state, rules, most);
  for (const ActionRule& rule : rules.data().actions)
    if (!listing.is_full() && answers(rule, state, rules.data())) listing.add(rule, state.turn);
  return listing.take();
}

bool has_open_answer(const State& state, const Rules& rules) {
  // Most stages have an answer that nothing refuses.
  const bool is_free = std::ranges::any_of(rules.data().actions, [&](const ActionRule& rule) {
    return rule.arguments.empty() && rule.refusals.empty() && answers(rule, state, rules.data());
  });
  return is_free || !open_answers(state, rules, 1).empty();
}

bool has_open_extra(const State& state, const Rules& rules) {
  return std::ranges::any_of(rules.data().actions, [&](const ActionRule& rule) {
    if (rule.turn != ActionRule::Turn::Stays || !is_open_to(state.turn, rule, state, rules.data()))
      return false;
    Listing listing(state, rules, 1);
    listing.add(rule, state.turn);
    return listing.is_full();
  });
}

namespace {

const Text seat_key{"seat=", "plats="};

/// Whether the word is the value of that key, in either language; then the key is cut off.
bool take_key(std::string& word, const Text& key) {
  for (const std::string& one : {key.en, key.sv}) {
    if (one.size() < 2 || !word.starts_with(one)) continue;
    word.erase(0, one.size());
    return true;
  }
  return false;
}

/// The N of "seat=N".
Seat seat_of(const std::string& number) {
  if (const auto seat = whole_number<Seat>(number)) return *seat;
  throw ActionError({"{0}{1}: expected the number of a seat", "{0}{1}: väntade en plats nummer"},
                    seat_key, printable(number, 60));
}

/// What was typed after an action's name.
struct Typed {
  std::optional<Seat> seat;
  std::vector<ArgumentValue> arguments;
};

Typed read_typed(const std::vector<std::string>& words, const ActionRule& rule) {
  Typed typed;
  for (std::size_t i = 1; i < words.size(); ++i) {
    std::string word = words[i];
    if (take_key(word, seat_key)) {
      if (typed.seat) throw ActionError(Text{"seat: given twice", "plats: angivet två gånger"});
      typed.seat = seat_of(word);
      continue;
    }
    if (typed.arguments.size() == rule.arguments.size())
      throw ActionError(
          {"{0}: one argument too many for {1}{2}", "{0}: ett argument för mycket för {1}{2}"},
          quoted(word), title_of(rule),
          rule.arguments.empty()
              ? Text{", which takes none but seat=N", ", som inte tar något annat än plats=N"}
              : Text{});
    const ArgumentRule& argument = rule.arguments[typed.arguments.size()];
    const bool is_of_number = argument.kind == Kind::AnySeat || argument.kind == Kind::Number;
    if (is_of_number && i + 1 < words.size() && is_called(word, argument.name, title_of(argument)))
      continue;  // "box 2"
    if (!take_key(word, as_text(argument.name + '='))) take_key(word, title_of(argument) + "=");
    typed.arguments.push_back(parse_argument(word, argument));
  }
  return typed;
}

/// The action with the first values of the arguments that it lacks, if it is refused: then nothing
/// that was typed with it could have been right, and its refusal says why.
std::optional<Action> refused_action(Action action, const State& state, const Rules& rules) {
  const ActionRule& rule = rule_of(action, rules);
  while (action.arguments.size() < rule.arguments.size()) {
    const std::vector<ArgumentValue> domain =
        domain_of(action, action.arguments.size(), state, rules);
    if (domain.empty()) return std::nullopt;
    action.arguments.push_back(domain.front());
  }
  if (judge(action, state, rules).legal()) return std::nullopt;
  return action;
}

bool is_meant(const Action& action, const Typed& typed) {
  return (!typed.seat || action.seat == *typed.seat) &&
         std::equal(typed.arguments.begin(), typed.arguments.end(), action.arguments.begin());
}

}  // namespace

std::optional<Action> open_answer(const std::string& text, const State& state, const Rules& rules) {
  const std::vector<std::string> words = words_in(text);
  const ActionRule* const rule = words.empty() ? nullptr : rules.data().action_called(words[0]);
  if (rule == nullptr || rule->turn == ActionRule::Turn::Stays)
    throw ActionError({"{0} is no action that ends a turn or answers",
                       "{0} är ingen handling som avslutar en tur eller svarar"},
                      quoted(text));
  Typed typed = read_typed(words, *rule);
  if (!answers(*rule, state, rules.data())) return std::nullopt;
  Listing listing(state, rules, 1);
  listing.add(*rule, state.turn, std::move(typed.arguments));
  std::vector<Action> open = listing.take();
  if (open.empty()) return std::nullopt;
  return std::move(open.front());
}

Action parse_action(const std::vector<std::string>& words, const State& state, const Rules& rules) {
  const ActionRule& rule = *rules.data().action_called(words[0]);
  Typed typed = read_typed(words, rule);
  const bool complete = typed.arguments.size() == rule.arguments.size();
  if (complete && typed.seat) return {*typed.seat, rule.name, std::move(typed.arguments)};
  std::vector<Action> meant = open_actions(state, rules);
  std::erase_if(meant, [&](const Action& action) {
    return action.name != rule.name || !is_meant(action, typed);
  });
  const bool is_told = !stage_asked(state, rules.data()).is_riddle;
  if (meant.size() == 1 && (complete || is_told)) return meant.front();
  // The seat to act comes first; other seats that may do the same have to be named.
  const Seat seat = typed.seat.value_or(meant.empty() ? state.turn : meant.front().seat);
  if (complete && (meant.empty() || seat == state.turn))
    return {seat, rule.name, std::move(typed.arguments)};
  if (complete)
    throw ActionError({"{0}: say whose it is, as in {1}", "{0}: säg vems det är, som i {1}"},
                      title_of(rule), in_words(meant.front(), state, rules));
  if (meant.empty()) check_open(rule, seat, state, rules.data());
  if (meant.empty())
    if (std::optional<Action> refused =
            refused_action({seat, rule.name, typed.arguments}, state, rules))
      return *std::move(refused);
  const Text missing = title_of(rule.arguments[typed.arguments.size()]);
  throw ActionError(
      {"{0}: {1} is missing, {2}", "{0}: {1} saknas, {2}"}, title_of(rule), missing,
      meant.empty() ? Text{"and there is nothing to choose from", "och inget finns att välja"}
      : is_told     ? format({"as in {0}", "som i {0}"}, in_words(meant.front(), state, rules))
                    : Text{"and that is the question", "och det är frågan"});
}

Action as_written(const Action& action, const RuleData& written_by, const State& state,
                  const Rules& rules) {
  if (rules.data().find_action(action.name) == nullptr)
    throw ActionError({"there is no action {0}", "det finns ingen handling {0}"}, action.name);
  std::vector<std::string> words = words_in(to_text(action, written_by));
  words.push_back(seat_key.en + std::to_string(action.seat));
  return parse_action(words, state, rules);
}

std::string to_text(const Action& action, const State& state, const Rules& rules) {
  const std::string text = to_text(action, rules.data());
  return action.seat == state.turn ? text : text + " seat=" + std::to_string(action.seat);
}

Text in_words(const Action& action, const State& state, const Rules& rules, const Untold& untold) {
  const ActionRule& rule = rule_of(action, rules);
  Text text = title_of(rule);
  for (std::size_t i = 0; i < rule.arguments.size(); ++i) {
    const ArgumentRule& argument = rule.arguments[i];
    const ArgumentValue& value = action.arguments[i];
    const std::optional<Text> instead = untold ? untold(argument, value) : std::nullopt;
    text = text + " " + instead.value_or(in_words(value, argument));
  }
  if (action.seat == state.turn) return text;
  return text + " " + seat_key + std::to_string(action.seat);
}

}  // namespace kasino
