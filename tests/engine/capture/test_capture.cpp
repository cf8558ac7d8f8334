#include <vector>

#include "engine/capture/capture.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

/// Printed values, and no way to capture.
CaptureRules printed_values() {
  const ValueTable& values = shipped("standard values=fixed").data().capture.table_values;
  return {values, values, {}};
}

CaptureSearch search() { return CaptureSearch(shipped("standard").data().capture); }

/// The values at which `played` takes `taken`.
std::vector<int> taking(const CaptureSearch& search, const char* played, const char* on_table,
                        const char* taken, Leave leave = Leave::Anything) {
  const Cards open = table(on_table);
  const Values values = search.find(card(played), open).values_taking(set_of(open, taken), leave);
  return {values.begin(), values.end()};
}

using List = std::vector<Cards>;

/// Every set that can be taken, as cards in the order of each().
List list(const CaptureSearch& search, const char* played, const char* on_table,
          Leave leave = Leave::Anything) {
  const Cards open = table(on_table);
  List sets;
  search.find(card(played), open).each(leave, [&](const ItemSet& set) {
    sets.push_back(cards_of(open, set));
    return true;
  });
  return sets;
}

List sets(std::initializer_list<const char*> texts) {
  List sets;
  for (const char* text : texts) sets.push_back(table(text));
  return sets;
}

using Ints = std::vector<int>;

}  // namespace

TEST_CASE("A card takes an equal card, sums, and any number of both", "[capture]") {
  // STD-CAP-1, STD-CAP-2, STD-CAP-3, STD-CAP-7
  CHECK(list(search(), "s7", "h7 s3 d4") == sets({"h7", "h7 s3 d4", "s3 d4"}));
  CHECK(list(search(), "h9", "d6 c9") == sets({"c9"}));
  CHECK(list(search(), "c4", "s5 d6") == sets({}));
}

TEST_CASE("A table card belongs to one group only", "[capture]") {
  CHECK(list(search(), "c8", "s5 d5 h3") == sets({"s5 h3", "d5 h3"}));  // STD-CAP-4
  CHECK(taking(search(), "c6", "s4 h4 d4", "s4 h4 d4").empty());        // though 12 is twice 6
}

TEST_CASE("The played card has one value in a capture", "[capture]") {
  // STD-VAL-3: lillan as 2 and as 15, never both
  const char* open = "c2 d9 h6";
  CHECK(taking(search(), "s2", open, "c2") == Ints{2});
  CHECK(taking(search(), "s2", open, "d9 h6") == Ints{15});
  CHECK(taking(search(), "s2", open, "c2 d9 h6").empty());
}

TEST_CASE("Special cards on the table count as freely as in the hand", "[capture]") {
  // STD-VAL-4
  CHECK(taking(search(), "hA", "sK cA dA", "sK cA dA") == Ints{14});
  CHECK(taking(search(), "hA", "cA", "cA") == Ints{1, 14});
  CHECK(taking(search(), "d10", "s2 hA", "s2 hA") == Ints{16});
  CHECK(taking(search(), "hQ", "sJ cA d10 s2 dQ", "sJ cA d10 s2 dQ") == Ints{12});
  CHECK(taking(search(), "d10", "c10 hQ s4 d9 h7", "hQ s4 d9 h7") == Ints{16});
}

TEST_CASE("The empty set cannot be taken", "[capture]") {
  const CaptureSearch any = search();
  CHECK(any.find(card("s7"), table("h7")).values_taking(ItemSet()).empty());
  CHECK_FALSE(any.find(card("s7"), {}).can_capture());
  CHECK_FALSE(any.find(card("s7"), {}).can_sweep());
  CHECK(any.find(card("s7"), {}).count() == Count{0, false});
  CHECK(list(any, "s7", "").empty());
}

TEST_CASE("A sweep takes every card of the table", "[capture]") {
  CHECK(search().find(card("cJ"), table("s7 c4")).can_sweep());
  CHECK(search().find(card("c10"), table("h7 d7 c6 s3 h3 d4")).can_sweep());
  CHECK_FALSE(search().find(card("s7"), table("h7 s3")).can_sweep());
  CHECK(search().find(card("s7"), table("h7 s3")).can_capture());
}

TEST_CASE("Leaving no group judges the value that explains the capture", "[capture]") {
  // STD-CAP-V1, MIS-B2
  const Leave none = Leave::NoGroup;
  CHECK(taking(search(), "c10", "h7 d7 c6 s3 h3 d4 cK", "s3 h3 d4", none) == Ints{10});
  CHECK(taking(search(), "c10", "h7 d7 c6 s3 h3 d4 cK", "h7 s3", none).empty());
  CHECK(taking(search(), "s2", "c2 d9 h6", "c2", none) == Ints{2});
  CHECK(taking(search(), "s2", "c2 d9 h6 cK", "d9 h6", none).empty());  // 13 + 2 is still there
  CHECK(list(search(), "s7", "h7 s3 d4", none) == sets({"h7 s3 d4"}));
}

TEST_CASE("Cards without values go by rank or twin, in no sum", "[capture]") {
  CaptureRules rules = shipped("standard").data().capture;
  for (const char* court : {"sJ", "hJ", "dJ", "cJ"})
    rules.hand_values[card(court).face()] = rules.table_values[card(court).face()] = Values{};
  rules.ways.emplace_back().by = CaptureBy::Rank;
  const CaptureSearch search(rules);
  CHECK(taking(search, "sJ", "hJ dJ s5", "hJ dJ") == Ints{0});
  CHECK(taking(search, "sJ", "s5 h6", "s5 h6").empty());
  CHECK(taking(search, "hQ", "hJ cA", "hJ cA").empty());
  CHECK(search.find(card("sJ"), table("hJ")).can_capture());
  CHECK(search.find(card("sJ"), table("hJ dJ cJ s5")).count() == Count{7, false});
}

