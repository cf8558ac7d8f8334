#include <iterator>
#include <string>

#include "engine/model/move.hpp"
#include "scripting/variant/schema.hpp"

namespace kasino {

namespace {

constexpr std::uint32_t holds_words = holds_name | holds_list;  ///< a list, or one alone
constexpr std::uint32_t holds_seat_or_none = holds_number | holds_flag;
constexpr std::uint32_t holds_plain = holds_flag | holds_integer | holds_name;

constexpr KeyRow rows_of_no_seat[] = {
    {"variant", holds_words, "the variants it runs under; the file's name without .test.lua"},
    {"variant.#", holds_name, "one of them"},
    {"options", holds_map, "option -> its value, for every scenario"},
    {"options.*", holds_plain, "the value"},
    {"scenarios", holds_list, "the scenarios; required"},
    {"scenarios.#", holds_map, "one scenario"},
    {"scenarios.#.name", holds_name, "what it shows; required"},
    {"scenarios.#.variant", holds_words, "instead of the file's"},
    {"scenarios.#.variant.#", holds_name, "one of them"},
    {"scenarios.#.options", holds_map, "instead of the file's"},
    {"scenarios.#.options.*", holds_plain, "the value"},
    {"scenarios.#.players", holds_number, "how many; as many as are named, or two"},
    {"scenarios.#.setup", holds_map, "the position it begins with"},
    {"scenarios.#.deck", holds_name, "instead: a whole deck in dealing order"},
    {"scenarios.#.seed", holds_seed, "instead: a shuffled deck; or of what is shuffled later"},
    {"scenarios.#.dealer", holds_number, "who deals deck or seed; the last seat"},
    {"scenarios.#.scores", holds_list, "of a match in progress, with deck or seed"},
    {"scenarios.#.scores.#", holds_integer, "of one seat"},
    {"scenarios.#.setup.table", holds_name, "cards"},
    {"scenarios.#.setup.stock", holds_name, "cards, the next to be dealt first"},
    {"scenarios.#.setup.zones", holds_map, "zone of the variant -> cards: shop, shop2, shop2.3"},
    {"scenarios.#.setup.zones.*", holds_name, "cards"},
    {"scenarios.#.setup.sweeps", holds_list, "by seat"},
    {"scenarios.#.setup.sweeps.#", holds_number, "of one seat"},
    {"scenarios.#.setup.scores", holds_list, "of the match, by seat"},
    {"scenarios.#.setup.scores.#", holds_integer, "of one seat"},
    {"scenarios.#.setup.turn", holds_number, "the seat to act; the first asked, or 1"},
    {"scenarios.#.setup.dealer", holds_number, "the seat before the one to play"},
    {"scenarios.#.setup.last_capturer", holds_number, "a seat; nobody"},
    {"scenarios.#.setup.last_player", holds_number, "a seat; nobody"},
    {"scenarios.#.setup.deal", holds_number, "of the match; 1"},
    {"scenarios.#.setup.round", holds_number, "of the deal; 1"},
    {"scenarios.#.setup.last_round", holds_flag, "whether it is; whether the stock is empty"},
    {"scenarios.#.setup.dealing", holds_number, "steps of the round that are dealt; all"},
    {"scenarios.#.setup.vars", holds_map, "variable -> its value; as it starts"},
    {"scenarios.#.setup.vars.*", holds_plain | holds_list, "the value, or values"},
    {"scenarios.#.setup.vars.*.#", holds_plain | holds_list, "of one seat or slot, or in the set"},
    {"scenarios.#.setup.vars.*.#.#", holds_plain, "in the set of one"},
    {"scenarios.#.setup.pots", holds_map, "pot -> what lies in it, or in each; nothing"},
    {"scenarios.#.setup.pots.*", holds_number | holds_list, "the amount, or amounts"},
    {"scenarios.#.setup.pots.*.#", holds_number, "of one seat or slot"},
    {"scenarios.#.setup.staked", holds_list, "before any card, and in all; what lies in pots"},
    {"scenarios.#.setup.staked.#", holds_number, "one of the two"},
    {"scenarios.#.setup.bank_won", holds_integer, "what the bank has won, less what it paid; 0"},
    {"scenarios.#.setup.asked", holds_words, "who acts ahead of the turn: \"2 colour\""},
    {"scenarios.#.setup.asked.#", holds_name, "a seat and a stage"},
    {"scenarios.#.setup.resume", holds_number, "whose turn comes after them; that of `turn`"},
    {"scenarios.#.setup.begun", holds_flag, "whether that turn has begun; false"},
    {"scenarios.#.setup.pending", holds_name,
     "a move or action that waits for answers: \"1 s7xh7\""},
    {"scenarios.#.setup.cancelled", holds_number, "moves cancelled in a row; 0"},
    {"scenarios.#.setup.awards", holds_words, "of this deal so far: \"1 2 CLAUSE\""},
    {"scenarios.#.setup.awards.#", holds_name, "a seat, points and a clause"},
    {"scenarios.#.setup.carried", holds_map, "scoring item -> how often it was carried over; 0"},
    {"scenarios.#.setup.carried.*", holds_number, "how often"},
    {"scenarios.#.setup.out", holds_list, "by seat: is it out of the match? By its scores"},
    {"scenarios.#.setup.out.#", holds_flag, "of one seat"},
    {"scenarios.#.setup.phase", holds_word, "of the match; play", "play deal-over match-over"},
    {"scenarios.#.setup.winners", holds_list, "seats, of a match that is over"},
    {"scenarios.#.setup.winners.#", holds_number, "one of them"},
    {"scenarios.#.play", holds_words, "moves, actions and `next`; `!` behind a move forces it"},
    {"scenarios.#.play.#", holds_name, "one of them"},
    {"scenarios.#.legal", holds_words, "moves and actions that are open before `play`"},
    {"scenarios.#.legal.#", holds_name, "one of them"},
    {"scenarios.#.only", holds_words, "every legal move before `play`, in any order"},
    {"scenarios.#.only.#", holds_name, "one of them"},
    {"scenarios.#.illegal", holds_map,
     "before `play`: move or action -> the clause that refuses it"},
    {"scenarios.#.illegal.*", holds_flag | holds_clause, "the clause; true: any"},
    {"scenarios.#.score", holds_list, "by seat: the points of this deal so far"},
    {"scenarios.#.score.#", holds_map, "clause -> points"},
    {"scenarios.#.score.#.total", holds_integer, "the sum"},
    {"scenarios.#.score.#.*", holds_integer, "what the clause brings"},
    {"scenarios.#.events", holds_words, "types of what happened in the last of `play`"},
    {"scenarios.#.events.#", holds_name, "one of them"},
    {"scenarios.#.steps", holds_list, "instead of play and checks: several, one upon the other"},
    {"scenarios.#.steps.#",
     holds_map,
     "play and checks of one step",
     {},
     false,
     false,
     "scenarios.#"},
    {"scenarios.#.after", holds_map, "what must be so"},
    {"scenarios.#.after.legal", holds_words, "moves and actions that are open then"},
    {"scenarios.#.after.legal.#", holds_name, "one of them"},
    {"scenarios.#.after.only", holds_words, "every legal move then, in any order"},
    {"scenarios.#.after.only.#", holds_name, "one of them"},
    {"scenarios.#.after.illegal", holds_map, "then: move or action -> the clause"},
    {"scenarios.#.after.illegal.*", holds_flag | holds_clause, "the clause; true: any"},
    {"scenarios.#.after.turn", holds_seat_or_none, "the seat to play; false: nobody"},
    {"scenarios.#.after.phase", holds_word, "of the match", "play deal-over match-over"},
    {"scenarios.#.after.table", holds_name, "cards, in any order"},
    {"scenarios.#.after.stock", holds_number, "how many cards"},
    {"scenarios.#.after.sweeps", holds_list, "by seat"},
    {"scenarios.#.after.sweeps.#", holds_number, "of one seat"},
    {"scenarios.#.after.scores", holds_list, "of the match, by seat"},
    {"scenarios.#.after.scores.#", holds_integer, "of one seat"},
    {"scenarios.#.after.winners", holds_list, "seats"},
    {"scenarios.#.after.winners.#", holds_number, "one of them"},
    {"scenarios.#.after.out", holds_list, "by seat: is it out of the match?"},
    {"scenarios.#.after.out.#", holds_flag, "of one seat"},
    {"scenarios.#.after.dealer", holds_number, "a seat"},
    {"scenarios.#.after.last_capturer", holds_seat_or_none, "a seat; false: nobody"},
    {"scenarios.#.after.round", holds_number, "from 1"},
    {"scenarios.#.after.deal", holds_number, "from 1"},
    {"scenarios.#.after.stage", holds_name, "what the seat to act is to do: play, or a stage"},
    {"scenarios.#.after.zones", holds_map, "zone of the variant -> cards, in any order"},
    {"scenarios.#.after.zones.*", holds_name, "cards"},
    {"scenarios.#.after.vars", holds_map, "variable -> its value, or a list by seat"},
    {"scenarios.#.after.vars.*", holds_plain | holds_list, "the value"},
    {"scenarios.#.after.vars.*.#", holds_plain, "of one seat"},
    {"scenarios.#.after.pots", holds_map, "pot -> what lies in it, or a list"},
    {"scenarios.#.after.pots.*", holds_number | holds_list, "the amount"},
    {"scenarios.#.after.pots.*.#", holds_number, "of one seat or slot"},
    {"scenarios.#.after.bank_won", holds_integer, "what the bank has won, less what it paid"},
};

/// hand1 to pile8, of a setup and of what must be so.
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
    for (const std::string& path : paths)
      all.push_back({path, holds_name,
                     path.find(".after.") == std::string::npos ? "cards" : "cards, in any order"});
    return all;
  }();
  return rows;
}

}  // namespace kasino
