// Commands that show more than the board does: what the last step was about, every hand, the rules,
// and what commands there are.
#include <map>

#include "engine/legality/judge.hpp"
#include "engine/play/scoring.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/explain/explain.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/explain/secure_points.hpp"
#include "repl/sheets/history.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

constexpr int text_width = 79;

/// The move in words, and each clause that speaks of it.
std::string judgement(const Move& move, const State& before, const Game& game, const Style& style,
                      bool hides_hands) {
  Verdict verdict = judge(move, before, game.rules());
  // Only its player may know what else the hand could have done, and where the table trusts its
  // players nobody is told that a move broke a duty.
  const bool is_secret = hides_hands && !verdict.legal();
  if (is_secret && verdict.stands(game.rules().data())) verdict.refusals.clear();
  const std::vector<std::string> clauses = clauses_of(verdict);
  if (is_secret && !clauses.empty())
    return clause_with_text(clauses.front(), game.rules().data(), style.language);
  std::string text = explain(move, verdict, before, game.rules(), style.language);
  for (std::size_t i = 1; i < clauses.size(); ++i)
    text += '\n' + clause_with_text(clauses[i], game.rules().data(), style.language);
  return text;
}

/// What was done, and the clause that allows it, or that a forced move breaks.
std::string what_was_done(const Game& game, const Style& style, const Session& session) {
  const Ply& step = game.steps()[game.ply() - 1];
  const State& before = game.state_at(game.ply() - 1);
  const RuleData& rules = game.rules().data();
  const std::string text = last_move_text(game, style, session.viewer());
  if (const Move* move = step.move())
    return text + ": " + judgement(*move, before, game, style, session.hides_hands());
  const ActionRule* action =
      step.action() != nullptr ? rules.find_action(step.action()->name) : nullptr;
  if (action == nullptr || action->clause.empty()) return text;
  return text + " (" + clause_with_text(action->clause, rules, style.language) + ')';
}

/// "seat 1: +1 by ACES-1: Each ace is a point.", for each clause whose points the step changed.
std::string changed_points(const Game& game, Language language) {
  const State& before = game.state_at(game.ply() - 1);
  const State& after = game.state();
  std::string text;
  for (Seat seat = 1; seat <= after.players(); ++seat) {
    std::map<std::string, int> change = points_by_clause(score_sheet(after, game.rules(), seat));
    for (const auto& [clause, points] : points_by_clause(score_sheet(before, game.rules(), seat)))
      change[clause] -= points;
    for (const auto& [clause, points] : change)
      if (points != 0)
        text += wrapped(say(language, {"  seat {0}: {1:+} by {2}", "  plats {0}: {1:+} genom {2}"},
                            seat, points, clause_with_text(clause, game.rules().data(), language)),
                        text_width, 4) +
                '\n';
  }
  return text;
}

std::string explanation_of(const Game& game, const Style& style, const Session& session) {
  const Ply& step = game.steps()[game.ply() - 1];
  EventLog told = game.events();
  if (!std::holds_alternative<Cards>(step.what))
    std::erase_if(told, [](const Event& event) {  // which the first line tells already
      return event.type == "trail" || event.type == "capture" || event.type == "build";
    });
  const std::string events = narrate(told, game.rules().data(), style, session.viewer());
  if (std::holds_alternative<Cards>(step.what)) return events;
  const std::string points = changed_points(game, style.language);
  return wrapped(what_was_done(game, style, session), style.width, 4) + '\n' + events +
         (points.empty()
              ? say(style.language, {"It changes nobody's points for now.\n",
                                     "Det ändrar ingens poäng för tillfället.\n"})
              : say(style.language, {"Points, as they stand:\n", "Poängen, som de står:\n"}) +
                    points);
}

/// Whether the step of that ply is a computer player's.
bool is_by_computer(const Session& session, std::size_t ply) {
  const Step& step = session.game().steps()[ply - 1].what;
  return !std::holds_alternative<Cards>(step) && session.player_at(seat_of(step));
}

/// The ply from which on there is something new to a person: their own step, which the computer
/// has answered, or else the last.
std::size_t first_to_explain(const Session& session) {
  std::size_t ply = session.game().ply();
  if (!session.has_both()) return ply;
  while (ply > 1 && is_by_computer(session, ply)) --ply;
  return ply;
}

}  // namespace

ReplyBody do_last(Session& session, const Arguments& arguments) {
  arguments.allow({});
  const Game& game = session.game();
  EventLog events = game.ply() == 0 ? game.start_events() : EventLog();
  for (std::size_t ply = first_to_explain(session); ply > 0 && ply <= game.ply(); ++ply) {
    const Ply& step = game.steps()[ply - 1];
    events.insert(events.end(), step.events.begin(), step.events.end());
    if (const Move* move = step.move())
      if (auto points = points_event(game.state_at(ply - 1), *move, step.after, game.rules(),
                                     session.language()))
        events.push_back(*std::move(points));
  }
  Style plain;
  plain.width = text_width;
  plain.language = session.language();
  plain.you = session.only_person().value_or(0);
  return Told{narrate(events, game.rules().data(), plain, session.viewer())};
}

