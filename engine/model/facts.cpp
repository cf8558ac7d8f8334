#include "engine/model/facts.hpp"

#include <algorithm>
#include <type_traits>

#include "engine/cards/card_text.hpp"
#include "engine/model/argument.hpp"
#include "engine/model/money.hpp"
#include "engine/model/pots.hpp"
#include "engine/model/setup_words.hpp"

namespace kasino {

bool SeenCards::operator==(const SeenCards& other) const {
  return hidden == other.hidden && std::ranges::equal(shown, other.shown);
}

bool FactValue::operator==(const FactValue& other) const { return is == other.is; }

SeenCards seen_cards(Place place, const View& eyes) {
  const std::span<const Card> shown = eyes.shown_cards(place);
  return {shown, static_cast<std::size_t>(eyes.count(place)) - shown.size(),
          place == Place::stock()};
}

FactValue variable_value(const VariableRule& rule, int value) {
  using Type = VariableRule::Type;
  if (value == 0 && (rule.type == Type::SeatNumber || rule.type == Type::OneCard)) return {};
  switch (rule.type) {
    case Type::Flag: return {value != 0};
    case Type::Number:
    case Type::SeatNumber: break;
    case Type::OneCard: return {Card::of_number(value - 1)};
    case Type::Word: return {std::string_view(rule.words[static_cast<std::size_t>(value)])};
  }
  return {value};
}

namespace {

/// Writes what a fact says.
struct ValueText {
  const char* in_lists;
  const char* in_sets;

