// Best moves as questions: asked only if one is clearly best, by any search.
#include "engine/cards/card_text.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/teach/lesson_plan.hpp"
#include "repl/teach/question.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

/// The last cards of a deal: who takes d10 has two more points.
Question last_cards(const std::string& table, const std::string& hand, const std::string& other) {
  Question question;
  question.ask = Ask::Best;
  question.setup.table = parse_cards(table);
  question.setup.hands = {parse_cards(hand), parse_cards(other)};
  return question;
}

std::string why_of(const Posed& posed, const std::string& answer, Mark::Kind kind) {
  for (const Mark& mark : posed.mark(answer, Language::English).marks)
    if (mark.kind == kind) return mark.answer + ": " + mark.why;
  return "";
}

bool go_on() { return true; }

}  // namespace

TEST_CASE("A best move is asked for and judged, and worse ones explained", "[teach][player]") {
  const Variant standard("standard");
  Question question = last_cards("d10 s3", "s10 h4", "c10 c6");
  const Posed posed(question, standard);
  CHECK(posed.right_answers(Language::English) == std::vector<std::string>{"s10xd10"});
  CHECK(posed.mark("s10xd10", Language::English).is_right);
  CHECK_FALSE(posed.mark("h4", Language::English).is_right);
  CHECK_FALSE(posed.mark("h4xs3", Language::English).is_right);  // not even allowed
  CHECK_THAT(why_of(posed, "h4", Mark::Kind::Wrong), ContainsSubstring("points worse"));
  CHECK_THAT(why_of(posed, "h4", Mark::Kind::Missed),
             StartsWith("s10xd10: storan: 2 points; cards +2, spades +1"));
  CHECK_THAT(why_of(posed, "h4xs3", Mark::Kind::Wrong), ContainsSubstring("h4 is 4, and s3 is 3"));
  CHECK_THROWS_AS(posed.mark("perhaps", Language::English), BadArgument);
  CHECK(posed.hint(2, Language::English) == "play s10");
  CHECK(posed.hint(3, Language::English) == "s10xd10");
  CHECK(posed.clause_decides());
  question.clause = "STD-SCO-3";
  CHECK(Posed(question, standard).clause_decides());
  question.clause = "STD-SCO-4";
  CHECK_FALSE(Posed(question, standard).clause_decides());
}

TEST_CASE("Nothing is asked where no move is clearly best", "[teach][player]") {
  const Variant standard("standard");
  CHECK_THROWS_WITH(Posed(last_cards("cK", "h4 s6", "c5 c7"), standard),
                    "all moves are about as good");
  CHECK_THROWS_WITH(Posed(last_cards("cK", "h4", "c5"), standard), "there is no choice");
}

TEST_CASE("No move is best where an action comes first", "[teach][player]") {
  const Variant rules("standard+early16", {}, {KASINO_SOURCE_VARIANTS});
  Question question = last_cards("d10 c9", "h9 c4", "s10 c6");
  question.setup.piles = {parse_cards("hA dA cA sA"), {}};
  question.setup.words["scores"] = "12 3";
  CHECK_THROWS_WITH(Posed(question, rules), "announce pays, and is done before any move");
}

TEST_CASE("A question about best moves tells all that was taken", "[teach]") {
  const Variant standard("standard");
  Question question = last_cards("d10 s3", "s10 h4", "c10 c6");
  question.setup.piles = {parse_cards("hA"), parse_cards("s7 h7")};
  question.setup.words["last_capturer"] = "2";
  CHECK_THAT(Posed(question, standard).in_words(Language::English),
             StartsWith("Seat 1 has taken hA.\nSeat 2 has taken s7 h7.\nSeat 2 captured last.\n"));
}

TEST_CASE("Where the fewest points win, the best move takes few", "[teach][player]") {
  const Variant misar("misar");
  const Posed posed(last_cards("d10 c9 s2", "s10 h4", "c5 c6"), misar);
  CHECK_FALSE(posed.mark("s10xd10", Language::English).is_right);
}

TEST_CASE("Other searches agree on the best moves that quizzes ask for", "[teach][player]") {
  for (const char* name : {"standard", "misar", "cassino", "standard+draw"}) {
    Variant variant(name, {}, {KASINO_SOURCE_VARIANTS, KASINO_SOURCE_VARIANTS "/house"});
    const std::size_t wanted = is_sanitized ? 2 : 8;
    variant.budget().begin_command();
    const auto items = quiz_items({{"best"}, wanted, 5}, variant, go_on);
    CAPTURE(name);
    REQUIRE(items.size() == wanted);
    std::size_t agreed = 0;
    for (const LessonItem& item : items) {
      variant.budget().begin_command();
      const Posed posed(*item.question, variant);
      Random random(99);
      const Weighing longer = weigh(posed.state(), variant, random, {is_sanitized ? 600 : 6000});
      const auto best = to_text(longer.steps.front().step, posed.state(), variant);
      agreed += posed.mark(best, Language::English).is_right ? 1 : 0;
    }
    CHECK(agreed == wanted);
  }
}
