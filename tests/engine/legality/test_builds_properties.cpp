// Moves with builds, compared with the rules word for word.
#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include "engine/cards/card_text.hpp"
#include "engine/cards/deck.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_builds.hpp"
#include "engine/model/setup.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/playing.hpp"
#include "tests/support/brute_force.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random_positions.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// All faces of the ranks from ace to `highest`.
FaceSet ranks_to(int highest) {
  FaceSet faces;
  for (int rank = 1; rank <= highest; ++rank)
    for (Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs})
      faces.add(Card::of(rank, suit).face());
  return faces;
}

/// All of a build: its cards, sorted, its value, its owner, and whether it is multiple.
using Laid = std::tuple<Cards, int, Seat, bool>;
std::multiset<Laid> laid(const State& state) {
  std::multiset<Laid> all;
  for (std::size_t i = 0; i < state.builds.size(); ++i) {
    const Build& build = state.builds[i];
    all.insert({sorted(state.build(i)), build.value, build.owner, build.is_multiple});
  }
  return all;
}

RuleData random_rules(Dice& dice) {
  RuleData rules = shipped("cassino").data();
  rules.only_for.reset();  // set-ups are of two seats or three, and neither play in pairs
  rules.refusals.clear();
  if (dice.roll(2) == 0) {
    rules.capture =
        shipped(dice.roll(3) == 0 ? "standard values=fixed" : "standard").data().capture;
    if (dice.roll(3) == 0) rules.capture.ways.emplace_back().by = CaptureBy::Rank;
  }
  if (dice.roll(5) == 0)
    rules.capture.ways[static_cast<std::size_t>(dice.roll(2))].groups = GroupCount::One;
  if (dice.roll(5) == 0) {
    CaptureRule& total = rules.capture.ways.emplace_back();
    total.by = CaptureBy::Total;
    total.total = dice.between(9, 15);
  }
  BuildRules& builds = *rules.builds;
  builds.of = dice.roll(3) > 0 ? ranks_to(10) : FaceSet::all();
  builds.raised_by = static_cast<BuildRules::RaisedBy>(dice.roll(3));
  builds.join = dice.roll(2) == 0;
  if (dice.roll(8) == 0) builds.raise.clear();
  const auto duty = [&](int one_in) { return dice.roll(one_in) == 0 ? "D-1" : ""; };
  rules.duties = {duty(6), duty(3), duty(5), duty(4), duty(6), duty(2), duty(2), duty(3)};
  return rules;
}

/// By value, the first card of the deck that counts it, which is to take a build of that value.
std::map<Value, Card> takers(const RuleData& rules) {
  std::map<Value, Card> takers;
  for (const Card card : full_deck(rules.deck))
    for (const Value value : rules.capture.hand_values[card.face()]) takers.emplace(value, card);
  return takers;
}

/// Whether all cards may build, and `taker` takes them together at the value.
bool can_be_built(const Cards& cards, Value value, Card taker, const RuleData& rules) {
  const BruteForce brute(rules.capture, taker, cards);
  return std::ranges::all_of(cards, [&](Card card) { return rules.builds->of.has(card); }) &&
         brute.values_taking(brute.everything(), {}).has(value);
}

