#include "scripting/check/check_position.hpp"

#include <algorithm>
#include <tuple>

#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/facts.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/scoring.hpp"
#include "engine/players/worlds.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_moves_listed = 100;
constexpr std::size_t most_judged = 24;
constexpr std::size_t most_written = 4;
constexpr int guesses = 3;

[[noreturn]] void fail(ViolationKind kind, const std::string& what,
                       std::vector<std::string> key = {}) {
  throw Broken({kind, what, std::move(key)});
}

std::string seat_text(Seat seat) { return "seat " + std::to_string(seat); }

/// Visits about `most` elements of the list, evenly spread.
template <typename Type, typename Visit>
void each_of_some(const std::vector<Type>& list, std::size_t most, Visit visit) {
  const std::size_t count = std::min(list.size(), most);
  for (std::size_t i = 0; i < count; ++i) visit(list[i * list.size() / count]);
}

/// Asks about one position, and throws Broken if two answers contradict each other.
struct PositionCheck {
  const State& state;
  const Rules& rules;
  Budget& budget;
  Coverage& seen;
  Random random{state.hash_of_order() + static_cast<std::uint64_t>(state.turn)};
  std::vector<Move> moves{};
  bool are_all = false;
  std::vector<Action> actions{};

  void all() {
    FirstMoves first = listed(state);
    moves = std::move(first.moves);
    are_all = first.are_all;
    actions = open(state);
    note_actions();
    note_what_is_followed();
    somebody_can_move();
    answers_stay();
    list_is_sorted_and_unique();
    each_of_some(moves, most_judged, [&](const Move& move) { listed_is_legal(move); });
    note_refused_trails();
    for (int i = 0; i < guesses; ++i) guess_is_judged();
    each_of_some(moves, most_written, [&](const Move& move) { text_reads_back(move); });
    each_of_some(actions, most_written, [&](const Action& action) { text_reads_back(action); });
    nothing_leaks();
  }

  void begin_question() { begin_question_of_check(budget); }

  FirstMoves listed(const State& position) {
    begin_question();
    return first_moves(position, rules, most_moves_listed);
  }

  void note_what_is_followed() {
    for (const std::string& clause : clauses_followed(state, rules.data()))
      seen.clauses.met.insert(clause);
  }

  void note_actions() {
    for (const Action& action : actions) {
      seen.actions.met.insert(action.name);
      seen.clauses.met.insert(rules.data().find_action(action.name)->clause);
    }
  }

  std::vector<Action> open(const State& position) {
    begin_question();
    return open_actions(position, rules);
  }

  void somebody_can_move() {
    begin_question();
    if (moves.empty() && are_all && open_answers(state, rules).empty())
      fail(ViolationKind::Stuck, seat_text(state.turn) + " can do nothing, and the deal goes on");
  }

  void answers_stay() {
    begin_question();
    if (auto key = inconsistent_refusal(state, rules); !key.empty())
      throw memory_violation("asked twice about one move, it answers differently", std::move(key));
    if (listed(state).moves != moves)
      throw memory_violation("asked twice in one position, the legal moves differ");
    if (open(state) != actions)
      throw memory_violation("asked twice in one position, the open actions differ");
  }

  void list_is_sorted_and_unique() {
    begin_question();
    const auto wrong = std::adjacent_find(moves.begin(), moves.end(),
                                          [](auto& a, auto& b) { return !is_listed_before(a, b); });
    if (wrong != moves.end())
      fail(ViolationKind::Listing,
           to_text(*wrong, state, rules) + " is listed twice, or out of order");
    if (!are_all) return;
    const Count count = count_legal_moves(state, rules, most_asked_in_check);
    if (!count.saturated && count.number != moves.size())
      fail(ViolationKind::Listing, std::to_string(moves.size()) + " legal " +
                                       (moves.size() == 1 ? "move is" : "moves are") +
                                       " listed, and " + std::to_string(count.number) + " counted");
  }

