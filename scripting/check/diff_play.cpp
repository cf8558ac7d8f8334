#include <algorithm>
#include <map>
#include <utility>
#include <variant>

#include "engine/capture/small_captures.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "engine/play/scoring.hpp"
#include "scripting/check/checked_game.hpp"
#include "scripting/check/diff.hpp"
#include "scripting/check/random_play.hpp"

namespace kasino {

namespace {

constexpr int most_deals_of_a_pair = 3;
constexpr int most_actions_between_plays = 100;  ///< without a card being played
constexpr int most_steps = 2'000;                ///< of a deal
constexpr int most_guesses = 20;                 ///< tries to find a step that stands in both

constexpr std::size_t most_moves = 2'000;  ///< moves compared one by one

/// Whether the seat has the same points in both games, in this deal and in the match.
bool has_same_points(const Game& a, const Game& b, Seat seat) {
  return at_seat(a.state().scores, seat) == at_seat(b.state().scores, seat) &&
         at_seat(deal_points(a.state(), a.rules()), seat) ==
             at_seat(deal_points(b.state(), b.rules()), seat);
}

/// Where each card lies, who is out or has won and, in play, whose turn it is. Only the order of
/// the stock counts.
Setup layout_of(const Game& game) {
  Setup setup = setup_of(game.state(), game.rules().data());
  for (Cards* zone : zones_in(setup))
    if (zone != &setup.stock) std::ranges::sort(*zone);
  std::erase_if(setup.words, [](const auto& word) {
    return word.first != "phase" && word.first != "winners" && word.first != "out";
  });
  if (game.state().phase == Phase::Play) setup.words["turn"] = std::to_string(game.state().turn);
  return setup;
}

const std::string& stage_of(const Game& game) {
  return stage_asked(game.state(), game.rules().data()).name;
}

/// Whether the same cards lie in the same places, and the same seat is to do the same.
bool is_same_position(const Game& one, const Game& other) {
  return layout_of(one) == layout_of(other) &&
         (one.state().phase != Phase::Play || stage_of(one) == stage_of(other));
}

/// What one of the two variants allows in a position.
struct StepsAllowed {
  explicit StepsAllowed(const Game& game);

  std::vector<Move> moves{};  ///< sorted; empty if there are too many to compare
  bool are_listed = false;
  Count number{};                           ///< number of moves
  std::map<std::string, Action> actions{};  ///< by their text
};

StepsAllowed::StepsAllowed(const Game& game) {
  const State& state = game.state();
  if (state.table().size() <= max_small_table) moves = legal_moves(state, game.rules(), most_moves);
  are_listed = state.table().size() <= max_small_table && moves.size() < most_moves;
  if (!are_listed) moves.clear();
  number = are_listed ? Count{moves.size()} : count_legal_moves(state, game.rules());
  for (Action& action : open_actions(state, game.rules())) {
    std::string text = to_text(action, state, game.rules());
    actions.emplace(std::move(text), std::move(action));
  }
}

/// A step that `one` allows and `other` does not; nothing if there is none.
std::optional<Step> only_in(const StepsAllowed& one, const StepsAllowed& other) {
  if (one.are_listed && other.are_listed)
    for (const Move& move : one.moves)
      if (!std::ranges::binary_search(other.moves, move, is_listed_before)) return move;
  for (const auto& [text, action] : one.actions)
    if (!other.actions.contains(text)) return action;
  return std::nullopt;
}

/// Plays both variants side by side.
struct PairedPlay {
  struct Differs {
    bool legality = false;
    bool points = false;
    bool position = false;
    bool operator==(const Differs&) const = default;
  };

  const Rules& rules_a;
  const Rules& rules_b;
  const PairedRequest& request;
  Budget& budget;
  const KeepPlaying& keep_playing;
  PairedReport& report;
  Random random{request.seed};
  Differs differs{};  ///< what differs in this deal

  void run() {
    while (report.deals < request.deals && !report.is_broken_off && report.is_dealt_alike)
      play_game(start());
  }

  enum class Ending : std::uint8_t { Together, Parted };
  /// A step that stands in both, as each variant knows it.
  struct Pair {
    Step a;
    Step b;
  };

  GameStart start() {
    const int end_a = undecided_below(rules_a.data(), request.players);
    const int end_b = undecided_below(rules_b.data(), request.players);
    const int end = end_a == 0 || end_b == 0 ? std::max(end_a, end_b) : std::min(end_a, end_b);
    return random_start(request.players, end, random);
  }

