#include "repl/json/json_moves.hpp"

#include "engine/cards/card_text.hpp"

namespace kasino {

namespace {

Json json_of(const Move& move, const Session& session) {
  const MoveLine line = move_line(move, session.state(), session.rules());
  Json groups = Json::array();
  for (const Cards& group : line.groups) groups.push_back(kasino::json_of(group));
  return {{"move", line.text},
          {"card", to_text(move.card)},
          {"value", line.value ? Json(*line.value) : Json(nullptr)},
          {"captured", kasino::json_of(move.captured)},
          {"groups", std::move(groups)},
          {"sweep", line.sweep}};
}

}  // namespace

Json json_of(std::span<const Card> cards) {
  Json list = Json::array();
  for (Card card : cards) list.push_back(to_text(card));
  return list;
}

Json json_of(const std::vector<Move>& moves, const Session& session) {
  Json list = Json::array();
  for (const Move& move : moves) list.push_back(json_of(move, session));
  return list;
}

void append_json(const std::vector<Move>& moves, const Session& session, std::string& text) {
  const char* before = "[";
  for (const Move& move : moves) {
    text += before + written(json_of(move, session));
    before = ",";
  }
  text += moves.empty() ? "[]" : "]";
}

std::string written(const Json& value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace kasino
