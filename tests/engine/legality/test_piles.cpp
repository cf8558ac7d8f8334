// Captures that take piles whole, compared with the rules word for word.
#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "engine/cards/card_text.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/setup.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/playing.hpp"
#include "tests/support/brute_force.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/random_positions.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

RuleData stealing(PileRule::By by, PileRule::Whose whose, const std::string& values = "choice") {
  RuleData rules = shipped("standard values=" + values).data();
  rules.shows.pile = Show::Top;
  rules.pile_rules = {{{Zone::Pile}, by, whose, "X-1"}};
  return rules;
}

/// A table of up to six cards, a hand, and piles of three seats, some of them empty.
State random_state(const Rules& rules, Dice& dice) {
  Cards deck = packs_without("");
  for (std::size_t i = deck.size(); i > 1; --i)
    std::swap(deck[i - 1], deck[static_cast<std::size_t>(dice.roll(static_cast<int>(i)))]);
  auto next = deck.begin();
  const auto some = [&](int most) {
    const auto begin = next;
    return Cards(begin, next += dice.roll(most + 1));
  };
  Setup setup;
  setup.players = 3;
  setup.table = some(6);
  setup.piles = {some(3), some(3), some(3)};
  setup.hands = {Cards(next, next + 2 + dice.roll(2)), {}, Cards(deck.end() - 1, deck.end())};
  return State::from(setup, rules.data());
}

/// The moves of seat 1, as the rules word them.
class Plainly {
 public:
  Plainly(const State& state, const RuleData& rules)
      : state_(state), rules_(rules), table_(sorted(state.table())) {
    for (const Card card : sorted(state.hand(1)))
      brute_.emplace(card, BruteForce(rules.capture, card, table_));
    for (const Move& move : every()) {
      if (move.trails() || !takes(move, Leave::Anything)) continue;
      capturing_.insert(move.card);
      can_sweep_ = can_sweep_ || clears_table(move, state);
    }
  }

  std::vector<Move> legal() const {
    std::vector<Move> legal;
    for (const Move& move : every())
      if (is_legal(move)) legal.push_back(move);
    return legal;
  }
  /// Sorts by card, then by the cards taken from the table in dictionary order, then by piles.
  std::vector<Move> every() const {
    std::vector<std::uint64_t> sets(std::size_t{1} << table_.size());
    for (std::size_t i = 0; i < sets.size(); ++i) sets[i] = i;
    std::ranges::sort(
        sets, [](auto a, auto b) { return a != b && (a == 0 || (b != 0 && comes_first(a, b))); });
    std::vector<Move> moves;
    for (const auto& [card, brute] : brute_)
      for (const std::uint64_t set : sets)
        for (std::uint16_t piles = 0; piles < 1U << state_.players(); ++piles)
          moves.push_back({1, card, cards_of(table_, ItemSet::of_bits(set)), piles});
    return moves;
  }

 private:
  bool takes_pile(Card card, Value value, Seat seat) const {
    const auto pile = state_.pile(seat);
    const PileRule& rule = rules_.pile_rules[0];
    const bool is_own = seat == 1;
    if (pile.empty() || (rule.whose == PileRule::Whose::Others && is_own) ||
        (rule.whose == PileRule::Whose::Own && !is_own))
      return false;
    if (rule.by == PileRule::By::SameRank) return pile.back().rank() == card.rank();
    return value != 0 && rules_.capture.table_values[pile.back().face()].has(value);
  }
  std::uint64_t bits(const Move& move) const {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < table_.size(); ++i)
      if (std::ranges::find(move.captured, table_[i]) != move.captured.end()) bits |= 1ULL << i;
    return bits;
  }
  /// Whether the card takes all of it at the value and, if a duty asks for that, leaves nothing
  /// that it could take as well.
  bool takes(const Move& move, Value value, Leave leave) const {
    const BruteForce& brute = brute_.at(move.card);
    for (Seat seat = 1; seat <= state_.players(); ++seat) {
      const bool is_taken = (move.whole >> (seat - 1) & 1) != 0;
      if (is_taken && !takes_pile(move.card, value, seat)) return false;
      if (!is_taken && leave == Leave::NoGroup && takes_pile(move.card, value, seat)) return false;
    }
    if (!move.captured.empty()) return brute.values_taking(bits(move), leave).has(value);
    return move.whole != 0 &&
           (leave == Leave::Anything || !brute.holds_group(value, brute.everything()));
  }
  bool takes(const Move& move, Leave leave) const {
    return std::ranges::any_of(brute_.at(move.card).values(),
                               [&](Value value) { return takes(move, value, leave); });
  }
  bool is_legal(const Move& move) const {
    const Duties& duties = rules_.duties;
    if (!duties.sweep.empty() && !clears_table(move, state_) && can_sweep_) return false;
    if (!move.trails())
      return takes(move, duties.take_all.empty() ? Leave::Anything : Leave::NoGroup);
    if (capturing_.contains(move.card)) return duties.capture.empty();
    return duties.any_capture.empty() || capturing_.empty();
  }

  const State& state_;
  const RuleData& rules_;
  Cards table_;
  std::map<Card, BruteForce> brute_;
  std::set<Card> capturing_;  ///< cards that can take something
  bool can_sweep_ = false;
};

}  // namespace

