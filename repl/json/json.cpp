#include "repl/json/json.hpp"

#include <algorithm>
#include <chrono>

#include "engine/cards/card_text.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/commands/commands.hpp"
#include "repl/commands/move_list.hpp"
#include "repl/json/json_state.hpp"
#include "repl/json/reasons.hpp"
#include "repl/sheets/narration.hpp"
#include "repl/sheets/sheet.hpp"

namespace kasino {

namespace {

// Events.

/// A field called card is one card, others with cards are lists; "?" for what `view` may not know.
Json json_of(const Field& field, const std::optional<Seat>& view) {
  if (!field.is_known_to(view)) return "?";
  if (const auto* cards = std::get_if<Cards>(&field.value)) {
    if (field.name == "card" && cards->size() == 1) return to_text(cards->front());
    return json_of(*cards);
  }
  if (const auto* number = std::get_if<int>(&field.value)) return *number;
  if (const auto* text = std::get_if<std::string>(&field.value)) return *text;
  return std::get<std::vector<int>>(field.value);
}

Json json_of(const EventLog& events, const std::optional<Seat>& view) {
  Json list = Json::array();
  for (const Event& event : events) {
    Json object{{"type", event.type}};
    for (const Field& field : event.fields) object[field.name] = json_of(field, view);
    list.push_back(std::move(object));
  }
  return list;
}

// Moves.

/// A move with its written form and the grouping that explains it.
Json json_of(const Move& move, const Session& session) {
  const State& state = session.state();
  const TurnContext turn(state, session.rules());
  const GroupedMove written = grouped(move, turn);
  Json value;
  Json groups = Json::array();
  if (written.grouping && written.grouping->value != 0) value = written.grouping->value;
  if (written.grouping && written.grouping->is_found)
    for (const Group& group : written.grouping->groups) {
      Json& cards = groups.emplace_back(Json::array());
      for (const Counted& counted : group.cards) cards.push_back(to_text(counted.card));
    }
  Json object = {{"move", to_text(written, state, session.rules().data())},
                 {"card", to_text(move.card)},
                 {"value", std::move(value)},
                 {"captured", json_of(move.captured)},
                 {"groups", std::move(groups)},
                 {"sweep", counts_as_sweep(move, state, session.rules())}};
  if (move.whole != 0) {
    Json& piles = object["piles"] = Json::array();
    for (const Place pile : places_of(move, session.rules().data(), state.players()))
      piles.push_back(pile.zone() == Zone::Build ? json_of(state.cards(pile))
                                                 : Json(to_text(pile, session.rules().data())));
  }
  if (move.builds()) object["built"] = move.built;
  return object;
}

/// Each argument under its name, as typed.
Json arguments_of(const Action& action, const RuleData& rules) {
  Json arguments = Json::object();
  const ActionRule& rule = *rules.find_action(action.name);
  for (std::size_t i = 0; i < rule.arguments.size(); ++i)
    arguments[rule.arguments[i].name] = to_text(action.arguments[i], rule.arguments[i]);
  return arguments;
}

/// An action that plays cards, with the fields that every move has; it captures nothing by value.
Json json_of_play(const Action& action, const Session& session) {
  const RuleData& rules = session.rules().data();
  const CardsOfPlay cards = cards_of_play(action, session.state(), rules);
  return {{"move", to_text(action, session.state(), session.rules())},
          {"card", cards.played.empty()       ? Json(nullptr)
                   : cards.played.size() == 1 ? Json(to_text(cards.played))
                                              : json_of(cards.played)},
          {"value", nullptr},
          {"captured", json_of(cards.captured)},
          {"groups", Json::array()},
          {"sweep", false},
          {"action", action.name},
          {"arguments", arguments_of(action, rules)}};
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
  if (!failure.facts.clause.empty()) error["clause"] = failure.facts.clause;
  error["message"] = failure.message;
  if (failure.kind == ErrorKind::AmbiguousMove) error["moves"] = failure.facts.moves;
}

/// How many captures of a card are told beside why a move is legal or not.
constexpr std::size_t captures_shown = 20;

/// The largest answer, in bytes: some six thousand moves.
constexpr std::size_t longest_answer = std::size_t{1} << 20U;

// Answers, kind by kind: their fields besides "ok" and "cmd".

class Writer {
 public:
  Writer(Json& object, const Session& session) : object_(object), session_(session) {}

