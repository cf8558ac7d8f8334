// The list of moves, judgements of moves and the count, compared with each other.
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/legality/card_captures.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/setup.hpp"
#include "engine/notation/move_text.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/random_positions.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// A variant whose refusals are lambdas.
class Refusing : public Rules {
 public:
  using Test = std::function<bool(const Move&)>;
  Refusing(RuleData data, RefusalRule::On on, Test test)
      : Rules(with_refusal(std::move(data), on)), test_(std::move(test)) {}

  bool refuses(std::size_t, const Move& move, const State&) const override {
    ++asked;
    return test_(move);
  }
  mutable int asked = 0;

 private:
  static RuleData with_refusal(RuleData data, RefusalRule::On on) {
    data.refusals = {{"X-1", on}};
    return data;
  }
  Test test_;
};

/// The duties that `bits` says.
RuleData with_duties(int bits, const std::string& values = "choice") {
  RuleData rules = shipped("standard values=" + values).data();
  const auto clause = [&](int bit, const char* id) { return (bits >> bit & 1) != 0 ? id : ""; };
  rules.duties = {clause(0, "MIS-A1"), clause(1, "MIS-B1"), clause(2, "X-1"), clause(3, "MIS-B2"),
                  clause(4, "X-2")};
  return rules;
}

/// Ways to capture, some of which take one group or three at a time, and sometimes one that takes
/// all low cards as a whole.
RuleData with_other_ways(RuleData rules, Dice& dice) {
  for (CaptureRule& way : rules.capture.ways)
    if (dice.roll(3) == 0)
      way.groups = dice.roll(2) == 0 ? GroupCount::One : GroupCount::One.with(3);
  if (dice.roll(3) == 0) {
    CaptureRule& all = rules.capture.ways.emplace_back();
    all.by = CaptureBy::All;
    all.takes = FaceSet();
    for (Face face = 0; face < 4 * (2 + dice.roll(12)); ++face) all.takes.add(face);
  }
  return rules;
}

State random_state(const Rules& rules, Dice& dice) {
  Cards deck = packs_without("");
  for (std::size_t i = deck.size(); i > 1; --i)
    std::swap(deck[i - 1], deck[static_cast<std::size_t>(dice.roll(static_cast<int>(i)))]);
  Setup setup;
  const auto table_size = static_cast<std::size_t>(dice.roll(8));
  setup.table.assign(deck.begin(), deck.begin() + static_cast<std::ptrdiff_t>(table_size));
  setup.hands = {Cards(deck.end() - 1 - dice.roll(4), deck.end())};
  return State::from(setup, rules.data());
}

/// Every move whose cards are where it says, in the order of the list.
std::vector<Move> every_move(const State& state) {
  Cards table(state.table().begin(), state.table().end());
  Cards hand(state.hand(1).begin(), state.hand(1).end());
  std::sort(table.begin(), table.end());
  std::sort(hand.begin(), hand.end());
  std::set<std::vector<Card>> sets;  // in dictionary order; the empty set, a trail, comes first
  for (std::uint64_t bits = 0; bits < std::uint64_t{1} << table.size(); ++bits)
    sets.insert(cards_of(table, ItemSet::of_bits(bits)));
  std::vector<Move> moves;
  for (Card card : hand)
    for (const Cards& set : sets) moves.push_back({1, card, set});
  return moves;
}

/// Whether list, count and both judgements agree on every conceivable move.
bool agree(const State& state, const Rules& rules) {
  std::vector<Move> by_judgement;
  for (const Move& move : every_move(state)) {
    const bool legal = is_legal(move, state, rules);
    if (judge(move, state, rules).legal() != legal) return false;
    if (legal) by_judgement.push_back(move);
    if (legal && resolve(parse_move(to_text(move, state, rules)), state, rules) != move)
      return false;
  }
  return legal_moves(state, rules) == by_judgement &&
         count_legal_moves(state, rules) == Count{by_judgement.size(), false};
}

/// The legal moves as the rules word them: possible moves that are not refused and that the duties,
/// which consider no others, ask for.
class Plainly {
 public:
  Plainly(const State& state, const RuleData& data, const std::function<bool(const Move&)>& refused)
      : data_(data), plain_(without_duties(data)), table_(sorted(state.table())) {
    for (const Move& move : every_move(state))
      if (is_legal(move, state, plain_) && !refused(move)) allowed_.push_back(move);
    for (Card card : sorted(state.hand(1)))
      captures_.emplace(card, captures_of(card, table_, state, 1, plain_));
  }