/// The seat to move holds up to four cards, the others one; up to four builds lie on the table,
/// most of which a card could take, and loose cards. All are often of low ranks.
State random_state(const RuleData& rules, Dice& dice, int loose) {
  const FaceSet low = ranks_to(dice.roll(2) == 0 ? max_rank : dice.between(5, 10));
  Cards deck = packs_without("");
  std::erase_if(deck, [&](Card card) { return loose <= 6 && !low.has(card); });
  for (std::size_t i = deck.size(); i > 1; --i)
    std::swap(deck[i - 1], deck[static_cast<std::size_t>(dice.roll(static_cast<int>(i)))]);
  const auto some = [&](int count) {
    const Cards taken(deck.end() - std::min(count, static_cast<int>(deck.size())), deck.end());
    deck.erase(deck.end() - static_cast<std::ptrdiff_t>(taken.size()), deck.end());
    return taken;
  };
  Setup setup;
  setup.players = dice.between(2, 3);
  const Seat turn = dice.between(1, setup.players);
  setup.words["turn"] = std::to_string(turn);
  for (Seat seat = 1; seat <= setup.players; ++seat)
    setup.hands.push_back(some(seat == turn ? dice.between(1, 4) : 1));
  const Cards mine = setup.hands[static_cast<std::size_t>(turn - 1)];
  for (int left = dice.roll(6) == 0 ? 0 : dice.between(1, 4); left > 0 && deck.size() > 4; --left) {
    SetupBuild& build = setup.builds.emplace_back();
    build.cards = sorted(some(dice.between(2, 3)));
    const Values held =
        rules.capture.hand_values
            [mine[static_cast<std::size_t>(dice.roll(static_cast<int>(mine.size())))].face()];
    build.value = held.empty() || dice.roll(2) == 0 ? dice.between(2, 10) : held[0];
    if (setup.builds.size() > 1 && dice.roll(3) == 0) build.value = setup.builds[0].value;
    for (const auto& [value, taker] : takers(rules))
      if (dice.roll(8) != 0 && can_be_built(build.cards, value, taker, rules)) build.value = value;
    build.owner = dice.between(1, setup.players);
    build.is_multiple = dice.roll(3) == 0;
  }
  setup.table = some(loose);
  return State::from(setup, rules);
}

bool comes_before(const Move& a, const Move& b) {
  if (a.card != b.card) return a.card < b.card;
  if (a.built != b.built) return a.built < b.built;
  if (a.builds() && a.whole != b.whole) return a.whole < b.whole;
  return std::tie(a.captured, a.whole) < std::tie(b.captured, b.whole);
}

/// The moves of the seat to play, as the rules word them.
class Plainly {
 public:
  Plainly(const State& state, const RuleData& rules)
      : state_(state),
        rules_(rules),
        ways_(*rules.builds),
        takers_(takers(rules)),
        table_(sorted(state.table())),
        hand_(sorted(state.hand(state.turn))) {
    for (std::uint64_t loose = 0; loose < own_bit(); ++loose)
      if (Cards with = set(loose);
          std::ranges::all_of(with, [&](Card c) { return ways_.of.has(c); }))
        sets_to_build_.emplace(loose, std::move(with));
    for (const Card card : hand_) {
      add_captures(card);
      if (ways_.of.has(card)) add_builds(card);
      moves_.push_back({state.turn, card, {}});
    }
    std::ranges::sort(moves_, comes_before);
    const auto any = [&](auto test) { return std::ranges::any_of(moves_, test); };
    const Duties& duties = rules.duties;
    const auto sweeps = [&](const Move& move) { return clears_table(move, state); };
    if (!duties.sweep.empty() && any(sweeps)) keep(sweeps);
    std::set<Card> capturing;
    for (const Move& move : moves_)
      if (move.captures()) capturing.insert(move.card);
    if (!duties.capture.empty())
      keep([&](const Move& move) { return !move.trails() || !capturing.contains(move.card); });
    if (!duties.any_capture.empty() && !capturing.empty())
      keep([&](const Move& move) { return !move.trails() || capturing.contains(move.card); });
    if (!duties.hold_build.empty())
      keep([&](const Move& move) { return !move.builds() || others_count(move.card, move.built); });
    if (!duties.keep_build.empty()) keep_if_any([&](const Move& move) { return keeps(move); });
    const bool owns = std::ranges::any_of(
        state.builds, [&](const Build& build) { return build.owner == state.turn; });
    if (!duties.owner_trail.empty() && owns)
      keep_if_any([](const Move& move) { return !move.trails(); });
  }

  const std::vector<Move>& legal() const { return moves_; }
  /// Whether the card and the set make one group for the value.
  bool is_one_group(const Move& move) const {
    const BruteForce brute = with_table(move.card, move.built);
    return std::ranges::any_of(rules_.capture.ways, [&](const CaptureRule& way) {
      return brute.is_group(move.built, bits(move) | own_bit(), way.groups);
    });
  }