  void operator()(const Failure& failure) const {
    add_error(object_, failure);
    if (const auto& judgement = failure.facts.judgement)
      add_reason(object_["error"], *judgement, session_.state(), session_.rules().data());
  }
  void operator()(const Shown& shown) const {
    if (!shown.events.empty()) object_["events"] = json_of(shown.events, shown.view);
    object_["state"] = state_of(session_, shown.view);
  }
  void operator()(const Played& played) const {
    object_["move"] = played.move;
    if (played.regularity == Regularity::Irregular) object_["irregular"] = true;
    object_["events"] = json_of(played.events, {});
    object_["state"] = state_of(session_, {});
  }
  void operator()(const Tried& tried) const {
    object_["move"] = tried.move;
    object_["events"] = json_of(tried.events, {});
    Style plain;
    plain.language = session_.language();
    tell(trial_text(tried, session_.rules().data(), plain, session_.viewer()), {});
  }
  /// All but the moves themselves, which with_moves() adds.
  void operator()(const MoveList& list) const {
    add_count(object_, "total", list.total);
    object_["truncated"] = list.is_truncated();
    object_["actions"] = json_of(list.actions, session_.rules().data());
  }
  void operator()(const Explained& explained) const {
    object_["move"] = explained.move;
    const Judgement& judgement = explained.judgement;
    const std::vector<std::string> clauses = judgement.clauses();
    object_["legal"] = judgement.legal();
    if (!judgement.legal()) object_["stands"] = explained.stands;
    object_["clause"] = clauses.empty() ? Json(nullptr) : Json(clauses.front());
    object_["clauses"] = clauses;
    object_["message"] = explained.message;
    add_reason(object_, judgement, session_.state(), session_.rules().data());
    Json& captures = object_["captures"] = Json::array();
    const Move* move = judgement.move_meant();
    const MoveList list =
        move == nullptr ? MoveList{} : capture_list(move->card, session_, captures_shown);
    for (const Move& capture : list.moves) captures.push_back(json_of(capture, session_));
    add_count(object_, "total", list.total);
  }
  void operator()(const Scored& scored) const;
  void operator()(const Perft& perft) const;
  void operator()(const Analysed& analysed) const;
  void operator()(const Reviewed& reviewed) const;
  void operator()(const Told& told) const { tell(told.text, told.warnings); }
  void operator()(const Sheet& sheet) const { tell(sheet.text(session_.speech()), {}); }
  void operator()(const Loaded& loaded) const {
    tell(loaded.text, loaded.warnings);
    object_["state"] = state_of(session_, {});
  }
  void operator()(const KeptList& list) const;
  void operator()(const Recounted& recounted) const {
    object_["events"] = json_of(recounted.events, session_.viewer());
  }
  void operator()(const Peeked&) const {
    tell(draw_hands(session_.state(), session_.speech()), {});
  }
  void operator()(const RuleSheet&) const {
    tell(rule_sheet(session_.rules().data(), session_.language(), 80), {});
  }
  void operator()(const Taught& taught) const;
  void operator()(const Farewell&) const {}

 private:
  void tell(const std::string& text, const std::vector<std::string>& warnings) const {
    object_["text"] = text;
    if (!warnings.empty()) object_["warnings"] = warnings;
  }

