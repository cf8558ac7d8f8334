// Commands that count: points and move sequences.
#include "engine/game/perft.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"

namespace kasino {

Scored score_sheets(const State& state, const Rules& rules) {
  Scored scored;
  const Points points = deal_points(state, rules);
  for (Seat seat = 1; seat <= state.players(); ++seat)
    scored.sheets.push_back(
        {seat, points[static_cast<std::size_t>(seat - 1)], score_sheet(state, rules, seat)});
  if (state.phase == Phase::MatchOver) return scored;
  const std::vector<int> carried =
      state.phase == Phase::Play ? state.carried : carried_on(state, rules.data());
  for (std::size_t i = 0; i < carried.size(); ++i) {
    const ScoringItem& item = rules.data().scoring[i];
    if (carried[i] > 0) scored.lying.push_back({item.name, item.clause, carried[i] * item.points});
  }
  return scored;
}

ReplyBody do_score(Session& session, const Arguments& arguments) {
  arguments.allow({});
  return score_sheets(session.state(), session.rules());
}

namespace {

constexpr std::uint64_t most_parts = 100'000;

Perft divided(Session& session, int depth) {
  const auto keep_going = [&] { return session.keep_going(); };
  const Count first_moves = count_legal_moves(session.state(), session.rules());
  if (first_moves.saturated || first_moves.number > most_parts)
    throw BadArgument("--divide tells of " + std::to_string(most_parts) +
                      " first moves at most; here are " + std::to_string(first_moves.number) +
                      (first_moves.saturated ? " and more" : ""));
  Perft perft{depth, {}};
  perft.parts.emplace();
  for (const auto& [move, nodes] :
       perft_divide(session.state(), session.rules(), depth, keep_going)) {
    perft.parts->emplace_back(to_text(move, session.state(), session.rules()), nodes);
    perft.nodes += nodes;
  }
  return perft;
}

}  // namespace

ReplyBody do_perft(Session& session, const Arguments& arguments) {
  arguments.allow({}, 2);
  const std::string& word = arguments.word("the depth, a number of plays,");
  const auto depth = whole_number(word, 0, 1000);
  if (!depth) throw BadArgument("expected a depth from 0 to 1000, not " + quoted(word));
  if (arguments.words().size() == 1)
    return Perft{static_cast<int>(*depth),
                 kasino::perft(session.state(), session.rules(), static_cast<int>(*depth),
                               [&] { return session.keep_going(); })};
  if (arguments.words()[1] != "--divide")
    throw BadArgument(quoted(arguments.words()[1]) + ": unknown argument (did you mean --divide?)");
  if (*depth == 0) throw BadArgument("--divide splits by first move, so the depth is 1 or more");
  return divided(session, static_cast<int>(*depth));
}

}  // namespace kasino
