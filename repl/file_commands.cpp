// Commands about game records.
#include "engine/record.hpp"
#include "repl/commands.hpp"
#include "repl/record_rules.hpp"
#include "repl/report.hpp"

namespace kasino {

namespace {

/// A file's name is all that follows the command, with or without quotes around it.
std::string file_argument(const Arguments& arguments) {
  std::string name(unquoted(arguments.text()));
  if (name.empty()) throw BadArgument("the name of a file is missing");
  return name;
}

std::string text_of_steps(const Game& game) {
  std::size_t moves = 0;
  for (std::size_t i = 0; i < game.ply(); ++i) moves += game.steps()[i].move() != nullptr ? 1 : 0;
  const State& state = game.state();
  return "deal " + std::to_string(state.deal) + ", " + std::to_string(moves) +
         (moves == 1 ? " move" : " moves");
}

}  // namespace

ReplyBody do_record(Session& session, const Arguments& arguments) {
  arguments.allow({});
  return Told{write_record(session.game())};
}

ReplyBody do_save(Session& session, const Arguments& arguments) {
  const std::string file = file_argument(arguments);
  save_atomically(file, write_record(session.game()));
  return Told{"saved " + file + ": " + text_of_steps(session.game())};
}

ReplyBody do_load(Session& session, const Arguments& arguments) {
  const std::string file = file_argument(arguments);
  const std::string text = read_file(file);
  try {
    const RecordHead head = read_record_head(text);
    const Rules& rules = rules_of_record(head, file, [&](const RulesName& name) -> const Rules& {
      return session.rules_named(name);
    });
    Game game = replay_record(text, rules);
    Loaded loaded{"loaded " + file + ": " + text_of_steps(game), {}};
    if (const auto warning = script_warning(head, rules.data())) loaded.warnings = {*warning};
    session.timeline().open(std::move(game));
    return loaded;
  } catch (const RecordError& error) {
    throw with_place(error, file);
  }
}

}  // namespace kasino