  const std::vector<Move>& allowed() const { return allowed_; }
  std::vector<Move> legal() const {
    std::vector<Move> legal;
    std::ranges::copy_if(allowed_, std::back_inserter(legal), [&](const Move& move) {
      const Duties& duties = data_.duties;
      if (!duties.sweep.empty() && !sweeps(move) && any([&](const Move& a) { return sweeps(a); }))
        return false;
      if (!move.trails()) return does_duties_of_groups(move);
      const auto captures = [](const Move& a) { return !a.trails(); };
      const bool own = any([&](const Move& a) { return a.card == move.card && captures(a); });
      if (own) return duties.capture.empty();
      return duties.any_capture.empty() || !any(captures);
    });
    return legal;
  }

 private:
  static RuleData without_duties(RuleData data) {
    data.duties = {};
    data.refusals.clear();
    return data;
  }
  template <typename Test>
  bool any(Test test) const {
    return std::ranges::any_of(allowed_, test);
  }
  Values values(const Move& move, Wanted wanted = {}) const {
    return captures_.at(move.card).values_taking(positions_of(move.captured, table_), wanted);
  }
  bool takes_one(const Move& move) const {
    return !values(move, {Leave::Anything, With::OneCard}).empty();
  }
  bool sweeps(const Move& move) const {
    return !move.trails() && move.captured.size() == table_.size() && does_duties_of_groups(move);
  }
  /// Whether `more` takes at `value` what `move` takes, and further groups for the value.
  bool adds_groups(const Move& more, const Move& move, Value value) const {
    if (more.card != move.card || more.captured.size() <= move.captured.size()) return false;
    Move rest = more;
    rest.captured.clear();
    std::ranges::set_difference(more.captured, move.captured, std::back_inserter(rest.captured));
    return rest.captured.size() + move.captured.size() == more.captured.size() &&
           values(rest).has(value) && values(more).has(value);
  }
  bool does_duties_of_groups(const Move& move) const {
    const auto of_card = [&](const Move& a) { return a.card == move.card && !a.trails(); };
    const bool must_take_one = !data_.duties.single_first.empty() &&
                               any([&](const Move& a) { return of_card(a) && takes_one(a); });
    const With with = must_take_one ? With::OneCard : With::AnyGroups;
    const Leave leave = data_.duties.take_all.empty() ? Leave::Anything : Leave::NoGroup;
    const Values some = values(move, {Leave::Anything, with});
    return !values(move, {leave, with}).empty() || std::ranges::any_of(some, [&](Value value) {
      return !any([&](const Move& a) { return adds_groups(a, move, value); });
    });
  }

  const RuleData& data_;
  Rules plain_;
  Cards table_;
  std::vector<Move> allowed_;
  std::map<Card, CardCaptures> captures_;
};

}  // namespace

TEST_CASE("legal_moves_are_those_judged_legal_in_order", "[legality]") {
  Dice dice(1);
  for (int i = 0; i < tries(2000); ++i) {
    const int duties = dice.roll(32);
    const char* values =
        std::array{"choice", "aces", "fixed"}[static_cast<std::size_t>(dice.roll(3))];
    const Rules rules(with_other_ways(with_duties(duties, values), dice));
    const State state = random_state(rules, dice);
    CAPTURE(duties, to_text(state.table()), to_text(state.hand(1)));
    REQUIRE(agree(state, rules));
    REQUIRE_FALSE(legal_moves(state, rules).empty());  // duties always leave a move
  }
}

TEST_CASE("refusals_strike_the_same_moves_from_list_and_judgement", "[legality]") {
  using On = RefusalRule::On;
  const On on = GENERATE(On::Card, On::Trail, On::Capture, On::Move);
  Dice dice(2);
  for (int i = 0; i < tries(500); ++i) {
    // Odd ranks, and captures of an even number of cards: any criterion that tells moves apart.
    const Refusing rules(with_duties(dice.roll(32)), on, [](const Move& move) {
      return (static_cast<std::size_t>(move.card.rank()) + move.captured.size()) % 2 != 0;
    });
    const State state = random_state(rules, dice);
    CAPTURE(to_text(state.table()), to_text(state.hand(1)));
    REQUIRE(agree(state, rules));
  }
}