 private:
  template <typename Test>
  void keep(Test test) {
    std::erase_if(moves_, [&](const Move& move) { return !test(move); });
  }
  template <typename Test>
  void keep_if_any(Test test) {
    if (std::ranges::any_of(moves_, test)) keep(test);
  }
  std::uint64_t own_bit() const { return std::uint64_t{1} << table_.size(); }
  std::uint64_t bits(const Move& move) const {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < table_.size(); ++i)
      if (std::ranges::find(move.captured, table_[i]) != move.captured.end()) bits |= 1ULL << i;
    return bits;
  }
  Cards set(std::uint64_t bits) const { return cards_of(table_, ItemSet::of_bits(bits)); }
  bool counts(Card card, int value) const {
    return rules_.capture.hand_values[card.face()].has(static_cast<Value>(value));
  }
  bool others_count(Card card, int value) const {
    return std::ranges::any_of(hand_,
                               [&](Card other) { return other != card && counts(other, value); });
  }
  bool keeps(const Move& move) const {
    for (std::size_t i = 0; i < state_.builds.size(); ++i) {
      const Build& build = state_.builds[i];
      if (build.owner == state_.turn && counts(move.card, build.value) &&
          !others_count(move.card, build.value) && (move.whole >> i & 1) == 0)
        return false;
    }
    return true;
  }
  /// The capture position of a card that takes a build of the value: the loose cards, then the
  /// played one.
  BruteForce with_table(Card played, Value value) const {
    Cards cards = table_;
    cards.push_back(played);
    return BruteForce(rules_.capture, takers_.at(value), cards);
  }

  /// Whether a capture at the value takes all these builds, and leaves none that it must take.
  bool takes_builds(std::uint32_t piles, Value value) const {
    for (std::size_t i = 0; i < state_.builds.size(); ++i) {
      const bool is_of_value = state_.builds[i].value == value;
      const bool is_taken = (piles >> i & 1) != 0;
      if (is_taken ? !is_of_value : is_of_value && !rules_.duties.take_all.empty()) return false;
    }
    return true;
  }
  void add_captures(Card card) {
    const BruteForce brute(rules_.capture, card, table_);
    const bool must_take_one = !rules_.duties.single_first.empty() && brute.can_take_one_card();
    const Wanted wanted{rules_.duties.take_all.empty() ? Leave::Anything : Leave::NoGroup,
                        must_take_one ? With::OneCard : With::AnyGroups};
    // Builds taken alone must leave no group that could have gone with them.
    const auto takes_nothing = [&](Value value) {
      Wanted more;
      more.value = value;
      return !must_take_one && (wanted.leave == Leave::Anything || brute.sets(more).empty());
    };
    for (std::uint64_t loose = 0; loose <= brute.everything(); ++loose) {
      const Values taking = brute.values_taking(loose, wanted);
      for (std::uint32_t piles = 0; piles <= all_builds(state_); ++piles)
        if ((loose != 0 || piles != 0) && std::ranges::any_of(brute.values(), [&](Value value) {
              return takes_builds(piles, value) &&
                     (loose == 0 ? takes_nothing(value) : taking.has(value));
            }))
          moves_.push_back({state_.turn, card, set(loose), piles});
    }
  }

  bool may_raise(std::size_t number, Card card, Value value) const {
    const Build& build = state_.builds[number];
    Cards with(state_.build(number).begin(), state_.build(number).end());
    with.push_back(card);
    const bool is_own = build.owner == state_.turn;
    return !build.is_multiple && build.value < value && !ways_.raise.empty() &&
           rules_.capture.table_values[card.face()].has(static_cast<Value>(value - build.value)) &&
           (ways_.raised_by == BuildRules::RaisedBy::Anyone ||
            (ways_.raised_by == BuildRules::RaisedBy::Owner) == is_own) &&
           can_be_built(sorted(with), value, takers_.at(value), rules_);
  }
  void add_builds(Card card) {
    for (const auto& [value, taker] : takers_) {
      const BruteForce brute = with_table(card, value);
      std::uint32_t joined = 0;
      for (std::size_t i = 0; i < state_.builds.size(); ++i)
        if (ways_.join && state_.builds[i].value == value) joined |= 1U << i;
      const auto takes = [&, value = value](std::uint64_t set) {
        return brute.values_taking(set, {}).has(value);
      };
      for (const auto& [loose, with] : sets_to_build_) {
        const bool has_place = joined != 0 || (loose != 0 && state_.builds.size() < most_builds);
        if (has_place && takes(loose | own_bit()))
          moves_.push_back({state_.turn, card, with, joined, value});
        for (std::size_t i = 0; i < state_.builds.size(); ++i)
          if (may_raise(i, card, value) && (loose == 0 || takes(loose)))
            moves_.push_back({state_.turn, card, with, joined | 1U << i, value});
      }
    }
  }

  const State& state_;
  const RuleData& rules_;
  const BuildRules& ways_;
  std::map<Value, Card> takers_;
  Cards table_;
  Cards hand_;
  std::map<std::uint64_t, Cards> sets_to_build_;  ///< by bitmap of loose cards
  std::vector<Move> moves_;
};