  Json& object_;
  const Session& session_;
};

void Writer::operator()(const Analysed& analysed) const {
  object_["seat"] = analysed.seat;
  object_["exact"] = analysed.is_exact;
  if (analysed.first)
    object_["first"] = {{"action", analysed.first->action}, {"why", analysed.first->why}};
  Json& moves = object_["moves"] = Json::array();
  for (const Analysed::Line& line : analysed.lines) {
    Json& move = moves.emplace_back(
        Json{{"move", line.move}, {"playouts", line.playouts}, {"why", line.why}});
    if (!line.lead) continue;
    move["lead"] = line.lead->mean / 1000.0;
    move["error"] = line.lead->error / 1000.0;
  }
  object_["total"] = analysed.total;
}

void Writer::operator()(const KeptList& list) const {
  Json& games = object_["games"] = Json::array();
  for (const KeptGame& game : list.games) {
    Json& one = games.emplace_back(Json{{"number", games.size() + 1},
                                        {"left", time_text(game.left)},
                                        {"damaged", game.variant.empty()},
                                        {"variant", game.variant},
                                        {"finished", game.is_finished}});
    if (game.deal > 0) one["deal"] = game.deal;
    if (game.deal > 0) one["scores"] = game.scores;
    Json& players = one["players"] = Json::array();
    for (const auto& player : game.players) players.push_back(player ? name_of(*player) : "human");
    if (!game.names.empty()) one["names"] = game.names;
  }
}

void Writer::operator()(const Reviewed& reviewed) const {
  Json& slips = object_["slips"] = Json::array();
  for (const Reviewed::Slip& slip : reviewed.slips)
    slips.push_back({{"goto", slip.move_number},
                     {"seat", slip.seat},
                     {"move", slip.move},
                     {"better", slip.better},
                     {"lost", slip.lost / 1000.0},
                     {"error", slip.error / 1000.0},
                     {"why", slip.why}});
  object_["weighed"] = reviewed.weighed;
  object_["complete"] = reviewed.is_whole;
}

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
  if (!scored.is_all) object_["hidden_left_out"] = true;
  for (const Scored::Carried& carried : scored.carried)
    object_["carried"].push_back(
        {{"clause", carried.clause}, {"item", carried.item}, {"points", carried.points}});
  Json teams = Json::array();
  for (const SideScore& side : side_scores(session_.state(), session_.rules().data()))
    teams.push_back(
        {{"seats", side.seats}, {"total", total_of(side, scored)}, {"score", side.score}});
  object_["teams"] = teams.empty() ? Json(nullptr) : std::move(teams);
}

void Writer::operator()(const Taught& taught) const {
  const Course& course = taught.course;
  const LessonItem& item = course.item();
  const Language language = session_.language();
  Json lesson = {
      {"title", course.title().in(language)}, {"item", course.at() + 1}, {"items", course.size()},
      {"say", item.say.in(language)},         {"clauses", item.clauses}, {"asks", course.asks()}};
  if (course.number() > 0) lesson["number"] = course.number();
  if (item.question) {
    const Posed posed(*item.question, session_.rules());
    lesson["ask"] = ask_words()[static_cast<std::size_t>(item.question->ask)];
    lesson["question"] = posed.in_words(language);
    lesson["how"] = posed.how_to_answer(language);
  }
  object_["lesson"] = std::move(lesson);
  if (!taught.told.empty()) object_["text"] = taught.told;
  if (taught.marked) {
    object_["right"] = taught.marked->is_right;
    Json& marks = object_["marks"] = Json::array();
    for (const Mark& mark : taught.marked->marks) {
      const char* kinds[] = {"right", "wrong", "missed"};
      Json& told = marks.emplace_back(Json{{"mark", kinds[static_cast<int>(mark.kind)]},
                                           {"answer", mark.answer},
                                           {"why", mark.why}});
      if (mark.judged)
        add_reason(told, *mark.judged, Posed(*item.question, session_.rules()).state(),
                   session_.rules().data());
    }
  }
  if (item.position && taught.shows_item) object_["state"] = state_of(session_, {});
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
  if (reply.coach)
    object["coach"] = {{"lost", reply.coach->lost / 1000.0},
                       {"better", reply.coach->better},
                       {"message", reply.coach->message}};
  if (!reply.notices.empty()) object["notices"] = reply.notices;
  if (reply.trace.empty()) return;
  Json calls = Json::array();
  for (const TracedCall& call : reply.trace) calls.push_back(json_of(call));
  object["trace"] = std::move(calls);
  object["traced"] = reply.traced_in_all;
}

/// `head`, as many of the moves as an answer holds, then the list's other fields. Written move by
/// move, since the JSON values of a long list would take many times the memory of their text.
std::string with_moves(const Json& head, const MoveList& list, const Session& session) {
  Json rest = Json::object();
  Writer(rest, session)(list);
  std::string text = written(head);
  text.back() = ',';
  text += "\"moves\":[";
  std::size_t told = 0;
  const auto add = [&](const Json& move) {
    text += written(move) + ',';
    ++told;
    return text.size() <= longest_answer;
  };
  if (std::ranges::all_of(list.moves,
                          [&](const Move& move) { return add(json_of(move, session)); }))
    static_cast<void>(std::ranges::all_of(
        list.plays, [&](const Action& play) { return add(json_of_play(play, session)); }));
  if (told < list.listed()) rest["truncated"] = true;
  if (text.back() == ',') text.pop_back();
  return text + "]," + written(rest).substr(1);
}

/// The answer to a command that was done, if the whole answer is too long.
std::string shortened(const Reply& reply, std::size_t bytes) {
  Json object = head_of(reply.command, reply.failure() == nullptr);
  object["notices"] = {"it was done; the answer is left out, for it has " + std::to_string(bytes) +
                       " bytes (at most " + std::to_string(longest_answer) + ')'};
  return written(object);
}

}  // namespace

std::string to_json(const Reply& reply, const Session& session) {
  Json head = head_of(reply.command, reply.failure() == nullptr);
  add_preface(head, reply);
  if (const auto* list = std::get_if<MoveList>(&reply.body))
    return with_moves(head, *list, session);
  std::visit(Writer(head, session), reply.body);
  std::string text = written(head);
  return text.size() <= longest_answer ? text : shortened(reply, text.size());
}

std::string answer_in_json(const Reply& reply, const Session& session) {
  try {
    return to_json(reply, session);
  } catch (const std::exception& error) {
    return to_json(reply.command, failure_of(error, ErrorKind::BadArgument, session.language()));
  }
}

std::string to_json(const std::string& command, const Failure& failure) {
  Json object = head_of(command, false);
  add_error(object, failure);
  return written(object);
}

}  // namespace kasino