TEST_CASE("duties_ask_for_what_is_not_refused", "[legality]") {
  using On = RefusalRule::On;
  const On on = GENERATE(On::Card, On::Trail, On::Capture, On::Move);
  Dice dice(3);
  for (int i = 0; i < tries(300); ++i) {
    const int salt = dice.roll(1000);
    const auto is_odd = [salt](const Move& move) {
      std::size_t hash = static_cast<std::size_t>(salt + move.card.number());
      for (Card card : move.captured) hash = hash * 31 + static_cast<std::size_t>(card.number());
      return hash % 7 % 2 != 0;
    };
    const auto refused = [&](const Move& move) {
      if (on == On::Card) return is_odd({1, move.card, {}});
      return (on == On::Move || (on == On::Trail) == move.trails()) && is_odd(move);
    };
    const Refusing rules(with_other_ways(with_duties(dice.roll(32)), dice), on, is_odd);
    const State state = random_state(rules, dice);
    CAPTURE(to_text(state.table()), to_text(state.hand(1)));
    const Plainly plainly(state, rules.data(), refused);
    const std::vector<Move> legal = legal_moves(state, rules);
    REQUIRE(legal == plainly.legal());
    REQUIRE(legal.empty() == plainly.allowed().empty());
    REQUIRE(agree(state, rules));
  }
}

TEST_CASE("If the whole capture is refused, the duty to capture asks for a part", "[legality]") {
  RuleData strict = shipped("standard must_capture=true").data();
  REQUIRE_FALSE(strict.duties.take_all.empty());
  const Refusing rules(strict, RefusalRule::On::Capture,
                       [](const Move& move) { return move.captured.size() == 2; });
  const State state = position(rules, "cK dK", {"sK", "h9"});
  CHECK(legal_moves(state, rules) == std::vector{move(1, "sKxdK"), move(1, "sKxcK")});
  CHECK(judge(move(1, "sKxcK dK"), state, rules).refusals ==
        std::vector<Refusal>{{"X-1", Reason::Refused}});
  const Refusing none(strict, RefusalRule::On::Capture, [](const Move&) { return true; });
  CHECK(legal_moves(state, none) == std::vector{move(1, "sK")});
}

TEST_CASE("A duty finds the few captures that are allowed among very many", "[legality]") {
  const auto allowed = GENERATE(std::pair(1, 3), std::pair(4, 4), std::pair(12, 18));
  const int least = allowed.first;
  const int most = allowed.second;
  CAPTURE(least, most);
  RuleData strict = shipped("standard").data();
  strict.duties.capture = "STD-CAP-V1";
  const Refusing rules(strict, RefusalRule::On::Capture, [=](const Move& move) {
    const auto taken = static_cast<int>(move.captured.size());
    return taken < least || taken > most;
  });
  const State state =
      position(rules, "sA hA dA cA s2 h2 d2 c2 s3 h3 d3 c3 s4 h4 d4 c4 s5 h5", {"sK s9", "dK"});
  CHECK(judge(move(1, "sK"), state, rules).refusals ==
        std::vector<Refusal>{{"STD-CAP-V1", Reason::MustCapture}});
}

TEST_CASE("The first moves of a list are the list's first", "[legality]") {
  const Rules& rules = shipped("standard");
  const State state = position(rules, "h7 s3 d4 c7", {"s7 d7", "h9"});
  std::vector<Move> all = legal_moves(state, rules);
  REQUIRE(all.size() > 5);
  all.erase(all.begin() + 5, all.end());
  CHECK(legal_moves(state, rules, 5) == all);
  CHECK(legal_moves(state, rules, 0).empty());
}

TEST_CASE("Moves stand by card, the trail first, then captures in dictionary order", "[legality]") {
  const Rules& rules = shipped("standard");
  const State state = position(rules, "s3 h7 d4", {"s7 hK", "h9"});
  std::string list;
  for (const Move& move : legal_moves(state, rules))
    list += to_text(move.card) + "(" + to_text(move.captured) + ") ";
  CHECK(list == "hK() s7() s7(h7) s7(h7 d4 s3) s7(d4 s3) ");
}

