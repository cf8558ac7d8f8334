#include <iterator>
#include <string>

#include "engine/model/move.hpp"
#include "scripting/variant/schema.hpp"

namespace kasino {

namespace {

constexpr std::uint32_t holds_words = holds_name | holds_list;  ///< a list, or a single value
constexpr std::uint32_t holds_seat_or_none = holds_number | holds_flag;
constexpr std::uint32_t holds_plain = holds_flag | holds_integer | holds_name;

constexpr KeyRow rows_of_no_seat[] = {
    {"variant", holds_words},
    {"variant.#", holds_name},
    {"options", holds_map},
    {"options.*", holds_plain},
    {"scenarios", holds_list},
    {"scenarios.#", holds_map},
    {"scenarios.#.name", holds_name},
    {"scenarios.#.variant", holds_words},
    {"scenarios.#.variant.#", holds_name},
    {"scenarios.#.options", holds_map},
    {"scenarios.#.options.*", holds_plain},
    {"scenarios.#.players", holds_number},
    {"scenarios.#.setup", holds_map},
    {"scenarios.#.deck", holds_name},
    {"scenarios.#.seed", holds_seed},
    {"scenarios.#.dealer", holds_number},
    {"scenarios.#.scores", holds_list},
    {"scenarios.#.scores.#", holds_integer},
    {"scenarios.#.setup.table", holds_name},
    {"scenarios.#.setup.stock", holds_name},
    {"scenarios.#.setup.zones", holds_map},
    {"scenarios.#.setup.zones.*", holds_name},
    {"scenarios.#.setup.sweeps", holds_list},
    {"scenarios.#.setup.sweeps.#", holds_number},
    {"scenarios.#.setup.scores", holds_list},
    {"scenarios.#.setup.scores.#", holds_integer},
    {"scenarios.#.setup.turn", holds_number},
    {"scenarios.#.setup.dealer", holds_number},
    {"scenarios.#.setup.last_capturer", holds_number},
    {"scenarios.#.setup.last_player", holds_number},
    {"scenarios.#.setup.deal", holds_number},
    {"scenarios.#.setup.round", holds_number},
    {"scenarios.#.setup.last_round", holds_flag},
    {"scenarios.#.setup.dealing", holds_number},
    {"scenarios.#.setup.vars", holds_map},
    {"scenarios.#.setup.vars.*", holds_plain | holds_list},
    {"scenarios.#.setup.vars.*.#", holds_plain | holds_list},
    {"scenarios.#.setup.vars.*.#.#", holds_plain},
    {"scenarios.#.setup.pots", holds_map},
    {"scenarios.#.setup.pots.*", holds_number | holds_list},
    {"scenarios.#.setup.pots.*.#", holds_number},
    {"scenarios.#.setup.staked", holds_list},
    {"scenarios.#.setup.staked.#", holds_number},
    {"scenarios.#.setup.bank_won", holds_integer},
    {"scenarios.#.setup.asked", holds_words},
    {"scenarios.#.setup.asked.#", holds_name},
    {"scenarios.#.setup.resume", holds_number},
    {"scenarios.#.setup.begun", holds_flag},
    {"scenarios.#.setup.pending", holds_name},
    {"scenarios.#.setup.cancelled", holds_number},
    {"scenarios.#.setup.awards", holds_words},
    {"scenarios.#.setup.awards.#", holds_name},
    {"scenarios.#.setup.carried", holds_map},
    {"scenarios.#.setup.carried.*", holds_number},
    {"scenarios.#.setup.out", holds_list},
    {"scenarios.#.setup.out.#", holds_flag},
    {"scenarios.#.setup.phase", holds_word, "play deal-over match-over"},
    {"scenarios.#.setup.winners", holds_list},
    {"scenarios.#.setup.winners.#", holds_number},
    {"scenarios.#.play", holds_words},
    {"scenarios.#.play.#", holds_name},
    {"scenarios.#.legal", holds_words},
    {"scenarios.#.legal.#", holds_name},
    {"scenarios.#.only", holds_words},
    {"scenarios.#.only.#", holds_name},
    {"scenarios.#.illegal", holds_map},
    {"scenarios.#.illegal.*", holds_flag | holds_clause},
    {"scenarios.#.score", holds_list},
    {"scenarios.#.score.#", holds_map},
    {"scenarios.#.score.#.total", holds_integer},
    {"scenarios.#.score.#.*", holds_integer},
    {"scenarios.#.events", holds_words},
    {"scenarios.#.events.#", holds_name},
    {"scenarios.#.steps", holds_list},
    {"scenarios.#.steps.#", holds_map, {}, false, false, "scenarios.#"},
    {"scenarios.#.after", holds_map},
    {"scenarios.#.after.legal", holds_words},
    {"scenarios.#.after.legal.#", holds_name},
    {"scenarios.#.after.only", holds_words},
    {"scenarios.#.after.only.#", holds_name},
    {"scenarios.#.after.illegal", holds_map},
    {"scenarios.#.after.illegal.*", holds_flag | holds_clause},
    {"scenarios.#.after.turn", holds_seat_or_none},
    {"scenarios.#.after.phase", holds_word, "play deal-over match-over"},
    {"scenarios.#.after.table", holds_name},
    {"scenarios.#.after.stock", holds_number},
    {"scenarios.#.after.sweeps", holds_list},
    {"scenarios.#.after.sweeps.#", holds_number},
    {"scenarios.#.after.scores", holds_list},
    {"scenarios.#.after.scores.#", holds_integer},
    {"scenarios.#.after.winners", holds_list},
    {"scenarios.#.after.winners.#", holds_number},
    {"scenarios.#.after.out", holds_list},
    {"scenarios.#.after.out.#", holds_flag},
    {"scenarios.#.after.dealer", holds_number},
    {"scenarios.#.after.last_capturer", holds_seat_or_none},
    {"scenarios.#.after.round", holds_number},
    {"scenarios.#.after.deal", holds_number},
    {"scenarios.#.after.stage", holds_name},
    {"scenarios.#.after.zones", holds_map},
    {"scenarios.#.after.zones.*", holds_name},
    {"scenarios.#.after.vars", holds_map},
    {"scenarios.#.after.vars.*", holds_plain | holds_list},
    {"scenarios.#.after.vars.*.#", holds_plain},
    {"scenarios.#.after.pots", holds_map},
    {"scenarios.#.after.pots.*", holds_number | holds_list},
    {"scenarios.#.after.pots.*.#", holds_number},
    {"scenarios.#.after.bank_won", holds_integer},
};

/// The keys hand1 to pile8, of a setup and of what must hold after.
std::vector<std::string> paths_of_seats() {
  std::vector<std::string> paths;
  for (const char* path : {"setup.hand", "setup.pile", "after.hand", "after.pile"})
    for (Seat seat = 1; seat <= max_seats; ++seat)
      paths.push_back(std::string("scenarios.#.") + path + std::to_string(seat));
  return paths;
}

}  // namespace

const std::vector<KeyRow>& scenario_key_rows() {
  static const std::vector<std::string> paths = paths_of_seats();
  static const std::vector<KeyRow> rows = [] {
    std::vector<KeyRow> all(std::begin(rows_of_no_seat), std::end(rows_of_no_seat));
    for (const std::string& path : paths) all.push_back({path, holds_name});
    return all;
  }();
  return rows;
}

}  // namespace kasino
