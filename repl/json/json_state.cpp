#include "repl/json/json_state.hpp"

#include <map>
#include <string_view>

#include <fmt/format.h>

#include "engine/cards/card_text.hpp"
#include "engine/model/facts.hpp"
#include "engine/model/setup.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/text/typed.hpp"

namespace kasino {

namespace {

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

/// A fact as JSON: null for nobody, "?" for what may not be known.
struct FactJson {
  Json operator()(std::monostate) const { return nullptr; }
  Json operator()(Unseen) const { return "?"; }
  Json operator()(Card card) const { return to_text(card); }
  Json operator()(const SeenCards& cards) const {
    Json list = json_of(cards.shown);
    list.insert(cards.shown_first ? list.end() : list.begin(), cards.hidden, "?");
    return list;
  }
  Json operator()(const FactValue::List& list) const {
    Json values = Json::array();
    for (const FactValue& value : list) values.push_back(std::visit(*this, value.is));
    return values;
  }
  Json operator()(const FactValue::Set& set) const { return (*this)(set.values); }
  Json operator()(const FactValue::Map& map) const {
    Json object = Json::object();
    for (const auto& [name, value] : map) object[std::string(name)] = std::visit(*this, value.is);
    return object;
  }
  template <typename Plain>
  Json operator()(const Plain& plain) const {
    return plain;
  }
};

Json teams_of(const State& state, const RuleData& rules) {
  Json teams = Json::array();
  for (const SideScore& side : side_scores(state, rules))
    teams.push_back({{"seats", side.seats}, {"score", side.score}});
  return teams.empty() ? Json(nullptr) : teams;
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
  Json object = {{"variant", rules.name}, {"options", options_of(rules)}, {"seed", session.seed()}};
  for (const Fact& fact : facts())
    if (fact.is_used(in_json) && (fact.is_had == nullptr || fact.is_had(rules)))
      object[std::string(fact.told_as())] =
          std::visit(FactJson(), fact.tell(state, rules, eyes).is);
  object["teams"] = teams_of(state, rules);
  if (!session.names().empty()) object["names"] = session.names();
  if (!session.game().note().empty()) object["note"] = session.game().note();
  if (rules.purse) object["unit"] = rules.purse->unit.en;
  if (state.pending)
    object["pending"] = told_text(*state.pending, state, session.rules(),
                                  view.value_or(seat_of(*state.pending)), session.language());
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