TEST_CASE("A refusal asked about cards is asked once a card, however much can be taken",
          "[legality]") {
  const auto on = GENERATE(RefusalRule::On::Card, RefusalRule::On::Trail);
  const Refusing rules(shipped("standard").data(), on, [](const Move& move) {
    CHECK(move.trails());
    return false;
  });
  const State state = position(rules, "s3 h3 d3 c3 s4 h4 d4 c4 s5 h5 d5 c5 s6 h6", {"sQ hQ", "h9"});
  CHECK(count_legal_moves(state, rules).number > 1000);
  CHECK(rules.asked == 2);
}

TEST_CASE("Where outcomes must be asked one by one, the count stops at a bound and says so",
          "[legality]") {
  const Refusing rules(shipped("standard").data(), RefusalRule::On::Move,
                       [](const Move&) { return false; });
  const State state = position(rules, "h7 s3 d4 c7", {"s7", "h9"});
  const auto all = static_cast<std::uint64_t>(legal_moves(state, rules).size());
  CHECK(count_legal_moves(state, rules, all) == Count{all, false});
  CHECK(count_legal_moves(state, rules, all - 1) == Count{all - 1, true});
}

TEST_CASE("Where all but one outcome is refused, as many are asked about as is allowed",
          "[legality]") {
  const Refusing rules(shipped("standard").data(), RefusalRule::On::Move,
                       [](const Move& move) { return move.captured.size() != 1; });
  const State state = position(rules, "h7 s3 d4 c7", {"s7", "h9"});
  CHECK(count_legal_moves(state, rules, 3) == Count{1, true});
  CHECK(rules.asked == 3);
  int visited = 0;
  const auto visit = [&](const Move&) { return ++visited > 0; };
  CHECK_FALSE(each_legal_move(state, rules, visit, 3));
  CHECK(visited == 1);
  CHECK(each_legal_move(state, rules, visit, 1000));
}

TEST_CASE("A variant that refuses every move of a seat is at fault", "[legality]") {
  const Refusing none(shipped("standard").data(), RefusalRule::On::Move,
                      [](const Move&) { return true; });
  const State state = position(none, "h7", {"s7 d2", "h9"});
  CHECK_THROWS_WITH(check_has_legal_move(state, none),
                    "seat 1 holds s7 d2 and has no legal move; refusals may not forbid every move "
                    "(look at X-1)");
  CHECK_THROWS_AS(check_has_legal_move(state, none), NoLegalMove);
  Random random(1);
  CHECK_THROWS_AS(random_legal_move(state, none, random), NoLegalMove);
  const Refusing some(shipped("standard").data(), RefusalRule::On::Trail,
                      [](const Move&) { return true; });
  CHECK_NOTHROW(check_has_legal_move(state, some));
}

TEST_CASE("Random moves are as likely one as the other, with refusals or without", "[legality]") {
  const Rules& plain = shipped("standard");
  const Refusing asked(shipped("standard").data(), RefusalRule::On::Move,
                       [](const Move&) { return false; });
  const Rules& rules = GENERATE_REF(false, true) ? plain : static_cast<const Rules&>(asked);
  const State state = position(rules, "h7 s3 d4", {"s7 hK", "h9"});
  const std::vector<Move> moves = legal_moves(state, rules);
  std::vector<int> drawn(moves.size());
  Random random(3);
  constexpr int draws = 5000;
  for (int i = 0; i < draws; ++i) {
    const Move move = random_legal_move(state, rules, random);
    const auto found = std::find(moves.begin(), moves.end(), move);
    REQUIRE(found != moves.end());
    ++drawn[static_cast<std::size_t>(found - moves.begin())];
  }
  for (int count : drawn) CHECK(std::abs(count - draws / 5) < 150);  // five deviations
}

TEST_CASE("On a table with billions of captures a random move is drawn at once", "[legality]") {
  const Rules& rules = shipped("standard");
  Setup setup;
  setup.table = packs_without("hK hQ");
  setup.hands = {cards("hK hQ")};
  const State state = State::from(setup, rules.data());
  REQUIRE(count_legal_moves(state, rules).number > 1'000'000'000'000);
  Random random(1);
  std::set<std::vector<Card>> drawn;
  for (int i = 0; i < 10; ++i) {
    const Move move = random_legal_move(state, rules, random);
    REQUIRE(is_legal(move, state, rules));
    drawn.insert(move.captured);
  }
  CHECK(drawn.size() == 10);
}
