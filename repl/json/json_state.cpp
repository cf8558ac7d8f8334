#include "repl/json/json_state.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <string_view>

#include <fmt/format.h>

#include "engine/cards/card_text.hpp"
#include "engine/model/money.hpp"
#include "engine/model/setup_words.hpp"
#include "engine/model/view.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/text/typed.hpp"

namespace kasino {

namespace {

Json json_of(const std::optional<int>& number) { return number ? Json(*number) : Json(nullptr); }

Json value_of(const OptionValue& option) {
  if (option.is_flag()) return option.value == "true";
  const auto number = option.is_number() ? whole_number(option.value) : std::nullopt;
  return number ? Json(*number) : Json(option.value);
}

/// The options, also those that the variant has fixed.
Json options_of(const RuleData& rules) {
  Json options = Json::object();
  std::map<std::string, Json> sorted;
  for (const OptionValue& option : rules.options) sorted[option.name] = value_of(option);
  for (const OptionValue& option : rules.pinned) sorted[option.name] = value_of(option);
  for (auto& [name, value] : sorted) options[name] = std::move(value);
  return options;
}

Json value_of(const VariableRule& rule, int value) {
  switch (rule.type) {
    case VariableRule::Type::Flag: return value != 0;
    case VariableRule::Type::Number: return value;
    case VariableRule::Type::SeatNumber: return value == 0 ? Json(nullptr) : Json(value);
    case VariableRule::Type::OneCard:
      return value == 0 ? Json(nullptr) : Json(to_text(Card::of_number(value - 1)));
    case VariableRule::Type::Word: return rule.words[static_cast<std::size_t>(value)];
  }
  return nullptr;
}

/// A variable: a value, or a list for a set; if it has slots, a list of these.
Json variable_of(const State& state, const RuleData& rules, std::size_t variable, Seat seat) {
  const VariableRule& rule = rules.variables[variable];
  const auto of_slot = [&](int slot) {
    const std::size_t at = variable_slot(rules, variable, seat, slot);
    if (!rule.is_set) return value_of(rule, state.variables[at]);
    Json values = Json::array();
    for (int value : state.sets[at]) values.push_back(value_of(rule, value));
    return values;
  };
  if (rule.slots == 1) return of_slot(1);
  Json slots = Json::array();
  for (int slot = 1; slot <= rule.slots; ++slot) slots.push_back(of_slot(slot));
  return slots;
}

Json variables_of(const State& state, const RuleData& rules, const View& eyes) {
  Json variables = Json::object();
  for (std::size_t i = 0; i < rules.variables.size(); ++i) {
    const VariableRule& rule = rules.variables[i];
    const auto of_seat = [&](Seat seat) {
      return eyes.knows(rule, seat) ? variable_of(state, rules, i, seat) : Json("?");
    };
    if (!rule.per_seat) {
      variables[rule.name] = of_seat(1);
      continue;
    }
    Json values = Json::array();
    for (Seat seat = 1; seat <= state.players(); ++seat) values.push_back(of_seat(seat));
    variables[rule.name] = std::move(values);
  }
  return variables;
}

Json by_seat(const State& state, const std::array<int, max_seats>& numbers) {
  return std::vector<int>(numbers.begin(), numbers.begin() + state.players());
}

/// Purses by seat, pots by name, each a list by seat and slot, and what the bank has won.
void add_money(Json& object, const State& state, const RuleData& rules) {
  for (Seat seat = 1; seat <= state.players(); ++seat)
    object["purses"].push_back(purse_of(state, rules, seat));
  object["pots"] = Json::object();
  for (std::size_t i = 0; i < rules.pots.size(); ++i)
    for (const std::size_t slot : pot_slots(rules, i, state.players()))
      object["pots"][rules.pots[i].name].push_back(state.pots[slot]);
  object["bank"] = state.bank;
  object["unit"] = rules.purse->unit.en;
}

Json teams_of(const State& state, const RuleData& rules) {
  Json teams = Json::array();
  for (const SideScore& side : side_scores(state, rules))
    teams.push_back({{"seats", side.seats}, {"score", side.score}});
  return teams.empty() ? Json(nullptr) : teams;
}

const std::string& stage_name(int stage, const RuleData& rules) {
  return rules.stages[static_cast<std::size_t>(stage)].name;
}

/// The seats asked and their stages, in the order in which they act, the one at `turn` first.
Json asked_of(const State& state, const RuleData& rules) {
  Json asked = Json::array();
  for (const Asked& one : state.asked)
    asked.push_back({{"seat", one.seat}, {"stage", stage_name(one.stage, rules)}});
  return asked;
}

Json builds_of(const State& state) {
  Json builds = Json::array();
  for (std::size_t i = 0; i < state.builds.size(); ++i) {
    const Build& build = state.builds[i];
    builds.push_back({{"cards", json_of(state.build(i))},
                      {"value", build.value},
                      {"owner", build.owner},
                      {"multiple", build.is_multiple}});
  }
  return builds;
}

/// A place's cards, with "?" for each that the eyes do not see.
Json cards_of(const State& state, const View& eyes, Place place) {
  const std::span<const Card> shown = eyes.shown_cards(place);
  const auto is_shown = [&](Card card) { return std::ranges::find(shown, card) != shown.end(); };
  Json cards = Json::array();
  for (Card card : state.cards(place)) cards.push_back(is_shown(card) ? to_text(card) : "?");
  return cards;
}

/// The zones of the variant: cards, in lists by slot if there are several, by seat for each seat's.
Json zones_of(const State& state, const RuleData& rules, const View& eyes) {
  Json zones = Json::object();
  for (std::size_t i = 0; i < rules.zones.size(); ++i) {
    const auto of_seat = [&](Seat seat) {
      const std::vector<Place> slots = slots_of(rules, static_cast<int>(i), seat);
      if (slots.size() == 1) return cards_of(state, eyes, slots.front());
      Json list = Json::array();
      for (Place slot : slots) list.push_back(cards_of(state, eyes, slot));
      return list;
    };
    Json& zone = zones[rules.zones[i].name];
    if (!rules.zones[i].per_seat) {
      zone = of_seat(1);
      continue;
    }
    zone = Json::array();
    for (Seat seat = 1; seat <= state.players(); ++seat) zone.push_back(of_seat(seat));
  }
  return zones;
}

}  // namespace

Json json_of(std::span<const Card> cards) {
  Json list = Json::array();
  for (Card card : cards) list.push_back(to_text(card));
  return list;
}

Json state_of(const Session& session, const std::optional<Seat>& view) {
  const State& state = session.state();
  const RuleData& rules = session.rules().data();
  const View eyes = view ? View(state, rules, *view) : View(state, rules);
  const auto cards_in = [&](Place place) { return cards_of(state, eyes, place); };
  Json hands = Json::array();
  Json piles = Json::array();
  for (Seat seat = 1; seat <= state.players(); ++seat) {
    hands.push_back(cards_in(Place::hand(seat)));
    piles.push_back(cards_in(Place::pile(seat)));
  }
  const bool plays = state.phase == Phase::Play;
  Json object = {{"variant", rules.name},
                 {"options", options_of(rules)},
                 {"players", state.players()},
                 {"seed", session.seed()},
                 {"deal", state.deal},
                 {"round", state.round},
                 {"dealer", state.dealer},
                 {"turn", plays ? Json(state.turn) : Json(nullptr)},
                 {"phase", name_of(state.phase)},
                 {"table", json_of(state.table())},
                 {"hands", std::move(hands)},
                 {"piles", std::move(piles)},
                 {"stock", state.stock().size()},
                 {"sweeps", by_seat(state, state.sweeps)},
                 {"last_capturer", json_of(state.last_capturer)},
                 {"scores", by_seat(state, state.scores)},
                 {"out", std::vector<bool>(state.out.begin(), state.out.begin() + state.players())},
                 {"teams", teams_of(state, rules)},
                 {"winners", state.winners},
                 {"stage", stage_name(state.stage(), rules)},
                 {"asked", asked_of(state, rules)},
                 {"pending", state.pending ? Json(told_text(*state.pending, state, session.rules(),
                                                            view.value_or(seat_of(*state.pending)),
                                                            session.language()))
                                           : Json(nullptr)},
                 {"zones", zones_of(state, rules, eyes)},
                 {"vars", variables_of(state, rules, eyes)}};
  if (rules.purse) add_money(object, state, rules);
  if (rules.builds) object["builds"] = builds_of(state);
  if (rules.shows.stock != Show::Hidden) object["stock_cards"] = cards_in(Place::stock());
  if (!view) object["setup"] = setup_line(setup_of(state, rules));
  return object;
}

std::string written(const Json& value) {
  const std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
  std::string safe;
  safe.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const auto [code, bytes] = first_character(std::string_view(text).substr(at));
    if (shown_length(std::string_view(text).substr(at)) > 0)
      safe.append(text, at, bytes);
    else if (code < 0x10000)
      safe += fmt::format("\\u{:04x}", static_cast<unsigned>(code));
    else
      safe += fmt::format("\\u{:04x}\\u{:04x}",
                          0xd800U + ((static_cast<unsigned>(code) - 0x10000U) >> 10U),
                          0xdc00U + (static_cast<unsigned>(code) & 0x3ffU));
    at += bytes;
  }
  return safe;
}

}  // namespace kasino