ReplyBody do_explain(Session& session, const Arguments& arguments) {
  arguments.allow({});
  const Game& game = session.game();
  Style plain;
  plain.width = text_width;
  plain.language = session.language();
  if (game.ply() == 0)
    return Told{narrate(game.start_events(), game.rules().data(), plain) +
                say(plain.language, {"Nothing has been played yet.", "Inget är spelat än."})};
  std::string told;
  for (std::size_t ply = first_to_explain(session); ply <= game.ply(); ++ply) {
    Game then = game;
    while (then.ply() > ply) then.undo();
    told += (told.empty() ? "" : "\n") + explanation_of(then, plain, session);
  }
  return Told{std::move(told)};
}

ReplyBody do_peek(Session&, const Arguments& arguments) {
  arguments.allow({});
  return Peeked{};
}

ReplyBody do_ready(Session& session, const Arguments& arguments) {
  arguments.allow({});
  session.show_hand();
  return Shown{};
}

namespace {

constexpr int width = 79;

struct Heading {
  Subject subject;
  Phrase name;
};

constexpr Heading headings[] = {
    {Subject::Play, {"playing", "spela"}},          {Subject::Walk, {"stepping", "stega"}},
    {Subject::SetUp, {"setting up", "ställa upp"}}, {Subject::Files, {"files", "filer"}},
    {Subject::Rules, {"rules", "regler"}},          {Subject::Script, {"scripts", "skript"}},
    {Subject::Session, {"besides", "övrigt"}},
};

std::string how_to_move(Language language) {
  return say(language,
             {"A move is a card to lay out (s7), or a card and what it takes (s7xh7, s7xd4s3).\n"
              "Cards: s h d c, then A 2-10 J Q K.\n",
              "Ett drag är ett kort att lägga ut (s7), eller ett kort och vad det tar (s7xh7, "
              "s7xd4s3).\nKort: s h d c, sedan A 2-10 J Q K.\n"});
}

/// The commands by what they are for: fits on any screen.
std::string overview(Language language) {
  constexpr int indent = 12;
  std::string text = wrapped(how_to_move(language), width) + '\n';
  for (const Heading& heading : headings) {
    std::string names;
    for (const Command& command : commands())
      if (command.subject == heading.subject) names += (names.empty() ? "" : ", ") + command.name;
    text += wrapped(padded(say(language, heading.name), indent) + names, width, indent) + '\n';
  }
  return text + '\n' +
         say(language, {"help COMMAND says more of one, help all a line of each.",
                        "help KOMMANDO säger mer om ett, help all en rad om vart och ett."});
}

std::string a_line_of_each() {
  std::size_t columns = 0;
  for (const Command& command : commands()) columns = std::max(columns, command.name.size());
  std::string text;
  for (const Command& command : commands())
    text += wrapped("  " + command.name + std::string(columns + 2 - command.name.size(), ' ') +
                        command.summary,
                    width, static_cast<int>(columns) + 4) +
            '\n';
  return text;
}

std::string about(const Command& command) {
  std::string text = command.name;
  if (!command.arguments.empty()) text += ' ' + command.arguments;
  text = wrapped(text, width, 4) + "\n  " + command.summary;
  if (!command.detail.empty()) text += '\n' + wrapped("  " + command.detail, width, 2);
  return text + "\nexample\n  " + command.example;
}

}  // namespace

ReplyBody do_rules(Session&, const Arguments& arguments) {
  arguments.allow({});
  return RuleSheet{};
}

ReplyBody do_help(Session& session, const Arguments& arguments) {
  arguments.allow({}, 1);
  if (arguments.words().empty()) return Told{overview(session.language())};
  const std::string& word = arguments.words().front();
  if (word == "all") return Told{a_line_of_each()};
  const Command* command = find_command(word);
  if (command == nullptr) command = command_short_for(word);
  if (command == nullptr)
    throw BadArgument("unknown command " + quoted(word) + did_you_mean(word, command_names()));
  return Told{about(*command)};
}

ReplyBody do_cards(Session& session, const Arguments& arguments) {
  arguments.allow({}, 1);
  const std::string word = arguments.words().empty() ? "" : arguments.words().front();
  const std::optional<CardLook> look = card_look_named(word);
  if (!look) throw BadArgument("expected big, line or ascii, not " + quoted(word));
  session.draw_cards(*look);
  return Shown{};
}

ReplyBody do_echo(Session&, const Arguments& arguments) { return Told{arguments.text()}; }

ReplyBody do_quit(Session&, const Arguments& arguments) {
  arguments.allow({});
  return Farewell{};
}

}  // namespace kasino
