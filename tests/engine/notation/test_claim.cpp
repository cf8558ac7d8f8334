#include <string>

#include "engine/cards/card_text.hpp"
#include "engine/notation/move_text.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/moves.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A position in which seat 1 holds `hand`.
struct Spot {
  const char* table;
  const char* hand;
};

/// The cards that a text takes; a trail is "-".
std::string taken(const Rules& rules, const Spot& spot, std::string_view text) {
  const Move move = resolve(parse_move(text), position(rules, spot.table, {spot.hand}), rules);
  return move.trails() ? "-" : to_text(move.captured);
}

struct Refused {
  std::string message;
  std::string clause;
};

/// Why the claim of a text is false.
Refused refused(const Rules& rules, const Spot& spot, std::string_view text) {
  try {
    taken(rules, spot, text);
  } catch (const FalseClaim& claim) {
    return {claim.what(), claim.clause()};
  }
  return {"was believed", ""};
}

}  // namespace

// Sets.

TEST_CASE("A set is taken as it is, legal or not", "[move-text]") {
  const Rules& rules = shipped("standard");
  const Spot spot{"h7 s3 d4 cK", "s7 c8"};
  CHECK(taken(rules, spot, "s7") == "-");
  CHECK(taken(rules, spot, "s7xh7s3d4") == "h7 d4 s3");
  CHECK(taken(rules, spot, "s7 x h7 s3 d4") == "h7 d4 s3");
  CHECK(taken(rules, spot, "7s x 4d,3s") == "d4 s3");
  CHECK(taken(rules, spot, "c8xcK,h7") == "cK h7");
}

TEST_CASE("The cards of a move must be where it says", "[move-text]") {
  const Rules& rules = shipped("standard");
  const Spot spot{"h7 s3 d4", "s7"};
  const auto message = [&](const char* text) -> std::string {
    try {
      return taken(rules, spot, text);
    } catch (const MoveError& error) {
      return error.what();
    }
  };
  CHECK_THAT(message("c8"), ContainsSubstring("c8 is not in the hand of seat 1"));
  CHECK_THAT(message("c8x*"), ContainsSubstring("c8 is not in the hand of seat 1"));
  CHECK_THAT(message("s7xd7"), ContainsSubstring("d7 does not lie on the table"));
  CHECK_THAT(message("s7xd4+c3"), ContainsSubstring("c3 does not lie on the table"));
  CHECK_THAT(message("s7xh7h7"), ContainsSubstring("h7 is taken twice"));
}

// Claims of groups and values.

TEST_CASE("A true claim is the move, in whatever order it is written", "[move-text]") {
  const Rules& rules = shipped("standard");
  const Spot spot{"h7 s3 d4 cA", "s7 hA"};
  CHECK(taken(rules, spot, "s7xs3+d4,h7") == "h7 d4 s3");
  CHECK(taken(rules, spot, "s7=7xh7=7 s3=3+d4=4") == "h7 d4 s3");
  CHECK(taken(rules, spot, "hAxcA") == "cA");
  CHECK(taken(rules, spot, "hA=1xcA") == "cA");
  CHECK(taken(rules, spot, "hA=14xcA=14") == "cA");
  CHECK(taken(rules, spot, "hAxcA=14") == "cA");
  CHECK(taken(rules, {"hQ s4 d9 h7", "d10"}, "d10xhQ+s4 d9+h7") == "hQ d9 h7 s4");
}

TEST_CASE("A group that does not add up is refused with the arithmetic and a right form",
          "[move-text]") {
  const Rules& rules = shipped("standard");
  const auto [message, clause] = refused(rules, {"s5 h4 h3 d7 c9", "d8"}, "d8xs5+h4");
  CHECK(message == "s5+h4 is 9, and d8 is 8");
  CHECK(clause == "STD-CAP-2");

  const Refused split = refused(rules, {"h7 s3 d4 h4 c3", "s7"}, "s7xd4+h4,s3+c3");
  CHECK(split.message == "d4+h4 is 8, and s7 is 7; write s7xh4+s3,d4+c3");
  CHECK(split.clause == "STD-CAP-2");
}