TEST_CASE("Piles are taken by value or by rank, alone or with cards of the table", "[piles]") {
  Dice dice(7);
  int with_piles = 0;
  for (int i = 0; i < tries(2000); ++i) {
    const auto by = dice.roll(2) == 0 ? PileRule::By::SameValue : PileRule::By::SameRank;
    const std::array all = {PileRule::Whose::Any, PileRule::Whose::Own, PileRule::Whose::Others};
    RuleData data =
        stealing(by, all[static_cast<std::size_t>(dice.roll(3))],
                 std::array{"choice", "aces", "fixed"}[static_cast<std::size_t>(dice.roll(3))]);
    const auto clause = [&](const char* id) { return dice.roll(3) == 0 ? id : ""; };
    data.duties = {clause("A-1"), clause("A-2"), clause("A-3"), clause("A-4"), ""};
    const Rules rules(data);
    const State state = random_state(rules, dice);
    CAPTURE(to_text(state.table()), to_text(state.hand(1)), to_text(state.pile(1)),
            to_text(state.pile(2)), to_text(state.pile(3)));
    const Plainly plainly(state, rules.data());
    const std::vector<Move> legal = legal_moves(state, rules);
    REQUIRE(legal == plainly.legal());
    REQUIRE(count_legal_moves(state, rules) == Count{legal.size(), false});
    for (const Move& move : plainly.every()) {
      bool has_piles = true;
      for (Seat seat = 1; seat <= 3; ++seat)
        has_piles = has_piles && ((move.whole >> (seat - 1) & 1) == 0 || !state.pile(seat).empty());
      if (!has_piles) {
        REQUIRE_THROWS_AS(check_cards(move, state, rules.data()), MoveError);
        continue;
      }
      const bool is_listed = std::ranges::find(legal, move) != legal.end();
      const Judgement verdict = judge(move, state, rules);
      REQUIRE(verdict.legal() == is_listed);
      REQUIRE(is_legal(move, state, rules) == is_listed);
      if (!is_listed) continue;
      REQUIRE(resolve(parse_move(to_text(move, state, rules)), state, rules) == move);
      with_piles += move.whole != 0 ? 1 : 0;
    }
    for (std::size_t place = 0; place < legal.size(); ++place)
      REQUIRE(nth_legal_move(state, rules, place).move == legal[place]);
    REQUIRE_FALSE(nth_legal_move(state, rules, legal.size()).move);
  }
  CHECK(with_piles > tries(400));
}

TEST_CASE("A value may be claimed for a pile alone, where one group is taken at a time",
          "[piles]") {
  RuleData data = stealing(PileRule::By::SameValue, PileRule::Whose::Opponents);
  for (CaptureRule& way : data.capture.ways) way.groups = GroupCount::One;
  const Rules rules(data);
  Setup setup;
  setup.hands = {cards("h4"), cards("c2")};
  setup.piles = {{}, cards("d3 c4")};
  const State state = State::from(setup, rules.data());
  CHECK(resolve(parse_move("h4=4x@pile2"), state, rules) == Move{1, card("h4"), {}, 2});
}

TEST_CASE("A pile that is taken lies under the card that took it", "[piles]") {
  const Rules rules(stealing(PileRule::By::SameRank, PileRule::Whose::Opponents));
  Setup setup;
  setup.table = cards("d4 c9");
  setup.hands = {cards("h4 s9"), cards("c2")};
  setup.piles = {cards("hK"), cards("d3 c4")};
  State state = State::from(setup, rules.data());
  const Move steal = resolve(parse_move("h4x@pile2,d4"), state, rules);
  CHECK(steal == Move{1, card("h4"), cards("d4"), 2});
  CHECK(judge(steal, state, rules).allowing.front() == "X-1");
  CHECK(judge(resolve(parse_move("s9 x c9 @pile2"), state, rules), state, rules).refusals ==
        std::vector<Refusal>{{"X-1", Reason::OtherPile}});
  EventLog log;
  apply(state, steal, rules, &log);
  CHECK(Cards(state.pile(1).begin(), state.pile(1).end()) == cards("hK d3 c4 d4 h4"));
  CHECK(state.pile(2).empty());
  REQUIRE(log.size() >= 2);
  CHECK(log[0] ==
        Event{"pile",
              {{"seat", 1}, {"card", cards("h4")}, {"place", std::string("pile2")}, {"count", 2}}});
  CHECK(log[1].type == "capture");
}

TEST_CASE("A setup holds a move that waits, with its piles", "[piles]") {
  const Rules rules(stealing(PileRule::By::SameRank, PileRule::Whose::Opponents));
  Setup setup;
  setup.table = cards("d4");
  setup.hands = {cards("h4"), cards("c2")};
  setup.piles = {{}, cards("d3 c4")};
  setup.words = {{"pending", "1 h4xd4+@pile2"}};
  const State state = State::from(setup, rules.data());
  CHECK(state.pending == Step(Move{1, card("h4"), cards("d4"), 2}));
  CHECK(setup_of(state, rules.data()).words.at("pending") == "1 h4x@pile2,d4");
  setup.words = {{"pending", "1 h4x@pile3"}};
  CHECK_THROWS_WITH(State::from(setup, rules.data()), "pending: there is no pile pile3 to take");
}

TEST_CASE("Something that is no pile to take is reported as such", "[piles]") {
  const Rules rules(stealing(PileRule::By::SameRank, PileRule::Whose::Opponents));
  const State state = position(rules, "d4", {"h4", "c2"});
  const auto read = [&](const char* text) { return resolve(parse_move(text), state, rules); };
  CHECK_THROWS_WITH(read("h4x@pile9"), "there is no pile \"pile9\" that can be taken");
  CHECK_THROWS_WITH(read("h4x@pile2"), "pile2 is empty: there is nothing to take");
  CHECK_THROWS_WITH(read("h4xd4+@pile2"),
                    Catch::Matchers::StartsWith("a pile is taken whole, and goes with no card"));
  CHECK_THROWS_WITH(read("h4x@"), Catch::Matchers::StartsWith("expected the name of a pile"));
}
