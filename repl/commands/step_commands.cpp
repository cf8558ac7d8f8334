// Commands that walk through the game, and look at what else it could have been.
#include <algorithm>
#include <optional>

#include "engine/cards/card_text.hpp"
#include "engine/legality/judge.hpp"
#include "engine/record/record.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/explain/error_text.hpp"
#include "repl/session/record_rules.hpp"
#include "repl/sheets/comparison.hpp"
#include "repl/sheets/history.hpp"
#include "repl/text/words.hpp"
#include "scripting/check/shrink.hpp"

namespace kasino {

namespace {

/// How many steps are wanted: one, unless a number is given; no more than there are.
std::size_t wanted_steps(const Arguments& arguments, std::size_t there_are,
                         const std::string& end) {
  arguments.allow({}, 1);
  std::size_t wanted = 1;
  if (!arguments.words().empty()) {
    const auto number = whole_number(arguments.words().front(), 1, 1'000'000);
    if (!number)
      throw BadArgument("expected a number of steps, not " + quoted(arguments.words().front()));
    wanted = static_cast<std::size_t>(*number);
  }
  if (there_are == 0) throw BadArgument(end);
  return std::min(wanted, there_are);
}

/// What led to the position that is shown now.
Shown shown_here(const Session& session) { return Shown{{}, session.game().events()}; }

/// Throws BadArgument unless both cards lie somewhere.
void swap_in(Setup& setup, Card one, Card other) {
  const std::vector<Cards*> zones = zones_in(setup);
  for (const Card card : {one, other})
    if (std::none_of(zones.begin(), zones.end(), [&](const Cards* zone) {
          return std::find(zone->begin(), zone->end(), card) != zone->end();
        }))
      throw BadArgument(to_text(card) + " is not in play here");
  for (Cards* zone : zones)
    for (Card& card : *zone)
      if (card == one || card == other) card = card == one ? other : one;
}

/// Whether something of its deal that one position knows is not in the other.
bool has_forgotten(const State& now, const State& before) {
  return now.awards != before.awards || now.variables != before.variables ||
         now.sets != before.sets || now.carried != before.carried;
}

}  // namespace

ReplyBody do_step(Session& session, const Arguments& arguments) {
  const std::size_t there_are = session.timeline().plies_ahead();
  for (std::size_t n = wanted_steps(
           arguments, there_are,
           say(session.language(), {"this is where the game has got to", "hit har spelet kommit"}));
       n > 0; --n)
    session.timeline().step_forward();
  return shown_here(session);
}

ReplyBody do_back(Session& session, const Arguments& arguments) {
  const std::size_t there_are = session.game().ply();
  for (std::size_t n = wanted_steps(
           arguments, there_are,
           say(session.language(), {"this is where the game begins", "här börjar spelet"}));
       n > 0; --n)
    session.timeline().step_back();
  return shown_here(session);
}

ReplyBody do_goto(Session& session, const Arguments& arguments) {
  arguments.allow({}, 1);
  const std::string& word = arguments.word("the number of a move, as history has it,");
  const std::vector<std::size_t> plies = plies_by_number(session.game());
  const std::size_t reachable = session.game().ply() + session.timeline().plies_ahead();
  const auto last =
      std::find_if(plies.begin(), plies.end(), [&](std::size_t ply) { return ply > reachable; });
  const auto most = static_cast<long long>(last - plies.begin()) - 1;
  const auto number = whole_number(word, 0, most);
  if (!number)
    throw BadArgument("expected the number of a move, 0 (the beginning) to " +
                      std::to_string(most) + ", not " + quoted(word));
  const std::size_t ply = plies[static_cast<std::size_t>(*number)];
  while (session.game().ply() > ply) session.timeline().step_back();
  while (session.game().ply() < ply) session.timeline().step_forward();
  return shown_here(session);
}

ReplyBody do_history(Session& session, const Arguments& arguments) {
  arguments.allow({});
  return Told{history_of(session.game(), session.language())};
}

ReplyBody do_swap(Session& session, const Arguments& arguments) {
  arguments.allow({}, 2);
  if (arguments.words().size() != 2) throw BadArgument("which two cards? As in swap s7 h4");
  if (session.state().phase != Phase::Play)
    throw GameOver("the deal is over; go back to a position in which cards are played");
  if (!session.state().asked.empty() || session.state().pending)
    throw BadArgument("somebody is still to choose; swap cards before or after that");
  const Card one = parse_card(arguments.words()[0]);
  const Card other = parse_card(arguments.words()[1]);
  if (one == other) throw BadArgument("these are the same card");
  Setup setup = setup_of(session.state(), session.rules().data());
  swap_in(setup, one, other);
  const State before = session.state();
  session.start(std::move(setup));
  if (has_forgotten(session.state(), before))
    session.notice(say(session.language(),
                       {"this begins a deal anew: what was awarded or noted in it is forgotten; "
                        "undo leads back",
                        "det här börjar en giv på nytt: vad som delats ut eller noterats i den är "
                        "glömt; undo leder tillbaka"}));
  return shown_here(session);
}

ReplyBody do_compare(Session& session, const Arguments& arguments) {
  const std::string file(unquoted(arguments.text()));
  if (file.empty()) throw BadArgument("the name of a file is missing");
  return Told{
      comparison_of(session.game(), recorded_game(file, session).game, file, session.language())};
}

ReplyBody do_echo(Session&, const Arguments& arguments) { return Told{arguments.text()}; }

}  // namespace kasino