TEST_CASE("Cards that are no group by themselves may not be parted", "[move-text]") {
  const Rules& rules = shipped("standard");
  const auto [message, clause] = refused(rules, {"h9 s7", "d10"}, "d10=16 x h9 s7");
  CHECK(message == "h9 is 9, and d10 is 16; write d10=16xh9+s7");
  CHECK(clause == "STD-CAP-2");
  CHECK(refused(rules, {"h9 s7", "d10"}, "d10xh9,s7=7").message ==
        "h9 is 9, and d10 is 10 or 16; write d10=16xh9+s7");
}

TEST_CASE("A value the card does not have is refused, of either card", "[move-text]") {
  const Rules& rules = shipped("standard");
  CHECK(refused(rules, {"h7", "s7"}, "s7=8xh7").message ==
        "s7 counts 7 from the hand, not 8; write s7xh7");
  CHECK(refused(rules, {"h7", "s7"}, "s7=8").message == "s7 counts 7 from the hand, not 8");
  CHECK(taken(rules, {"h7", "hA"}, "hA=14") == "-");
  CHECK(refused(rules, {"cA", "hA"}, "hA=5xcA").message ==
        "hA counts 1 or 14 from the hand, not 5; write hAxcA");
  CHECK(refused(rules, {"cA", "hA"}, "hAxcA=5").message ==
        "cA counts 1 or 14 on the table, not 5; write hAxcA");
  CHECK(refused(rules, {"cA", "hA"}, "hA=14xcA=1").message ==
        "cA=1 is 1, and hA is 14; write hAxcA");
}

TEST_CASE("Groups that need two values of the played card are refused", "[move-text]") {
  const Rules& rules = shipped("standard");
  const auto [message, clause] = refused(rules, {"c2 d9 h6", "s2"}, "s2xc2,d9+h6");
  CHECK(message == "the groups need different values of s2, which has one at a time");
  CHECK(clause == "STD-VAL-3");
}

TEST_CASE("A card in two groups is refused under the clause of overlaps", "[move-text]") {
  const Rules& rules = shipped("standard");
  const auto [message, clause] = refused(rules, {"s5 d5 h3", "c8"}, "c8xs5+h3,d5+h3");
  CHECK(message == "h3 stands in s5+h3 and d5+h3: a card is taken once, in one group");
  CHECK(clause == "STD-CAP-4");
  CHECK(refused(rules, {"s5 d5 h3", "c8"}, "c8xs5+s5+h3").message ==
        "s5 stands in s5+s5+h3 twice: a card is taken once, in one group");
}

TEST_CASE("The clause is the one that forbids the set, where one does", "[move-text]") {
  const Rules& rules = shipped("standard");
  CHECK(refused(rules, {"s5 d5 h3", "c8"}, "c8xs5+d5+h3").clause == "STD-CAP-4");
  const Rules& fixed = shipped("standard values=fixed");
  CHECK(refused(fixed, {"s2 hA", "d10"}, "d10xs2+hA").clause == "STD-VAL-V2");
}

TEST_CASE("A value at which the set cannot legally be taken is refused", "[move-text]") {
  const Rules& rules = shipped("standard must_capture=true");
  const auto [message, clause] = refused(rules, {"hA cA c2", "s2"}, "s2=2xhA+cA");
  CHECK(message == "s2 as 2 leaves a group for 2 on the table; write s2=15xhA+cA=14");
  CHECK(clause == "STD-CAP-V1");
  CHECK(refused(rules, {"cA c9 h5", "hA"}, "hA=14xcA").message ==
        "hA as 14 leaves a group for 14 on the table; write hAxcA");
}

TEST_CASE("If no value is claimed, any at which the groups hold will do", "[move-text]") {
  const Rules& rules = shipped("standard must_capture=true");
  CHECK(taken(rules, {"hA cA c2", "s2"}, "s2xhA+cA") == "hA cA");
  CHECK(taken(rules, {"cA c9 h5", "hA"}, "hAxcA") == "cA");
}

TEST_CASE("A set that is legal at no value is left to the rules", "[move-text]") {
  const Rules& rules = shipped("misar auto_announce=false");
  const Spot spot{"c2 d9 h6 cK cQ", "s2"};
  CHECK(taken(rules, spot, "s2=15xd9+h6") == "d9 h6");
}