/// Carries out the move as the rules word it.
void check_made(const Move& move, const State& before, const Rules& rules, const Plainly& plainly) {
  State after = before;
  apply(after, move, rules, nullptr);
  Cards together = move.captured;
  if (!move.trails()) together.push_back(move.card);
  std::multiset<Laid> builds = laid(before);
  std::uint32_t joined = 0;
  for (std::size_t i = 0; i < before.builds.size(); ++i) {
    const Build& build = before.builds[i];
    if ((move.whole >> i & 1) == 0) continue;
    if (build.value == move.built) joined |= 1U << i;
    const Cards cards = sorted(before.build(i));
    builds.erase(builds.find({cards, build.value, build.owner, build.is_multiple}));
    together.insert(together.end(), cards.begin(), cards.end());
  }
  if (move.builds()) {
    const bool raises = move.whole != joined;
    const bool is_multiple =
        joined != 0 || (raises ? !move.captured.empty() : !plainly.is_one_group(move));
    builds.insert({sorted(together), move.built, move.seat, is_multiple});
    REQUIRE(kasino::is_multiple(move, before, rules) == is_multiple);
  }
  REQUIRE(laid(after) == builds);
  Cards pile(before.pile(move.seat).begin(), before.pile(move.seat).end());
  if (move.captures()) pile.insert(pile.end(), together.begin(), together.end());
  REQUIRE(sorted(after.pile(move.seat)) == sorted(pile));
  REQUIRE_FALSE(after.holds(Place::hand(move.seat), move.card));
  REQUIRE(after.table().size() ==
          before.table().size() - move.captured.size() + (move.trails() ? 1 : 0));
  REQUIRE(sorted(after.all_cards()) == sorted(before.all_cards()));
  REQUIRE(after.sweeps[static_cast<std::size_t>(move.seat - 1)] ==
          (clears_table(move, before) ? 1 : 0));
}

/// A move of cards that are there: near a legal move, or far from all.
Move some_move(const State& state, const std::vector<Move>& legal, Dice& dice) {
  const auto one_of = [&](const auto& all) {
    return all[static_cast<std::size_t>(dice.roll(static_cast<int>(all.size())))];
  };
  Move move = one_of(legal);
  const int changes = dice.roll(16);
  if ((changes & 1) != 0) move.card = one_of(state.hand(state.turn));
  if ((changes & 2) != 0 && !state.table().empty()) {
    const Card card = one_of(state.table());
    if (std::erase(move.captured, card) == 0) move.captured.push_back(card);
    std::ranges::sort(move.captured);
  }
  if ((changes & 4) != 0 && !state.builds.empty())
    move.whole ^= 1U << dice.roll(static_cast<int>(state.builds.size()));
  if ((changes & 8) != 0)
    move.built = dice.roll(4) == 0 ? 0 : static_cast<std::uint8_t>(dice.between(1, 16));
  return move;
}