  void play_game(const GameStart& start) {
    begin();
    Game a(rules_a, start);
    begin();
    Game b(rules_b, start);
    for (int deals = 1;; ++deals) {
      ++report.deals;
      if (play_deal(a, b) == Ending::Parted || a.state().phase == Phase::MatchOver) return;
      if (deals == most_deals_of_a_pair || report.deals == request.deals) return;
      begin();
      a.next_deal();
      begin();
      b.next_deal();
    }
  }

  Ending play_deal(Game& a, Game& b) {
    differs = {};
    const auto ending = play_on(a, b);
    if (ending == Ending::Together && differs == Differs()) ++report.same;
    return ending;
  }

  Ending play_on(Game& a, Game& b) {
    int actions = 0;
    for (int steps = 0; steps < most_steps && actions <= most_actions_between_plays; ++steps) {
      if (!keep_playing(report.deals)) {
        report.is_broken_off = true;
        return Ending::Parted;
      }
      begin();
      compare_points(a, b);
      if (!is_same_position(a, b)) {
        note(differs.position, report.position_gaps, report.position,
             PairedGames{report.deals, a, b});
        if (a.ply() == 0 && report.deals == 1) report.is_dealt_alike = false;
        return Ending::Parted;
      }
      if (a.state().phase != Phase::Play) return Ending::Together;
      begin();
      const auto pair = compare_legality(a, b);
      if (!pair) return Ending::Parted;
      actions = std::holds_alternative<Move>(pair->a) ? 0 : actions + 1;
      begin();
      a.take(pair->a);
      begin();
      b.take(pair->b);
    }
    ++report.unended;
    return Ending::Parted;
  }

  /// Counts a deal with such a gap, once, and keeps the first gap of all.
  template <typename Gap>
  static void note(bool& is_noted, int& deals, std::optional<Gap>& first, Gap gap) {
    if (std::exchange(is_noted, true)) return;
    ++deals;
    if (!first) first = std::move(gap);
  }

  void compare_points(const Game& a, const Game& b) {
    for (const Seat seat : seats(a.state()))
      if (!differs.points && !has_same_points(a, b, seat))
        note(differs.points, report.points_gaps, report.points,
             PointsGap{{report.deals, a, b}, seat});
  }

  /// A step to take that stands in both; nothing if none is found. Notes a difference in legality.
  std::optional<Pair> compare_legality(const Game& a, const Game& b) {
    const StepsAllowed one(a);
    begin();
    const StepsAllowed other(b);
    if (!differs.legality) {
      if (const auto what = only_in(one, other))
        note_legality(a, b, Side::A, what);
      else if (const auto reverse = only_in(other, one))
        note_legality(a, b, Side::B, reverse);
      else if (one.number != other.number)
        note_legality(a, b, one.number.number > other.number.number ? Side::A : Side::B, {});
    }
    return common_step(a, b, other);
  }

  void note_legality(const Game& a, const Game& b, Side side, const std::optional<Step>& what) {
    note(differs.legality, report.legality_gaps, report.legality,
         LegalityGap{{report.deals, a, b}, side, what});
  }

  std::optional<Pair> common_step(const Game& a, const Game& b, const StepsAllowed& in_b) {
    for (int guess = 0; guess < most_guesses; ++guess) {
      begin();
      const Step what = chosen_step(a, static_cast<Bias>(random.below(quick_biases)), random);
      begin();
      if (const auto* action = std::get_if<Action>(&what)) {
        const auto same = in_b.actions.find(to_text(*action, a.state(), a.rules()));
        if (same != in_b.actions.end()) return Pair{what, same->second};
      } else if (stands(what, b)) {
        return Pair{what, what};
      }
    }
    return std::nullopt;
  }

  void begin() { budget.begin_command(); }
};

}  // namespace

void play_paired(const Rules& a, const Rules& b, const PairedRequest& request, Budget& budget,
                 const KeepPlaying& keep_playing, PairedReport& report) {
  try {
    PairedPlay{a, b, request, budget, keep_playing, report}.run();
  } catch (const ScriptError& error) {
    if (error.kind() != ScriptErrorKind::Interrupted) throw;
    report.is_broken_off = true;
  }
}

}  // namespace kasino