  std::string operator()(std::monostate) const { return flag_text(false); }
  std::string operator()(Unseen) const { return "?"; }
  std::string operator()(bool flag) const { return flag_text(flag); }
  std::string operator()(int number) const { return std::to_string(number); }
  std::string operator()(std::string_view word) const { return std::string(word); }
  std::string operator()(Card card) const { return to_text(card); }
  std::string operator()(const SeenCards& cards) const { return to_text(sorted(cards.shown)); }
  std::string operator()(const FactValue::List& list) const { return listed(list, in_lists); }
  std::string operator()(const FactValue::Set& set) const { return listed(set.values, in_sets); }
  std::string operator()(const FactValue::Map& map) const {
    const auto text = [](const NamedFact& one) {
      return std::string(one.name) + '=' + to_text(one.value, ",", "+");
    };
    return joined(texts_of(map, text), " ");
  }
  std::string listed(const FactValue::List& list, const char* between) const {
    std::vector<std::string> texts =
        texts_of(list, [&](const FactValue& value) { return to_text(value, in_lists, in_sets); });
    if (*between == ' ') std::erase(texts, "");
    return joined(texts, between);
  }
};

}  // namespace

std::string to_text(const FactValue& value, const char* in_lists, const char* in_sets) {
  return std::visit(ValueText{in_lists, in_sets}, value.is);
}

namespace {

/// What the rows below are made of, in few words.
namespace rows {

using Value = FactValue;
using Now = const State&;
using Rules = const RuleData&;
using Eyes = const View&;

// What facts tell.

template <typename Numbers>
Value list_of(const Numbers& numbers) {
  Value::List list;
  for (const auto number : numbers) list.push_back({number});
  return {std::move(list)};
}

/// A member of State: a number, a flag, a seat or nobody, or a list of these by seat.
template <auto Member>
Value tell(Now state, Rules, Eyes) {
  const auto& fact = state.*Member;
  using Type = std::remove_cvref_t<decltype(fact)>;
  if constexpr (std::is_same_v<Type, std::optional<Seat>>) {
    return fact ? Value{*fact} : Value{};
  } else if constexpr (std::is_same_v<Type, std::vector<int>>) {
    return list_of(fact);
  } else if constexpr (std::is_class_v<Type>) {
    return list_of(std::span(fact).first(static_cast<std::size_t>(state.players())));
  } else {
    return {fact};
  }
}

/// What `one` answers for 1 to `count`: a list, or if it is none the answer for 1.
template <typename One>
Value numbered(bool is_list, int count, One one) {
  if (!is_list) return one(1);
  Value::List list;
  for (int number = 1; number <= count; ++number) list.push_back(one(number));
  return {std::move(list)};
}

/// What `one` answers for the index of each of the rules, by their names.
template <typename Rule, typename One>
Value named(const std::vector<Rule>& rules, One one) {
  Value::Map map;
  for (std::size_t i = 0; i < rules.size(); ++i) map.push_back({rules[i].name, one(i)});
  return {std::move(map)};
}

template <Place (*Of)(Seat)>
Value tell_cards_by_seat(Now state, Rules, Eyes eyes) {
  return numbered(true, state.players(),
                  [&](Seat seat) { return Value{seen_cards(Of(seat), eyes)}; });
}

/// The variant's zones, each by seat and slot where there are several.
Value tell_zones(Now state, Rules rules, Eyes eyes) {
  return named(rules.zones, [&](std::size_t index) {
    const ZoneRule& zone = rules.zones[index];
    return numbered(zone.per_seat, state.players(), [&](Seat seat) {
      return numbered(zone.slots > 1, zone.slots, [&](int slot) {
        const Place place = Place::own(rules, static_cast<int>(index), seat, slot);
        return Value{seen_cards(place, eyes)};
      });
    });
  });
}

/// The variables, each by seat and slot where there are several.
Value tell_variables(Now state, Rules rules, Eyes eyes) {
  return named(rules.variables, [&](std::size_t index) {
    const VariableRule& rule = rules.variables[index];
    return numbered(rule.per_seat, state.players(), [&](Seat seat) {
      if (!eyes.knows(rule, seat)) return Value{Unseen()};
      return numbered(rule.slots > 1, rule.slots, [&](int slot) {
        const std::size_t at = variable_slot(rules, index, seat, slot);
        if (!rule.is_set) return variable_value(rule, state.variables[at]);
        Value::Set set;
        for (const int value : state.sets[at]) set.values.push_back(variable_value(rule, value));
        return Value{std::move(set)};
      });
    });
  });
}

Value tell_builds(Now state, Rules, Eyes) {
  Value::List builds;
  for (std::size_t i = 0; i < state.builds.size(); ++i) {
    const auto& [value, owner, is_multiple] = state.builds[i];
    builds.push_back({Value::Map{{"cards", {SeenCards{state.build(i)}}},
                                 {"value", {value}},
                                 {"owner", {owner}},
                                 {"multiple", {is_multiple}}}});
  }
  return {std::move(builds)};
}

std::string_view name_of_stage(int stage, Rules rules) {
  return rules.stages[static_cast<std::size_t>(stage)].name;
}

Value tell_asked(Now state, Rules rules, Eyes) {
  Value::List asked;
  for (const auto& [seat, stage] : state.asked)
    asked.push_back({Value::Map{{"seat", {seat}}, {"stage", {name_of_stage(stage, rules)}}}});
  return {std::move(asked)};
}

/// Of an action its name, and the cards that it plays and takes, unless they are its seat's secret.
Value tell_pending(Now state, Rules rules, Eyes eyes) {
  if (!state.pending) return {};
  const Seat seat = seat_of(*state.pending);
  Value::Map play{{"seat", {seat}}};
  if (const auto* action = std::get_if<Action>(&*state.pending)) {
    play.push_back({"action", {std::string_view(action->name)}});
    const CardsOfPlay cards = cards_of_play(*action, state, rules);
    if (cards.played.empty() || (cards.is_secret && !eyes.shows(Place::hand(seat))))
      return {std::move(play)};
    // Of the position itself: of several arguments the first that names such cards.
    const auto named = [&](const Cards& of) {
      for (const ArgumentValue& argument : action->arguments)
        if (std::ranges::find_first_of(argument.cards, of) != argument.cards.end())
          return SeenCards{argument.cards};
      return SeenCards{};
    };
    play.push_back({"card", {cards.played.front()}});
    play.push_back({"cards", {named(cards.played)}});
    play.push_back({"captured", {named(cards.captured)}});
    play.push_back({"trails", {cards.captured.empty()}});
    play.push_back({"captures", {!cards.captured.empty()}});
    return {std::move(play)};
  }
  const Move& move = std::get<Move>(*state.pending);
  play.push_back({"card", {move.card}});
  play.push_back({"captured", {SeenCards{move.captured}}});
  play.push_back({"trails", {move.trails()}});
  play.push_back({"captures", {move.captures()}});
  if (move.builds()) play.push_back({"built", {int{move.built}}});
  return {std::move(play)};
}

Value tell_pots(Now state, Rules rules, Eyes) {
  return named(rules.pots, [&](std::size_t index) {
    Value::List amounts;
    for (const std::size_t slot : pot_slots(rules, index, state.players()))
      amounts.push_back({state.pots[slot]});
    return Value{std::move(amounts)};
  });
}

Value tell_carried(Now state, Rules rules, Eyes) {
  return named(rules.scoring, [&](std::size_t index) {
    return Value{index < state.carried.size() ? state.carried[index] : 0};
  });
}

// How they are read and written.

template <auto Member, int Least, int Most = most_in_setup>
void read_number(State& state, const FieldText& field, Rules) {
  state.*Member = field.number(field.text(), Least, Most);
}

template <auto Member, int Least>
void read_numbers(State& state, const FieldText& field, Rules) {
  const std::vector<std::string> words = field.by_seat();
  for (std::size_t i = 0; i < words.size(); ++i)
    (state.*Member)[i] = field.number(words[i], Least, most_in_setup);
}

template <auto Member>
void read_seat(State& state, const FieldText& field, Rules) {
  state.*Member = field.seat(field.text());
}

template <auto Member>
void read_flag(State& state, const FieldText& field, Rules) {
  state.*Member = field.flag(field.text());
}

std::string number_unless(bool is_usual, auto number) {
  return is_usual ? std::string() : std::to_string(number);
}

std::string text_of_stakes(Now state, Rules rules) {
  if (state.stakes == stakes_left(state, rules)) return {};
  return std::to_string(state.stakes.first) + ',' + std::to_string(state.stakes.all);
}

std::string text_of_awards(Now state, Rules) {
  return joined(texts_of(state.awards, [](const Award& award) {
    return std::to_string(award.seat) + ' ' + std::to_string(award.points) + ' ' + award.clause;
  }));
}

bool has_purse(Rules rules) { return rules.purse.has_value(); }
bool has_builds(Rules rules) { return rules.builds.has_value(); }
bool shows_stock(Rules rules) { return rules.shows.stock != Show::Hidden; }

using S = State;
using Form = FactForm;

constexpr unsigned everywhere = in_setups | in_after | in_json | in_views;
constexpr unsigned but_in_views = in_setups | in_after | in_json;
constexpr unsigned but_in_setups = in_after | in_json | in_views;
constexpr auto follows = nullptr;  ///< from other facts, or from where cards lie: it is not read
constexpr auto as_told = nullptr;  ///< it is written as it is told

constexpr Fact table[] = {
    {"players", "how many seats there are, those out of the match too", "", in_json | in_views,
     Form::Number, [](Now s, Rules, Eyes) { return Value{s.players()}; }},
    {"seats", "the seats still in the match", "", in_views, Form::Numbers,
     [](Now s, Rules, Eyes) { return list_of(s.seats_in()); }},
    {"table", "the open cards, the one that has lain longest first", "none", everywhere,
     Form::Cards, [](Now, Rules, Eyes eyes) { return Value{seen_cards(Place::table(), eyes)}; }},
    {"builds", "the builds on the table, the oldest first", "", in_json | in_views, Form::Cards,
     tell_builds, follows, as_told, has_builds},
    {"hand", "cards in the hand of that seat", "none", but_in_views, Form::CardsBySeat,
     tell_cards_by_seat<&Place::hand>, follows, as_told, nullptr, "hands"},
    {"pile", "cards in the pile of that seat", "none", but_in_views, Form::CardsBySeat,
     tell_cards_by_seat<&Place::pile>, follows, as_told, nullptr, "piles"},
    {"zones", "cards in zones of the variant", "none", but_in_views, Form::CardsByPlace,
     tell_zones},
    {"stock", "cards of the stock, the next to be dealt first", "none", in_setups | in_json,
     Form::Cards, [](Now, Rules, Eyes eyes) { return Value{seen_cards(Place::stock(), eyes)}; },
     follows, as_told, shows_stock, "stock_cards"},
    {"stock", "how many cards are undealt", "", but_in_setups, Form::Number,
     [](Now s, Rules, Eyes) { return Value{static_cast<int>(s.stock().size())}; }},
    {"sweeps", "sweeps in this deal by seat, those out of the match too", "0 each", everywhere,
     Form::Numbers, tell<&S::sweeps>, read_numbers<&S::sweeps, 0>},
    {"scores", "of the match, by seat", "0 each", but_in_views, Form::Integers, tell<&S::scores>,
     read_numbers<&S::scores, -most_in_setup>},
    {"turn", "the seat to act, asked or in turn", "the first that is asked, else 1", everywhere,
     Form::OneSeat,
     [](Now s, Rules, Eyes) { return s.phase == Phase::Play ? Value{s.turn} : Value{}; },
     read_seat<&S::turn>,
     [](Now s, Rules) { return number_unless(s.turn == 1 || !s.asked.empty(), s.turn); }},
    {"dealer", "who deals", "the seat before the one whose turn it is", everywhere, Form::Number,
     tell<&S::dealer>, read_seat<&S::dealer>,
     [](Now s, Rules) { return number_unless(false, s.dealer); }},
    {"last_capturer", "who captured last in this deal", "nobody", everywhere, Form::OneSeat,
     tell<&S::last_capturer>, read_seat<&S::last_capturer>},
    {"deal", "the deal's number in the match, from 1", "1", everywhere, Form::Number,
     tell<&S::deal>, read_number<&S::deal, 1>},
    {"round", "the round's number in the deal, from 1", "1", everywhere, Form::Number,
     tell<&S::round>, read_number<&S::round, 1>},
    {"last_round", "whether no more cards will be dealt", "whether the stock is empty",
     in_setups | in_views, Form::Flag, tell<&S::last_round>, read_flag<&S::last_round>,
     [](Now s, Rules) { return s.last_round == s.stock().empty() ? "" : flag_text(s.last_round); }},
    {"phase", "of the match", "play", but_in_views, Form::PhaseName,
     [](Now s, Rules, Eyes) { return Value{name_of(s.phase)}; }, read_phase},
    {"broken_off",
     "whether the match was won in the middle of the deal, of which only secure points count",
     "false", in_setups | in_json, Form::Flag, tell<&S::broken_off>, read_flag<&S::broken_off>},
    {"winners", "the seats that have won, where the phase is \"match-over\"", "none", but_in_views,
     Form::Numbers, tell<&S::winners>, read_winners},
    {"out", "by seat, whether it is out of the match", "by the scores", but_in_views, Form::Flags,
     tell<&S::out>, read_out},
    {"dealing", "how many steps of the round are dealt, while it is being dealt", "it is dealt",
     in_setups, Form::Number, nullptr, read_dealing,
     [](Now s, Rules) { return number_unless(!s.is_dealing, s.dealt_steps); }},
    {"stage", "what the seat to act is asked for: \"play\", or a stage of your own", "",
     but_in_setups, Form::Name,
     [](Now s, Rules rules, Eyes) { return Value{name_of_stage(s.stage(), rules)}; }},
    {"asked", "who acts ahead of the turn, and at which stage, in this order", "nobody",
     in_setups | in_json, Form::Parts, tell_asked, read_asked, text_of_asked},
    {"pending", "the move that waits while seats are asked about it", "none",
     in_setups | in_json | in_views, Form::Name, tell_pending, read_pending, text_of_pending},
    {"cancelled", "moves cancelled since one was carried out", "0", in_setups, Form::Number,
     tell<&S::cancelled>, read_number<&S::cancelled, 0>},
    {"resume", "whose turn comes after those who are asked", "that of `turn`", in_setups,
     Form::Number, tell<&S::resume>, read_seat<&S::resume>,
     [](Now s, Rules) { return number_unless(s.resume == s.turn, s.resume); }},
    {"begun", "whether that turn has begun, so that on_turn is not called", "false", in_setups,
     Form::Flag, tell<&S::turn_has_begun>, read_flag<&S::turn_has_begun>,
     [](Now s, Rules rules) {
       return s.turn_has_begun && rules.has_hook(Trigger::Turn) ? flag_text(true) : "";
     }},
    {"last_player", "who played last in this deal", "nobody", in_setups | in_views, Form::Number,
     tell<&S::last_player>, read_seat<&S::last_player>},
    {"vars", "variables of the variant", "as they start", but_in_views, Form::Values,
     tell_variables, read_variables},
    {"pots", "what lies in pots", "nothing", but_in_views, Form::Amounts, tell_pots, read_pots,
     as_told, has_purse},
    {"purses", "what seats have at hand, their stakes not counted", "", in_json, Form::Numbers,
     [](Now s, Rules rules, Eyes) {
       return numbered(true, s.players(),
                       [&](Seat seat) { return Value{purse_of(s, rules, seat)}; });
     },
     follows, as_told, has_purse},
    {"staked", "what was staked in this deal before any card was dealt, and in all",
     "what lies in pots of seats", in_setups, Form::Numbers, nullptr, read_stakes, text_of_stakes},
    {"bank_won", "what the bank has won in this match, less what it has paid", "0", everywhere,
     Form::Integer, tell<&S::bank>, read_number<&S::bank, -most_money, most_money>, as_told,
     has_purse, "bank"},
    {"awards", "points that the variant has awarded in this deal, each with its clause", "none",
     in_setups, Form::Parts, nullptr, read_awards, text_of_awards},
    {"carried", "how often the points of scoring items were carried over", "0", in_setups,
     Form::Counts, tell_carried, read_carried},
};

}  // namespace rows

}  // namespace

std::span<const Fact> facts() { return rows::table; }

const Fact* fact_of_setup(std::string_view name) {
  const auto* const found = std::ranges::find_if(
      rows::table, [&](const Fact& fact) { return fact.name == name && fact.is_used(in_setups); });
  return found == std::end(rows::table) ? nullptr : found;
}

namespace {

bool says(const SetupWords& words, const char* name) {
  const auto found = words.find(name);
  return found != words.end() && !found->second.empty();
}

/// Gives the turn to the first seat asked, and settles what follows from the turn.
void settle_turn(const SetupWords& words, State& state, const RuleData& rules) {
  if (!state.asked.empty()) {
    const Seat first = state.asked.front().seat;
    if (says(words, "turn") && state.turn != first)
      throw SetupError(
          format({"turn: seat {0} is asked, and acts first; say turn={0} resume={1}",
                  "turn: plats {0} är tillfrågad, och handlar först; skriv turn={0} resume={1}"},
                 first, state.turn),
          "turn");
    state.turn = first;
  }
  if (!says(words, "resume")) state.resume = state.turn;
  if (!says(words, "dealer"))
    state.dealer = (state.resume + state.players() - 2) % state.players() + 1;
  if (!rules.has_dealer()) state.dealer = state.players();
}

}  // namespace

void read_words(const SetupWords& words, State& state, const RuleData& rules) {
  for (const Fact& fact : rows::table) {
    if (fact.read == nullptr) continue;
    const std::string name(fact.name);
    if (says(words, name.c_str()))
      fact.read(state, FieldText(name, words.at(name), state.players()), rules);
  }
  settle_turn(words, state, rules);
}

namespace {

/// What is told, for somebody who knows all, otherwise than as a match begins; of a map only such
/// parts. Nothing if there is nothing such.
std::optional<FactValue> changed(const Fact& fact, const State& state, const RuleData& rules) {
  const State begin(state.players(), {}, rules);
  const FactValue usual = fact.tell(begin, rules, View(begin, rules));
  FactValue value = fact.tell(state, rules, View(state, rules));
  if (value == usual) return std::nullopt;
  if (auto* map = std::get_if<FactValue::Map>(&value.is))
    std::erase_if(*map, [&](const NamedFact& part) {
      return std::ranges::count(std::get<FactValue::Map>(usual.is), part) > 0;
    });
  return value;
}

}  // namespace

SetupWords words_of(const State& state, const RuleData& rules) {
  SetupWords words;
  for (const Fact& fact : rows::table) {
    if (fact.read == nullptr) continue;
    std::string text;
    if (fact.write != nullptr)
      text = fact.write(state, rules);
    else if (const std::optional<FactValue> value = changed(fact, state, rules))
      text = to_text(*value);
    if (!text.empty()) words.emplace(fact.name, std::move(text));
  }
  return words;
}

FactValue::Map changed_variables(const State& state, const RuleData& rules) {
  const std::optional<FactValue> value = changed(*fact_of_setup("vars"), state, rules);
  return value ? std::get<FactValue::Map>(value->is) : FactValue::Map();
}

std::optional<std::string> difference(const State& one, const State& other, const RuleData& rules) {
  SetupWords was = words_of(one, rules);
  SetupWords is = words_of(other, rules);
  const auto shown = [](const std::string& text) { return text.empty() ? "nothing" : text; };
  for (const Fact& fact : rows::table)
    if (const std::string name(fact.name); was[name] != is[name])
      return name + " is " + shown(is[name]) + ", not " + shown(was[name]);
  return std::nullopt;
}

bool operator==(const View& a, const View& b) {
  const State& one = *a.state_;
  const State& other = *b.state_;
  const RuleData& rules = *a.rules_;
  if (a.eyes_ != b.eyes_ || a.seat_ != b.seat_ || one.players() != other.players()) return false;
  const auto are_known_alike = [&](Place place) {  // a pile is known, though it lies face down
    if (a.count(place) != b.count(place)) return false;
    return a.knows(place) ? std::ranges::equal(one.cards(place), other.cards(place))
                          : std::ranges::equal(a.shown_cards(place), b.shown_cards(place));
  };
  return std::ranges::all_of(all_places(rules, one.players()), are_known_alike) &&
         std::ranges::all_of(rows::table, [&](const Fact& fact) {
           return fact.tell != nullptr ? fact.tell(one, rules, a) == fact.tell(other, rules, b)
                                       : fact.write(one, rules) == fact.write(other, rules);
         });
}

}  // namespace kasino