  void listed_is_legal(const Move& move) {
    begin_question();
    const Judgement verdict = judge(move, state, rules);
    seen.clauses.met.insert(verdict.allowing.begin(), verdict.allowing.end());
    if (verdict.legal() && is_legal(move, state, rules)) return;
    const std::string clause = verdict.refusals.empty() ? "" : verdict.refusals.front().clause;
    fail(ViolationKind::Judged, to_text(move, state, rules) + " is listed, and refused" +
                                    (clause.empty() ? "" : " by " + clause));
  }

  /// A guess: any playable card with any cards of the table.
  Move guess() {
    const auto cards = playable(state, rules);
    Move move{state.turn, cards[random.below(cards.size())], {}};
    for (Card card : state.table())
      if (random.below(3) == 0) move.captured.push_back(card);
    std::sort(move.captured.begin(), move.captured.end());
    if (rules.data().builds) guess_builds(move);
    return move;
  }

  /// Half of the guesses build to a value that builds can have; some take builds or join them.
  void guess_builds(Move& move) {
    for (std::size_t i = 0; i < state.builds.size(); ++i)
      if (random.below(3) == 0) move.whole |= std::uint32_t{1} << i;
    const auto& takers = rules.build_takers();
    if (takers.empty() || random.below(2) == 0) return;
    move.built = takers[random.below(takers.size())].value;
    move.whole |= builds_joined(state, rules.data(), move.built);
  }

  /// Judges every trail: a refusal may be about a single card, which guesses would seldom hit.
  void note_refused_trails() {
    if (rules.data().refusals.empty()) return;
    for (Card card : playable(state, rules)) {
      begin_question();
      note_refusals(judge({state.turn, card, {}}, state, rules));
    }
  }

  void note_refusals(const Judgement& verdict) {
    for (const Refusal& refusal : verdict.refusals) {
      seen.refusals.met.insert(refusal.clause);
      seen.clauses.met.insert(refusal.clause);
    }
    seen.clauses.met.insert(verdict.allowing.begin(), verdict.allowing.end());
  }

  void guess_is_judged() {
    if (playable(state, rules).empty()) return;
    begin_question();
    const Move move = guess();
    const Judgement verdict = judge(move, state, rules);
    note_refusals(verdict);
    const bool listed = std::find(moves.begin(), moves.end(), move) != moves.end();
    if (verdict.legal() != is_legal(move, state, rules))
      fail(ViolationKind::Memory,
           to_text(move, state, rules) + " is legal when asked, and not when asked again");
    if (listed != verdict.legal() && (listed || are_all))
      fail(ViolationKind::Judged,
           to_text(move, state, rules) +
               (listed ? " is listed, and refused" : " is legal, and not listed"));
  }

  void text_reads_back(const Move& move) {
    begin_question();
    const std::string text = to_text(move, state, rules);
    reads_back(move, text, {}, [&] { return resolve(parse_move(text), state, rules); });
  }

  void text_reads_back(const Action& action) {
    begin_question();
    const std::string text = to_text(action, state, rules);
    reads_back(action, text, {"actions", action.name},
               [&] { return as_written(action, rules.data(), state, rules); });
  }

  template <typename Written, typename Read>
  static void reads_back(const Written& written, const std::string& text,
                         const std::vector<std::string>& key, Read read) {
    try {
      if (read() == written) return;
    } catch (const ScriptError&) {
      throw;
    } catch (const CaptureUnknown&) {
      throw;
    } catch (const Error& error) {
      fail(ViolationKind::Unread, text + " does not read back: " + error.what(), key);
    }
    fail(ViolationKind::Unread, text + " reads back as something else", key);
  }

