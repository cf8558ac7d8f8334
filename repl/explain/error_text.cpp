#include "repl/explain/error_text.hpp"

#include <algorithm>

#include "engine/play/scoring.hpp"
#include "repl/sheets/sheet.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

std::string numbers_of(const auto& numbers, int players) {
  std::string text;
  for (int i = 0; i < players; ++i)
    text += (i == 0 ? "" : " ") + std::to_string(numbers[static_cast<std::size_t>(i)]);
  return text;
}

std::string deal_line(const State& state, const Rules& rules, int moves, const Style& style) {
  return say(style.language,
             {"deal {0}: {1} moves, points {2}, match {3}\n",
              "giv {0}: {1} drag, poäng {2}, partiet {3}\n"},
             state.deal, moves, numbers_of(deal_points(state, rules), state.players()),
             numbers_of(state.scores, state.players()));
}

std::string last_line(const State& state, const Style& style) {
  if (state.phase == Phase::Play)
    return say(style.language,
               {"it stops in deal {0}, round {1}, with seat {2} to play\n",
                "det slutar i giv {0}, omgång {1}, där plats {2} ska spela\n"},
               state.deal, state.round, state.turn);
  if (state.phase == Phase::DealOver)
    return say(style.language, {"the match goes on\n", "partiet fortsätter\n"});
  std::vector<std::string> winners;
  for (Seat seat : state.winners) winners.push_back(std::to_string(seat));
  return say(style.language,
             {"the match is over, won by seat {0}\n", "partiet är slut, vunnet av plats {0}\n"},
             list_of(winners, style.language, and_word));
}

/// The caret under its word: columns count bytes, and a letter may have several.
std::string caret_line(const SourceLine& source) {
  const std::string_view before = std::string_view(source.text).substr(0, *source.column);
  const auto letters = std::count_if(before.begin(), before.end(), [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80;
  });
  return std::string(static_cast<std::size_t>(letters), ' ') + '^';
}

}  // namespace

std::string replay_report(const Game& game, const Style& style) {
  const RuleData& rules = game.rules().data();
  std::string text = say(style.language, {"{0}, {1} players\n", "{0}, {1} spelare\n"}, rules.name,
                         game.state().players());
  int moves = 0;
  for (std::size_t ply = 0; ply <= game.ply(); ++ply) {
    const bool is_move = ply > 0 && game.steps()[ply - 1].move() != nullptr;
    moves = is_move ? moves + 1 : 0;
    const State& state = game.state_at(ply);
    if (state.phase != Phase::Play) text += deal_line(state, game.rules(), moves, style);
  }
  const std::string sides = side_line(game.state(), rules, style.language);
  if (!sides.empty()) text += sides + '\n';
  return text + last_line(game.state(), style);
}

RecordError with_place(const RecordError& error, const std::string& file) {
  std::string text = file + ':' + std::to_string(error.line()) + ": " + error.what();
  if (!error.clause().empty() && text.find(error.clause()) == std::string::npos)
    text += " (" + error.clause() + ')';
  return RecordError(text, error.line(), error.clause());
}

std::optional<std::string> script_warning(const RecordHead& head, const RuleData& rules) {
  if (head.script_hash.empty() || head.script_hash == rules.hash) return std::nullopt;
  return "the record was made under another version of the rules of " + rules.name;
}

std::vector<std::string> lines_under(const Error& error) {
  std::vector<std::string> lines;
  const auto* script = dynamic_cast<const ScriptError*>(&error);
  if (script == nullptr) return lines;
  if (const auto& source = script->source()) {
    lines.push_back("    " + source->text);
    if (source->column) lines.push_back("    " + caret_line(*source));
  }
  for (const std::string& frame : script->traceback()) lines.push_back("  " + frame);
  return lines;
}

std::string error_report(const Error& error) {
  std::string text = "kasino: " + printable_lines(error.what());
  for (const std::string& line : lines_under(error)) text += '\n' + line;
  return text;
}

}  // namespace kasino
