#include "repl/json.hpp"

#include <map>

#include "engine/action_arguments.hpp"
#include "engine/move_text.hpp"
#include "engine/notation.hpp"
#include "engine/view.hpp"
#include "repl/arguments.hpp"
#include "repl/json_moves.hpp"
#include "repl/sheet.hpp"

namespace kasino {

namespace {

Json hidden(std::span<const Card> cards) {
  return Json(std::vector<std::string>(cards.size(), "?"));
}

Json json_of(const std::optional<int>& number) { return number ? Json(*number) : Json(nullptr); }

// Events.

/// A field called card is one card, every other list of cards a list.
Json json_of(const Field& field) {
  if (const auto* cards = std::get_if<Cards>(&field.value)) {
    if (field.name == "card" && cards->size() == 1) return to_text(cards->front());
    return json_of(*cards);
  }
  if (const auto* number = std::get_if<int>(&field.value)) return *number;
  if (const auto* text = std::get_if<std::string>(&field.value)) return *text;
  return std::get<std::vector<int>>(field.value);
}

Json json_of(const EventLog& events) {
  Json list = Json::array();
  for (const Event& event : events) {
    Json object{{"type", event.type}};
    for (const Field& field : event.fields) object[field.name] = json_of(field);
    list.push_back(std::move(object));
  }
  return list;
}

// The position.

Json value_of(const OptionValue& option) {
  const auto number =
      whole_number(option.value, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
  if (option.choices.empty() && number) return *number;
  if (option.choices == std::vector<std::string>{"false", "true"} ||
      option.choices == std::vector<std::string>{"true", "false"})
    return option.value == "true";
  return option.value;
}

/// Those that the variant has fixed, too.
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

bool may_see(const VariableRule& rule, Seat owner, const std::optional<Seat>& view) {
  if (!view || rule.show == Show::Open) return true;
  return rule.show == Show::Owner && rule.per_seat && owner == *view;
}

/// A value; a list of those in the set; of slots, a list of either.
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

Json variables_of(const State& state, const RuleData& rules, const std::optional<Seat>& view) {
  Json variables = Json::object();
  for (std::size_t i = 0; i < rules.variables.size(); ++i) {
    const VariableRule& rule = rules.variables[i];
    const auto of_seat = [&](Seat seat) {
      return may_see(rule, seat, view) ? variable_of(state, rules, i, seat) : Json("?");
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

const char* name_of(Phase phase) {
  switch (phase) {
    case Phase::Play: return "play";
    case Phase::DealOver: return "deal-over";
    case Phase::MatchOver: return "match-over";
  }
  return "";
}

Json by_seat(const State& state, const std::array<int, max_seats>& numbers) {
  return std::vector<int>(numbers.begin(), numbers.begin() + state.players());
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

/// In the order in which they are to act, the one at `turn` first.
Json asked_of(const State& state, const RuleData& rules) {
  Json asked = Json::array();
  for (const Asked& one : state.asked)
    asked.push_back({{"seat", one.seat}, {"stage", stage_name(one.stage, rules)}});
  return asked;
}

/// A place's cards, each that the eyes do not see as "?".
Json cards_of(const State& state, const View& eyes, Place place) {
  const std::span<const Card> shown = eyes.shown_cards(place);
  Json cards = hidden(state.cards(place).first(state.cards(place).size() - shown.size()));
  for (Card card : shown) cards.push_back(to_text(card));
  return cards;
}

/// The zones of the variant: cards, by slot where there are several, by seat where there is one a
/// seat.
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
  return {{"variant", rules.name},
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
          {"pending",
           state.pending ? Json(to_text(*state.pending, state, session.rules())) : Json(nullptr)},
          {"zones", zones_of(state, rules, eyes)},
          {"vars", variables_of(state, rules, view)}};
}

// Moves.

/// Each argument under its name, as it is typed.
Json arguments_of(const Action& action, const RuleData& rules) {
  Json arguments = Json::object();
  const ActionRule& rule = *rules.find_action(action.name);
  for (std::size_t i = 0; i < rule.arguments.size(); ++i)
    arguments[rule.arguments[i].name] = to_text(action.arguments[i], rule.arguments[i]);
  return arguments;
}

Json json_of(const std::vector<Action>& actions, const RuleData& rules) {
  Json list = Json::array();
  for (const Action& action : actions)
    list.push_back({{"action", action.name},
                    {"seat", action.seat},
                    {"arguments", arguments_of(action, rules)}});
  return list;
}

void add_count(Json& object, const std::string& key, Count count) {
  object[key] = count.number;
  if (count.saturated) object[key + "_saturated"] = true;
}

void add_error(Json& object, const Failure& failure) {
  Json& error = object["error"];
  error["kind"] = to_text(failure.kind);
  if (!failure.clause.empty()) error["clause"] = failure.clause;
  error["message"] = failure.message;
  if (failure.kind == ErrorKind::AmbiguousMove) error["moves"] = failure.moves;
}

// Answers, kind by kind: what stands in them beside "ok" and "cmd".

class Writer {
 public:
  Writer(Json& object, const Session& session) : object_(object), session_(session) {}

  void operator()(const Failure& failure) const { add_error(object_, failure); }
  void operator()(const Shown& shown) const {
    if (!shown.events.empty()) object_["events"] = json_of(shown.events);
    object_["state"] = state_of(session_, shown.view);
  }
  void operator()(const Played& played) const {
    object_["move"] = played.move;
    if (played.regularity == Regularity::Irregular) object_["irregular"] = true;
    object_["events"] = json_of(played.events);
    object_["state"] = state_of(session_, {});
  }
  /// All but the moves themselves: see with_moves().
  void operator()(const MoveList& list) const {
    add_count(object_, "total", list.total);
    object_["truncated"] = list.is_truncated();
    object_["actions"] = json_of(list.actions, session_.rules().data());
  }
  void operator()(const Explained& explained) const {
    object_["move"] = explained.move;
    object_["legal"] = explained.legal;
    if (!explained.legal) object_["stands"] = explained.stands;
    object_["clause"] = explained.clauses.empty() ? Json(nullptr) : Json(explained.clauses.front());
    object_["clauses"] = explained.clauses;
    object_["message"] = explained.message;
    object_["captures"] = json_of(explained.captures.moves, session_);
    add_count(object_, "total", explained.captures.total);
  }
  void operator()(const Scored& scored) const;
  void operator()(const Perft& perft) const;
  void operator()(const Told& told) const { tell(told.text, told.warnings); }
  void operator()(const Loaded& loaded) const {
    tell(loaded.text, loaded.warnings);
    object_["state"] = state_of(session_, {});
  }
  void operator()(const RuleSheet&) const {
    tell(rule_sheet(session_.rules().data(), session_.language(), 80), {});
  }
  void operator()(const Farewell&) const {}

 private:
  void tell(const std::string& text, const std::vector<std::string>& warnings) const {
    object_["text"] = text;
    if (!warnings.empty()) object_["warnings"] = warnings;
  }

  Json& object_;
  const Session& session_;
};

void Writer::operator()(const Scored& scored) const {
  Json players = Json::array();
  for (const Scored::Sheet& sheet : scored.sheets) {
    Json items = Json::array();
    for (const ScoreLine& line : sheet.lines)
      items.push_back({{"clause", line.clause},
                       {"item", line.item},
                       {"points", line.points},
                       {"cards", json_of(line.cards)}});
    players.push_back({{"seat", sheet.seat}, {"total", sheet.total}, {"items", std::move(items)}});
  }
  object_["players"] = std::move(players);
  Json teams = Json::array();
  for (const SideScore& side : side_scores(session_.state(), session_.rules().data()))
    teams.push_back(
        {{"seats", side.seats}, {"total", total_of(side, scored)}, {"score", side.score}});
  object_["teams"] = teams.empty() ? Json(nullptr) : std::move(teams);
}

void Writer::operator()(const Perft& perft) const {
  object_["depth"] = perft.depth;
  add_count(object_, "nodes", perft.nodes);
  if (!perft.parts) return;
  Json parts = Json::array();
  for (const auto& [move, nodes] : *perft.parts) {
    Json part{{"move", move}};
    add_count(part, "nodes", nodes);
    parts.push_back(std::move(part));
  }
  object_["divide"] = std::move(parts);
}

Json head_of(const std::string& command, bool ok) { return {{"ok", ok}, {"cmd", command}}; }

Json json_of(const TracedCall& call) {
  Json object = {{"hook", call.place.name},
                 {"file", call.place.file},
                 {"line", call.place.line ? Json(*call.place.line) : Json(nullptr)},
                 {"with", call.with},
                 {"depth", call.depth},
                 {"answer", call.answer.failed         ? Json(nullptr)
                            : call.answer.text.empty() ? Json("done")
                                                       : Json(call.answer.text)},
                 {"steps", call.answer.steps}};
  object["microseconds"] =
      std::chrono::duration_cast<std::chrono::microseconds>(call.answer.time).count();
  return object;
}

void add_preface(Json& object, const Reply& reply) {
  if (!reply.notices.empty()) object["notices"] = reply.notices;
  if (reply.trace.empty()) return;
  Json calls = Json::array();
  for (const TracedCall& call : reply.trace) calls.push_back(json_of(call));
  object["trace"] = std::move(calls);
  object["traced"] = reply.traced_in_all;
}

/// `head`, the moves as text, then what else there is to say of them.
std::string with_moves(const Json& head, const MoveList& list, const Session& session) {
  Json rest = Json::object();
  Writer(rest, session)(list);
  std::string text = written(head);
  text.back() = ',';
  text += "\"moves\":";
  append_json(list.moves, session, text);
  text += ',' + written(rest).substr(1);
  return text;
}

}  // namespace

std::string to_json(const Reply& reply, const Session& session) {
  Json head = head_of(reply.command, reply.failure() == nullptr);
  add_preface(head, reply);
  if (const auto* list = std::get_if<MoveList>(&reply.body))
    return with_moves(head, *list, session);
  std::visit(Writer(head, session), reply.body);
  return written(head);
}

std::string to_json(const std::string& command, const Failure& failure) {
  Json object = head_of(command, false);
  add_error(object, failure);
  return written(object);
}

}  // namespace kasino