  /// Fails unless the seat to act may do the same when cards hidden from it are exchanged.
  void nothing_leaks() {
    Random others(state.hash_of_order());
    const State other = resample_hidden(state.turn, state, rules, others);
    const RuleData& data = rules.data();
    if (View(other, data, state.turn) != View(state, data, state.turn))
      fail(ViolationKind::Leak, seat_text(state.turn) + " sees what is hidden");
    if (listed(other).moves != moves)
      fail(ViolationKind::Leak, "the legal moves of " + seat_text(state.turn) +
                                    " depend on cards that are hidden from it");
    if (of_turn(open(other)) != of_turn(actions))
      fail(ViolationKind::Leak, "what is open to " + seat_text(state.turn) +
                                    " depends on cards that are hidden from it");
  }

  std::vector<Action> of_turn(std::vector<Action> all) const {
    std::erase_if(all, [&](const Action& action) { return action.seat != state.turn; });
    return all;
  }
};

}  // namespace

void begin_step_of_check(Budget& budget) {
  if (!budget.begin_question(1)) throw CheckStopped(budget.words());
}

void begin_question_of_check(Budget& budget) {
  constexpr int times = 10;
  if (!budget.begin_question(times)) throw CheckStopped(budget.words());
}

FirstMoves first_moves(const State& state, const Rules& rules, std::size_t most) {
  FirstMoves first;
  const auto add = [&](const Move& move) {
    first.moves.push_back(move);
    return first.moves.size() < most;
  };
  const bool were_all_asked = each_legal_move(state, rules, add, most_asked_in_check);
  first.are_all = were_all_asked && first.moves.size() < most;
  return first;
}

std::span<const Card> playable(const State& state, const Rules& rules) {
  const std::optional<Place> source = source_of_plays(state, rules.data());
  return source ? state.cards(*source) : std::span<const Card>();
}

bool is_listed_before(const Move& a, const Move& b) {
  const auto place = [](const Move& move) {
    return std::tuple(move.card, move.built, move.builds() ? move.whole : 0, move.captured,
                      move.whole);
  };
  return place(a) < place(b);
}

std::vector<std::string> inconsistent_item(const State& state, const Rules& rules) {
  const std::vector<ScoringItem>& items = rules.data().scoring;
  for (std::size_t i = 0; i < items.size(); ++i)
    for (const Seat seat : seats(state))
      if (items[i].counts && rules.count(i, seat, state) != rules.count(i, seat, state))
        return {"scoring", items[i].name};
  return {};
}

std::vector<std::string> inconsistent_refusal(const State& state, const Rules& rules) {
  const std::vector<RefusalRule>& refusals = rules.data().refusals;
  for (std::size_t i = 0; i < refusals.size(); ++i)
    for (Card card : playable(state, rules)) {
      const Move move{state.turn, card, {}};
      if (refusals[i].on != RefusalRule::On::Capture && refusals[i].on != RefusalRule::On::Build &&
          rules.refuses(i, move, state) != rules.refuses(i, move, state))
        return {"refuses", refusals[i].clause};
    }
  return {};
}

void Coverage::add_rules(const RuleData& data) {
  for (const ActionRule& action : data.actions) actions.in_force.insert(action.name);
  for (const VariableRule& variable : data.variables) variables.in_force.insert(variable.name);
  for (const RefusalRule& refusal : data.refusals) refusals.in_force.insert(refusal.clause);
  for (const Clause& clause : data.clauses) clauses.in_force.insert(clause.id);
}

void Coverage::add_score(const State& state, const Rules& rules) {
  for (const Seat seat : seats(state))
    for (const ScoreLine& line : score_sheet(state, rules, seat)) clauses.met.insert(line.clause);
}

void Coverage::add_clauses(const EventLog& events) {
  for (const std::string& clause : clauses_named(events)) clauses.met.insert(clause);
}

void Coverage::add_variables(const State& state, const RuleData& data) {
  if (has_met_variables(data)) return;
  for (const auto& [name, value] : changed_variables(state, data)) variables.met.emplace(name);
}

void check_position(const State& state, const Rules& rules, Budget& budget, Coverage& seen) {
  PositionCheck{state, rules, budget, seen}.all();
}

}  // namespace kasino
