// The command that lets the computer play.
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

ReplyBody seat_player(Session& session, const Arguments& arguments) {
  const auto seat = whole_number(arguments.words()[0], 1, session.state().players());
  if (!seat)
    throw BadArgument("expected a seat from 1 to " + std::to_string(session.state().players()) +
                      ", not " + quoted(arguments.words()[0]));
  session.seat_player(static_cast<Seat>(*seat), player_or_human(arguments.words()[1]));
  return Shown{};
}

}  // namespace

ReplyBody do_auto(Session& session, const Arguments& arguments) {
  arguments.allow({}, 2);
  if (arguments.words().size() == 2) return seat_player(session, arguments);
  long long steps = 1;
  if (!arguments.words().empty()) {
    constexpr long long most = 10'000;
    const auto number = whole_number(arguments.words().front(), 1, most);
    if (!number)
      throw BadArgument("expected a number of moves up to " + std::to_string(most) +
                        ", or a seat and human, random or greedy, not " +
                        quoted(arguments.words().front()));
    steps = *number;
  }
  if (session.state().phase != Phase::Play) throw GameOver("the deal is over; nobody is to play");
  Shown shown;
  for (; steps > 0 && session.state().phase == Phase::Play && session.keep_going(); --steps)
    play_one(session, session.player_at(session.state().turn).value_or(Bot::Greedy), shown.events);
  return shown;
}

}  // namespace kasino
