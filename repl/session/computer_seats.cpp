#include "repl/session/computer_seats.hpp"

#include <utility>

#include "engine/notation/move_text.hpp"
#include "engine/players/worlds.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/explain/reasons.hpp"
#include "repl/explain/secure_points.hpp"
#include "repl/session/session.hpp"
#include "repl/text/form.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

Random random_for(const Session& session, Seat seat) {
  return random_for(session.state(), session.rules(), session.game().ply(), seat);
}

}  // namespace

Random random_for(const State& state, const Rules& rules, std::size_t ply, Seat seat) {
  return Random(Worlds(seat, state, rules).hash() + ply);
}

void take_and_tell(Session& session, const Step& step, Regularity regularity, EventLog& events,
                   std::optional<Grouping> grouping) {
  session.timeline().take(step, regularity, std::move(grouping));
  const EventLog happened =
      events_with_points(session.game(), session.game().ply(), session.language());
  events.insert(events.end(), happened.begin(), happened.end());
}

namespace {

void carry_out(Session& session, const Decision& decision, Bot player, EventLog& events) {
  const State& state = session.state();
  const Rules& rules = session.rules();
  const auto* action = std::get_if<Action>(&decision.what);
  const std::string text =
      action != nullptr
          ? told_text(*action, state, rules, {},
                      session.settings().by_program ? Language::English : session.language())
          : to_text(decision.what, state, rules);
  Event told{"computer",
             {{"seat", seat_of(decision.what)},
              {"player", std::string(name_of(player))},
              {"move", text},
              {"why", reason_of(decision, player, rules.data(), session.language())}}};
  EventLog happened{std::move(told)};
  take_and_tell(session, decision.what, Regularity::Regular, happened);
  // What the reason says is not said again; programs are told of every award.
  const auto is_said = [&](const Event& event) {
    if (event.type == "points") return !decision.gains.empty();
    return event.type == "award" && !session.settings().by_program &&
           *event.find("seat") == FieldValue(int{seat_of(decision.what)}) &&
           std::ranges::any_of(decision.gains, [&](const ScoreLine& gain) {
             return FieldValue(gain.clause) == *event.find("clause");
           });
  };
  std::erase_if(happened, is_said);
  events.insert(events.end(), happened.begin(), happened.end());
}

/// Lets a computer player break in whose turn it is not; answers whether one did.
bool let_one_break_in(Session& session, EventLog& events) {
  for (const Seat seat : seats(session.state())) {
    const std::optional<Bot> player = session.player_at(seat);
    if (!player || seat == session.state().turn || session.state().is_out(seat)) continue;
    Random random = random_for(session, seat);
    const auto decision = break_in(*player, seat, session.state(), session.rules(), random);
    if (!decision) continue;
    carry_out(session, *decision, *player, events);
    return true;
  }
  return false;
}

Stop stop_of(Session& session) {
  const std::string why =
      session.was_interrupted() ? "" : session.budget().words().in(session.language());
  if (why.empty())
    return {say(session.language(), {"stopped; auto goes on", "stoppat; dator fortsätter"})};
  return {say(session.language(), {"stopped: {0}; auto goes on", "stoppat: {0}; dator fortsätter"},
              why),
          true};
}

}  // namespace

std::optional<Stop> play_for_computers(Session& session, EventLog& events) {
  constexpr int most_in_a_row = 10'000;  // actions that keep the turn could go on for ever
  try {
    for (int steps = 0; session.state().phase == Phase::Play; ++steps) {
      if (!session.keep_going() || steps == most_in_a_row) return stop_of(session);
      if (let_one_break_in(session, events)) continue;
      const std::optional<Bot> player = session.player_at(session.state().turn);
      if (!player) return std::nullopt;
      if (!play_one(session, *player, events)) return stop_of(session);
    }
  } catch (const Error& error) {
    return Stop{say(session.language(),
                    {"the computer cannot go on: {0}", "datorn kan inte fortsätta: {0}"},
                    reason_of(error, session.language())),
                true};
  }
  return std::nullopt;
}

Memory memory_of(const Game& game, std::size_t ply) {
  Memory memory;
  if (!Memory::is_of_use(game.rules())) return memory;
  for (std::size_t before = 0; before < ply; ++before)
    memory.note(game.state_at(before), game.steps()[before].what);
  return memory;
}

namespace {

/// Throws BadArgument if the rules have changed since the player was seated, and lack it.
void expect_there(const Bot& player, const Session& session) {
  const RuleData& rules = session.rules().data();
  if (bot_named(name_of(player), rules)) return;
  throw BadArgument(
      {"seat {0} is played by {1}, which is no player of {2}; seat another, as with auto {0} "
       "greedy",
       "plats {0} spelas av {1}, som ingen spelare är i {2}; sätt dit en annan, som med dator {0} "
       "girig"},
      session.state().turn, name_of(player), rules.name);
}

}  // namespace

bool play_one(Session& session, const Bot& player, EventLog& events) {
  expect_there(player, session);
  Random random = random_for(session, session.state().turn);
  const Memory memory = memory_of(session.game(), session.game().ply());
  if (player == Bot::Expert) session.begin_command();
  const Decision decision =
      decide(player, session.state(), session.rules(), random, session.thinking(&memory));
  if (session.was_interrupted()) return false;
  if (player == Bot::Expert) session.begin_command();
  carry_out(session, decision, player, events);
  return true;
}

std::vector<std::string> player_words(const RuleData& rules) {
  std::vector<std::string> words = bot_names(rules);
  words.insert(words.begin(), "human");
  return words;
}

namespace {

BadArgument no_player(const std::string& word, const RuleData& rules) {
  const std::vector<std::string> words = player_words(rules);
  Text others = argument_word(words.front());
  for (std::size_t i = 1; i + 1 < words.size(); ++i)
    others = others + ", " + argument_word(words[i]);
  return BadArgument({"{0}: expected {1} or {2}{3}", "{0}: väntade {1} eller {2}{3}"}, quoted(word),
                     others, argument_word(words.back()), argument_advice(word, words));
}

}  // namespace

std::optional<Bot> player_or_human(const std::string& typed) {
  const std::string word = english_argument(typed, {FormPart{{ArgumentKind::Player}}});
  if (word == "human") return std::nullopt;
  if (const std::optional<Bot> player = bot_named(word)) return player;
  if (is_player_name(word)) return Bot(word);
  throw no_player(word, RuleData{});
}

void check_players(const std::vector<std::optional<Bot>>& players, const RuleData& rules) {
  for (const std::optional<Bot>& player : players)
    if (player && !bot_named(name_of(*player), rules)) throw no_player(player->own, rules);
}

std::vector<std::optional<Bot>> players_named(const std::string& list) {
  std::vector<std::optional<Bot>> seats;
  for (const std::string& word : parts_of(list, ',')) seats.push_back(player_or_human(word));
  if (seats.size() > max_seats)
    throw BadArgument({"there are at most {0} seats", "det finns högst {0} platser"}, max_seats);
  return seats;
}

std::string list_of_players(const std::vector<std::optional<Bot>>& seats) {
  const auto name = [](const std::optional<Bot>& player) {
    return player ? name_of(*player) : "human";
  };
  return joined(texts_of(seats, name), ",");
}

}  // namespace kasino