TEST_CASE("A way may be bound to played cards and to table cards", "[capture]") {
  CaptureRules rules = shipped("standard values=aces").data().capture;
  FaceSet courts;
  for (int rank = 11; rank <= 13; ++rank)
    for (Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs})
      courts.add(Card::of(rank, suit).face());
  FaceSet others;
  for (Face face = 0; face < face_count; ++face)
    if (!courts.has(face)) others.add(face);
  rules.ways[1].takes = others;
  const CaptureSearch search(rules);
  CHECK(taking(search, "hK", "sJ c2", "sJ c2").empty());
  CHECK(taking(search, "hK", "s9 c4 sK", "s9 c4 sK") == Ints{13});
  rules.ways[1].played = others;
  CHECK(taking(CaptureSearch(rules), "hK", "s9 c4", "s9 c4").empty());
}

TEST_CASE("By total the played card counts as well", "[capture]") {
  CaptureRules rules = printed_values();
  rules.ways.resize(1);
  rules.ways[0].by = CaptureBy::Total;
  rules.ways[0].total = 15;
  const CaptureSearch search(rules);
  CHECK(list(search, "s7", "h8 d5 c3") == sets({"h8", "h8 d5 c3", "d5 c3"}));
  CHECK(list(search, "s7", "h7") == sets({}));
  rules.ways[0].total = 7;
  CHECK(list(CaptureSearch(rules), "s7", "h7 cA") == sets({}));
}

TEST_CASE("Twins of a second pack are cards of their own", "[capture]") {
  CaptureRules rules = shipped("standard").data().capture;
  rules.ways.resize(1);
  rules.ways[0].by = CaptureBy::Twin;
  CHECK(list(CaptureSearch(rules), "s7", "s7' h7 h7'") == sets({"s7'"}));
  CHECK(list(search(), "c8", "s5 s5' h3") == sets({"s5 h3", "s5' h3"}));
}

TEST_CASE("A written form takes the first card with its smallest group", "[capture][explain]") {
  const auto explain = [](const char* played, Value value, const char* on_table) {
    const Cards open = table(on_table);
    const ItemSet all = ItemSet::first(static_cast<int>(open.size()));
    return search().find(card(played), open).explain(value, all);
  };
  CHECK(explain("s7", 7, "h7 s3 d4") ==
        Grouping{7, {Group{{{card("h7"), 7}}, 0}, Group{{{card("d4"), 4}, {card("s3"), 3}}, 1}}});
  // The first ace that can count 1 does so; a group of two comes before one of three.
  CHECK(
      explain("hA", 14, "sK cA dA") ==
      Grouping{14, {Group{{{card("sK"), 13}, {card("dA"), 1}}, 1}, Group{{{card("cA"), 14}}, 0}}});
  CHECK(explain("hA", 1, "cA") == Grouping{1, {Group{{{card("cA"), 1}}, 0}}});
  CHECK(explain("d10", 16, "s2 hA") ==
        Grouping{16, {Group{{{card("s2"), 2}, {card("hA"), 14}}, 1}}});
}

TEST_CASE("A claimed group is judged at the values claimed", "[capture]") {
  const auto claim = [](const char* played, Value value, std::vector<Counted> cards) {
    return search().as_group(card(played), value, cards);
  };
  CHECK(claim("s7", 7, {{card("s3"), 0}, {card("d4"), 0}}) ==
        Group{{{card("d4"), 4}, {card("s3"), 3}}, 1});
  CHECK(claim("s7", 7, {{card("h7"), 7}}) == Group{{{card("h7"), 7}}, 0});
  CHECK_FALSE(claim("s7", 7, {{card("h7"), 6}}));
  CHECK_FALSE(claim("s7", 6, {{card("h6"), 0}}));
  CHECK_FALSE(claim("s7", 7, {}));
  CHECK(claim("hA", 14, {{card("cA"), 14}}) == Group{{{card("cA"), 14}}, 0});
  CHECK_FALSE(claim("hA", 14, {{card("cA"), 1}}));
  CHECK(claim("d10", 16, {{card("s2"), 15}, {card("hA"), 0}}) ==
        Group{{{card("s2"), 15}, {card("hA"), 1}}, 1});
}

TEST_CASE("A refused set is refused for its own reason", "[capture]") {
  const auto misfit = [](const char* played, const char* on_table, const char* taken) {
    const Cards open = table(on_table);
    return search().find(card(played), open).misfit(set_of(open, taken));
  };
  CHECK(misfit("s2", "c2 d9 h6", "c2 d9 h6") == Misfit::TwoValues);
  CHECK(misfit("c8", "s5 d5 h3", "s5 d5 h3") == Misfit::Overlap);
  CHECK(misfit("c3", "h8 d5", "h8 d5") == Misfit::NoGroup);
  CHECK(misfit("c6", "s4 h4 d4", "s4 h4 d4") == Misfit::NoGroup);
}

TEST_CASE("A count saturates instead of wrapping round", "[capture]") {
  Count count{~std::uint64_t{0} - 1, false};
  count += Count{1, false};
  CHECK(count == Count{~std::uint64_t{0}, false});
  count += Count{1, false};
  CHECK(count == Count{~std::uint64_t{0}, true});
}
