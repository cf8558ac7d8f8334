#include "repl/scenario_facts.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "engine/notation.hpp"

namespace kasino {

namespace {

std::string sorted_text(std::span<const Card> cards) {
  Cards sorted(cards.begin(), cards.end());
  std::sort(sorted.begin(), sorted.end());
  return to_text(sorted);
}

const char* flag_text(bool flag) { return flag ? "true" : "false"; }

std::string seat_text(const std::optional<Seat>& seat) {
  return seat ? std::to_string(*seat) : flag_text(false);
}

/// The first `count` of `values`, each as `text` says it.
std::string list_text(const auto& values, std::size_t count, auto text) {
  std::string list;
  for (std::size_t i = 0; i < count; ++i)
    list += (i == 0 ? "" : " ") + std::string(text(values[i]));
  return list;
}

std::string numbers_text(const auto& numbers, std::size_t count) {
  return list_text(numbers, count, [](int number) { return std::to_string(number); });
}

std::size_t seats(const State& state) { return static_cast<std::size_t>(state.players()); }

std::string phase_text(const State& state) {
  switch (state.phase) {
    case Phase::Play: return "play";
    case Phase::DealOver: return "deal-over";
    case Phase::MatchOver: return "match-over";
  }
  return {};
}

std::string turn_text(const State& state) {
  return state.phase == Phase::Play ? std::to_string(state.turn) : flag_text(false);
}

using Answer = std::string (*)(const State& state);

constexpr std::array<std::pair<std::string_view, Answer>, 12> answers = {{
    {"turn", turn_text},
    {"phase", phase_text},
    {"table", [](const State& state) { return sorted_text(state.table()); }},
    {"stock", [](const State& state) { return std::to_string(state.stock().size()); }},
    {"sweeps", [](const State& state) { return numbers_text(state.sweeps, seats(state)); }},
    {"scores", [](const State& state) { return numbers_text(state.scores, seats(state)); }},
    {"winners",
     [](const State& state) { return numbers_text(state.winners, state.winners.size()); }},
    {"out", [](const State& state) { return list_text(state.out, seats(state), flag_text); }},
    {"dealer", [](const State& state) { return std::to_string(state.dealer); }},
    {"last_capturer", [](const State& state) { return seat_text(state.last_capturer); }},
    {"round", [](const State& state) { return std::to_string(state.round); }},
    {"deal", [](const State& state) { return std::to_string(state.deal); }},
}};

std::string value_text(const VariableRule& rule, int value) {
  switch (rule.type) {
    case VariableRule::Type::Flag: return flag_text(value != 0);
    case VariableRule::Type::Number: return std::to_string(value);
    case VariableRule::Type::SeatNumber:
      return value == 0 ? flag_text(false) : std::to_string(value);
    case VariableRule::Type::OneCard:
      return value == 0 ? flag_text(false) : to_text(Card::of_number(value - 1));
    case VariableRule::Type::Word: return rule.words[static_cast<std::size_t>(value)];
  }
  return {};
}

std::optional<std::string> variable_text(std::string_view name, const State& state,
                                         const RuleData& rules) {
  for (std::size_t i = 0; i < rules.variables.size(); ++i) {
    const VariableRule& rule = rules.variables[i];
    if (rule.name != name) continue;
    std::string text;
    const auto add = [&](int value) {
      text += (text.empty() ? "" : " ") + value_text(rule, value);
    };
    for (Seat seat = 1; seat <= (rule.per_seat ? state.players() : 1); ++seat)
      for (int slot = 1; slot <= rule.slots; ++slot) {
        const std::size_t at = variable_slot(rules, i, seat, slot);
        if (!rule.is_set) add(state.variables[at]);
        if (rule.is_set) std::for_each(state.sets[at].begin(), state.sets[at].end(), add);
      }
    return text;
  }
  return std::nullopt;
}

}  // namespace

bool is_of_cards(const std::string& name) {
  return name == "table" || name.starts_with("hand") || name.starts_with("pile") ||
         name.starts_with("zones.");
}

std::optional<std::string> fact_of(const std::string& name, const State& state,
                                   const RuleData& rules) {
  for (const auto& [known, answer] : answers)
    if (known == name) return answer(state);
  constexpr std::string_view variables = "vars.";
  if (name.starts_with(variables))
    return variable_text(std::string_view(name).substr(variables.size()), state, rules);
  if (name == "stage") return rules.stages[static_cast<std::size_t>(state.stage())].name;
  constexpr std::string_view zones = "zones.";
  if (name.starts_with(zones)) {
    const auto place =
        own_place_named(std::string_view(name).substr(zones.size()), rules, state.players());
    return place ? std::optional(sorted_text(state.cards(*place))) : std::nullopt;
  }
  const Seat seat = name.back() - '0';
  if (seat < 1 || seat > state.players()) return std::nullopt;
  return sorted_text(name.starts_with("hand") ? state.hand(seat) : state.pile(seat));
}

}  // namespace kasino