/// Checks that list, count, places and judgements agree.
void check_agreement(const State& state, const Rules& rules, const std::vector<Move>& legal,
                     Dice& dice) {
  REQUIRE_FALSE(legal.empty());
  REQUIRE(std::ranges::is_sorted(legal, comes_before));
  const Count count = count_legal_moves(state, rules);
  REQUIRE(count.number == legal.size());
  REQUIRE_FALSE(count.saturated);
  REQUIRE_FALSE(nth_legal_move(state, rules, legal.size()).move);
  for (int i = 0; i < 3; ++i) {
    const auto place = static_cast<std::size_t>(dice.roll(static_cast<int>(legal.size())));
    const Move& move = legal[place];
    REQUIRE(nth_legal_move(state, rules, place).move == move);
    REQUIRE(resolve(parse_move(to_text(move, state, rules)), state, rules) == move);
  }
  for (int i = 0; i < 6; ++i) {
    const Move move = some_move(state, legal, dice);
    CAPTURE(to_text(move.card), to_text(move.captured), move.whole, int{move.built});
    const bool is_listed = std::ranges::find(legal, move) != legal.end();
    REQUIRE(is_legal(move, state, rules) == is_listed);
    REQUIRE(judge(move, state, rules).legal() == is_listed);
  }
}

std::string described(const State& state, const RuleData& rules) {
  std::string text = "to play " + std::to_string(state.turn);
  for (const WrittenField& field : written_fields(setup_of(state, rules)))
    text += "; " + field.name + " " + field.value;
  const Duties& duties = rules.duties;
  text += std::string("; ") + (rules.builds->join ? "joined" : "apart") + ", raised by " +
          std::to_string(static_cast<int>(rules.builds->raised_by)) + "; duties";
  for (const std::string& duty :
       {duties.sweep, duties.capture, duties.any_capture, duties.take_all, duties.single_first,
        duties.hold_build, duties.keep_build, duties.owner_trail})
    text += duty.empty() ? " no" : " yes";
  return text;
}

std::string described(const std::vector<Move>& some, const std::vector<Move>& without,
                      const State& state, const Rules& rules) {
  std::string text;
  for (const Move& move : some)
    if (std::ranges::find(without, move) == without.end())
      text += to_text(move, state, rules) + " (" + std::to_string(move.whole) + ")  ";
  return text;
}

/// Checks random positions under random rules.
void check_positions(std::uint64_t seed) {
  Dice dice(seed);
  Random random(seed);
  int built = 0;
  int raised = 0;
  for (int i = 0; i < tries(1000); ++i) {
    const Rules rules(random_rules(dice));
    const RuleData& data = rules.data();
    for (int k = 0; k < 5; ++k) {
      const State state = random_state(data, dice, dice.roll(7));
      CAPTURE(i, k, described(state, data));
      REQUIRE(State::from(setup_of(state, data), data) == state);
      const Plainly plainly(state, data);
      const std::vector<Move> legal = legal_moves(state, rules);
      CAPTURE(described(legal, plainly.legal(), state, rules),
              described(plainly.legal(), legal, state, rules));
      REQUIRE(legal == plainly.legal());
      check_agreement(state, rules, legal, dice);
      const Move drawn = random_legal_move(state, rules, random);
      REQUIRE(std::ranges::find(legal, drawn) != legal.end());
      std::vector<Move> made = {drawn, legal[random.below(legal.size())]};
      const auto raises = [&](const Move& move) {
        return move.builds() && move.whole != builds_joined(state, data, move.built);
      };
      std::ranges::copy_if(legal, std::back_inserter(made), raises);
      for (const Move& move : made) {
        check_made(move, state, rules, plainly);
        built += move.builds() ? 1 : 0;
        raised += raises(move) ? 1 : 0;
      }
    }
  }
  CHECK(built > tries(2500));
  CHECK(raised > tries(500));
}

}  // namespace

TEST_CASE("moves_with_builds_are_those_of_the_words_of_the_rule", "[builds]") {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) check_positions(seed);
}

TEST_CASE("moves_with_builds_agree_on_large_tables", "[builds]") {
  Dice dice(5);
  for (int i = 0; i < tries(100); ++i) {
    const Rules rules(random_rules(dice));
    const State state = random_state(rules.data(), dice, dice.between(17, 20));
    CAPTURE(described(state, rules.data()));
    check_agreement(state, rules, legal_moves(state, rules), dice);
  }
}
